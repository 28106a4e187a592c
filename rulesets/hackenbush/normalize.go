package hackenbush

import "slices"

// normalizeEdges is the largest number of edges of a picture with circles that is normalised.
const normalizeEdges = 256

// Normalize returns a picture that is isomorphic to p, or to −p if swapped. For trees, with or without
// loops, all isomorphic pictures and their negatives give the same one. For other pictures nearly
// all do, as far as repeatedly comparing the edges at each vertex tells vertices apart; pictures of more
// than 256 edges that have circles are returned as they are.
func (Rules) Normalize(p Position) (q Position, swapped bool) {
	w := getWorkspace()
	defer w.put()
	w.decode(p.code)
	w.openLoops()
	tree := len(w.u) == w.n-1
	if !tree && len(w.u) > normalizeEdges {
		return p, false
	}
	// The representative has at least as many blue edges as red ones. If there are as many, the choice must
	// not depend on how the vertices are numbered.
	blue, red := w.count()
	either := blue == red && blue > 0
	if blue < red {
		w.negate()
		swapped = true
	}
	if tree {
		w.buf = w.appendTree(w.buf[:0], &w.graph)
		if either {
			w.negate()
			w.other = w.appendTree(w.other[:0], &w.graph)
			if slices.Compare(w.other, w.buf) < 0 {
				w.buf, w.other = w.other, w.buf
				swapped = true
			}
		}
	} else {
		w.classify(&w.graph)
		if either {
			before := w.invariant()
			w.negate()
			w.classify(&w.graph)
			if w.invariant() < before {
				swapped = true
			} else {
				w.negate()
				w.classify(&w.graph)
			}
		}
		w.buf = w.appendLabelled(w.buf[:0], &w.graph)
	}
	if string(w.buf) == p.code {
		return p, swapped
	}
	return Position{string(w.buf)}, swapped
}

// count returns the numbers of blue and of red edges.
func (g *graph) count() (blue, red int) {
	for _, c := range g.c {
		switch c {
		case Blue:
			blue++
		case Red:
			red++
		}
	}
	return blue, red
}

// openLoops replaces loops by edges to new vertices. In play there is no difference, for nothing
// is above either of them.
func (g *graph) openLoops() {
	for e, u := range g.u {
		if g.v[e] == u {
			g.v[e] = int32(g.n)
			g.n++
		}
	}
}

func (g *graph) negate() {
	for e, c := range g.c {
		g.c[e] = c.Neg()
	}
}
