package graph

import (
	"cmp"
	"math/bits"
	"slices"
)

// Normal returns a graph that is like g, with the same letters, only that the vertices may have other numbers. It
// returns the same for graphs that are alike in nearly all cases: for all that have been tried but those that are so
// regular, or so large, that to find out would take too long. The normal form of a normal form is itself.
func (g Graph) Normal() Graph {
	return newRefinement(g).normal(g)
}

// NormalExchange returns the normal form of g or of g with the letters x and y exchanged, and in the second case true.
// It chooses the same of both if it is given the other. The normal form of a normal form is itself, without exchange.
func (g Graph) NormalExchange(x, y byte) (Graph, bool) {
	h := g.Exchange(x, y)
	r, s := newRefinement(g), newRefinement(h)
	// The choice must be the same for graphs that are alike, even where their normal forms should differ.
	if s.sum() < r.sum() {
		return s.normal(h), true
	}
	return r.normal(g), false
}

// normal returns the normal form of the graph of the refinement.
func (r *refinement) normal(g Graph) Graph {
	order := r.walk()
	return g.renumber([]byte(g.letters), order, r.number, nil)
}

// refinement has a number for each vertex, called its colour, which depends on how the graph looks from there: on the
// letter, those of the neighbours, those of their neighbours and so on. Graphs that are alike have the same colours.
// The colours are hashes; if two should be the same by chance, the vertices are taken to look alike, and no more
// happens than that the normal forms of graphs that are alike may differ.
type refinement struct {
	begin, end []int // where the list of a vertex is
	to         []int // the lists
	colours    []uint64
	next       []uint64 // scratch
	rounds     int      // how far a vertex can look
	steps      int      // how much work there may still be
	generation int      // how often the colours have changed
	number     []int    // of the vertices in the walk, or −1
}

const (
	mostRounds = 32
	mostSteps  = 1 << 15
)

func newRefinement(g Graph) *refinement {
	n := g.NumVertices()
	scratch, colours := make([]int, 3*n+2), make([]uint64, 2*n)
	r := &refinement{
		begin: scratch[: 0 : n+1], end: scratch[n+1 : n+1 : 2*n+2], number: scratch[2*n+2:],
		to:      make([]int, 0, 2*g.NumEdges()+n),
		colours: colours[:n], next: colours[n:],
		rounds: min(n/2+1, mostRounds), steps: mostSteps,
	}
	for v := range n {
		r.begin = append(r.begin, len(r.to))
		for u := range g.Neighbours(v) {
			r.to = append(r.to, u)
		}
		r.end = append(r.end, len(r.to))
		r.colours[v] = mix(uint64(g.letters[v]))
	}
	r.refine()
	return r
}

// refine lets all vertices look around.
func (r *refinement) refine() {
	for range r.rounds {
		for v, c := range r.colours {
			sum := uint64(0)
			for _, u := range r.to[r.begin[v]:r.end[v]] {
				sum += mix(r.colours[u])
			}
			r.next[v] = mix(c + bits.RotateLeft64(sum, 29))
		}
		r.colours, r.next = r.next, r.colours
	}
	r.generation++
	r.steps -= r.rounds * (len(r.colours) + len(r.to))
}

// sum returns a number that graphs that are alike have in common.
func (r *refinement) sum() uint64 {
	sum := uint64(0)
	for _, c := range r.colours {
		sum += mix(c)
	}
	return sum
}

func (r *refinement) degree(v int) int { return r.end[v] - r.begin[v] }

// compare orders vertices by degree, so that walks begin at the end of a path, then by colour and then by number.
func (r *refinement) compare(u, v int) int {
	if c := cmp.Compare(r.degree(u), r.degree(v)); c != 0 {
		return c
	}
	if c := cmp.Compare(r.colours[u], r.colours[v]); c != 0 {
		return c
	}
	return cmp.Compare(u, v)
}

// walk returns the vertices in the order of a walk that goes on to the first neighbour in the order of compare.
// Whenever there is another that looks the same, the one that is chosen gets a colour of its own, which the others can
// see from then on.
//
// The walk through the result goes the same way. Its vertices have the colours that they have here, and of those that
// look the same it chooses that with the least number, which is the one that was chosen here: the next one.
func (r *refinement) walk() []int {
	n := len(r.colours)
	r.begin = append(r.begin, len(r.to)) // the vertex n is next to all others; it is where the walk begins and ends
	for v := range n {
		r.number[v] = -1
		r.to = append(r.to, v)
	}
	r.end = append(r.end, len(r.to))
	at := slices.Clone(r.begin)
	sorted := make([]int, n+1) // the generation for which the list of a vertex is in order
	order := make([]int, 0, n)
	for stack := append(make([]int, 0, n+1), n); len(stack) > 0; {
		v := stack[len(stack)-1]
		end := r.end[v]
		if sorted[v] != r.generation {
			slices.SortFunc(r.to[at[v]:end], r.compare)
			sorted[v] = r.generation
		}
		at[v] = r.skip(at[v], end)
		if at[v] == end {
			stack = stack[:len(stack)-1]
			continue
		}
		u := r.to[at[v]]
		at[v]++
		// Leaves on one vertex that look alike are alike, and to tell them apart would be in vain.
		if i := r.skip(at[v], end); i < end && r.colours[r.to[i]] == r.colours[u] && r.degree(u) > 1 && r.steps > 0 {
			r.colours[u] = mix(r.colours[u])
			r.refine()
		}
		r.number[u] = len(order)
		order = append(order, u)
		stack = append(stack, u)
	}
	return order
}

// skip returns the place of the first vertex between begin and end in the lists that has no number, or end.
func (r *refinement) skip(begin, end int) int {
	for begin < end && r.number[r.to[begin]] >= 0 {
		begin++
	}
	return begin
}

// mix returns a number all of whose bits depend on all bits of x: that of the generator splitmix64 for the state x.
//
// Source: G. Steele, D. Lea, C. Flood, Fast splittable pseudorandom number generators, OOPSLA 2014.
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
