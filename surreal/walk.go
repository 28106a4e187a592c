package surreal

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/advice"
	"github.com/cgt-go/sdk/internal/budget"
)

// walk is one computation of a Solver: a depth-first search with a stack of its own, so that the length
// of play is not limited by that of the goroutine's stack.
//
// An open position has a frame. All its options are listed, split into normalised parts, when the
// frame is pushed. The first part without a known value is pushed, and when it is done its parent goes
// on with the same part. When all are known, they are added up to the values of the options.
type walk[Pos comparable] struct {
	*Solver[Pos]
	e        *engine
	team     *team[Pos]   // nil if this is the only walk
	number   int          // of the walk in the team; that of the caller is number 0
	known    map[Pos]Game // the values of the Solver; in a team, those that this walk has met since it began
	ctx      context.Context
	steps    int
	pushed   int // how many positions, since solve began
	reported int // how often cgt.ProgressEvery positions had been met at the last report

	stack  []frame[Pos]
	open   map[Pos]int // the frames of open positions
	parts  []part[Pos] // of the options of all open positions; those of the last one come last
	values []Game      // scratch
	moves  []Pos       // scratch
	split  []Pos       // scratch
	roots  []Pos       // the parts of the position whose value is asked for
}

func newWalk[Pos comparable](s *Solver[Pos], number int) *walk[Pos] {
	return &walk[Pos]{Solver: s, number: number, known: s.values, e: new(engine), open: map[Pos]int{}}
}

// part is a part of an option.
type part[Pos comparable] struct {
	p       Pos
	swapped bool // it counts as −p
	first   bool // it is the first of its option
	known   bool // its value is
	value   Game
}

type frame[Pos comparable] struct {
	p          Pos
	firstPart  int // of its parts in walk.parts
	rightParts int // where the parts of Right's options begin
	start      int // the part to begin with
	looked     int // how many are known, counted from there and round
}

// partialSum adds up games and keeps those apart that can be added at once, so that the dearer sums are
// of fewer different games.
type partialSum struct{ simple, rest Game }

func (s *partialSum) add(e *engine, g Game) {
	if t, ok := addInline(s.simple, g); ok {
		s.simple = t
	} else if (s.rest == Game{}) {
		s.rest = g
	} else {
		s.rest = e.add(s.rest, g)
	}
}

func (s *partialSum) total(e *engine) Game {
	switch (Game{}) {
	case s.simple:
		return s.rest
	case s.rest:
		return s.simple
	}
	return e.add(s.rest, s.simple)
}

// value returns the value of p.
func (w *walk[Pos]) value(p Pos) (Game, error) {
	if w.e.Err != nil {
		return Game{}, w.e.Err
	}
	w.splitUp(p)
	w.split, w.roots = w.roots, w.split // for solving uses the scratch
	var sum partialSum
	for i, r := range w.roots {
		q := w.newPart(r, i == 0)
		if !w.find(&q) {
			if err := w.solve(q.p, w.teamSize() > 1); err != nil {
				return Game{}, err
			}
			w.find(&q)
		}
		sum.add(w.e, q.value)
	}
	total := sum.total(w.e)
	if w.e.Err != nil {
		return Game{}, w.e.Err
	}
	return total, nil
}

// splitUp sets w.split to the parts of p.
func (w *walk[Pos]) splitUp(p Pos) {
	if w.decomposer == nil {
		w.split = append(w.split[:0], p)
	} else {
		w.split = w.decomposer.AppendParts(w.split[:0], p)
	}
}

// appendParts appends the parts of p to w.parts, at least one.
func (w *walk[Pos]) appendParts(p Pos) {
	w.splitUp(p)
	if len(w.split) == 0 {
		w.parts = append(w.parts, part[Pos]{first: true, known: true})
	}
	for i, q := range w.split {
		w.parts = append(w.parts, w.newPart(q, i == 0))
	}
}

func (w *walk[Pos]) newPart(p Pos, first bool) part[Pos] {
	if w.normalizer == nil {
		return part[Pos]{p: p, first: first}
	}
	q, swapped := w.normalizer.Normalize(p)
	return part[Pos]{p: q, swapped: swapped, first: first}
}

// find sets the value of a part if it is known, and reports whether it is.
func (w *walk[Pos]) find(p *part[Pos]) bool {
	if p.known {
		return true
	}
	g, ok := w.known[p.p]
	if !ok && w.team != nil {
		g, ok = w.Solver.values[p.p]
	}
	if !ok && w.valuer != nil {
		if g, ok = w.valuer.Value(p.p); ok {
			if err := w.room(w.positions()); err != nil {
				w.e.Fail(err)
				return false
			}
			w.remember(p.p, g)
		}
	}
	if ok && p.swapped {
		g = w.e.neg(g)
	}
	p.value, p.known = g, ok
	return ok
}

// begin empties the stack and gives the walk a new budget.
func (w *walk[Pos]) begin(ctx context.Context) {
	w.ctx = ctx
	w.e.Budget = budget.New(ctx, w.Limits.steps())
	w.stack, w.parts = w.stack[:0], w.parts[:0]
	w.reported = len(w.Solver.values) / cgt.ProgressEvery
	clear(w.open)
}

// solve finds the value of p, which is normalised, with an empty stack. If helped, others may take part.
func (w *walk[Pos]) solve(p Pos, helped bool) error {
	w.pushed = 0
	if err := w.push(p); err != nil {
		return err
	}
	for helped && len(w.stack) > 0 {
		if w.pushed >= aloneFor {
			return w.solveTogether(p)
		}
		if err := w.step(); err != nil {
			return err
		}
	}
	return w.run()
}

// run closes all open frames.
func (w *walk[Pos]) run() error {
	for len(w.stack) > 0 {
		if err := w.step(); err != nil {
			return err
		}
	}
	return nil
}

// poll returns the cause why ctx is done. It looks now and then; a context that was done from the start was found
// by the engine.
func (w *walk[Pos]) poll() error {
	const every = 256 // steps of the walk, moves listed or parts added up; each may take as long as many steps of the engine
	if w.steps++; w.steps%every == 0 && w.ctx.Err() != nil {
		return context.Cause(w.ctx)
	}
	return nil
}

// step does the next thing for the last frame: push a part whose value is not known, or finish the frame.
func (w *walk[Pos]) step() error {
	if err := w.poll(); err != nil {
		return err
	}
	top := &w.stack[len(w.stack)-1]
	n := len(w.parts) - top.firstPart
	for ; top.looked < n; top.looked++ {
		p := &w.parts[top.firstPart+(top.start+top.looked)%n]
		if w.find(p) || w.ask(p.p) && w.find(p) {
			continue
		}
		if w.e.Err != nil {
			return w.e.Err
		}
		if at, open := w.open[p.p]; open {
			return w.loop(at)
		}
		return w.push(p.p)
	}
	return w.finish()
}

// room returns the error of one more position than n if this is too many.
func (w *walk[Pos]) room(n int) error {
	if most := w.Limits.positions(); n >= most {
		return &cgt.LimitError{What: "positions", Limit: most, Advice: advice.LongPlay(len(w.stack))}
	}
	return nil
}

// report tells how many positions there are, if that is due and this is the walk of the caller.
func (w *walk[Pos]) report(positions int) {
	if w.Progress != nil && w.number == 0 && positions/cgt.ProgressEvery > w.reported {
		w.reported = positions / cgt.ProgressEvery
		w.Progress(cgt.Stats{Positions: positions, Depth: len(w.stack)})
	}
}

// push opens the position p, which is normalised.
func (w *walk[Pos]) push(p Pos) error {
	n := w.positions()
	if err := w.room(n); err != nil {
		return err
	}
	w.report(n + 1)
	w.pushed++
	w.open[p] = len(w.stack)
	f := frame[Pos]{p: p, firstPart: len(w.parts)}
	for who := cgt.Left; who <= cgt.Right; who++ {
		if who == cgt.Right {
			f.rightParts = len(w.parts)
		}
		w.moves = w.Rules.AppendMoves(w.moves[:0], p, who)
		for _, q := range w.moves {
			if err := w.poll(); err != nil {
				return err
			}
			w.appendParts(q)
		}
	}
	f.start = w.startIn(len(w.parts) - f.firstPart)
	w.stack = append(w.stack, f)
	// Looking now for all at once is faster: the processor need not wait for one before it turns to the next.
	for i := f.firstPart; i < len(w.parts); i++ {
		w.find(&w.parts[i])
	}
	if w.Limits.Steps != 0 { // listing a part takes about as long as a sum
		w.e.Spend(costOfSum * (len(w.parts) - f.firstPart))
	}
	return w.e.Err
}

// finish closes the last frame, whose parts are all known.
func (w *walk[Pos]) finish() error {
	top := &w.stack[len(w.stack)-1]
	if !w.ask(top.p) { // another may have been faster
		g, err := w.evaluate(top)
		if err != nil {
			return err
		}
		w.remember(top.p, g)
	}
	delete(w.open, top.p)
	w.parts = w.parts[:top.firstPart]
	w.stack = w.stack[:len(w.stack)-1]
	w.e.forget(keptBySolver)
	w.freshSteps()
	return nil
}

// evaluate returns the value of the position of the last frame.
func (w *walk[Pos]) evaluate(top *frame[Pos]) (Game, error) {
	w.values = w.values[:0]
	lefts := 0
	for i := top.firstPart; i < len(w.parts); {
		var sum partialSum
		for more := true; more; more = i < len(w.parts) && !w.parts[i].first {
			if err := w.poll(); err != nil {
				return Game{}, err
			}
			sum.add(w.e, w.parts[i].value)
			i++
		}
		w.values = append(w.values, sum.total(w.e))
		if i <= top.rightParts {
			lefts++
		}
		if w.e.Err != nil {
			return Game{}, w.e.Err
		}
	}
	g := w.e.canonical(w.values[:lefts:lefts], w.values[lefts:])
	return g, w.e.Err
}

// freshSteps is called between positions: the default limit of steps is one for each of them.
func (w *walk[Pos]) freshSteps() {
	if w.Limits.Steps == 0 {
		w.e.Steps = w.e.Limit
	}
}

// loop returns the error for a play that comes back to the frame with the given number.
func (w *walk[Pos]) loop(at int) error {
	err := &cgt.LoopError{Advice: advice.Step(w.normalizer != nil, w.decomposer != nil)}
	for _, f := range w.stack[at:] {
		mover := cgt.Left
		if f.firstPart+f.looked >= f.rightParts {
			mover = cgt.Right
		}
		err.Cycle = append(err.Cycle, fmt.Sprint(f.p))
		err.Movers = append(err.Movers, mover)
	}
	return err
}
