package matrixgame

import (
	"fmt"
	"math/big"
	"regexp"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/plural"
)

// MaxEntries is the largest number of entries of the matrices in a text.
const MaxEntries = 1 << 18

// mostBits is the largest number of bits of all entries of a text: a short text such as 1e9000 1e9000 … must not fill
// the memory.
const mostBits = 1 << 27

// ParseMatrix reads a matrix: a row on each line, its entries separated by blanks, or by commas or semicolons as in CSV
// files. Entries are exact: integers, fractions as -3/2, decimal fractions as -1.5 or 2e-3; they may stand in double
// quotes. A comma is never part of a number, and as it is in some countries, there must not be commas and semicolons in
// one text, nor either of them in a line in which blanks alone separate other entries. Lines that begin with #, empty
// lines before and after the matrix, and a byte order mark at the beginning do not count. The error is a
// [*cgt.SyntaxError] with the line and the offset in it, or a [*cgt.LimitError] if there are more than [MaxEntries]
// entries, or more than 2^27 bits in them.
func ParseMatrix(text string) (*Matrix, error) {
	blocks, err := readBlocks("matrix", text)
	if err != nil {
		return nil, err
	}
	if len(blocks) > 1 {
		return nil, &cgt.SyntaxError{What: "matrix", Line: blocks[1].line, Msg: "another matrix begins after an empty line; two are for a bimatrix game"}
	}
	return blocks[0].matrix, nil
}

// block is a matrix in a text.
type block struct {
	matrix *Matrix
	line   int // its first line, counted from 1
}

// readBlocks reads matrices with empty lines between them, at least one.
func readBlocks(what, text string) ([]block, error) {
	var blocks []block
	var m *Matrix
	entries, number := 0, 0
	rows := rowReader{what: what, room: mostBits}
	for line := range strings.Lines(withoutMark(text)) {
		number++
		line = strings.TrimRight(line, "\r\n")
		switch cells, err := rows.split(number, line); {
		case err != nil:
			return nil, err
		case strings.HasPrefix(line, "#"):
			continue
		case len(cells) == 0:
			m = nil
		default:
			if entries += len(cells); entries > MaxEntries {
				return nil, &cgt.LimitError{What: "entries", Limit: MaxEntries}
			}
			if m == nil {
				m = &Matrix{columns: len(cells)}
				blocks = append(blocks, block{m, number})
			}
			if len(cells) != m.columns {
				return nil, &cgt.SyntaxError{What: what, Line: number, Msg: fmt.Sprintf("%s, and %d in the first row", plural.Of(len(cells), "entry", "entries"), m.columns)}
			}
			m.rows++
			m.entries = append(m.entries, cells...)
		}
	}
	if len(blocks) == 0 {
		return nil, &cgt.SyntaxError{What: what, Line: max(number, 1), Msg: "there is no row"}
	}
	return blocks, nil
}

// withoutMark returns a text without the byte order mark that some programs write at its beginning.
func withoutMark(text string) string { return strings.TrimPrefix(text, "\ufeff") }

// rowReader reads lines of numbers.
type rowReader struct {
	what      string
	room      int  // how many bits there may still be
	separator byte // the comma or semicolon that was met, if there was one
}

// split returns the entries of a line, or none if it is empty or a comment.
func (r *rowReader) split(number int, line string) ([]*big.Rat, error) {
	if strings.HasPrefix(line, "#") {
		return nil, nil
	}
	const blanks = " \t"
	fail := func(rest, msg string) error {
		return &cgt.SyntaxError{What: r.what, Line: number, Offset: len(line) - len(rest), Msg: msg}
	}
	var row []*big.Rat
	var inLine byte // what stands between the entries of this line, or 0 so far
	for rest := strings.TrimLeft(line, blanks); rest != ""; {
		cell := rest
		if i := strings.IndexAny(rest, blanks+",;"); i >= 0 {
			cell = rest[:i]
		}
		text := cell
		if len(text) > 1 && text[0] == '"' && text[len(text)-1] == '"' {
			text = text[1 : len(text)-1]
		}
		if text == "" {
			return nil, fail(rest, "an entry is missing")
		}
		x, wrong := parseNumber(text)
		if wrong != "" {
			return nil, fail(rest, wrong)
		}
		if err := takeBits(x, &r.room); err != nil {
			return nil, err
		}
		row = append(row, x)
		rest = strings.TrimLeft(rest[len(cell):], blanks)
		if rest == "" {
			break
		}
		separator := byte(' ')
		if rest[0] == ',' || rest[0] == ';' {
			separator = rest[0]
		}
		before := inLine
		if before == 0 && separator != ' ' {
			before = r.separator // the same in all lines, but that there may be blanks alone in some
		}
		if before != 0 && before != separator { // elsewhere 1 0; 0 1 has two rows
			return nil, fail(rest, mixedUp(line, before, separator, inLine == 0, number > 0))
		}
		if inLine = separator; separator != ' ' {
			r.separator = separator
			if rest = strings.TrimLeft(rest[1:], blanks); rest == "" {
				return nil, fail(rest, "an entry is missing")
			}
		}
	}
	return row, nil
}

// separators has the names of what stands between entries.
var separators = map[byte]string{' ': "blanks", ',': "commas", ';': "semicolons"}

// commaInNumber matches what may be meant for a decimal fraction.
var commaInNumber = regexp.MustCompile(`[0-9],[0-9]`)

// mixedUp says that different separators stand between the entries of a line, one of them perhaps in a line before, and
// what may have been meant: decimal fractions, or, where there may be several rows, rows.
func mixedUp(line string, before, separator byte, isBefore, hasRows bool) string {
	text := fmt.Sprintf("both %s and %s stand between entries", separators[before], separators[separator])
	if isBefore {
		text = fmt.Sprintf("there are %s between entries, but %s in a line before", separators[separator], separators[before])
	}
	var advice []string
	if isBefore && before == ',' || commaInNumber.MatchString(line) {
		advice = append(advice, "a decimal fraction has a point")
	}
	if hasRows {
		advice = append(advice, "each row stands on a line of its own")
	}
	if len(advice) > 0 {
		text += "; " + strings.Join(advice, ", and ")
	}
	return text
}

// takeBits takes the bits of a number from the room that is left for those of a text.
func takeBits(x *big.Rat, room *int) error {
	if *room -= x.Num().BitLen() + x.Denom().BitLen(); *room < 0 {
		return &cgt.LimitError{What: "bits of the entries", Limit: mostBits}
	}
	return nil
}

// MarshalText returns the text of [Matrix.String].
func (m *Matrix) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText makes m the matrix of a text that [ParseMatrix] reads. It is for decoders: other users of m see the
// change.
func (m *Matrix) UnmarshalText(text []byte) error {
	n, err := ParseMatrix(string(text))
	if err == nil {
		*m = *n
	}
	return err
}

// ParseMixed reads a mixed strategy: probabilities as [ParseMatrix] reads the entries of a line, in round brackets or
// not. The error is a [*cgt.SyntaxError] with the offset, a [*cgt.LimitError] if there are more than 2^27 bits in them,
// or that of [NewMixed].
func ParseMixed(text string) (Mixed, error) {
	inside, offset := strings.TrimSpace(text), 0
	if len(inside) > 1 && inside[0] == '(' && inside[len(inside)-1] == ')' {
		inside = inside[1 : len(inside)-1]
	}
	offset = strings.Index(text, inside)
	if strings.ContainsAny(inside, "\r\n") {
		return Mixed{}, &cgt.SyntaxError{What: "strategy", Offset: offset + strings.IndexAny(inside, "\r\n"), Msg: "a strategy is one line"}
	}
	rows := rowReader{what: "strategy", room: mostBits}
	row, err := rows.split(0, inside)
	if e, ok := err.(*cgt.SyntaxError); ok {
		e.Offset += offset
	}
	if err != nil {
		return Mixed{}, err
	}
	return NewMixed(row...)
}

// AppendText appends the text of [Mixed.String].
func (s Mixed) AppendText(b []byte) ([]byte, error) { return append(b, s.String()...), nil }

// MarshalText returns the text of [Mixed.String].
func (s Mixed) MarshalText() ([]byte, error) { return s.AppendText(nil) }

// UnmarshalText makes s the strategy of a text that [ParseMixed] reads.
func (s *Mixed) UnmarshalText(text []byte) error {
	t, err := ParseMixed(string(text))
	if err == nil {
		*s = t
	}
	return err
}
