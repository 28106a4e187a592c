package promises_test

import (
	"context"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/convert"
	"github.com/cgt-go/sdk/zermelo"
)

var convertCalls = []call{
	{"convert.Extensive", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			payoff := func(r zermelo.Result) *big.Rat { return big.NewRat(int64(r), 1) }
			return failure(convert.Extensive(ctx, along, zermelo.Turned[int]{}, payoff, endlessly))
		}
	}},
}
