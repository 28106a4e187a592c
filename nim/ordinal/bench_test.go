package ordinal_test

import (
	"testing"

	"github.com/cgt-go/sdk/nim/ordinal"
)

// benchmarked has numbers with few terms, and for those that are called dense, numbers with whose inverses to
// calculate: they have most of the terms that there are in the field of the degree.
var benchmarked = []struct{ name, x, y string }{
	{"finite", "123456789012345", "987654321098765"},
	{"generators", "w^(w^2*4)", "w^(w^2*3)"},
	{"terms=3", "w^w*3+w+1", "w^(w*2+1)*5+w^2+7"},
	{"dense=60", "w+2", "w^w+w*2+1"},
	{"dense=660", "w^w+w+5", "w^(w^3)+w^w*3+w+1"},
}

// inverseOf returns 1/x, which is a number with many terms.
func inverseOf(x string) ordinal.Nimber {
	inverse, ok := ordinal.MustParse(x).Inv()
	if !ok {
		panic("0 has no inverse")
	}
	return inverse
}

func operands(name, x, y string) (ordinal.Nimber, ordinal.Nimber) {
	if name[:5] == "dense" {
		return inverseOf(y), inverseOf(y).Mul(inverseOf(x))
	}
	return ordinal.MustParse(x), ordinal.MustParse(y)
}

func BenchmarkMul(b *testing.B) {
	for _, row := range benchmarked {
		x, y := operands(row.name, row.x, row.y)
		b.Run("x="+row.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				x.Mul(y)
			}
		})
	}
}

func BenchmarkInv(b *testing.B) {
	for _, row := range benchmarked {
		_, y := operands(row.name, row.x, row.y)
		b.Run("x="+row.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				y.Inv()
			}
		})
	}
}

func BenchmarkSqrt(b *testing.B) {
	for _, row := range benchmarked {
		_, y := operands(row.name, row.x, row.y)
		b.Run("x="+row.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				y.Sqrt()
			}
		})
	}
}

func BenchmarkQuadratic(b *testing.B) {
	one := ordinal.FromNimber(1)
	for _, p := range []int{11, 23} {
		alpha, _ := ordinal.Alpha(p)
		b.Run("c="+alpha.String(), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				ordinal.Quadratic(one, one, alpha)
			}
		})
	}
}

func BenchmarkDegree(b *testing.B) {
	for _, p := range []int{11, 23, 47} {
		alpha, _ := ordinal.Alpha(p)
		b.Run("x="+alpha.String(), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				alpha.Degree()
			}
		})
	}
}

func BenchmarkParse(b *testing.B) {
	for b.Loop() {
		ordinal.MustParse("w^(w^2*4+3)*2+w*3+5")
	}
}

func BenchmarkString(b *testing.B) {
	x := ordinal.MustParse("w^(w^2*4+3)*2+w*3+5")
	for b.Loop() {
		_ = x.String()
	}
}
