package zermelo

import (
	"context"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// FindIsomorphism looks for an isomorphism, see [CheckIsomorphism], from the vertices that can be reached from the
// start of g onto those that can be reached from the start of h. If there is one then image[v] is the image of v, or −1
// if v cannot be reached; if there are several it is always the same. If there is none, ok is false.
//
// The vertices of both graphs are coloured, and the colours refined until each vertex of a colour has as many moves to,
// and from, each colour. If that does not tell them all apart, a vertex is paired with each of those of its colour in
// turn, and so on. The first colouring takes time O(m log n) for m moves and n vertices. A pair takes as long at most,
// and mostly much less; but there may be very many if the game is made so that they turn out wrong late. The error is a
// [*cgt.LimitError] if there are more pairs than limits.Positions, and the cause of ctx when that is done.
//
// Sources: B. D. McKay, Practical graph isomorphism, Congressus Numerantium 30 (1981); A. Cardon, M. Crochemore,
// Partitioning a graph in O(|A| log |V|), Theoretical Computer Science 19 (1982).
func FindIsomorphism[V Payoff[V]](ctx context.Context, g, h *Graph[V], limits cgt.Limits) (image []int, ok bool, err error) {
	gEndless, gLoops := g.Unending()
	hEndless, hLoops := h.Unending()
	if gLoops != hLoops || gEndless != hEndless {
		return nil, false, nil
	}
	if g.Len() == 0 || h.Len() == 0 { // there is no start
		return nil, g.Len() == h.Len(), nil
	}
	m, ok, err := newMatching(ctx, g, h)
	if !ok || err != nil {
		return nil, false, err
	}
	m.most = limits.MaxPositions()
	if ok, err := m.search(); !ok || err != nil {
		return nil, false, err
	}
	image = slices.Repeat([]int{-1}, g.Len())
	for x := range m.half {
		y := m.side[1].members(m.side[0].cell[x])[0]
		image[m.vertex[x]] = m.vertex[m.half+y]
	}
	return image, true, nil
}

// choice is a vertex of the first graph that is paired with one of the second after another.
type choice struct {
	cell   int
	x      int
	rest   []int // to be tried yet; nil if only the first has been
	first  int   // the one that was tried first
	splits int   // how many there were before
}

// search refines, pairs a vertex where that is needed, and so on.
func (m *matching) search() (ok bool, err error) {
	if ok, err = m.refine(); !ok || err != nil {
		return false, err
	}
	var choices []choice
	at := 0 // all cells before have one vertex of each graph
	for {
		for at < len(m.isReady) && m.size(at) == 1 {
			at++
		}
		if at == len(m.isReady) {
			return true, nil
		}
		c := choice{cell: at, x: m.side[0].members(at)[0], first: m.side[1].members(at)[0], splits: len(m.splits)}
		choices = append(choices, c)
		ok, err := m.pair(c.cell, c.x, c.first)
		for !ok && err == nil {
			last := len(choices) - 1
			if last < 0 {
				return false, nil
			}
			c := &choices[last]
			m.undo(c.splits)
			if c.rest == nil {
				c.rest = []int{}
				for _, y := range m.side[1].members(c.cell) {
					if y != c.first {
						c.rest = append(c.rest, y)
					}
				}
				slices.Sort(c.rest)
			}
			if len(c.rest) == 0 {
				choices = choices[:last]
				continue
			}
			y := c.rest[0]
			c.rest = c.rest[1:]
			at = c.cell
			ok, err = m.pair(c.cell, c.x, y)
		}
		if err != nil {
			return false, err
		}
	}
}

// pair makes a cell of x and y, which have the numbers of their partitions, and refines.
func (m *matching) pair(cell, x, y int) (ok bool, err error) {
	if m.tried++; m.tried > m.most {
		return false, &cgt.LimitError{What: "pairs of positions", Limit: m.most}
	}
	m.divide(cell, []int{x, m.half + y})
	m.push(len(m.isReady) - 1)
	return m.refine()
}
