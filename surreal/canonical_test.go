package surreal

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// New finds the canonical form: the same as by deleting and bypassing one option after the other.
func TestNew(t *testing.T) {
	inEveryRegime(t, func(t *testing.T) {
		s := newSlowGames()
		checkOften(t, 5, func(t *rapid.T) {
			left, right := drawOptions(t, "", 3)
			g := New(left, right)
			want := s.game(s.treesOf(left), s.treesOf(right))
			if s.tree(g) != want {
				t.Fatalf("{%v | %v} = %v", left, right, g)
			}
			if got := want.fast(); got != g {
				t.Fatalf("%v, built anew, is %v", g, got)
			}
			if got := g.Birthday(); got != DyadicFromInt(int64(want.birthday())) {
				t.Fatalf("the birthday of %v is %v, want %d", g, got, want.birthday())
			}
			for who, got := range []Dyadic{g.LeftStop(), g.RightStop()} {
				if stop := want.stop(cgt.Player(who)); got.Rat().Cmp(stop) != 0 {
					t.Fatalf("the %v stop of %v is %v, want %v", cgt.Player(who), g, got, stop.RatString())
				}
			}
			if got := g.Outcome(); got != cgt.OutcomeOf(want.wins(cgt.Left), want.wins(cgt.Right)) {
				t.Fatalf("the outcome of %v is %v", g, got)
			}
			for who := range cgt.Right + 1 {
				options := slices.Collect(g.Options(who))
				if n := g.NumOptions(who); n != len(options) || n != len(want.options[who]) {
					t.Fatalf("%v has %d options %v", g, n, options)
				}
				if !slices.IsSortedFunc(options, CompareStructure) {
					t.Fatalf("the options %v of %v are not sorted", options, g)
				}
			}
			if x, ok := want.number(); ok != g.IsNumber() || ok && g.LeftStop().Rat().Cmp(x) != 0 {
				t.Fatalf("%v is a number: %v", g, g.IsNumber())
			}
		})
	})
}

// Options may be repeated, in any order, and have dominated and reversible ones among them.
func TestNewIgnores(t *testing.T) {
	checkOften(t, 10, func(t *rapid.T) {
		left, right := drawOptions(t, "", 3)
		g := New(left, right)
		options := [2][]Game{left, right}
		for who := range cgt.Right + 1 {
			var extra []Game
			for _, o := range options[who] {
				switch rapid.IntRange(0, 3).Draw(t, "extra") {
				case 0:
					extra = append(extra, o)
				case 1: // worse by a positive game
					worse := o.Sub(rapid.SampledFrom([]Game{Int(1), Up(1), MustParse("1/4"), MustParse("+_1")}).Draw(t, "by"))
					if who == cgt.Right {
						worse = o.Add(o.Sub(worse))
					}
					extra = append(extra, worse)
				case 2: // reversible: the opponent answers with g, and then the options of g stand for it
					if who == cgt.Left {
						extra = append(extra, New([]Game{o, g}, []Game{g, Int(100)}))
					} else {
						extra = append(extra, New([]Game{g, Int(-100)}, []Game{o, g}))
					}
				}
			}
			// The gift horse principle (Winning Ways, ch. 3): a Left option h may be added if not h ≥ g.
			if h := drawGame(t, "gift", 1); who == cgt.Left && !g.Le(h) || who == cgt.Right && !h.Le(g) {
				extra = append(extra, h)
			}
			options[who] = rapid.Permutation(slices.Concat(options[who], extra)).Draw(t, "order")
		}
		before := [2][]Game{slices.Clone(options[0]), slices.Clone(options[1])}
		if got := New(options[cgt.Left], options[cgt.Right]); got != g {
			t.Fatalf("{%v | %v} = %v, but {%v | %v} = %v", left, right, g, options[cgt.Left], options[cgt.Right], got)
		}
		for who := range options {
			if !slices.Equal(options[who], before[who]) {
				t.Fatalf("New changes its arguments")
			}
		}
		if got := New(slices.Collect(g.Left()), slices.Collect(g.Right())); got != g {
			t.Fatalf("%v is not the game %v of its options", g, got)
		}
	})
}

// bornBy returns the games born by the given day, sorted.
func bornBy(day int) []Game {
	games := []Game{{}}
	for range day {
		// It is enough to take antichains for options: others are dominated.
		var antichains [][]Game
		var extend func(chain []Game, from int)
		extend = func(chain []Game, from int) {
			antichains = append(antichains, slices.Clone(chain))
			for i := from; i < len(games); i++ {
				if !slices.ContainsFunc(chain, func(g Game) bool { return !g.Confused(games[i]) }) {
					extend(append(chain, games[i]), i+1)
				}
			}
		}
		extend(nil, 0)
		found := map[Game]bool{}
		for _, left := range antichains {
			for _, right := range antichains {
				found[New(left, right)] = true
			}
		}
		games = games[:0]
		for g := range found {
			games = append(games, g)
		}
		slices.SortFunc(games, CompareStructure)
	}
	return games
}

// The numbers of games born by the days 0 to 3: Siegel, Combinatorial Game Theory, ch. III (1474 was
// found by D. Hickerson and R. Li in 1974). The days 0 to 2 are also in Conway, On Numbers and Games, and in
// Winning Ways.
func TestBornByDay(t *testing.T) {
	for day, want := range []int{1, 4, 22, 1474} {
		games := bornBy(day)
		if len(games) != want {
			t.Errorf("%d games are born by day %d, want %d", len(games), day, want)
		}
		for _, g := range games {
			if b := g.Birthday(); b.Compare(DyadicFromInt(int64(day))) > 0 {
				t.Errorf("%v is born on day %v, not by day %d", g, b, day)
			}
			if !slices.Contains(games, g.Neg()) {
				t.Errorf("the negative of %v is missing", g)
			}
			if got, err := Parse(g.String()); err != nil || got != g {
				t.Errorf("%v is read as %v, %v", g, got, err)
			}
		}
		if day < 2 {
			continue
		}
		// Against the slow implementation: all of day 2, some of day 3.
		s := newSlowGames()
		for i := 0; i < len(games); i += 1 + len(games)/100 {
			g := games[i]
			a := s.tree(g)
			if s.game(a.options[cgt.Left], a.options[cgt.Right]) != a {
				t.Errorf("%v is not in canonical form", g)
			}
			for j := 0; j < len(games); j += 1 + len(games)/40 {
				h := games[j]
				if got, want := g.Rel(h), s.rel(a, s.tree(h)); got != want {
					t.Errorf("%v %v %v, want %v", g, got, h, want)
				}
			}
		}
	}
}

// The 22 games born by day 2, from the list in Winning Ways, and Siegel, ch. III.
func TestBornByDay2(t *testing.T) {
	var want []Game
	for _, text := range []string{
		"0", "1", "-1", "2", "-2", "1/2", "-1/2", "*", "*2", "1*", "-1*", "^", "v", "^*", "v*",
		"+-1", "{1|0}", "{0|-1}", "{1|*}", "{*|-1}", "{1|0,*}", "{0,*|-1}",
	} {
		want = append(want, MustParse(text))
	}
	slices.SortFunc(want, CompareStructure)
	if got := bornBy(2); !slices.Equal(got, want) {
		t.Errorf("the games born by day 2 are %v, want %v", got, want)
	}
}

// With the same nimbers on both sides, in any number and order, the mex decides.
func TestNewMex(t *testing.T) {
	inEveryRegime(t, func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			most := rapid.SampledFrom([]uint64{3, 8, 100}).Draw(t, "most")
			ms := rapid.SliceOfN(rapid.Uint64Range(0, most), 1, 150).Draw(t, "nimbers")
			x := FromDyadic(NewDyadic(rapid.Int64Range(-5, 5).Draw(t, "x"), 2))
			mex := uint64(0)
			for slices.Contains(ms, mex) {
				mex++
			}
			var left []Game
			for _, m := range ms {
				left = append(left, x.Add(Nimber(nim.Nimber(m))))
			}
			right := rapid.Permutation(left).Draw(t, "order")
			if got, want := New(left, right), x.Add(Nimber(nim.Nimber(mex))); got != want {
				t.Fatalf("{%v | the same} = %v, want %v", left, got, want)
			}
		})
	})
}

// Many options, more than are compared pair by pair for duplicates.
func TestNewManyOptions(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	var left, right []Game
	for i := range 400 {
		x := random.Int64N(40)
		left = append(left, New([]Game{Int(50)}, []Game{Int(x)}), Int(int64(i%30)))
		right = append(right, New([]Game{Int(-x)}, []Game{Int(-50)}))
	}
	// {50|39} and {−39|−50} dominate all others.
	want := New([]Game{MustParse("{50|39}")}, []Game{MustParse("{-39|-50}")})
	if got := New(left, right); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
	// Games without an order between them all stay.
	left = left[:0]
	for i := range int64(200) {
		left = append(left, New([]Game{Int(1000 + 2*i)}, []Game{Int(999 - 2*i)}))
	}
	rand.New(rand.NewPCG(3, 4)).Shuffle(len(left), func(i, j int) { left[i], left[j] = left[j], left[i] })
	g := New(left, []Game{Int(-1)})
	if n := g.NumOptions(cgt.Left); n != 200 {
		t.Errorf("%d options are left of 200 that cannot be compared", n)
	}
	if h := New(slices.Concat(left, left), []Game{Int(-1)}); h != g {
		t.Errorf("repeated options make a difference")
	}
}

// Even if all hashes are the same, games are equal only if they are.
func TestHashCollisions(t *testing.T) {
	freshTables(t)
	setDuringTest(t, &hashNode, func(left, right []Game) uint64 { return 7 })
	s := newSlowGames()
	games := bornBy(2)
	byTree := map[*slowGame]Game{}
	n := 0
	for _, g := range games {
		for _, h := range games {
			n++
			sum := g.Add(h)
			tree := s.add(s.tree(g), s.tree(h))
			if s.tree(sum) != tree {
				t.Fatalf("%v + %v = %v", g, h, sum)
			}
			if known, ok := byTree[tree]; ok && known != sum {
				t.Fatalf("%v and %v are the same game", known, sum)
			}
			byTree[tree] = sum
		}
	}
	values := map[Game]bool{}
	for _, g := range byTree {
		if values[g] {
			t.Errorf("%v stands for two games", g)
		}
		values[g] = true
	}
	if live, _ := nodes.Stats(); live < 50 {
		t.Errorf("only %d games were in the table", live)
	}
}

// A game is the same whatever goroutine makes it, and however.
func TestGameIdentity(t *testing.T) {
	for i, texts := range [][]string{
		{"{1|-1}", "+-1", "{1,0|-1}", "{1|-1,0}", "-(+-1)", "+-1 + 0", "{2|0} - 1"},
		{"^", "{0|*}", "^^ + v", "-v", "{0,v|*}"},
		{"{2|1||-1}", "-{1||-1|-2}", "{3|2||0} - 1", "{2|1||-1,{5|-1}}"},
	} {
		for _, text := range texts[1:] {
			if g, h := MustParse(texts[0]), MustParse(text); g != h {
				t.Errorf("%d: %s = %v differs from %s = %v", i, texts[0], g, text, h)
			}
		}
	}
	m := map[Game]string{}
	for _, g := range bornBy(2) {
		m[g] = fmt.Sprint(g)
	}
	for _, g := range bornBy(2) {
		if m[g] != g.String() {
			t.Errorf("%v is not found in a map", g)
		}
	}
}

// A number of which no half is a Dyadic has no simplest number below it.
func TestNewMaxExp(t *testing.T) {
	least := FromDyadic(NewDyadic(1, MaxExp))
	if g := New([]Game{{}}, []Game{least.Add(least)}); g != least {
		t.Error("{0|2^(1−MaxExp)} is not 2^−MaxExp")
	}
	var c Calculator
	if g, err := c.New(t.Context(), []Game{{}}, []Game{least}); !errors.Is(err, cgt.ErrLimit) || g != (Game{}) {
		t.Errorf("{0|2^−MaxExp}: %v", err)
	}
	defer func() {
		if err, ok := recover().(error); !ok || !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("New panics with %v", err)
		}
	}()
	New([]Game{{}}, []Game{least})
}
