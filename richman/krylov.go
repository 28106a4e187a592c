package richman

import (
	"math"

	"github.com/cgt-go/sdk/internal/budget"
)

// A krylov finds about the solutions of systems in floating point, also of those with too many equations to eliminate
// variables. Its method is BiCGSTAB after a sweep of Gauss and Seidel. Where play leaves soon from most vertices this
// takes some tens of steps at any size, and along paths and grids as many as they are long. Nothing is proved about it,
// and nothing depends on it.
//
// Source: H. A. van der Vorst, Bi-CGSTAB: a fast and smoothly converging variant of Bi-CG for the solution of
// nonsymmetric linear systems, SIAM Journal on Scientific and Statistical Computing 13 (1992).
type krylov struct {
	rest, shadow, way, ahead, image, second []float64
}

func newKrylov(n int) *krylov {
	at := func() []float64 { return make([]float64, n) }
	return &krylov{at(), at(), at(), at(), at(), at()}
}

// solve finds d with A·d = right, about, where A is the matrix of the system divided by the sum of its weights: the
// residual is less than right by a factor of 1000, in the Euclidean norm, if it is found in so many steps.
//
// Products are converted so that no compiler fuses them with sums. All machines find the same.
func (k *krylov) solve(s system, right, d []float64, most int, b *budget.Budget) (ok bool) {
	const enough = 1e-3
	blue, red := float64(s.w[Blue])/float64(s.w.sum()), float64(s.w[Red])/float64(s.w.sum())
	r, way := k.rest, k.way
	if !b.LookNow() {
		return false
	}
	copy(r, right)
	copy(k.shadow, r)
	copy(way, r)
	clear(d)
	rho := product(r, r)
	goal := float64(rho * enough * enough)
	if rho == 0 {
		return true
	}
	if !b.LookNow() {
		return false
	}
	for range most {
		if !b.Spend(10 * s.n) {
			return false
		}
		s.forward(k.ahead, way, blue, red)
		s.apply(k.image, k.ahead, blue, red)
		alpha := rho / product(k.shadow, k.image)
		for i, x := range k.image {
			r[i] -= float64(alpha * x)
			d[i] += float64(alpha * k.ahead[i])
		}
		if !b.LookNow() {
			return false
		}
		s.forward(k.ahead, r, blue, red)
		s.apply(k.second, k.ahead, blue, red)
		top, below := 0.0, 0.0
		for i, x := range k.second {
			top += float64(x * r[i])
			below += float64(x * x)
		}
		omega := top / below
		if !b.LookNow() {
			return false
		}
		size, next := 0.0, 0.0
		for i, x := range k.second {
			d[i] += float64(omega * k.ahead[i])
			y := r[i] - float64(omega*x)
			r[i] = y
			size += float64(y * y)
			next += float64(y * k.shadow[i])
		}
		if size <= goal {
			return true
		}
		beta := float64(next/rho) * float64(alpha/omega)
		if rho = next; math.IsNaN(beta) || math.IsInf(beta, 0) || beta == 0 {
			break
		}
		for i, x := range k.image {
			way[i] = r[i] + float64(beta*(way[i]-float64(omega*x)))
		}
	}
	return false
}

// product returns the scalar product of a and b.
func product(a, b []float64) float64 {
	sum := 0.0
	for i, x := range a {
		sum += float64(x * b[i])
	}
	return sum
}

// apply makes y the product of the matrix, divided by the sum of the weights, and x. The weights come as shares of
// their sum.
func (s system) apply(y, x []float64, blue, red float64) {
	tb, tr := s.to[Blue], s.to[Red]
	for i := range y {
		z := x[i]
		if j := int(tb[i]); j < len(x) {
			z -= float64(blue * x[j])
		}
		if j := int(tr[i]); j < len(x) {
			z -= float64(red * x[j])
		}
		y[i] = z
	}
}

// forward makes y the solution for the right-hand sides x if the terms right of the diagonal are left out.
func (s system) forward(y, x []float64, blue, red float64) {
	tb, tr := s.to[Blue], s.to[Red]
	for i, z := range x {
		if j := int(tb[i]); j < i {
			z += float64(blue * y[j])
		}
		if j := int(tr[i]); j < i {
			z += float64(red * y[j])
		}
		y[i] = z
	}
}
