package cgttest

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/zermelo"
)

// mostValued is the number of positions from which a game is solved, of given ones that follow from others and of those
// that are not given.
const mostValued = 20

// checkValues solves the game without capabilities from the given positions, as far as that takes no more than may be
// searched, and from others, and compares.
func (e *gameExamination[Pos, V]) checkValues(f *faults) {
	e.hasTried = true
	// What follows from a position that is given is compared with it, wherever in their list it is, and there may be
	// many of them.
	followed := map[Pos]bool{}
	var first, later []Pos
	for _, p := range e.positions[:e.given] {
		if followed[p] {
			later = append(later, p)
			continue
		}
		first = append(first, p)
		if s, err := e.solvePlain(p); err == nil { // errors are met again
			for q := range s.All() {
				followed[q] = true
			}
		}
	}
	for _, p := range slices.Backward(first) {
		switch {
		case e.compared[p]:
			later = append(later, p)
		case e.checkFrom(f, p):
			e.solvedGiven++
		case f.n > 0:
			return
		default:
			e.far = append(e.far, p)
		}
	}
	for _, p := range spread(later, mostValued) {
		if e.checkFrom(f, p) {
			e.solvedGiven++
		}
		if f.n > 0 {
			return
		}
	}
	others := e.positions[e.given:]
	tried := map[Pos]bool{}
	most := mostValued
	if isGrowing(e.unending, e.Explore) { // and each search takes long
		most = mostFailures
	}
	for _, p := range spread(others, most) {
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
		if e.solvedOthers >= most || failures >= mostFailures {
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

// checkFrom compares what is found with and without capabilities from p. It returns false if it adds a fault or if
// there are too many positions.
func (e *gameExamination[Pos, V]) checkFrom(f *faults, p Pos) bool {
	want, err := e.solvePlain(p)
	var loop *cgt.LoopError
	switch {
	case errors.Is(err, cgt.ErrLimit):
		return false
	case errors.As(err, &loop):
		f.add(p, "%s; %s", withoutAdvice(loop), notUnending)
		return false
	case err != nil:
		f.add(p, "%v", err)
		return false
	}
	if e.checkBounds(f, want); f.n > 0 {
		return false
	}
	if e.checkRepresentatives(f, p, want, false); f.n > 0 {
		return false
	}
	if e.checkMethods(f, p, want); f.n > 0 {
		// A wrong representative says more than what comes of it.
		var cause faults
		if e.checkRepresentatives(&cause, p, want, true); cause.n > 0 {
			*f = cause
		}
		return false
	}
	for q := range want.All() {
		e.compared[q] = true
	}
	return true
}

// checkMethods compares what is found with all that the game offers, by each method, with what its moves say.
func (e *gameExamination[Pos, V]) checkMethods(f *faults, p Pos, want *zermelo.Solution[Pos, V]) {
	ctx := context.Background()
	limits := cgt.Limits{Positions: e.Search}
	methods := []zermelo.Method{zermelo.Auto, zermelo.Retrograde}
	if !e.isLoopy {
		methods = append(methods, zermelo.Induction)
		for _, m := range []zermelo.Method{zermelo.AlphaBeta, zermelo.ProofNumber, zermelo.Deepening} {
			v, err := (&zermelo.Solver[Pos, V]{Game: e.Game, Method: m, Limits: cgt.Limits{Positions: e.looks()}}).Value(ctx, p)
			switch {
			case errors.Is(err, cgt.ErrLimit): // the other methods say what there is to say
			case err != nil:
				f.add(p, "by %v: %s", m, e.caused(p, err))
				return
			case v != want.StartValue():
				f.add(p, "the moves alone give %v, but by %v, with what else the game offers, it is %v%s", want.StartValue(), m, v, e.alike(p))
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
			f.add(p, "by %v: %s", m, e.caused(p, err))
			return
		}
		for q, v := range want.All() {
			w, ok := got.Value(q)
			if !ok && e.normalizer != nil {
				f.add(q, "%s", e.notMet(p, m, want))
				return
			}
			d, _ := want.Distance(q)
			c, _ := got.Distance(q)
			if !ok || v != w || c != d {
				f.add(q, "the moves alone give %v after %s, but by %v, with what else the game offers, it is %v after %d%s", v, plural.Of(d, "move", "moves"), m, w, c, e.alike(q))
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

// alike says which position stands for p, if it is another one.
func (e *gameExamination[Pos, V]) alike(p Pos) string {
	if e.normalizer == nil {
		return ""
	}
	as := normalized(e.normalizer, p)
	if as == (representative[Pos]{p: p}) {
		return ""
	}
	return fmt.Sprintf("; Normalize says that it is like %v", as)
}

// notMet says why a position that the moves of s lead to, from p, has no value by a method that takes each position for
// its representative: somewhere a position and its representative have moves with different representatives.
func (e *gameExamination[Pos, V]) notMet(p Pos, m zermelo.Method, s *zermelo.Solution[Pos, V]) string {
	text := fmt.Sprintf("by %v its value is not known, though play from %s leads here: positions that are alike must have one representative", m, show(p))
	for r := range s.All() {
		as := normalized(e.normalizer, r)
		if as.p == r {
			continue
		}
		isAlike := map[Pos]bool{} // to a move of the representative
		for _, next := range e.ask(as.p).moves {
			isAlike[normalized(e.normalizer, next).p] = true
		}
		for _, next := range e.ask(r).moves {
			if of := normalized(e.normalizer, next); !isAlike[of.p] {
				if of.p != next {
					return text + fmt.Sprintf("; Normalize says that %s is like %v, but it has a move to %s, which is like %v, and no move from there is", show(r), as, show(next), of)
				}
				return text + fmt.Sprintf("; Normalize says that %s is like %v, but it has a move to %s, and no move from there is like that", show(r), as, show(next))
			}
		}
	}
	return text
}

// looks returns how often a search may look at positions: it may come to each several times, and deepening one into a
// long play does so for each move of it.
func (e *gameExamination[Pos, V]) looks() int {
	const each = 16
	return min(e.Search, math.MaxInt/each) * each
}

// solvePlain solves the game without capabilities.
func (e *gameExamination[Pos, V]) solvePlain(p Pos) (*zermelo.Solution[Pos, V], error) {
	moves := func(dst []Pos, p Pos) []Pos {
		if e.guard.isOver() {
			return dst
		}
		return e.guard.pass(dst, p, e.Game.AppendMoves(dst, p))
	}
	plain := zermelo.Rules[Pos, V]{Ended: e.Game.End, Mover: e.Game.Turn, Moves: moves}
	if e.isLoopy {
		plain.Loops = &e.endless
	}
	var s *zermelo.Solution[Pos, V]
	var err error
	isOver := e.guard.search(e.Search, isGrowing(e.unending, e.Explore), func() {
		s, err = (&zermelo.Solver[Pos, V]{Game: plain, Limits: cgt.Limits{Positions: e.Search}}).Solve(context.Background(), p)
	})
	switch {
	case e.guard.err != nil:
		return nil, e.guard.err
	case isOver:
		return nil, cgt.ErrLimit
	}
	return s, err
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

// checkRepresentatives compares the values of positions with those of their representatives. If not all are wanted, it
// does so where the representative has been met too, and at p; otherwise it solves the game from some representatives
// that have not.
func (e *gameExamination[Pos, V]) checkRepresentatives(f *faults, p Pos, s *zermelo.Solution[Pos, V], all bool) {
	if e.normalizer == nil {
		return
	}
	found, solved := map[Pos]V{}, 0 // of representatives that are not met
	for q, v := range s.All() {
		if e.compared[q] && !all {
			continue
		}
		as := normalized(e.normalizer, q)
		if as.p == q && !as.swapped {
			continue
		}
		w, ok := s.Value(as.p)
		if !ok {
			w, ok = found[as.p]
		}
		if !ok {
			if q != p && !all || solved == mostValued {
				continue
			}
			solved++
			other, err := e.solvePlain(as.p)
			switch {
			case errors.Is(err, cgt.ErrLimit):
				continue
			case err != nil:
				f.add(q, "the moves alone give %v, but Normalize says that it is like %v: %v", v, as, err)
				return
			}
			w = other.StartValue()
			for r, x := range other.All() {
				found[r] = x
			}
		}
		want := v
		if as.swapped {
			signed, ok := any(v).(zermelo.Signed[V])
			if !ok {
				f.add(q, "Normalize says that it is like %v, but payoffs have no negative: the method Neg is missing", as)
				return
			}
			want = signed.Neg()
		}
		if w != want {
			f.add(q, "the moves alone give %v, but Normalize says that it is like %v, where they give %v", v, as, w)
			return
		}
	}
}

// notUnending says what a game must have in which play may have no end.
const notUnending = "if that is meant, a method Unending has to say what a play without end is worth"

// withoutAdvice returns the text of an error where the kit has advice of its own.
func withoutAdvice(loop *cgt.LoopError) string {
	plain := *loop
	plain.Advice = ""
	return plain.Error()
}

// caused returns the text of an error of a method from p, and says what infinite play or a limit means that the moves
// alone do not have.
func (e *gameExamination[Pos, V]) caused(p Pos, err error) string {
	var loop *cgt.LoopError
	switch {
	case e.normalizer == nil:
	case errors.As(err, &loop):
		return withoutAdvice(loop) + ", where a move leads to a position that the next one represents, by Normalize"
	case errors.Is(err, cgt.ErrLimit):
		return fmt.Sprintf("%v, which the moves alone do not reach, so that representatives must be larger than what they stand for; by Normalize, this position is like %v", err, normalized(e.normalizer, p))
	}
	return err.Error()
}
