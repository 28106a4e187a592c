package known_test

import (
	"math/bits"
	"testing"

	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/zermelo"
)

// pack is a position of fox and hounds on 8 × 8 squares: row by row from above, a bit for each hound. Max is the fox.
type pack struct {
	Hounds uint64
	Fox    uint8
	Next   zermelo.Player
}

// foxAndHounds is played on the dark squares. The fox goes one square aslant, in any direction, and wins when he gets
// to the first row; the hounds go one square aslant, downwards only. Who cannot move loses.
type foxAndHounds struct{}

func (g foxAndHounds) End(p pack) (zermelo.Result, bool) {
	if p.Fox < 8 {
		return zermelo.Win, true
	}
	return zermelo.WinFor(p.Next.Opponent()), len(g.AppendMoves(nil, p)) == 0
}
func (foxAndHounds) Turn(p pack) zermelo.Player { return p.Next }
func (foxAndHounds) AppendMoves(dst []pack, p pack) []pack {
	// step appends the moves of a man to the row below or above.
	step := func(from, rows int) {
		for _, cols := range []int{-1, 1} {
			row, col := from/8+rows, from%8+cols
			to := 8*row + col
			if row < 0 || row > 7 || col < 0 || col > 7 || p.Hounds>>to&1 != 0 || int(p.Fox) == to {
				continue
			}
			q := pack{p.Hounds, uint8(to), zermelo.Min}
			if p.Next == zermelo.Min {
				q = pack{p.Hounds&^(1<<from) | 1<<to, p.Fox, zermelo.Max}
			}
			dst = append(dst, q)
		}
	}
	if p.Next == zermelo.Max {
		step(int(p.Fox), -1)
		step(int(p.Fox), 1)
		return dst
	}
	for h := p.Hounds; h != 0; h &= h - 1 {
		step(bits.TrailingZeros64(h), 1)
	}
	return dst
}

// TestFoxAndHounds checks that the hounds win in 44 moves wherever the fox begins in his row, and in 43 if they do.
// Source: computed by a program that shares nothing with this one.
func TestFoxAndHounds(t *testing.T) {
	if testing.Short() || detector.On {
		t.Skip("there are many positions")
	}
	for _, test := range []struct {
		col              uint8
		next             zermelo.Player
		moves, positions int
	}{
		{0, zermelo.Max, 44, 892_699},
		{2, zermelo.Max, 44, 895_094},
		{4, zermelo.Max, 44, 895_280},
		{6, zermelo.Max, 44, 894_341},
		{2, zermelo.Min, 43, 892_249},
	} {
		start := pack{1<<1 | 1<<3 | 1<<5 | 1<<7, 7*8 + test.col, test.next}
		sol, err := zermelo.Solve(t.Context(), foxAndHounds{}, start)
		if err != nil {
			t.Fatal(err)
		}
		if d, _ := sol.Distance(start); sol.StartValue() != zermelo.Loss || d != test.moves || sol.Len() != test.positions {
			t.Errorf("%+v: %v in %d, %d positions", test, sol.StartValue(), d, sol.Len())
		}
	}
}
