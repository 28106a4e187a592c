package hackenbush

import (
	"github.com/cgt-go/sdk/surreal"

	"github.com/cgt-go/sdk/nim"
)

// Value returns the value of p if there is a closed form for it, in time that is about linear in the number
// of edges and the steps that ordinal sums take:
//
//   - Stalks of blue and red edges: Berlekamp's rule.
//   - Trees, of any colours: the value of a tree is the sum of c:x over the edges on its
//     root, where c is the value of the edge, 1, −1 or *, and x that of the tree above it. If x
//     is a number plus a nimber and c is not *, there is a closed form, and *:*n = *(n+1). Other
//     ordinal sums are found by recursion over the options of x, within the limit in Rules.
//   - Pictures of one colour: the number of edges, or what the fusion principle says; see [Position.NimValue].
//   - All these together, where they hang on one another by single vertices.
//
// What is left, and needs a search, is pictures with circles of edges of different colours.
func (r Rules) Value(p Position) (surreal.Game, bool) {
	if n, ok := p.NimValue(); ok {
		return surreal.Nimber(n), true
	}
	w := getWorkspace()
	defer w.put()
	w.decode(p.code)
	w.analyse(r.steps())
	return w.valueAt(&w.graph, Ground)
}

// numberBudget is the number of bits that the numbers in one picture may have together.
const numberBudget = 1 << 33

// valueAt returns the value of what hangs at a vertex, if it is known.
func (s *structure) valueAt(g *graph, v int32) (surreal.Game, bool) {
	h := &s.hanging[v]
	switch {
	case h.unknown:
		return surreal.Game{}, false
	case h.blocks == 1:
		ok := s.evaluate(g, h.only)
		return s.blocks[h.only].value, ok
	}
	return h.sum, true
}

// evaluate finds the value of a block, if it has a closed form, and reports whether it has.
func (s *structure) evaluate(g *graph, at int32) bool {
	b := &s.blocks[at]
	if b.state == lazy {
		value, ok := s.blockValue(g, b)
		b.value, b.state = value, known
		if !ok {
			b.state = unknown
		}
	}
	return b.state == known
}

func (s *structure) blockValue(g *graph, b *block) (surreal.Game, bool) {
	if b.top < 0 {
		return s.circleValue(g, b)
	}
	// A bridge, with all bridges that it carries one above the other. This is the only place
	// where blocks can have been left for later, and it does not call itself.
	s.chain = append(s.chain[:0], g.c[s.grouped[b.begin]])
	s.carried = s.carried[:0]
	y := b.top
	for {
		h := &s.hanging[y]
		if h.blocks != 1 {
			break
		}
		next := &s.blocks[h.only]
		if next.state != lazy {
			break
		}
		s.chain = append(s.chain, g.c[s.grouped[next.begin]])
		s.carried = append(s.carried, h.only)
		y = next.top
	}
	left := len(s.chain)
	x, ok := s.valueAt(g, y)
	if ok {
		x, left = s.under(s.chain, x)
	}
	for i := range left - 1 { // remember it, or each of them would look at the whole chain again
		s.blocks[s.carried[i]].state = unknown
	}
	return x, left == 0
}

// circleValue returns the value of a block that is not a bridge.
//
// If its edges are all blue and integers n ≥ 0 hang on it, it is equal to the all-blue picture in
// which they are stalks; there Left has as many moves as there are edges, taking one at a time from
// the top. If its edges are all green and nimbers hang on it, it is equal to an all-green picture, and
// by the fusion principle all its vertices may become one. Then the edges are loops, worth * each.
//
// References: Berlekamp, Conway, Guy, Winning Ways, ch. 7, "Green Hackenbush", "The Fusion Principle".
func (s *structure) circleValue(g *graph, b *block) (surreal.Game, bool) {
	edges := s.grouped[b.begin:b.end]
	c := g.c[edges[0]]
	for _, e := range edges {
		if g.c[e] != c {
			return surreal.Game{}, false
		}
	}
	n, star := int64(0), nim.Nimber(0) // what hangs on the block
	for _, e := range edges {
		for _, y := range [2]int32{g.u[e], g.v[e]} {
			if y == b.root || s.mark[y] == b.begin+1 {
				continue
			}
			s.mark[y] = b.begin + 1
			x, ok := s.valueAt(g, y)
			if !ok {
				return surreal.Game{}, false
			}
			if c == Green {
				k, ok := x.Nimber()
				if !ok {
					return surreal.Game{}, false
				}
				star = star.Add(k)
				continue
			}
			k, ok := integer(x)
			if !ok || c == Blue && k < 0 || c == Red && k > 0 {
				return surreal.Game{}, false
			}
			n += k
		}
	}
	switch c {
	case Green:
		return surreal.Nimber(star.Add(nim.Nimber(len(edges) % 2))), true
	case Red:
		return surreal.Int(n - int64(len(edges))), true
	}
	return surreal.Int(n + int64(len(edges))), true
}

// integer returns x if it is an integer that fits.
func integer(x surreal.Game) (int64, bool) {
	number, ok := x.Number()
	if !ok {
		return 0, false
	}
	return number.Int64()
}
