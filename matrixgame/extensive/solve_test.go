package extensive_test

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/extensive"
	"github.com/cgt-go/sdk/matrixgame/internal/simplex"
	"pgregory.net/rapid"
)

// basicPoker returns a game of poker in which only Max gets a card, which wins with probability p: both pay 1, Max
// checks or bets so much more, and after a bet Min folds or calls.
func basicPoker(p *big.Rat, bet int64) extensive.Tree {
	hand := func(set string, sign int64) extensive.Tree {
		return extensive.Choice(extensive.Max, set,
			extensive.Move{Label: "check", Then: extensive.EndInt(sign)},
			extensive.Move{Label: "bet", Then: extensive.Choice(extensive.Min, "bet",
				extensive.Move{Label: "fold", Then: extensive.EndInt(1)},
				extensive.Move{Label: "call", Then: extensive.EndInt(sign * (1 + bet))})})
	}
	return extensive.Chance(
		extensive.Branch{Label: "ace", Probability: p, Then: hand("ace", 1)},
		extensive.Branch{Label: "deuce", Probability: new(big.Rat).Sub(big.NewRat(1, 1), p), Then: hand("deuce", -1)})
}

// T. S. Ferguson, Game Theory, part II, solves this game: Max bets with all aces, and with as many deuces that Min does
// not care whether he calls, unless there are so many aces that he always folds.
func TestBasicPoker(t *testing.T) {
	one := big.NewRat(1, 1)
	for _, bet := range []int64{1, 2, 5} {
		for num := int64(0); num <= 12; num++ {
			p := big.NewRat(num, 12)
			// 2p(2+2b)/(2+b) − 1, but 1 at most, when Min folds all the time.
			want := new(big.Rat).Mul(p, big.NewRat(2*(2+2*bet), 2+bet))
			want.Sub(want, one)
			if want.Cmp(one) > 0 {
				want = one
			}
			s := solve(game(basicPoker(p, bet)))
			if s.Value().Cmp(want) != 0 {
				t.Errorf("ace with probability %v and bet %d: value %v, want %v", p, bet, s.Value(), want)
			}
			if err := s.Verify(); err != nil {
				t.Error(err)
			}
		}
	}
}

// bluffing is the model of Borel and of von Neumann with n hands: both pay 1 and get hands independently, and Max
// checks or bets so much more; with isBorel a check loses what is in the pot.
func bluffing(n int, bet int64, isBorel bool) extensive.Tree {
	var deals []extensive.Tree
	for a := range n {
		for b := range n {
			sign := int64(0)
			if a != b {
				sign = 1
			}
			if a < b {
				sign = -1
			}
			check := extensive.EndInt(sign)
			if isBorel {
				check = extensive.EndInt(-1)
			}
			deals = append(deals, extensive.Choice(extensive.Max, fmt.Sprint(a),
				extensive.Move{Label: "check", Then: check},
				extensive.Move{Label: "bet", Then: extensive.Choice(extensive.Min, fmt.Sprint(b),
					extensive.Move{Label: "fold", Then: extensive.EndInt(1)},
					extensive.Move{Label: "call", Then: extensive.EndInt(sign * (1 + bet))})}))
		}
	}
	return extensive.Lot(deals...)
}

// With a continuum of hands, C. Ferguson and T. S. Ferguson, On the Borel and von Neumann poker models, Game theory and
// applications 9 (2003), have the value −(b/(b+2))² for Borel's game and b/((b+1)(b+4)) for von Neumann's. Ten hands
// come near to that.
func TestBluffing(t *testing.T) {
	for _, isBorel := range []bool{false, true} {
		for n := 1; n <= 4; n++ {
			checkByPlans(t, bluffing(n, 2, isBorel))
		}
	}
	for _, bet := range []int64{1, 2, 3} {
		for isBorel, want := range map[bool]*big.Rat{true: big.NewRat(-bet*bet, (bet+2)*(bet+2)), false: big.NewRat(bet, (bet+1)*(bet+4))} {
			s := solve(game(bluffing(10, bet, isBorel)))
			if err := s.Verify(); err != nil {
				t.Error(err)
			}
			if off := new(big.Rat).Sub(s.Value(), want); off.Abs(off).Cmp(big.NewRat(1, 50)) > 0 {
				t.Errorf("bet %d, Borel %v: value %v, and %v with a continuum of hands", bet, isBorel, s.Value(), want)
			}
		}
	}
}

// checkByPlans compares the solution of a game with that of the matrix of its plans, and that with what play finds by
// the definition.
func checkByPlans(t rapid.TB, tree extensive.Tree) {
	t.Helper()
	ctx := context.Background()
	g := game(tree)
	s := solve(g)
	if err := s.Verify(); err != nil {
		t.Fatal(err)
	}
	if x := g.Payoff(s.Strategy(extensive.Max), s.Strategy(extensive.Min)); x.Cmp(s.Value()) != 0 {
		t.Fatalf("the strategies pay %v, and the value is %v", x, s.Value())
	}
	f, err := g.NormalForm(ctx)
	if err != nil {
		t.Fatal(err)
	}
	for i, row := range f.Rows {
		for j, column := range f.Columns {
			if x := play(tree, row, column); x.Cmp(f.Matrix.At(i, j)) != 0 {
				t.Fatalf("plans %d and %d pay %v, and the matrix has %v", i, j, x, f.Matrix.At(i, j))
			}
		}
	}
	m, err := matrixgame.Solve(ctx, f.Matrix)
	if err != nil {
		t.Fatal(err)
	}
	if m.Value().Cmp(s.Value()) != 0 {
		t.Fatalf("value %v, and that of the matrix is %v", s.Value(), m.Value())
	}
}

// play returns the payoff by the definition. It knows nothing of sequences.
func play(t extensive.Tree, strategies ...extensive.Strategy) *big.Rat {
	payoff, branches := extensive.Inspect(t)
	if branches == nil {
		return payoff
	}
	sum := new(big.Rat)
	for _, b := range branches {
		p := b.Probability
		if p == nil {
			p = strategies[b.Player].Probability(b.Set, b.Label)
		}
		if p.Sign() > 0 {
			sum.Add(sum, new(big.Rat).Mul(p, play(b.Then, strategies...)))
		}
	}
	return sum
}

// randomTree draws a tree in which nobody forgets: what a player knows is all he did and some of what else happened.
func randomTree(t *rapid.T, depth int, known [2]string) extensive.Tree {
	if depth == 0 || rapid.IntRange(0, 5).Draw(t, "end") == 0 {
		return extensive.End(big.NewRat(rapid.Int64Range(-6, 6).Draw(t, "payoff"), rapid.Int64Range(1, 3).Draw(t, "below")))
	}
	n := rapid.IntRange(1, 3).Draw(t, "branches")
	mover := rapid.IntRange(0, 2).Draw(t, "mover")
	if mover < 2 {
		n = int(2 + len(known[mover])%2) // the same wherever the same is known
	}
	var sees [2]bool
	for who := range sees {
		sees[who] = who == mover || rapid.Bool().Draw(t, "sees")
	}
	var moves []extensive.Move
	var branches []extensive.Branch
	for b := range n {
		next := known
		for who := range next {
			if who == mover {
				next[who] += fmt.Sprint("m", b)
			} else if sees[who] {
				next[who] += fmt.Sprint("s", b)
			}
		}
		then := randomTree(t, depth-1, next)
		moves = append(moves, extensive.Move{Label: fmt.Sprint(b), Then: then})
		branches = append(branches, extensive.Branch{Probability: big.NewRat(int64(2*b+2), int64(n*(n+1))), Then: then})
	}
	if mover == 2 {
		return extensive.Chance(branches...)
	}
	return extensive.Choice(extensive.Player(mover), "x"+known[mover], moves...)
}

func TestRandom(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tree := randomTree(t, 5, [2]string{})
		g, err := extensive.New(tree)
		if err != nil {
			t.Fatal(err)
		}
		f, err := g.NormalForm(context.Background())
		if errors.Is(err, cgt.ErrLimit) || len(f.Rows)*len(f.Columns)*g.Len() > 20_000 {
			t.Skip("too many plans")
		}
		checkByPlans(t, tree)
	})
}

// The value of the game with perfect information is that of backward induction.
func TestPerfectInformation(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sets := 0
		var grow func(depth int) (extensive.Tree, int64)
		grow = func(depth int) (extensive.Tree, int64) {
			if depth == 0 {
				x := rapid.Int64Range(-9, 9).Draw(t, "payoff")
				return extensive.EndInt(x), x
			}
			who := extensive.Player(depth % 2)
			sets++
			name := fmt.Sprint(sets)
			var moves []extensive.Move
			var all []int64
			for m := range rapid.IntRange(1, 3).Draw(t, "moves") {
				then, x := grow(depth - 1)
				moves, all = append(moves, extensive.Move{Label: fmt.Sprint(m), Then: then}), append(all, x)
			}
			best := slices.Max(all)
			if who == extensive.Min {
				best = slices.Min(all)
			}
			return extensive.Choice(who, name, moves...), best
		}
		tree, want := grow(4)
		s := solve(game(tree))
		if err := s.Verify(); err != nil {
			t.Fatal(err)
		}
		if s.Value().Cmp(new(big.Rat).SetInt64(want)) != 0 {
			t.Fatalf("value %v, want %d", s.Value(), want)
		}
	})
}

// A best reply is at least as good as each plan, and one of them.
func TestBestReply(t *testing.T) {
	g := game(kuhn())
	f, err := g.NormalForm(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	u := g.Uniform(extensive.Max)
	reply, payoff := g.BestReply(u)
	least := g.Payoff(u, f.Columns[0])
	for _, c := range f.Columns {
		if x := g.Payoff(u, c); x.Cmp(least) < 0 {
			least = x
		}
	}
	if payoff.Cmp(least) != 0 || g.Payoff(u, reply).Cmp(least) != 0 {
		t.Errorf("the reply pays %v and should pay %v, and the best plan %v", g.Payoff(u, reply), payoff, least)
	}
}

// A solution with another value or strategy is not accepted.
func TestVerify(t *testing.T) {
	s := solve(game(kuhn()))
	var wrong *matrixgame.VerifyError
	if err := extensive.Spoilt(s, big.NewRat(-1, 19)).Verify(); !errors.As(err, &wrong) || wrong.Place != "the strategy of Max" {
		t.Errorf("the wrong value: %v", err)
	}
	if err := extensive.Replaced(s, s.Game().Uniform(extensive.Min)).Verify(); !errors.As(err, &wrong) || wrong.Place != "the strategy of Min" {
		t.Errorf("the wrong strategy: %v", err)
	}
}

func TestNewErrors(t *testing.T) {
	half, third := big.NewRat(1, 2), big.NewRat(1, 3)
	over := extensive.EndInt(0)
	for _, test := range []struct {
		name string
		tree extensive.Tree
		want string
	}{
		{"no tree", extensive.Tree{}, "in the beginning: the tree is missing"},
		{"no payoff", extensive.Lot(over, extensive.End(nil)), "after branch 2: the payoff is missing"},
		{"no branches", extensive.Lot(), "there is no way to go on"},
		{"no moves", extensive.Choice(extensive.Max, "x"), "there is no way to go on"},
		{"no probability", extensive.Chance(extensive.Branch{Then: over}), "probability 1 is missing"},
		{"sum", extensive.Chance(extensive.Branch{"rain", half, over}, extensive.Branch{"sun", third, over}), "the sum of the probabilities is 5/6 and not 1"},
		{"negative", extensive.Chance(extensive.Branch{"rain", big.NewRat(-1, 2), over}, extensive.Branch{"sun", big.NewRat(3, 2), over}), "probability 1 is negative: -1/2"},
		{"no set", extensive.Choice(extensive.Max, "", extensive.Move{"a", over}), "the set has no label"},
		{"no label", extensive.Choice(extensive.Max, "x", extensive.Move{"a", over}, extensive.Move{"", over}), "move 2 has no label"},
		{"twice", extensive.Choice(extensive.Max, "x", extensive.Move{"a", over}, extensive.Move{"a", over}), `two moves are called "a"`},
		{"player", extensive.Choice(2, "x", extensive.Move{"a", over}), "there is no player 2"},
		{
			"moves",
			extensive.Chance(extensive.Branch{"rain", half, extensive.Choice(extensive.Min, "x", extensive.Move{"a", over})}, extensive.Branch{"sun", half, extensive.Choice(extensive.Min, "x", extensive.Move{"b", over})}),
			`after sun: the moves differ from those elsewhere in the set "x" of Min`,
		},
	} {
		var wrong *matrixgame.InputError
		if _, err := extensive.New(test.tree); !errors.As(err, &wrong) || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %s", test.name, err, test.want)
		}
	}
}

// Who forgets which card he has seen, or what he did, cannot be in such a set; the error names it.
func TestRecall(t *testing.T) {
	over := extensive.EndInt(0)
	later := extensive.Choice(extensive.Min, "later", extensive.Move{"c", over})
	tree := extensive.Choice(extensive.Min, "now", extensive.Move{"a", later}, extensive.Move{"b", later})
	var forgets *extensive.RecallError
	if _, err := extensive.New(tree); !errors.As(err, &forgets) || forgets.Who != extensive.Min || forgets.Set != "later" || forgets.First != `"a" in "now"` || forgets.Second != `"b" in "now"` {
		t.Errorf("%v", err)
	}
}

func TestStrategyErrors(t *testing.T) {
	g := game(pennies(false))
	var wrong *matrixgame.InputError
	for want, at := range map[string]map[string]matrixgame.Mixed{
		`Max has no set "what"`:                                   {"choose": matrixgame.Uniform(2), "what": matrixgame.Uniform(2), "who": matrixgame.Uniform(2)},
		`the set "choose" of Max has 2 moves, and the strategy 3`: {"choose": matrixgame.Uniform(3)},
	} {
		if _, err := g.Strategy(extensive.Max, at); !errors.As(err, &wrong) || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("a strategy of another game does not panic")
		}
	}()
	g.Guarantee(game(pennies(false)).Uniform(extensive.Max))
}

// A tree that is with 100,000 moves one after another is no deeper for the stack.
func TestDeep(t *testing.T) {
	tree := extensive.EndInt(7)
	for range 100_000 {
		tree = extensive.Lot(tree)
	}
	s := solve(game(tree))
	if s.Value().Cmp(big.NewRat(7, 1)) != 0 || s.Verify() != nil {
		t.Errorf("value %v", s.Value())
	}
}

// The place of an error far from the root is told from its end, and long labels are cut.
func TestFarPlace(t *testing.T) {
	tree := extensive.End(nil)
	long := strings.Repeat("a", 50)
	for k := range 20 {
		tree = extensive.Choice(extensive.Max, fmt.Sprint(k), extensive.Move{Label: fmt.Sprint("m", k), Then: tree})
	}
	if _, err := extensive.New(tree); err == nil || err.Error() != "matrixgame: after …, m7, m6, m5, m4, m3, m2, m1, m0: the payoff is missing" {
		t.Errorf("%v", err)
	}
	twice := extensive.Choice(extensive.Max, "x", extensive.Move{Label: long, Then: tree}, extensive.Move{Label: long, Then: tree})
	if _, err := extensive.New(twice); err == nil || !strings.HasSuffix(err.Error(), `two moves are called "`+long[:40]+`"…`) {
		t.Errorf("%v", err)
	}
}

// A tree that grows exponentially from shared subtrees ends at a limit.
func TestLimits(t *testing.T) {
	ctx := context.Background()
	tree := extensive.EndInt(0)
	for range 40 {
		tree = extensive.Lot(tree, tree)
	}
	var limit *cgt.LimitError
	if _, err := extensive.New(tree); !errors.As(err, &limit) || limit.Limit != extensive.MaxNodes {
		t.Errorf("%v", err)
	}
	g := game(kuhn())
	if _, err := (extensive.Solver{Pivots: 1}).Solve(ctx, g); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("one pivot: %v", err)
	}
	var branches []extensive.Tree
	for k := range 11 {
		branches = append(branches, extensive.Choice(extensive.Max, fmt.Sprint(k), extensive.Move{"a", extensive.EndInt(0)}, extensive.Move{"b", extensive.EndInt(1)}))
	}
	if _, err := game(extensive.Lot(branches...)).NormalForm(ctx); !errors.As(err, &limit) || limit.Limit != extensive.MaxPlans {
		t.Errorf("plans: %v", err)
	}
	tree = extensive.EndInt(0)
	rarely := new(big.Rat).SetFrac(big.NewInt(1), new(big.Int).Exp(big.NewInt(3), big.NewInt(60_000), nil))
	mostly := new(big.Rat).Sub(big.NewRat(1, 1), rarely)
	tree = extensive.Chance(extensive.Branch{Probability: mostly, Then: tree}, extensive.Branch{Probability: rarely, Then: extensive.Lot(slices.Repeat([]extensive.Tree{tree}, 2000)...)})
	if _, err := extensive.New(tree); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("lots one after another: %v", err)
	}
	tree = extensive.EndInt(0)
	for k := range 10_000 {
		tree = extensive.Choice(extensive.Player(k%2), fmt.Sprint(k), extensive.Move{"go on", tree}, extensive.Move{"stop", extensive.EndInt(int64(k % 3))})
	}
	if _, err := extensive.Solve(ctx, game(tree)); !errors.As(err, &limit) || limit.Limit != simplex.MaxEntries {
		t.Errorf("a large program: %v", err)
	}
	done, cancel := context.WithCancelCause(ctx)
	gone := errors.New("gone")
	cancel(gone)
	if _, err := extensive.Solve(done, g); err != gone {
		t.Errorf("a context that is done: %v", err)
	}
	if _, err := g.NormalForm(done); err != gone {
		t.Errorf("a context that is done: %v", err)
	}
}

func TestParseJSONErrors(t *testing.T) {
	for text, want := range map[string]string{
		`{`:                               "unexpected end",
		`{"payoff": 1, "probability": 1}`: `matrixgame: in the beginning: the key "probability" is unknown`,
		`{"chance": [{"label": "a", "then": {"payoff": 1}}, {"label": "ace", "then": {"PLAYER": "Max", "moves": [{"label": "a"}, {"label": "bet", "then": {"payof": 0}}]}}]}`: `matrixgame: after ace, bet: the key "payof" is unknown`,
		`{"zz": 1, "x": 1}`:         `in the beginning: the key "x" is unknown`,
		`{"zz": 1, "x": 1, "y": 1}`: `in the beginning: the key "x" is unknown`,
		`{"chance": [{"label": "a", "x": 1}, {"label": "b", "x": 1}]}`: `after a: the key "x" is unknown`,
		`{"chance": [{"LABEL": "ace", "then": {"payof": 1}}]}`:         `after ace: the key "payof" is unknown`,
		`{"chance": [{"LABEL": "b", "label": "a", "x": 1}]}`:           `after a: the key "x" is unknown`,
		`{"payof": 1} x`:                          "extensive: invalid character 'x' after top-level value",
		`{"chance": [{"x": 1}], "chance": []}`:    `matrixgame: the key "x" is unknown`,
		`{"chance": [{"label": "a", "prob": 1}]}`: `matrixgame: after a: the key "prob" is unknown`,
		`{"payoff": 1} {"payoff": 1}`:             "after top-level value",
		`{}`:                                      "only one of these",
		`{"payoff": 1, "set": "x"}`:               "only one of these",
		`{"payoff": "1/0"}`:                       "divides by 0",
		`{"payoff": "much"}`:                      `matrixgame: in the beginning: the payoff "much" is no number`,
		`{"player": "Eve", "set": "x"}`:           `has the player "Eve"`,
		`{"chance": [{"probability": "2x"}]}`:     `in the beginning: the probability "2x" is no number`,
		`{"chance": [{"label": "ace", "probability": 1, "then": {"player": "Max", "set": "x", "moves": [{"label": "a", "then": {"payoff": 0}}, {"label": "bet", "then": {"payoff": true}}]}}]}`: `matrixgame: after ace, bet: the payoff "true" is no number`,
		`{"chance": [{"then": {}}]}`: "matrixgame: after branch 1: a tree has",
	} {
		if _, err := extensive.ParseJSON(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
	deep := `{"payoff": "x"}`
	for k := range 20 {
		deep = fmt.Sprintf(`{"chance": [{"label": "%d", "probability": 1, "then": %s}]}`, k, deep)
	}
	if _, err := extensive.ParseJSON(deep); err == nil || !strings.Contains(err.Error(), "after …, 7, 6, 5, 4, 3, 2, 1, 0: the payoff") {
		t.Errorf("a deep tree: %v", err)
	}
	// A short text such as 1e9000 is a number of some thousand bytes.
	long := `{"chance": [` + strings.Repeat(`{"then": {"payoff": 1e9000}},`, 5000) + `{"then": {"payoff": 0}}]}`
	if _, err := extensive.ParseJSON(long); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("long numbers: %v", err)
	}
	for _, text := range []string{`null`, `{"payoff": null}`, `{"chance": [{"probability": 1}]}`, `{"chance": [{"then": {"payoff": 1}}]}`} {
		tree, err := extensive.ParseJSON(text)
		if err != nil {
			continue
		}
		if _, err := extensive.New(tree); err == nil {
			t.Errorf("%s is taken", text)
		}
	}
}

// A player who is neither of the two is not taken for one of them.
func TestNoPlayer(t *testing.T) {
	const who = extensive.Player(2)
	g := game(kuhn())
	s := solve(g)
	for name, f := range map[string]func(){
		"Opponent":          func() { who.Opponent() },
		"Solution.Strategy": func() { s.Strategy(who) },
		"Game.Sets":         func() { g.Sets(who) },
		"Game.Moves":        func() { g.Moves(who, "K") },
		"Game.Uniform":      func() { g.Uniform(who) },
		"Game.Strategy":     func() { _, _ = g.Strategy(who, nil) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s takes %v for a player", name, who)
				}
			}()
			f()
		}()
	}
	if got := who.String(); got != "player 2" {
		t.Errorf("%q", got)
	}
	if _, err := extensive.New(extensive.Choice(who, "x", extensive.Move{"a", extensive.EndInt(0)})); err == nil || !strings.Contains(err.Error(), "no player 2") {
		t.Errorf("%v", err)
	}
}
