package surreal

import (
	"cmp"
	"math"
	"math/big"
	"math/bits"
	"unique"

	"github.com/cgt-go/sdk/cgt"
)

// Dyadic is a dyadic rational number m/2^k: the numbers that are short games, and with them the
// stops, means and temperatures of short games. It is an immutable value of any size; == is equality
// of numbers and the zero value is 0. Numbers whose numerator in lowest terms fits an int64 are
// stored in place, so that arithmetic on them allocates nothing. It is safe for concurrent use.
type Dyadic struct {
	// The number is num/2^exp, where num is odd or exp is 0, unless big is set. Then the
	// numerator, which does not fit num, is the text of big (see bigKey), and num is its sign.
	num int64
	exp uint32
	big unique.Handle[string]
}

// MaxExp is the largest k for which 2^−k is a [Dyadic]. Making a number with a larger one is a panic with a
// [*cgt.LimitError].
const MaxExp = 1 << 24

// isInline reports whether x is num/2^exp.
func (x Dyadic) isInline() bool { return x.big == unique.Handle[string]{} }

// NewDyadic returns num/2^exp. It panics if the number in lowest terms has an exponent above [MaxExp].
func NewDyadic(num int64, exp uint) Dyadic {
	return reduce(num, uint64(exp))
}

// DyadicFromInt returns n.
func DyadicFromInt(n int64) Dyadic { return Dyadic{num: n} }

func dyadicFromUint(n uint64) Dyadic {
	if n > math.MaxInt64 {
		return DyadicFromBig(new(big.Int).SetUint64(n), 0)
	}
	return Dyadic{num: int64(n)}
}

// DyadicFromBig returns num/2^exp. It panics if the number in lowest terms has an exponent above
// [MaxExp].
func DyadicFromBig(num *big.Int, exp uint) Dyadic {
	if num.IsInt64() {
		return reduce(num.Int64(), uint64(exp))
	}
	if z := min(num.TrailingZeroBits(), exp); z > 0 {
		num = new(big.Int).Rsh(num, z)
		exp -= z
		if num.IsInt64() {
			return Dyadic{num: num.Int64(), exp: checkExp(uint64(exp))}
		}
	}
	return Dyadic{num: int64(num.Sign()), exp: checkExp(uint64(exp)), big: unique.Make(bigKey(num))}
}

// DyadicFromRat returns r; ok is false if the denominator of r is not a power of two.
func DyadicFromRat(r *big.Rat) (x Dyadic, ok bool) {
	exp := r.Denom().TrailingZeroBits()
	if uint(r.Denom().BitLen()) != exp+1 {
		return Dyadic{}, false
	}
	return DyadicFromBig(r.Num(), exp), true
}

// reduce returns num/2^exp in lowest terms.
func reduce(num int64, exp uint64) Dyadic {
	if num == 0 {
		return Dyadic{}
	}
	z := min(uint64(bits.TrailingZeros64(uint64(num))), exp)
	return Dyadic{num: num >> z, exp: checkExp(exp - z)}
}

func checkExp(exp uint64) uint32 {
	if exp > MaxExp {
		panic(&cgt.LimitError{What: "binary places in a number", Limit: MaxExp})
	}
	return uint32(exp)
}

// bigKey returns the text under which a numerator is kept: its sign and the bytes of its size.
func bigKey(num *big.Int) string {
	b := make([]byte, 1, 1+(num.BitLen()+7)/8)
	b[0] = '+'
	if num.Sign() < 0 {
		b[0] = '-'
	}
	return string(append(b, num.Bytes()...))
}

// Num returns the numerator of x in lowest terms, as a new value.
func (x Dyadic) Num() *big.Int {
	if x.isInline() {
		return big.NewInt(x.num)
	}
	key := x.big.Value()
	n := new(big.Int).SetBytes([]byte(key[1:]))
	if key[0] == '-' {
		n.Neg(n)
	}
	return n
}

// Exp returns the exponent k of the denominator 2^k of x in lowest terms.
func (x Dyadic) Exp() uint { return uint(x.exp) }

// IsInt reports whether x is an integer.
func (x Dyadic) IsInt() bool { return x.exp == 0 }

// Sign returns −1, 0 or 1, the sign of x.
func (x Dyadic) Sign() int {
	switch {
	case x.num < 0:
		return -1
	case x.num > 0:
		return 1
	}
	return 0
}

// Neg returns −x.
func (x Dyadic) Neg() Dyadic {
	if x.isInline() && x.num != math.MinInt64 {
		x.num = -x.num
		return x
	}
	n := x.Num()
	return DyadicFromBig(n.Neg(n), x.Exp())
}

// Abs returns |x|.
func (x Dyadic) Abs() Dyadic {
	if x.num < 0 {
		return x.Neg()
	}
	return x
}

// Add returns x + y.
func (x Dyadic) Add(y Dyadic) Dyadic {
	if x.isInline() && y.isInline() {
		if x.exp < y.exp {
			x, y = y, x
		}
		if n, ok := shiftLeft(y.num, x.exp-y.exp); ok {
			if s := x.num + n; (s > x.num) == (n > 0) {
				return reduce(s, uint64(x.exp))
			}
		}
	}
	a, b, exp := align(x, y)
	return DyadicFromBig(a.Add(a, b), exp)
}

// shiftLeft returns n·2^by if it fits.
func shiftLeft(n int64, by uint32) (int64, bool) {
	if by >= 63 {
		return 0, n == 0
	}
	s := n << by
	return s, s>>by == n
}

// align returns new numerators of x and y over the common denominator 2^exp.
func align(x, y Dyadic) (a, b *big.Int, exp uint) {
	a, b, exp = x.Num(), y.Num(), max(x.Exp(), y.Exp())
	return a.Lsh(a, exp-x.Exp()), b.Lsh(b, exp-y.Exp()), exp
}

// Sub returns x − y.
func (x Dyadic) Sub(y Dyadic) Dyadic { return x.Add(y.Neg()) }

// Mul returns x·y. It panics if the exponent of the product exceeds [MaxExp].
func (x Dyadic) Mul(y Dyadic) Dyadic {
	exp := x.Exp() + y.Exp()
	if x.isInline() && y.isInline() {
		hi, lo := bits.Mul64(absUint(x.num), absUint(y.num))
		if hi == 0 && lo <= math.MaxInt64 {
			n := int64(lo)
			if x.Sign() != y.Sign() {
				n = -n
			}
			return reduce(n, uint64(exp))
		}
	}
	a := x.Num()
	return DyadicFromBig(a.Mul(a, y.Num()), exp)
}

// Half returns x/2. It panics if the exponent exceeds [MaxExp].
func (x Dyadic) Half() Dyadic {
	if x.isInline() {
		return reduce(x.num, uint64(x.exp)+1)
	}
	return DyadicFromBig(x.Num(), x.Exp()+1)
}

// Compare returns −1 if x < y, 0 if x = y and 1 if x > y.
func (x Dyadic) Compare(y Dyadic) int {
	inline := x.isInline() && y.isInline()
	switch {
	case inline && x.exp == y.exp:
		return cmp.Compare(x.num, y.num)
	case x == y:
		return 0
	case inline:
		xn, yn, ok := x.num, y.num, true
		if x.exp < y.exp {
			xn, ok = shiftLeft(xn, y.exp-x.exp)
		} else {
			yn, ok = shiftLeft(yn, x.exp-y.exp)
		}
		if ok {
			return cmp.Compare(xn, yn)
		}
	}
	if sx, sy := x.Sign(), y.Sign(); sx != sy {
		if sx < sy {
			return -1
		}
		return 1
	}
	// Of numbers of one sign whose sizes are far apart, the sizes decide; so 2^−MaxExp is
	// compared with 1 without writing 1 over 2^MaxExp.
	if lx, ly := x.log2(), y.log2(); lx != ly {
		if (lx < ly) == (x.Sign() > 0) {
			return -1
		}
		return 1
	}
	a, b, _ := align(x, y)
	return a.Cmp(b)
}

// log2 returns the k for which 2^k ≤ |x| < 2^(k+1), for x ≠ 0.
func (x Dyadic) log2() int64 {
	var length int
	if x.isInline() {
		length = bits.Len64(absUint(x.num))
	} else {
		key := x.big.Value()
		length = 8*(len(key)-2) + bits.Len8(key[1])
	}
	return int64(length) - 1 - int64(x.exp)
}

func absUint(n int64) uint64 {
	if n < 0 {
		return -uint64(n)
	}
	return uint64(n)
}

// Int64 returns x if it is an integer of that size.
func (x Dyadic) Int64() (n int64, ok bool) {
	return x.num, x.isInline() && x.exp == 0
}

// Rat returns x as a new big.Rat.
func (x Dyadic) Rat() *big.Rat {
	return new(big.Rat).SetFrac(x.Num(), new(big.Int).Lsh(big.NewInt(1), x.Exp()))
}

// Float64 returns the float64 nearest to x, for drawing, and whether it is exactly x.
func (x Dyadic) Float64() (f float64, exact bool) {
	f, acc := new(big.Float).SetMantExp(new(big.Float).SetInt(x.Num()), -int(x.exp)).Float64()
	return f, acc == big.Exact
}

// Birthday returns the birthday of x as a game: |n| for an integer n, and n+1+k for a number with the denominator 2^k
// whose absolute value lies between the integers n and n+1. So it is the length of the sign expansion of x.
//
// Source: Conway, On Numbers and Games, ch. 3; Siegel, Combinatorial Game Theory, §II.3.
func (x Dyadic) Birthday() Dyadic {
	a := x.Abs()
	if a.IsInt() {
		return a
	}
	return a.floor().Add(DyadicFromInt(1 + int64(a.exp)))
}

// floor returns the largest integer that is at most x.
func (x Dyadic) floor() Dyadic { return x.truncate(0) }

// truncate returns the largest multiple of 1/2^places that is at most x.
func (x Dyadic) truncate(places uint) Dyadic {
	if x.Exp() <= places {
		return x
	}
	drop := x.Exp() - places
	if x.isInline() {
		return reduce(x.num>>min(drop, 63), uint64(places))
	}
	n := x.Num()
	return DyadicFromBig(n.Rsh(n, drop), places)
}

// options returns the canonical options of x, which has at most one on each side: hasLeft and
// hasRight say whether there are.
func (x Dyadic) options() (left, right Dyadic, hasLeft, hasRight bool) {
	if x.IsInt() {
		switch x.Sign() {
		case 1:
			return x.Sub(DyadicFromInt(1)), Dyadic{}, true, false
		case -1:
			return Dyadic{}, x.Add(DyadicFromInt(1)), false, true
		}
		return Dyadic{}, Dyadic{}, false, false
	}
	if x.isInline() && x.num > math.MinInt64 && x.num < math.MaxInt64 {
		return reduce(x.num-1, uint64(x.exp)), reduce(x.num+1, uint64(x.exp)), true, true
	}
	step := reduce(1, uint64(x.exp))
	return x.Sub(step), x.Add(step), true, true
}
