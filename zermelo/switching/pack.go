package switching

import (
	"context"

	"github.com/cgt-go/sdk/internal/poll"
)

// packing is two forests without common edges, which edges are put into one by one. If an edge closes a circle in both,
// a search looks for others that make room for it: those of the circles may move to the other forest, if they close no
// circle there, or if others make room for them in turn. The edges of a shortest such chain may all move (Edmonds;
// Roskind and Tarjan).
//
// The search comes to each edge of the forests once: what it has come to is a tree in each of them, and of a new circle
// only the part outside is walked. If it fails, each of the two forests is a tree on the vertices that it has come to.
// No edge between these will ever be put in, and no chain through them helps another edge, so they become one vertex, a
// clump; that way all searches that fail take linear time together, but for the union-find. Any other search takes time
// in proportion to the edges that it comes to. That is O(n²) at worst for n vertices, and much less as a rule.
type packing struct {
	ctx    context.Context
	steps  int
	ends   [][2]int32
	forest []int8    // of each edge: the forest that it is in, or −1
	clumps sets      // of vertices
	joined [2]sets   // the vertices of each tree
	knots  [2][]knot // the clumps in each forest

	// The search.
	label   []int32 // of each edge that it has come to: the one that takes its place, or itself for the first one; otherwise −1
	queue   []int32 // those edges, in order
	touched [2][]int32
	walks   int
	sides   [2][]int32 // the clumps that a walk has come to from each side
}

// knot is a clump in a forest. What a walk asks of a clump lies together in memory, since it is to find it there that
// takes time.
type knot struct {
	up   int32  // the edge to the clump above it, or −1 for a root
	over int32  // the end of that edge that is not in the clump
	top  int32  // towards the uppermost one of the clumps that the search has joined it with
	seen [2]int // the last walk that came to it from each side
}

// newPacking returns empty forests of the graph.
func newPacking(ctx context.Context, g *Graph) *packing {
	p := &packing{ctx: ctx, ends: g.ends, forest: filled[int8](len(g.ends), -1), label: filled[int32](len(g.ends), -1), clumps: newSets(g.vertices)}
	for i := range 2 {
		p.joined[i], p.knots[i] = newSets(g.vertices), make([]knot, g.vertices)
		for v := range p.knots[i] {
			p.knots[i][v] = knot{up: -1, over: -1, top: int32(v)}
		}
	}
	return p
}

func filled[T any](n int, value T) []T {
	s := make([]T, n)
	for i := range s {
		s[i] = value
	}
	return s
}

// insert puts an edge in; ok is false if there is no room for it.
func (p *packing) insert(edge int32) (ok bool, err error) {
	if p.clumps.find(p.ends[edge][0]) == p.clumps.find(p.ends[edge][1]) {
		return false, poll.Err(p.ctx, &p.steps)
	}
	defer p.clear()
	p.label[edge] = edge
	p.queue = append(p.queue[:0], edge)
	for at := 0; at < len(p.queue); at++ {
		if err := poll.Err(p.ctx, &p.steps); err != nil {
			return false, err
		}
		e := p.queue[at]
		for k := range int8(2) {
			i := k ^ int8(e&1) // so that both forests grow alike, and circles are shorter
			if p.forest[e] == i {
				continue
			}
			if p.joined[i].find(p.ends[e][0]) != p.joined[i].find(p.ends[e][1]) {
				p.shift(e, i)
				return true, nil
			}
			p.walk(e, i)
		}
	}
	p.merge()
	return false, nil
}

// clear forgets the search.
func (p *packing) clear() {
	for _, e := range p.queue {
		p.label[e] = -1
	}
	for i, touched := range p.touched {
		for _, x := range touched {
			p.knots[i][x].top = x
		}
		p.touched[i] = touched[:0]
	}
}

// above returns the clump above another one in a forest, or −1.
func (p *packing) above(i int8, clump int32) int32 {
	if v := p.knots[i][clump].over; v >= 0 {
		return p.clumps.find(v)
	}
	return -1
}

// uppermost returns the uppermost one of the clumps that the search has joined a clump with.
func (p *packing) uppermost(i int8, clump int32) int32 {
	knots := p.knots[i]
	for x := knots[clump].top; x != clump; x = knots[clump].top {
		knots[clump].top = knots[x].top
		clump = knots[clump].top
	}
	return clump
}

// walk comes to those edges of a forest with which an edge closes a circle. It climbs from both ends in turn, so that
// it takes few steps more than the circle has edges that are new.
func (p *packing) walk(edge int32, i int8) {
	p.walks++
	knots := p.knots[i]
	var at [2]int32
	for side, v := range p.ends[edge] {
		at[side] = p.uppermost(i, p.clumps.find(v))
		p.sides[side] = p.sides[side][:0]
	}
	side := 0
	for {
		if x := at[side]; x >= 0 {
			k := &knots[x]
			if k.seen[1-side] == p.walks {
				break // what is seen from the other side
			}
			k.seen[side] = p.walks
			p.sides[side] = append(p.sides[side], x)
			if at[side] = p.above(i, x); at[side] >= 0 {
				at[side] = p.uppermost(i, at[side])
			}
		}
		side = 1 - side
	}
	meet := at[side]
	for _, clumps := range p.sides {
		for _, x := range clumps {
			if x == meet {
				break
			}
			e := knots[x].up
			p.label[e] = edge
			p.queue = append(p.queue, e)
			knots[x].top = p.above(i, x)
			p.touched[i] = append(p.touched[i], x)
		}
	}
}

// shift puts an edge that the search has come to into a forest where it closes no circle, then the one that takes its
// place, and so on.
func (p *packing) shift(edge int32, i int8) {
	p.joined[i].join(p.ends[edge][0], p.ends[edge][1])
	for {
		from := p.forest[edge]
		if from >= 0 {
			p.cut(edge, from)
		}
		p.link(edge, i)
		p.forest[edge] = i
		if from < 0 {
			return
		}
		i, edge = from, p.label[edge]
	}
}

// cut takes an edge out of a forest.
func (p *packing) cut(edge int32, i int8) {
	x := p.clumps.find(p.ends[edge][0])
	if p.knots[i][x].up != edge {
		x = p.clumps.find(p.ends[edge][1])
	}
	p.hang(i, x, -1, -1)
}

// hang hangs a clump by an edge that ends at a vertex outside, or by none.
func (p *packing) hang(i int8, clump, edge, over int32) {
	k := &p.knots[i][clump]
	k.up, k.over = edge, over
}

// link joins two trees of a forest by an edge. The one whose root is nearer to the edge hangs on the other one then.
func (p *packing) link(edge int32, i int8) {
	ends := p.ends[edge]
	u, v := p.clumps.find(ends[0]), p.clumps.find(ends[1])
	x, y := u, v
	for x >= 0 && y >= 0 {
		x, y = p.above(i, x), p.above(i, y)
	}
	over := ends[1]
	if x >= 0 {
		u, over = v, ends[0]
	}
	for e := edge; u >= 0; {
		k := p.knots[i][u]
		above := p.above(i, u)
		p.hang(i, u, e, over)
		// The edge up to the next clump ends here from there.
		if above >= 0 {
			over = p.ends[k.up][0] ^ p.ends[k.up][1] ^ k.over
		}
		e, u = k.up, above
	}
}

// merge makes one clump of all clumps at the edges that a search which has failed came to.
func (p *packing) merge() {
	old := p.sides[0][:0]
	for _, e := range p.queue {
		for _, v := range p.ends[e] {
			old = append(old, p.clumps.find(v))
		}
	}
	p.sides[0] = old
	for _, x := range old {
		p.clumps.join(x, old[0])
	}
	r := p.clumps.find(old[0])
	for i := range p.knots {
		top := knot{up: -1, over: -1}
		for _, x := range old {
			if k := p.knots[i][x]; k.up >= 0 && p.clumps.find(k.over) != r {
				top.up, top.over = k.up, k.over // of the one clump whose way up leads outside, if none is a root
			}
		}
		p.hang(int8(i), r, top.up, top.over)
	}
}
