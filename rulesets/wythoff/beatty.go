package wythoff

import (
	"errors"
	"math/big"
)

// This file computes with α = (2 − t + √d)/2, where d = t² + 4, and β = α + t, exactly: for integers u and v the number
// (u + √v)/w is rounded down by way of the integer square root of v. As 1/α + 1/β = 1 and both are irrational, each
// positive integer is ⌊nα⌋ or ⌊nβ⌋ for just one n. (S. Beatty, Problem 3173, American Mathematical Monthly 33, 1926.)

// Pair returns the P-position with the number n: ⌊nα⌋ and ⌊nβ⌋, which differ by n·t. In all P-positions one heap is
// ⌊nα⌋ and the other ⌊nβ⌋ for some n. It takes about as long as a square root of n² and panics if n is negative.
func (r Rules) Pair(n *big.Int) (a, b *big.Int) {
	if n.Sign() < 0 {
		panic(errors.New("wythoff: Pair of a negative number"))
	}
	t := r.bigT()
	// ⌊nα⌋ = ⌊(n(2 − t) + ⌊√(n²d)⌋)/2⌋
	a = new(big.Int).Sub(big.NewInt(2), t)
	a.Mul(a, n)
	a.Add(a, r.root(n))
	a.Rsh(a, 1)
	return a, t.Mul(t, n).Add(t, a)
}

// IsP reports whether two heaps are a P-position: whether the player who has to move loses. It takes about as long as a
// square root of a number with twice as many digits. It panics if a heap is negative.
func (r Rules) IsP(a, b *big.Int) bool {
	a, b = sorted(a, b)
	n, rest := new(big.Int).QuoRem(new(big.Int).Sub(b, a), r.bigT(), new(big.Int))
	if rest.Sign() != 0 {
		return false
	}
	c, _ := r.Pair(n)
	return c.Cmp(a) == 0
}

// partner returns the heap that makes a P-position with a.
func (r Rules) partner(a *big.Int) *big.Int {
	if a.Sign() == 0 {
		return new(big.Int)
	}
	t := r.bigT()
	// If a = ⌊nα⌋, then n = ⌊a/α⌋ + 1, and a/α = (a(t − 2) + √(a²d))/(2t).
	n := new(big.Int).Sub(t, big.NewInt(2))
	n.Mul(n, a).Add(n, r.root(a))
	n.Div(n, new(big.Int).Lsh(t, 1)).Add(n, one)
	if c, b := r.Pair(n); c.Cmp(a) == 0 {
		return b
	}
	// Otherwise a = ⌊nβ⌋, so that n = ⌊a/β⌋ + 1 and ⌊nα⌋ = a − nt; and a/β = (a(t + 2) − √(a²d))/(2t).
	n.Add(t, big.NewInt(2)).Mul(n, a).Sub(n, r.root(a)).Sub(n, one)
	n.Div(n, new(big.Int).Lsh(t, 1)).Add(n, one)
	return n.Mul(n, t).Sub(a, n)
}

// root returns ⌊n√d⌋.
func (r Rules) root(n *big.Int) *big.Int {
	d := r.bigT()
	d.Mul(d, d).Add(d, big.NewInt(4))
	d.Mul(d, n).Mul(d, n)
	return d.Sqrt(d)
}

func (r Rules) bigT() *big.Int { return new(big.Int).SetUint64(r.T()) }

var one = big.NewInt(1)

// sorted returns two heaps with the smaller one first.
func sorted(a, b *big.Int) (*big.Int, *big.Int) {
	if a.Sign() < 0 || b.Sign() < 0 {
		panic(errors.New("wythoff: a negative heap"))
	}
	if a.Cmp(b) > 0 {
		return b, a
	}
	return a, b
}
