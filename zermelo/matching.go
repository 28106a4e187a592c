package zermelo

import (
	"context"
	"slices"

	"github.com/cgt-go/sdk/internal/poll"
)

// matching is a search for an isomorphism. It colours the vertices of both graphs at once: each graph has a partition,
// and the cells with the same number are to match. In links, and where nothing else is said, the vertices of the first
// graph are the numbers less than half, and those of the second are so much larger than in their partition.
type matching struct {
	*links
	side   [2]*cells
	half   int
	vertex []int // of each number, in its graph
	ctx    context.Context
	steps  int
	most   int // pairs to try
	tried  int

	splits  []int  // the cells that were split, in order
	queue   []int  // cells by which others are to be split
	isReady []bool // of each cell: it is in the queue
	count   []int  // of each vertex: the moves from it, or to it, in question
}

// newMatching colours the vertices by what can be seen at once; ok is false if that does not match. The error is the
// cause of ctx.
func newMatching[V Payoff[V]](ctx context.Context, g, h *Graph[V]) (m *matching, ok bool, err error) {
	a, err := g.subgame(ctx, g.start)
	if err != nil {
		return nil, false, err
	}
	b, err := h.subgame(ctx, h.start)
	if err != nil {
		return nil, false, err
	}
	if a.Len() != b.Len() {
		return nil, false, nil
	}
	n := a.Len()
	both := &Graph[V]{vertices: append(make([]Vertex[V], 0, 2*n), a.vertices...)}
	steps := 0
	for _, x := range b.vertices {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, false, err
		}
		moves := make([]int, len(x.Moves))
		for i, w := range x.Moves {
			moves[i] = n + w
		}
		x.Moves = moves
		both.vertices = append(both.vertices, x)
	}
	all, err := newLinks(ctx, both)
	if err != nil {
		return nil, false, err
	}
	m = &matching{side: [2]*cells{newCells(n), newCells(n)}, links: all, half: n, isReady: []bool{false}, count: make([]int, 2*n), ctx: ctx}
	for _, graph := range []*Graph[V]{g, h} {
		isReached, err := graph.reach(ctx, graph.start)
		if err != nil {
			return nil, false, err
		}
		for v, ok := range isReached {
			if ok {
				m.vertex = append(m.vertex, v)
			}
		}
	}
	for _, alike := range both.kinds()[1:] {
		if !m.divide(0, alike) {
			return nil, false, nil
		}
	}
	x, y := a.start, n+b.start
	if m.cell(x) != m.cell(y) || m.size(m.cell(x)) > 1 && !m.divide(m.cell(x), []int{x, y}) {
		return nil, false, nil
	}
	for cell := range m.isReady {
		m.push(cell)
	}
	return m, true, nil
}

// cell returns the cell of a vertex.
func (m *matching) cell(x int) int {
	if x < m.half {
		return m.side[0].cell[x]
	}
	return m.side[1].cell[x-m.half]
}

// size returns how many vertices of each graph are in a cell.
func (m *matching) size(cell int) int { return m.side[0].size[cell] }

// divide takes members out of a cell, not all. It does nothing and returns false if these are not as many of both
// graphs.
func (m *matching) divide(cell int, out []int) (ok bool) {
	var sides [2][]int
	for _, x := range out {
		if x < m.half {
			sides[0] = append(sides[0], x)
		} else {
			sides[1] = append(sides[1], x-m.half)
		}
	}
	if len(sides[0]) != len(sides[1]) {
		return false
	}
	for i, part := range sides {
		m.side[i].split(cell, part)
	}
	m.splits = append(m.splits, cell)
	m.isReady = append(m.isReady, false)
	return true
}

func (m *matching) push(cell int) {
	if !m.isReady[cell] {
		m.isReady[cell] = true
		m.queue = append(m.queue, cell)
	}
}

// undo takes back all splits but the first ones, and empties the queue.
func (m *matching) undo(splits int) {
	for _, cell := range m.queue {
		m.isReady[cell] = false
	}
	m.queue = m.queue[:0]
	for i := len(m.splits) - 1; i >= splits; i-- {
		m.side[0].merge(m.splits[i])
		m.side[1].merge(m.splits[i])
	}
	m.isReady = m.isReady[:len(m.isReady)-len(m.splits)+splits]
	m.splits = m.splits[:splits]
}

// refine splits cells until the queue is empty; ok is false if the two graphs turn out to differ.
func (m *matching) refine() (ok bool, err error) {
	for len(m.queue) > 0 {
		if err := poll.Err(m.ctx, &m.steps); err != nil {
			return false, err
		}
		last := len(m.queue) - 1
		cell := m.queue[last]
		m.queue = m.queue[:last]
		m.isReady[cell] = false
		by := slices.Clone(m.side[0].members(cell)) // the cell itself may be split
		for _, y := range m.side[1].members(cell) {
			by = append(by, m.half+y)
		}
		for _, links := range [][][]int{m.before, m.next} {
			if ok, err := m.refineBy(by, links); !ok || err != nil {
				return false, err
			}
		}
	}
	return true, nil
}

// refineBy splits all cells by the number of links that lead to their members from the given ones. The error is the
// cause of m.ctx.
func (m *matching) refineBy(by []int, links [][]int) (ok bool, err error) {
	var met []int
	for _, x := range by {
		if err := poll.Err(m.ctx, &m.steps); err != nil {
			return false, err
		}
		for _, y := range links[x] {
			if m.count[y] == 0 {
				met = append(met, y)
			}
			m.count[y]++
		}
	}
	defer func(met []int) {
		for _, y := range met {
			m.count[y] = 0
		}
	}(met)
	err = poll.SortFunc(m.ctx, met, func(x, y int) int {
		if c := m.cell(x) - m.cell(y); c != 0 {
			return c
		}
		if c := m.count[x] - m.count[y]; c != 0 {
			return c
		}
		return x - y
	})
	if err != nil {
		return false, err
	}
	for len(met) > 0 {
		cell, end := m.cell(met[0]), 1
		for end < len(met) && m.cell(met[end]) == cell {
			end++
		}
		if !m.divideByCount(cell, met[:end]) {
			return false, nil
		}
		met = met[end:]
	}
	return true, nil
}

// divideByCount splits a cell by counts; met are its members with a count that is not 0, in the order of the counts.
// New cells come into the queue; of a cell that is not there, all parts but the largest do.
func (m *matching) divideByCount(cell int, met []int) (ok bool) {
	wasReady := m.isReady[cell]
	parts := []int{cell}
	largest := 0
	for len(met) > 0 {
		end := 1
		for end < len(met) && m.count[met[end]] == m.count[met[0]] {
			end++
		}
		if end == 2*m.size(cell) {
			break // the last part stays where it is
		}
		parts = append(parts, len(m.isReady))
		if !m.divide(cell, met[:end]) {
			return false
		}
		met = met[end:]
	}
	for i, c := range parts {
		if m.size(c) > m.size(parts[largest]) {
			largest = i
		}
	}
	for i, c := range parts {
		if wasReady || i != largest {
			m.push(c)
		}
	}
	return true
}
