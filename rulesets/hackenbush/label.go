package hackenbush

import (
	"math/bits"
	"slices"
)

// labeller numbers the vertices of a picture with circles in a way that depends as little as possible on how
// they were numbered before. Every vertex has a class. At first only the ground differs from the rest; then,
// again and again, a class is divided by the colours of the edges at its vertices and the classes at
// their other ends, until this divides no class any more. A class is a number that is made of those it
// depends on by arithmetic, so that vertices which are alike, in this picture or another, have the same
// class. Should ever vertices that differ have the same class, the numbering is less good but not wrong.
//
// Then the vertices are numbered one after the other, beginning with the ground. Of those that touch a
// numbered vertex the next is the one of the smallest class. If there are several of this class it is the
// first as they were numbered before, and as it now differs from the others, the classes are divided
// anew. The numbering of a picture that has been numbered in this way does not change any more.
//
// Reference: B. Weisfeiler, A. Leman, The reduction of a graph to canonical form and the algebra which appears
// therein, NTI Ser. 2, 9 (1968).
type labeller struct {
	class   []uint64 // of every vertex
	next    []uint64
	sorted  []uint64
	classes int      // how many there are
	label   []int32  // the number of every vertex, or −1
	touched []uint64 // the vertices that touch a numbered one and have no number, one bit each
	touches []uint64 // for every vertex, the vertices that it touches; row after row
	keys    []uint64 // the edges, as numbers that order them
}

// classify finds the classes of the vertices of g.
func (l *labeller) classify(g *graph) {
	l.class = filled(l.class, g.n, 1)
	l.class[Ground] = 2
	l.classes = 1
	l.divide(g, 3) // counting costs more than dividing, and three rounds always come to pass
}

// divide divides the classes until none is divided any more.
func (l *labeller) divide(g *graph, rounds int) {
	for l.classes < g.n {
		for range rounds {
			l.round(g)
		}
		rounds = 1
		before := l.classes
		l.countClasses()
		if l.classes <= before {
			return
		}
	}
}

// round divides every class once by what is around its vertices.
func (l *labeller) round(g *graph) {
	l.next = resize(l.next, g.n)
	for v, k := range l.class {
		l.next[v] = mix(k)
	}
	for e, u := range g.u {
		v, c := g.v[e], uint64(g.c[e]+1)<<32
		l.next[u] += mix(l.class[v] ^ c)
		l.next[v] += mix(l.class[u] ^ c)
	}
	l.class, l.next = l.next, l.class
}

// countClasses counts the classes.
func (l *labeller) countClasses() {
	l.sorted = append(l.sorted[:0], l.class...)
	slices.Sort(l.sorted)
	l.classes = 1
	for i := 1; i < len(l.sorted); i++ {
		if l.sorted[i] != l.sorted[i-1] {
			l.classes++
		}
	}
}

// mix is a permutation of the 64-bit numbers that leaves no pattern (the finaliser of SplitMix64: G. Steele,
// D. Lea, C. Flood, Fast splittable pseudorandom number generators, OOPSLA 2014).
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// invariant returns a number that is the same for all pictures that are alike.
func (l *labeller) invariant() uint64 {
	var sum uint64
	for _, k := range l.class {
		sum += mix(k)
	}
	return sum
}

// appendLabelled appends the code of g as the labeller numbers it.
func (l *labeller) appendLabelled(code []byte, g *graph) []byte {
	l.labelVertices(g)
	l.keys = l.keys[:0]
	for e, u := range g.u {
		u, v := uint64(l.label[u]), uint64(l.label[g.v[e]])
		l.keys = append(l.keys, max(u, v)<<32|min(u, v)<<2|uint64(g.c[e]))
	}
	slices.Sort(l.keys)
	for _, k := range l.keys {
		code = appendEdge(code, int32(k>>2&(1<<30-1)), int32(k>>32), Colour(k&3))
	}
	return code
}

// labelVertices numbers the vertices.
func (l *labeller) labelVertices(g *graph) {
	row := (g.n + 63) / 64 // the length of a set
	l.touches = filled(l.touches, g.n*row, 0)
	for e, u := range g.u {
		v := g.v[e]
		l.touches[int(u)*row+int(v)/64] |= 1 << (v % 64)
		l.touches[int(v)*row+int(u)/64] |= 1 << (u % 64)
	}
	l.label = filled(l.label, g.n, -1)
	l.touched = filled(l.touched, row, 0)
	for x, count := int32(Ground), int32(0); ; {
		l.label[x] = count
		if count++; int(count) == g.n {
			return
		}
		if l.classes < g.n && l.shared(x) {
			l.class[x] = mix(^l.class[x])
			l.classes++
			l.divide(g, 1)
		}
		for i, set := range l.touches[int(x)*row : int(x+1)*row] {
			l.touched[i] |= set
		}
		x = -1
		for i, set := range l.touched {
			for ; set != 0; set &= set - 1 {
				v := int32(64*i + bits.TrailingZeros64(set))
				switch {
				case l.label[v] >= 0:
					l.touched[i] &^= set & -set
				case x < 0 || l.class[v] < l.class[x]:
					x = v
				}
			}
		}
	}
}

// shared reports whether another vertex has the class of x.
func (l *labeller) shared(x int32) bool {
	for v, k := range l.class {
		if k == l.class[x] && int32(v) != x {
			return true
		}
	}
	return false
}
