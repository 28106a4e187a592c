package richman_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/richman"
)

func discrete(tb testing.TB, g *richman.Graph, chips int, ties richman.Ties) *richman.Discrete {
	tb.Helper()
	d, err := richman.SolveDiscrete(context.Background(), g, chips, ties)
	if err != nil {
		tb.Fatal(err)
	}
	return d
}

// least returns what Blue needs to win from each vertex but the last two; what cannot be forced is one chip more than
// there is.
func least(d *richman.Discrete) string {
	var list []string
	for v := range d.Graph().Len() - 2 {
		x, ok := d.Win(v, richman.Blue)
		if !ok {
			x = richman.Chips{Count: d.Chips() + 1}
		}
		list = append(list, x.String())
	}
	return strings.Join(list, " ")
}

// The thresholds were found by a game search that is not ours, by the rules of Develin and Payne; the two figures are
// those of the Richman notes.
func TestDiscrete(t *testing.T) {
	figure1 := []string{"b r", "1 r"}
	figure2 := []string{"b 2", "1 r"}
	for _, test := range []struct {
		graph []string
		chips int
		want  string
	}{
		{figure1, 0, "0* 1"},
		{figure1, 2, "1* 2*"},
		{figure1, 3, "2 3"},
		{figure1, 6, "3* 5*"},
		{figure1, 8, "4* 7"},
		{figure1, 12, "6* 10"},
		{figure2, 0, "0* 1"},
		{figure2, 1, "0* 1*"},
		{figure2, 2, "1 2"},
		{figure2, 3, "1* 3"},
		{figure2, 4, "1* 3*"},
		{figure2, 5, "2 4"},
		{figure2, 6, "2* 5"},
		{figure2, 8, "3 6"},
		{figure2, 9, "3* 7"},
		{figure2, 10, "3* 7*"},
		{figure2, 11, "4 8"},
		{[]string{"2 b r", "b r", "2 4 r", "3 r"}, 4, "2* 2* 4 4*"},
		{[]string{"2 b", "3 b r", "2 4", "2 b"}, 7, "2 4 3 2"},
		{[]string{"2 r", "b r"}, 8, "7 4*"},
		{[]string{"2 3 b", "1 3", "2 r"}, 2, "1* 2* 3"},
		{[]string{"2 4 b", "1 4", "1 4 r", "1 3 r"}, 7, "2* 4 5* 5*"},
		{[]string{"3 r", "3 r", "1 b r", "2 b"}, 1, "1* 1* 1 0*"},
		{[]string{"2 b r", "1 3 r", "1 4", "2 r"}, 8, "4* 7 6* 8"},
		{[]string{"2 4", "1 3", "b r", "1 2"}, 4, "4 3* 2* 4"},
		{[]string{"4 b", "3 r", "b r", "2 b r"}, 0, "0 1 0* 0*"},
	} {
		d := discrete(t, board(t, test.graph...), test.chips, richman.TieBreak)
		if got := least(d); got != test.want {
			t.Errorf("%v with %d chips: %s, want %s", test.graph, test.chips, got, test.want)
		}
	}
}

// The formula against the search, for both players, to win and not to lose, with a tie-break and with lots.
func TestDiscreteVerify(t *testing.T) {
	random := rand.New(rand.NewPCG(8, 9))
	for range 60 {
		g := randomBoard(t, random, 1+random.IntN(5))
		for _, ties := range []richman.Ties{richman.TieBreak, richman.TieLot} {
			d := discrete(t, g, random.IntN(8), ties)
			if err := d.Verify(context.Background()); err != nil {
				t.Fatalf("%v, %d chips: %v", ties, d.Chips(), err)
			}
			for v := range g.Len() {
				for _, who := range []richman.Player{richman.Blue, richman.Red} {
					win, wins := d.Win(v, who)
					if hold, holds := d.Hold(v, who); wins && (!holds || win.Compare(hold) < 0) {
						t.Errorf("%v needs %v to win and %v not to lose", who, win, hold)
					}
				}
			}
		}
	}
}

// With many chips the share that is needed is close to the Richman function, as Develin and Payne show.
func TestDiscreteManyChips(t *testing.T) {
	random := rand.New(rand.NewPCG(10, 11))
	for range 20 {
		g := randomBoard(t, random, 2+random.IntN(6))
		s := solution(t, g)
		const chips = 1_000_000
		for _, ties := range []richman.Ties{richman.TieBreak, richman.TieLot} {
			d := discrete(t, g, chips, ties)
			for v := range g.Len() - 2 {
				r, _ := s.Value(v).Float64()
				x, ok := d.Win(v, richman.Blue)
				if !ok {
					x.Count = chips + 1
				}
				if gap := float64(x.Count)/chips - r; gap < -0.001 || gap > 0.001 {
					t.Errorf("%v: vertex %d needs %v of %d, and R is %v", ties, v, x, chips, r)
				}
			}
		}
	}
}

// What crosses need in bidding noughts and crosses to win, and not to lose, was found by a separate recursion.
func TestDiscreteNoughtsAndCrosses(t *testing.T) {
	edges, blue, red, drawn := noughtsAndCrosses()
	win, err := richman.NewGraph(edges, blue, slices.Concat(red, drawn), nil)
	if err != nil {
		t.Fatal(err)
	}
	hold, err := richman.NewGraph(edges, slices.Concat(blue, drawn), red, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		chips int
		want  string
	}{{2, "1* 1*"}, {3, "2* 1*"}, {4, "2* 2*"}, {5, "3 3"}, {6, "4 3"}, {9, "5* 4*"}, {14, "8 7"}, {18, "10 9"}, {20, "11 10"}, {100, "53 48"}} {
		x, _ := discrete(t, win, test.chips, richman.TieBreak).Win(0, richman.Blue)
		y, _ := discrete(t, hold, test.chips, richman.TieBreak).Win(0, richman.Blue)
		if got := x.String() + " " + y.String(); got != test.want {
			t.Errorf("%d chips: %s, want %s", test.chips, got, test.want)
		}
	}
}

func TestDiscreteErrors(t *testing.T) {
	g := figure2(t)
	var wrong *richman.ChipsError
	if _, err := richman.SolveDiscrete(context.Background(), g, -1, richman.TieLot); !errors.As(err, &wrong) {
		t.Errorf("less than no chips: %v", err)
	}
	if _, err := richman.SolveDiscrete(context.Background(), g, 5, richman.Ties(9)); !errors.As(err, &wrong) || !strings.Contains(err.Error(), "Ties(9)") {
		t.Errorf("a rule for ties that there is not: %v", err)
	}
	var most *cgt.LimitError
	if _, err := richman.SolveDiscrete(context.Background(), g, 1<<28+1, richman.TieLot); !errors.As(err, &most) || most.Limit != 1<<28 {
		t.Errorf("more chips than there can be: %v", err)
	}
	if err := discrete(t, g, 1<<28, richman.TieLot).Verify(context.Background()); !errors.As(err, &most) || most.What != "states of the search" {
		t.Errorf("a search of more states than there can be: %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := richman.SolveDiscrete(ctx, g, 5, richman.TieLot); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want that it is cancelled", err)
	}
	if err := discrete(t, g, 5, richman.TieLot).Verify(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want that it is cancelled", err)
	}
}

func TestChipsText(t *testing.T) {
	var last richman.Chips
	for i, text := range strings.Fields("0 0* 1 1* 2 9 10 10* 77") {
		c, err := richman.ParseChips(text)
		if err != nil || c.String() != text {
			t.Errorf("%q is read as %v, %v", text, c, err)
		}
		if i > 0 && (last.Compare(c) != -1 || c.Compare(last) != 1 || c.Compare(c) != 0) {
			t.Errorf("%v and %v are not in their order", last, c)
		}
		last = c
	}
	for _, text := range []string{"", "*", "-1", "+1", "01", "1**", "1 ", "x", "99999999999999999999"} {
		var c richman.Chips
		var wrong *cgt.SyntaxError
		if err := c.UnmarshalText([]byte(text)); !errors.As(err, &wrong) {
			t.Errorf("%q is read as %v, %v", text, c, err)
		}
	}
}

func FuzzParseChips(f *testing.F) {
	f.Add("3*")
	f.Fuzz(func(t *testing.T, text string) {
		if c, err := richman.ParseChips(text); err == nil && c.String() != text {
			t.Errorf("%q is read as %v", text, c)
		}
	})
}
