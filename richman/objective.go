package richman

import (
	"context"
	"fmt"
)

// Reach returns the graph of a bidding game in which one player wants to reach one of the goals, and the other one
// wants to keep away from them for ever: the objectives of reachability and of safety. The vertices and their names are
// as in [NewGraph]; here they need no successors, and the goals may have some, which do not matter. The goals are
// terminals of the player who wants to reach them, and all vertices from which none can be reached are terminals of the
// other one. If his share of the money is above the critical share, that player reaches a goal; and if it is below, the
// other one keeps away by going where none can be reached. So play is never a draw but at the critical share.
//
// The error is a [*GraphError], as that of [NewGraph].
func Reach(edges [][]int, who Player, goals []int, names []string) (*Graph, error) {
	if who > Red {
		return nil, &GraphError{Msg: fmt.Sprintf("%v is no player", who)}
	}
	n := len(edges)
	g, err := newBoard([2][][]int{edges, edges}, nil, nil, names, true)
	if err != nil {
		return nil, err
	}
	isTarget := make([]bool, n)
	for _, v := range goals {
		if v >= 0 && v < n { // NewGraph says so if not
			isTarget[v] = true
		}
	}
	rest := make([][]int, n)
	var away []int
	dist, err := g.distances(context.Background(), func(v int) bool { return isTarget[v] })
	if err != nil {
		return nil, err
	}
	for v, d := range dist {
		switch {
		case d < 0:
			away = append(away, v)
		case !isTarget[v]:
			rest[v] = edges[v]
		}
	}
	if who == Red {
		return NewGraph(rest, away, goals, names)
	}
	return NewGraph(rest, goals, away, names)
}
