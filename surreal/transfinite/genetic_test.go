package transfinite

import (
	"testing"

	"pgregory.net/rapid"
)

// lastOptions returns the largest left and the smallest right option of x, as far as there are any. all is false if
// there are options on a side but no last one.
func lastOptions(t *rapid.T, x Number) (left, right []Number, all bool) {
	signs := mustSigns(t, x)
	if !signs.isFinite() {
		return nil, nil, false
	}
	all = true
	start := Ordinal{}
	for _, r := range signs.finiteRuns() {
		var last []Number
		n := r.Length.finitePart()
		if complete := !n.isZero(); complete {
			p, err := signs.Prefix(start.Add(ordinalOf(r.Length.infiniteTerms())).Add(n.sub(count{small: 1}).ordinal()))
			if err != nil {
				t.Fatal(err)
			}
			option, err := p.Number()
			if err != nil {
				t.Fatal(err)
			}
			last = []Number{option}
		}
		if r.Sign > 0 {
			left = last
		} else {
			right = last
		}
		start = start.Add(r.Length)
	}
	for _, r := range signs.finiteRuns() {
		all = all && (r.Sign > 0 && left != nil || r.Sign < 0 && right != nil)
	}
	return left, right, all
}

// drawComplete draws a number whose signs come in runs with a last sign.
func drawComplete(t *rapid.T) Number {
	var b signBuilder
	for range rapid.IntRange(0, 4).Draw(t, "runs") {
		n := MustParseOrdinal(rapid.SampledFrom([]string{"1", "1", "2", "w+1", "w+2", "w*2+1", "w^2+1", "w^w+w+1"}).Draw(t, "length"))
		b.run(rapid.SampledFrom([]int{1, -1}).Draw(t, "sign"), n)
	}
	x, err := b.must().Number()
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// TestGenetic checks sums and products with Conway's definitions, by the last options of numbers. The definitions may
// be used with any options between which these are the simplest numbers.
//
// Source: Conway, On Numbers and Games, ch. 0.
func TestGenetic(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x, y := drawComplete(t), drawComplete(t)
		xl, xr, ok1 := lastOptions(t, x)
		yl, yr, ok2 := lastOptions(t, y)
		if !ok1 || !ok2 {
			t.Fatalf("%v or %v has no last options", x, y)
		}
		if z, err := Simplest(xl, xr); err != nil || !z.Equal(x) {
			t.Fatalf("{%v | %v} is %v, %v, not %v", xl, xr, z, err, x)
		}
		var left, right []Number
		add := func(to *[]Number, xs, ys []Number) {
			for _, a := range xs {
				*to = append(*to, a.Add(y))
			}
			for _, b := range ys {
				*to = append(*to, x.Add(b))
			}
		}
		add(&left, xl, yl)
		add(&right, xr, yr)
		if sum, err := Simplest(left, right); err != nil || !sum.Equal(x.Add(y)) {
			t.Fatalf("%v + %v is {%v | %v} = %v, %v, not %v", x, y, left, right, sum, err, x.Add(y))
		}
		left, right = nil, nil
		mul := func(to *[]Number, xs, ys []Number) {
			for _, a := range xs {
				for _, b := range ys {
					*to = append(*to, a.Mul(y).Add(x.Mul(b)).Sub(a.Mul(b)))
				}
			}
		}
		mul(&left, xl, yl)
		mul(&left, xr, yr)
		mul(&right, xl, yr)
		mul(&right, xr, yl)
		if product, err := Simplest(left, right); err != nil || !product.Equal(x.Mul(y)) {
			t.Fatalf("%v times %v is {%v | %v} = %v, %v, not %v", x, y, left, right, product, err, x.Mul(y))
		}
	})
}

// TestGeneticSamples checks sums of other numbers with some of their options: a number between options of a sum is the
// sum or simpler, and has signs with which the sum begins.
func TestGeneticSamples(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x, y := drawExplicit(t), drawExplicit(t)
		var left, right []Number
		add := func(x, y Number) {
			signs := mustSigns(t, x)
			for _, h := range heights(t, signs) {
				sign, _ := signs.At(h)
				p, err := signs.Prefix(h)
				if err != nil {
					t.Fatal(err)
				}
				option, err := p.Number()
				if err != nil {
					t.Fatal(err)
				}
				if sign > 0 {
					left = append(left, option.Add(y))
				} else {
					right = append(right, option.Add(y))
				}
			}
		}
		add(x, y)
		add(y, x)
		z, err := Simplest(left, right)
		if err != nil {
			t.Fatalf("%v + %v: %v", x, y, err)
		}
		sum := mustSigns(t, x.Add(y))
		if s := mustSigns(t, z); !s.CommonPrefix(sum).Equal(s) {
			t.Fatalf("%v + %v has the signs %v, but between its options is %v with the signs %v", x, y, sum, z, s)
		}
	})
}

// TestOmegaTimesItsInverse: exercise 1.23 of the Dubna notes, by the rule of exercise 1.22. ω is {0, 1, 2, … | } and
// 1/ω is {0 | 1, 1/2, 1/4, …}, so that the options of the product are n/ω on the left, and n/ω + ω/2^k − n/2^k on the
// right.
func TestOmegaTimesItsInverse(t *testing.T) {
	w, inverse := Omega(), Int(-1).OmegaPow()
	for what, x := range map[string]Number{"{0,1,2,… | }": w, "{0 | 1,1/2,1/4,…}": inverse} {
		c, err := ParseCut(what)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := c.Number(); err != nil || !got.Equal(x) || c.Verify(x) != nil {
			t.Errorf("%s is %v, %v, want %v", what, got, err, x)
		}
	}
	var left, right []Number
	for n := range int64(6) {
		x := Int(n)
		left = append(left, x.Mul(inverse)) // with 0, the left option of 1/ω
		for k := range uint(6) {
			y := FromRat(ratio(1, 1<<k))
			right = append(right, x.Mul(inverse).Add(w.Mul(y)).Sub(x.Mul(y)))
		}
	}
	if z, err := Simplest(left, right); err != nil || !z.Equal(Int(1)) || !w.Mul(inverse).Equal(z) {
		t.Errorf("{%v | %v} is %v, %v, want 1", left, right, z, err)
	}
}
