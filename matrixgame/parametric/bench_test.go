package parametric

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"
)

// BenchmarkSolve finds the value of a random matrix of n×n with entries of some degree for parameters from −5 to 5, and
// BenchmarkVerify checks it.
func BenchmarkSolve(b *testing.B) {
	benchmark(b, func(b *testing.B, m *Matrix) {
		for b.Loop() {
			solveWide(b, m)
		}
	})
}

func BenchmarkVerify(b *testing.B) {
	benchmark(b, func(b *testing.B, m *Matrix) {
		v := solveWide(b, m)
		for b.Loop() {
			if err := v.Verify(b.Context()); err != nil {
				b.Fatal(err)
			}
		}
	})
}

func solveWide(b *testing.B, m *Matrix) *Value {
	v, err := Solve(b.Context(), m, big.NewRat(-5, 1), big.NewRat(5, 1))
	if err != nil {
		b.Fatal(err)
	}
	return v
}

func benchmark(b *testing.B, f func(b *testing.B, m *Matrix)) {
	for _, c := range []struct{ n, degree int }{{3, 1}, {3, 2}, {3, 4}, {5, 1}, {5, 2}, {8, 1}, {10, 1}} {
		r := rand.New(rand.NewPCG(1, 2))
		rows := make([][]Polynomial, c.n)
		for i := range rows {
			for range c.n {
				entry := make([]int64, c.degree+1)
				for k := range entry {
					entry[k] = r.Int64N(19) - 9
				}
				rows[i] = append(rows[i], Integers(entry...))
			}
		}
		m, err := NewMatrix(rows)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(fmt.Sprintf("size=%d/degree=%d", c.n, c.degree), func(b *testing.B) { f(b, m) })
	}
}
