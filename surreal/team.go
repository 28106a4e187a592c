package surreal

import (
	"context"
	"errors"
	"slices"
	"sync"

	"github.com/cgt-go/sdk/internal/shared"
)

// team is several walks at once, each with a goroutine and an engine of its own, that share what they find. For the
// value of one position they take the parts in different orders, and so few positions are looked at twice.
//
// A walk that meets an error leaves. If the task is not done then, the walk of the caller does it again alone,
// with what was known before: so the answer and the error are the same for any number of goroutines.
type team[Pos comparable] struct {
	size  int
	found *shared.Map[Pos, Game]
}

// aloneFor is how many positions a walk looks at before it calls for help. A shorter one would be over before the
// others are on their way.
const aloneFor = 1 << 10

// mayHaveHelp reports whether others may take part.
func (w *walk[Pos]) mayHaveHelp() bool {
	return w.Goroutines > 1 && w.Limits.Steps <= 0 && w.team == nil
}

// solveTogether goes on with the search for the value of p, with helpers.
func (w *walk[Pos]) solveTogether(p Pos) error {
	ctx, cancel := context.WithCancel(w.ctx)
	found, errs := w.asTeam(ctx, cancel, func(m *walk[Pos]) error {
		if m == w {
			defer cancel() // the others are not needed any more
			return w.run()
		}
		return m.solve(p, false)
	})
	if w.accept(found, errs[0]) {
		return errs[0]
	}
	return w.solve(p, false)
}

// errGone is the error of a walk that did not end its task, because the rules panicked.
var errGone = errors.New("surreal: a goroutine ended early")

// asTeam runs the task in w, which is number 0, and its helpers, and returns what they found and the errors by which
// they ended. The helpers run with ctx, which w must cancel if it does not want to wait for them.
func (w *walk[Pos]) asTeam(ctx context.Context, cancel func(), task func(*walk[Pos]) error) (found *shared.Map[Pos, Game], errs []error) {
	t := &team[Pos]{w.Goroutines, shared.NewMap[Pos, Game]()}
	errs = slices.Repeat([]error{errGone}, t.size)
	for len(w.helpers) < t.size-1 {
		w.helpers = append(w.helpers, newWalk(w.Solver, len(w.helpers)+1))
	}
	var helping sync.WaitGroup
	defer helping.Wait()
	defer cancel() // for a panic
	for _, h := range w.helpers[:t.size-1] {
		helping.Go(func() {
			defer func() { _ = recover() }() // whoever does the task again will panic in the goroutine of the caller
			h.join(t)
			defer h.leave()
			h.begin(ctx)
			errs[h.number] = task(h)
		})
	}
	w.join(t)
	defer w.leave()
	errs[0] = task(w)
	helping.Wait()
	return t.found, errs
}

func (w *walk[Pos]) join(t *team[Pos]) { w.team, w.known = t, map[Pos]Game{} }

func (w *walk[Pos]) leave() { w.team, w.known = nil, w.Solver.values }

// accept adds what a team found to the values of the Solver and reports true, unless w has to begin again alone, for
// which it is made ready: if there was an error but w.ctx is not done, or if there are more positions than the limit.
func (w *walk[Pos]) accept(found *shared.Map[Pos, Game], err error) bool {
	if w.ctx.Err() == nil && (err != nil || len(w.Solver.values)+found.Len() > w.Limits.positions()) {
		w.begin(w.ctx)
		return false
	}
	for p, g := range found.All() {
		w.Solver.values[p] = g
	}
	return true
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

// remember keeps the value of p, and tells it the others.
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

// startIn returns which of n parts the walk looks at first: each member of a team begins elsewhere.
func (w *walk[Pos]) startIn(n int) int {
	if w.team == nil {
		return 0
	}
	return w.number * n / w.team.size
}
