package surreal

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// closed is a number-up-star in its closed form and, from the definitions, as a tree.
type closed struct {
	u    numberUpStar
	g    Game
	tree *slowGame
}

// closedForms returns x + n·↑ + *m for all combinations.
func closedForms(s *slowGames, nums []int, exp int, ups, stars int) []closed {
	var all []closed
	for _, num := range nums {
		for n := -ups; n <= ups; n++ {
			for m := range stars + 1 {
				u := numberUpStar{NewDyadic(int64(num), uint(exp)), DyadicFromInt(int64(n)), uint64(m)}
				all = append(all, closed{u, u.pack(), s.numberUpStar(num, exp, n, m)})
			}
		}
	}
	return all
}

// Every closed form is the canonical form.
func TestNumberUpStarForm(t *testing.T) {
	s := newSlowGames()
	nums := []int{-9, -8, -3, -2, -1, 0, 1, 4, 6, 7, 12}
	forms := closedForms(s, nums, 2, 5, 6)
	inEveryRegime(t, func(t *testing.T) {
		s.trees = map[Game]*slowGame{}
		for _, c := range forms {
			g := c.u.pack()
			if s.tree(g) != c.tree {
				t.Errorf("the options of %v, %v and %v, are wrong", g, slices.Collect(g.Left()), slices.Collect(g.Right()))
				continue
			}
			for who := range cgt.Right + 1 {
				if got, want := g.NumOptions(who), len(c.tree.options[who]); got != want {
					t.Errorf("%v: %d options of %v, want %d", g, got, who, want)
				}
			}
			if got, want := g.Birthday(), int64(c.tree.birthday()); got != DyadicFromInt(want) {
				t.Errorf("the birthday of %v is %v, want %d", g, got, want)
			}
			// recognise undoes the options, and a number is found between them.
			left, right := slices.Collect(g.Left()), slices.Collect(g.Right())
			if got := New(left, right); got != g {
				t.Errorf("{%v | %v} = %v, want %v", left, right, got, g)
			}
			if u, ok := g.numberUpStar(); !ok || u != c.u {
				t.Errorf("the parts of %v are %v, %v", g, u, ok)
			}
			x, n, m, ok := g.NumberUpStar()
			if !ok || x != c.u.x || n != c.u.ups || uint64(m) != c.u.star {
				t.Errorf("NumberUpStar of %v: %v, %v, %v, %v", g, x, n, m, ok)
			}
			if x, ok := g.Number(); ok != (c.u.ups == Dyadic{} && c.u.star == 0) || ok && x != c.u.x {
				t.Errorf("Number of %v: %v, %v", g, x, ok)
			}
			if _, ok := g.Number(); g.IsNumber() != ok {
				t.Errorf("IsNumber of %v: %v", g, g.IsNumber())
			}
			if m, ok := g.Nimber(); ok != (c.u.ups == Dyadic{} && c.u.x == Dyadic{}) || ok && uint64(m) != c.u.star {
				t.Errorf("Nimber of %v: %v, %v", g, m, ok)
			}
			if g.IsZero() != (c.u == numberUpStar{}) {
				t.Errorf("IsZero of %v: %v", g, g.IsZero())
			}
			if g.LeftStop() != c.u.x || g.RightStop() != c.u.x {
				t.Errorf("the stops of %v are %v and %v", g, g.LeftStop(), g.RightStop())
			}
		}
	})
}

// Sums, negatives and comparisons of closed forms are those of the trees.
func TestNumberUpStarArithmetic(t *testing.T) {
	s := newSlowGames()
	forms := closedForms(s, []int{-2, 0, 1, 4}, 2, 3, 3)
	inEveryRegime(t, func(t *testing.T) {
		s.trees = map[Game]*slowGame{}
		for i := range forms {
			forms[i].g = forms[i].u.pack()
		}
		for _, a := range forms {
			if s.tree(a.g.Neg()) != s.neg(a.tree) {
				t.Errorf("−(%v) = %v", a.g, a.g.Neg())
			}
			for _, b := range forms {
				if got, want := a.g.Rel(b.g), s.rel(a.tree, b.tree); got != want {
					t.Errorf("%v %v %v, want %v", a.g, got, b.g, want)
				}
				if got, want := a.g.Le(b.g), s.le(a.tree, b.tree); got != want {
					t.Errorf("%v ≤ %v: %v", a.g, b.g, got)
				}
				if sum := a.g.Add(b.g); s.tree(sum) != s.add(a.tree, b.tree) {
					t.Errorf("%v + %v = %v", a.g, b.g, sum)
				}
				if d := a.g.Sub(b.g); d != a.g.Add(b.g.Neg()) {
					t.Errorf("%v − (%v) = %v", a.g, b.g, d)
				}
			}
		}
		for _, a := range forms {
			sum := Game{}
			for n := range int64(5) {
				if got := a.g.Mul(n); got != sum {
					t.Errorf("%d·%v = %v, want %v", n, a.g, got, sum)
				}
				if got := a.g.Mul(-n); got != sum.Neg() {
					t.Errorf("%d·%v = %v, want %v", -n, a.g, got, sum.Neg())
				}
				sum = sum.Add(a.g)
			}
		}
	})
}

// Any set of numbers-up-stars as options: New recognises what it should and nothing else.
func TestNumberUpStarOptions(t *testing.T) {
	inEveryRegime(t, func(t *testing.T) {
		s := newSlowGames()
		rapid.Check(t, func(t *rapid.T) {
			near := func(label string) []Game {
				var gs []Game
				for range rapid.IntRange(0, 4).Draw(t, label) {
					u := numberUpStar{
						NewDyadic(rapid.Int64Range(-1, 1).Draw(t, label+" num"), 1),
						DyadicFromInt(rapid.Int64Range(-3, 3).Draw(t, label+" ups")),
						rapid.Uint64Range(0, 4).Draw(t, label+" star"),
					}
					gs = append(gs, u.pack())
				}
				return gs
			}
			left, right := near("left"), near("right")
			got := New(left, right)
			if s.tree(got) != s.game(s.treesOf(left), s.treesOf(right)) {
				t.Fatalf("{%v | %v} = %v", left, right, got)
			}
		})
	})
}

// At the bounds of what is stored in place, and far beyond them.
func TestNumberUpStarLarge(t *testing.T) {
	two63 := DyadicFromInt(math.MinInt64).Neg()
	xs := []Dyadic{
		{},
		DyadicFromInt(math.MaxInt64), DyadicFromInt(math.MinInt64), two63,
		NewDyadic(1, math.MaxUint16), NewDyadic(1, math.MaxUint16+1), NewDyadic(-3, 1<<20),
		NewDyadic(math.MaxInt64, 63), two63.Mul(two63).Add(NewDyadic(1, 70)),
	}
	ns := []Dyadic{
		{},
		DyadicFromInt(math.MaxInt32), DyadicFromInt(math.MaxInt32 + 1), DyadicFromInt(math.MinInt32),
		DyadicFromInt(math.MinInt32 + 1), DyadicFromInt(math.MinInt64), two63, two63.Mul(two63),
	}
	ms := []uint64{0, 1, math.MaxUint16, math.MaxUint16 + 1, 1 << 63, math.MaxUint64}
	var all []numberUpStar
	for _, x := range xs {
		for _, n := range ns {
			for _, m := range ms {
				all = append(all, numberUpStar{x, n, m})
			}
		}
	}
	for i, u := range all {
		g := u.pack()
		if h := u.pack(); g != h {
			t.Errorf("%v ≠ %v", g, h)
		}
		if v, ok := g.numberUpStar(); !ok || u != v {
			t.Errorf("the parts of %v are %v", u, v)
		}
		if g.Add(g.Neg()) != (Game{}) || g.Sub(g) != (Game{}) || g.Neg().Neg() != g {
			t.Errorf("%v: the negative is wrong", g)
		}
		if got := g.Rel(g); got != Equal {
			t.Errorf("%v %v itself", g, got)
		}
		v := all[(i*7+3)%len(all)]
		h := v.pack()
		if want := (numberUpStar{u.x.Add(v.x), u.ups.Add(v.ups), u.star ^ v.star}); g.Add(h) != want.pack() {
			t.Errorf("%v + %v = %v", g, h, g.Add(h))
		}
		if got := g.Add(h).Sub(h); got != g {
			t.Errorf("%v + %v − the same = %v", g, h, got)
		}
		if got, want := g.Rel(h), g.Sub(h).Rel(Game{}); got != want {
			t.Errorf("%v %v %v, but the difference %v 0", g, got, h, want)
		}
		if got, want := CompareStructure(g, h), -CompareStructure(h, g); got != want || (got == 0) != (g == h) {
			t.Errorf("CompareStructure of %v and %v: %d", g, h, got)
		}
		if got, want := g.Mul(-3), g.Neg().Add(g.Neg()).Sub(g); got != want {
			t.Errorf("−3·%v = %v, want %v", g, got, want)
		}
		for who := range cgt.Right + 1 {
			for i := range min(g.numOptions(who), 4) { // of n + *m, the first few
				o, other := g.option(who, i), Less
				if who == cgt.Right {
					other = Greater
				}
				if r := o.Rel(g); r != other && r != Confused {
					t.Errorf("%v has the option %v of %v, and %v %v %v", g, o, who, o, r, g)
				}
			}
		}
	}
	if got := Nimber(math.MaxUint64).NumOptions(cgt.Left); got != math.MaxInt {
		t.Errorf("*%d has %d options", uint64(math.MaxUint64), got)
	}
	if got := Nimber(math.MaxUint64).numOptions(cgt.Right); got != math.MaxUint64 {
		t.Errorf("*%d has %d options", uint64(math.MaxUint64), got)
	}
	want, err := ParseDyadic("18446744073709551615")
	if got := Nimber(math.MaxUint64).Birthday(); err != nil || got != want {
		t.Errorf("the birthday of *%d is %v", uint64(math.MaxUint64), got)
	}
	if got := Int(math.MinInt64).Birthday(); got != two63 {
		t.Errorf("the birthday of %d is %v", int64(math.MinInt64), got)
	}
	if got := Up(math.MinInt64).Birthday(); got != two63.Add(one) {
		t.Errorf("the birthday of %d·↑ is %v", int64(math.MinInt64), got)
	}
}

// Rel has a table of its own; with a nimber part the ups decide as Winning Ways, ch. 3, says.
func TestNumberUpStarOutcome(t *testing.T) {
	for _, test := range []struct {
		text string
		want cgt.Outcome
	}{
		{"0", cgt.P},
		{"*", cgt.N},
		{"*2", cgt.N},
		{"*18446744073709551615", cgt.N},
		{"^", cgt.L},
		{"v", cgt.R},
		{"^*", cgt.N},
		{"v*", cgt.N},
		{"^*2", cgt.L},
		{"v*2", cgt.R},
		{"^^", cgt.L},
		{"^^*", cgt.L},
		{"vv*", cgt.R},
		{"^^*7", cgt.L},
		{"^3*", cgt.L},
		{"1/1024v1000000*9", cgt.L},
		{"-1/1024^1000000*9", cgt.R},
	} {
		g := MustParse(test.text)
		if got := g.Outcome(); got != test.want {
			t.Errorf("the outcome of %v is %v, want %v", g, got, test.want)
		}
	}
}
