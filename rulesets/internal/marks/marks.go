// Package marks reads and writes boards on which two players have put their marks, X and O, into cells, X first.
package marks

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
)

// MaxCells is the largest number of cells.
const MaxCells = 64

// Grid is a board with marks. The number of a cell counts columns first, then rows, then layers.
type Grid struct {
	Cols, Rows, Layers int
	Marks              [2]uint64 // the cells of X, and those of O
	Offsets            []int     // where the cells stand in the text
}

// Parser reads grids.
type Parser struct {
	What     string                             // what a text is; the What of errors
	Layered  bool                               // there may be layers, with / between them
	TooLarge func(cols, rows, layers int) error // the error behind that for a board of more cells than MaxCells
}

// Fail returns an error at an offset.
func (p *Parser) Fail(offset int, err error, format string, args ...any) error {
	return &cgt.SyntaxError{What: p.What, Offset: offset, Msg: fmt.Sprintf(format, args...), Err: err}
}

// Parse reads a grid: rows with | or line ends between them, in which X and O are marks and a dot is an empty cell.
// Blanks do not count, and the empty text is a grid without cells. There must be as many X as O or one more. Errors are
// [*cgt.SyntaxError] with the offset.
func (p *Parser) Parse(text string) (Grid, error) {
	var (
		g      Grid
		counts [2]int
		col    int // cells of this row, and rows of this layer, so far
		row    int
	)
	body := strings.TrimRight(text, " \t\r\n")
	if body == "" {
		return g, nil
	}
	endRow := func(offset int) error {
		switch {
		case col == 0:
			return p.Fail(offset, nil, "a row without cells")
		case g.Cols > 0 && col != g.Cols:
			return p.Fail(offset, nil, "a row of %d cells after one of %d", col, g.Cols)
		}
		g.Cols, col = col, 0
		row++
		return nil
	}
	endLayer := func(offset int) error {
		if g.Rows > 0 && row != g.Rows {
			return p.Fail(offset, nil, "a layer of %d rows after one of %d", row, g.Rows)
		}
		g.Rows, row = row, 0
		g.Layers++
		return nil
	}
	for i := 0; i < len(body); i++ {
		var err error
		switch c := body[i]; {
		case c == ' ' || c == '\t' || c == '\r':
		case c == '.' || c == 'X' || c == 'O':
			n := len(g.Offsets)
			if n == MaxCells {
				return Grid{}, p.Fail(i, p.TooLarge(max(g.Cols, col+1), max(g.Rows, row+1), g.Layers+1), "there are more than %d cells", MaxCells)
			}
			switch c {
			case 'X':
				g.Marks[0] |= 1 << n
				counts[0]++
			case 'O':
				g.Marks[1] |= 1 << n
				counts[1]++
			}
			g.Offsets = append(g.Offsets, i)
			col++
		case c == '\n':
			// Around a layer lines may end as they like.
			if next := strings.TrimLeft(body[i:], " \t\r\n"); col > 0 && next[0] != '/' || col == 0 && row > 0 {
				err = endRow(i)
			}
		case c == '|':
			err = endRow(i)
		case c == '/' && p.Layered:
			if err = endRow(i); err == nil {
				err = endLayer(i)
			}
		default:
			r, _ := utf8.DecodeRuneInString(body[i:])
			err = p.Fail(i, nil, "unexpected %q, want X, O or a dot", r)
		}
		if err != nil {
			return Grid{}, err
		}
	}
	if err := endRow(len(body)); err != nil {
		return Grid{}, err
	}
	if err := endLayer(len(body)); err != nil {
		return Grid{}, err
	}
	if extra := counts[0] - counts[1]; extra < 0 || extra > 1 {
		return Grid{}, p.Fail(0, nil, "%d marks X and %d marks O: X moves first", counts[0], counts[1])
	}
	return g, nil
}

// AppendText appends the text of the grid, with | between rows and / between layers.
func (g *Grid) AppendText(dst []byte) []byte {
	for cell := range g.Cols * g.Rows * g.Layers {
		switch {
		case cell == 0 || cell%g.Cols > 0:
		case cell/g.Cols%g.Rows > 0:
			dst = append(dst, '|')
		default:
			dst = append(dst, '/')
		}
		switch {
		case g.Marks[0]>>cell&1 != 0:
			dst = append(dst, 'X')
		case g.Marks[1]>>cell&1 != 0:
			dst = append(dst, 'O')
		default:
			dst = append(dst, '.')
		}
	}
	return dst
}
