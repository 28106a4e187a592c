package hackenbush_test

import (
	"io"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/surreal"
)

// TestDeepStalk plays with a stalk of a million edges. Nothing may recurse by the edges, and to list all
// moves must not take the square of the memory.
func TestDeepStalk(t *testing.T) {
	n := 1_000_000
	if detector.On || testing.Short() {
		n = 100_000
	}
	p := hackenbush.MustStalk(strings.Repeat("LRREL", n/5))
	if q, err := hackenbush.Parse(p.String()); err != nil || q != p {
		t.Errorf("the text is not read back: %v", err)
	}
	moves := hackenbush.Rules{}.AppendMoves(nil, p, cgt.Left)
	if want := hackenbush.MustStalk(strings.Repeat("LRREL", n/5)[:n-1]); len(moves) != n/5*3 || moves[len(moves)-1] != want {
		t.Errorf("%d moves", len(moves))
	}
	if q := p.Cut(n / 2); q.NumEdges() != n/2 {
		t.Errorf("cut in the middle it has %d edges", q.NumEdges())
	}
	if q, swapped := (hackenbush.Rules{}).Normalize(p.Neg()); q != p || !swapped {
		t.Errorf("the negative is normalised to %d edges, %v", q.NumEdges(), swapped)
	}
	redBlue := hackenbush.MustStalk(strings.Repeat("LRR", n/3))
	x := number(t, redBlue)
	if q, err := hackenbush.NumberStalk(x); err != nil || q != redBlue {
		t.Errorf("the stalk of the value: %v", err)
	}
	if g, want := value(t, hackenbush.Rules{}, hackenbush.MustStalk(strings.Repeat("E", n))), surreal.Nimber(nim.Nimber(n)); g != want {
		t.Errorf("the green stalk is %v, want %v", g, want)
	}
}

// TestDeep calls everything with pictures so deep that recursion by the edges would be felt.
func TestDeep(t *testing.T) {
	n := 100_000
	if detector.On || testing.Short() {
		n = 10_000
	}
	pictures := map[string]hackenbush.Position{
		"stalk":                  hackenbush.MustStalk(strings.Repeat("LRR", n/3)),
		"green stalk":            hackenbush.MustStalk(strings.Repeat("E", n)),
		"stalk of three colours": hackenbush.MustStalk(strings.Repeat("LERRE", n/5)),
	}
	var circle, double, spiral []hackenbush.Edge
	for v := range n / 5 {
		circle = append(circle, hackenbush.Edge{From: v, To: (v + 1) % (n / 5), Colour: hackenbush.Colour(v % 3)})
		double = append(double, hackenbush.Edge{From: v / 2, To: v/2 + 1, Colour: hackenbush.Colour(v % 2)})
		spiral = append(spiral, hackenbush.Edge{From: n/5 - v, To: n/5 - v - 1, Colour: hackenbush.Green}) // from the top down
	}
	pictures["circle"], pictures["double path"], pictures["spiral"] = build(t, circle...), build(t, double...), build(t, spiral...)
	for name, p := range pictures {
		t.Run(name, func(t *testing.T) {
			edges := p.NumEdges()
			if q, err := hackenbush.Parse(p.String()); err != nil || q != p {
				t.Errorf("the text is not read back: %v", err)
			}
			if q := p.Add(p.Neg()); q.NumEdges() != 2*edges {
				t.Errorf("the sum with the negative has %d edges", q.NumEdges())
			}
			for _, i := range []int{0, edges / 2, edges - 1} {
				if q := p.Cut(i); q.NumEdges() >= edges {
					t.Errorf("after a cut there are %d edges", q.NumEdges())
				}
				if q := p.Picture().Cut(i).Position(); q.NumEdges() >= edges {
					t.Errorf("after a cut in the picture there are %d edges", q.NumEdges())
				}
			}
			(hackenbush.Rules{}).Normalize(p)
			(hackenbush.Rules{}).AppendParts(nil, p)
			(hackenbush.Rules{}).Value(p)
			if q := p.Simplify(); q.NumEdges() > edges {
				t.Errorf("simplified to %d edges", q.NumEdges())
			}
			if err := p.Picture().WriteSVG(io.Discard, hackenbush.SVGOptions{}); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestComb looks at a tree on whose every vertex numbers add up.
func TestComb(t *testing.T) {
	comb := func(n int) hackenbush.Position {
		var es []hackenbush.Edge
		for v := range n {
			es = append(es, hackenbush.Edge{From: 2 * v, To: 2*v + 2, Colour: hackenbush.Colour(v % 2)},
				hackenbush.Edge{From: 2*v + 2, To: 2*v + 3, Colour: hackenbush.Colour(v / 2 % 2)})
		}
		return build(t, es...)
	}
	if got, want := closedForm(t, comb(4)), value(t, plain{}, comb(4)); got != want {
		t.Errorf("a comb of 8 edges is %v, want %v", got, want)
	}
	x := number(t, comb(2_000))
	p, err := hackenbush.NumberStalk(x)
	if err != nil || number(t, p) != x || p.NumEdges() > 4_000 {
		t.Errorf("a comb of 4000 edges equals a stalk of %d, %v", p.NumEdges(), err)
	}
	if q := comb(2_000).Simplify(); q != p {
		t.Error("a comb is not simplified to the stalk of its value")
	}
}
