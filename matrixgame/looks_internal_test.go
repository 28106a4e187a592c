package matrixgame

import (
	"context"
	"errors"
	"testing"

	"github.com/cgt-go/sdk/internal/countdown"
	"github.com/cgt-go/sdk/internal/poll"
	"github.com/cgt-go/sdk/matrixgame/internal/polytope"
)

// identity returns the game in which both get 1 if they choose the same of n, and else nothing. It has 2ⁿ − 1
// equilibria, each of them extreme and alone.
func identity(t *testing.T, n int) *Bimatrix {
	payoffs := make([][]int64, n)
	for i := range payoffs {
		payoffs[i] = make([]int64, n)
		payoffs[i][i] = 1
	}
	g, err := NewBimatrix(Integers(payoffs...), Integers(payoffs...))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// The polytopes of large games look at the context for each column while they are made, and determinants for each row.
func TestRepliesLook(t *testing.T) {
	const n = 40
	g := identity(t, n)
	ctx := countdown.New(1<<30, nil)
	row, _, err := bothReplies(polytope.NewStop(ctx), g)
	if err != nil || ctx.Looks() < 2*n {
		t.Fatalf("%d looks while the polytopes are made: %v", ctx.Looks(), err)
	}
	all := make([]int, n)
	for i := range all {
		all[i] = i
	}
	before := ctx.Looks()
	if sign := row.sign(all, all); sign != 1 || ctx.Looks()-before < n*(n-1)/2 {
		t.Errorf("%d looks for the sign %d", ctx.Looks()-before, sign)
	}
}

// Of many equilibria, what finds their components looks at the context again and again before there is any, so that it
// ends soon.
func TestComponentsLook(t *testing.T) {
	const n = 10
	e, err := ExtremeEquilibria(t.Context(), identity(t, n))
	if err != nil || len(e.Extreme) != 1<<n-1 {
		t.Fatal(len(e.Extreme), err)
	}
	ctx := countdown.New(1<<30, nil)
	if _, err := e.graph(ctx); err != nil || ctx.Looks() < 3*len(e.Extreme)/poll.Every {
		t.Errorf("%d looks while strategies are joined: %v", ctx.Looks(), err)
	}
	g, err := e.graph(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	ctx = countdown.New(1<<30, nil)
	if err := e.sumUp(ctx, g.components()); err != nil || ctx.Looks() < len(e.Extreme) {
		t.Errorf("%d looks while indices are summed up: %v", ctx.Looks(), err)
	}
	ctx = countdown.New(1<<30, nil)
	if all, err := e.labelled(ctx, Row); err != nil || len(all) != len(e.Extreme) || ctx.Looks() < len(all) {
		t.Errorf("%d looks while strategies are labelled: %v", ctx.Looks(), err)
	}
	for _, looks := range []int{0, 1, 10, 100, 1000} {
		ctx := countdown.New(looks, nil)
		if c, err := e.Components(ctx); c != nil || !errors.Is(err, context.Canceled) {
			t.Errorf("after %d looks: %d components, %v", looks, len(c), err)
		}
	}
}
