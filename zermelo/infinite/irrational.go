package infinite

import (
	"fmt"
	"math"
	"math/bits"
)

// Irrational is a strategy in a game of infinitely many moves that no graph describes: two players in turn write the
// digits of a decimal fraction, 0,d₁d₂d₃…, and the first one wants it to be periodic, which is to say rational, while
// the second one wants it to be irrational. The second one wins if the digits that he writes, at the even places, are
// not periodic; for were the fraction periodic, then so would they be. This strategy writes 1 at the places 2, 4, 8,
// 16, …, and 0 elsewhere.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §13.
type Irrational struct{}

// Digit returns the digit that the second player writes at a place, which is even. What has been written before does
// not matter. It panics if the place is not positive or odd.
func (Irrational) Digit(place int) int {
	if place <= 0 || place%2 == 1 {
		panic(fmt.Errorf("infinite: the place %d is not the second player's", place))
	}
	if bits.OnesCount(uint(place)) == 1 {
		return 1
	}
	return 0
}

// Witness returns two places at which the second player writes different digits, both after the preperiod and so far
// apart that in a fraction with this preperiod and this period they would have the same digit. So they show that the
// fraction has no such period, whatever the first player writes. The second place is at most
// 2·max(preperiod, 2·period) + 2·period. Witness panics if preperiod is negative, period is not positive, or one of
// them is larger than a sixteenth of the largest int.
func (Irrational) Witness(preperiod, period int) (first, second int) {
	if preperiod < 0 || period < 1 || max(preperiod, period) > math.MaxInt/16 {
		panic(fmt.Errorf("infinite: a preperiod of %d and a period of %d", preperiod, period))
	}
	// Between a power of two and the next one there is none.
	power := 1 << bits.Len(uint(max(preperiod/2, period)))
	return 2 * power, 2 * (power + period)
}

// Refute looks for two places of a fraction of which only the first digits are known, that show that it has no such
// preperiod and period: a period apart, after the preperiod, with different digits. Places are counted from 1. It
// returns the first such places; ok is false if there are none among these digits. It takes linear time. Refute panics
// if preperiod is negative or period is not positive.
func Refute(digits []int, preperiod, period int) (first, second int, ok bool) {
	if preperiod < 0 || period < 1 {
		panic(fmt.Errorf("infinite: a preperiod of %d and a period of %d", preperiod, period))
	}
	for i := preperiod; i < len(digits)-period; i++ {
		if digits[i] != digits[i+period] {
			return i + 1, i + 1 + period, true
		}
	}
	return 0, 0, false
}
