package cgttest

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/zermelo"
)

// checkBounds checks what the game says of the values of positions without search.
func (e *gameExamination[Pos, V]) checkBounds(f *faults, s *zermelo.Solution[Pos, V]) {
	if e.bounder == nil {
		return
	}
	for p, v := range s.All() {
		if _, isEnd := e.Game.End(p); isEnd {
			continue
		}
		if least, most, ok := e.bounder.Bounds(p); ok && (v.Compare(least) < 0 || v.Compare(most) > 0) {
			f.add(p, "the moves give %v, but the bounds are %v and %v", v, least, most)
			return
		}
	}
}

// checkValues solves the game without capabilities from positions near the end of what was looked at, and compares.
func (e *gameExamination[Pos, V]) checkValues(f *faults) {
	ctx := context.Background()
	plain := zermelo.Rules[Pos, V]{Ended: e.Game.End, Mover: e.Game.Turn, Moves: e.Game.AppendMoves}
	if e.isLoopy {
		plain.Loops = &e.endless
	}
	limits := cgt.Limits{Positions: e.Search}
	failures := 0
	for _, p := range slices.Backward(e.positions) {
		if e.valued >= mostValued || failures >= mostFailures {
			return
		}
		want, err := (&zermelo.Solver[Pos, V]{Game: plain, Limits: limits}).Solve(ctx, p)
		var loop *cgt.LoopError
		switch {
		case errors.Is(err, cgt.ErrLimit):
			failures++
			continue
		case errors.As(err, &loop):
			f.add(p, "%v, and the game is not Unending", err)
			return
		case err != nil:
			f.add(p, "%v", err)
			return
		}
		e.valued++
		if e.checkBounds(f, want); f.n > 0 {
			return
		}
		methods := []zermelo.Method{zermelo.Auto, zermelo.Retrograde}
		if !e.isLoopy {
			methods = append(methods, zermelo.Induction)
			for _, m := range []zermelo.Method{zermelo.AlphaBeta, zermelo.ProofNumber, zermelo.Deepening} {
				v, err := (&zermelo.Solver[Pos, V]{Game: e.Game, Method: m}).Value(ctx, p)
				if err != nil || v != want.StartValue() {
					f.add(p, "the moves alone give %v, but with what else the game offers %v gives %v, %v", want.StartValue(), m, v, err)
					return
				}
			}
		}
		for _, m := range methods {
			got, err := (&zermelo.Solver[Pos, V]{Game: e.Game, Method: m, Limits: limits}).Solve(ctx, p)
			if err == nil {
				err = got.Verify(ctx)
			}
			if err != nil {
				f.add(p, "by %v: %v", m, err)
				return
			}
			for q, v := range want.All() {
				w, ok := got.Value(q)
				d, _ := want.Distance(q)
				c, _ := got.Distance(q)
				if !ok || v != w || c != d {
					f.add(q, "the moves alone give %v after %s, but with what else the game offers %v gives %v after %d", v, plural.Of(d, "move", "moves"), m, w, c)
					return
				}
			}
		}
		for who := zermelo.Max; who <= zermelo.Min; who++ {
			if _, err := zermelo.CheckStrategy(ctx, e.Game, p, who, want.Strategy(who), want.StartValue(), limits); err != nil {
				f.add(p, "%v", strings.TrimPrefix(err.Error(), "zermelo: "))
				return
			}
		}
	}
}
