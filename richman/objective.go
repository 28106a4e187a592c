package richman

import "fmt"

// Reach returns the graph of a bidding game in which one player wants to reach one of the targets, and the other one wants to keep away from them for ever: the objectives of reachability and of safety. The vertices and their names
// are as in [NewGraph]; here they need no successors, and the targets may have some, which do not matter. The targets are terminals of the player who wants to reach them, and all vertices from which none can be reached are terminals of the other one. If his
// share of the money is above the critical share, that player reaches a target; and if it is below, the other one keeps away by going where none can be reached. So play is never a draw but at the critical share.
//
// The error is a [*GraphError], as that of [NewGraph].
func Reach(edges [][]int, who Player, targets []int, names []string) (*Graph, error) {
	if who > Red {
		return nil, &GraphError{Msg: fmt.Sprintf("%v is no player", who)}
	}
	n := len(edges)
	before := make([][]int, n)
	for v, list := range edges {
		for _, w := range list {
			if w < 0 || w >= n {
				return NewGraph(edges, nil, nil, names) // whose error it is
			}
			before[w] = append(before[w], v)
		}
	}
	can, isTarget := make([]bool, n), make([]bool, n)
	var queue []int
	for _, v := range targets {
		if v >= 0 && v < n && !can[v] {
			can[v], isTarget[v] = true, true
			queue = append(queue, v)
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		for _, v := range before[queue[0]] {
			if !can[v] {
				can[v] = true
				queue = append(queue, v)
			}
		}
	}
	rest := make([][]int, n)
	var away []int
	for v := range n {
		switch {
		case !can[v]:
			away = append(away, v)
		case !isTarget[v]:
			rest[v] = edges[v]
		}
	}
	if who == Red {
		return NewGraph(rest, away, targets, names)
	}
	return NewGraph(rest, targets, away, names)
}
