package matrixgame

import (
	"context"
	"slices"
	"sync"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/poll"
	"github.com/cgt-go/sdk/matrixgame/internal/polytope"
)

// ExtremeEquilibria finds all extreme equilibria of g with the zero [EquilibriumSolver].
func ExtremeEquilibria(ctx context.Context, g *Bimatrix) (*Equilibria, error) {
	var s EquilibriumSolver
	return s.ExtremeEquilibria(ctx, g)
}

// ExtremeEquilibria finds all extreme equilibria of g: those that are not between others in which one of the strategies
// is the same. There is always at least one, and always finitely many; all equilibria are mixtures of them, as
// [Equilibria.Components] says. The error is a [*cgt.LimitError] or the cause of ctx.
//
// A label is a row or a column. A strategy of the row player has the labels of the rows that it never chooses and of
// the columns that are best replies to it, and a strategy of the column player the labels of the columns that it never
// chooses and of the best replies. Two strategies are an equilibrium if and only if every label is one of theirs, and
// an extreme one if both are vertices of the polytopes of best replies too. The search decides for one label after
// another whether the row player's strategy has it; if not, the other one's must have it. Each polytope shrinks to a
// face, and a branch ends where one is empty. Next is always a label with only one way left, and otherwise one whose
// condition is the farthest from holding on a face. The tree may grow exponentially with the size of the game, as the
// number of equilibria may; random games of 14×14 have a few thousand nodes.
//
// Sources: J. Nash, Non-cooperative games, 1951; N. N. Vorob'ev, Equilibrium points in bimatrix games, 1958; C. Audet,
// P. Hansen, B. Jaumard, G. Savard, Enumeration of all extreme equilibria of bimatrix games, SIAM Journal on Scientific
// Computing 23, 2001, for a tree of such decisions; B. von Stengel, Computing equilibria for two-person games, 2002,
// for labels.
func (s EquilibriumSolver) ExtremeEquilibria(ctx context.Context, g *Bimatrix) (*Equilibria, error) {
	e, err := newEnumeration(ctx, g, limit.Count(s.Nodes, DefaultNodes))
	if err != nil {
		return nil, err
	}
	e.walkers = make(chan struct{}, limit.Goroutines(s.Goroutines))
	var found []Profile
	err = e.search(labels(g), e.row.d, e.column.d, func(b *branch) {
		row := e.row.strategy(b.row, 0)
		e.vertices(b.column, b.has, nil, func(d *polytope.Dictionary) bool {
			p := Profile{row, e.column.strategy(d, e.rows)}
			e.mu.Lock()
			defer e.mu.Unlock()
			found = append(found, p)
			return true
		})
	})
	if err != nil {
		return nil, err
	}
	if err := poll.SortFunc(ctx, found, Profile.Compare); err != nil {
		return nil, err
	}
	return &Equilibria{Game: g, Extreme: found, solver: s}, nil
}

// labels returns all labels: the rows, and then the columns, which come in turns so that none is far from the other
// side's.
func labels(g *Bimatrix) []int {
	m, n := g.Rows(), g.Columns()
	all := make([]int, 0, m+n)
	for k := range max(m, n) {
		if k < n {
			all = append(all, m+k)
		}
		if k < m {
			all = append(all, k)
		}
	}
	return all
}

// enumeration is a search for all extreme equilibria.
type enumeration struct {
	stop        *polytope.Stop
	rows        int
	row, column *replies      // the polytopes in which the row player's and the column player's strategies are
	most        int           // nodes
	leaf        func(*branch) // what to do where all labels are decided and the row player's strategy is a vertex
	walkers     chan struct{} // has an element for each goroutine at work; nil if there is only one
	working     sync.WaitGroup

	mu    sync.Mutex
	nodes int
	err   error // but for that of stop
}

func newEnumeration(ctx context.Context, g *Bimatrix, nodes int) (*enumeration, error) {
	row, column, err := bothReplies(polytope.NewStop(ctx), g)
	if err != nil {
		return nil, err
	}
	return &enumeration{stop: row.stop, rows: g.Rows(), most: nodes, row: row, column: column}, nil
}

// count counts a node and reports whether the search goes on.
func (e *enumeration) count() bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.err == nil && e.nodes >= e.most {
		e.err = &cgt.LimitError{What: "nodes", Limit: e.most}
	}
	e.nodes++
	return e.err == nil && e.stop.Look()
}

// failure returns the error with which the search ended, or nil.
func (e *enumeration) failure() error {
	if e.err != nil {
		return e.err
	}
	return e.stop.Err()
}

// fail ends the search with an error, if there is none yet.
func (e *enumeration) fail(err error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.err == nil {
		e.err = err
	}
}

// search calls leaf wherever all labels are decided.
func (e *enumeration) search(open []int, row, column *polytope.Dictionary, leaf func(*branch)) error {
	e.leaf = leaf
	first := branch{row: row, column: column, open: open}
	if e.walkers == nil {
		e.walk(first)
		return e.failure()
	}
	// The caller's goroutine leaves its place when it has no more to do, so that another one can take a part of what is
	// left.
	e.walkers <- struct{}{}
	e.walk(first)
	<-e.walkers
	e.working.Wait()
	return e.failure()
}

// branch is a node of the tree: some labels are decided. What it points to is its own.
type branch struct {
	row, column *polytope.Dictionary // the faces where the labels are that the strategies have
	open        []int                // labels that are not decided
	has, lacks  []int                // those that the row player's strategy has, and those that it has not: each is missing somewhere on its face
}

func (b *branch) clone() branch {
	return branch{b.row.Clone(), b.column.Clone(), slices.Clone(b.open), slices.Clone(b.has), slices.Clone(b.lacks)}
}

// walk finds the extreme equilibria of a branch.
func (e *enumeration) walk(b branch) {
	for e.count() {
		// A strategy that is a vertex is on a face without free variables, and each label takes at most one away.
		if len(b.open) < b.row.Free() {
			return
		}
		if len(b.open) == 0 {
			if !b.isZero(e.rows) {
				e.leaf(&b)
			}
			return
		}
		switch at, who := choose(b.open, b.row, b.column, 0); who {
		case neither:
			return
		case rowOnly:
			if !b.give(at) {
				return
			}
		case columnOnly:
			if !b.deny(at) {
				return
			}
		case either:
			if c := b.clone(); c.give(at) {
				e.fork(c)
			}
			if !b.deny(at) {
				return
			}
		}
	}
}

// fork walks a branch, if possible in another goroutine.
func (e *enumeration) fork(b branch) {
	select {
	case e.walkers <- struct{}{}:
		e.working.Go(func() {
			e.walk(b)
			<-e.walkers
		})
	default:
		e.walk(b)
	}
}

// whose says whose strategy may have a label.
type whose uint8

const (
	neither whose = iota
	rowOnly
	columnOnly
	either
)

// choose returns the place in open of the label to decide next, and whose it may be: the row's in the first dictionary,
// or the column's in the second one, where its number is larger by shift.
func choose(open []int, row, column *polytope.Dictionary, shift int) (at int, who whose) {
	best := -1.0
	for k, label := range open {
		x, y := row.Slack(label), column.Slack(shift+label)
		switch {
		case x < 0 && y < 0:
			return k, neither
		case x < 0:
			return k, columnOnly
		case y < 0:
			return k, rowOnly
		}
		if z := max(x, y); z > best {
			at, best = k, z
		}
	}
	return at, either
}

// take takes a label out of open.
func (b *branch) take(at int) (label int) {
	label = b.open[at]
	b.open = slices.Delete(b.open, at, at+1)
	return label
}

// give decides that the row player's strategy has a label, and reports whether it can.
func (b *branch) give(at int) bool {
	label := b.take(at)
	b.has = append(b.has, label)
	return b.row.Fix(label) && canLack(b.row, b.lacks)
}

// deny decides that the row player's strategy has not a label, so that the column player's must have it, and reports
// whether this is possible.
func (b *branch) deny(at int) bool {
	label := b.take(at)
	b.lacks = append(b.lacks, label)
	return b.column.Fix(label) && b.row.Raise(label)
}

// canLack reports whether a face has points without each of these labels, and so one without any.
func canLack(d *polytope.Dictionary, labels []int) bool {
	if !d.IsDegenerate() {
		return true // each free variable can grow
	}
	for _, label := range labels {
		if !d.Raise(label) {
			return false
		}
	}
	return true
}

// isZero reports whether the row player's vertex is 0, which is no strategy.
func (b *branch) isZero(rows int) bool {
	for i := range rows {
		if b.row.IsPositive(i) {
			return false
		}
	}
	return true
}

// vertices calls yield with each vertex of a face, which is its own to change, once for each, until yield returns
// false; then so does vertices. A vertex may have any of the open labels and lacks the others; all further ones are
// decided.
func (e *enumeration) vertices(d *polytope.Dictionary, open, lacks []int, yield func(*polytope.Dictionary) bool) bool {
	for e.count() {
		if len(open) < d.Free() {
			return true
		}
		if d.Free() == 0 {
			return yield(d)
		}
		label := open[0]
		open = open[1:]
		if c := d.Clone(); d.Raise(label) {
			if c.Fix(label) && canLack(c, lacks) && !e.vertices(c, open, lacks, yield) {
				return false
			}
			lacks = append(slices.Clip(lacks), label)
		} else if !d.Fix(label) || !canLack(d, lacks) { // all have it
			return true
		}
	}
	return false
}
