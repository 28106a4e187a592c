package cgttest

import (
	"context"
	"errors"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// checkVariant compares the nim-values that [cgt.Impartial] gives with those of the moves alone: parts and
// representatives must be right for it too.
func (e *examination[Pos]) checkVariant(f *faults) {
	if e.twin != nil && e.twin.ImpartialTwin() == nil {
		f.add(e.positions[0], "ImpartialTwin returns nil")
		return
	}
	var variant, moves *nim.Solver[Pos]
	failures := 0
	for i, p := range e.valued {
		if isGiven := i >= len(e.valued)-e.valuedGiven; failures >= mostFailures && !isGiven {
			continue
		}
		want, err := nimValueIn(&moves, cgt.Impartial(e.plain), e.Search, p)
		if errors.Is(err, cgt.ErrLimit) {
			failures++
		}
		if e.failed(f, p, "the nim-value in the impartial variant", err) {
			continue
		}
		got, err := nimValueIn(&variant, cgt.Impartial(e.Rules), e.Search, p)
		if e.failed(f, p, "the nim-value in the impartial variant", e.capably(p, err)) {
			continue
		}
		if got != want {
			f.add(p, "in the impartial variant the nim-value is %v by the moves, but %v with optional capabilities; rules whose parts and representatives have the right values, and are not played alike, say by a method ImpartialTwin, see cgt.Twin, what their variant is", want, got)
		}
	}
}

// nimValueIn is for nim-values what valueIn is for values.
func nimValueIn[Pos comparable](s **nim.Solver[Pos], rules cgt.ImpartialRuleset[Pos], search int, p Pos) (nim.Nimber, error) {
	fresh := func() *nim.Solver[Pos] {
		return &nim.Solver[Pos]{Rules: rules, Limits: cgt.Limits{Positions: search}}
	}
	return askKept(s, fresh, func(s *nim.Solver[Pos]) (nim.Nimber, error) { return s.Value(context.Background(), p) })
}
