package richman

import (
	"context"
	"errors"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/internal/countdown"
)

// A verifier is something that can be verified. What spoils it changes it.
type verifier interface {
	Verify(ctx context.Context) error
}

// wantFinds checks that Verify finds nothing wrong with what find returns, but with it once it is spoilt, and that it
// ends with its context.
func wantFinds[T verifier](t *testing.T, find func() (T, error), spoils map[string]func(x T)) {
	t.Helper()
	fresh := func() T {
		x, err := find()
		if err != nil {
			t.Fatal(err)
		}
		return x
	}
	ctx, cancel := context.WithCancel(context.Background())
	if err := fresh().Verify(ctx); err != nil {
		t.Errorf("%T: %v", fresh(), err)
	}
	for name, spoil := range spoils {
		x := fresh()
		spoil(x)
		var wrong *VerifyError
		if err := x.Verify(ctx); !errors.As(err, &wrong) {
			t.Errorf("%T: %s: %v", x, name, err)
		}
	}
	x := fresh()
	cancel()
	if err := x.Verify(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("%T: %v", x, err)
	}
}

// TestVerify, TestParityVerify and TestMeanPayoffVerify are about the others.
func TestVerifyFinds(t *testing.T) {
	ctx := context.Background()
	board := func(edges [][]int, blue, red int) *Graph {
		g, err := NewGraph(edges, []int{blue}, []int{red}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	figure2 := board([][]int{{2, 1}, {0, 3}, nil, nil}, 2, 3) // of the notes
	steps := board([][]int{{1, 2}, {3, 4}, {3, 4, 1}, nil, nil}, 3, 4)
	half := big.NewRat(1, 2)
	tiny := new(big.Rat).SetFrac(bigOne, new(big.Int).Lsh(bigOne, 80))
	wantFinds(t, func() (*AllPay, error) { return FindAllPay(ctx, steps, Blue) }, map[string]func(a *AllPay){
		"a larger ratio":               func(a *AllPay) { a.ratios[0].Add(a.ratios[0], tiny) },
		"a smaller ratio":              func(a *AllPay) { a.ratios[1].Sub(a.ratios[1], tiny) },
		"a ratio where nothing helps":  func(a *AllPay) { a.ratios[4] = half },
		"none where he can win":        func(a *AllPay) { a.ratios[2] = nil },
		"a ratio where he has won":     func(a *AllPay) { a.ratios[3] = half },
		"the ratios of the other one":  func(a *AllPay) { a.who = Red },
		"none where he has won":        func(a *AllPay) { a.ratios[3] = nil },
		"ratios that are all the same": func(a *AllPay) { a.ratios[0], a.ratios[1], a.ratios[2] = half, half, half },
	})
	for _, ties := range []Ties{TieBreak, TieLot} {
		wantFinds(t, func() (*Discrete, error) { return SolveDiscrete(ctx, figure2, 5, ties) }, map[string]func(d *Discrete){
			"more to win":              func(d *Discrete) { d.win[Blue][0] += 2 },
			"less to win":              func(d *Discrete) { d.win[Red][0] -= 2 },
			"more not to lose":         func(d *Discrete) { d.hold[Red][1] += 2 },
			"less not to lose":         func(d *Discrete) { d.hold[Blue][1] -= 2 },
			"chips at a terminal":      func(d *Discrete) { d.hold[Blue][2] = 2 },
			"no chips where it's lost": func(d *Discrete) { d.win[Blue][3] = 0 },
		})
	}
	wantFinds(t, func() (*Thresholds, error) { return FindThresholds(ctx, figure2, Poorman(), Precision{}) }, map[string]func(x *Thresholds){
		"a lower bound that is too high": func(x *Thresholds) { x.low[0] = half },
		"an upper bound that is too low": func(x *Thresholds) { x.high[1] = half },
		"bounds in the wrong order":      func(x *Thresholds) { x.low[0], x.high[0] = x.high[0], x.low[0] },
		"a terminal":                     func(x *Thresholds) { x.low[3] = half; x.high[3] = half },
		"another rule":                   func(x *Thresholds) { x.rule = Richman() },
	})
	var solver Solver
	wantFinds(t, func() (*TurnSolution, error) { return solver.RandomTurn(ctx, figure2, big.NewRat(1, 3)) }, map[string]func(s *TurnSolution){
		"another coin":  func(s *TurnSolution) { s.w = fair },
		"another value": func(s *TurnSolution) { s.values[0] = one },
		"another move":  func(s *TurnSolution) { s.near[Red][0] = 2 },
	})
	var it Iteration
	wantFinds(t, func() (*Intervals, error) { return it.Bracket(ctx, figure2) }, map[string]func(s *Intervals){
		"a lower end that is too high": func(s *Intervals) { s.low[0] = s.high[0] },
		"an upper end that is too low": func(s *Intervals) { s.high[1] = s.low[1] },
		"ends in the wrong order":      func(s *Intervals) { s.low[1], s.high[1] = s.high[1], s.low[1] },
		"a terminal":                   func(s *Intervals) { s.low[2], s.high[2] = 1, 1 },
		"another width":                func(s *Intervals) { s.widest = 0 },
	})
}

// One question about two million chips takes days, but the search ends with its context.
func TestDiscreteVerifyEnds(t *testing.T) {
	g, err := NewGraph([][]int{{1, 2}, nil, nil}, []int{1}, []int{2}, nil)
	if err != nil {
		t.Fatal(err)
	}
	d, err := SolveDiscrete(context.Background(), g, 2_000_000, TieBreak)
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Verify(countdown.New(10, nil)); err == nil {
		t.Error("it is verified")
	}
}
