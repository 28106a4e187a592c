package infinite

import (
	"cmp"
	"slices"
)

// byPriority returns the vertices by falling priority, and those with the same one in increasing order.
func byPriority(g *Graph) []int32 {
	list := make([]int32, g.Len())
	low, high := g.span()
	if int(high)-int(low) > 2*g.Len() {
		for v := range list {
			list[v] = int32(v)
		}
		slices.SortFunc(list, func(u, v int32) int { return cmp.Or(cmp.Compare(g.priority[v], g.priority[u]), cmp.Compare(u, v)) })
		return list
	}
	at := make([]int32, high-low+2)
	for _, p := range g.priority {
		at[high-p+1]++
	}
	for i := range at[1:] {
		at[i+1] += at[i]
	}
	for v, p := range g.priority {
		list[at[high-p]] = int32(v)
		at[high-p]++
	}
	return list
}
