package rulesets_test

import (
	"fmt"
	"sync"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/zermelo"
)

// TestAskedAtOnce asks the rules of each position of the table, and of some that can be reached from it, from several
// goroutines. They must say the same as before; and under the race detector this is where all rules meet it.
func TestAskedAtOnce(t *testing.T) {
	const (
		goroutines = 4
		most       = 30 // positions of a row
	)
	for _, e := range rows() {
		t.Run(e.String(), func(t *testing.T) {
			positions := somePositions(e, most)
			before := make([]string, len(positions))
			for i, p := range positions {
				before[i] = e.said(p)
			}
			start := make(chan struct{})
			var working sync.WaitGroup
			for k := range goroutines {
				working.Go(func() {
					<-start
					for i := range positions {
						i = (i + k*len(positions)/goroutines) % len(positions)
						if got := e.said(positions[i]); got != before[i] {
							t.Errorf("asked by several goroutines at once: %s\nbefore: %s", got, before[i])
						}
					}
				})
			}
			close(start)
			working.Wait()
		})
	}
}

// somePositions returns the position of a row, and others that can be reached from it, up to so many together.
func somePositions(e entry, most int) []any {
	positions := []any{e.first()}
	met := map[any]bool{e.first(): true}
	for i := 0; i < len(positions) && len(positions) < most; i++ {
		for _, q := range e.moves(positions[i]) {
			if !met[q] && len(positions) < most {
				met[q] = true
				positions = append(positions, q)
			}
		}
	}
	return positions
}

func (e played) first() any { return e.start }

func (e played) moves(p any) []any {
	return e.rules.AppendMoves(e.rules.AppendMoves(nil, p, cgt.Left), p, cgt.Right)
}

// said is what the rules say of a position, by all that they can say.
func (e played) said(p any) string {
	text := fmt.Sprint(p, ": ", e.rules.AppendMoves(nil, p, cgt.Left), e.rules.AppendMoves(nil, p, cgt.Right), e.rules.(cgt.Decomposer[any]).AppendParts(nil, p))
	q, isNegative := e.rules.(cgt.Normalizer[any]).Normalize(p)
	value, hasValue := e.rules.(surreal.Valuer[any]).Value(p)
	nimber, hasNimber := e.rules.(nim.Valuer[any]).NimValue(p)
	return fmt.Sprint(text, q, isNegative, value, hasValue, nimber, hasNimber)
}

func (e competed[V]) first() any { return e.start }

func (e competed[V]) moves(p any) []any {
	if _, isEnd := e.game.End(p); isEnd {
		return nil
	}
	return e.game.AppendMoves(nil, p)
}

// said is what a game with payoffs says of a position.
func (e competed[V]) said(p any) string {
	payoff, isEnd := e.game.End(p)
	text := fmt.Sprint(p, ": ", payoff, isEnd, e.moves(p))
	if !isEnd {
		text += fmt.Sprint(e.game.Turn(p))
	}
	if n, ok := e.game.(cgt.Normalizer[any]); ok {
		text += fmt.Sprint(n.Normalize(p))
	}
	if s, ok := e.game.(zermelo.Estimator[any]); ok {
		text += fmt.Sprint(s.Estimate(p))
	}
	if b, ok := e.game.(zermelo.Bounder[any, V]); ok {
		text += fmt.Sprint(b.Bounds(p))
	}
	if i, ok := e.game.(zermelo.Indexer[any]); ok {
		text += fmt.Sprint(i.Index(p))
	}
	if r, ok := e.game.(zermelo.Retractor[any]); ok {
		text += fmt.Sprint(r.AppendParents(nil, p))
	}
	return text
}
