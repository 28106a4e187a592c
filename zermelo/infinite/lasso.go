package infinite

import (
	"context"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
	"github.com/cgt-go/sdk/zermelo"
)

// Lasso is a play without end in which both players move by strategies that know nothing of the past: it comes to a
// vertex again, and from then on goes round.
type Lasso struct {
	// Vertices are those of the play up to the first one that has been visited before, without that. If the game is to
	// reach a goal, it ends there.
	Vertices []int
	// Loop says that Vertices[Loop:] are visited again and again for ever. There are none if the play has come to a
	// goal that was to be reached.
	Loop int
	// Winner is who wins the play.
	Winner zermelo.Player
}

// Play is the referee of the game that s solves: Max moves as the strategy max says and Min as min says, from start,
// until a vertex comes again or a goal is reached that was to be reached. After as many moves as most says, the play is
// broken off, with a [*cgt.LimitError]; it never has more than the graph has vertices. The error is a
// [*zermelo.StrategyError] if a strategy says nothing or makes a move that is none, a [*GraphError] if start is no
// vertex, and the cause of ctx. What was played is returned in any case. Play panics if a strategy is nil.
func (s *Solution) Play(ctx context.Context, start int, max, min zermelo.Strategy[int], most int) (Lasso, error) {
	if max == nil || min == nil {
		panic(fmt.Errorf("infinite: Play without a strategy"))
	}
	g := s.g
	steps := 0
	if start < 0 || start >= g.Len() {
		return Lasso{}, graphError(-1, "the start %d is not one of the vertices 0 to %d", start, g.Len()-1)
	}
	strategies := [2]zermelo.Strategy[int]{max, min}
	at := map[int]int{}
	var play Lasso
	for v := start; ; {
		if err := poll.Err(ctx, &steps); err != nil {
			return play, err
		}
		if len(play.Vertices) > most {
			return play, &cgt.LimitError{What: "moves", Limit: most}
		}
		if i, ok := at[v]; ok {
			play.Loop = i
			play.Winner = s.best(play.Vertices[i:])
			return play, nil
		}
		at[v] = len(play.Vertices)
		play.Vertices = append(play.Vertices, v)
		if s.objective.isOver(int32(v)) {
			play.Loop = len(play.Vertices)
			play.Winner = zermelo.Player(s.objective.who)
			return play, nil
		}
		who := g.Turn(v)
		w, ok := strategies[who].Move(v)
		msg := ""
		switch {
		case !ok:
			msg = "it says nothing"
		case w < 0 || w >= g.Len() || !slices.Contains(g.moves(int32(v)), int32(w)):
			msg = fmt.Sprintf("it says %d, which is no move", w)
		}
		if msg != "" {
			err := &zermelo.StrategyError{Who: who, Msg: msg}
			for _, u := range play.Vertices {
				err.Play = append(err.Play, g.Name(u))
			}
			return play, err
		}
		v = w
	}
}

// best returns who likes the largest priority of a loop.
func (s *Solution) best(loop []int) zermelo.Player {
	top := int32(0)
	for _, v := range loop {
		top = max(top, s.objective.rank(s.g, int32(v)))
	}
	return zermelo.Player(top & 1)
}
