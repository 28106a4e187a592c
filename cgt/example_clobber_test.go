package cgt_test

import (
	"context"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// clobber is played on a strip with stones X of Left and O of Right. Who moves puts one of his stones in
// the place of a neighbouring stone of the opponent, which leaves the board.
type clobber struct{}

func (clobber) AppendMoves(moves []string, strip string, who cgt.Player) []string {
	stones := "XO"
	mine, other := stones[who], stones[who.Opponent()]
	for i := range len(strip) {
		for _, to := range []int{i - 1, i + 1} {
			if to >= 0 && to < len(strip) && strip[i] == mine && strip[to] == other {
				after := []byte(strip)
				after[i], after[to] = '.', mine
				moves = append(moves, string(after))
			}
		}
	}
	return moves
}

// AppendParts makes the ruleset a [cgt.Decomposer]: stones on both sides of a gap never meet, and stones of
// one colour alone never move.
func (clobber) AppendParts(parts []string, strip string) []string {
	for _, part := range strings.FieldsFunc(strip, func(r rune) bool { return r == '.' }) {
		if strings.Contains(part, "X") && strings.Contains(part, "O") {
			parts = append(parts, part)
		}
	}
	return parts
}

// Clobber, by M. Albert, J. P. Grossman and R. Nowakowski, on strips that fall apart into sums.
func Example_clobber() {
	ctx := context.Background()
	strip := "XO.OXXOO.XO"
	parts := clobber{}.AppendParts(nil, strip)
	fmt.Printf("%s = %s\n", strip, strings.Join(parts, " + "))

	whole := cgt.Solver[string]{Rules: clobber{}}
	fmt.Println(whole.Outcome(ctx, strip))

	var positions []cgt.Position
	for _, part := range parts {
		positions = append(positions, cgt.Bind(clobber{}, part))
	}
	sums := cgt.Solver[cgt.Position]{Rules: cgt.Positions{}}
	fmt.Println(sums.Outcome(ctx, cgt.Sum(positions...)))
	// Output:
	// XO.OXXOO.XO = XO + OXXOO + XO
	// L <nil>
	// L <nil>
}
