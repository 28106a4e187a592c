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

// mostValued is the number of positions from which a game is solved, besides those that are given.
const mostValued = 20

// checkValues solves the game without capabilities from the given positions, as far as that takes no more than may be searched, and from others, and compares.
func (e *gameExamination[Pos, V]) checkValues(f *faults) {
	e.hasTried = true
	var others []Pos // from which the game is not solved yet
	for i, p := range e.positions {
		switch {
		case i >= e.given || e.compared[p]: // what follows from the one before was compared with it
			others = append(others, p)
		case e.checkFrom(f, p):
			e.solvedGiven++
		case f.n > 0:
			return
		default:
			e.far = append(e.far, p)
		}
	}
	tried := map[Pos]bool{}
	for _, p := range spread(others, mostValued) {
		tried[p] = true
		if e.checkFrom(f, p) {
			e.solvedOthers++
		}
		if f.n > 0 {
			return
		}
	}
	// If there are too many positions after some of these, those nearest to the end of play stand in.
	failures := 0
	for _, p := range slices.Backward(others) {
		if e.solvedOthers >= mostValued || failures >= mostFailures {
			return
		}
		if tried[p] {
			continue
		}
		if e.checkFrom(f, p) {
			e.solvedOthers++
		} else {
			failures++
		}
		if f.n > 0 {
			return
		}
	}
}

// checkFrom compares what is found with and without capabilities from p. It returns false if it adds a fault or if there are too many positions.
func (e *gameExamination[Pos, V]) checkFrom(f *faults, p Pos) bool {
	ctx := context.Background()
	limits := cgt.Limits{Positions: e.Search}
	want, err := e.solvePlain(p)
	var loop *cgt.LoopError
	switch {
	case errors.Is(err, cgt.ErrLimit):
		return false
	case errors.As(err, &loop):
		f.add(p, "%v, and the game is not Unending", err)
		return false
	case err != nil:
		f.add(p, "%v", err)
		return false
	}
	if e.checkBounds(f, want); f.n > 0 {
		return false
	}
	methods := []zermelo.Method{zermelo.Auto, zermelo.Retrograde}
	if !e.isLoopy {
		methods = append(methods, zermelo.Induction)
		for _, m := range []zermelo.Method{zermelo.AlphaBeta, zermelo.ProofNumber, zermelo.Deepening} {
			v, err := (&zermelo.Solver[Pos, V]{Game: e.Game, Method: m}).Value(ctx, p)
			switch {
			case err != nil:
				f.add(p, "by %v: %v", m, err)
				return false
			case v != want.StartValue():
				f.add(p, "the moves alone give %v, but with what else the game offers %v gives %v", want.StartValue(), m, v)
				return false
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
			return false
		}
		for q, v := range want.All() {
			w, ok := got.Value(q)
			d, _ := want.Distance(q)
			c, _ := got.Distance(q)
			if !ok || v != w || c != d {
				f.add(q, "the moves alone give %v after %s, but with what else the game offers %v gives %v after %d", v, plural.Of(d, "move", "moves"), m, w, c)
				return false
			}
		}
	}
	for who := zermelo.Max; who <= zermelo.Min; who++ {
		if _, err := zermelo.CheckStrategy(ctx, e.Game, p, who, want.Strategy(who), want.StartValue(), limits); err != nil {
			f.add(p, "%v", strings.TrimPrefix(err.Error(), "zermelo: "))
			return false
		}
	}
	for q := range want.All() {
		e.compared[q] = true
	}
	return true
}

// solvePlain solves the game without capabilities.
func (e *gameExamination[Pos, V]) solvePlain(p Pos) (*zermelo.Solution[Pos, V], error) {
	plain := zermelo.Rules[Pos, V]{Ended: e.Game.End, Mover: e.Game.Turn, Moves: e.Game.AppendMoves}
	if e.isLoopy {
		plain.Loops = &e.endless
	}
	return (&zermelo.Solver[Pos, V]{Game: plain, Limits: cgt.Limits{Positions: e.Search}}).Solve(context.Background(), p)
}

// checkBounds checks what the game says of the values of positions without search.
func (e *gameExamination[Pos, V]) checkBounds(f *faults, s *zermelo.Solution[Pos, V]) {
	if e.bounder == nil {
		return
	}
	for p, v := range s.All() {
		if e.compared[p] {
			continue
		}
		if _, isEnd := e.Game.End(p); isEnd {
			continue
		}
		if least, most, ok := e.bounder.Bounds(p); ok && (v.Compare(least) < 0 || v.Compare(most) > 0) {
			f.add(p, "the moves give %v, but the bounds are %v and %v", v, least, most)
			return
		}
	}
}
