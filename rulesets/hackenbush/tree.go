package hackenbush

import (
	"cmp"
	"slices"
)

// treeOrderer finds the canonical form of trees. Vertices are ranked so that two of them have the same rank
// if and only if the trees above them are alike. The rank of a vertex depends on the colours of the edges to
// the vertices above it and on their ranks, and these are not as high, if the height of a vertex
// is the longest way up from there; so ranks are given by height.
//
// Reference: A. Aho, J. Hopcroft, J. Ullman, The Design and Analysis of Computer Algorithms (1974), §3.2.
type treeOrderer struct {
	height   []int32
	byHeight []int32 // the vertices
	bounds   []int32 // those of height h are byHeight[bounds[h]:bounds[h+1]]
	rank     []int32
	begin    []int32 // the edges from v up are above[begin[v]:begin[v+1]]
	above    []stem
	climb    []stem // edges still to be written
}

// stem is an edge seen from below.
type stem struct {
	key int64 // the colour and the rank of top
	top int32
}

func (s stem) colour() Colour { return Colour(s.key >> 32) }

// appendTree appends the canonical code of g, which is a tree in which every edge goes from u up to v > u.
func (t *treeOrderer) appendTree(code []byte, g *graph) []byte {
	t.list(g)
	t.rankAll()
	// Write the tree from the ground up, one branch after the other, those of lowest key first.
	number := int32(0)
	t.climb = append(t.climb[:0], stem{top: Ground})
	at := t.height // not needed any more: now the number of the vertex below each vertex
	at[Ground] = -1
	for len(t.climb) > 0 {
		s := t.climb[len(t.climb)-1]
		t.climb = t.climb[:len(t.climb)-1]
		if s.top != Ground {
			code = appendEdge(code, at[s.top], number, s.colour())
		}
		above := t.above[t.begin[s.top]:t.begin[s.top+1]]
		for i := len(above) - 1; i >= 0; i-- {
			at[above[i].top] = number
			t.climb = append(t.climb, above[i])
		}
		number++
	}
	return code
}

// list lists the edges at each vertex and the vertices by height.
func (t *treeOrderer) list(g *graph) {
	t.begin = filled(t.begin, g.n+2, 0)
	t.height = filled(t.height, g.n, 0)
	for _, u := range g.u {
		t.begin[u+2]++
	}
	for v := 2; v < len(t.begin); v++ {
		t.begin[v] += t.begin[v-1]
	}
	t.above = resize(t.above, len(g.u))
	for e, u := range g.u {
		t.above[t.begin[u+1]] = stem{key: int64(g.c[e]) << 32, top: g.v[e]}
		t.begin[u+1]++
	}
	for v := int32(g.n) - 1; v >= 0; v-- {
		for _, s := range t.above[t.begin[v]:t.begin[v+1]] {
			t.height[v] = max(t.height[v], t.height[s.top]+1)
		}
	}
	t.bounds = filled(t.bounds, int(t.height[Ground])+3, 0)
	for _, h := range t.height {
		t.bounds[h+2]++
	}
	for h := 2; h < len(t.bounds); h++ {
		t.bounds[h] += t.bounds[h-1]
	}
	t.byHeight = resize(t.byHeight, g.n)
	for v, h := range t.height {
		t.byHeight[t.bounds[h+1]] = int32(v)
		t.bounds[h+1]++
	}
}

// rankAll gives the vertices their ranks, and sorts the edges at each vertex by their keys.
func (t *treeOrderer) rankAll() {
	t.rank = resize(t.rank, len(t.height))
	last := int32(-1)
	for h := range len(t.bounds) - 2 {
		same := t.byHeight[t.bounds[h]:t.bounds[h+1]]
		if h > 0 {
			for _, v := range same {
				above := t.above[t.begin[v]:t.begin[v+1]]
				for i, s := range above {
					above[i].key |= int64(t.rank[s.top])
				}
				if len(above) > 1 {
					slices.SortFunc(above, func(r, s stem) int { return cmp.Compare(r.key, s.key) })
				}
			}
			if len(same) > 1 {
				slices.SortFunc(same, t.compare)
			}
		}
		for i, v := range same {
			if i == 0 || h > 0 && t.compare(same[i-1], v) != 0 {
				last++
			}
			t.rank[v] = last
		}
	}
}

// compare compares what is above two vertices of the same height.
func (t *treeOrderer) compare(v, w int32) int {
	return slices.CompareFunc(t.above[t.begin[v]:t.begin[v+1]], t.above[t.begin[w]:t.begin[w+1]],
		func(r, s stem) int { return cmp.Compare(r.key, s.key) })
}
