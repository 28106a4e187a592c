package convert

import (
	"fmt"

	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

// Reaching makes a game of package zermelo of a graph on which play never ends and on which who wants to reach one of
// the goals: play ends there, and he has won; a play without end he has lost. The positions are the vertices;
// priorities do not matter. So the winners are those of [infinite.Solver.Reach], and package zermelo adds how many
// moves it takes.
//
// The error is a [*infinite.GraphError] if a goal is no vertex, or if who is no player. Reaching panics if g is nil;
// the methods of the game panic if a position is no vertex.
func Reaching(g *infinite.Graph, who zermelo.Player, goals []int) (zermelo.Game[int, zermelo.Result], error) {
	if who > zermelo.Min {
		return nil, &infinite.GraphError{Vertex: -1, Msg: fmt.Sprintf("there is no player %v", who)}
	}
	r := reaching{g, who, make([]bool, g.Len())}
	for _, v := range goals {
		if v < 0 || v >= g.Len() {
			return nil, &infinite.GraphError{Vertex: v, Msg: "is a goal and no vertex"}
		}
		r.isGoal[v] = true
	}
	return r, nil
}

type reaching struct {
	*infinite.Graph
	who    zermelo.Player
	isGoal []bool
}

func (r reaching) End(v int) (zermelo.Result, bool) {
	return zermelo.WinFor(r.who), r.isGoal[v]
}

// Unending returns the result of a play in which no goal is reached.
func (r reaching) Unending() (zermelo.Result, bool) { return zermelo.WinFor(r.who).Neg(), true }
