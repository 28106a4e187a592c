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
	for _, zero := range []fmt.Stringer{&Solution{}, &Thresholds{}, &Intervals{}, &ParitySolution{}} {
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
