package zermelo_test

import (
	"testing"

	"github.com/cgt-go/sdk/zermelo"
)

// farthest is the last cell where robots stand.
const farthest = 4

// robots are how many there are in each cell, in two classes. Where they are not divided, all are in the first class, and Max is to move.
type robots struct {
	Class [2][farthest + 1]uint8
	Next  zermelo.Player
}

// march is the game of Shen's problem 43: in each round Max divides the robots into two classes, Min takes those of one class away, and the others go one cell ahead. Max wins if one comes to the cell 0.
type march struct{}

func (march) End(p robots) (zermelo.Result, bool) {
	if p.Class[0][0] > 0 {
		return zermelo.Win, true
	}
	return zermelo.Loss, p == robots{}
}

func (march) Turn(p robots) zermelo.Player { return p.Next }

func (march) AppendMoves(dst []robots, p robots) []robots {
	if p.Next == zermelo.Min {
		for _, class := range p.Class {
			q := robots{}
			copy(q.Class[0][:], class[1:])
			dst = append(dst, q)
		}
		return dst
	}
	from := len(dst)
	dst = append(dst, robots{p.Class, zermelo.Min})
	for cell, n := range p.Class[0] {
		for _, q := range dst[from:] {
			for range n {
				q.Class[0][cell]--
				q.Class[1][cell]++
				dst = append(dst, q)
			}
		}
	}
	return dst
}

// TestRobots checks that Max wins if and only if the sum of 2^−s over the cells s of the robots is 1 or more, for up to seven robots. Sources: Shen, problem 43; J. Spencer, Randomization, derandomization and antirandomization: three games, Theoretical Computer Science 131, 1994.
func TestRobots(t *testing.T) {
	checked := 0
	var place func(p robots, cell, left, sum int)
	place = func(p robots, cell, left, sum int) {
		if cell > farthest {
			sol, err := zermelo.Solve(t.Context(), march{}, p)
			if err != nil {
				t.Fatal(err)
			}
			if isWon := sol.StartValue() == zermelo.Win; isWon != (sum >= 1<<farthest) {
				t.Errorf("%v: %v", p.Class[0], sol.StartValue())
			}
			checked++
			return
		}
		for n := range left + 1 {
			p.Class[0][cell] = uint8(n)
			place(p, cell+1, left-n, sum+n<<(farthest-cell))
		}
	}
	place(robots{}, 1, 7, 0)
	if checked != 330 { // the ways to put up to seven robots into four cells
		t.Errorf("%d positions", checked)
	}
}
