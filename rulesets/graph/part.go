package graph

import "slices"

// part returns the part of g that has the vertices with a letter other than 0 and, unless drop is nil, only edges that
// it does not drop, numbered in the order of a walk. The letters are new ones.
//
// To number the vertices of the result again changes nothing: the first neighbour of a vertex that the walk has not
// seen is the next one in its own order, for all others that it has not seen come later.
func (g Graph) part(letters []byte, drop func(x, y byte) bool) Graph {
	n := len(letters)
	scratch := make([]int, 4*n)
	number, at, order, stack := scratch[:n], scratch[n:2*n], scratch[2*n:2*n:3*n], scratch[3*n:3*n:4*n]
	for v := range number {
		number[v] = -1
		at[v], _ = g.list(v)
	}
	for root, letter := range letters {
		if letter == 0 || number[root] >= 0 {
			continue
		}
		number[root] = len(order)
		order, stack = append(order, root), append(stack, root)
		for len(stack) > 0 {
			v := stack[len(stack)-1]
			if _, end := g.list(v); at[v] == end {
				stack = stack[:len(stack)-1]
				continue
			}
			u := g.neighbour(at[v])
			at[v]++
			if letters[u] != 0 && number[u] < 0 && (drop == nil || !drop(letters[v], letters[u])) {
				number[u] = len(order)
				order, stack = append(order, u), append(stack, u)
			}
		}
	}
	return g.renumber(letters, order, number, drop)
}

// renumber returns the part of g with the given vertices in the given order.
func (g Graph) renumber(letters []byte, order, number []int, drop func(x, y byte) bool) Graph {
	kept := make([]byte, len(order))
	ends := make([]int, len(order))
	to := make([]int, 0, 2*g.NumEdges())
	for i, v := range order {
		from := len(to)
		for u := range g.Neighbours(v) {
			if letters[u] != 0 && (drop == nil || !drop(letters[v], letters[u])) {
				to = append(to, number[u])
			}
		}
		slices.Sort(to[from:])
		kept[i], ends[i] = letters[v], len(to)
	}
	return encode(kept, ends, to)
}

// AppendParts appends the connected parts of the graph.
func (g Graph) AppendParts(dst []Graph) []Graph {
	for begin := 0; begin < len(g.letters); {
		// In the order of a walk a part ends before a vertex without a neighbour before it.
		end := begin + 1
		for end < len(g.letters) && g.isReached(end) {
			end++
		}
		if end-begin == len(g.letters) {
			return append(dst, g)
		}
		ends := make([]int, 0, end-begin)
		var to []int
		for v := begin; v < end; v++ {
			for u := range g.Neighbours(v) {
				to = append(to, u-begin)
			}
			ends = append(ends, len(to))
		}
		dst = append(dst, encode([]byte(g.letters[begin:end]), ends, to))
		begin = end
	}
	return dst
}

// isReached reports whether v has a neighbour before it.
func (g Graph) isReached(v int) bool {
	begin, end := g.list(v)
	return begin < end && g.neighbour(begin) < v
}
