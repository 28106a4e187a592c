package board

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/plural"
)

// Parse reads a board with the given letters: rows from top to bottom, separated by bars or line ends, with a square
// for each character. A capital stands for a small letter if only this is among the letters, and the other way round.
// Blanks at the ends of a row, and empty lines at the end of the text, do not count. The empty text is the board
// without squares.
//
// An error is a [*cgt.SyntaxError] with the offset: of a character that is not among the letters, or of the
// end of a row that is not as long as the first.
func Parse(text, letters string) (Board, error) {
	body := strings.TrimRight(text, " \t\r\n")
	var b Board
	cells := make([]byte, 0, len(body))
	for at, more := 0, body != ""; more; {
		end := len(body)
		if n := strings.IndexAny(body[at:], "|\n"); n >= 0 {
			end = at + n
		}
		squares := 0
		trimmed := strings.TrimRight(body[at:end], " \t\r")
		start := at + len(trimmed) - len(strings.TrimLeft(trimmed, " \t\r"))
		for i := start; i < at+len(trimmed); i++ {
			letter, ok := fold(body[i], letters)
			if !ok {
				r, _ := utf8.DecodeRuneInString(body[i:])
				return Board{}, fail(i, "unexpected %q, want one of the letters %s", r, letters)
			}
			cells = append(cells, letter)
			squares++
		}
		switch {
		case squares == 0:
			return Board{}, fail(start, "a row without squares")
		case b.cols == 0:
			b.cols = squares
		case squares != b.cols:
			return Board{}, fail(at+len(trimmed), "this row has %s, the first has %d", plural.Of(squares, "square", "squares"), b.cols)
		}
		more = end < len(body)
		at = end + 1
	}
	b.cells = string(cells)
	return b, nil
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text, letters string) Board {
	b, err := Parse(text, letters)
	if err != nil {
		panic(err)
	}
	return b
}

// fold returns the letter that c stands for.
func fold(c byte, letters string) (byte, bool) {
	for _, d := range [...]byte{c, c ^ 0x20} {
		if strings.IndexByte(letters, d) >= 0 && (d == c || 'a' <= c|0x20 && c|0x20 <= 'z') {
			return d, true
		}
	}
	return 0, false
}

func fail(offset int, format string, args ...any) error {
	return &cgt.SyntaxError{What: "board", Offset: offset, Msg: fmt.Sprintf(format, args...)}
}

// String returns the rows of the board, separated by bars. [Parse] reads them back.
func (b Board) String() string { return string(b.appendText(nil)) }

func (b Board) appendText(dst []byte) []byte {
	for i := 0; i < len(b.cells); i += b.cols {
		if i > 0 {
			dst = append(dst, '|')
		}
		dst = append(dst, b.cells[i:i+b.cols]...)
	}
	return dst
}

// AppendText appends the text of [Board.String].
func (b Board) AppendText(dst []byte) ([]byte, error) { return b.appendText(dst), nil }

// MarshalText returns the text of [Board.String]. In JSON a board is a string.
func (b Board) MarshalText() ([]byte, error) { return b.appendText(nil), nil }

// UnmarshalText reads a text as [Parse] does; it takes all printable ASCII characters for letters, but for the bar.
// Whether they are letters of a game, the package of the game knows.
func (b *Board) UnmarshalText(text []byte) error {
	c, err := Parse(string(text), anyLetter)
	if err == nil {
		*b = c
	}
	return err
}

// anyLetter has the characters that a board may have if no game says otherwise.
var anyLetter = func() string {
	var b strings.Builder
	for c := byte('!'); c <= '~'; c++ {
		if c != '|' {
			b.WriteByte(c)
		}
	}
	return b.String()
}()
