package surreal_test

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// toadsAndFrogs is played on a strip: Left moves a toad T to the right, Right a frog F to the left, one step to an
// empty square, or over one animal of the other kind to the empty square behind it.
type toadsAndFrogs struct{}

func (toadsAndFrogs) AppendMoves(moves []string, strip string, who cgt.Player) []string {
	if who == cgt.Right { // Right's moves are Left's, seen from the other side
		for _, q := range (toadsAndFrogs{}).AppendMoves(nil, otherSide(strip), cgt.Left) {
			moves = append(moves, otherSide(q))
		}
		return moves
	}
	for i := range strip {
		before, rest := strip[:i], strip[i:]
		if after, ok := strings.CutPrefix(rest, "T."); ok {
			moves = append(moves, before+".T"+after)
		}
		if after, ok := strings.CutPrefix(rest, "TF."); ok {
			moves = append(moves, before+".FT"+after)
		}
	}
	return moves
}

// Normalize makes the rules a [cgt.Normalizer]: a strip and the same from the other side are negatives of one
// another, so a Solver looks at one of them.
func (toadsAndFrogs) Normalize(strip string) (string, bool) {
	other := otherSide(strip)
	return min(strip, other), other < strip
}

// otherSide reads a strip backwards and makes toads of frogs and frogs of toads.
func otherSide(strip string) string {
	letters := []byte(strings.NewReplacer("T", "F", "F", "T").Replace(strip))
	slices.Reverse(letters)
	return string(letters)
}

// Toads and Frogs, by R. Guy.
func Example_toadsAndFrogs() {
	ctx := context.Background()
	s := surreal.Solver[string]{Rules: toadsAndFrogs{}}
	for _, strip := range []string{"T.F", "T..F", "T...F", "TT.FF", "TF.TTFF", "TFTFT.F", "T.TFTFF"} {
		g, err := s.Value(ctx, strip)
		fmt.Println(strip, g, g.Outcome(), err)
	}

	// Strips side by side are worth the sum of their values.
	a, _ := s.Value(ctx, "TT..FF")
	b, _ := s.Value(ctx, "T.TF.F")
	fmt.Println(a, "+", b, "=", a.Add(b))
	// Output:
	// T.F * N <nil>
	// T..F 0 P <nil>
	// T...F * N <nil>
	// TT.FF * N <nil>
	// TF.TTFF 0 P <nil>
	// TFTFT.F * N <nil>
	// T.TFTFF ^^* L <nil>
	// * + * = 0
}
