package rulesets_test

import (
	"errors"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/convert"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/hotplay"
	"github.com/cgt-go/sdk/surreal/sums"
	"github.com/cgt-go/sdk/zermelo"
)

// subject is a position under rules in some disguise, with the truth about it.
type subject struct {
	*truth
	rules cgt.Ruleset[any]
	// isThorough asks for misère play as well, for both players and with several goroutines, where that takes long.
	isThorough bool
}

// solver is a way to find something out about a position.
type solver struct {
	name string
	// skip says why the solver is not for a subject; "" if it is.
	skip  func(s subject) string
	check func(s subject, t *testing.T)
}

// solvers returns all ways to solve a position of a ruleset. What is for some positions only says so by what rules and
// positions offer, and not by their names.
func solvers() []solver {
	always := func(subject) string { return "" }
	ifImpartial := func(s subject) string {
		if _, ok := s.rules.(cgt.ImpartialRuleset[any]); !ok {
			return "the rules do not say that they are impartial"
		}
		return ""
	}
	ifFewImpartial := func(s subject) string {
		if why := ifImpartial(s); why != "" {
			return why
		}
		return ifNodes(60)(s) // for more the equations take long
	}
	list := []solver{
		{"cgt.Solver", always, subject.checkSearch},
		{"surreal.Solver", always, subject.checkValues},
		{"surreal/sums.Solver", always, subject.checkSums},
		{"surreal/database.Maker", ifTexts, subject.checkDatabase},
		{"surreal/hotplay.Solver", always, subject.checkStops},
		{"nim.Solver", ifImpartial, subject.checkNim},
		{"nim.MisereSolver", ifImpartial, subject.checkMisereNim},
		{"surreal.FromTree", ifNodes(5000), subject.checkTree},
		{"richman.Solver", always, subject.checkCoins},
		{"richman.Iteration", always, subject.checkBrackets},
		{"richman.SolveDiscrete", ifImpartial, subject.checkChips},
		{"richman.FindThresholds", ifImpartial, subject.checkThresholds},
		{"richman.IterateAndSolve", ifFewImpartial, subject.checkOrders},
		{"matrixgame/extensive.Solver", ifPlays(200), subject.checkExtensive},
		{"zermelo/infinite.Solver", always, subject.checkEndless},
	}
	for m := zermelo.Induction; m <= zermelo.Deepening; m++ {
		list = append(list, solver{"zermelo.Solver by " + m.String(), always, func(s subject, t *testing.T) { s.checkTurned(t, m) }})
	}
	return list
}

// checkSearch is for outcome search, in normal and in misère play.
func (s subject) checkSearch(t *testing.T) {
	for _, isMisere := range []bool{false, true} {
		solver := cgt.Solver[any]{Rules: s.rules, Misere: isMisere}
		wins := s.wins
		if isMisere {
			wins = s.misere
		}
		for v, p := range s.positions {
			for who := range wins {
				if got, err := solver.Wins(t.Context(), p, cgt.Player(who)); got != wins[who][v] || err != nil {
					t.Fatalf("%v begins at %v: %v, %v; misère: %v", cgt.Player(who), p, got, err, isMisere)
				}
			}
		}
		for who := range wins {
			moves, err := solver.WinningMoves(t.Context(), s.positions[0], cgt.Player(who))
			want := s.winning(s.moves[who][0], wins[1-who])
			if err != nil || !sameSet(moves, want) {
				t.Fatalf("%v should win by %v: %v, %v", cgt.Player(who), want, moves, err)
			}
		}
		if err := solver.Verify(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
}

// winning returns the positions among moves from which the other player loses.
func (x *truth) winning(moves []int, wins []bool) []any {
	var list []any
	for _, w := range moves {
		if !wins[w] {
			list = append(list, x.positions[w])
		}
	}
	return list
}

// sameSet reports whether a has each element of b, and no other, and none twice.
func sameSet[T comparable](a, b []T) bool {
	in := map[T]bool{}
	for _, x := range b {
		in[x] = true
	}
	for _, x := range a {
		if !in[x] {
			return false
		}
		delete(in, x)
	}
	return len(in) == 0
}

// checkValues is for values: each says who wins, and is made of those of the moves.
func (s subject) checkValues(t *testing.T) {
	for _, goroutines := range []int{1, 4} {
		solver := surreal.Solver[any]{Rules: s.rules, Goroutines: goroutines}
		values := make([]surreal.Game, len(s.positions))
		for _, v := range s.order {
			var err error
			if values[v], err = solver.Value(t.Context(), s.positions[v]); err != nil {
				t.Fatal(err)
			}
			if o := values[v].Outcome(); o != s.outcome(v) {
				t.Fatalf("%v is worth %v, so that it is an %v and not an %v", s.positions[v], values[v], o, s.outcome(v))
			}
			var options [2][]surreal.Game
			for who := range options {
				for _, w := range s.moves[who][v] {
					options[who] = append(options[who], values[w])
				}
			}
			if g := surreal.New(options[cgt.Left], options[cgt.Right]); g != values[v] {
				t.Fatalf("%v is worth %v, but the moves make %v", s.positions[v], values[v], g)
			}
		}
		if err := solver.Verify(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
}

// checkSums is for the search of sums without values.
func (s subject) checkSums(t *testing.T) {
	var solver sums.Solver
	for v, p := range s.positions {
		c := sums.Of(s.rules, p)
		if o, err := solver.Outcome(t.Context(), c); o != s.outcome(v) || err != nil {
			t.Fatalf("the outcome of %v is %v, %v, and not %v", p, o, err, s.outcome(v))
		}
		if o, err := solver.Outcome(t.Context(), c, c.Neg()); o != cgt.P || err != nil {
			t.Fatalf("%v and its negative make %v, %v", p, o, err)
		}
	}
	c := sums.Of(s.rules, s.positions[0])
	for _, first := range []cgt.Player{cgt.Left, cgt.Right} {
		solution, err := solver.Solve(t.Context(), first, c)
		if err != nil {
			t.Fatal(err)
		}
		var to []any
		for _, m := range solution.Winning {
			p, isNegative, ok := sums.At[any](m.To)
			if !ok || isNegative {
				t.Fatalf("%v moves to %v, which is no position", first, m.To)
			}
			to = append(to, p)
		}
		if want := s.winning(s.moves[first][0], s.wins[first.Opponent()]); !sameSet(to, want) {
			t.Fatalf("%v should win by %v, and not %v", first, want, to)
		}
		if _, err := solution.Verify(t.Context(), sums.VerifyLimits{}); err != nil {
			t.Fatal(err)
		}
	}
}

// checkStops is for play for the score: play goes on until a position is a number, and Left wants that to be large.
// What comes of it are the stops of the value.
func (s subject) checkStops(t *testing.T) {
	g, err := surreal.Value(t.Context(), s.rules, s.positions[0])
	if err != nil {
		t.Fatal(err)
	}
	type turn = zermelo.Turned[surreal.Game]
	game := zermelo.Rules[any, zermelo.Rational]{
		Ended: func(p any) (zermelo.Rational, bool) {
			x, ok := p.(turn).Pos.Number()
			if !ok {
				return zermelo.Rational{}, false
			}
			return zermelo.RationalFromRat(x.Rat())
		},
		Mover: func(p any) zermelo.Player { return p.(turn).Next },
		Moves: func(dst []any, p any) []any {
			next := p.(turn).Next
			for option := range p.(turn).Pos.Options(cgt.Player(next)) {
				dst = append(dst, turn{Pos: option, Next: next.Opponent()})
			}
			return dst
		},
	}
	var play hotplay.Solver
	for who, stop := range []surreal.Dyadic{g.LeftStop(), g.RightStop()} {
		first := zermelo.Player(who)
		v, err := (&zermelo.Solver[any, zermelo.Rational]{Game: game}).Value(t.Context(), turn{Pos: g, Next: first})
		if err != nil || v.Rat().Cmp(stop.Rat()) != 0 {
			t.Fatalf("%v begins, and %v comes down to %v, %v; but the stop is %v", first, g, v, err, stop)
		}
		if x, err := play.Score(t.Context(), hotplay.NewPosition(cgt.Player(who), g)); x != stop || err != nil {
			t.Fatalf("%v begins, and the score of %v is %v, %v; but the stop is %v", first, g, x, err, stop)
		}
	}
}

// checkNim is for nim-values, which the values are the nimbers of.
func (s subject) checkNim(t *testing.T) {
	rules := s.rules.(cgt.ImpartialRuleset[any])
	grundy := s.grundy()
	for _, goroutines := range []int{1, 4} {
		solver := nim.Solver[any]{Rules: rules, Goroutines: goroutines}
		values := surreal.Solver[any]{Rules: rules}
		var together sums.Solver
		for v, p := range s.positions {
			n, err := solver.Value(t.Context(), p)
			if err != nil || uint64(n) != grundy[v] || (n != 0) != s.wins[0][v] {
				t.Fatalf("the nim-value of %v is %v, %v, and not %d", p, n, err, grundy[v])
			}
			if g, err := values.Value(t.Context(), p); g != surreal.Nimber(n) || err != nil {
				t.Fatalf("%v is worth %v, %v, and not *%v", p, g, err, n)
			}
			if m, err := together.NimValue(t.Context(), sums.Of(s.rules, p), sums.Value(surreal.Nimber(5))); m != nim.Sum(n, 5) || err != nil {
				t.Fatalf("%v and *5 make *%v, %v, and not *%v", p, m, err, nim.Sum(n, 5))
			}
		}
		moves, err := solver.WinningMoves(t.Context(), s.positions[0])
		if want := s.winning(s.moves[0][0], s.wins[1]); err != nil || !sameSet(moves, want) {
			t.Fatalf("%v, %v should be %v", moves, err, want)
		}
		if err := solver.Verify(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
}

// checkMisereNim is for misère values.
func (s subject) checkMisereNim(t *testing.T) {
	solver := nim.MisereSolver[any]{Rules: s.rules.(cgt.ImpartialRuleset[any])}
	for v, p := range s.positions {
		if o, err := solver.Outcome(t.Context(), p); err != nil || (o == cgt.N) != s.misere[0][v] {
			t.Fatalf("in misère play the outcome of %v is %v, %v", p, o, err)
		}
	}
	moves, err := solver.WinningMoves(t.Context(), s.positions[0])
	if want := s.winning(s.moves[0][0], s.misere[1]); err != nil || !sameSet(moves, want) {
		t.Fatalf("%v, %v should be %v", moves, err, want)
	}
	if err := solver.Verify(t.Context()); err != nil {
		t.Fatal(err)
	}
}

// ifNodes is for positions that reach no more positions than most.
func ifNodes(most int) func(subject) string {
	return func(s subject) string {
		if len(s.positions) > most {
			return "too many positions"
		}
		return ""
	}
}

// checkTree is for games as data: the tree, the graph, the value and the tree of the value are worth the same.
func (s subject) checkTree(t *testing.T) {
	value, err := surreal.Value(t.Context(), s.rules, s.positions[0])
	if err != nil {
		t.Fatal(err)
	}
	tree, err := cgt.TreeOf(t.Context(), s.rules, s.positions[0], cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	g, positions, err := cgt.Explore(t.Context(), s.rules, s.positions[0], cgt.Limits{})
	if err != nil || len(positions) != len(s.positions) {
		t.Fatalf("%d positions and not %d: %v", len(positions), len(s.positions), err)
	}
	canonical, err := value.Tree(mostPositions)
	if err != nil {
		t.Fatal(err)
	}
	byGraph, err := surreal.Value(t.Context(), g, 0)
	if err != nil || byGraph != value || surreal.FromTree(tree) != value || surreal.FromTree(canonical) != value {
		t.Fatalf("%v: by the graph %v, by the tree %v, by its own tree %v; %v", value, byGraph, surreal.FromTree(tree), surreal.FromTree(canonical), err)
	}
	folded, root := cgt.GraphOf(tree)
	if again, err := folded.Tree(root); again != tree || err != nil {
		t.Fatalf("the graph of the tree has the tree %v, %v", again, err)
	}
	for _, rules := range []struct {
		name    string
		outcome func() (cgt.Outcome, error)
	}{
		{"tree", func() (cgt.Outcome, error) {
			return (&cgt.Solver[cgt.Tree]{Rules: cgt.Trees{}}).Outcome(t.Context(), tree)
		}},
		{"graph", func() (cgt.Outcome, error) { return (&cgt.Solver[int]{Rules: g}).Outcome(t.Context(), 0) }},
		{"canonical form", func() (cgt.Outcome, error) {
			return (&cgt.Solver[surreal.Game]{Rules: surreal.Games{}}).Outcome(t.Context(), value)
		}},
	} {
		if o, err := rules.outcome(); o != s.outcome(0) || err != nil {
			t.Fatalf("the outcome of the %s is %v, %v, and not %v", rules.name, o, err, s.outcome(0))
		}
	}
}

// checkCoins is for bidding. If a coin decides who moves, the chance that Right wins follows from the definition. Where
// it is an advantage to move, that is also the share of the money that Left needs. And whoever cannot lose whatever the
// coin does wins also if the players move in turn.
func (s subject) checkCoins(t *testing.T) {
	endless := func(any) (richman.Player, bool) { return 0, false } // play ends when a player cannot move, and only then
	g, positions, err := richman.Explore(t.Context(), s.rules, endless, s.positions[0], cgt.Limits{})
	if err != nil || len(positions) != len(s.positions) {
		t.Fatalf("%d positions and not %d: %v", len(positions), len(s.positions), err)
	}
	var solver richman.Solver
	coins, err := solver.RandomTurn(t.Context(), g, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := coins.Verify(t.Context()); err != nil {
		t.Fatal(err)
	}
	turns := zermelo.Solver[convert.Token, zermelo.Result]{Game: convert.Alternating(g)}
	chances := s.chances()
	isAdvantage := true
	for i, p := range positions {
		v := s.number[p]
		if r := coins.Value(i); r.Cmp(chances[v]) != 0 {
			t.Fatalf("Right wins %v with a chance of %v, and not %v", p, chances[v], r)
		}
		o := s.outcome(v)
		if r := chances[v]; r.Sign() == 0 && o != cgt.L || r.Cmp(big.NewRat(1, 1)) == 0 && o != cgt.R {
			t.Fatalf("%v is an %v, but Right's chance is %v", p, o, r)
		}
		least, most := big.NewRat(1, 1), new(big.Rat)
		for w := range g.Moves(i, richman.Blue) {
			least = smaller(least, coins.Value(w))
		}
		for w := range g.Moves(i, richman.Red) {
			if most.Cmp(coins.Value(w)) < 0 {
				most = coins.Value(w)
			}
		}
		isAdvantage = isAdvantage && least.Cmp(most) <= 0
	}
	for who := range s.wins {
		v, err := turns.Value(t.Context(), convert.Token{Next: zermelo.Player(who)})
		if err != nil || (v == zermelo.WinFor(zermelo.Player(who))) != s.wins[who][0] {
			t.Fatalf("without money the result is %v, %v, if %v begins", v, err, cgt.Player(who))
		}
	}
	money, err := solver.Solve(t.Context(), g)
	if !isAdvantage {
		if bad := (*richman.GraphError)(nil); !errors.As(err, &bad) {
			t.Fatalf("it is no advantage to move, but there is a Richman function: %v", err)
		}
		return
	}
	if err == nil {
		err = money.Verify(t.Context())
	}
	if err != nil || money.Value(0).Cmp(coins.Value(0)) != 0 {
		t.Fatalf("Left needs %v of the money, but %v with coins; %v", money.Value(0), coins.Value(0), err)
	}
}

// checkBrackets is for intervals: they contain the chances that Right wins if coins decide who moves, and so the shares of
// money, if these are a matter of the same equations.
func (s subject) checkBrackets(t *testing.T) {
	endless := func(any) (richman.Player, bool) { return 0, false }
	g, positions, err := richman.Explore(t.Context(), s.rules, endless, s.positions[0], cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	width := big.NewRat(1, 1_000_000)
	brackets, err := (&richman.Iteration{Width: width}).Bracket(t.Context(), g)
	if err != nil || brackets.Width().Cmp(width) > 0 {
		t.Fatalf("no intervals of width %v: %v", width, err)
	}
	chances := s.chances()
	for i, p := range positions {
		if r := chances[s.number[p]]; brackets.Low(i).Cmp(r) > 0 || r.Cmp(brackets.High(i)) > 0 {
			t.Fatalf("Right wins %v with a chance of %v, which is not between %v and %v", p, r, brackets.Low(i), brackets.High(i))
		}
	}
}

func smaller(x, y *big.Rat) *big.Rat {
	if x.Cmp(y) < 0 {
		return x
	}
	return y
}
