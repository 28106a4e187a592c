package richman

import (
	"context"
	"math/rand/v2"
	"testing"
)

func bracketingOf(t testing.TB, g *Graph) *bracketing {
	t.Helper()
	b, err := newBracketing(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// Whatever work enclose may do, the intervals that it leaves are right, and they are the narrow ones or the old ones.
func TestEnclose(t *testing.T) {
	const target, enough = fixedOne >> 40, 400
	g := windowGraph(rand.New(rand.NewPCG(33, 1)), 60, 3)
	narrow := 0
	for work := range enough {
		b := bracketingOf(t, g)
		b.enclose(context.Background(), target, work)
		if err := b.intervals(g, b.width()).Verify(context.Background()); err != nil {
			t.Fatalf("with the work of %d sweeps: %v", work, err)
		}
		switch width := b.width(); {
		case width <= target:
			narrow++
		case width != fixedOne:
			t.Errorf("with the work of %d sweeps: width %d", work, width)
		}
		if b.sweeps > work+12 {
			t.Errorf("%d sweeps of %d", b.sweeps, work)
		}
	}
	if narrow == 0 || narrow == enough {
		t.Errorf("%d of %d are narrow", narrow, enough)
	}
	// Narrower intervals that are known already stay.
	b := bracketingOf(t, g)
	for b.width() > target>>4 {
		if _, err := b.round(context.Background(), 1_000_000); err != nil {
			t.Fatal(err)
		}
	}
	before := b.intervals(g, 0)
	b.enclose(context.Background(), target, enough)
	for v := range g.Len() {
		if after := b.intervals(g, 0); after.low[v] < before.low[v] || after.high[v] > before.high[v] {
			t.Errorf("at %d the interval is wider than before", v)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	b = bracketingOf(t, g)
	b.enclose(ctx, target, enough)
	if b.width() != fixedOne {
		t.Error("something is found after the end")
	}
}
