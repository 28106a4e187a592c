package hackenbush_test

import (
	"math/big"
	"regexp"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/surreal"
	"pgregory.net/rapid"
)

// closedForm returns what Rules.Value says, which must know the value.
func closedForm(t interface{ Fatalf(string, ...any) }, p hackenbush.Position) surreal.Game {
	g, ok := hackenbush.Rules{}.Value(p)
	if !ok {
		t.Fatalf("no closed form for %v", p)
	}
	return g
}

// TestClosedForms compares each closed form with the recursion over sets of edges.
func TestClosedForms(t *testing.T) {
	check := func(g *rapid.Generator[[]hackenbush.Edge]) func(t *rapid.T) {
		return func(t *rapid.T) {
			es := g.Draw(t, "edges")
			p := build2(t, es)
			if got, want := closedForm(t, p), naive(es).value(); got != want {
				t.Fatalf("%v is said to be %v, by definition %v", p, got, want)
			}
		}
	}
	stalk := func(colours []hackenbush.Colour, most int) *rapid.Generator[[]hackenbush.Edge] {
		return rapid.Custom(func(t *rapid.T) []hackenbush.Edge {
			var es []hackenbush.Edge
			for i, c := range rapid.SliceOfN(rapid.SampledFrom(colours), 0, most).Draw(t, "stalk") {
				es = append(es, hackenbush.Edge{From: i, To: i + 1, Colour: c})
			}
			return es
		})
	}
	t.Run("red and blue stalks", rapid.MakeCheck(check(stalk(redBlue, 16))))
	t.Run("green stalks", rapid.MakeCheck(check(stalk(green, 12))))
	t.Run("stalks of all colours", rapid.MakeCheck(check(stalk(allColour, 9))))
	t.Run("red and blue trees", rapid.MakeCheck(check(treeEdges(9, redBlue))))
	t.Run("green trees", rapid.MakeCheck(check(treeEdges(9, green))))
	t.Run("trees of all colours", rapid.MakeCheck(check(treeEdges(7, allColour))))
	t.Run("blue pictures", rapid.MakeCheck(check(edges(9, blue))))
	t.Run("green pictures", rapid.MakeCheck(check(edges(9, green))))
}

// TestValueIsRight compares Value, where it knows something, and Simplify and AppendParts, which go by it, with
// the recursion over sets of edges; and says that they do so often enough for this to mean something.
func TestValueIsRight(t *testing.T) {
	known, simpler, pictures := 0, 0, 0
	rapid.Check(t, func(t *rapid.T) {
		es := edges(8, allColour).Draw(t, "edges")
		p := build2(t, es)
		want := naive(es).value()
		pictures++
		if got, ok := (hackenbush.Rules{}).Value(p); ok {
			known++
			if got != want {
				t.Fatalf("%v is said to be %v, by definition %v", p, got, want)
			}
		}
		q := p.Simplify()
		if q != p {
			simpler++
		}
		if got := plainValue(t, q); got != want || q.NumEdges() > p.NumEdges() || q.Simplify() != q {
			t.Fatalf("%v = %v is simplified to %v = %v, and that to %v", p, want, q, got, q.Simplify())
		}
		var sum surreal.Game
		for _, part := range (hackenbush.Rules{}).AppendParts(nil, p) {
			sum = sum.Add(plainValue(t, part))
			if more := (hackenbush.Rules{}).AppendParts(nil, part); len(more) != 1 || more[0] != part {
				t.Fatalf("a part %v of %v has the parts %v", part, p, more)
			}
		}
		if sum != want {
			t.Fatalf("the parts of %v = %v add up to %v", p, want, sum)
		}
	})
	if pictures >= 100 && (known < pictures/10 || simpler < pictures/10) {
		t.Errorf("of %d pictures %d had a closed form and %d were simplified", pictures, known, simpler)
	}
}

// TestCGSuiteFacts compares with values in the tests of CGSuite 2.2 (GameGraphTest), whose notation is a walk
// from the ground: l, r and e are edges, brackets hold branches, and :{name} names the vertex just reached.
func TestCGSuiteFacts(t *testing.T) {
	names := regexp.MustCompile(`:\{\w*\}`)
	for _, test := range []struct{ cgsuite, picture, want string }{
		{"l(l;rl)", "_ L a L b; a R c L d", "3/2"},
		{"eeeeeee", "_ E 1 E 2 E 3 E 4 E 5 E 6 E 7", "*7"},
		{"e(ee(e;e);e(eee;ee);e(ee;e))", `_ E a
			a E b E c E d; c E e
			a E f E g E h E i; f E j E k
			a E l E m E n; l E o`, "*5"},
		{"e(ee:{waist};ee:{waist}e(ee;e(e:{head};e:{head}e)))", `_ E a
			a E b E waist
			a E c E waist E d
			d E e E f
			d E g E head
			g E head E h`, "*2"},
	} {
		p := hackenbush.MustParse(test.picture)
		letters := names.ReplaceAllString(test.cgsuite, "")
		if want := strings.Count(letters, "e") + strings.Count(letters, "l") + strings.Count(letters, "r"); p.NumEdges() != want {
			t.Errorf("%s is drawn with %d edges, want %d", test.cgsuite, p.NumEdges(), want)
		}
		want := surreal.MustParse(test.want)
		if got := value(t, hackenbush.Rules{}, p); got != want {
			t.Errorf("%s = %v, want %v", test.cgsuite, got, want)
		}
		if got := closedForm(t, p); got != want {
			t.Errorf("%s has the closed form %v, want %v", test.cgsuite, got, want)
		}
		if p.NumEdges() < 16 {
			if got := value(t, plain{}, p); got != want {
				t.Errorf("%s = %v by the moves alone, want %v", test.cgsuite, got, want)
			}
		}
	}
}

// TestNotes compares with values that the notes give.
func TestNotes(t *testing.T) {
	for _, test := range []struct{ picture, want, source string }{
		{"_ E stem L petal", "^*", "the notes, §3.2: {0, *|0} = ↑ + *"},
		{"_ E stem L petal; _ E stem2", "^", "the notes, Lemma 3.5"},
		{"_ E stem R petal; _ E stem2", "v", "by symmetry"},
		{"_ L a; _ E b", "1*", "the notes, §3.1: 1 + * = {1|1}"},
		{"_ L a E b", "1*", "{0,1|1}, and 0 is dominated"},
	} {
		p := hackenbush.MustParse(test.picture)
		if got, want := value(t, hackenbush.Rules{}, p), surreal.MustParse(test.want); got != want {
			t.Errorf("%v = %v, want %v (%s)", p, got, want, test.source)
		}
	}
}

// TestRedwoodBeds compares with a theorem on red and blue furniture: blue feet on the ground, on each foot a
// red leg, and further red edges, each of which is joined to the top of a leg. Such a bed is worth 2^−(m+1),
// where m is the largest number of the further edges that can go while the bed stays connected.
//
// Reference: Berlekamp, Conway, Guy, Winning Ways, ch. 7, "Redwood Furniture".
func TestRedwoodBeds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		legs := rapid.IntRange(1, 3).Draw(t, "legs")
		boards := rapid.IntRange(1, 2).Draw(t, "boards") // vertices that are no tops of legs
		var es []hackenbush.Edge
		top := func(leg int) int { return 2*leg + 2 }
		board := func(i int) int { return 2*legs + 1 + i }
		for leg := range legs {
			es = append(es, hackenbush.Edge{From: 0, To: 2*leg + 1, Colour: hackenbush.Blue},
				hackenbush.Edge{From: 2*leg + 1, To: top(leg), Colour: hackenbush.Red})
		}
		feet := len(es)
		for range rapid.IntRange(legs-1, 11-2*legs).Draw(t, "red") {
			from := top(rapid.IntRange(0, legs-1).Draw(t, "leg"))
			to := board(rapid.IntRange(0, boards-1).Draw(t, "board"))
			if rapid.Bool().Draw(t, "to a leg") {
				to = top(rapid.IntRange(0, legs-1).Draw(t, "other leg"))
			}
			es = append(es, hackenbush.Edge{From: from, To: to, Colour: hackenbush.Red})
		}
		// The bed is connected without its feet if it hangs together from the top of the first leg.
		red := es[feet:]
		m := -1
		for set := range 1 << len(red) {
			joined := map[int]bool{top(0): true}
			kept := 0
			for range red {
				for i, e := range red {
					if set>>i&1 == 1 && (joined[e.From] || joined[e.To]) {
						joined[e.From], joined[e.To] = true, true
					}
				}
			}
			whole := true
			for i, e := range red {
				if set>>i&1 == 1 {
					kept++
					whole = whole && joined[e.From]
				}
			}
			for leg := range legs {
				whole = whole && joined[top(leg)]
			}
			if whole {
				m = max(m, len(red)-kept)
			}
		}
		if m < 0 {
			t.Skip("not one bed")
		}
		p := build2(t, es)
		want := surreal.FromDyadic(surreal.NewDyadic(1, uint(m+1)))
		if got := naive(es).value(); got != want {
			t.Fatalf("%v = %v by definition, want %v", p, got, want)
		}
		s := surreal.Solver[hackenbush.Position]{Rules: hackenbush.Rules{}}
		if got, err := s.Value(t.Context(), p); err != nil || got != want {
			t.Fatalf("%v = %v, %v, want %v", p, got, err, want)
		}
	})
}

// TestLongStalks compares stalks of up to 100,000 edges with Lemma 1.14 of the notes, 2X = A + B, where A and
// B are what is left of the stalk X after the highest red and the highest blue edge are cut: all values are
// computed from the ground up, as multiples of 2^−n.
func TestLongStalks(t *testing.T) {
	for name, test := range map[string]struct {
		n  uint
		at func(i int) byte
	}{
		"alternating": {100_000, func(i int) byte { return "LR"[i%2] }},
		"uneven":      {10_000, func(i int) byte { return "RL"[i*i/7%3%2] }},
		"one red":     {10_000, func(i int) byte { return "RL"[min(i, 1)] }},
	} {
		n := test.n
		word := make([]byte, n)
		for i := range word {
			word[i] = test.at(i)
		}
		p := hackenbush.MustStalk(string(word))
		number, ok := closedForm(t, p).Number()
		if !ok {
			t.Fatalf("%s: not a number", name)
		}
		// x is the value of the first edges, below[c] that of those below the highest edge of
		// colour c, which an edge of that colour makes x.
		unit := new(big.Int).Lsh(big.NewInt(1), n)
		x := new(big.Int)
		var below [2]*big.Int
		for _, c := range word {
			i := strings.IndexByte("LR", c)
			below[i] = x
			switch {
			case below[1-i] != nil:
				x = new(big.Int).Add(below[0], below[1])
				x.Rsh(x, 1)
			case c == 'L':
				x = new(big.Int).Add(x, unit)
			default:
				x = new(big.Int).Sub(x, unit)
			}
		}
		if want := surreal.DyadicFromBig(x, n); number != want {
			t.Errorf("%s: the closed form is wrong", name)
		}
		back, err := hackenbush.NumberStalk(number)
		if err != nil || back != p {
			t.Errorf("%s: NumberStalk does not give the stalk back: %v", name, err)
		}
	}
}

func TestNumberStalk(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := surreal.NewDyadic(rapid.Int64Range(-40, 40).Draw(t, "num"), uint(rapid.IntRange(0, 9).Draw(t, "exp")))
		p, err := hackenbush.NumberStalk(x)
		if err != nil {
			t.Fatal(err)
		}
		g, err := surreal.Value(t.Context(), withNormal{}, p)
		if got, ok := g.Number(); err != nil || !ok || got != x {
			t.Fatalf("%v is worth %v, want %v", p, g, x)
		}
		if n := surreal.DyadicFromInt(int64(p.NumEdges())); n != x.Birthday() {
			t.Fatalf("%v has %v edges, want %v", p, n, x.Birthday())
		}
	})
	if _, err := hackenbush.NumberStalk(surreal.DyadicFromInt(hackenbush.MaxEdges + 1)); err == nil {
		t.Error("a stalk with too many edges")
	}
}

// TestRulesSteps values trees of three colours with and without ordinal sums, and trees that are too tall for
// a search together with their negatives.
func TestRulesSteps(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := build2(t, treeEdges(12, allColour).Draw(t, "small"))
		want, err := surreal.Value(t.Context(), hackenbush.Rules{Steps: 1}, p)
		if got, ok := (hackenbush.Rules{Steps: -1}).Value(p); err != nil || !ok || got != want {
			t.Fatalf("the value of %v is %v, %v; by search it is %v, %v", p, got, ok, want, err)
		}
		tall := build2(t, treeEdges(40, allColour).Draw(t, "tall"))
		g, gok := hackenbush.Rules{Steps: -1}.Value(tall)
		h, hok := hackenbush.Rules{Steps: -1}.Value(tall.Neg())
		if !gok || !hok || g.Neg() != h {
			t.Fatalf("the value of %v is not minus that of its negative", tall)
		}
		// Cutting an edge is a move, and so leads to nothing better for who cut it.
		for who := cgt.Left; who <= cgt.Right; who++ {
			for _, q := range (hackenbush.Rules{}).AppendMoves(nil, tall, who) {
				o, ok := hackenbush.Rules{Steps: -1}.Value(q)
				if !ok || who == cgt.Left && g.Le(o) || who == cgt.Right && o.Le(g) {
					t.Fatalf("a move of %v from %v is as good for him as %v itself", who, tall, tall)
				}
			}
		}
	})
}

// TestOrdinalBudget says that large ordinal sums are given up: a stalk of blue and red edges on a green one has
// a value whose canonical form is as deep as the stalk.
func TestOrdinalBudget(t *testing.T) {
	flower := func(n int) hackenbush.Position {
		return hackenbush.MustStalk("E" + strings.Repeat("LR", n))
	}
	if _, ok := (hackenbush.Rules{}).Value(flower(100)); !ok {
		t.Error("no value for a flower of 200 edges")
	}
	if _, ok := (hackenbush.Rules{}).Value(flower(10_000)); ok {
		t.Error("the value of a flower of 20,000 edges was found in the budget")
	}
	for _, steps := range []int{-1, 1_000_000_000} {
		g, ok := hackenbush.Rules{Steps: steps}.Value(flower(250))
		if !ok || g.Birthday() != surreal.DyadicFromInt(501) {
			t.Errorf("with %d steps, the value of a flower of 500 edges is born on day %v, %v", steps, g.Birthday(), ok)
		}
	}
	if _, ok := (hackenbush.Rules{Steps: 1}).Value(flower(100)); ok {
		t.Error("the value of a flower of 200 edges was found with one step")
	}
	if p := flower(50); p.Simplify() != p {
		t.Error("a flower was simplified")
	}
}
