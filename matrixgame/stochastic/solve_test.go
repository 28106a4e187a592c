package stochastic_test

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/stochastic"
)

func solved(t rapid.TB, g *stochastic.Game) *stochastic.Solution {
	t.Helper()
	s, err := stochastic.Solve(context.Background(), g)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Verify(); err != nil {
		t.Fatal(err)
	}
	return s
}

// solvedFrom solves the game from a position, whose value must be exact.
func solvedFrom[Pos comparable](t rapid.TB, rules stochastic.Rules[Pos], start Pos) (s *stochastic.Solution, positions []Pos) {
	t.Helper()
	g, positions, err := stochastic.Explore(context.Background(), rules, start, nil, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	s = solved(t, g)
	if !s.IsExact() {
		t.Error("the value is not exact")
	}
	return s, positions
}

func made(t rapid.TB, states []stochastic.State, discount *big.Rat) *stochastic.Game {
	t.Helper()
	g, err := stochastic.New(states, discount)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// M. Dresher, A sampling inspector problem, RAND 1962: with n nights and k inspections the inspector loses C(n−1, k) /
// (C(n, 0) + … + C(n, k)).
func TestInspections(t *testing.T) {
	type season struct{ nights, inspections int }
	rules := stochastic.RulesFunc[season](func(p season) [][]stochastic.Entry[season] {
		if p.nights == 0 {
			return nil
		}
		rows := [][]stochastic.Entry[season]{{stochastic.To(season{p.nights - 1, p.inspections}), stochastic.Over[season](-1)}}
		if p.inspections > 0 {
			rows = append(rows, []stochastic.Entry[season]{stochastic.To(season{p.nights - 1, p.inspections - 1}), stochastic.Over[season](1)})
		}
		return rows
	})
	s, positions := solvedFrom(t, rules, season{9, 6})
	for k, p := range positions {
		want := new(big.Rat)
		if p.nights > 0 {
			sum := new(big.Int)
			for i := range p.inspections + 1 {
				sum.Add(sum, new(big.Int).Binomial(int64(p.nights), int64(i)))
			}
			want.SetFrac(new(big.Int).Binomial(int64(p.nights-1), int64(p.inspections)), sum)
			want.Neg(want)
		}
		if low, _ := s.Value(k); low.Cmp(want) != 0 {
			t.Errorf("%v: value %v, want %v", p, low, want)
		}
	}
}

// The value of the game with the coin is a root of v² + 3v − 2.
func TestIrrational(t *testing.T) {
	g := made(t, []stochastic.State{{Entries: [][]stochastic.Entry[int]{
		{stochastic.Over[int](1), stochastic.Over[int](0)},
		{stochastic.Over[int](0), {Payoff: big.NewRat(1, 1), Next: []stochastic.Step[int]{{To: 0, Probability: big.NewRat(1, 2)}}}},
	}}}, nil)
	sign := func(v *big.Rat) int {
		x := new(big.Rat).Add(v, big.NewRat(3, 1))
		return x.Mul(x, v).Cmp(big.NewRat(2, 1))
	}
	for _, digits := range []int64{1, 9, 40, 200} {
		width := new(big.Rat).SetFrac(big.NewInt(1), new(big.Int).Exp(big.NewInt(10), big.NewInt(digits), nil))
		rounds := 0
		s, err := stochastic.Solver{Width: width, Progress: func(int) { rounds++ }}.Solve(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Verify(); err != nil {
			t.Error(err)
		}
		low, high := s.Value(0)
		if sign(low) >= 0 || sign(high) <= 0 || new(big.Rat).Sub(high, low).Cmp(width) > 0 {
			t.Errorf("%d digits: %s to %s", digits, low.FloatString(20), high.FloatString(20))
		}
		if rounds > 30 {
			t.Errorf("%d digits took %d rounds", digits, rounds)
		}
	}
}

// randomGame draws a game of some states; play ends with probability 1/4 at least after each round if it is stopping,
// and after two rounds if not.
func randomGame(t *rapid.T, isStopping bool) []stochastic.State {
	n := rapid.IntRange(1, 4).Draw(t, "states")
	states := make([]stochastic.State, n)
	for s := range states {
		rows, columns := rapid.IntRange(1, 2).Draw(t, "rows"), rapid.IntRange(1, 2).Draw(t, "columns")
		for range rows {
			var row []stochastic.Entry[int]
			for range columns {
				e := stochastic.Entry[int]{Payoff: big.NewRat(rapid.Int64Range(-9, 9).Draw(t, "payoff"), rapid.Int64Range(1, 3).Draw(t, "below"))}
				share := int64(3)
				if !isStopping && s%2 == 0 {
					share = 4
				}
				for range share {
					to := rapid.IntRange(0, n-1).Draw(t, "to")
					if share == 4 && to%2 == 0 {
						if n == 1 {
							continue
						}
						to = 1 // a state from which play may end
					}
					e.Next = append(e.Next, stochastic.Step[int]{To: to, Probability: big.NewRat(1, 4)})
				}
				row = append(row, e)
			}
			states[s].Entries = append(states[s].Entries, row)
		}
	}
	return states
}

// value2 returns the value of a matrix of at most 2×2 by the formulas for it.
func value2(m *matrixgame.Matrix) *big.Rat {
	low, _ := m.Maximin()
	high, _ := m.Minimax()
	if low.Cmp(high) == 0 {
		return low
	}
	a, b, c, d := m.At(0, 0), m.At(0, 1), m.At(1, 0), m.At(1, 1)
	den := new(big.Rat).Add(a, d)
	den.Sub(den.Sub(den, b), c)
	num := new(big.Rat).Mul(a, d)
	num.Sub(num, b.Mul(b, c))
	return num.Quo(num, den)
}

// rounded returns a number that is less by at most 2⁻⁶⁰.
func rounded(x *big.Rat) *big.Rat {
	num := new(big.Int).Lsh(x.Num(), 60)
	return new(big.Rat).SetFrac(num.Div(num, x.Denom()), new(big.Int).Lsh(big.NewInt(1), 60))
}

// The values of the games that end after so many rounds, with nothing paid for the rest, come near to the value of the
// whole game: what is lost is at most the largest payoff times 4·(3/4)^rounds, or twice as much if play may end in
// every other round only.
func TestRandomByRounds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		isStopping := rapid.Bool().Draw(t, "stopping")
		states := randomGame(t, isStopping)
		g := made(t, states, nil)
		s := solved(t, g)
		const rounds = 12
		values := make([]*big.Rat, len(states))
		for k := range values {
			values[k] = new(big.Rat)
		}
		lost := big.NewRat(9*4, 1)
		if !isStopping {
			lost = big.NewRat(9*8, 1)
		}
		for round := range rounds {
			next := make([]*big.Rat, len(states))
			for k := range states {
				rows := make([][]*big.Rat, len(states[k].Entries))
				for i, row := range states[k].Entries {
					for _, e := range row {
						sum := new(big.Rat).Set(e.Payoff)
						for _, x := range e.Next {
							sum.Add(sum, new(big.Rat).Mul(x.Probability, values[x.To]))
						}
						rows[i] = append(rows[i], sum)
					}
				}
				m, err := matrixgame.NewMatrix(rows)
				if err != nil {
					t.Fatal(err)
				}
				next[k] = rounded(value2(m))
			}
			values = next
			lost.Add(lost, big.NewRat(1, 1<<60)) // for rounding
			if isStopping || round%2 == 1 {
				lost.Mul(lost, big.NewRat(3, 4))
			}
		}
		width := big.NewRat(1, 1_000_000_000)
		for k, v := range values {
			low, high := s.Value(k)
			if new(big.Rat).Sub(high, low).Cmp(width) > 0 || high.Cmp(low) < 0 {
				t.Errorf("state %d: from %v to %v", k, low, high)
			}
			if low.Sub(low, v).Cmp(lost) > 0 || high.Sub(v, high).Cmp(lost) > 0 {
				t.Errorf("state %d: after %d rounds %v", k, rounds, v)
			}
		}
	})
}

// If one player has no choice anywhere, the value is exact: that of the best of finitely many pure strategies.
func TestOnePlayer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		states := randomGame(t, true)
		for k := range states {
			states[k].Entries = states[k].Entries[:1]
		}
		s := solved(t, made(t, states, big.NewRat(9, 10)))
		if !s.IsExact() {
			t.Error("the value is not exact")
		}
	})
}

// The same with states in another order has the same values.
func TestOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		states := randomGame(t, true)
		turned := make([]stochastic.State, len(states))
		for k, from := range states {
			to := &turned[len(states)-1-k]
			for _, row := range from.Entries {
				var entries []stochastic.Entry[int]
				for _, e := range row {
					next := slices.Clone(e.Next)
					for i := range next {
						next[i].To = len(states) - 1 - next[i].To
					}
					entries = append(entries, stochastic.Entry[int]{Payoff: e.Payoff, Next: next})
				}
				to.Entries = append(to.Entries, entries)
			}
		}
		s, u := solved(t, made(t, states, nil)), solved(t, made(t, turned, nil))
		for k := range states {
			low, high := s.Value(k)
			low2, high2 := u.Value(len(states) - 1 - k)
			if low.Cmp(high2) > 0 || low2.Cmp(high) > 0 {
				t.Errorf("state %d: %v to %v, and %v to %v", k, low, high, low2, high2)
			}
		}
	})
}

// Play that lasts for a thousand rounds on average, where most rounds cannot end it.
func TestLongPlay(t *testing.T) {
	const n = 100
	var states []stochastic.State
	for s := range n {
		e := stochastic.Entry[int]{Payoff: big.NewRat(1, 1), Next: []stochastic.Step[int]{{To: (s + 1) % n}}}
		if s == 0 {
			e.Next[0].Probability = big.NewRat(9, 10)
		}
		states = append(states, stochastic.State{Entries: [][]stochastic.Entry[int]{{e}}})
	}
	s := solved(t, made(t, states, nil))
	low, high := s.Value(1 % n)
	if want := big.NewRat(1000, 1); !s.IsExact() || low.Cmp(want) != 0 || high.Cmp(want) != 0 {
		t.Errorf("from %v to %v, want %v", low, high, want)
	}
}

func TestVerify(t *testing.T) {
	var wrong *matrixgame.VerifyError
	g := made(t, []stochastic.State{{Entries: [][]stochastic.Entry[int]{
		{stochastic.Over[int](1), stochastic.Over[int](0)},
		{stochastic.Over[int](0), {Payoff: big.NewRat(1, 1), Next: []stochastic.Step[int]{{To: 0, Probability: big.NewRat(1, 2)}}}},
	}}, {}}, nil)
	s := solved(t, g)
	bit := big.NewRat(1, 1_000_000)
	for name, spoil := range map[string]func(low, high []*big.Rat, row []matrixgame.Mixed){
		"low":  func(low, _ []*big.Rat, _ []matrixgame.Mixed) { low[0].Add(low[0], bit) },
		"high": func(_, high []*big.Rat, _ []matrixgame.Mixed) { high[0].Sub(high[0], bit) },
		"row":  func(_, _ []*big.Rat, row []matrixgame.Mixed) { row[0] = matrixgame.Uniform(2) },
		"size": func(_, _ []*big.Rat, row []matrixgame.Mixed) { row[0] = matrixgame.Uniform(3) },
		"over": func(low, _ []*big.Rat, _ []matrixgame.Mixed) { low[1].Add(low[1], bit) },
	} {
		if err := stochastic.Spoilt(s, spoil).Verify(); !errors.As(err, &wrong) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestNewErrors(t *testing.T) {
	to := func(s int, p *big.Rat) stochastic.Entry[int] {
		return stochastic.Entry[int]{Next: []stochastic.Step[int]{{To: s, Probability: p}}}
	}
	half := big.NewRat(1, 2)
	over := stochastic.Over[int](0)
	var wrong *matrixgame.InputError
	for want, rows := range map[string][][]stochastic.Entry[int]{
		"state 2 (b), row 2, has 1 entry, and the first row 2":                                  {{over, over}, {over}},
		"state 2 (b), row 1, has 0 entries, and the first row 0":                                {{}},
		"state 2 (b), row 1, column 2 leads to state 3 of 2":                                    {{over, to(2, half)}},
		"state 2 (b), row 1, column 1 leads to state 0 of 2":                                    {{to(-1, half)}},
		"state 2 (b), row 1, column 1 leads to state 1 with the negative probability -1/2":      {{to(0, big.NewRat(-1, 2))}},
		"state 2 (b), row 1, column 1 has probabilities with the sum 3/2, which is more than 1": {{to(0, big.NewRat(3, 2))}},
	} {
		if _, err := stochastic.New([]stochastic.State{{}, {Name: "b", Entries: rows}}, nil); !errors.As(err, &wrong) || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	for _, discount := range []*big.Rat{big.NewRat(-1, 2), big.NewRat(3, 2)} {
		if _, err := stochastic.New(nil, discount); !errors.As(err, &wrong) || wrong.Place != "the discount" {
			t.Errorf("discount %v: %v", discount, err)
		}
	}
}

// Play may go on for ever if both want it, and then the error has the cycle, and not if one entry of it has an end.
func TestEndless(t *testing.T) {
	go2 := func(a, b int) stochastic.Entry[int] {
		return stochastic.Entry[int]{Next: []stochastic.Step[int]{{To: a, Probability: big.NewRat(1, 3)}, {To: b, Probability: big.NewRat(2, 3)}}}
	}
	over := stochastic.Over[int](0)
	states := []stochastic.State{
		{Name: "start", Entries: [][]stochastic.Entry[int]{{stochastic.To(1)}}},
		{Name: "left", Entries: [][]stochastic.Entry[int]{{over, go2(2, 1)}}},
		{Name: "right", Entries: [][]stochastic.Entry[int]{{over}, {go2(1, 2)}}},
		{Name: "over"},
	}
	var loop *cgt.LoopError
	if _, err := stochastic.New(states, nil); !errors.As(err, &loop) || fmt.Sprint(loop.Cycle) != "[left right]" {
		t.Errorf("%v", err)
	}
	if _, err := stochastic.New(states, big.NewRat(1, 2)); err != nil {
		t.Errorf("with a discount: %v", err)
	}
	states[2].Entries[1][0] = go2(1, 3)
	s := solved(t, made(t, states, nil))
	if low, high := s.Value(0); low.Sign() != 0 || high.Sign() != 0 {
		t.Errorf("from %v to %v", low, high)
	}
}

func TestLimits(t *testing.T) {
	ctx := context.Background()
	count := stochastic.RulesFunc[int](func(p int) [][]stochastic.Entry[int] {
		return [][]stochastic.Entry[int]{{stochastic.To(p + 1)}}
	})
	if _, _, err := stochastic.Explore(ctx, count, 0, nil, cgt.Limits{Positions: 100}); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v", err)
	}
	g := made(t, []stochastic.State{{Entries: [][]stochastic.Entry[int]{
		{stochastic.Over[int](1), stochastic.Over[int](0)},
		{stochastic.Over[int](0), {Payoff: big.NewRat(1, 1), Next: []stochastic.Step[int]{{To: 0, Probability: big.NewRat(1, 2)}}}},
	}}}, nil)
	// Bounds that are too wide are right.
	s, err := stochastic.Solver{Matrices: 2}.Solve(ctx, g)
	if !errors.Is(err, cgt.ErrLimit) || s == nil || s.Verify() != nil {
		t.Errorf("two matrices: %v", err)
	}
	if _, err := (stochastic.Solver{Width: new(big.Rat), Matrices: 20}).Solve(ctx, g); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("bounds that meet: %v", err)
	}
	slow := made(t, []stochastic.State{{Entries: [][]stochastic.Entry[int]{{stochastic.To(1)}}}, {Entries: [][]stochastic.Entry[int]{{{Next: []stochastic.Step[int]{{To: 0, Probability: big.NewRat(999_999_999, 1_000_000_000)}}}}}}}, nil)
	if _, err := stochastic.Solve(ctx, slow); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("play of a billion rounds: %v", err)
	}
	done, cancel := context.WithCancelCause(ctx)
	gone := errors.New("gone")
	cancel(gone)
	if _, err := stochastic.Solve(done, g); err != gone {
		t.Errorf("a context that is done: %v", err)
	}
	if _, _, err := stochastic.Explore(done, count, 0, nil, cgt.Limits{}); err != gone {
		t.Errorf("a context that is done: %v", err)
	}
}

// A race of many rounds is no deeper for the stack.
func TestLongRace(t *testing.T) {
	const n = 20_000
	count := stochastic.RulesFunc[int](func(p int) [][]stochastic.Entry[int] {
		if p == n {
			return nil
		}
		e := stochastic.To(p + 1)
		e.Payoff = big.NewRat(1, 1)
		return [][]stochastic.Entry[int]{{e}}
	})
	g, _, err := stochastic.Explore(context.Background(), count, 0, nil, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	if low, _ := solved(t, g).Value(0); low.Cmp(big.NewRat(n, 1)) != 0 {
		t.Errorf("value %v", low)
	}
}

// Shapley's steps alone come as near to the truth, if slowly, and to the same values.
func TestShapley(t *testing.T) {
	for _, n := range []int{1, 5} {
		for _, discount := range []*big.Rat{big.NewRat(1, 2), big.NewRat(19, 20)} {
			g := drawn(t, n, discount)
			s := solved(t, g)
			var slow *stochastic.Solution
			stochastic.WithoutEquations(func() { slow = solved(t, g) })
			for k := range n {
				low, high := s.Value(k)
				low2, high2 := slow.Value(k)
				if low.Cmp(high2) > 0 || low2.Cmp(high) > 0 || high2.Sub(high2, low2).Cmp(big.NewRat(1, 1_000_000_000)) > 0 {
					t.Errorf("%d states, discount %v, state %d: %v to %v, and %v wide", n, discount, k, low, high, high2)
				}
			}
		}
	}
}

func TestStopped(t *testing.T) {
	g := drawn(t, 5, big.NewRat(9, 10))
	ctx, cancel := context.WithCancelCause(context.Background())
	gone := errors.New("gone")
	rounds := 0
	s, err := stochastic.Solver{Progress: func(int) {
		if rounds++; rounds == 2 {
			cancel(gone)
		}
	}}.Solve(ctx, g)
	if err != gone || s != nil || rounds != 2 {
		t.Errorf("%v after %d rounds", err, rounds)
	}
	chain := made(t, []stochastic.State{{Entries: [][]stochastic.Entry[int]{{stochastic.To(1)}}}, {Entries: [][]stochastic.Entry[int]{{stochastic.Over[int](1)}}}}, nil)
	if s, err := (stochastic.Solver{Matrices: 1}).Solve(context.Background(), chain); !errors.Is(err, cgt.ErrLimit) || s != nil {
		t.Errorf("one matrix of two: %v", err)
	}
}

func TestExploreErrors(t *testing.T) {
	ctx := context.Background()
	ragged := stochastic.RulesFunc[string](func(string) [][]stochastic.Entry[string] {
		return [][]stochastic.Entry[string]{{stochastic.Over[string](0)}, {}}
	})
	var wrong *matrixgame.InputError
	if _, _, err := stochastic.Explore(ctx, ragged, "here", nil, cgt.Limits{}); !errors.As(err, &wrong) || wrong.Place != "state 1 (here), row 2," {
		t.Errorf("%v", err)
	}
	for name, f := range map[string]func(){
		"rules":  func() { _, _, _ = stochastic.Explore[int](ctx, nil, 0, nil, cgt.Limits{}) },
		"values": func() { made(t, []stochastic.State{{}}, nil).Matrix(0, []*big.Rat{new(big.Rat)}) },
		"number": func() {
			made(t, []stochastic.State{{Entries: [][]stochastic.Entry[int]{{stochastic.Over[int](0)}}}}, nil).Matrix(0, nil)
		},
	} {
		func() {
			defer func() {
				if _, ok := recover().(error); !ok {
					t.Errorf("%s: no panic with an error", name)
				}
			}()
			f()
		}()
	}
}
