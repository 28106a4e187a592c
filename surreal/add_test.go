package surreal

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// adder adds by the definition, with New for every position and no other shortcut.
type adder map[[2]Game]Game

func (a adder) add(g, h Game) Game {
	if sum, ok := a[[2]Game{g, h}]; ok {
		return sum
	}
	var options [2][]Game
	for who := range options {
		for o := range g.Options(cgt.Player(who)) {
			options[who] = append(options[who], a.add(o, h))
		}
		for o := range h.Options(cgt.Player(who)) {
			options[who] = append(options[who], a.add(g, o))
		}
	}
	sum := New(options[cgt.Left], options[cgt.Right])
	a[[2]Game{g, h}] = sum
	return sum
}

func TestAdd(t *testing.T) {
	inEveryRegime(t, func(t *testing.T) {
		s := newSlowGames()
		checkOften(t, 2, func(t *rapid.T) {
			g := drawGame(t, "g", 2)
			h := drawNear(t, "h", g)
			sum := g.Add(h)
			if s.tree(sum) != s.add(s.tree(g), s.tree(h)) {
				t.Fatalf("%v + %v = %v", g, h, sum)
			}
			if s.tree(g.Neg()) != s.neg(s.tree(g)) {
				t.Fatalf("−(%v) = %v", g, g.Neg())
			}
		})
	})
}

// Larger games, hot ones among them, against sums by the definition.
func TestAddByDefinition(t *testing.T) {
	inSomeRegimes(t, func(t *testing.T) {
		a := adder{}
		checkOften(t, 2, func(t *rapid.T) {
			g := drawGame(t, "g", 3)
			h := drawGame(t, "h", rapid.IntRange(1, 3).Draw(t, "depth of h"))
			if got, want := g.Add(h), a.add(g, h); got != want {
				t.Fatalf("%v + %v = %v, want %v", g, h, got, want)
			}
			if got, want := g.Sub(h), a.add(g, h.Neg()); got != want {
				t.Fatalf("%v − (%v) = %v, want %v", g, h, got, want)
			}
		})
	})
}

// Numbers are added by translation: to games, of all sizes, and back.
func TestAddNumber(t *testing.T) {
	inEveryRegime(t, func(t *testing.T) {
		a := adder{}
		checkOften(t, 2, func(t *rapid.T) {
			g := drawGame(t, "g", 3)
			x := NewDyadic(rapid.Int64Range(-9, 9).Draw(t, "num"), rapid.UintRange(0, 3).Draw(t, "exp"))
			sum := g.Add(FromDyadic(x))
			if want := a.add(g, FromDyadic(x)); sum != want {
				t.Fatalf("%v + %v = %v, want %v", g, x, sum, want)
			}
			if sum.LeftStop() != g.LeftStop().Add(x) || sum.RightStop() != g.RightStop().Add(x) {
				t.Fatalf("%v + %v has the stops %v and %v", g, x, sum.LeftStop(), sum.RightStop())
			}
			y := drawDyadic(t, "y")
			far := g.Add(FromDyadic(y))
			if far.LeftStop() != g.LeftStop().Add(y) || far.NumOptions(cgt.Left) != g.NumOptions(cgt.Left) && !g.IsNumber() {
				t.Fatalf("%v + %v has the Left stop %v", g, y, far.LeftStop())
			}
			if back := far.Sub(FromDyadic(y)); back != g {
				t.Fatalf("%v + %v − the same = %v", g, y, back)
			}
		})
	})
}

// Of whatever size the games are, they are a group.
func TestGroup(t *testing.T) {
	inSomeRegimes(t, func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			g := drawGame(t, "g", 3)
			h := drawGame(t, "h", 2)
			k := drawNear(t, "k", h)
			if g.Sub(g) != (Game{}) || g.Add(g.Neg()) != (Game{}) || g.Neg().Add(g) != (Game{}) {
				t.Fatalf("%v minus itself is not 0", g)
			}
			if got := (adder{}).add(g, g.Neg()); got != (Game{}) {
				t.Fatalf("%v minus itself is %v by the definition", g, got)
			}
			if g.Neg().Neg() != g {
				t.Fatalf("−−(%v) = %v", g, g.Neg().Neg())
			}
			if g.Add(h) != h.Add(g) {
				t.Fatalf("%v + %v depends on the order", g, h)
			}
			if g.Add(h).Neg() != g.Neg().Sub(h) {
				t.Fatalf("−(%v + %v) is not the sum of the negatives", g, h)
			}
			if g.Add(h).Sub(h) != g {
				t.Fatalf("%v + %v − the same differs", g, h)
			}
			sum := g.Add(h).Add(k)
			if g.Add(h.Add(k)) != sum {
				t.Fatalf("%v + %v + %v depends on the parentheses", g, h, k)
			}
			all := rapid.Permutation([]Game{g, h, k, h.Neg(), Up(3), Nimber(5)}).Draw(t, "order")
			if got, want := Sum(all...), g.Add(k).Add(Up(3)).Add(Nimber(5)); got != want {
				t.Fatalf("Sum(%v) = %v, want %v", all, got, want)
			}
			// The negative is the game with the players exchanged.
			if got := New(negatives(g.Right()), negatives(g.Left())); got != g.Neg() {
				t.Fatalf("{−g^R | −g^L} = %v for %v", got, g)
			}
		})
	})
	if Sum() != (Game{}) {
		t.Errorf("Sum() = %v", Sum())
	}
}

func negatives(games func(func(Game) bool)) []Game {
	var gs []Game
	for g := range games {
		gs = append(gs, g.Neg())
	}
	return gs
}

func TestMul(t *testing.T) {
	inSomeRegimes(t, func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			g := drawGame(t, "g", rapid.IntRange(1, 2).Draw(t, "depth"))
			if g.NumOptions(cgt.Left)+g.NumOptions(cgt.Right) > 3 {
				return // its multiples are large
			}
			var sum Game
			for n := range int64(5) {
				if got := g.Mul(n); got != sum {
					t.Fatalf("%d·(%v) = %v, want %v", n, g, got, sum)
				}
				if got := g.Mul(-n); got != sum.Neg() {
					t.Fatalf("−%d·(%v) = %v, want %v", n, g, got, sum.Neg())
				}
				sum = sum.Add(g)
			}
		})
	})
	// 4·{2|1||−1} = 1, as Winning Ways, ch. 6, computes for a piece of a game; so the multiples have a period.
	h := MustParse("{2|1||-1}")
	for _, test := range []struct {
		g    Game
		n    int64
		want Game
	}{
		{h, 4, Int(1)},
		{h, 400, Int(100)},
		{h, 1 << 40, Int(1 << 38)},
		{h, -8, Int(-2)},
		{h, 5, h.Add(Int(1))},
		{h, math.MaxInt64, Int(1 << 61).Sub(h)},
		{h, math.MinInt64, Int(math.MinInt64 / 4)},
		{Switch(Int(1)), 2, Game{}},
		{Switch(Int(1)), math.MaxInt64, Switch(Int(1))},
		{Int(math.MaxInt64), math.MaxInt64, FromDyadic(DyadicFromInt(math.MaxInt64).Mul(DyadicFromInt(math.MaxInt64)))},
		{Up(math.MinInt64), math.MinInt64, numberUpStar{ups: DyadicFromInt(math.MinInt64).Mul(DyadicFromInt(math.MinInt64))}.pack()},
		{Up(1).Add(Nimber(1)), 3, Up(3).Add(Nimber(1))},
		{Nimber(math.MaxUint64), 2, Game{}},
	} {
		if got := test.g.Mul(test.n); got != test.want {
			t.Errorf("%d·(%v) = %v, want %v", test.n, test.g, got, test.want)
		}
	}
}

// ±1 ± 2 ± 3 ± 4: the player to move takes the largest switch that is left, so the stops alternate in sign.
func TestSwitches(t *testing.T) {
	sum := Game{}
	for n := int64(1); n <= 12; n++ {
		sum = sum.Add(Switch(Int(n)))
		if n == 4 && sum.String() != "+-{10|8||6|4|||4|2||0|-2}" { // CGSuite 2.2, EvalTest
			t.Errorf("±1±2±3±4 = %v", sum)
		}
		stop := DyadicFromInt((n + 1) / 2) // n − (n−1) + (n−2) − …
		if sum.LeftStop() != stop || sum.RightStop() != stop.Neg() {
			t.Errorf("the sum of the switches up to ±%d has the stops %v and %v", n, sum.LeftStop(), sum.RightStop())
		}
		if sum.Neg() != sum {
			t.Errorf("the sum of the switches up to ±%d is not the negative of itself", n)
		}
	}
	for n := int64(12); n >= 1; n-- {
		sum = sum.Sub(Switch(Int(n)))
	}
	if sum != (Game{}) {
		t.Errorf("the sum minus the switches is %v", sum)
	}
}

// What an engine remembers does not change its answers: also when it is small, or forgotten all the time.
func TestEngineMemory(t *testing.T) {
	games := bornBy(2)
	for i := range games {
		games[i] = games[i].Add(Switch(Int(2)))
	}
	kept, fresh := new(engine), new(engine)
	for _, g := range games {
		for _, h := range games {
			fresh.forget(0)
			want := fresh.add(g, h)
			fresh.forget(0)
			rel := fresh.rel(g, h)
			for range 2 {
				if got := kept.add(g, h); got != want {
					t.Fatalf("%v + %v = %v, want %v", g, h, got, want)
				}
				if got := kept.rel(g, h); got != rel {
					t.Fatalf("%v %v %v, want %v", g, got, h, rel)
				}
				if got := kept.rel(h, g); got != rel.Neg() {
					t.Fatalf("%v %v %v, want %v", h, got, g, rel.Neg())
				}
			}
		}
		kept.forget(1000)
	}
}

func TestMemo(t *testing.T) {
	var m memo[int]
	games := slices.DeleteFunc(bornBy(2), Game.isNumberUpStar)
	if len(games) != 7 {
		t.Fatalf("%d games are no number-up-stars: %v", len(games), games)
	}
	var second []Game // all are held, for the numbers of nodes that are not held change
	for i := range int64(200) {
		for _, g := range append([]Game{{}, Int(1), Up(1), Nimber(1), FromDyadic(NewDyadic(1, 1)), Nimber(1 << 40)}, games...) {
			second = append(second, g.Add(Int(10*i)))
		}
	}
	n := 0
	for round := range 3 {
		n = 0
		for _, g := range games {
			for _, h := range second {
				key := keyOf(g.n, h)
				n++
				if v, ok := m.get(key); ok != (round > 0) || v != round*n {
					t.Fatalf("round %d: %d, %v", round, v, ok)
				}
				m.put(key, round*n+n)
			}
		}
	}
	if m.used != n {
		t.Errorf("%d results are kept for %d keys", m.used, n)
	}
	m.forget(n)
	if m.used != n {
		t.Errorf("forget(%d) dropped %d results", n, n)
	}
	m.forget(n - 1)
	if _, ok := m.get(keyOf(games[0].n, Game{})); m.used != 0 || ok {
		t.Errorf("forget(%d) did not drop %d results", n-1, n)
	}
}
