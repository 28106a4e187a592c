package battlesheep

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/rulesets/board"
)

// blanks may stand between the squares of a row.
const blanks = " ,\t\r"

// Parse reads a pasture, such as "0 3 0|# 0 -2": rows from top to bottom, separated by bars or line ends, of numbers
// with blanks or commas between them. A positive number is a herd of Left, a negative one a herd of Right, and # a
// square that is not there. Empty lines at the end do not count, and the text of blanks is the pasture without squares.
// An error is a [*cgt.SyntaxError] with the offset: of what is no such number, or of the end of a row that is not as
// long as the first; or a [*cgt.LimitError] beyond [board.MaxSquares].
func Parse(text string) (Pasture, error) {
	text = strings.TrimRight(text, blanks+"\n")
	if text == "" {
		return Pasture{}, nil
	}
	var cells []byte
	cols, inRow := 0, 0
	for at := 0; ; {
		for at < len(text) && strings.IndexByte(blanks, text[at]) >= 0 {
			at++
		}
		if at == len(text) || text[at] == '|' || text[at] == '\n' {
			if cols == 0 {
				cols = inRow
			}
			if inRow == 0 {
				return Pasture{}, fail(at, "a row without squares")
			}
			if inRow != cols {
				return Pasture{}, fail(at, "this row has %s, the first has %d", plural.Of(inRow, "square", "squares"), cols)
			}
			if at == len(text) {
				return Pasture{board.New(len(cells)/cols, cols, '.').Fill(func(i int) byte { return cells[i] })}, nil
			}
			at, inRow = at+1, 0
			continue
		}
		word := text[at:]
		if end := strings.IndexAny(word, blanks+"|\n"); end >= 0 {
			word = word[:end]
		}
		letter := byte('#')
		if word != "#" {
			n, err := strconv.Atoi(word)
			if err != nil || n < -MaxSheep || n > MaxSheep {
				return Pasture{}, fail(at, "%.20q is neither # nor a number of at most %d", word, MaxSheep)
			}
			switch {
			case n == 0:
				letter = '.'
			case n > 0:
				letter = herds[cgt.Left] + byte(n)
			default:
				letter = herds[cgt.Right] + byte(-n)
			}
		}
		if len(cells) == board.MaxSquares {
			return Pasture{}, &cgt.LimitError{What: "squares", Limit: board.MaxSquares}
		}
		cells = append(cells, letter)
		inRow++
		at += len(word)
	}
}

func fail(offset int, format string, args ...any) error {
	return &cgt.SyntaxError{What: "pasture", Offset: offset, Msg: fmt.Sprintf(format, args...)}
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Pasture {
	p, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return p
}

// String returns the rows of the pasture. [Parse] reads them back.
func (p Pasture) String() string { return string(p.appendText(nil)) }

func (p Pasture) appendText(dst []byte) []byte {
	for i := range p.b.Len() {
		switch {
		case i == 0:
		case i%p.b.Cols() == 0:
			dst = append(dst, '|')
		default:
			dst = append(dst, ' ')
		}
		who, sheep, ok := herd(p.b.At(i))
		switch {
		case !ok && p.b.At(i) == '#':
			dst = append(dst, '#')
			continue
		case who == cgt.Right:
			sheep = -sheep
		}
		dst = strconv.AppendInt(dst, int64(sheep), 10)
	}
	return dst
}

// AppendText appends the text of [Pasture.String].
func (p Pasture) AppendText(b []byte) ([]byte, error) { return p.appendText(b), nil }

// MarshalText returns the text of [Pasture.String]. In JSON a pasture is a string.
func (p Pasture) MarshalText() ([]byte, error) { return p.appendText(nil), nil }

// UnmarshalText reads a text as [Parse] does.
func (p *Pasture) UnmarshalText(text []byte) error {
	q, err := Parse(string(text))
	if err == nil {
		*p = q
	}
	return err
}
