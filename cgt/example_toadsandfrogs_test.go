package cgt_test

import (
	"context"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// toadsAndFrogs is played on a strip: T is a toad, F a frog, a dot an empty square. Left moves a toad to
// the right, Right moves a frog to the left: one step to an empty square, or over one animal of the other
// kind to the empty square behind it.
type toadsAndFrogs struct{}

func (toadsAndFrogs) AppendMoves(moves []string, strip string, who cgt.Player) []string {
	mine, other, step := byte('T'), byte('F'), 1
	if who == cgt.Right {
		mine, other, step = 'F', 'T', -1
	}
	at := func(i int) byte {
		if i < 0 || i >= len(strip) {
			return 0
		}
		return strip[i]
	}
	for i := range len(strip) {
		to := i + step
		if at(to) == other {
			to += step
		}
		if at(i) == mine && at(to) == '.' {
			after := []byte(strip)
			after[i], after[to] = '.', mine
			moves = append(moves, string(after))
		}
	}
	return moves
}

// Normalize makes the ruleset a [cgt.Normalizer]: a strip read backwards, with toads and frogs exchanged,
// is its negative, so a solver need meet only one of the two.
func (toadsAndFrogs) Normalize(strip string) (string, bool) {
	mirror := make([]byte, len(strip))
	for i := range len(strip) {
		mirror[len(strip)-1-i] = strip[i]
	}
	other := strings.NewReplacer("T", "F", "F", "T").Replace(string(mirror))
	if other < strip {
		return other, true
	}
	return strip, false
}

// Toads and Frogs, by R. Guy, with a symmetry that halves the search.
func Example_toadsAndFrogs() {
	ctx := context.Background()
	s := cgt.Solver[string]{Rules: toadsAndFrogs{}}
	for _, strip := range []string{"T.F", "T..", ".FF", "TT.FF", "TF.TTFF", "TFTFT.F"} {
		outcome, err := s.Outcome(ctx, strip)
		fmt.Printf("%-7s %v %v\n", strip, outcome, err)
	}
	moves, err := s.WinningMoves(ctx, "TFTFT.F", cgt.Left)
	fmt.Println("Left wins TFTFT.F by", moves, err)
	// Output:
	// T.F     N <nil>
	// T..     L <nil>
	// .FF     R <nil>
	// TT.FF   N <nil>
	// TF.TTFF P <nil>
	// TFTFT.F N <nil>
	// Left wins TFTFT.F by [TFTF.TF] <nil>
}
