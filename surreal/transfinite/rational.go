package transfinite

import (
	"cmp"
	"math"
	"math/big"
	"math/bits"
)

// rational is a coefficient: an immutable rational number in lowest terms. One whose numerator and denominator fit an
// int64 is stored in place, so that arithmetic on it allocates nothing; the zero value is 0. The form is unique: the
// number is in place whenever it can be.
type rational struct {
	num  int64    // never math.MinInt64, so that it has a negative
	less int64    // the denominator less 1
	big  *big.Rat // the number, if it does not fit
}

func rationalFromInt(n int64) rational {
	if n == math.MinInt64 {
		return rationalFromBig(new(big.Rat).SetInt64(n))
	}
	return rational{num: n}
}

// rationalFromBig returns r, which the caller must not change afterwards.
func rationalFromBig(r *big.Rat) rational {
	if num, den := r.Num(), r.Denom(); num.IsInt64() && den.IsInt64() && num.Int64() != math.MinInt64 {
		return rational{num: num.Int64(), less: den.Int64() - 1}
	}
	return rational{big: r}
}

func (r rational) den() int64 { return r.less + 1 }

// rat returns r as a big.Rat, which may be shared.
func (r rational) rat() *big.Rat {
	if r.big != nil {
		return r.big
	}
	return big.NewRat(r.num, r.den())
}

func (r rational) isZero() bool { return r.num == 0 && r.big == nil }

func (r rational) isOne() bool { return r == rational{num: 1} }

func (r rational) isInt() bool {
	if r.big != nil {
		return r.big.IsInt()
	}
	return r.less == 0
}

func (r rational) sign() int {
	if r.big != nil {
		return r.big.Sign()
	}
	return cmp.Compare(r.num, 0)
}

func (r rational) neg() rational {
	if r.big != nil {
		return rationalFromBig(new(big.Rat).Neg(r.big))
	}
	r.num = -r.num
	return r
}

func (r rational) cmp(s rational) int {
	if r.big == nil && s.big == nil {
		if r.less == s.less {
			return cmp.Compare(r.num, s.num)
		}
		if a, ok := product(r.num, s.den()); ok {
			if b, ok := product(s.num, r.den()); ok {
				return cmp.Compare(a, b)
			}
		}
	}
	return r.rat().Cmp(s.rat())
}

func (r rational) add(s rational) rational {
	if r.big == nil && s.big == nil {
		if sum, ok := r.addSmall(s); ok {
			return sum
		}
	}
	return rationalFromBig(new(big.Rat).Add(r.rat(), s.rat()))
}

func (r rational) addSmall(s rational) (rational, bool) {
	if r.less == 0 && s.less == 0 {
		sum := r.num + s.num
		return rational{num: sum}, (sum > r.num) == (s.num > 0) && sum != math.MinInt64
	}
	a, ok1 := product(r.num, s.den())
	b, ok2 := product(s.num, r.den())
	den, ok3 := product(r.den(), s.den())
	sum := a + b
	if !ok1 || !ok2 || !ok3 || (sum > a) != (b > 0) || sum == math.MinInt64 {
		return rational{}, false
	}
	g := gcd(sum, den)
	return rational{num: sum / g, less: den/g - 1}, true
}

func (r rational) sub(s rational) rational { return r.add(s.neg()) }

func (r rational) mul(s rational) rational {
	if r.big == nil && s.big == nil {
		rn, rd, sn, sd := r.num, r.den(), s.num, s.den()
		if sd > 1 {
			if g := gcd(rn, sd); g > 1 {
				rn, sd = rn/g, sd/g
			}
		}
		if rd > 1 {
			if g := gcd(sn, rd); g > 1 {
				sn, rd = sn/g, rd/g
			}
		}
		num, ok1 := product(rn, sn)
		den, ok2 := product(rd, sd)
		if ok1 && ok2 {
			return rational{num: num, less: den - 1}
		}
	}
	return rationalFromBig(new(big.Rat).Mul(r.rat(), s.rat()))
}

// inv returns 1/r, for r ≠ 0.
func (r rational) inv() rational {
	if r.big != nil {
		return rationalFromBig(new(big.Rat).Inv(r.big))
	}
	if r.num < 0 {
		return rational{num: -r.den(), less: -r.num - 1}
	}
	return rational{num: r.den(), less: r.num - 1}
}

func (r rational) quo(s rational) rational { return r.mul(s.inv()) }

// floor returns the largest integer that is at most r.
func (r rational) floor() rational {
	if r.big != nil {
		// The quotient of Euclid's division is the floor, for the divisor is positive.
		return rationalFromBig(new(big.Rat).SetInt(new(big.Int).Div(r.big.Num(), r.big.Denom())))
	}
	q := r.num / r.den()
	if r.num%r.den() < 0 {
		q--
	}
	return rational{num: q}
}

// bits returns about the number of bits of r.
func (r rational) bits() int {
	if r.big != nil {
		return r.big.Num().BitLen() + r.big.Denom().BitLen()
	}
	return bits.Len64(uint64(max(r.num, -r.num))) + bits.Len64(uint64(r.less))
}

// pow returns r^n.
func (r rational) pow(n uint64) rational {
	result, square := rational{num: 1}, r
	for ; n > 0; n >>= 1 {
		if n&1 == 1 {
			result = result.mul(square)
		}
		if n > 1 {
			square = square.mul(square)
		}
	}
	return result
}

// root returns the n-th root of r, for n ≥ 1, if it is rational. For even n it is the positive one.
func (r rational) root(n int) (rational, bool) {
	if r.sign() < 0 && n%2 == 0 {
		return rational{}, false
	}
	num, ok1 := integerRoot(r.rat().Num(), n)
	den, ok2 := integerRoot(r.rat().Denom(), n)
	if !ok1 || !ok2 {
		return rational{}, false
	}
	return rationalFromBig(new(big.Rat).SetFrac(num, den)), true
}

// integerRoot returns the n-th root of x, which is not negative if n is even, if it is an integer.
func integerRoot(x *big.Int, n int) (*big.Int, bool) {
	a := new(big.Int).Abs(x)
	one := big.NewInt(1)
	if n == 1 || a.Cmp(one) <= 0 {
		return x, true
	}
	if n >= a.BitLen() { // then 1 < root < 2
		return nil, false
	}
	// Newton's method from above: the sequence falls until it has reached the floor of the root.
	degree, less := big.NewInt(int64(n)), big.NewInt(int64(n-1))
	root := new(big.Int).Lsh(one, uint((a.BitLen()+n-1)/n))
	for {
		next := new(big.Int).Div(a, new(big.Int).Exp(root, less, nil))
		next.Add(next, new(big.Int).Mul(root, less))
		next.Div(next, degree)
		if next.Cmp(root) >= 0 {
			break
		}
		root = next
	}
	if new(big.Int).Exp(root, degree, nil).Cmp(a) != 0 {
		return nil, false
	}
	if x.Sign() < 0 {
		root.Neg(root)
	}
	return root, true
}

// product returns a·b if it fits, and is not math.MinInt64.
func product(a, b int64) (int64, bool) {
	hi, lo := bits.Mul64(uint64(max(a, -a)), uint64(max(b, -b)))
	if hi != 0 || lo > math.MaxInt64 {
		return 0, false
	}
	if (a < 0) != (b < 0) {
		return -int64(lo), true
	}
	return int64(lo), true
}

// gcd returns the greatest common divisor of a and b, which is positive.
func gcd(a, b int64) int64 {
	a = max(a, -a)
	for a != 0 {
		a, b = b%a, a
	}
	return b
}
