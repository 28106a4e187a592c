package connect

import (
	"fmt"
	"math/bits"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// Parse reads a position: the rows from above with | or line ends between them, in which X is a stone of the first player, O one of the second, and a dot
// an empty square, such as "....|.O..|XX..". Blanks do not count. There must be nothing empty below a stone, and as many stones of the first player as of the second or
// one more. An error is a [*cgt.SyntaxError] with the offset; if the board is too large, errors.As finds the [*SizeError].
func Parse(text string) (Position, error) {
	fail := func(offset int, err error, format string, args ...any) (Position, error) {
		return Position{}, &cgt.SyntaxError{What: "position of Connect", Offset: offset, Msg: fmt.Sprintf(format, args...), Err: err}
	}
	var (
		rows  [][]byte
		row   []byte
		where [][2]int // the offsets of the squares, by rows
	)
	body := strings.TrimRight(text, " \t\r\n")
	if body == "" {
		return Position{}, nil
	}
	cols, squares := -1, 0
	for i := 0; i <= len(body); i++ {
		c := byte('|')
		if i < len(body) {
			c = body[i]
		}
		switch c {
		case ' ', '\t', '\r':
		case '.', 'X', 'O':
			row = append(row, c)
			if squares++; squares > MaxBits {
				return fail(i, &SizeError{max(cols, len(row)), len(rows) + 1}, "the board is too large")
			}
			where = append(where, [2]int{len(rows), i})
		case '\n', '|':
			switch {
			case c == '\n' && len(row) == 0 && len(rows) == 0:
				continue // before the first row
			case len(row) == 0:
				return fail(i, nil, "a row without squares")
			case cols >= 0 && len(row) != cols:
				return fail(i, nil, "a row of %d squares after one of %d", len(row), cols)
			}
			cols = len(row)
			rows = append(rows, row)
			row = nil
		default:
			r := []rune(body[i:])[0]
			return fail(i, nil, "unexpected %q, want X, O, a dot or |", r)
		}
	}
	p, err := New(cols, len(rows))
	if err != nil {
		return fail(0, err, "the board is too large")
	}
	return p.fill(rows, where, fail)
}

// fill puts stones on an empty board.
func (p Position) fill(rows [][]byte, where [][2]int, fail func(int, error, string, ...any) (Position, error)) (Position, error) {
	var counts [2]int
	for n := len(where) - 1; n >= 0; n-- { // from below
		row, offset := where[n][0], where[n][1]
		col := n - row*p.Cols()
		who := zermelo.Max
		switch rows[row][col] {
		case '.':
			continue
		case 'O':
			who = zermelo.Min
		}
		v := p.look()
		square := uint64(1) << (col*v.height + p.Rows() - 1 - row)
		if v.next&square == 0 {
			return fail(offset, nil, "below this stone a square is empty")
		}
		p = p.add(square, who)
		counts[who]++
	}
	if extra := counts[zermelo.Max] - counts[zermelo.Min]; extra < 0 || extra > 1 {
		return fail(0, nil, "%d stones of X and %d of O: X moves first", counts[zermelo.Max], counts[zermelo.Min])
	}
	return p, nil
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Position {
	p, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return p
}

// String returns the rows from above with | between them, as [Parse] reads them.
func (p Position) String() string {
	v := p.look()
	text := make([]byte, 0, bits.OnesCount64(v.board)+p.Rows())
	for row := p.Rows() - 1; row >= 0; row-- {
		for col := range p.Cols() {
			square := uint64(1) << (col*v.height + row)
			switch {
			case v.stones[zermelo.Max]&square != 0:
				text = append(text, 'X')
			case v.stones[zermelo.Min]&square != 0:
				text = append(text, 'O')
			default:
				text = append(text, '.')
			}
		}
		if row > 0 {
			text = append(text, '|')
		}
	}
	return string(text)
}

// MarshalText returns the text of [Position.String]. In JSON a position is a string.
func (p Position) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads a text as [Parse] does.
func (p *Position) UnmarshalText(text []byte) error {
	q, err := Parse(string(text))
	if err == nil {
		*p = q
	}
	return err
}
