package surreal

import (
	"context"
	"errors"
	"slices"
	"sync"

	"github.com/cgt-go/sdk/internal/intern"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/shared"
)

// team is several walks at once, each with a goroutine and an engine of its own, that share what they find. For the
// value of one position they take the parts in different orders, and so look at few positions twice if there is a
// choice.
//
// A walk that meets an error leaves the team. If then the task cannot be done, the walk of the caller does all of
// it again alone, with what was known before: so errors, and what is known after them, are the same for
// any number of goroutines.
type team[Pos comparable] struct {
	found *shared.Map[Pos, Game]
}

// aloneFor is how many positions a walk looks at before it calls for help. A shorter one would be over before the
// others are on their way.
const aloneFor = 1 << 10

// teamSize returns how many walks may work on the task of w.
func (w *walk[Pos]) teamSize() int {
	if w.Limits.Steps > 0 || w.team != nil {
		return 1
	}
	return limit.Goroutines(w.Goroutines)
}

// solveTogether goes on with the search for the value of p, with helpers.
func (w *walk[Pos]) solveTogether(p Pos) error {
	found, errs := w.asTeam(func(m *walk[Pos], cancel func()) error {
		if m == w {
			defer cancel() // the others are not needed any more
			return w.run()
		}
		return m.solve(p, false)
	})
	if done, err := w.settle(found, errs[0]); done {
		return err
	}
	return w.solve(p, false)
}

// errGone is the error of a walk that did not end its task, because the rules panicked or ended the goroutine.
var errGone = errors.New("surreal: a goroutine ended early")

// asTeam runs the task in w, which is number 0, and in helpers, and returns what they found and the errors by which
// they ended. It waits for all of them; the task may cancel those of the helpers.
func (w *walk[Pos]) asTeam(task func(m *walk[Pos], cancel func()) error) (found *shared.Map[Pos, Game], errs []error) {
	t := &team[Pos]{shared.NewMap[Pos, Game]()}
	errs = slices.Repeat([]error{errGone}, w.teamSize())
	for len(w.helpers) < len(errs)-1 {
		w.helpers = append(w.helpers, newWalk(w.Solver, len(w.helpers)+1))
	}
	ctx, cancel := context.WithCancel(w.ctx)
	var helping sync.WaitGroup
	defer helping.Wait()
	defer cancel() // for a panic
	for _, h := range w.helpers[:len(errs)-1] {
		helping.Go(func() {
			// If the rules panic again for whoever does the task again, it is in the goroutine of the caller.
			defer func() { _ = recover() }()
			h.join(t)
			defer h.leave()
			h.begin(ctx)
			errs[h.number] = task(h, cancel)
		})
	}
	w.join(t)
	defer w.leave()
	errs[0] = task(w, cancel)
	helping.Wait()
	return t.found, errs
}

func (w *walk[Pos]) join(t *team[Pos]) { w.team, w.known = t, map[Pos]Game{} }

func (w *walk[Pos]) leave() { w.team, w.known = nil, w.Solver.values }

// settle ends the work of a team that was stopped by err, if that is not nil. If the task is done, or w.ctx is, it
// keeps what was found. Otherwise it makes w ready to do the task again alone: also if there are more positions than
// the limit, though nobody noticed.
func (w *walk[Pos]) settle(found *shared.Map[Pos, Game], err error) (done bool, _ error) {
	if err != nil && w.ctx.Err() != nil {
		err = context.Cause(w.ctx)
	} else if err != nil || found.Len() > 0 && len(w.Solver.values)+found.Len() > w.Limits.positions() {
		w.begin(w.ctx)
		return false, nil
	}
	for p, g := range found.All() {
		w.Solver.values[p] = g
	}
	if err == nil {
		w.report(len(w.Solver.values)) // the helpers may have found nearly all of them
	}
	return true, err
}

// ask looks whether another has found the value of p.
func (w *walk[Pos]) ask(p Pos) bool {
	if w.team == nil {
		return false
	}
	g, ok := w.team.found.Load(p)
	if ok {
		w.known[p] = g
	}
	return ok
}

// remember keeps the value of p, and tells the others.
func (w *walk[Pos]) remember(p Pos, g Game) {
	w.known[p] = g
	if w.team != nil {
		w.team.found.Store(p, g)
	}
}

// positions returns how many positions have a value or are open.
func (w *walk[Pos]) positions() int {
	n := len(w.Solver.values) + len(w.stack)
	if w.team != nil {
		n += w.team.found.Len()
	}
	return n
}

// startIn returns at which of n parts the walk begins with an open position. That of the caller keeps to the order of
// the moves; each of the others has an order of its own, so that they do not all go the same way.
func (w *walk[Pos]) startIn(n int) int {
	if w.number == 0 || n == 0 {
		return 0
	}
	return int(intern.Mix(uint64(w.number), uint64(w.pushed)) % uint64(n))
}
