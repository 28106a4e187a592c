package zermelo

import (
	"context"
	"slices"

	"github.com/cgt-go/sdk/internal/poll"
)

// Quotient returns the smallest graph with the same play: its vertices are classes of vertices of g, and two are in one
// class if they are bisimilar. That is the coarsest relation in which related vertices are ends with the same payoff,
// or the same player is to move, and each move from one is matched by a move from the other to a related vertex.
// Values, distances to the end and best moves can be read off the classes. The class of the vertex v is class[v];
// classes are numbered and named by their first vertices.
//
// The error is the cause of ctx when that is done. Quotient takes time O(m log n) for m moves and n vertices.
//
// Source: R. Paige, R. E. Tarjan, Three partition refinement algorithms, SIAM Journal on Computing 16 (1987).
func (g *Graph[V]) Quotient(ctx context.Context) (q *Graph[V], class []int, err error) {
	if g.Len() == 0 {
		return &Graph[V]{}, nil, nil
	}
	r, err := newRefinement(ctx, g)
	if err != nil {
		return nil, nil, err
	}
	steps := 0
	for len(r.compound) > 0 {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, nil, err
		}
		r.step()
	}
	class = make([]int, g.Len())
	number := make([]int, len(r.first)) // of the class of a cell, and one more
	var firsts []int
	for v := range class {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, nil, err
		}
		cell := r.cell[v]
		if number[cell] == 0 {
			firsts = append(firsts, v)
			number[cell] = len(firsts)
		}
		class[v] = number[cell] - 1
	}
	q = &Graph[V]{vertices: make([]Vertex[V], len(firsts)), start: class[g.start], unending: g.unending}
	seen := make([]int, len(firsts)) // the last class with a move there, and one more
	for c, v := range firsts {
		x := g.vertices[v]
		x.Moves = nil
		for _, w := range r.next[v] {
			if to := class[w]; seen[to] != c+1 {
				seen[to] = c + 1
				x.Moves = append(x.Moves, to)
			}
		}
		q.vertices[c] = x
	}
	if g.name != nil {
		q.name = func(c int) string { return g.name(firsts[c]) }
	}
	return q, class, nil
}

// refinement is the state of the algorithm of Paige and Tarjan. The cells are the blocks so far. They are gathered in
// larger blocks, in which the cells are known to be stable: of the members of a cell, all have a move to a larger block
// or none has. While a larger block has more than one cell, the smaller one of two of its cells is taken out of it, and
// the cells are split by whether there are moves to that and to the rest. For this it is known of each position how
// many moves it has to each larger block: all moves from a position to a block share a counter.
type refinement struct {
	*cells
	*links
	larger   []int   // the larger block of each cell
	blocks   [][]int // the cells of each larger block
	compound []int   // the larger blocks that have more than one
	counter  [][]int // for each move in links.before, the counter of its position and larger block
	count    []int   // the counters
	free     []int   // those that are not in use

	bucket [][]int // by cell, for splits

	// For a cell taken out: how many moves each position has to it, and the counters of these moves, before and after.
	met, old, made []int
}

// newRefinement returns a refinement that has not begun. The error is the cause of ctx.
func newRefinement[V Payoff[V]](ctx context.Context, g *Graph[V]) (*refinement, error) {
	n := g.Len()
	l, err := newLinks(ctx, g)
	if err != nil {
		return nil, err
	}
	r := &refinement{cells: newCells(n), links: l, met: make([]int, n), old: make([]int, n), made: make([]int, n)}
	steps := 0
	r.larger, r.blocks, r.bucket = []int{0}, [][]int{{0}}, make([][]int, 1)
	for _, alike := range g.kinds()[1:] { // the first ones keep the cell 0
		r.divide(alike)
	}
	r.counter = make([][]int, n)
	own := make([]int, n)
	for v, next := range r.next {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, err
		}
		own[v] = len(r.count)
		r.count = append(r.count, len(next))
	}
	for w, before := range r.before {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, err
		}
		for _, v := range before {
			r.counter[w] = append(r.counter[w], own[v])
		}
	}
	return r, nil
}

// kinds returns the vertices that can be told apart at once, in the order of their first ones.
func (g *Graph[V]) kinds() [][]int {
	type kind struct {
		isEnd  bool
		turn   Player
		payoff V
	}
	number := map[kind]int{}
	var list [][]int
	for v, x := range g.vertices {
		k := kind{turn: x.Turn}
		if x.Payoff != nil {
			k = kind{isEnd: true, payoff: *x.Payoff}
		}
		i, ok := number[k]
		if !ok {
			i = len(list)
			number[k] = i
			list = append(list, nil)
		}
		list[i] = append(list[i], v)
	}
	return list
}

// divide splits each cell into its members among vs, which are all different, and the others.
func (r *refinement) divide(vs []int) {
	var touched []int
	for _, v := range vs {
		c := r.cell[v]
		if len(r.bucket[c]) == 0 {
			touched = append(touched, c)
		}
		r.bucket[c] = append(r.bucket[c], v)
	}
	for _, c := range touched {
		out := r.bucket[c]
		r.bucket[c] = nil
		if len(out) == r.size[c] {
			continue
		}
		made := r.split(c, out)
		s := r.larger[c]
		r.larger = append(r.larger, s)
		r.bucket = append(r.bucket, nil)
		r.blocks[s] = append(r.blocks[s], made)
		if len(r.blocks[s]) == 2 {
			r.compound = append(r.compound, s)
		}
	}
}

// step takes a cell out of a larger block.
func (r *refinement) step() {
	s := r.compound[len(r.compound)-1]
	list := r.blocks[s]
	last := len(list) - 1
	if r.size[list[last-1]] < r.size[list[last]] {
		list[last-1], list[last] = list[last], list[last-1]
	}
	cell := list[last]
	r.blocks[s] = list[:last]
	if last == 1 {
		r.compound = r.compound[:len(r.compound)-1]
	}
	r.larger[cell] = len(r.blocks)
	r.blocks = append(r.blocks, []int{cell})

	members := slices.Clone(r.members(cell)) // the cell itself may be split
	var before []int                         // the positions with moves to it
	for _, w := range members {
		for i, v := range r.before[w] {
			if r.met[v] == 0 {
				before = append(before, v)
				r.old[v] = r.counter[w][i]
			}
			r.met[v]++
		}
	}
	var only []int // those without moves to the rest of the larger block
	for _, v := range before {
		if r.met[v] == r.count[r.old[v]] {
			only = append(only, v)
		}
	}
	r.divide(before)
	r.divide(only)

	for _, v := range before {
		r.made[v] = r.newCounter(r.met[v])
		if r.count[r.old[v]] -= r.met[v]; r.count[r.old[v]] == 0 {
			r.free = append(r.free, r.old[v])
		}
		r.met[v] = 0
	}
	for _, w := range members {
		for i, v := range r.before[w] {
			r.counter[w][i] = r.made[v]
		}
	}
}

func (r *refinement) newCounter(count int) int {
	if n := len(r.free) - 1; n >= 0 {
		c := r.free[n]
		r.free = r.free[:n]
		r.count[c] = count
		return c
	}
	r.count = append(r.count, count)
	return len(r.count) - 1
}
