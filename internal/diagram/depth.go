package diagram

// layers returns the layer of each vertex, from the left.
func (g *Graph) layers() []int {
	n := len(g.Vertices)
	layer := make([]int, n)
	rank, ok := g.ranks()
	if !ok {
		for v := range layer {
			layer[v] = -1
		}
		last := 0
		for start := range n { // what cannot be reached from the vertex 0 comes after all the rest
			if layer[start] >= 0 {
				continue
			}
			layer[start] = last
			for todo := []int{start}; len(todo) > 0; todo = todo[1:] {
				for _, a := range g.Vertices[todo[0]].Arcs {
					if layer[a.To] < 0 {
						layer[a.To] = layer[todo[0]] + 1
						last = max(last, layer[a.To])
						todo = append(todo, a.To)
					}
				}
			}
			last++
		}
		return layer
	}
	longest := 0
	for _, r := range rank {
		longest = max(longest, r)
	}
	for v, r := range rank {
		layer[v] = longest - r
	}
	return layer
}

// ranks returns the lengths of the longest plays; ok is false if there is a cycle.
func (g *Graph) ranks() (rank []int, ok bool) {
	n := len(g.Vertices)
	rank = make([]int, n)
	left, before := make([]int, n), make([][]int, n)
	var done []int
	for v, x := range g.Vertices {
		if left[v] = len(x.Arcs); left[v] == 0 {
			done = append(done, v)
		}
		for _, a := range x.Arcs {
			before[a.To] = append(before[a.To], v)
		}
	}
	for i := 0; i < len(done); i++ {
		for _, v := range before[done[i]] {
			rank[v] = max(rank[v], rank[done[i]]+1)
			if left[v]--; left[v] == 0 {
				done = append(done, v)
			}
		}
	}
	return rank, len(done) == n
}
