package board

import "strings"

// ParseStrip is [Parse] for games on a strip, a single row of squares. A second row is an error at what separates it
// from the first.
func ParseStrip(text, letters string) (Board, error) {
	if i := strings.IndexAny(strings.TrimRight(text, " \t\r\n"), "|\n"); i >= 0 {
		return Board{}, fail(i, "a second row, want a strip of one row")
	}
	return Parse(text, letters)
}

// MustParseStrip is ParseStrip for texts that are known to be right; it panics otherwise.
func MustParseStrip(text, letters string) Board {
	b, err := ParseStrip(text, letters)
	if err != nil {
		panic(err)
	}
	return b
}
