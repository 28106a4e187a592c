package sums_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/countdown"
	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
)

var errEnough = errors.New("enough")

// differentStrip returns a strip of Clobber that is different for each number.
func differentStrip(n int) board.Board {
	letters := []byte("xoxox")
	for ; n > 0; n /= 2 {
		letters = append(letters, "xo"[n%2])
	}
	return clobber.MustParse(string(letters) + "xxo")
}

// TestInterrupts interrupts a solver wherever it looks at the context, and asks it again: it answers as if nothing had
// been.
func TestInterrupts(t *testing.T) {
	sum := append(games("{5||1|-7}", "{3|*||-2}", "{8|1||-1|-4}", "{2|-1/2}", "^"), domineeringBoard(3, 3), clobberBoard("xoxo|oxox"), cram(3, 3))
	for _, e := range efforts[:3] {
		sums.SetEffort(t, e[0], e[1], e[2])
		want, err := new(sums.Solver).WinningMoves(t.Context(), cgt.Right, sum...)
		if err != nil {
			t.Fatal(err)
		}
		interrupted := 0
		for looks := 0; looks < 3000; looks = looks*5/4 + 1 {
			var s sums.Solver
			ctx := countdown.New(looks, errEnough)
			_, err := s.WinningMoves(ctx, cgt.Right, sum...)
			var u *sums.UnfinishedError
			if errors.As(err, &u) {
				interrupted++
				for _, m := range u.Winning {
					if !slices.Contains(want, m) {
						t.Errorf("%v, after %d looks: %v does not win", e, looks, m)
					}
				}
				for _, m := range u.Losing {
					if slices.Contains(want, m) {
						t.Errorf("%v, after %d looks: %v wins", e, looks, m)
					}
				}
			} else if err != nil {
				t.Fatal(err)
			}
			if got, err := s.WinningMoves(t.Context(), cgt.Right, sum...); err != nil || !slices.Equal(got, want) {
				t.Errorf("%v, after an interrupt after %d looks: %v, %v, want %v", e, looks, got, err, want)
			}
		}
		if interrupted < 3 {
			t.Errorf("%v: only %d interrupts", e, interrupted)
		}
	}
}

// watched is a context that counts what is asked of the rules between two looks at it.
type watched struct {
	context.Context
	asked, most int
}

func (w *watched) Err() error {
	w.most = max(w.most, w.asked)
	w.asked = 0
	return nil
}

type watchedRules struct{ *watched }

func (r watchedRules) AppendMoves(dst []board.Board, b board.Board, who cgt.Player) []board.Board {
	r.asked++
	return clobber.Rules{}.AppendMoves(dst, b, who)
}

// TestLooks has sums of many parts, whose moves take long to list: the solver looks at the context all the while.
func TestLooks(t *testing.T) {
	sums.SetEffort(t, -1, 0, 1)
	ctx := &watched{Context: t.Context()}
	var sum []sums.Component
	for n := range 400 {
		sum = append(sum, sums.Of(watchedRules{ctx}, differentStrip(n)))
	}
	s := sums.Solver{Limits: sums.Limits{States: 3}}
	if _, err := s.Wins(ctx, cgt.Left, sum...); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	if _, err := s.WinningMoves(ctx, cgt.Right, sum...); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	if ctx.most < 1 || ctx.most > 100 {
		t.Errorf("the rules were asked %d times between two looks", ctx.most)
	}
}

// TestManyParts has a thousand different parts, and their negatives in another order.
func TestManyParts(t *testing.T) {
	const parts = 1000
	var sum []sums.Component
	for n := range parts {
		sum = append(sum, sums.Of(clobber.Rules{}, differentStrip(n)))
	}
	for n := range parts {
		sum = append(sum, sum[(n*7+3)%parts].Neg())
	}
	s := sums.Solver{Limits: sums.Limits{States: 10}}
	if got, err := s.Outcome(t.Context(), sum...); err != nil || got != cgt.P {
		t.Errorf("%v, %v, want P", got, err)
	}
	hot := make([]sums.Component, 0, 2*parts)
	random := rand.New(rand.NewPCG(1000, 1))
	for n := range parts {
		g := surreal.MustParse(fmt.Sprintf("{%d||%d|%d}", n+random.IntN(100), -random.IntN(9), -n-10))
		hot = append(hot, sums.Value(g), sums.Value(g.Neg()))
	}
	random.Shuffle(len(hot), func(i, j int) { hot[i], hot[j] = hot[j], hot[i] })
	if got, err := s.WinningMoves(t.Context(), cgt.Left, hot...); err != nil || len(got) > 0 {
		t.Errorf("%v, %v, want no move", got, err)
	}
	n, err := s.NimValue(t.Context(), slices.Repeat([]sums.Component{cram(3, 3)}, 1001)...)
	if want, wantErr := s.NimValue(t.Context(), cram(3, 3)); err != nil || wantErr != nil || n != want {
		t.Errorf("the nim-value is %v, %v, want %v", n, err, want)
	}
}

// TestWaitingSums has so many moves that the sums after them would fill any memory.
func TestWaitingSums(t *testing.T) {
	sums.SetEffort(t, -1, 0, 1)
	s := sums.Solver{Limits: sums.Limits{Table: 1}}
	sum := []sums.Component{sums.Value(surreal.Nimber(1 << 40)), domineeringBoard(4, 4)}
	_, err := s.Wins(t.Context(), cgt.Left, sum...)
	var limit *cgt.LimitError
	if !errors.As(err, &limit) || limit.Limit != 1_000_000 {
		t.Error(err)
	}
}

// TestNimValueOfLargeNimbers has nimbers that nobody counts up to.
func TestNimValueOfLargeNimbers(t *testing.T) {
	var s sums.Solver
	want, err := s.NimValue(t.Context(), cram(3, 5), cram(3, 3))
	if err != nil {
		t.Fatal(err)
	}
	got, err := s.NimValue(t.Context(), sums.Value(surreal.Nimber(1<<40)), cram(3, 5), sums.Value(surreal.Nimber(3)), cram(3, 3))
	if err != nil || got != want.Add(1<<40+3) {
		t.Errorf("%v, %v, want %v", got, err, want.Add(1<<40+3))
	}
}

// TestSameEveryTime solves, checks, and comes to limits twenty times.
func TestSameEveryTime(t *testing.T) {
	sum := append(games("{5||1|-7}", "{3|*||-2}", "1/2", "*3", "-1/4"), domineeringBoard(3, 4), clobberBoard("xoxo|oxox"), cram(3, 3))
	run := func() string {
		text := ""
		for who := cgt.Left; who <= cgt.Right; who++ {
			var s sums.Solver
			sol, err := s.Solve(t.Context(), who, sum...)
			if err != nil {
				t.Fatal(err)
			}
			v, err := sol.Verify(t.Context(), sums.VerifyLimits{Positions: 100, Plays: 1})
			text += fmt.Sprint(sol.Winner, sol.Winning, sol.Losing, v, err)
			_, _, err = new(sums.Solver).Bounds(t.Context(), 3, sum...)
			text += fmt.Sprint(err)
			for _, limits := range []sums.Limits{{States: 30}, {Positions: 50}} {
				s := sums.Solver{Limits: limits}
				_, err := s.WinningMoves(t.Context(), who, sum...)
				text += fmt.Sprint(err)
			}
		}
		return text
	}
	want := run()
	for range map[bool]int{true: 4, false: 19}[detector.On] {
		if got := run(); got != want {
			t.Fatalf("%s\nand then\n%s", want, got)
		}
	}
}
