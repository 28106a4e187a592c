package surreal

import (
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/detector"
)

// grid is a thermograph by the definition, at the temperatures −1, −1 + 1/fine, …, in units of 1/fine.
type grid struct{ left, right []int64 }

const (
	fine    = 64
	hottest = 12
)

// slowThermograph computes the walls one temperature after the other. All corners must lie on the grid.
func slowThermograph(t interface{ Fatalf(string, ...any) }, memo map[Game]grid, g Game) grid {
	if s, ok := memo[g]; ok {
		return s
	}
	n := (hottest+1)*fine + 1
	s := grid{make([]int64, n), make([]int64, n)}
	if x, ok := g.Number(); ok && x.IsInt() {
		for i := range n {
			s.left[i], s.right[i] = x.num*fine, x.num*fine
		}
	} else {
		var lefts, rights []grid
		for o := range g.Left() {
			lefts = append(lefts, slowThermograph(t, memo, o))
		}
		for o := range g.Right() {
			rights = append(rights, slowThermograph(t, memo, o))
		}
		mast := false
		for i := range n {
			if mast {
				s.left[i], s.right[i] = s.left[i-1], s.right[i-1]
				continue
			}
			at := int64(i - fine)
			s.left[i], s.right[i] = lefts[0].right[i]-at, rights[0].left[i]+at
			for _, o := range lefts {
				s.left[i] = max(s.left[i], o.right[i]-at)
			}
			for _, o := range rights {
				s.right[i] = min(s.right[i], o.left[i]+at)
			}
			if mast = s.left[i] == s.right[i]; s.left[i] < s.right[i] {
				t.Fatalf("the grid is too coarse for %v", g)
			}
		}
		if !mast {
			t.Fatalf("%v is too hot for the grid", g)
		}
	}
	memo[g] = s
	return s
}

// checkThermograph compares the thermograph of g with the definition.
func checkThermograph(t interface {
	Fatalf(string, ...any)
	Errorf(string, ...any)
}, memo map[Game]grid, g Game,
) {
	s, th := slowThermograph(t, memo, g), g.Thermograph()
	wrong := func(w Wall, want []int64) bool {
		for i, x := range want {
			if got, ok := w.At(NewDyadic(int64(i-fine), 6)); !ok || got != NewDyadic(x, 6) {
				return true
			}
		}
		return false
	}
	if wrong(th.Left(), s.left) || wrong(th.Right(), s.right) {
		t.Errorf("the thermograph of %v has the walls %v and %v", g, slices.Collect(th.Left().Corners()), slices.Collect(th.Right().Corners()))
	}
	// The temperature is where the walls meet on the grid, and the mean is where they do.
	i := 0
	for s.left[i] != s.right[i] || slices.ContainsFunc(s.left[i:], func(x int64) bool { return x != s.left[i] }) {
		i++
	}
	if m, at := g.Mean(), g.Temperature(); m != NewDyadic(s.left[i], 6) || at != NewDyadic(int64(i-fine), 6) || m != th.Mean() || at != th.Temperature() {
		t.Errorf("%v has mean %v and temperature %v", g, m, at)
	}
}

func TestThermographByDefinition(t *testing.T) {
	memo := map[Game]grid{}
	days := 3
	if testing.Short() || detector.On {
		days = 2
	}
	for _, g := range bornBy(days) {
		checkThermograph(t, memo, g)
	}
	for n := int64(-40); n <= 40; n++ {
		for e := range uint(7) {
			x := numberUpStar{x: NewDyadic(n, e)}
			for _, x.ups = range []Dyadic{{}, {num: 1}, {num: -1}, {num: 3}} {
				for _, x.star = range []uint64{0, 1, 5} {
					checkThermograph(t, memo, x.pack())
				}
			}
		}
	}
}

func TestThermographOfRandomGames(t *testing.T) {
	checkOften(t, 20, func(t *rapid.T) {
		checkThermograph(t, map[Game]grid{}, drawGame(t, "g", 3))
	})
}

// Walls of thermographs in the test suites of CGSuite 2.2 and MCGS, which made them with CGSuite, as corners x at t.
var knownThermographs = []struct{ game, left, right string }{
	{"5", "5 at -1", "5 at -1"},
	{"-1/2", "0 at -1, -1/2 at -1/2", "-1 at -1, -1/2 at -1/2"},
	{"^", "1 at -1, 0 at 0", "0 at -1"},
	{"v*", "1 at -1, 0 at 0", "-1 at -1, 0 at 0"},
	{"{0|||0||-1|-3}", "1 at -1, 0 at 0", "0 at -1"},
	{"{1|^^^||^}", "1 at -1, 0 at 0", "0 at -1"},
	{"{3||2|1}", "4 at -1, 9/4 at 3/4", "2 at -1, 2 at 1/2, 9/4 at 3/4"},
	// Dubna notes, fig. 23 and example 4.9.
	{"{2|1||-1}", "1 at -1, 1 at 1/2, 1/4 at 5/4", "-2 at -1, 1/4 at 5/4"},
	// Dubna notes, example 4.8.
	{"{2|1}", "3 at -1, 3/2 at 1/2", "0 at -1, 3/2 at 1/2"},
}

func TestKnownThermographs(t *testing.T) {
	corners := func(w Wall) (s string) {
		for c := range w.Corners() {
			if s != "" {
				s += ", "
			}
			s += c.X.String() + " at " + c.T.String()
		}
		return s
	}
	for _, test := range knownThermographs {
		th := MustParse(test.game).Thermograph()
		if l, r := corners(th.Left()), corners(th.Right()); l != test.left || r != test.right {
			t.Errorf("%s has the walls %s and %s, want %s and %s", test.game, l, r, test.left, test.right)
		}
		if !th.Neg().Equal(MustParse(test.game).Neg().Thermograph()) {
			t.Errorf("−(%s): the walls are not the negatives", test.game)
		}
	}
}

// Temperatures and means from the test suite of CGSuite 2.2; the last three from the Dubna notes, definition 11 and
// example 4.9.
func TestKnownTemperatures(t *testing.T) {
	for _, test := range []struct{ game, mean, temperature string }{
		{"*8", "0", "0"},
		{"9/8*", "9/8", "0"},
		{"6^*", "6", "0"},
		{"{0||0|v*}", "0", "0"},
		{"{0||0|-3/2}", "0", "0"},
		{"{3||2*|1*}", "9/4", "3/4"},
		{"{1|^^^||^}", "0", "0"},
		{"7", "7", "-1"},
		{"5/8", "5/8", "-1/8"},
		{"{5|-2}", "3/2", "7/2"},
		{"+-3/4", "0", "3/4"},
		{"{2|1||-1}", "1/4", "5/4"},
	} {
		if g := MustParse(test.game); g.Mean().String() != test.mean || g.Temperature().String() != test.temperature {
			t.Errorf("%s has mean %v and temperature %v", test.game, g.Mean(), g.Temperature())
		}
	}
}

// What the theory says of walls. Dubna notes, propositions 4.11 to 4.13; Siegel, §II.5.
func TestThermographLaws(t *testing.T) {
	checkOften(t, 20, func(t *rapid.T) {
		g, h := drawGame(t, "g", 2), drawGame(t, "h", 2)
		a, b := g.Thermograph(), h.Thermograph()
		m, temperature := a.Mean(), a.Temperature()
		for who := cgt.Left; who <= cgt.Right; who++ {
			w, inward := a.Wall(who), 1
			if who == cgt.Left {
				inward = -1
			}
			for _, s := range w.list() {
				if s.slope != 0 && s.slope != inward {
					t.Fatalf("the %v wall of %v has the slope %d", who, g, s.slope)
				}
				if d := s.X.Sub(m).Abs(); s.T.Compare(temperature) < 0 && d.Compare(temperature.Sub(s.T)) > 0 {
					t.Fatalf("the %v wall of %v is %v off the mast at %v", who, g, d, s.T)
				}
			}
			if stop := [2]Dyadic{g.LeftStop(), g.RightStop()}[who]; !atIs(w, Dyadic{}, stop) {
				t.Fatalf("the %v wall of %v does not begin in the stop %v", who, g, stop)
			}
		}
		if !a.Right().Le(a.Left()) || a.Left().Le(a.Right()) && !g.IsNumber() {
			t.Fatalf("the walls of %v are exchanged", g)
		}
		if g.Le(h) && !a.Le(b) {
			t.Fatalf("%v ≤ %v, but not their thermographs", g, h)
		}
		// The sum: its walls lie between those of the sums of walls, where t ≥ 0.
		s := g.Add(h).Thermograph()
		if s.Mean() != m.Add(b.Mean()) {
			t.Fatalf("the mean of %v + %v is %v", g, h, s.Mean())
		}
		if c := s.Temperature(); c.Compare(temperature) > 0 && c.Compare(b.Temperature()) > 0 {
			t.Fatalf("%v + %v has the temperature %v", g, h, c)
		}
		for _, at := range []Dyadic{{}, {num: 1, exp: 3}, {num: 1, exp: 1}, {num: 3, exp: 2}, {num: 1}, {num: 2}} {
			x := func(w Wall) Dyadic { x, _ := w.At(at); return x }
			inOrder := []Dyadic{
				x(a.Right().Add(b.Right())), x(s.Right()), x(a.Left().Add(b.Right())), x(s.Left()), x(a.Left().Add(b.Left())),
			}
			if !slices.IsSortedFunc(inOrder, Dyadic.Compare) {
				t.Fatalf("at %v, R+R, R, L+R, L and L+L of %v and %v are %v", at, g, h, inOrder)
			}
		}
	})
}

func atIs(w Wall, at, want Dyadic) bool {
	x, ok := w.At(at)
	return ok && x == want
}

// n·g stays near n times the mean. Dubna notes, corollary 4.14. It says of games what is so of their stops: ±1 has the
// mean 0 and the temperature 1, and is confused with 1. With a little more room, as little as one likes, it is so of
// games.
func TestMeanIsMean(t *testing.T) {
	if r := Switch(Int(1)).Rel(Int(1)); r != Confused {
		t.Errorf("±1 %v 1", r)
	}
	least := FromDyadic(NewDyadic(1, 40))
	check := func(t rapid.TB, g Game, most int64) {
		var sum Game
		for n := int64(1); n <= most; n++ {
			sum = sum.Add(g)
			m, c := g.Mean().Mul(DyadicFromInt(n)), g.Temperature()
			if c.Sign() < 0 {
				c = Dyadic{}
			}
			if sum.LeftStop().Compare(m.Add(c)) > 0 || sum.RightStop().Compare(m.Sub(c)) < 0 {
				t.Fatalf("%d times %v has the stops %v and %v", n, g, sum.LeftStop(), sum.RightStop())
			}
			if !sum.Lt(FromDyadic(m.Add(c)).Add(least)) || !sum.Gt(FromDyadic(m.Sub(c)).Sub(least)) {
				t.Fatalf("%d times %v is further than %v from %v", n, g, c, m)
			}
		}
	}
	for _, s := range []string{"{2|1||-1}", "{4||1|0}", "{5|-2}", "+-1", "{3||2*|1*}", "^*"} {
		check(t, MustParse(s), 64)
	}
	checkOften(t, 5, func(t *rapid.T) { check(t, drawGame(t, "g", 2), 5) })
}

// {2|1||-1} four times is 1: Dubna notes, §4.3. By arithmetic, and by search: the second player wins if 1 is taken
// away.
func TestFourTimes(t *testing.T) {
	h := MustParse("{2|1||-1}")
	if g := h.Mul(4); g != Int(1) {
		t.Errorf("4·{2|1||-1} = %v", g)
	}
	s := cgt.Solver[cgt.Position]{Rules: cgt.Positions{}}
	for n, want := range map[int64]cgt.Outcome{1: cgt.P, 0: cgt.L, 2: cgt.R} {
		if o, err := s.Outcome(t.Context(), cgt.Sum(h, h, h, h, Int(-n))); err != nil || o != want {
			t.Errorf("4·{2|1||-1} − %d is %v by search, %v, want %v", n, o, err, want)
		}
	}
}

func TestThermographOfLongNumber(t *testing.T) {
	x := Dyadic{num: 1, exp: 3000}
	th := FromDyadic(x).Thermograph()
	if th.Mean() != x || th.Temperature() != x.Neg() {
		t.Errorf("2^−3000 has mean %v and temperature %v", th.Mean(), th.Temperature())
	}
	if n := len(slices.Collect(th.Left().Corners())); n != 2 {
		t.Errorf("the Left wall of 2^−3000 has %d corners", n)
	}
	third := Dyadic{} // 0.0101…01 in binary
	for range 200 {
		third = third.Add(one).Half().Half()
	}
	if n := len(slices.Collect(FromDyadic(third).Thermograph().Right().Corners())); n != 401 {
		t.Errorf("the Right wall of %v has %d corners", third, n)
	}
}

// A chain of hot games has as many corners as games, and their numbers are as long: so it takes many steps.
func TestThermographIsBounded(t *testing.T) {
	var g Game
	for n := range int64(3000) {
		g = New([]Game{Int(n + 1)}, []Game{g.Neg()})
	}
	c := Calculator{Limits: Limits{Steps: 1_000_000}}
	if th, err := c.Thermograph(t.Context(), g); !errors.Is(err, cgt.ErrLimit) || !th.Equal(Thermograph{}) {
		t.Errorf("a long chain: %v", err)
	}
	tightest := New([]Game{FromDyadic(NewDyadic(1, MaxExp))}, []Game{{}}) // its mean has one binary place too many
	for _, steps := range []int{0, -1} {
		c := Calculator{Limits: Limits{Steps: steps}}
		if _, err := c.Thermograph(t.Context(), tightest); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("{1/2^%d|0}: %v", MaxExp, err)
		}
		if _, err := c.Freeze(t.Context(), tightest); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("{1/2^%d|0}, frozen: %v", MaxExp, err)
		}
	}
	// Long numbers without many corners are no matter.
	for name, x := range map[string]Dyadic{"an integer": Dyadic{num: 1}.Mul(powerOfTwo(200_000)), "a power of two": NewDyadic(1, 200_000)} {
		if _, err := c.Thermograph(t.Context(), Switch(FromDyadic(x))); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestZeroThermograph(t *testing.T) {
	var zero Thermograph
	if !zero.Equal(Game{}.Thermograph()) || !(Game{}.Thermograph()).Equal(zero) || zero.Mean() != (Dyadic{}) || zero.Temperature() != coldest {
		t.Error("the zero Thermograph is not that of 0")
	}
	if _, ok := zero.Left().At(Dyadic{num: -3, exp: 1}); ok {
		t.Error("there is a wall below −1")
	}
	three := zero.Translate(Dyadic{num: 3})
	if !three.Equal(Int(3).Thermograph()) || three.Left().Mast() != (Dyadic{num: 3}) {
		t.Error("0 moved by 3 is not 3")
	}
}
