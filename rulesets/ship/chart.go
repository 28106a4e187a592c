package ship

import (
	"context"
	"fmt"
	"io"
	"iter"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
	"github.com/cgt-go/sdk/zermelo"
)

// Chart has a mark for each point of a board: plus if whoever is to move with the ship there wins, and minus if not. It
// is immutable and safe for concurrent use.
type Chart struct {
	moves  Moves
	misere bool
	board  Board
	plus   []bool // row by row, from the bottom
}

// NewChart marks all points of a board. If misere is set, whoever brings the ship to the island loses, as in the
// source, and so the island has a plus; else he wins.
//
// Points are taken in an order in which all moves lead to earlier ones. A point that has no mark yet when its turn
// comes gets a minus, and all points from which the ship can move there get a plus. So time is in proportion to the
// points and to the moves that lead to a minus, of which there are few: for [Rules] points with a minus are farther
// from each other than the ship can reach, or at the same distance from the island. Memory is at most 21 bytes for a
// point.
//
// The error is a [*cgt.LimitError] if the board has more points than the limits allow, or the cause of ctx when that is
// done. NewChart panics if moves is nil, if there is no such board, with 1 to [MaxSize] columns and rows, or if the
// reach is not positive.
//
// Source: The sea chart, §2.
func NewChart(ctx context.Context, moves Moves, misere bool, limits cgt.Limits) (*Chart, error) {
	c := newChart(moves, misere)
	if most := limits.MaxPositions(); c.board.Cols > most/c.board.Rows {
		return nil, &cgt.LimitError{What: "positions", Limit: most}
	}
	c.plus = make([]bool, c.board.Cols*c.board.Rows)
	c.plus[0] = misere
	mark := func(p Point) { c.plus[c.number(p)] = true }
	order, err := moves.order(ctx)
	if err != nil {
		return nil, err
	}
	for i, n := range order {
		if i%pollEvery == 0 && ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		if !c.plus[n] {
			moves.before(c.point(int(n)), mark)
		}
	}
	return c, nil
}

// pollEvery is the number of points after which work looks whether its context is done.
const pollEvery = 1 << 12

// newChart returns a chart without marks.
func newChart(moves Moves, misere bool) *Chart {
	if moves == nil {
		panic(fmt.Errorf("ship: a chart without rules"))
	}
	moves.check()
	return &Chart{moves: moves, misere: misere, board: moves.Size()}
}

func (c *Chart) number(p Point) int { return p.Row*c.board.Cols + p.Col }

func (c *Chart) point(n int) Point { return Point{n % c.board.Cols, n / c.board.Cols} }

// Game returns the game that the chart is for.
func (c *Chart) Game() zermelo.Game[zermelo.Turned[Point], zermelo.Result] {
	if c.misere {
		return zermelo.Misere[Point](c.moves)
	}
	return zermelo.Normal[Point](c.moves)
}

// Plus reports whether a point has a plus: whether whoever is to move there wins. ok is false if it is not on the
// board.
func (c *Chart) Plus(p Point) (plus, ok bool) {
	if !c.board.Contains(p) {
		return false, false
	}
	return c.plus[c.number(p)], true
}

// Label returns the value of a position of the game, as the chart has it; ok is false if it is not on the board. It is
// what [zermelo.CheckLabels] takes.
func (c *Chart) Label(p zermelo.Turned[Point]) (v zermelo.Result, ok bool) {
	plus, ok := c.Plus(p.Pos)
	v = zermelo.WinFor(p.Next)
	if !plus {
		v = v.Neg()
	}
	return v, ok
}

// Moves returns the moves from a point to points with a minus, which win, in the order of the rules. There is none at a
// minus, and none at the island.
func (c *Chart) Moves(p Point) []Point {
	var wins []Point
	for _, q := range c.moves.AppendMoves(nil, p, cgt.Left) {
		if !c.plus[c.number(q)] {
			wins = append(wins, q)
		}
	}
	return wins
}

// Strategy returns the strategy of the source, for whoever is to move: bring the ship to a minus, which is the first
// one of [Chart.Moves]. It says nothing where there is none.
//
// Source: The sea chart, §3.
func (c *Chart) Strategy() zermelo.Strategy[zermelo.Turned[Point]] {
	return zermelo.StrategyFunc[zermelo.Turned[Point]](func(p zermelo.Turned[Point]) (q zermelo.Turned[Point], ok bool) {
		wins := c.Moves(p.Pos)
		if len(wins) == 0 {
			return q, false
		}
		return zermelo.Turned[Point]{Pos: wins[0], Next: p.Next.Opponent()}, true
	})
}

// Minus returns the points with a minus, row by row from the bottom.
func (c *Chart) Minus() iter.Seq[Point] {
	return func(yield func(Point) bool) {
		for n, plus := range c.plus {
			if !plus && !yield(c.point(n)) {
				return
			}
		}
	}
}

// Verify checks the marks of all points by the three rules of [zermelo.Rule], without regard to how they were found:
// that the island has the mark of the end; that no move leads from a minus to a minus; and that from each plus one
// does. The points are taken row by row, and the error is a [*zermelo.LabelError] for the first one where a rule is
// broken, or the cause of ctx when that is done. It takes time in proportion to the number of moves on the board.
//
// Source: The sea chart, §3.
func (c *Chart) Verify(ctx context.Context) error {
	wrong := func(p Point, rule zermelo.Rule, format string, args ...any) error {
		return &zermelo.LabelError{Position: p.String(), Rule: rule, Msg: fmt.Sprintf(format, args...)}
	}
	if len(c.plus) == 0 {
		return wrong(Point{}, 0, "it has no mark")
	}
	if c.plus[0] != c.misere {
		return wrong(Point{}, zermelo.EndRule, "play ends at the island, and the mark should be %c", sign(c.misere))
	}
	var moves []Point
	for n := 1; n < len(c.plus); n++ {
		if n%(pollEvery/16) == 1 && ctx.Err() != nil {
			return context.Cause(ctx)
		}
		p := c.point(n)
		moves = c.moves.AppendMoves(moves[:0], p, cgt.Left)
		isReached := false
		for _, q := range moves {
			if c.plus[c.number(q)] {
				continue
			}
			if !c.plus[n] {
				return wrong(p, zermelo.NoBetterRule, "it is minus, but so is %v, where a move leads", q)
			}
			isReached = true
			break
		}
		if c.plus[n] && !isReached {
			return wrong(p, zermelo.ReachRule, "it is plus, but no move leads to a minus")
		}
	}
	return nil
}

func sign(plus bool) byte {
	if plus {
		return '+'
	}
	return '-'
}

// WriteTo writes the chart as text: a line for each row, from the top, with a sign for each point. The island is the
// first sign of the last line. The error is that of w.
func (c *Chart) WriteTo(w io.Writer) (n int64, err error) {
	line := make([]byte, c.board.Cols+1)
	line[c.board.Cols] = '\n'
	for row := c.board.Rows - 1; row >= 0; row-- {
		for col := range c.board.Cols {
			line[col] = sign(c.plus[c.number(Point{col, row})])
		}
		m, err := w.Write(line)
		n += int64(m)
		if err != nil {
			return n, err
		}
	}
	return n, nil
}

// ParseChart reads marks as [Chart.WriteTo] writes them; blanks do not count, and lines end as they should. The marks
// may be wrong: see [Chart.Verify]. An error is a [*cgt.SyntaxError] with the offset. ParseChart panics where
// [NewChart] does.
func ParseChart(moves Moves, misere bool, text string) (*Chart, error) {
	c := newChart(moves, misere)
	s := scan.Scanner{What: "chart", Text: text}
	// Marks are listed from the top, and kept from the bottom.
	var marks []bool
	for range c.board.Cols * c.board.Rows {
		switch {
		case s.Accept("+"):
			marks = append(marks, true)
		case s.Accept("-", "−"):
			marks = append(marks, false)
		default:
			return nil, s.Unexpected("+ or -")
		}
	}
	if err := s.End(); err != nil {
		return nil, err
	}
	for row := c.board.Rows - 1; row >= 0; row-- {
		c.plus = append(c.plus, marks[row*c.board.Cols:(row+1)*c.board.Cols]...)
	}
	return c, nil
}
