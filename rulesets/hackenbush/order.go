package hackenbush

// orderer puts the edges of a graph into the order that a code has.
//
// The edges keep the order they are given in, except that one that does not touch what has been reached
// before waits until it does; of several that could be next, the first in the given order is. Edges that
// are never reached have lost the ground. This takes time linear in the number of edges, but for the edges
// that had to wait, which go through a heap.
type orderer struct {
	number  []int32 // of every vertex, or −1 if it is not reached
	reached int32   // how many vertices are reached
	waiting int     // how many edges wait
	head    []int32 // for every vertex the first of the half-edges that wait there, or −1
	next    []int32 // for every half-edge the next one in the list; edge e has 2e and 2e+1
	ready   []int32 // a heap of edges that waited and need not any more
}

// start prepares the orderer for a graph of n vertices of which the first reached ones are
// reached and keep their numbers.
func (o *orderer) start(n int, reached int32) {
	o.number = resize(o.number, n)
	for i := range o.number[:reached] {
		o.number[i] = int32(i)
	}
	for i := int(reached); i < n; i++ {
		o.number[i] = -1
	}
	o.reached, o.waiting = reached, 0
}

// appendOrdered appends the code of the edges of g from the edge first on that reach the ground.
func (o *orderer) appendOrdered(code []byte, g *graph, first int) []byte {
	for e := first; e < len(g.u); e++ {
		if o.number[g.u[e]] < 0 && o.number[g.v[e]] < 0 {
			o.wait(g, int32(e))
			continue
		}
		code = o.emit(code, g, int32(e))
		for len(o.ready) > 0 {
			code = o.emit(code, g, o.pop())
		}
	}
	return code
}

// emit appends the edge e, which touches what is reached.
func (o *orderer) emit(code []byte, g *graph, e int32) []byte {
	a, b := o.number[g.u[e]], o.number[g.v[e]]
	at := g.v[e]
	if a < 0 {
		a, b = b, a
		at = g.u[e]
	}
	if b < 0 {
		b = o.reached
		o.number[at] = b
		o.reached++
		if o.waiting > 0 {
			o.wake(at)
		}
	}
	return appendEdge(code, min(a, b), max(a, b), g.c[e])
}

func (o *orderer) wait(g *graph, e int32) {
	if o.waiting == 0 {
		o.head = filled(o.head, len(o.number), -1)
		o.next = resize(o.next, 2*len(g.u))
		o.ready = o.ready[:0]
	}
	o.waiting++
	for side, at := range [2]int32{g.u[e], g.v[e]} {
		half := 2*e + int32(side)
		o.next[half] = o.head[at]
		o.head[at] = half
	}
}

// woken marks in next, at the first half of an edge, that the edge waits no longer.
const woken = -2

// wake makes the edges ready that wait at the vertex at. The list of the vertex is read once, as
// a vertex is reached once; an edge that is woken at one end is passed over at the other.
func (o *orderer) wake(at int32) {
	for half := o.head[at]; half >= 0; {
		next := o.next[half]
		if o.next[half^1] != woken {
			o.next[half] = woken
			o.push(half >> 1)
		}
		half = next
	}
	o.head[at] = -1
}

func (o *orderer) push(e int32) {
	o.ready = append(o.ready, e)
	h := o.ready
	for i := len(h) - 1; i > 0; {
		parent := (i - 1) / 2
		if h[parent] <= h[i] {
			break
		}
		h[parent], h[i] = h[i], h[parent]
		i = parent
	}
}

func (o *orderer) pop() int32 {
	h := o.ready
	e := h[0]
	last := len(h) - 1
	h[0] = h[last]
	h = h[:last]
	o.ready = h
	for i := 0; ; {
		child := 2*i + 1
		if child >= last {
			return e
		}
		if child+1 < last && h[child+1] < h[child] {
			child++
		}
		if h[i] <= h[child] {
			return e
		}
		h[i], h[child] = h[child], h[i]
		i = child
	}
}
