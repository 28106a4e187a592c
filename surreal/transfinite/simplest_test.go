package transfinite

import (
	"errors"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/surreal"
)

// heights draws heights below the length of signs: where runs begin, next to that, and others.
func heights(t *rapid.T, signs SignExpansion) []Ordinal {
	var all []Ordinal
	start := Ordinal{}
	add := func(h Ordinal) {
		if h.Compare(signs.Len()) < 0 {
			all = append(all, h)
		}
	}
	for s := range signs.Segments() {
		at := start
		for range 2 {
			for _, r := range s.Runs {
				add(at)
				for _, h := range []string{"1", "2", "w", "w+1", "w^2"} {
					add(at.Add(MustParseOrdinal(h)))
				}
				for e, c := range r.Length.Terms() { // shortly before the end
					n, _ := OrdinalFromBig(c)
					if m, ok := n.Sub(oneOrdinal); ok && !e.IsZero() {
						add(at.Add(OmegaPower(e).Mul(m)).Add(MustParseOrdinal("w+3")))
					}
				}
				at = at.Add(r.Length)
			}
		}
		start = start.Add(s.Len())
		if n := start.finitePart(); !n.isZero() { // the place before the last sign
			add(ordinalOf(start.infiniteTerms()).Add(n.sub(count{small: 1}).ordinal()))
		}
	}
	for range 5 {
		add(MustParseOrdinal(rapid.SampledFrom([]string{"0", "1", "5", "w", "w+2", "w*2", "w*7", "w^2", "w^2+w", "w^w"}).Draw(t, "height")))
	}
	return all
}

// TestCuts cuts stalks: where + stood, the rest is less, and where − stood, it is more. So a number lies between its
// options.
func TestCuts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawExplicit(t)
		signs := mustSigns(t, x)
		var left, right []Number
		for _, h := range heights(t, signs) {
			p, err := signs.Prefix(h)
			if err != nil {
				t.Fatal(err)
			}
			sign, ok := signs.At(h)
			option, err := p.Number()
			if err != nil || !ok || option.Compare(x) != -sign || p.Compare(signs) != -sign {
				t.Fatalf("%v is cut at %v, where it has the sign %d, %v, to %v, which is %v, %v", signs, h, sign, ok, p, option, err)
			}
			if sign > 0 {
				left = append(left, option)
			} else {
				right = append(right, option)
			}
		}
		// The simplest number between some of the options is x or simpler.
		z, err := Simplest(left, right)
		if err != nil {
			t.Fatalf("%v: %v", x, err)
		}
		if s := mustSigns(t, z); !s.CommonPrefix(signs).Equal(s) {
			t.Fatalf("between %v and %v is %v, not %v", left, right, z, x)
		}
	})
}

// checkSimplest checks that z is below and above as asked, and that what its signs begin with is not.
func checkSimplest(t *rapid.T, z Number, above, below func(Number) bool) {
	if !above(z) || !below(z) {
		t.Fatalf("%v is not between the options", z)
	}
	signs := mustSigns(t, z)
	for _, h := range heights(t, signs) {
		p, err := signs.Prefix(h)
		if err != nil {
			t.Fatal(err)
		}
		if x, err := p.Number(); err != nil || above(x) && below(x) {
			t.Fatalf("%v is between the options and simpler than %v: %v", x, z, err)
		}
	}
}

// drawAny draws a number, sometimes one without a sign expansion.
func drawAny(t *rapid.T) Number {
	if rapid.IntRange(0, 3).Draw(t, "any") == 0 {
		return drawNumber(t, 2, 2)
	}
	return drawExplicit(t)
}

func TestSimplest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x, y := drawAny(t), drawAny(t)
		if rapid.Bool().Draw(t, "near") {
			y = x.Add(y)
		}
		less := func(a Number) func(Number) bool { return func(b Number) bool { return b.Compare(a) < 0 } }
		more := func(a Number) func(Number) bool { return func(b Number) bool { return b.Compare(a) > 0 } }
		all := func(Number) bool { return true }
		z, err := Simplest([]Number{x}, []Number{y})
		var cut *CutError
		var exponent *ExponentError
		switch {
		case x.Compare(y) >= 0:
			if !errors.As(err, &cut) && !errors.As(err, &exponent) || !z.IsZero() {
				t.Fatalf("between %v and %v is %v, %v", x, y, z, err)
			}
		case errors.As(err, &exponent):
			if _, err := x.SignExpansion(); err == nil {
				t.Fatalf("between %v and %v: %v", x, y, err)
			}
		case err != nil:
			t.Fatalf("between %v and %v: %v", x, y, err)
		default:
			checkSimplest(t, z, more(x), less(y))
			c := Cut{Left: Options{Numbers: []Number{x}}, Right: Options{Numbers: []Number{y}}}
			if err := c.Verify(z); err != nil {
				t.Fatalf("%v is %v: %v", c, z, err)
			}
			wrong := drawExplicit(t)
			if rapid.Bool().Draw(t, "between") { // not simpler than z, and other than z
				wrong = z.Add(y.Sub(z).Mul(FromRat(ratio(1, 4))))
				if _, err := wrong.SignExpansion(); err != nil {
					wrong = z.Add(Int(-7).OmegaPow())
				}
			}
			var verify *VerifyError
			if err := c.Verify(wrong); !wrong.Equal(z) && !errors.As(err, &verify) && !errors.As(err, &exponent) {
				t.Fatalf("%v is said to be %v, but it is %v: %v", c, wrong, z, err)
			}
			if again, err := Simplest([]Number{y.Neg()}, []Number{x.Neg(), Int(1000000).Add(Omega().OmegaPow().OmegaPow().OmegaPow().OmegaPow())}); err != nil || !again.Equal(z.Neg()) {
				t.Fatalf("between %v and %v is %v, but between the negatives %v, %v", x, y, z, again, err)
			}
		}
		if z, err = Simplest([]Number{x, x.Sub(Int(1))}, nil); err != nil {
			t.Fatal(err)
		}
		checkSimplest(t, z, more(x), all)
		if o := mustSigns(t, z).Neg(); o.Compare(SignExpansion{}) > 0 {
			t.Fatalf("above %v is %v", x, z)
		}
		if z, err = Simplest(nil, []Number{x}); err != nil {
			t.Fatal(err)
		}
		checkSimplest(t, z, all, less(x))
	})
	if z, err := Simplest(nil, nil); err != nil || !z.IsZero() {
		t.Errorf("{|} is %v, %v", z, err)
	}
}

// TestSimplestDyadic compares with the finite numbers.
func TestSimplestDyadic(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := func() surreal.Dyadic {
			return surreal.NewDyadic(rapid.Int64Range(-100, 100).Draw(t, "numerator"), rapid.UintRange(0, 5).Draw(t, "places"))
		}
		x, y := draw(), draw()
		want, ok := surreal.Interval{Low: x, High: y, LowOpen: true, HighOpen: true}.Simplest()
		z, err := Simplest([]Number{FromDyadic(x)}, []Number{FromDyadic(y)})
		if ok != (err == nil) || ok && !z.Equal(FromDyadic(want)) {
			t.Fatalf("between %v and %v is %v, %v, want %v", x, y, z, err, want)
		}
	})
}

// TestSequences compares cuts with sequences with what they are for far members of the sequences.
func TestSequences(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var s Sequence
		members := []int{0, 1, 2, 3, 5, 8, 13, 50}
		s.First = drawExplicit(t)
		switch rapid.IntRange(0, 3).Draw(t, "kind") {
		case 0:
			s.By = drawExplicit(t)
			members = append(members, 1_000_000)
		case 1:
			s.By = FromRat(ratio(rapid.Int64Range(1, 5).Draw(t, "numerator"), rapid.Int64Range(1, 5).Draw(t, "denominator")))
			s.Geometric = true
		case 2:
			s.By = drawDyadicForm(t, 1, 2).OmegaPow()
			s.Geometric = true
		case 3:
			s.By = Int(1).Add(drawDyadicForm(t, 0, 1).Abs().Neg().Sub(Int(1)).OmegaPow().Mul(Int(rapid.SampledFrom([]int64{1, -1}).Draw(t, "sign"))))
			s.Geometric = true
		}
		if s.First.NumTerms() > 1 && s.By.NumTerms() > 1 && s.Geometric {
			members = members[:6]
		}
		var terms []Number
		for _, n := range members {
			x := s.First.Add(s.By.Mul(Int(int64(n))))
			if s.Geometric {
				power, ok := s.By.Pow(n)
				if !ok {
					t.Fatal("no power")
				}
				x = s.First.Mul(power)
			}
			terms = append(terms, x)
		}
		above := func(x Number) bool {
			for _, y := range terms {
				if x.Compare(y) <= 0 {
					return false
				}
			}
			return true
		}
		z, err := Cut{Left: Options{Sequences: []Sequence{s}}}.Number()
		if err != nil {
			t.Fatalf("%v: %v", s, err)
		}
		if !above(z) {
			t.Fatalf("%v is not above %v", z, s)
		}
		if err := (Cut{Left: Options{Sequences: []Sequence{s}}}).Verify(z); err != nil {
			t.Fatalf("%v: %v", s, err)
		}
		mirror := s
		mirror.First = s.First.Neg()
		if !s.Geometric {
			mirror.By = s.By.Neg()
		}
		if again, err := (Cut{Right: Options{Sequences: []Sequence{mirror}}}).Number(); err != nil || !again.Equal(z.Neg()) {
			t.Fatalf("above %v is %v, but below its mirror image %v, %v", s, z, again, err)
		}
		// An upper bound must leave the same numbers above the sequence: a number is below it, or above all.
		y := drawExplicit(t).Add(s.First)
		between, err := Cut{Left: Options{Sequences: []Sequence{s}}, Right: Options{Numbers: []Number{y}}}.Number()
		var cut *CutError
		if errors.As(err, &cut) {
			if above(y) && members[len(members)-1] == 1_000_000 {
				t.Fatalf("%v is above %v, but %v", y, s, err)
			}
			return
		}
		if err != nil || !above(y) {
			t.Fatalf("below %v and above %v is %v, %v", y, s, between, err)
		}
		if !above(between) || between.Compare(y) >= 0 {
			t.Fatalf("below %v and above %v is %v", y, s, between)
		}
		if members[len(members)-1] == 1_000_000 {
			checkSimplest(t, between, above, func(x Number) bool { return x.Compare(y) < 0 })
		}
	})
}
