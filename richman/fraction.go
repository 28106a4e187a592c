package richman

import "math/big"

// fraction is num/den with den > 0, not always in lowest terms. Its numbers are never changed, and many fractions share
// one den.
type fraction struct{ num, den *big.Int }

var (
	zero = fraction{new(big.Int), bigOne}
	one  = fraction{bigOne, bigOne}

	bigOne = big.NewInt(1)
)

// compare returns −1, 0 or 1 as a is less than, equal to or greater than b. With a common denominator this takes next
// to no time.
func (a fraction) compare(b fraction) int {
	if a.den == b.den {
		return a.num.Cmp(b.num)
	}
	if a.num.Sign() == 0 || b.num.Sign() == 0 {
		return a.num.Cmp(b.num)
	}
	var x, y big.Int
	return x.Mul(a.num, b.den).Cmp(y.Mul(b.num, a.den))
}

// rat returns a number of the caller's.
func (a fraction) rat() *big.Rat { return new(big.Rat).SetFrac(a.num, a.den) }

// fixed returns the fraction, which is from 0 to 1, in units of 2^−62, rounded down.
func (a fraction) fixed() uint64 {
	if a.num.Sign() == 0 {
		return 0
	}
	x := new(big.Int).Lsh(a.num, fixedBits)
	return x.Quo(x, a.den).Uint64()
}

// denominators makes equal denominators the same, so that fractions are compared fast.
type denominators struct {
	known map[string]*big.Int
	times map[*big.Int]*big.Int // a denominator by the sum of the weights
}

func newDenominators() *denominators {
	return &denominators{map[string]*big.Int{"\x01": bigOne}, map[*big.Int]*big.Int{}}
}

// the returns the one number that is kept for den.
func (d *denominators) the(den *big.Int) *big.Int {
	key := string(den.Bytes())
	if kept := d.known[key]; kept != nil {
		return kept
	}
	d.known[key] = den
	return den
}

// mean returns the mean of a and b with these weights.
func (d *denominators) mean(a, b fraction, w weights) fraction {
	a, b = align(a, b)
	if a.den != b.den {
		x := new(big.Rat).SetFrac(a.num, a.den)
		x.Mul(x, big.NewRat(int64(w[Blue]), int64(w.sum())))
		y := new(big.Rat).SetFrac(b.num, b.den)
		y.Mul(y, big.NewRat(int64(w[Red]), int64(w.sum())))
		x.Add(x, y)
		return fraction{x.Num(), d.the(x.Denom())}
	}
	if a.num.Cmp(b.num) == 0 {
		return a
	}
	var x, y big.Int
	sum := big.NewInt(int64(w.sum()))
	x.Mul(a.num, y.SetUint64(uint64(w[Blue])))
	x.Add(&x, y.Mul(b.num, big.NewInt(int64(w[Red]))))
	var r big.Int
	if q, _ := new(big.Int).QuoRem(&x, sum, &r); r.Sign() == 0 {
		return fraction{q, a.den}
	}
	den := d.times[a.den]
	if den == nil {
		den = d.the(y.Mul(a.den, sum))
		d.times[a.den] = den
	}
	return fraction{&x, den}
}

// align returns the fractions with the denominator of one of them if that is a multiple of the other. This saves
// finding common divisors.
func align(a, b fraction) (fraction, fraction) {
	if a.den == b.den {
		return a, b
	}
	isSwapped := a.den.Cmp(b.den) > 0
	if isSwapped {
		a, b = b, a
	}
	var q, r big.Int
	if q.QuoRem(b.den, a.den, &r); r.Sign() == 0 {
		a = fraction{new(big.Int).Mul(a.num, &q), b.den}
	}
	if isSwapped {
		a, b = b, a
	}
	return a, b
}

// weights are how much the best successors of Blue and of Red count in the value of a vertex. Their sum is less than
// 2^31.
type weights [2]uint32

// fair are the weights of bidding games, and of a fair coin.
var fair = weights{1, 1}

func (w weights) sum() uint32 { return w[Blue] + w[Red] }
