package matrixgame

import (
	"context"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/poll"
)

// Subset is a set of equilibria: every mixture of the Rows with every mixture of the Columns.
type Subset struct{ Rows, Columns []Mixed }

// Dimension returns the dimension of the set. It is 0 if it is one equilibrium. Strategies with another number of choices
// than the first one do not count.
func (s Subset) Dimension() int { return dimension(s.Rows) + dimension(s.Columns) }

// dimension returns the dimension of the mixtures of some strategies.
func dimension(strategies []Mixed) int {
	var e echelon
	for _, s := range strategies {
		if s.Len() != strategies[0].Len() {
			continue // it is for another game
		}
		e.addRats(s.p)
	}
	return max(0, e.rank()-1) // no strategy is 0, and all sums are 1
}

// compare orders subsets by their rows and then by their columns.
func (s Subset) compare(t Subset) int {
	if c := slices.CompareFunc(s.Rows, t.Rows, Mixed.Compare); c != 0 {
		return c
	}
	return slices.CompareFunc(s.Columns, t.Columns, Mixed.Compare)
}

// Component is a connected set of equilibria, with none near that are not in it.
type Component struct {
	Extreme []Profile // its extreme equilibria, in order
	Subsets []Subset  // the maximal subsets, in order; their union is the component
	Index   int       // the sum of the indices of all components is 1
}

// Components returns the connected components of the set of all equilibria, in the order of their first extreme ones.
// The equilibria of a component are those of its maximal subsets, which are also known as maximal Nash subsets. Subsets
// that meet have extreme equilibria in common. If the game is not degenerate, each equilibrium is a component.
//
// The index of an equilibrium that is alone and has no degenerate strategies is (−1)^(k+1) times the signs of the
// determinants of both players' payoffs, made positive, where k is how many choices each makes; a strict pure
// equilibrium has 1. The index of another component is the sum of those of the equilibria near it in a game with
// slightly changed payoffs, whichever they are. A component whose index is not 0 does not vanish when payoffs change a
// little. To find it, there is a second search in numbers that are much longer.
//
// The subsets are the maximal complete parts of the graph in which strategies are joined if they are an extreme
// equilibrium. There may be exponentially many. The error is a [*cgt.LimitError], by the limits of the solver that
// found the equilibria, the cause of ctx, or a [*VerifyError] if [Equilibria.Verify] finds one or if it turns out that e
// lacks extreme equilibria, which are not so if a solver made it.
//
// Sources: C. B. Millham, On Nash subsets of bimatrix games, 1974; L. S. Shapley, A note on the Lemke–Howson algorithm,
// 1974, for the index; D. Avis, G. D. Rosenberg, R. Savani, B. von Stengel, Enumeration of Nash equilibria for
// two-player games, Economic Theory 42, 2010, for the graph; S. O. Kuznetsov, A fast algorithm for computing all
// intersections of objects from an arbitrary semilattice, 1993, for its parts.
func (e *Equilibria) Components(ctx context.Context) ([]Component, error) {
	if err := e.verify(ctx); err != nil { // the fields can be set by anybody
		return nil, err
	}
	g, err := e.graph(ctx)
	if err != nil {
		return nil, err
	}
	components := g.components()
	left := limit.Count(e.solver.Subsets, DefaultSubsets)
	for k := range components {
		c := &components[k]
		part, err := (&Equilibria{Extreme: c.Extreme}).graph(ctx)
		if err != nil {
			return nil, err
		}
		p := &parts{ctx: ctx, graph: part, left: left}
		if err := p.find(); err != nil {
			if p.left < 0 {
				err = &cgt.LimitError{What: "subsets", Limit: limit.Count(e.solver.Subsets, DefaultSubsets)}
			}
			return nil, err
		}
		left = p.left
		if err := poll.SortFunc(ctx, p.found, Subset.compare); err != nil {
			return nil, err
		}
		c.Subsets = p.found
	}
	if err := e.index(ctx, components); err != nil {
		return nil, err
	}
	return components, nil
}

// graph has the strategies of extreme equilibria, joined where they are one.
type graph struct {
	rows, columns []Mixed
	edges         [][2]int // in the order of the equilibria
}

// graph returns the graph of the extreme equilibria. The error is the cause of ctx.
func (e *Equilibria) graph(ctx context.Context) (g *graph, err error) {
	g = new(graph)
	if g.rows, err = e.strategies(ctx, Row); err != nil {
		return nil, err
	}
	if g.columns, err = e.strategies(ctx, Column); err != nil {
		return nil, err
	}
	steps := 0
	for _, p := range e.Extreme {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, err
		}
		i, _ := slices.BinarySearchFunc(g.rows, p.Row, Mixed.Compare)
		j, _ := slices.BinarySearchFunc(g.columns, p.Column, Mixed.Compare)
		g.edges = append(g.edges, [2]int{i, j})
	}
	return g, nil
}

// components returns the connected parts of the graph, with their equilibria.
func (g *graph) components() []Component {
	parent := make([]int, len(g.rows)+len(g.columns))
	for v := range parent {
		parent[v] = v
	}
	root := func(v int) int {
		for parent[v] != v {
			parent[v] = parent[parent[v]]
			v = parent[v]
		}
		return v
	}
	for _, x := range g.edges {
		parent[root(x[0])] = root(len(g.rows) + x[1])
	}
	place := map[int]int{}
	var all []Component
	for _, x := range g.edges {
		r := root(x[0])
		k, ok := place[r]
		if !ok {
			k = len(all)
			place[r] = k
			all = append(all, Component{})
		}
		all[k].Extreme = append(all[k].Extreme, Profile{g.rows[x[0]], g.columns[x[1]]})
	}
	return all
}

// parts finds the maximal complete parts of a graph: sets of rows and of columns that are all joined, to which nothing
// can be added.
type parts struct {
	ctx    context.Context
	graph  *graph
	joined []bitset // of each row, the columns
	left   int      // how many more may be found; negative if there were too many
	found  []Subset
}

func (p *parts) find() error {
	p.joined = make([]bitset, len(p.graph.rows))
	for i := range p.joined {
		p.joined[i] = newBitset(len(p.graph.columns))
	}
	all := newBitset(len(p.graph.columns))
	for _, x := range p.graph.edges {
		p.joined[x[0]].add(x[1])
		all.add(x[1])
	}
	return p.grow(p.common(all), all, 0)
}

// common returns the rows that are joined to all of these columns.
func (p *parts) common(columns bitset) bitset {
	rows := newBitset(len(p.joined))
	for i, s := range p.joined {
		if s.contains(columns) {
			rows.add(i)
		}
	}
	return rows
}

// grow finds the parts that are reached from a part by adding rows from the given one on, each with all that are joined
// to the same columns then. A part is taken only where no earlier row comes with it, so that each is found once.
func (p *parts) grow(rows, columns bitset, from int) error {
	if p.ctx.Err() != nil {
		return context.Cause(p.ctx)
	}
	if !rows.isEmpty() {
		if p.left--; p.left < 0 {
			return cgt.ErrLimit
		}
		p.found = append(p.found, Subset{pick(p.graph.rows, rows), pick(p.graph.columns, columns)})
	}
	for i := from; i < len(p.joined); i++ {
		if rows.has(i) {
			continue
		}
		less := columns.and(p.joined[i])
		if less.isEmpty() {
			continue
		}
		more := p.common(less)
		isNew := true
		for k := 0; k < i && isNew; k++ {
			isNew = more.has(k) == rows.has(k)
		}
		if isNew {
			if err := p.grow(more, less, i+1); err != nil {
				return err
			}
		}
	}
	return nil
}

// pick returns the strategies of a set.
func pick(all []Mixed, which bitset) []Mixed {
	var some []Mixed
	for k, s := range all {
		if which.has(k) {
			some = append(some, s)
		}
	}
	return some
}
