package nim

import (
	"context"
	"errors"
	"slices"
	"sync"

	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/shared"
)

// team is several walks at once, each in a goroutine of its own, that look for the value of the same position, take the
// parts of options in different orders and share what they find.
//
// Only success is taken from a team. If one of its walks meets an error, or if there are more positions than the limit,
// the caller searches again alone, with what was known before: so errors, and what is known after them, are the same
// for any number of goroutines.
type team[Pos comparable, V any] struct {
	found *shared.Map[Pos, V]
}

// aloneFor is how many positions a walk looks at before it calls for help.
const aloneFor = 1 << 10

// teamSize returns how many walks may work on the task of w.
func (w *walk[Pos, V]) teamSize() int {
	if w.isAlone || w.team != nil {
		return 1
	}
	return limit.Goroutines(w.goroutines)
}

// errGone is the error of a walk that did not end its task, because the rules panicked or ended the goroutine.
var errGone = errors.New("nim: a goroutine ended early")

// together solves p with helpers.
func (w *walk[Pos, V]) together(p Pos) error {
	t := &team[Pos, V]{shared.NewMap[Pos, V]()}
	errs := slices.Repeat([]error{errGone}, w.teamSize())
	ctx, cancel := context.WithCancel(w.ctx)
	first := t.member(ctx, w.search, 0)
	first.reported = w.reported
	func() {
		var helping sync.WaitGroup
		defer helping.Wait()
		defer cancel() // whoever is ready first, and also if the rules panic
		for number := 1; number < len(errs); number++ {
			helping.Go(func() {
				// If the rules panic again for the caller, it is in his goroutine.
				defer func() { _ = recover() }()
				_, errs[number] = t.member(ctx, w.search, number).solve(p)
				if errs[number] == nil {
					cancel()
				}
			})
		}
		_, errs[0] = first.solve(p)
	}()
	if w.ctx.Err() != nil {
		return context.Cause(w.ctx)
	}
	w.reported = first.reported
	if !slices.Contains(errs, nil) || len(w.known)+t.found.Len() > w.limits.MaxPositions() {
		return w.alone(p)
	}
	for q, e := range t.found.All() {
		w.known[q] = e
	}
	w.stack = w.stack[:0]   // its positions are known by now
	w.report(w.positions()) // the helpers may have found nearly all of them
	return nil
}

// member returns a walk of the team.
func (t *team[Pos, V]) member(ctx context.Context, s *search[Pos, V], number int) *walk[Pos, V] {
	w := newWalk(ctx, s, number)
	w.team, w.found = t, map[Pos]V{}
	return w
}

// alone solves p without helpers.
func (w *walk[Pos, V]) alone(p Pos) error {
	one := newWalk(w.ctx, w.search, 0)
	one.isAlone, one.reported = true, w.reported
	_, err := one.solve(p)
	return err
}
