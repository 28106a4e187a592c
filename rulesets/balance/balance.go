// Package balance puts coins on a balance: Max and Min in turn put one of the coins that are left on either pan. When
// all are on it, the payoff is by how much one pan is heavier than the other, whichever it is.
//
// [Solve] finds the value of every position at once. Twenty coins of 1 to 20 grams have more than fifty million
// positions; they take some seconds, and a byte each.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §8, problem 37.
package balance

import (
	"fmt"
	"math/bits"
	"slices"

	"github.com/cgt-go/sdk/zermelo"
)

// The largest number of coins, and the largest weight of all together.
const (
	MaxCoins  = 26
	MaxWeight = 10_000
)

// Scale is a position: which coins are left, and how the balance tilts. It is an immutable value. [Rules.Start] is
// where play begins.
type Scale struct {
	Left uint32 // a bit for each coin that is left, by its number
	Tilt int    // by how much the left pan is heavier than the right one
}

// String returns a text such as "tilt 3, left [0 2]", with the numbers of the coins.
func (s Scale) String() string {
	coins := []int{}
	for left := s.Left; left != 0; left &= left - 1 {
		coins = append(coins, bits.TrailingZeros32(left))
	}
	return fmt.Sprintf("tilt %d, left %v", s.Tilt, coins)
}

// Rules are the rules for coins of given weights. They are immutable. The zero Rules have no coins.
type Rules struct {
	weights []int
	total   int
}

// New returns the rules for coins of the given weights, which have the numbers 0, 1 and so on. The error is a
// [*WeightError] if a weight is not positive, or if there are more than [MaxCoins] coins, or more than [MaxWeight] in
// all.
func New(weights ...int) (Rules, error) {
	r := Rules{weights: slices.Clone(weights)}
	for i, w := range weights {
		if w <= 0 || w > MaxWeight-r.total || i >= MaxCoins {
			return Rules{}, &WeightError{i, w}
		}
		r.total += w
	}
	return r, nil
}

// Grams returns the rules for coins of 1 to n grams. It panics if n is negative or more than [MaxCoins].
func Grams(n int) Rules {
	var weights []int
	for w := 1; w <= n; w++ {
		weights = append(weights, w)
	}
	r, err := New(weights...)
	if err != nil || n < 0 {
		panic(fmt.Errorf("balance: %d coins, and not 0 to %d", n, MaxCoins))
	}
	return r
}

// WeightError reports a coin that cannot be.
type WeightError struct {
	Coin   int // its number
	Weight int
}

// Error returns the message in one line.
func (e *WeightError) Error() string {
	return fmt.Sprintf("balance: coin %d with the weight %d: weights are positive, and there are up to %d coins with a weight of %d in all", e.Coin, e.Weight, MaxCoins, MaxWeight)
}

// Coins returns the number of coins.
func (r Rules) Coins() int { return len(r.weights) }

// Weight returns the weight of a coin. It panics if there is no such coin.
func (r Rules) Weight(coin int) int { return r.weights[coin] }

// Start returns the position in which the pans are empty.
func (r Rules) Start() Scale { return Scale{Left: 1<<r.Coins() - 1} }

// End returns the tilt, whichever way it is, when no coin is left.
func (r Rules) End(s Scale) (zermelo.Int, bool) {
	return zermelo.Int(max(s.Tilt, -s.Tilt)), s.Left == 0
}

// Turn returns Max if an even number of coins is on the balance.
func (r Rules) Turn(s Scale) zermelo.Player {
	return zermelo.Player((r.Coins() - bits.OnesCount32(s.Left)) & 1)
}

// AppendMoves appends the positions after each move: coin after coin, on the left pan and then on the right one.
func (r Rules) AppendMoves(dst []Scale, s Scale) []Scale {
	for coin, w := range r.weights {
		if s.Left>>coin&1 == 1 {
			left := s.Left &^ (1 << coin)
			dst = append(dst, Scale{left, s.Tilt + w}, Scale{left, s.Tilt - w})
		}
	}
	return dst
}

// Normalize returns the position, or the one with the pans exchanged if the right one is heavier.
func (r Rules) Normalize(s Scale) (Scale, bool) {
	s.Tilt = max(s.Tilt, -s.Tilt)
	return s, false
}
