// Package matching finds maximum matchings in graphs.
package matching

// Graph is an undirected graph: the neighbours of each vertex. Each edge stands with both of its ends, and none is a
// loop.
type Graph [][]int

// None is the partner of a vertex that has none.
const None = -1

// Maximum returns a matching with as many edges as there can be: the partner of each vertex, or None. It takes time in
// proportion to v·(v² + e) at most for v vertices and e edges.
//
// Source: J. Edmonds, Paths, trees, and flowers, Canadian Journal of Mathematics 17, 1965.
func Maximum(g Graph) []int {
	partners := make([]int, len(g))
	for v := range partners {
		partners[v] = None
	}
	// What is found at once need not be searched for.
	for v, neighbours := range g {
		for _, u := range neighbours {
			if partners[v] == None && partners[u] == None {
				partners[v], partners[u] = u, v
			}
		}
	}
	for v := range g {
		if partners[v] == None {
			Augment(g, partners, v, None)
		}
	}
	return partners
}

// Augment changes a matching so that it has one more edge and covers the vertex root, which has no partner, and all
// that it covered before. It returns false and changes nothing if that cannot be done. The vertex without, if not None,
// is taken to be no part of the graph; it has no partner.
func Augment(g Graph, partners []int, root, without int) bool {
	s := search{
		g: g, partners: partners, without: without,
		parent: make([]int, len(g)), base: make([]int, len(g)), isOuter: make([]bool, len(g)), inBlossom: make([]bool, len(g)),
	}
	for v := range g {
		s.parent[v], s.base[v] = None, v
	}
	end := s.find(root)
	if end == None {
		return false
	}
	// Exchange the edges on the path from root to end.
	for v := end; v != None; {
		u := s.parent[v]
		next := partners[u]
		partners[u], partners[v] = v, u
		v = next
	}
	return true
}

// search grows a tree of alternating paths from a vertex without a partner. Outer vertices are those at even distances
// in it; a circuit of odd length, a blossom, is shrunk to its base, and all of it becomes outer.
type search struct {
	g         Graph
	partners  []int
	without   int
	parent    []int // of inner vertices, and within blossoms of outer ones: the vertex before it on the path to the root
	base      []int // of the blossom of a vertex
	isOuter   []bool
	inBlossom []bool // of the blossom that is being shrunk, by base
}

// find returns the other end of an augmenting path from root, or None.
func (s *search) find(root int) int {
	s.isOuter[root] = true
	queue := []int{root}
	for len(queue) > 0 {
		v := queue[0]
		queue = queue[1:]
		for _, u := range s.g[v] {
			if u == s.without || s.base[v] == s.base[u] || s.partners[v] == u {
				continue
			}
			if u == root || s.partners[u] != None && s.parent[s.partners[u]] != None {
				queue = s.shrink(v, u, queue)
				continue
			}
			if s.parent[u] != None {
				continue
			}
			s.parent[u] = v
			if s.partners[u] == None {
				return u
			}
			s.isOuter[s.partners[u]] = true
			queue = append(queue, s.partners[u])
		}
	}
	return None
}

// shrink makes one of the circuit that the edge between two outer vertices closes, and appends the vertices that become
// outer to the queue.
func (s *search) shrink(v, u int, queue []int) []int {
	base := s.meeting(v, u)
	clear(s.inBlossom)
	s.mark(v, base, u)
	s.mark(u, base, v)
	for w := range s.g {
		if s.inBlossom[s.base[w]] {
			s.base[w] = base
			if !s.isOuter[w] {
				s.isOuter[w] = true
				queue = append(queue, w)
			}
		}
	}
	return queue
}

// meeting returns where the paths from two outer vertices to the root meet first.
func (s *search) meeting(v, u int) int {
	onPath := make([]bool, len(s.g))
	for {
		v = s.base[v]
		onPath[v] = true
		if s.partners[v] == None {
			break // the root
		}
		v = s.parent[s.partners[v]]
	}
	for {
		u = s.base[u]
		if onPath[u] {
			return u
		}
		u = s.parent[s.partners[u]]
	}
}

// mark marks the path from an outer vertex to the base of a blossom, and says how to come back along it, by way of
// child.
func (s *search) mark(v, base, child int) {
	for s.base[v] != base {
		s.inBlossom[s.base[v]] = true
		s.inBlossom[s.base[s.partners[v]]] = true
		s.parent[v] = child
		child = s.partners[v]
		v = s.parent[s.partners[v]]
	}
}
