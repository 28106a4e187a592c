package hackenbush

import (
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// Berlekamp's rule: a stalk of blue and red edges, from the ground up, is worth the number whose sign
// expansion has + for each blue edge and − for each red one. That is, for a stalk whose lowest
// edge is blue: if all edges are blue, their number. Otherwise, if n + 1 blue edges come first and then a red
// one, it is n + 0.b₁b₂…b_k1 in binary, where b_i is 1 for each further blue edge and 0 for each red one.
//
// References: Berlekamp, Conway, Guy, Winning Ways, ch. 3, extras, "Berlekamp's Rule for Hackenbush
// Strings"; Conway, On Numbers and Games, ch. 3 (sign expansions).

// numberOfStalk returns the value of a stalk of blue and red edges, given from the ground up.
func numberOfStalk(stalk []Colour) surreal.Dyadic {
	if len(stalk) == 0 {
		return surreal.Dyadic{}
	}
	first := stalk[0]
	same := 0
	for same < len(stalk) && stalk[same] == first {
		same++
	}
	var x surreal.Dyadic
	if same == len(stalk) {
		x = surreal.DyadicFromInt(int64(same))
	} else {
		fraction := stalk[same+1:]
		k := len(fraction) + 1
		// The binary digits of the numerator: same − 1, the fraction, and a 1; written into
		// bytes, the last digit being the lowest bit of the last byte.
		b := make([]byte, (k+7)/8)
		b[len(b)-1] = 1
		for i, c := range fraction {
			if c == first {
				bit := k - 1 - i
				b[len(b)-1-bit/8] |= 1 << (bit % 8)
			}
		}
		num := new(big.Int).SetBytes(b)
		whole := big.NewInt(int64(same - 1))
		num.Add(num, whole.Lsh(whole, uint(k)))
		x = surreal.DyadicFromBig(num, uint(k))
	}
	if first == Red {
		return x.Neg()
	}
	return x
}

// appendStalk appends to dst the stalk of blue and red edges that has the value x; its length is the birthday
// of x.
func appendStalk(dst []Colour, x surreal.Dyadic) []Colour {
	same, other := Blue, Red
	if x.Sign() < 0 {
		same, other = Red, Blue
	}
	num, k := x.Abs().Num(), x.Exp()
	whole := int(new(big.Int).Rsh(num, k).Int64())
	for range whole {
		dst = append(dst, same)
	}
	if k == 0 {
		return dst
	}
	dst = append(dst, same, other)
	for bit := int(k) - 1; bit > 0; bit-- {
		if num.Bit(bit) == 1 {
			dst = append(dst, same)
		} else {
			dst = append(dst, other)
		}
	}
	return dst
}

// NumberStalk returns the stalk of blue and red edges whose value is x. There is one for every dyadic number,
// and it has as many edges as the birthday of x says. If these are more than [MaxEdges], it is a
// [*cgt.LimitError].
func NumberStalk(x surreal.Dyadic) (Position, error) {
	if x.Birthday().Compare(surreal.DyadicFromInt(MaxEdges)) > 0 {
		return Position{}, &cgt.LimitError{What: "edges", Limit: MaxEdges}
	}
	var code []byte
	for i, c := range appendStalk(nil, x) {
		code = appendEdge(code, int32(i), int32(i+1), c)
	}
	return Position{string(code)}, nil
}

// underNumber returns the value of a chain of blue and red edges, from the bottom up, with the number x on
// top, if it is within the budget.
func (s *structure) underNumber(chain []Colour, x surreal.Dyadic) (surreal.Dyadic, bool) {
	const short = 16 // a longer chain is valued at one go
	if len(chain) > short || x == (surreal.Dyadic{}) {
		s.bits -= 8 * (int64(len(chain)) + size(x))
		if s.bits < 0 {
			return x, false
		}
		if x != (surreal.Dyadic{}) {
			chain = appendStalk(chain[:len(chain):len(chain)], x)
		}
		return numberOfStalk(chain), true
	}
	for i := len(chain) - 1; i >= 0; i-- {
		if s.bits -= size(x); s.bits < 0 {
			return x, false
		}
		if chain[i] == Red {
			x = oneUnder(x.Neg()).Neg()
		} else {
			x = oneUnder(x)
		}
	}
	return x, true
}

// size returns a bound for the birthday of the number x, which hangs in a picture.
func size(x surreal.Dyadic) int64 {
	n, _ := x.Birthday().Int64()
	return n + 1
}

// oneUnder returns 1:x: the number whose sign expansion is that of x with one more + in front. For x > 0
// this is x + 1. Otherwise it is (x + n)/2^(n−1) for the smallest n that makes x + n > 1. For write
// x = −m − f with an integer m and 0 ≤ f < 1, so that n = m + 2. If f = 0, the expansion is + and m times
// −, which is 2^−m = 2/2^(m+1). If f = 0.b₁…b_k1 in binary, that of x is m + 1 times − and the signs of
// b, a 1 being − as well; so 1:x is 2^−m times 0.1c₁…c_k1 with c_i = 1 − b_i, which is 1 − f/2.
func oneUnder(x surreal.Dyadic) surreal.Dyadic {
	one := surreal.DyadicFromInt(1)
	if x.Sign() > 0 {
		return x.Add(one)
	}
	whole := x.Neg() // ⌊−x⌋ = n − 2
	if !whole.IsInt() {
		num := whole.Num()
		whole = surreal.DyadicFromBig(num.Rsh(num, whole.Exp()), 0)
	}
	n, _ := whole.Int64()
	return x.Add(surreal.DyadicFromInt(n + 2)).Mul(surreal.NewDyadic(1, uint(n+1)))
}
