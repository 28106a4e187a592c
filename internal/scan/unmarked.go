package scan

import "strings"

// Unmarked returns a text in which a byte order mark at the beginning, which some programs write there, is as many
// blanks, so that all offsets stay.
func Unmarked(text string) string {
	const mark = "\ufeff"
	rest, found := strings.CutPrefix(text, mark)
	if !found {
		return text
	}
	return strings.Repeat(" ", len(mark)) + rest
}
