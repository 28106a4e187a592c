package cgttest

import (
	"context"
	"errors"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// checkVariant compares the nim-values that [cgt.Impartial] gives with those of the moves alone: parts and representatives must be right for it too.
func (e *examination[Pos]) checkVariant(f *faults) {
	limits := cgt.Limits{Positions: e.Search}
	variant := nim.Solver[Pos]{Rules: cgt.Impartial(e.Rules), Limits: limits}
	moves := nim.Solver[Pos]{Rules: cgt.Impartial(e.plain), Limits: limits}
	for _, p := range e.valued { // from the end of play on, as far as the limit goes
		want, err := moves.Value(context.Background(), p)
		if errors.Is(err, cgt.ErrLimit) {
			return
		}
		if e.failed(f, p, "the nim-value in the impartial variant", err) {
			continue
		}
		got, err := variant.Value(context.Background(), p)
		if e.failed(f, p, "the nim-value in the impartial variant", err) {
			continue
		}
		if got != want {
			f.add(p, "in the impartial variant the nim-value is %v by the moves, but %v with optional capabilities: are they a cgt.Twin?", want, got)
		}
	}
}
