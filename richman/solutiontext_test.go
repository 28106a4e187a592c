package richman

import (
	"context"
	"fmt"
	"math/big"
	"testing"
)

// Texts of solutions have the values, and intervals contain them.
func TestSolutionTexts(t *testing.T) {
	ctx := context.Background()
	g, err := ParseJSON(`{"edges": {"v 1": ["b", "v2"], "v2": ["v 1", "r"]}, "blue": ["b"], "red": ["r"]}`)
	if err != nil {
		t.Fatal(err)
	}
	s, err := Solve(ctx, g)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := s.String(), "\"v 1\" 1/3\nv2 2/3\nb 0\nr 1\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	// By poorman they are (3−√5)/2 = 0.38196601… and (√5−1)/2 = 0.61803398….
	thresholds, err := FindThresholds(ctx, g, Poorman(), Precision{})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := thresholds.String(), "\"v 1\" 0.381966 to 0.381967\nv2 0.618033 to 0.618034\nb 0\nr 1\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	var solver Solver
	turns, err := solver.RandomTurn(ctx, g, nil) // with a fair coin the same numbers
	if err != nil {
		t.Fatal(err)
	}
	if got, want := turns.String(), s.String(); got != want {
		t.Errorf("turns: got %q, want %q", got, want)
	}
	chips, err := SolveDiscrete(ctx, g, 9, TieBreak)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := chips.String(), "\"v 1\" Blue 3*, Red 7\nv2 Blue 7, Red 3*\nb Blue 0, Red -\nr Blue -, Red 0\n"; got != want {
		t.Errorf("chips: got %q, want %q", got, want)
	}
	// From v Blue wins for sure if he can pay more than Red at least once; from w he never does.
	short, err := ParseJSON(`{"edges": {"v": ["b", "r"], "w": ["r"]}, "blue": ["b"], "red": ["r"]}`)
	if err != nil {
		t.Fatal(err)
	}
	allPay, err := FindAllPay(ctx, short, Blue)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := allPay.String(), "v 1\nw -\nb 0\nr -\n"; got != want {
		t.Errorf("all-pay: got %q, want %q", got, want)
	}
	// From 0 one comes to 1 and 2, between which the token goes for ever.
	arena, err := NewArena([][]int{{1}, {2}, {1}}, nil, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	mean, err := solver.MeanPayoff(ctx, arena, []int64{7, 1, 0}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := mean.String(), "0 -\n1 1/2\n2 1/2\n"; got != want {
		t.Errorf("mean payoff: got %q, want %q", got, want)
	}
	for _, zero := range []fmt.Stringer{&Solution{}, &Thresholds{}, &Intervals{}, &ParitySolution{}, &TurnSolution{}, &AllPay{}, &Discrete{}, &MeanPayoff{}} {
		if got := zero.String(); got != "" {
			t.Errorf("the text of a %T without a graph is %q", zero, got)
		}
	}
	for _, test := range []struct {
		low, high *big.Rat
		want      string
	}{
		{big.NewRat(1, 2), big.NewRat(1, 2), "1/2"},
		{big.NewRat(1, 3), big.NewRat(1, 2), "0.333333 to 0.500000"},
		{big.NewRat(0, 1), big.NewRat(1, 10_000_000), "0.000000 to 0.000001"},
		{big.NewRat(2, 3), big.NewRat(9_999_999, 10_000_000), "0.666666 to 1.000000"},
	} {
		if got := intervalText(test.low, test.high); got != test.want {
			t.Errorf("%v to %v: got %q, want %q", test.low, test.high, got, test.want)
		}
	}
}
