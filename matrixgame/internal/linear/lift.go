package linear

import (
	"context"
	"math/big"

	"github.com/cgt-go/sdk/internal/modular"
)

// lifting finds the digits in base p, the prime, of the solution of a system: with the factors of the matrix modulo p,
// the digit x of the right-hand side b is A⁻¹b modulo p, and the next one that of (b − Ax)/p.
type lifting struct {
	*System
	isTransposed bool
	// What is left of the right-hand side, in one of three forms.
	words    []int64
	pairs    []pair
	bigs     []*big.Int
	residues []uint64
	digits   [][]uint64 // the digits found so far
}

// lift solves a system by lifting. From enough digits a fraction can be read. Its denominator is that of most other
// numbers too, and then half of the digits are enough for these: let y be integers that solve A·y = D·b modulo a power
// M of p. If they and D are so small that no side of an equation reaches M/2, then the equations hold.
//
// Source: J. D. Dixon, Exact solution of linear equations using p-adic expansions, Numerische Mathematik 40 (1982); P.
// S. Wang, A p-adic algorithm for univariate partial fractions, SYMSAC 1981, for the fractions.
func (s *System) lift(ctx context.Context, b []*big.Int, hint *big.Int, isTransposed bool) (num []*big.Int, den *big.Int, err error) {
	size := s.size // the sides are less than 2^size times the largest of the numbers and the denominator
	for _, x := range b {
		size = max(size, x.BitLen())
	}
	l := &lifting{System: s, isTransposed: isTransposed, residues: make([]uint64, s.n)}
	for _, x := range b {
		switch {
		case s.words != nil && size <= wordBits:
			l.words = append(l.words, x.Int64())
		case s.words != nil && size <= pairBits:
			l.pairs = append(l.pairs, newPair(x))
		default:
			l.bigs = append(l.bigs, new(big.Int).Set(x))
		}
	}
	next := 2
	if hint == nil {
		hint = big.NewInt(1)
	} else {
		next = digitsFor(hint, size)
	}
	for {
		if ctx.Err() != nil {
			return nil, nil, context.Cause(ctx)
		}
		switch {
		case l.words != nil:
			l.stepWords()
		case l.pairs != nil:
			l.stepPairs()
		default:
			l.stepBigs()
		}
		if len(l.digits) < next {
			continue
		}
		next += next/5 + 1
		num, den, ok, err := l.read(ctx, size, hint)
		if ok || err != nil {
			return num, den, err
		}
	}
}

// digit finds the next digit of each number from the residues.
func (l *lifting) digit() []uint64 {
	x := make([]uint64, l.n)
	if l.isTransposed {
		l.f.solveTransposed(x, l.residues, l.scratch)
	} else {
		l.f.solve(x, l.residues)
	}
	l.digits = append(l.digits, x)
	return x
}

// stepWords finds the next digit of each number, if what is left fits words.
func (l *lifting) stepWords() {
	for i, r := range l.words {
		if r < 0 {
			l.residues[i] = modular.Neg(modular.Fold(0, uint64(-r)))
		} else {
			l.residues[i] = modular.Fold(0, uint64(r))
		}
	}
	x := l.digit()
	for i, r := range l.words {
		// What remains is q·p for a small q. Modulo 2^61 this is −q, so that it does no harm if numbers overflow.
		rest := uint64(r)
		for j, c := range l.row(i) {
			rest -= uint64(c) * x[j]
		}
		l.words[i] = int64(-rest<<(64-modular.Bits)) >> (64 - modular.Bits)
	}
}

// row returns row i of the matrix, or of its transpose.
func (l *lifting) row(i int) []int64 {
	a := l.System.words
	if l.isTransposed {
		a = l.turned
	}
	return a[i*l.n : (i+1)*l.n]
}

// stepPairs is stepWords for pairs of words.
func (l *lifting) stepPairs() {
	for i, r := range l.pairs {
		l.residues[i] = r.residue()
	}
	x := l.digit()
	for i, r := range l.pairs {
		for j, c := range l.row(i) {
			r = r.subProduct(c, x[j])
		}
		l.pairs[i] = r.overPrime()
	}
}

// stepBigs is stepWords for numbers of any size.
func (l *lifting) stepBigs() {
	var z big.Int
	for i, r := range l.bigs {
		l.residues[i] = z.Mod(r, prime).Uint64()
	}
	x := make([]big.Int, l.n)
	for j, d := range l.digit() {
		x[j].SetUint64(d)
	}
	for i, r := range l.bigs {
		for j := range x {
			k := i*l.n + j
			if l.isTransposed {
				k = j*l.n + i
			}
			if c := l.a[k]; c.Sign() != 0 {
				r.Sub(r, z.Mul(c, &x[j]))
			}
		}
		r.Quo(r, prime)
	}
}

// read reads the fractions, if there are enough digits. First it takes for granted that few digits are enough for most
// numbers, and that a number that is small by chance is rare.
func (l *lifting) read(ctx context.Context, size int, hint *big.Int) (num []*big.Int, den *big.Int, ok bool, err error) {
	whole := newPower(len(l.digits), size)
	few := func() power { return newPower(min(digitsFor(den, size), whole.digits), size) }
	const spare = 40
	den, num = new(big.Int).Set(hint), make([]*big.Int, l.n)
	part := few()
	areAlike := true // all numbers were read with the same denominator and number of digits
	for i := range num {
		if ctx.Err() != nil {
			return nil, nil, false, context.Cause(ctx)
		}
		if num[i] = l.numerator(i, den, part, part.most-spare); num[i] != nil {
			continue
		}
		if l.numerator(i, den, whole, whole.half()) != nil {
			areAlike = false
			continue
		}
		if !l.grow(den, i, whole) {
			return nil, nil, false, nil
		}
		part = few()
		num[i] = l.numerator(i, den, part, part.most)
		areAlike = areAlike && i == 0 && num[i] != nil
	}
	if areAlike || l.all(num, den, part) {
		return num, den, true, nil
	}
	for i := range num {
		if ctx.Err() != nil {
			return nil, nil, false, context.Cause(ctx)
		}
		if l.numerator(i, den, whole, whole.half()) == nil && !l.grow(den, i, whole) {
			return nil, nil, false, nil
		}
	}
	return num, den, l.all(num, den, whole), nil
}

// grow multiplies the denominator by a factor that it lacks, if that can be found.
func (l *lifting) grow(den *big.Int, i int, whole power) bool {
	z := modular.Number(new(big.Int), l.digits[:whole.digits], i)
	factor, ok := denominator(z.Mul(z, den), whole.value)
	if !ok || factor.BitLen() == 1 {
		return false
	}
	den.Mul(den, factor)
	return true
}

// power is a power of the prime.
type power struct {
	digits int
	value  *big.Int
	most   int // how many bits numbers may have so that no side of an equation reaches half of it
}

func newPower(digits, size int) power {
	value := new(big.Int).Exp(prime, big.NewInt(int64(digits)), nil)
	return power{digits, value, value.BitLen() - 2 - size}
}

// half returns how many bits a number may have so that it is a numerator for sure, if there are enough digits.
func (p power) half() int { return min(p.most, p.value.BitLen()/2) }

// digitsFor returns how many digits are enough for numerators that are at most as much larger than the denominator as
// the sides of an equation are than its numbers.
func digitsFor(den *big.Int, size int) int { return (den.BitLen()+2*size+2)/(modular.Bits-1) + 2 }

// numerator returns the number next to 0 that is the i-th times den modulo a power of the prime, or nil if it or the
// denominator has more than so many bits.
func (l *lifting) numerator(i int, den *big.Int, modulus power, most int) *big.Int {
	if den.BitLen() > most {
		return nil
	}
	x := modular.Number(new(big.Int), l.digits[:modulus.digits], i)
	x.Mul(x, den)
	x.Rem(x, modulus.value)
	if x.BitLen() > most {
		if x.Sub(modulus.value, x).BitLen() > most {
			return nil
		}
		x.Neg(x)
	}
	return x
}

// all reads all numerators modulo the same power.
func (l *lifting) all(num []*big.Int, den *big.Int, modulus power) bool {
	for i := range num {
		if num[i] = l.numerator(i, den, modulus, modulus.most); num[i] == nil {
			return false
		}
	}
	return true
}

// denominator returns the positive denominator of the fraction that is a modulo the modulus, if there is one with
// numerator and denominator so small that it is the only one.
func denominator(a, modulus *big.Int) (*big.Int, bool) {
	const spare = 16 // bits, so that a fraction is not found by chance too often
	limit := (modulus.BitLen() - 2 - spare) / 2
	r0, r1 := new(big.Int).Set(modulus), new(big.Int).Mod(a, modulus)
	t0, t1 := new(big.Int), big.NewInt(1)
	var q, x big.Int
	for r1.BitLen() > limit {
		q.QuoRem(r0, r1, &x)
		r0, r1 = r1, r0.Set(&x)
		t0.Sub(t0, x.Mul(&q, t1))
		t0, t1 = t1, t0
	}
	t1.Abs(t1)
	return t1, t1.BitLen() <= limit
}
