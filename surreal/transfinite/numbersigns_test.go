package transfinite

import (
	"errors"
	"testing"

	"pgregory.net/rapid"
)

// drawDyadicForm draws a number all of whose coefficients are dyadic, in the exponents too.
func drawDyadicForm(t *rapid.T, levels, terms int) Number {
	var x Number
	for range rapid.IntRange(0, terms).Draw(t, "terms") {
		var y Number
		if levels > 0 {
			y = drawDyadicForm(t, levels-1, min(terms, 2))
		}
		r := rational{num: rapid.SampledFrom([]int64{1, 1, -1, 2, -2, 3, -3, 5, 7, -11}).Draw(t, "numerator"), less: rapid.SampledFrom([]int64{1, 1, 1, 2, 4, 8}).Draw(t, "denominator") - 1}
		x = x.Add(monomial(rational{num: r.num}.mul(rational{num: 1, less: r.less}), y))
	}
	return x
}

// drawExplicit draws a number that has a sign expansion.
func drawExplicit(t *rapid.T) Number {
	var x Number
	for range rapid.IntRange(0, 3).Draw(t, "terms") {
		x = x.Add(monomial(drawRational(t), drawDyadicForm(t, 2, 2)))
	}
	return x
}

func mustSigns(t *rapid.T, x Number) SignExpansion {
	s, err := x.SignExpansion()
	if err != nil {
		t.Fatalf("%v: %v", x, err)
	}
	return s
}

// TestRoundTrip converts numbers to signs and back, and compares them both ways.
func TestRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x, y := drawExplicit(t), drawExplicit(t)
		if rapid.Bool().Draw(t, "near") {
			y = x.Add(y)
		}
		a, b := mustSigns(t, x), mustSigns(t, y)
		for _, z := range []struct {
			x Number
			s SignExpansion
		}{{x, a}, {y, b}} {
			if again, err := z.s.Number(); err != nil || !again.Equal(z.x) {
				t.Fatalf("%v has the signs %v, and these are read as %v, %v", z.x, z.s, again, err)
			}
			if n := mustSigns(t, z.x.Neg()); !n.Equal(z.s.Neg()) {
				t.Fatalf("%v has the signs %v, its negative %v", z.x, z.s, n)
			}
		}
		if a.Compare(b) != x.Compare(y) {
			t.Fatalf("%v and %v have the signs %v and %v, which are in another order", x, y, a, b)
		}
	})
}

// TestRunsToNumbers converts runs of signs to numbers and back.
func TestRunsToNumbers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var b signBuilder
		for range rapid.IntRange(0, 6).Draw(t, "runs") {
			n := MustParseOrdinal(rapid.SampledFrom([]string{"1", "1", "2", "3", "w", "w", "w+1", "w*2", "w^2", "w^2+w", "w^w", "w^w+w*3+1", "w^(w+1)", "w^w^2"}).Draw(t, "length"))
			b.run(rapid.SampledFrom([]int{1, -1}).Draw(t, "sign"), n)
		}
		s := b.must()
		x, err := s.Number()
		if err != nil {
			t.Fatalf("%v: %v", s, err)
		}
		if again, err := x.SignExpansion(); err != nil || !again.Equal(s) {
			t.Fatalf("%v is %v with the signs %v, %v", s, x, again, err)
		}
	})
}

// TestSignsWithBlocks converts expansions with blocks, of which only some are numbers.
func TestSignsWithBlocks(t *testing.T) {
	inside, outside := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		var b signBuilder
		lengths := rapid.SampledFrom([]string{"1", "1", "1", "2", "w", "w", "w*2"})
		for range rapid.IntRange(1, 3).Draw(t, "parts") {
			var c signBuilder
			for range rapid.IntRange(0, 4).Draw(t, "runs") {
				c.run(rapid.SampledFrom([]int{1, -1}).Draw(t, "sign"), MustParseOrdinal(lengths.Draw(t, "length")))
			}
			part := c.must()
			if rapid.Bool().Draw(t, "repeated") {
				part, _ = part.Repeat(omegaOrdinal)
			}
			b.expansion(part)
		}
		s := b.must()
		x, err := s.Number()
		var class *ClassError
		if errors.As(err, &class) {
			outside++
			return
		}
		inside++
		if again, err2 := x.SignExpansion(); err != nil || err2 != nil || !again.Equal(s) {
			t.Fatalf("%v is %v, %v with the signs %v, %v", s, x, err, again, err2)
		}
	})
	if inside == 0 || outside == 0 {
		t.Errorf("%d expansions were numbers, %d were not", inside, outside)
	}
}
