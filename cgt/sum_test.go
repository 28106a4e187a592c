package cgt_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// The tree of Sum and of Neg is, option by option, the one of the definition, and so is the outcome.
func TestSumAndNegByDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, h := games(3).Draw(t, "g"), games(2).Draw(t, "h")
		for _, test := range []struct {
			name string
			got  cgt.Position
			want *game
		}{
			{"g+h", cgt.Sum(g.tree(), h.tree()), g.plus(h)},
			{"-g", cgt.Neg(g.tree()), g.minus()},
			{"h-h", cgt.Sum(h.tree(), cgt.Neg(h.tree())), h.plus(h.minus())},
			{"-(g+h)", cgt.Neg(cgt.Sum(g.tree(), h.tree())), g.plus(h).minus()},
			{"g+0", cgt.Sum(g.tree(), cgt.Sum()), g},
		} {
			tree, err := cgt.TreeOf(context.Background(), cgt.Positions{}, test.got, cgt.Limits{})
			if err != nil {
				t.Fatal(err)
			}
			if tree != test.want.tree() {
				t.Errorf("%s has the tree %v, want %s", test.name, tree, test.want.text())
			}
			if got, want := outcomeOf(t, cgt.Positions{}, test.got), test.want.outcome(); got != want {
				t.Errorf("%s is %v, want %v", test.name, got, want)
			}
		}
	})
}

// A sum of three is the same whichever two are added first, and does not depend on the order.
func TestSumAssociativeCommutative(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, h, k := games(2).Draw(t, "g"), games(2).Draw(t, "h"), games(1).Draw(t, "k")
		a, b, c := cgt.Position(g.tree()), cgt.Position(h.tree()), cgt.Position(k.tree())
		flat := cgt.Sum(a, b, c)
		if cgt.Sum(cgt.Sum(a, b), c) != flat || cgt.Sum(a, cgt.Sum(b, c)) != flat || cgt.Sum(cgt.Sum(), a, cgt.Sum(b), c) != flat {
			t.Fatal("sums of the same parts in the same order differ")
		}
		want := g.plus(h.plus(k)).outcome()
		for _, sum := range []cgt.Position{flat, cgt.Sum(c, a, b), cgt.Sum(b, c, a)} {
			if got := outcomeOf(t, cgt.Positions{}, sum); got != want {
				t.Errorf("%v is %v, want %v", sum, got, want)
			}
		}
	})
}

// A play that comes to the same parts in the same order comes to the same position, also when a move
// changes the number of parts.
func TestSumReachedByMoves(t *testing.T) {
	// From the number n Left goes to the sum of n−1 pieces of length 1, Right to nothing.
	parts := []cgt.Position{pieces(3), pieces(1), pieces(2), pieces(4)}
	seen := map[string]cgt.Position{}
	var walk func(p cgt.Position)
	walk = func(p cgt.Position) {
		text := fmt.Sprint(p)
		if q, ok := seen[text]; ok {
			if p != q {
				t.Fatalf("%s is two positions", text)
			}
			return
		}
		seen[text] = p
		if depth := cgt.SumDepth(p); 1<<depth > 2*strings.Count(text, "+")+2 {
			t.Fatalf("%s is nested %d deep", text, depth)
		}
		for _, who := range players {
			for _, q := range p.AppendMoves(nil, who) {
				walk(q)
			}
		}
	}
	walk(cgt.Sum(parts...))
	if seen["0"] != cgt.Sum() {
		t.Error("the play never came to the empty sum")
	}
	for _, q := range cgt.Sum(pieces(3), pieces(5)).AppendMoves(nil, cgt.Right) {
		if q != cgt.Position(pieces(3)) && q != cgt.Position(pieces(5)) {
			t.Errorf("%v is left of 3 + 5 when one of them is gone", q)
		}
	}
}

// A sum of very many parts is nested as deep as the logarithm of their number, and its moves share
// memory.
func TestSumOfManyParts(t *testing.T) {
	forbidRecursion(t)
	const n = 100_000
	parts := make([]cgt.Position, n)
	for i := range parts {
		parts[i] = cgt.Bind(domineering{2, 1}, 0)
	}
	p := cgt.Sum(parts...)
	if depth := cgt.SumDepth(p); depth > 17 { // 2¹⁷ > n
		t.Errorf("%d parts are nested %d deep", n, depth)
	}
	moves := p.AppendMoves(nil, cgt.Left)
	if len(moves) != n || len(p.AppendMoves(nil, cgt.Right)) != 0 {
		t.Errorf("Left has %d moves, want %d and Right none", len(moves), n)
	}
	parts[n-1] = cgt.Bind(domineering{2, 1}, 3)
	if last := moves[n-1]; last != cgt.Sum(parts...) || cgt.Neg(last) == last || cgt.Neg(cgt.Neg(last)) != last {
		t.Error("the last move is not a move in the last part")
	}
	if q, swapped := (cgt.Positions{}).Normalize(cgt.Neg(p)); q != p || !swapped {
		t.Error("the sum is not the representative of its negative")
	}
	if got := len(cgt.Positions{}.AppendParts(nil, p)); got != n {
		t.Errorf("%d parts, want %d", got, n)
	}
	if got := len(fmt.Sprint(p)); got != 4*n-3 { // 0 + 0 + … + 0
		t.Errorf("the text has %d bytes, want %d", got, 4*n-3)
	}
	if !map[cgt.Position]bool{p: true}[cgt.Neg(cgt.Neg(p))] {
		t.Error("the sum is not found as a key")
	}
}

type pieces int

func (n pieces) AppendMoves(moves []cgt.Position, who cgt.Player) []cgt.Position {
	if n == 0 {
		return moves
	}
	if who == cgt.Right {
		return append(moves, cgt.Sum())
	}
	var ones []cgt.Position
	for range n - 1 {
		ones = append(ones, pieces(1))
	}
	return append(moves, cgt.Sum(ones...))
}

func TestNegInvolution(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := cgt.Position(games(2).Draw(t, "g").tree())
		for _, p := range []cgt.Position{p, cgt.Sum(p, cgt.Neg(p), cgt.Tree{}), cgt.Sum(), cgt.Bind(domineering{2, 2}, 0)} {
			if cgt.Neg(cgt.Neg(p)) != p {
				t.Errorf("Neg(Neg(%v)) is %v", p, cgt.Neg(cgt.Neg(p)))
			}
			if got, want := outcomeOf(t, cgt.Positions{}, cgt.Neg(p)), outcomeOf(t, cgt.Positions{}, p).Neg(); got != want {
				t.Errorf("-(%v) is %v, want %v", p, got, want)
			}
		}
		q := cgt.Position(games(2).Draw(t, "h").tree())
		if cgt.Neg(cgt.Sum(p, q)) != cgt.Sum(cgt.Neg(p), cgt.Neg(q)) {
			t.Error("the negative of a sum is not the sum of the negatives")
		}
	})
}

// G − G is zero, for every G (Lemma 1.4 of the Dubna notes in general).
func TestDifferenceWithItselfIsZero(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := games(3).Draw(t, "g").tree()
		if got := outcomeOfSum(t, g, cgt.Neg(g)); got != cgt.P {
			t.Errorf("G - G is %v", got)
		}
	})
	for _, p := range []cgt.Position{
		cgt.Bind(domineering{3, 3}, 0),
		cgt.Bind(toadsAndFrogs{}, "TT.FF"),
		cgt.Bind(clobber{}, "XOXXO"),
		cgt.Bind(takeAway{[]int{1, 4}, []int{2, 3}}, 20),
		cake{4, 2},
	} {
		if got := outcomeOfSum(t, p, cgt.Neg(p)); got != cgt.P {
			t.Errorf("%v - %v is %v", p, p, got)
		}
	}
}

// Lemma 1.3 of the Dubna notes: a game which the second player wins does not change who wins.
func TestZeroGameDoesNotChangeWinner(t *testing.T) {
	zeros := []cgt.Position{ // in the second, T.F and XO are both ∗; the others are known from the literature
		cgt.Bind(toadsAndFrogs{}, "TF.TTFF"),
		cgt.Sum(cgt.Bind(toadsAndFrogs{}, "T.F"), cgt.Bind(clobber{}, "XO")),
		cake{3, 2},
	}
	rapid.Check(t, func(t *rapid.T) {
		g := games(2).Draw(t, "g")
		h := games(3).Filter(func(h *game) bool { return h.outcome() == cgt.P }).Draw(t, "h")
		want := g.outcome()
		for _, zero := range append(zeros, h.tree()) {
			if got := outcomeOfSum(t, g.tree(), zero); got != want {
				t.Errorf("%s is %v, but with %v added %v", g.text(), want, zero, got)
			}
		}
	})
}

// Exercise 1.7 of the Dubna notes: the sum of two positive games is positive, of two negative ones negative.
func TestSumOfPositiveGamesIsPositive(t *testing.T) {
	positive := func(h *game) bool { return h.outcome() == cgt.L }
	rapid.Check(t, func(t *rapid.T) {
		g := games(2).Filter(positive).Draw(t, "g").tree()
		h := games(3).Filter(positive).Draw(t, "h").tree()
		if got := outcomeOfSum(t, g, h); got != cgt.L {
			t.Errorf("%v + %v is %v", g, h, got)
		}
		if got := outcomeOfSum(t, cgt.Neg(g), cgt.Neg(h)); got != cgt.R {
			t.Errorf("-(%v) - (%v) is %v", g, h, got)
		}
	})
}

// The sum of two fuzzy games may be of any outcome.
func TestSumOfFuzzyGamesCanBeAnything(t *testing.T) {
	star := cgt.MustParseTree("{{|}|{|}}")
	one, minusOne := cgt.MustParseTree("{{|}|}"), cgt.MustParseTree("{|{|}}")
	hot := cgt.NewTree([]cgt.Tree{one}, []cgt.Tree{{}}) // {1|0}, fuzzy
	for _, test := range []struct {
		a, b cgt.Position
		want cgt.Outcome
	}{
		{star, star, cgt.P},
		{hot, hot, cgt.L}, // 1: it is {1|0} + {1|0}, and {1|0} = 1/2 ± 1/2
		{cgt.Neg(hot), cgt.Neg(hot), cgt.R},
		{hot, cgt.Sum(star, one), cgt.L},
		{hot, star, cgt.L},
		{cgt.Sum(hot, cgt.Neg(one)), star, cgt.R},
		{cgt.NewTree([]cgt.Tree{one}, []cgt.Tree{minusOne}), star, cgt.N}, // ±1 + ∗
	} {
		if got := outcomeOfSum(t, test.a, test.b); got != test.want {
			t.Errorf("%v + %v is %v, want %v", test.a, test.b, got, test.want)
		}
	}
}

// Games of which the second player wins the difference are equal. There are just 22 games born by day 2
// (Winning Ways, ch. 6; Siegel, §III.1), written as 256 trees. Equality of all of them, by nothing but the
// outcomes of differences, is an equivalence (Exercise 1.5 of the Dubna notes).
func TestTwentyTwoGamesBornByDayTwo(t *testing.T) {
	days := [][]cgt.Tree{{{}}}
	for range 2 {
		last := days[len(days)-1]
		var next []cgt.Tree
		for left := range 1 << len(last) {
			for right := range 1 << len(last) {
				var options [2][]cgt.Tree
				for i, g := range last {
					if left>>i&1 == 1 {
						options[cgt.Left] = append(options[cgt.Left], g)
					}
					if right>>i&1 == 1 {
						options[cgt.Right] = append(options[cgt.Right], g)
					}
				}
				next = append(next, cgt.NewTree(options[cgt.Left], options[cgt.Right]))
			}
		}
		days = append(days, next)
	}
	s := cgt.Solver[cgt.Position]{Rules: cgt.Positions{}}
	equal := func(g, h cgt.Position) bool {
		outcome, err := s.Outcome(context.Background(), cgt.Sum(g, cgt.Neg(h)))
		if err != nil {
			t.Fatal(err)
		}
		return outcome == cgt.P
	}
	for day, want := range []struct{ trees, values int }{{1, 1}, {4, 4}, {256, 22}} {
		var values []cgt.Tree
		for _, g := range days[day] {
			class := 0
			for _, h := range values {
				if equal(g, h) != equal(h, g) {
					t.Fatalf("equality of %v and %v depends on the order", g, h)
				}
				if equal(g, h) {
					class++
				}
			}
			switch class {
			case 0:
				values = append(values, g)
			case 1:
			default:
				t.Errorf("%v equals %d games that differ from one another", g, class)
			}
		}
		if len(days[day]) != want.trees || len(values) != want.values {
			t.Errorf("day %d: %d trees of %d values, want %d of %d", day, len(days[day]), len(values), want.trees, want.values)
		}
	}
	if err := s.Verify(context.Background()); err != nil {
		t.Error(err)
	}
}

// Equal games may be exchanged in a sum (Exercise 1.5 of the Dubna notes).
func TestEqualGamesInSums(t *testing.T) {
	half := cgt.Position(cgt.MustParseTree("{{|}|{{|}|}}"))
	equal := [][2]cgt.Position{
		{cgt.Sum(half, half), cgt.MustParseTree("{{|}|}")},                          // 1/2 + 1/2 and 1
		{cgt.Bind(toadsAndFrogs{}, "T.F"), cgt.MustParseTree("{{|}|{|}}")},          // both ∗
		{cake{3, 1}, cgt.Bind(toadsAndFrogs{}, "T..")},                              // both 2
		{cgt.Bind(domineering{1, 5}, 0), cgt.Neg(cgt.Bind(toadsAndFrogs{}, "T.."))}, // both −2
	}
	rapid.Check(t, func(t *rapid.T) {
		g := games(2).Draw(t, "g").tree()
		for _, pair := range equal {
			if a, b := outcomeOfSum(t, g, pair[0]), outcomeOfSum(t, g, pair[1]); a != b {
				t.Errorf("%v + %v is %v, but + %v is %v", g, pair[0], a, pair[1], b)
			}
		}
	})
}

// Sums across games, with winners found by MCGS 1.7 (University of Alberta), a program of its own.
func TestSumOfDifferentGames(t *testing.T) {
	integer := func(n int) cgt.Position {
		var g cgt.Tree
		for range max(n, -n) {
			g = cgt.NewTree([]cgt.Tree{g}, nil)
		}
		if n < 0 {
			return cgt.Neg(g)
		}
		return g
	}
	elephants := cgt.RulesetFunc[string](func(moves []string, strip string, who cgt.Player) []string {
		mine, step := "XO"[who], 1-2*int(who)
		for i := range len(strip) {
			if to := i + step; strip[i] == mine && to >= 0 && to < len(strip) && strip[to] == '.' {
				after := []byte(strip)
				after[i], after[to] = '.', mine
				moves = append(moves, string(after))
			}
		}
		return moves
	})
	// NoGo on a strip: place a stone so that every block of both colours still touches an empty square.
	nogo := cgt.RulesetFunc[string](func(moves []string, strip string, who cgt.Player) []string {
		for i := range len(strip) {
			if strip[i] != '.' {
				continue
			}
			after := strip[:i] + "XO"[who:who+1] + strip[i+1:]
			alive := true
			for j := 0; j < len(after); {
				k := j
				for k < len(after) && after[k] == after[j] {
					k++
				}
				if after[j] != '.' && (j == 0 || after[j-1] != '.') && (k == len(after) || after[k] != '.') {
					alive = false
				}
				j = k
			}
			if alive {
				moves = append(moves, after)
			}
		}
		return moves
	})
	nim := cgt.ImpartialFunc[int](func(moves []int, heap int) []int {
		for n := range heap {
			moves = append(moves, n)
		}
		return moves
	})
	up := cgt.Position(cgt.MustParseTree("{{|}|{{|}|{|}}}"))
	one, two, minusOne := cgt.MustParseTree("{{|}|}"), cgt.MustParseTree("{{{|}|}|}"), cgt.MustParseTree("{|{|}}")
	oneAndHalf := cgt.NewTree([]cgt.Tree{one}, []cgt.Tree{two})
	hot := cgt.NewTree([]cgt.Tree{two}, []cgt.Tree{minusOne})
	bigSum := cgt.Sum(
		cgt.Bind(clobber{}, "XOXO"), cgt.Bind(nogo, "X..O"), cgt.Bind(elephants, "X...O"), integer(3), integer(-1),
		cgt.Bind(nim, 1), cgt.Bind(nim, 2), oneAndHalf, hot, cgt.Neg(up), cgt.Neg(up), cgt.Bind(nim, 1),
	)

	for _, test := range []struct {
		sum   cgt.Position
		first cgt.Player
		want  cgt.Player
	}{
		{cgt.Sum(cgt.Bind(elephants, "X....."), integer(-5)), cgt.Left, cgt.Right},
		{cgt.Sum(cgt.Bind(nogo, "O.O.O.O.X"), cgt.Bind(elephants, "XO...O"), integer(6)), cgt.Left, cgt.Right},
		{cgt.Sum(cgt.Bind(nogo, "O.O.O.O.X"), cgt.Bind(elephants, "XO...O"), integer(6)), cgt.Right, cgt.Left},
		{cgt.Sum(cgt.Bind(nim, 6), cgt.Bind(nim, 1), cgt.Bind(nim, 4), cgt.Bind(nim, 2), cgt.Bind(nim, 6)), cgt.Right, cgt.Right},
		{cgt.Sum(integer(3), integer(-4), integer(3), integer(0), integer(1)), cgt.Right, cgt.Left},
		{bigSum, cgt.Left, cgt.Left},
	} {
		s := cgt.Solver[cgt.Position]{Rules: cgt.Positions{}}
		wins, err := s.Wins(context.Background(), test.sum, test.first)
		if err != nil {
			t.Fatal(err)
		}
		if wins != (test.first == test.want) {
			t.Errorf("%v moves first from %v: %v does not win", test.first, test.sum, test.want)
		}
		if err := s.Verify(context.Background()); err != nil {
			t.Error(err)
		}
	}
}
