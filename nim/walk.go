package nim

import (
	"context"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/advice"
	"github.com/cgt-go/sdk/internal/intern"
	"github.com/cgt-go/sdk/internal/poll"
)

// search finds something of each position that follows from what is found of its options, for a solver.
type search[Pos comparable, V any] struct {
	rules      cgt.ImpartialRuleset[Pos]
	limits     cgt.Limits
	goroutines int
	progress   func(cgt.Stats)

	known map[Pos]V
	// appendParts appends the parts of a position, normalised.
	appendParts func(dst []Pos, p Pos) []Pos
	// closed returns what the rules know of a position.
	closed func(p Pos) (V, bool)
	// newCombine returns a function, to be used by one goroutine, that says what follows from the parts of all options.
	newCombine func() func(parts []part[Pos, V]) V
	// loopAdvice says what leads from one position of an infinite play to the next.
	loopAdvice string
}

// verify returns an error that names the first position, in the order of their texts, in which the players have
// different moves, or for which what is known does not hold; then it has the given message.
func (s *search[Pos, V]) verify(ctx context.Context, holds func(p Pos, v V) bool, msg string) error {
	var first *cgt.RulesetError
	steps := 0
	var left, right []Pos
	for p, v := range s.known {
		if err := poll.Err(ctx, &steps); err != nil {
			return err
		}
		left, right = s.rules.AppendMoves(left[:0], p, cgt.Left), s.rules.AppendMoves(right[:0], p, cgt.Right)
		if err := poll.Many(ctx, &steps, len(left)+len(right)); err != nil {
			return err
		}
		var failed cgt.RulesetError
		switch {
		case !sameMoves(left, right):
			failed = cgt.RulesetError{Who: cgt.Right, Msg: "Left has other moves, in a game that is said to be impartial"}
		case !holds(p, v):
			failed = cgt.RulesetError{Msg: msg}
		default:
			continue
		}
		failed.Position = fmt.Sprint(p)
		if first == nil || failed.Compare(first) < 0 {
			first = &failed
		}
	}
	if first != nil {
		return first
	}
	return nil
}

// sameMoves reports whether the same moves are in two lists, in any order and any number of times.
func sameMoves[Pos comparable](left, right []Pos) bool {
	if slices.Equal(left, right) {
		return true
	}
	missing := map[Pos]bool{} // by Right's list, so far
	for _, q := range left {
		missing[q] = true
	}
	for _, q := range right {
		if _, ok := missing[q]; !ok {
			return false
		}
		missing[q] = false
	}
	for _, is := range missing {
		if is {
			return false
		}
	}
	return true
}

// walk is one computation of a search: depth first, with a stack of its own, so that the length of play is not limited
// by that of the goroutine's stack.
type walk[Pos comparable, V any] struct {
	*search[Pos, V]
	ctx     context.Context
	team    *team[Pos, V] // nil if this is the only walk
	number  int           // of the walk in the team; that of the caller is number 0
	isAlone bool          // it must not call for help
	found   map[Pos]V
	combine func(parts []part[Pos, V]) V
	steps   int
	pushed  int // positions, since the walk began

	reported int // how often cgt.ProgressEvery positions had been met at the last report

	stack []frame[Pos]
	open  map[Pos]bool
	parts []part[Pos, V] // of the options of all open positions; those of the last one come last
	moves []Pos          // scratch
	split []Pos          // scratch
}

// part is a part of an option.
type part[Pos comparable, V any] struct {
	p     Pos
	last  bool // of its option
	known bool
	v     V
}

// frame is an open position. Its parts begin at first; looked of them are known, counted from start and round.
type frame[Pos comparable] struct {
	p             Pos
	first         int
	start, looked int
}

func newWalk[Pos comparable, V any](ctx context.Context, s *search[Pos, V], number int) *walk[Pos, V] {
	return &walk[Pos, V]{
		search: s, ctx: ctx, number: number, found: s.known, open: map[Pos]bool{}, combine: s.newCombine(),
		reported: len(s.known) / cgt.ProgressEvery,
	}
}

// of returns what there is to know of p, which is normalised and a single part.
func (s *search[Pos, V]) of(ctx context.Context, p Pos) (v V, err error) {
	if ctx.Err() != nil {
		return v, context.Cause(ctx)
	}
	w := newWalk(ctx, s, 0)
	if v, ok := w.find(p); ok {
		return v, nil
	}
	return w.solve(p)
}

// solve returns what there is to know of p, which is normalised and a single part. If it takes long, others help. A
// walk solves once: after an error it is left as it is, for closing millions of positions takes long.
func (w *walk[Pos, V]) solve(p Pos) (v V, err error) {
	if err := w.push(p); err != nil {
		return v, err
	}
	for len(w.stack) > 0 {
		if w.pushed >= aloneFor && w.teamSize() > 1 {
			if err := w.together(p); err != nil {
				return v, err
			}
			break
		}
		if err := w.step(); err != nil {
			return v, err
		}
	}
	v, _ = w.find(p)
	return v, nil
}

// find returns what is known of p.
func (w *walk[Pos, V]) find(p Pos) (v V, ok bool) {
	v, ok = w.found[p]
	if !ok && w.team != nil {
		if v, ok = w.known[p]; !ok {
			if v, ok = w.team.found.Load(p); ok {
				w.found[p] = v
			}
		}
	}
	if !ok {
		v, ok = w.closed(p)
	}
	return v, ok
}

// remember keeps what was found of p.
func (w *walk[Pos, V]) remember(p Pos, v V) {
	w.found[p] = v
	if w.team != nil {
		w.team.found.Store(p, v)
	}
}

// positions returns how many positions are known or open.
func (w *walk[Pos, V]) positions() int {
	n := len(w.known) + len(w.stack)
	if w.team != nil {
		n += w.team.found.Len()
	}
	return n
}

// report tells how many positions there are, if that is due and this is the walk of the caller.
func (w *walk[Pos, V]) report(positions int) {
	if w.progress != nil && w.number == 0 && positions/cgt.ProgressEvery > w.reported {
		w.reported = positions / cgt.ProgressEvery
		w.progress(cgt.Stats{Positions: positions, Depth: len(w.stack)})
	}
}

// push opens the position p.
func (w *walk[Pos, V]) push(p Pos) error {
	n := w.positions()
	if most := w.limits.MaxPositions(); n >= most {
		return &cgt.LimitError{What: "positions", Limit: most, Advice: advice.LongPlay(len(w.stack))}
	}
	w.pushed++
	w.report(n + 1)
	f := frame[Pos]{p: p, first: len(w.parts)}
	w.moves = w.rules.AppendMoves(w.moves[:0], p, cgt.Left)
	for _, q := range w.moves {
		if err := poll.Err(w.ctx, &w.steps); err != nil {
			return err
		}
		before := len(w.parts)
		w.split = w.appendParts(w.split[:0], q)
		for _, r := range w.split {
			w.parts = append(w.parts, part[Pos, V]{p: r})
		}
		if len(w.parts) == before { // an option that is worth nothing
			w.parts = append(w.parts, part[Pos, V]{known: true})
		}
		w.parts[len(w.parts)-1].last = true
	}
	if n := len(w.parts) - f.first; n > 0 && w.number > 0 {
		f.start = int(intern.Mix(uint64(w.number), uint64(w.pushed)) % uint64(n)) // an order of its own
	}
	w.open[p] = true
	w.stack = append(w.stack, f)
	return nil
}

// step does the next thing for the last open position: push a part that is not known, or close it.
func (w *walk[Pos, V]) step() error {
	if err := poll.Err(w.ctx, &w.steps); err != nil {
		return err
	}
	top := &w.stack[len(w.stack)-1]
	parts := w.parts[top.first:]
	for ; top.looked < len(parts); top.looked++ {
		q := &parts[(top.start+top.looked)%len(parts)]
		if q.known {
			continue
		}
		if q.v, q.known = w.find(q.p); q.known {
			continue
		}
		if w.open[q.p] {
			return w.loop(q.p)
		}
		return w.push(q.p)
	}
	w.remember(top.p, w.combine(parts))
	delete(w.open, top.p)
	w.parts = w.parts[:top.first]
	w.stack = w.stack[:len(w.stack)-1]
	return nil
}

// loop returns the error for a play that comes back to p, which is open.
func (w *walk[Pos, V]) loop(p Pos) error {
	at := len(w.stack) - 1
	for w.stack[at].p != p {
		at--
	}
	err := &cgt.LoopError{Advice: w.loopAdvice} // either player may move, so Movers stays empty
	for _, f := range w.stack[at:] {
		err.Cycle = append(err.Cycle, fmt.Sprint(f.p))
	}
	return err
}
