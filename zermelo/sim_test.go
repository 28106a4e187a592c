package zermelo_test

import (
	"math/bits"
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/zermelo"
)

// sim is played on the 15 lines between six points: Max and Min in turn colour a line in their colours, and who first
// has a triangle of it loses.
type sim struct{}

// colours are the lines of each player, a bit for each.
type colours [2]uint16

// triangles are the lines of each.
var triangles = func() (list []uint16) {
	number, n := [6][6]int{}, 0
	for i := range 6 {
		for j := range i {
			number[i][j] = n
			n++
		}
	}
	for i := range 6 {
		for j := range i {
			for k := range j {
				list = append(list, 1<<number[i][j]|1<<number[i][k]|1<<number[j][k])
			}
		}
	}
	return list
}()

func (sim) End(p colours) (zermelo.Result, bool) {
	for _, t := range triangles {
		for who := zermelo.Max; who <= zermelo.Min; who++ {
			if p[who]&t == t {
				return zermelo.WinFor(who.Opponent()), true
			}
		}
	}
	return 0, false
}

func (sim) Turn(p colours) zermelo.Player {
	return zermelo.Player(bits.OnesCount16(p[zermelo.Max]|p[zermelo.Min]) % 2)
}

func (g sim) AppendMoves(dst []colours, p colours) []colours {
	for free := (1<<15 - 1) &^ (p[zermelo.Max] | p[zermelo.Min]); free != 0; free &= free - 1 {
		q := p
		q[g.Turn(p)] |= free & -free
		dst = append(dst, q)
	}
	return dst
}

// TestSim checks that the second player wins. There are no draws, since among six points there is always a triangle of
// one colour. Source: E. Mead, A. Rosa, C. Huang, The game of Sim: a winning strategy for the second player,
// Mathematics Magazine 47, 1974; computed again by a program that shares nothing with this one.
func TestSim(t *testing.T) {
	if len(triangles) != 20 {
		t.Fatal(triangles)
	}
	s := zermelo.Solver[any, zermelo.Result]{Game: ruletest.EraseGame(sim{})}
	proof, err := s.Prove(t.Context(), colours{})
	if err != nil || proof.Value() != zermelo.Loss {
		t.Fatal(proof, err)
	}
	if err := proof.Verify(t.Context()); err != nil {
		t.Error(err)
	}
}
