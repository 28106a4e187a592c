//go:build !race

package balance_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/balance"
)

// The coins of the source, of 1 to 20 grams: the first player can upset the balance by 10 grams, and begin with any
// coin.
func Example() {
	rules := balance.Grams(20)
	s, err := balance.Solve(context.Background(), rules, cgt.Limits{Positions: 60_000_000})
	if err != nil {
		fmt.Println(err)
		return
	}
	v, _ := s.Value(rules.Start())
	fmt.Println(v, len(s.BestMoves(rules.Start())), s.Len())
	// Output: 10 40 55836672
}
