package hackenbush

import "github.com/cgt-go/sdk/nim"

// The value of a green picture
//
// By the fusion principle all vertices of a circle may become one. Do so while there are circles that pass through
// several vertices. Then the edges that lay on a circle are loops, worth * each, and the others, the bridges, are the
// edges of a tree. By the colon principle a bridge with a picture worth *n on its upper end is worth *(n+1), and
// what stands on one vertex is added up.
//
// Which edges are bridges can be told from a code without following paths. Those of its edges that reach a new vertex
// are a tree that spans the picture, and each vertex stands in it on one with a smaller number. Number the vertices
// anew in preorder, so that those from any vertex up have consecutive numbers. The edge below the vertex is a bridge if
// and only if no edge that is not in the tree joins one of them with another vertex, that is if the numbers to which
// such edges lead from there are consecutive with them: neither the smallest nor the largest lies outside.
//
// References: Berlekamp, Conway, Guy, Winning Ways, ch. 7, "The Colon Principle", "The Fusion Principle";
// R. Tarjan, A note on finding the bridges of a graph, Information Processing Letters 2 (1974).

// sprout is a vertex of the tree that spans a green picture.
type sprout struct {
	below int32 // the vertex it stands on
	size  int32 // the number of vertices from here up
	order int32 // their numbers in preorder are order, …, order+size−1
	low   int32 // the smallest number to which edges that are not in the tree lead from here up, if less than order
	high  int32 // the largest one, if at least order+size
	nim   int32 // the nim-value of what hangs here
}

// NimValue returns the nim-value of p, the n for which p = *n, if all edges of p are green. With an edge of another
// colour it is no impartial game, and ok is false; [Rules.Value] may know a value all the same.
//
// It finds the bridges of the picture, and goes by the colon and the fusion principle. Time and memory
// are linear in the number of edges.
func (p Position) NimValue() (n nim.Nimber, ok bool) {
	vertices, ok := greenVertices(p.code)
	if !ok {
		return 0, false
	}
	return p.greenValue(vertices), true
}

// greenValue returns the nim-value of p if its edges, whatever their colours, are taken for green.
func (p Position) greenValue(vertices int) nim.Nimber {
	w := getWorkspace()
	defer w.put()
	w.sprouts(p.code, vertices)
	w.numberSprouts()
	for e, u := range w.u {
		a, b := &w.tree[u], &w.tree[w.v[e]]
		a.low, a.high = min(a.low, b.order), max(a.high, b.order)
		b.low, b.high = min(b.low, a.order), max(b.high, a.order)
	}
	return nim.Nimber(w.foldSprouts())
}

// greenVertices returns the number of vertices of the picture of code, and whether all its edges are green.
func greenVertices(code string) (vertices int, ok bool) {
	last := int32(Ground)
	for len(code) > 0 {
		_, v, c, n := readEdge(code)
		if c != Green {
			return 0, false
		}
		last = max(last, v)
		code = code[n:]
	}
	return int(last) + 1, true
}

// sprouts lists the vertices of a green picture, and as a graph the edges that are not in the tree. Each of those is a
// loop in the end, on a vertex that has become one with its ends.
func (w *workspace) sprouts(code string, vertices int) {
	w.reset()
	w.tree = filled(w.tree, vertices, sprout{size: 1})
	next := int32(1)
	for len(code) > 0 {
		u, v, c, n := readEdge(code)
		if v == next {
			w.tree[v].below = u
			next++
		} else {
			w.tree[u].nim ^= 1
			w.add(u, v, c)
		}
		code = code[n:]
	}
}

// numberSprouts numbers the vertices in preorder.
func (w *workspace) numberSprouts() {
	tree := w.tree
	for v := len(tree) - 1; v > Ground; v-- {
		tree[tree[v].below].size += tree[v].size
	}
	tree[Ground].low = 1 // low is the next number above the vertex; when all are taken, it is order+size
	for v := 1; v < len(tree); v++ {
		s, below := &tree[v], &tree[tree[v].below]
		s.order = below.low
		s.low = s.order + 1
		below.low += s.size
	}
}

// foldSprouts takes the tree down to the ground, the highest numbers first, and returns the nim-value of the picture.
func (w *workspace) foldSprouts() int32 {
	tree := w.tree
	for v := len(tree) - 1; v > Ground; v-- {
		s, below := &tree[v], &tree[tree[v].below]
		below.low, below.high = min(below.low, s.low), max(below.high, s.high)
		if s.low >= s.order && s.high < s.order+s.size {
			below.nim ^= s.nim + 1 // a bridge
		} else {
			below.nim ^= s.nim ^ 1 // a loop on the vertex that the two have become
		}
	}
	return tree[Ground].nim
}

// greenStalk returns the green stalk that a picture with green edges only is equal to.
func (p Position) greenStalk() (q Position, ok bool) {
	n, ok := p.NimValue()
	if !ok {
		return Position{}, false
	}
	var code []byte
	for i := range int32(n) {
		code = appendEdge(code, i, i+1, Green)
	}
	if string(code) == p.code {
		return p, true
	}
	return Position{string(code)}, true
}
