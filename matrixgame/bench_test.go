package matrixgame

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// square returns a matrix of n×n.
func square(n int, at func(i, j int) *big.Rat) *Matrix {
	rows := make([][]*big.Rat, n)
	for i := range rows {
		for j := range n {
			rows[i] = append(rows[i], at(i, j))
		}
	}
	m, err := NewMatrix(rows)
	if err != nil {
		panic(err)
	}
	return m
}

// twoDigits returns a random matrix of integers from −99 to 99.
func twoDigits(n int, seed uint64) *Matrix {
	r := rand.New(rand.NewPCG(7, seed))
	return square(n, func(i, j int) *big.Rat { return big.NewRat(r.Int64N(199)-99, 1) })
}

// benchmarkSolve solves a game and checks the solution.
func benchmarkSolve(b *testing.B, m *Matrix) {
	b.Helper()
	for b.Loop() {
		s, err := Solve(b.Context(), m)
		if err != nil {
			b.Fatal(err)
		}
		if err := s.Verify(); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkSolve(b *testing.B) {
	for _, n := range []int{10, 20, 50, 100, 200, 300} {
		b.Run(fmt.Sprintf("size=%d", n), func(b *testing.B) { benchmarkSolve(b, twoDigits(n, 1)) })
	}
}

// Without a guess, by exact pivots alone.
func BenchmarkSolveFromStart(b *testing.B) {
	for _, n := range []int{10, 20, 50, 100} {
		b.Run(fmt.Sprintf("size=%d", n), func(b *testing.B) {
			m := twoDigits(n, 1)
			for b.Loop() {
				var s Solver
				if _, err := s.solveFrom(b.Context(), m, start(m), &Stats{}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// Matrices with many ties, and such as floating point cannot see through.
func BenchmarkSolveHard(b *testing.B) {
	r := rand.New(rand.NewPCG(7, 2))
	any10 := func(exponent float64) func(i, j int) *big.Rat {
		return func(i, j int) *big.Rat {
			return new(big.Rat).SetFloat64(float64(1-2*r.IntN(2)) * math.Pow(10, exponent*(2*r.Float64()-1)))
		}
	}
	onDiagonal := func(at func(i int) *big.Rat) func(i, j int) *big.Rat {
		return func(i, j int) *big.Rat {
			if i != j {
				return new(big.Rat)
			}
			return at(i)
		}
	}
	for _, c := range []struct {
		name string
		size int
		at   func(i, j int) *big.Rat
	}{
		{"equal", 100, func(i, j int) *big.Rat { return big.NewRat(2, 3) }},
		{"rows", 100, func(i, j int) *big.Rat { return big.NewRat(int64(j*j-7*j), 1) }},
		{"zeroOne", 100, func(i, j int) *big.Rat { return big.NewRat(r.Int64N(2), 1) }},
		{"signs", 100, func(i, j int) *big.Rat { return big.NewRat(r.Int64N(3)-1, 1) }},
		{"diagonal", 100, onDiagonal(func(i int) *big.Rat { return big.NewRat(int64(i+1), 1) })},
		{"tinyDiagonal", 20, onDiagonal(func(i int) *big.Rat { x := any10(300)(i, i); return x.Abs(x) })},
		{"hilbert", 50, func(i, j int) *big.Rat { return big.NewRat(int64(1-(i*j+i+j)%3), int64(i+j+1)) }},
		{"floats", 50, func(i, j int) *big.Rat { return new(big.Rat).SetFloat64(r.Float64()) }},
		{"fractions", 50, func(i, j int) *big.Rat { return big.NewRat(r.Int64N(1000), r.Int64N(1000)+1) }},
		{"scale30", 20, any10(30)},
		{"scale300", 10, any10(300)},
	} {
		b.Run(fmt.Sprintf("%s/size=%d", c.name, c.size), func(b *testing.B) { benchmarkSolve(b, square(c.size, c.at)) })
	}
}

func BenchmarkOptima(b *testing.B) {
	for _, c := range []struct {
		name string
		m    *Matrix
	}{{"twoDigits/size=50", twoDigits(50, 1)}, {"blotto/size=28x21", blotto(6, 5, 3)}} {
		b.Run(c.name, func(b *testing.B) {
			s, err := Solve(b.Context(), c.m)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				if _, err := s.Optima(b.Context(), Row); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkReduce(b *testing.B) {
	m := twoDigits(20, 1)
	for b.Loop() {
		if _, err := (Dominance{true, true}).Reduce(b.Context(), m); err != nil {
			b.Fatal(err)
		}
	}
}
