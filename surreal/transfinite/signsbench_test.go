package transfinite

import (
	"math/big"
	"strings"
	"testing"
)

// BenchmarkSignExpansion converts numbers to signs, and back.
func BenchmarkSignExpansion(b *testing.B) {
	third := FromRat(ratio(1, 3))
	half := FromRat(ratio(1, 2))
	// A stalk of 10,000 edges, with alternating colours.
	long, err := MustParseSignExpansion(strings.Repeat("LR", 5000)).Number()
	if err != nil {
		b.Fatal(err)
	}
	falling := Number{} // exponents n/2, coefficients 1/3 and −1/3
	for i := range int64(1000) {
		falling = falling.Add(Int(i).Mul(half).OmegaPow().Mul(third))
		third = third.Neg()
	}
	ordinal := Number{}
	for i := range int64(5000) {
		ordinal = ordinal.Add(Int(i).OmegaPow())
	}
	period := FromRat(new(big.Rat).SetFrac64(1, 1000003))
	for _, row := range []struct {
		name string
		x    Number
	}{{"dyadic of 10000 edges", long}, {"1000 terms", falling}, {"ordinal of 5000 terms", ordinal}, {"long period", period}} {
		s, err := row.x.SignExpansion()
		if err != nil {
			b.Fatal(err)
		}
		b.Run(row.name, func(b *testing.B) {
			for b.Loop() {
				if _, err := row.x.SignExpansion(); err != nil {
					b.Fatal(err)
				}
			}
		})
		b.Run("back from "+row.name, func(b *testing.B) {
			for b.Loop() {
				if _, err := s.Number(); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
