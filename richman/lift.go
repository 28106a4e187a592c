package richman

import (
	"math/big"
	"math/bits"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/budget"
	"github.com/cgt-go/sdk/internal/modular"
)

// exact solves the system in fractions with a common denominator; around[i] is the value of the number n+i. It is false
// if the system is singular modulo the prime.
//
// The solution times the common denominator E of what is around is found digit by digit in base p, a prime: with the
// factors of the matrix A modulo p, the digit x of the right-hand side b is A⁻¹b modulo p, and the next one that of (b
// − Ax)/p. From enough digits a fraction can be read. Its denominator is that of most other numbers too, and then half
// of the digits are enough for these: let y be a solution modulo a power M of p of Ay = Db, of integers from 0 to DE,
// where DE·sum < M. Then both sides of each equation are the same modulo M and differ by less than M, so that they are
// equal.
//
// Sources: J. D. Dixon, Exact solution of linear equations using p-adic expansions, Numerische Mathematik 40 (1982); P.
// S. Wang, A p-adic algorithm for univariate partial fractions, SYMSAC 1981.
func (s system) exact(around []fraction, e *elimination, words int, b *budget.Budget) (values []fraction, ok bool, err error) {
	f, ok := e.factorMod(b)
	if b.Err != nil || !ok {
		return nil, false, b.Err
	}
	l := newLifting(s, around, f)
	next := 2
	for {
		if s.n*(len(l.digits)+1) > words {
			return nil, false, &cgt.LimitError{What: "words of numbers", Limit: words}
		}
		if !b.Spend(2*f.size() + s.n) {
			return nil, false, b.Err
		}
		if !l.step(b) {
			return nil, false, b.Err
		}
		if len(l.digits) < next {
			continue
		}
		next += next/5 + 1
		if values, ok := l.read(b); ok || b.Err != nil {
			return values, ok, b.Err
		}
	}
}

// A lifting finds the digits of the solution of a system.
type lifting struct {
	system
	f       *modFactors
	scale   *big.Int   // E, the common denominator of what is around
	scaled  []*big.Int // what is around, times E
	around  [][]uint64 // the digits of it
	rest    []int64    // what is left of the right-hand side, without what is around
	digits  [][]uint64 // the digits found so far, by vertex
	scratch []uint64
}

func newLifting(s system, around []fraction, f *modFactors) *lifting {
	l := &lifting{system: s, f: f, scale: bigOne, rest: make([]int64, s.n), scratch: make([]uint64, s.n)}
	isUsed := make([]bool, len(around))
	for v := range s.n {
		for who := range s.to {
			if j := int(s.to[who][v]); j >= s.n {
				isUsed[j-s.n] = true
			}
		}
	}
	seen := map[*big.Int]bool{}
	for i, x := range around {
		if !isUsed[i] || seen[x.den] {
			continue
		}
		seen[x.den] = true
		var g big.Int
		if g.GCD(nil, nil, l.scale, x.den); g.Cmp(x.den) != 0 {
			l.scale = new(big.Int).Mul(l.scale, g.Quo(x.den, &g))
		}
	}
	quotients := map[*big.Int]*big.Int{}
	l.scaled, l.around = make([]*big.Int, len(around)), make([][]uint64, len(around))
	for i, x := range around {
		if !isUsed[i] {
			continue
		}
		q := quotients[x.den]
		if q == nil {
			q = new(big.Int).Quo(l.scale, x.den)
			quotients[x.den] = q
		}
		l.scaled[i] = new(big.Int).Mul(x.num, q)
		l.around[i] = digitsMod(l.scaled[i])
	}
	return l
}

// digitsMod returns the digits of x in base modular.Prime.
func digitsMod(x *big.Int) []uint64 {
	var digits []uint64
	var digit big.Int
	base := new(big.Int).SetUint64(modular.Prime)
	for x := new(big.Int).Set(x); x.Sign() > 0; {
		x.QuoRem(x, base, &digit)
		digits = append(digits, digit.Uint64())
	}
	return digits
}

// step finds the next digit of each number. It is false if the budget is over before that.
func (l *lifting) step(b *budget.Budget) bool {
	k := len(l.digits)
	x := make([]uint64, l.n)
	// The numbers from outside count with their digits at this place.
	outside := func(v int, who Player) uint64 {
		if j := int(l.to[who][v]); j >= l.n {
			if d := l.around[j-l.n]; k < len(d) {
				return d[k]
			}
		}
		return 0
	}
	for v := range l.n {
		if !b.Look() {
			return false
		}
		r := uint64(l.rest[v])
		if l.rest[v] < 0 {
			r = modular.Neg(modular.Fold(0, uint64(-l.rest[v])))
		} else {
			r = modular.Fold(0, r)
		}
		for who, weight := range l.w {
			if d := outside(v, Player(who)); d != 0 {
				r = modular.Add(r, modular.Mul(d, uint64(weight)))
			}
		}
		x[v] = r
	}
	if !l.f.solve(x, l.scratch, b) {
		return false
	}
	sum := uint64(l.w.sum())
	for v := range l.n {
		if !b.Look() {
			return false
		}
		// What remains is q·p for a small q. Modulo 2^61 this is −q, so that it does no harm if numbers overflow.
		r := uint64(l.rest[v]) - sum*x[v]
		for who, weight := range l.w {
			if j := int(l.to[who][v]); j < l.n {
				r += uint64(weight) * x[j]
			} else {
				r += uint64(weight) * outside(v, Player(who))
			}
		}
		l.rest[v] = int64(-r<<(64-modular.Bits)) >> (64 - modular.Bits)
	}
	l.digits = append(l.digits, x)
	return true
}

// read reads the fractions, if there are enough digits.
func (l *lifting) read(b *budget.Budget) (values []fraction, ok bool) {
	length := len(l.digits)
	modulus := power(length)
	den := new(big.Int).Set(bigOne)
	nums := make([]*big.Int, l.n)
	var whole, z big.Int
	var part *big.Int // the prime to the power of few
	for v, few := 0, 0; v < l.n; v++ {
		if v == 0 {
			if !b.Spend(length * length * 40) {
				return nil, false
			}
			d, ok := modular.Denominator(modular.Number(&z, l.digits[:length], 0), modulus, l.scale)
			if !ok {
				return nil, false
			}
			den = d
		}
		whole.Mul(den, l.scale)
		// So many digits that den·scale·sum is less than half of their modulus.
		if n := (whole.BitLen()+bits.Len32(l.w.sum()))/(modular.Bits-1) + 1; n != few {
			few, part = n, power(n)
		}
		if few > length {
			return nil, false
		}
		if !b.Spend(few * few) {
			return nil, false
		}
		num := modular.Number(new(big.Int), l.digits[:few], v)
		num.Mul(num, den)
		if num.Rem(num, part); num.Cmp(&whole) <= 0 {
			nums[v] = num
			continue
		}
		// The denominator has another factor here.
		if !b.Spend(length * length * 40) {
			return nil, false
		}
		modular.Number(&z, l.digits[:length], v)
		z.Mul(&z, den)
		factor, ok := modular.Denominator(z.Rem(&z, modulus), modulus, whole.Mul(den, l.scale))
		if !ok || factor.Cmp(bigOne) == 0 {
			return nil, false
		}
		den = new(big.Int).Mul(den, factor)
		for _, num := range nums[:v] {
			if !b.Look() {
				return nil, false
			}
			num.Mul(num, factor)
		}
		v--
	}
	whole.Mul(den, l.scale)
	g := new(big.Int).Set(&whole)
	for _, num := range nums {
		if g.Cmp(bigOne) == 0 {
			break
		}
		if !b.Look() {
			return nil, false
		}
		g.GCD(nil, nil, g, num)
	}
	common := new(big.Int).Set(&whole)
	if g.Cmp(bigOne) != 0 {
		common.Quo(common, g)
		for _, num := range nums {
			if !b.Look() {
				return nil, false
			}
			num.Quo(num, g)
		}
	}
	values = make([]fraction, 0, len(nums))
	for _, num := range nums {
		if !b.Look() {
			return nil, false
		}
		values = append(values, fraction{num, common})
	}
	return values, true
}

// power returns the prime to the power of k.
func power(k int) *big.Int {
	p := new(big.Int).SetUint64(modular.Prime)
	return p.Exp(p, big.NewInt(int64(k)), nil)
}
