package known_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/zermelo"
)

// dotsAndBoxes is played on a board of boxes: the players in turn draw one of their sides, and whoever draws the last
// side of a box gets it and draws again.
type dotsAndBoxes struct{ rows, cols int }

// sides are the sides that are drawn, row by row, the horizontal ones first; by how many boxes Max is ahead; and who
// draws next.
type sides struct {
	Drawn uint32
	Lead  int8
	Next  zermelo.Player
}

// box returns the sides of a box.
func (g dotsAndBoxes) box(row, col int) uint32 {
	upright := (g.rows+1)*g.cols + row*(g.cols+1) + col
	return 1<<(row*g.cols+col) | 1<<((row+1)*g.cols+col) | 1<<upright | 1<<(upright+1)
}

func (g dotsAndBoxes) all() uint32 { return 1<<((g.rows+1)*g.cols+g.rows*(g.cols+1)) - 1 }

func (dotsAndBoxes) Turn(p sides) zermelo.Player { return p.Next }
func (g dotsAndBoxes) End(p sides) (zermelo.Int, bool) {
	return zermelo.Int(p.Lead), p.Drawn == g.all()
}

func (g dotsAndBoxes) AppendMoves(dst []sides, p sides) []sides {
	for left := g.all() &^ p.Drawn; left > 0; left &= left - 1 {
		q, gain := p, int8(0)
		q.Drawn |= left & -left
		for row := range g.rows {
			for col := range g.cols {
				if b := g.box(row, col); p.Drawn&b != b && q.Drawn&b == b {
					gain++
				}
			}
		}
		switch {
		case gain == 0:
			q.Next = p.Next.Opponent()
		case p.Next == zermelo.Min:
			gain = -gain
		}
		q.Lead += gain
		dst = append(dst, q)
	}
	return dst
}

// left returns the number of boxes that nobody has.
func (g dotsAndBoxes) left(p sides) (n int) {
	for row := range g.rows {
		for col := range g.cols {
			if b := g.box(row, col); p.Drawn&b != b {
				n++
			}
		}
	}
	return n
}

// Bounds says that boxes are not lost again.
func (g dotsAndBoxes) Bounds(p sides) (least, most zermelo.Int, ok bool) {
	n := zermelo.Int(g.left(p))
	return zermelo.Int(p.Lead) - n, zermelo.Int(p.Lead) + n, true
}

func (dotsAndBoxes) Estimate(p sides) int { return int(p.Lead) }

// TestDotsAndBoxes checks by how many boxes the first player wins small boards, by two methods. The figures were
// computed by a program that shares nothing with this one.
func TestDotsAndBoxes(t *testing.T) {
	for _, test := range []struct {
		game   dotsAndBoxes
		want   zermelo.Int
		isLong bool // so that it is only searched
	}{
		{dotsAndBoxes{1, 2}, 0, false},
		{dotsAndBoxes{1, 3}, -1, false},
		{dotsAndBoxes{1, 5}, -1, false},
		{dotsAndBoxes{2, 4}, 2, true},
	} {
		methods := []zermelo.Method{zermelo.AlphaBeta, zermelo.Induction}
		if test.isLong {
			if methods = methods[:1]; testing.Short() || detector.On {
				continue
			}
		}
		for _, m := range methods {
			s := zermelo.Solver[sides, zermelo.Int]{Game: test.game, Method: m}
			if v, err := s.Value(t.Context(), sides{}); err != nil || v != test.want {
				t.Errorf("%+v by %v: %v, %v, want %v", test.game, m, v, err, test.want)
			}
		}
	}
}
