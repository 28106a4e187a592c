package transfinite

import (
	"math/big"

	"github.com/cgt-go/sdk/cgt"
)

// digitRun is a run of equal signs of a rational number.
type digitRun struct {
	sign  int
	count count
}

func appendDigits(runs []digitRun, sign int, n count) []digitRun {
	if last := len(runs) - 1; last >= 0 && runs[last].sign == sign {
		runs[last].count = runs[last].count.add(n)
		return runs
	}
	return append(runs, digitRun{sign, n})
}

// appendBits appends the lower bits of n from the highest to the lowest, + for 1 and − for 0.
func appendBits(runs []digitRun, n *big.Int, from, to int) []digitRun {
	for i := from - 1; i >= to; i-- {
		runs = appendDigits(runs, 2*int(n.Bit(i))-1, count{small: 1})
	}
	return runs
}

// isDyadic reports whether the denominator of r is a power of 2.
func (r rational) isDyadic() bool {
	q := r.rat().Denom()
	return q.TrailingZeroBits() == uint(q.BitLen()-1)
}

// signs returns the sign expansion of r > 0: the runs of first, and then those of block without end, if there are any.
// For an integer these are as many signs +. Otherwise they are one + more than the floor of r, a −, and the binary
// digits of the rest, + for 1 and − for 0, without the last 1 if they end.
//
// Source: Conway, On Numbers and Games, ch. 3; Winning Ways, ch. 2 (Berlekamp's rule).
func (r rational) signs() (first, block []digitRun, err error) {
	n := r.floor()
	f := r.sub(n)
	pluses := countFromBig(new(big.Int).Set(n.rat().Num()))
	if f.isZero() {
		return []digitRun{{1, pluses}}, nil, nil
	}
	first = []digitRun{{1, pluses.add(count{small: 1})}, {-1, count{small: 1}}}
	p, q := f.rat().Num(), f.rat().Denom()
	places := int(q.TrailingZeroBits())
	odd := new(big.Int).Rsh(q, uint(places))
	if odd.IsInt64() && odd.Int64() == 1 {
		return appendBits(first, p, places, 1), nil, nil
	}
	head, rest := new(big.Int).QuoRem(p, odd, new(big.Int))
	first = appendBits(first, head, places, 0)
	period, err := orderOfTwo(odd)
	if err != nil {
		return nil, nil, err
	}
	// rest/odd is rest·(2^period − 1)/odd, written again and again.
	digits := new(big.Int).Lsh(big.NewInt(1), uint(period))
	digits.Sub(digits, big.NewInt(1))
	digits.Mul(digits.Quo(digits, odd), rest)
	return first, appendBits(nil, digits, period, 0), nil
}

// maxPeriodWords bounds the work of looking for a period, in words of the denominator.
const maxPeriodWords = 1 << 26

// orderOfTwo returns the smallest n ≥ 1 for which odd > 1 divides 2^n − 1.
func orderOfTwo(odd *big.Int) (int, error) {
	most := min(MaxRuns, maxPeriodWords/len(odd.Bits()))
	// 2^n is below odd for all n up to the number of its bits.
	n := odd.BitLen() - 1
	power := new(big.Int).Lsh(big.NewInt(1), uint(n))
	for one := big.NewInt(1); n <= most; {
		power.Lsh(power, 1)
		if power.Cmp(odd) >= 0 {
			power.Sub(power, odd)
		}
		if n++; power.Cmp(one) == 0 {
			return n, nil
		}
	}
	return 0, &cgt.LimitError{What: "binary places in the period of a rational number", Limit: most}
}

// rationalFromSigns returns the positive number with these signs, which begin with +. Runs in block follow without end,
// if there are any; their signs alternate.
func rationalFromSigns(first, block []digitRun) (rational, error) {
	pluses := first[0].count
	digits := first[1:]
	if len(digits) == 0 && len(block) > 0 {
		digits = block
	}
	if len(digits) == 0 {
		return rationalFromBig(new(big.Rat).SetInt(pluses.int())), nil
	}
	// The first − is no digit.
	head, places, err := bitsOf(digits)
	if err != nil {
		return rational{}, err
	}
	places--
	value := new(big.Rat)
	if len(block) == 0 {
		value.SetFrac(head.Add(head.Lsh(head, 1), big.NewInt(1)), new(big.Int).Lsh(big.NewInt(1), uint(places+1)))
	} else {
		tail, period, err := bitsOf(block)
		if err != nil {
			return rational{}, err
		}
		all := new(big.Int).Lsh(big.NewInt(1), uint(period))
		all.Sub(all, big.NewInt(1))
		value.SetFrac(tail.Add(tail, head.Mul(head, all)), all.Lsh(all, uint(places)))
	}
	floor := new(big.Rat).SetInt(pluses.int())
	return rationalFromBig(value.Add(value, floor.Sub(floor, big.NewRat(1, 1)))), nil
}

// MaxPlaces is how many binary places a coefficient may have that is made from a sign expansion, before its period and
// in it.
const MaxPlaces = 1 << 22

// bitsOf returns the number with these binary digits, 1 for + and 0 for −, and how many they are.
func bitsOf(runs []digitRun) (n *big.Int, places int, err error) {
	total := count{}
	for _, r := range runs {
		total = total.add(r.count)
	}
	if total.big != nil || total.small > MaxPlaces {
		return nil, 0, &cgt.LimitError{What: "binary places in a coefficient", Limit: MaxPlaces}
	}
	bytes := make([]byte, (total.small+7)/8)
	at := 8*len(bytes) - int(total.small)
	for _, r := range runs {
		for range r.count.small {
			if r.sign > 0 {
				bytes[at/8] |= 1 << (7 - at%8)
			}
			at++
		}
	}
	return new(big.Int).SetBytes(bytes), int(total.small), nil
}
