package infinite

import (
	"context"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
	"github.com/cgt-go/sdk/zermelo"
)

// SolveFrom finds who wins the parity game from start, as [Solver.Parity] says it of one that [Explore] has listed, but
// lists no more positions than it needs, so that there may be more than could be listed, or infinitely many, if one of
// the players can win among a few of them. What it returns is only about the moves of a strategy of the winner: the
// positions that can come if he moves by it, start first, with all moves of the opponent and one of his own in each;
// and the solution of this graph, in which he wins from everywhere, and which [Solution.Verify] checks. Since he has
// given up his other moves, he wins as well if he has them.
//
// It lists positions in the order of a breadth-first search, and solves what is listed when it has looked at the moves
// from 64, 128, … of them: once as if the positions that are listed only were lost for Max, and once as if they were
// lost for Min. Whoever wins from a position even so does win from there, and it need not be looked at again. So it
// takes not much longer than to list the positions in the largest of these rounds and to solve their graph; at worst
// these are all.
//
// The error is a [*cgt.LimitError] if there would be more positions listed than limits say, or than [MaxVertices], a
// [*zermelo.GameError] if there is something wrong with a position that was looked at, as for Explore, and the cause of
// ctx. SolveFrom panics if game is nil, or the Method of the solver is none.
func SolveFrom[Pos comparable](ctx context.Context, solver Solver, game Game[Pos], start Pos, limits cgt.Limits) (*Exploration[Pos], *Solution, error) {
	if game == nil {
		panic(fmt.Errorf("infinite: no game"))
	}
	l := &listing[Pos]{game: game, most: min(limits.MaxPositions(), MaxVertices), vertices: map[Pos]int{}, store: &Graph{head: []int32{0}}}
	if _, ok := l.add(start); !ok {
		return nil, nil, &cgt.LimitError{What: "positions", Limit: l.most}
	}
	for target := firstTarget; ; target *= 2 {
		if ctx.Err() != nil {
			return nil, nil, context.Cause(ctx)
		}
		isFull, err := l.list(ctx, target)
		if err != nil {
			return nil, nil, err
		}
		for who := zermelo.Max; who <= zermelo.Min; who++ {
			if err := l.decide(ctx, solver, uint8(who)); err != nil {
				return nil, nil, err
			}
			if l.winner[0] == uint8(who) {
				return l.part(uint8(who))
			}
		}
		if isFull {
			return nil, nil, &cgt.LimitError{What: "positions", Limit: l.most}
		}
	}
}

// firstTarget is the number of positions whose moves are looked at before a game is solved for the first time.
const firstTarget = 64

// listing is the part of a game that is known.
type listing[Pos comparable] struct {
	game      Game[Pos]
	most      int
	positions []Pos
	vertices  map[Pos]int
	place     []int32 // of each position, its vertex in the store, or −1 if its moves have not been looked at
	store     *Graph  // moves lead to numbers of positions
	winner    []uint8 // unknown, or who wins
	move      []int32 // of the winner, if he moves

	// What can be reached from the start without coming through positions whose winner is known:
	reached []int32
	number  []int32 // in reached, and −1 for the others
}

// add lists a position; ok is false if there are too many.
func (l *listing[Pos]) add(p Pos) (v int, ok bool) {
	if v, ok = l.vertices[p]; ok {
		return v, true
	}
	if v = len(l.positions); v == l.most {
		return 0, false
	}
	l.vertices[p] = v
	l.positions = append(l.positions, p)
	l.place, l.winner, l.move, l.number = append(l.place, -1), append(l.winner, unknown), append(l.move, -1), append(l.number, -1)
	return v, true
}

// list looks at the moves from positions whose winner is not known, until there have been as many as target says, and
// reports whether there are more positions than may be listed.
func (l *listing[Pos]) list(ctx context.Context, target int) (isFull bool, err error) {
	for _, v := range l.reached {
		l.number[v] = -1
	}
	l.number[0], l.reached = 0, append(l.reached[:0], 0)
	var moves []Pos
	steps := 0
	for i := 0; i < len(l.reached); i++ {
		if err := poll.Err(ctx, &steps); err != nil {
			return false, err
		}
		v := l.reached[i]
		if l.winner[v] != unknown {
			continue
		}
		if l.place[v] < 0 {
			if isFull || l.store.Len() >= target {
				continue
			}
			if moves, isFull, err = l.look(v, moves[:0]); err != nil {
				return false, err
			}
			if err := poll.Many(ctx, &steps, len(moves)); err != nil {
				return false, err
			}
			if isFull {
				continue
			}
		}
		for _, w := range l.store.moves(l.place[v]) {
			if l.number[w] < 0 {
				l.number[w] = int32(len(l.reached))
				l.reached = append(l.reached, w)
			}
		}
	}
	return isFull, nil
}

// look adds the moves from a position to the store, and reports whether they lead to more positions than may be listed;
// then it adds none.
func (l *listing[Pos]) look(v int32, moves []Pos) (_ []Pos, isFull bool, err error) {
	p := l.positions[v]
	moves = l.game.AppendMoves(moves, p)
	x := Vertex{Turn: l.game.Turn(p), Priority: l.game.Priority(p)}
	for _, q := range moves {
		w, ok := l.add(q)
		if !ok {
			return moves, true, nil
		}
		x.Moves = append(x.Moves, w)
	}
	place := l.store.Len()
	if err := l.store.add(x); err != nil {
		if wrong, ok := err.(*GraphError); ok {
			err = &zermelo.GameError{Position: fmt.Sprint(p), Msg: wrong.Msg}
		}
		return moves, false, err
	}
	l.place[v] = int32(place)
	return moves, false, nil
}

// decide finds positions from which a player wins even if he loses wherever the moves have not been looked at.
func (l *listing[Pos]) decide(ctx context.Context, solver Solver, who uint8) error {
	g := &Graph{head: []int32{0}}
	for i, v := range l.reached {
		owner, priority := who, int32(who^1) // lost
		switch place := l.place[v]; {
		case l.winner[v] != unknown:
			priority = int32(l.winner[v])
			g.to = append(g.to, int32(i))
		case place < 0:
			g.to = append(g.to, int32(i))
		default:
			owner, priority = l.store.owner[place], l.store.priority[place]
			for _, w := range l.store.moves(place) {
				g.to = append(g.to, l.number[w])
			}
		}
		g.owner, g.priority, g.head = append(g.owner, owner), append(g.priority, priority), append(g.head, int32(len(g.to)))
	}
	g.turnRound()
	s, err := solver.Parity(ctx, g)
	if err != nil {
		return err
	}
	for i, v := range l.reached {
		if l.winner[v] == unknown && s.winner[i] == who {
			l.winner[v] = who
			if w := s.strategy[i]; w >= 0 {
				l.move[v] = l.reached[w]
			}
		}
	}
	return nil
}

// part returns the positions that come if the winner from the start moves by his strategy. He wins from all of them,
// and all moves from them are known.
func (l *listing[Pos]) part(who uint8) (*Exploration[Pos], *Solution, error) {
	e := &Exploration[Pos]{graph: &Graph{head: []int32{0}}, vertices: map[Pos]int{}}
	s := &Solution{g: e.graph}
	for i := range l.number {
		l.number[i] = -1
	}
	list := []int32{0}
	l.number[0] = 0
	for i := 0; i < len(list); i++ {
		v := list[i]
		p := l.positions[v]
		e.positions = append(e.positions, p)
		e.vertices[p] = i
		moves := l.store.moves(l.place[v])
		if l.move[v] >= 0 {
			moves = l.move[v : v+1]
		}
		x := Vertex{Turn: l.store.Turn(int(l.place[v])), Priority: l.store.Priority(int(l.place[v]))}
		for _, w := range moves {
			if l.number[w] < 0 {
				l.number[w] = int32(len(list))
				list = append(list, w)
			}
			x.Moves = append(x.Moves, int(l.number[w]))
		}
		if err := e.graph.add(x); err != nil {
			return nil, nil, err
		}
		move := int32(-1)
		if l.move[v] >= 0 {
			move = int32(x.Moves[0])
		}
		s.winner, s.strategy = append(s.winner, who), append(s.strategy, move)
	}
	e.graph.turnRound()
	e.positions = slices.Clip(e.positions)
	return e, s, nil
}
