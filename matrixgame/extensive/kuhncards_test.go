package extensive_test

import (
	"fmt"
	"testing"

	"github.com/cgt-go/sdk/matrixgame/extensive"
)

// kuhnCards returns Kuhn's poker with n cards.
func kuhnCards(n int) extensive.Tree {
	var deals []extensive.Tree
	for a := range n {
		for b := range n {
			if a == b {
				continue
			}
			show := func(stake int64) extensive.Tree {
				if a < b {
					stake = -stake
				}
				return extensive.EndInt(stake)
			}
			answer := func(who extensive.Player, set string, lost int64) extensive.Tree {
				return extensive.Choice(who, set,
					extensive.Move{Label: "fold", Then: extensive.EndInt(lost)},
					extensive.Move{Label: "call", Then: show(2)})
			}
			after := extensive.Choice(extensive.Min, fmt.Sprint(b, " check"),
				extensive.Move{Label: "check", Then: show(1)},
				extensive.Move{Label: "bet", Then: answer(extensive.Max, fmt.Sprint(a, " check bet"), -1)})
			deals = append(deals, extensive.Choice(extensive.Max, fmt.Sprint(a),
				extensive.Move{Label: "check", Then: after},
				extensive.Move{Label: "bet", Then: answer(extensive.Min, fmt.Sprint(b, " bet"), 1)}))
		}
	}
	return extensive.Lot(deals...)
}

// The solutions prove themselves. With three cards it is the game of the example.
func TestKuhnCards(t *testing.T) {
	for _, n := range []int{2, 3, 4, 13, 20} {
		s := solve(game(kuhnCards(n)))
		if err := s.Verify(); err != nil {
			t.Errorf("%d cards: %v", n, err)
		}
		if n == 3 && s.Value().Cmp(solve(game(kuhn())).Value()) != 0 {
			t.Errorf("value %v", s.Value())
		}
	}
}
