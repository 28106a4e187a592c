package transfinite

import (
	"fmt"
	"testing"
)

// polynomial returns the sum of the terms (i+1)·ω^e(i) for i below n.
func polynomial(n int, e func(i int64) Number) Number {
	terms := make([]Number, n)
	for i := range terms {
		terms[i] = e(int64(i)).OmegaPow().scale(rational{num: int64(i) + 1}, Number{})
	}
	for len(terms) > 1 {
		var sums []Number
		for i := 0; i < len(terms); i += 2 {
			if i+1 < len(terms) {
				sums = append(sums, terms[i].Add(terms[i+1]))
			} else {
				sums = append(sums, terms[i])
			}
		}
		terms = sums
	}
	return terms[0]
}

// BenchmarkMul multiplies numbers whose exponents are consecutive integers, scattered integers, or sums with up to
// three levels.
func BenchmarkMul(b *testing.B) {
	for _, n := range []int{20, 1000} {
		for _, kind := range []struct {
			name string
			e    func(i int64) Number
		}{
			{"integers", Int},
			{"scattered", func(i int64) Number { return Int(i * i * (i%7 + 1000)) }},
			{"levels", func(i int64) Number { return Int(i).OmegaPow().Add(Int(i * i)).Add(Int(i % 5).Neg().OmegaPow()) }},
		} {
			x := polynomial(n, kind.e)
			b.Run(fmt.Sprintf("%s/terms=%d", kind.name, n), func(b *testing.B) {
				for b.Loop() {
					x.Mul(x)
				}
			})
		}
	}
}

func BenchmarkAdd(b *testing.B) {
	x := polynomial(1000, Int)
	y := polynomial(1000, func(i int64) Number { return Int(2 * i) })
	for b.Loop() {
		x.Add(y)
	}
}

// BenchmarkDivExact divides a product by a factor with as many terms.
func BenchmarkDivExact(b *testing.B) {
	for _, n := range []int{20, 300} {
		x := polynomial(n, func(i int64) Number { return Int(i * i) })
		y := x.Mul(x)
		b.Run(fmt.Sprintf("terms=%d", n), func(b *testing.B) {
			for b.Loop() {
				if _, ok := y.DivExact(x); !ok {
					b.Fatal("no quotient")
				}
			}
		})
	}
}

func BenchmarkCmp(b *testing.B) {
	e := func(i int64) Number { return Int(i).OmegaPow().Add(Int(i)) }
	x, y := polynomial(1000, e), polynomial(1000, e)
	for b.Loop() {
		if x.Compare(y) != 0 {
			b.Fatal("different")
		}
	}
}

// BenchmarkParse reads the text of a number with 1000 terms.
func BenchmarkParse(b *testing.B) {
	s := polynomial(1000, Int).String()
	for b.Loop() {
		if _, err := Parse(s); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkQuotient adds fractions with different denominators.
func BenchmarkQuotient(b *testing.B) {
	x, y := MustParseQuotient("(w^2 - w^w)/(w + sqrt(w) - 3)"), MustParseQuotient("(w^3 + 2)/(w^w + sqrt(w) - 3)")
	for b.Loop() {
		x.Add(y)
	}
}
