package switching

import "context"

// packing is two forests without common edges, which edges are put into one by one. If an edge closes a circle in both, a search looks for others that make room for it: those of the circles may move to the other forest,
// if they close no circle there, or if others make room for them in turn. The edges of a shortest such chain may all move (Edmonds; Roskind and Tarjan).
//
// The search comes to each edge of the forests once: what it has come to is a tree in each of them, and of a new circle only the part outside is walked. If it fails, each of the two forests is a tree on the
// vertices that it has come to. No edge between these will ever be put in, and no chain through them helps another edge, so they become one vertex, a clump; that way all searches that fail take linear time together, but for the
// union-find. Any other search takes time in proportion to the edges that it comes to. That is O(n²) at worst for n vertices, and much less as a rule.
type packing struct {
	ctx    context.Context
	steps  int
	ends   [][2]int32
	forest []int8     // of each edge: the forest that it is in, or −1
	clumps sets       // of vertices
	joined [2]sets    // the vertices of each tree
	up     [2][]int32 // of each clump: the edge of the forest to the clump above it, or −1 for a root

	// The search.
	label   []int32 // of each edge that it has come to: the one that takes its place, or itself for the first one; otherwise −1
	queue   []int32 // those edges, in order
	top     [2]sets // of each clump: the uppermost one of those that it has been joined with
	touched [2][]int32
	seen    [2][]int // of each clump: the last walk that came to it from each side
	walks   int
	sides   [2][]int32 // the clumps that a walk has come to from each side
}

// pollEvery is the number of steps after which it is asked whether the context is done.
const pollEvery = 1 << 12

// newPacking returns empty forests of the graph.
func newPacking(ctx context.Context, g *Graph) *packing {
	p := &packing{ctx: ctx, ends: g.ends, forest: filled[int8](len(g.ends), -1), label: filled[int32](len(g.ends), -1), clumps: newSets(g.vertices)}
	for i := range 2 {
		p.joined[i], p.top[i] = newSets(g.vertices), newSets(g.vertices)
		p.up[i] = filled[int32](g.vertices, -1)
		p.seen[i] = make([]int, g.vertices)
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

// poll returns the cause of the context if it is done.
func (p *packing) poll() error {
	if p.steps++; p.steps%pollEvery == 0 && p.ctx.Err() != nil {
		return context.Cause(p.ctx)
	}
	return nil
}

// insert puts an edge in; ok is false if there is no room for it.
func (p *packing) insert(edge int32) (ok bool, err error) {
	if p.clumps.find(p.ends[edge][0]) == p.clumps.find(p.ends[edge][1]) {
		return false, p.poll()
	}
	defer p.clear()
	p.label[edge] = edge
	p.queue = append(p.queue[:0], edge)
	for at := 0; at < len(p.queue); at++ {
		if err := p.poll(); err != nil {
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
			p.top[i][x] = x
		}
		p.touched[i] = touched[:0]
	}
}

// other returns the clump to which an edge leads from a clump.
func (p *packing) other(edge, clump int32) int32 {
	if x := p.clumps.find(p.ends[edge][0]); x != clump {
		return x
	}
	return p.clumps.find(p.ends[edge][1])
}

// above returns the clump above another one in a forest, or −1.
func (p *packing) above(i int8, clump int32) int32 {
	if e := p.up[i][clump]; e >= 0 {
		return p.other(e, clump)
	}
	return -1
}

// walk comes to those edges of a forest with which an edge closes a circle. It climbs from both ends in turn, so that it takes few steps more than the circle has edges that are new.
func (p *packing) walk(edge int32, i int8) {
	p.walks++
	var at [2]int32
	for side, v := range p.ends[edge] {
		at[side] = p.top[i].find(p.clumps.find(v))
		p.sides[side] = p.sides[side][:0]
	}
	side := 0
	for {
		if x := at[side]; x >= 0 {
			if p.seen[1-side][x] == p.walks {
				break // what is seen from the other side
			}
			p.seen[side][x] = p.walks
			p.sides[side] = append(p.sides[side], x)
			if at[side] = p.above(i, x); at[side] >= 0 {
				at[side] = p.top[i].find(at[side])
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
			e := p.up[i][x]
			p.label[e] = edge
			p.queue = append(p.queue, e)
			p.top[i][x] = p.other(e, x)
			p.touched[i] = append(p.touched[i], x)
		}
	}
}

// shift puts an edge that the search has come to into a forest where it closes no circle, then the one that takes its place, and so on.
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
	if p.up[i][x] != edge {
		x = p.clumps.find(p.ends[edge][1])
	}
	p.up[i][x] = -1
}

// link joins two trees of a forest by an edge. The one whose root is nearer to the edge hangs on the other one then.
func (p *packing) link(edge int32, i int8) {
	u, v := p.clumps.find(p.ends[edge][0]), p.clumps.find(p.ends[edge][1])
	x, y := u, v
	for x >= 0 && y >= 0 {
		x, y = p.above(i, x), p.above(i, y)
	}
	if x >= 0 {
		u = v
	}
	for e := edge; u >= 0; {
		above := p.above(i, u)
		p.up[i][u], e = e, p.up[i][u]
		u = above
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
	tops := [2]int32{-1, -1}
	for _, x := range old {
		p.clumps.join(x, old[0])
	}
	r := p.clumps.find(old[0])
	for i := range tops {
		for _, x := range old {
			if e := p.up[i][x]; e >= 0 && (p.clumps.find(p.ends[e][0]) != r || p.clumps.find(p.ends[e][1]) != r) {
				tops[i] = e // of the one clump whose way up leads outside, if none is a root
			}
		}
	}
	for i, e := range tops {
		p.up[i][r] = e
	}
}
