package balance

import (
	"math/bits"

	"github.com/cgt-go/sdk/zermelo"
)

// Pairs returns a strategy of Min: when Max has put a coin on the balance, Min takes the coin with the nearest number
// of the other parity, 0 with 1, 2 with 3 and so on, and puts it where it makes the tilt smaller. After k such pairs
// the tilt is at most the sum of the k differences between their weights: for the coins of 1 to n grams, where n is
// even, at most n/2 in the end. It says nothing if there is not just one such pair of which one coin is on the balance.
func (r Rules) Pairs() zermelo.Strategy[Scale] {
	return zermelo.StrategyFunc[Scale](func(s Scale) (Scale, bool) {
		const even = 0x55555555
		broken := (s.Left ^ s.Left>>1) & even
		if r.Coins()%2 == 1 || bits.OnesCount32(broken) != 1 {
			return Scale{}, false
		}
		coin := bits.TrailingZeros32(s.Left & (broken | broken<<1))
		if coin >= r.Coins() {
			return Scale{}, false
		}
		w := r.weights[coin]
		if s.Tilt > 0 {
			w = -w
		}
		return Scale{s.Left &^ (1 << coin), s.Tilt + w}, true
	})
}
