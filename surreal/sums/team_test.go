package sums_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync/atomic"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/internal/leftover"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
)

// TestGoroutines checks that winners, winning moves and nim-values are the same for any number of goroutines, and
// right.
func TestGoroutines(t *testing.T) {
	for _, e := range efforts[:2] {
		t.Run(fmt.Sprint(e), func(t *testing.T) {
			sums.SetEffort(t, e[0], e[1], e[2])
			sums.CallForHelp(t, 1)
			solvers := []*sums.Solver{{}, {Goroutines: 2}, {Goroutines: 3, Limits: sums.Limits{Table: 2000}}}
			rapid.Check(t, func(t *rapid.T) {
				var sum []sums.Component
				var total surreal.Game
				for range rapid.IntRange(0, 4).Draw(t, "components") {
					c, g := drawComponent(t)
					sum = append(sum, c)
					total = total.Add(g)
				}
				want := total.Outcome()
				var moves []sums.Move
				for i, s := range solvers {
					if got, err := s.Outcome(context.Background(), sum...); err != nil || got != want {
						t.Fatalf("with %d goroutines %v is %v, %v, want %v", s.Goroutines, sum, got, err, want)
					}
					got, err := s.WinningMoves(context.Background(), cgt.Left, sum...)
					if err != nil || i > 0 && !slices.Equal(got, moves) {
						t.Fatalf("with %d goroutines Left wins %v by %v, %v, want %v", s.Goroutines, sum, got, err, moves)
					}
					moves = got
				}
			})
		})
	}
}

// TestGoroutinesOnBoards has questions that take so long that helpers are called as they are in use.
func TestGoroutinesOnBoards(t *testing.T) {
	lines := []struct {
		sum  []sums.Component
		want bool
	}{
		{[]sums.Component{strip(17)}, true},
		{[]sums.Component{domineeringBoard(6, 6)}, true},
		{[]sums.Component{checkerboard(3, 6)}, false},
		{[]sums.Component{cram(5, 5)}, false},
	}
	if detector.On || testing.Short() {
		lines = lines[:1]
	}
	sums.CallForHelp(t, 100)
	for _, line := range lines {
		for _, n := range []int{2, 4} {
			if got := mustWin(t, &sums.Solver{Goroutines: n}, cgt.Left, line.sum...); got != line.want {
				t.Errorf("with %d goroutines Left wins %v: %v, want %v", n, line.sum, got, line.want)
			}
		}
	}
}

// TestSameSolution compares the strategies of solvers with different numbers of goroutines, and of one that has solved
// other sums before.
func TestSameSolution(t *testing.T) {
	sums.SetEffort(t, -1, 0, 1)
	sums.CallForHelp(t, 5)
	sum := []sums.Component{domineeringBoard(3, 3), clobberBoard("xoxo"), games("{2|-1}")[0]}
	warm := &sums.Solver{}
	mustWin(t, warm, cgt.Right, sum...)
	mustWin(t, warm, cgt.Left, sum[1], sum[2])
	var want []string
	for _, s := range []*sums.Solver{{}, warm, {Goroutines: 2}, {Goroutines: 5}} {
		sol, err := s.Solve(t.Context(), cgt.Left, sum...)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := sol.Verify(t.Context(), sums.VerifyLimits{Positions: 500, Plays: 3}); err != nil {
			t.Error(err)
		}
		got := []string{fmt.Sprint(sol.Winner, sol.Winning, sol.Losing)}
		for _, m := range sums.Moves(cgt.Left, sum...) {
			for who := cgt.Left; who <= cgt.Right; who++ {
				reply, ok, err := sol.Reply(t.Context(), who, m.In(sum)...)
				got = append(got, fmt.Sprint(reply, ok, err))
			}
		}
		if want == nil {
			want = got
		}
		if !slices.Equal(got, want) {
			t.Errorf("with %d goroutines:\n%v, want\n%v", s.Goroutines, got, want)
		}
	}
}

// TestSameErrors has limits and loops with one goroutine and with more.
func TestSameErrors(t *testing.T) {
	sums.SetEffort(t, -1, 0, 1)
	sums.CallForHelp(t, 50)
	loop := cgt.RulesetFunc[int](func(dst []int, p int, _ cgt.Player) []int { return append(dst, (p+1)%5) })
	for _, test := range []struct {
		limits sums.Limits
		sum    []sums.Component
	}{
		{sums.Limits{States: 300}, []sums.Component{domineeringBoard(6, 6)}},
		{sums.Limits{Positions: 300}, []sums.Component{domineeringBoard(6, 6)}},
		{sums.Limits{}, []sums.Component{sums.Of(loop, 0)}},
	} {
		var want string
		for _, n := range []int{1, 2, 3} {
			s := sums.Solver{Limits: test.limits, Goroutines: n}
			_, err := s.WinningMoves(context.Background(), cgt.Left, test.sum...)
			if err == nil {
				t.Fatalf("%+v with %d goroutines: no error", test.limits, n)
			}
			if want == "" {
				want = err.Error()
			}
			if err.Error() != want {
				t.Errorf("%+v with %d goroutines: %v, want %v", test.limits, n, err, want)
			}
		}
	}
}

// TestGoroutinesAndContext cancels a search in which several goroutines work, from a report of its progress.
func TestGoroutinesAndContext(t *testing.T) {
	cause := errors.New("enough")
	ctx, cancel := context.WithCancelCause(context.Background())
	check := leftover.Goroutines(t)
	s := sums.Solver{Goroutines: 2, Progress: func(st cgt.Stats) {
		if st.Positions > 2*cgt.ProgressEvery {
			cancel(cause)
		}
	}}
	sums.CallForHelp(t, 1000)
	_, err := s.Wins(ctx, cgt.Left, domineeringBoard(8, 8))
	var unfinished *sums.UnfinishedError
	if !errors.As(err, &unfinished) || !errors.Is(err, cause) {
		t.Fatal(err)
	}
	check()
}

// TestPanicOfRules has rules that panic after a while: the panic is in the goroutine of the caller, and no other is
// left.
func TestPanicOfRules(t *testing.T) {
	sums.CallForHelp(t, 5)
	var calls atomic.Int64
	rules := cgt.RulesetFunc[domineering.Position](func(dst []domineering.Position, p domineering.Position, who cgt.Player) []domineering.Position {
		if calls.Add(1) > 500 {
			panic("broken")
		}
		return domineering.Rules{}.AppendMoves(dst, p, who)
	})
	check := leftover.Goroutines(t)
	defer func() {
		if got := recover(); got != "broken" {
			t.Errorf("panic with %v", got)
		}
		check()
	}()
	s := sums.Solver{Goroutines: 3}
	_, err := s.Wins(t.Context(), cgt.Left, sums.Of(rules, domineering.Rectangle(6, 6)))
	t.Errorf("ended with %v", err)
}
