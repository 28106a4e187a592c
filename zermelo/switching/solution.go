package switching

import (
	"context"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/structure"
)

// Solution says who wins a game, and has a certificate and a strategy for each player who can win it. It is immutable
// and safe for concurrent use.
type Solution struct {
	game    *Game
	class   Class
	trees   *Trees   // unless the class is Cut
	barrier *Barrier // unless it is Short
}

// Solve finds out who wins. It puts the edges into two forests, see [Graph.Forests]: if Short is to join all vertices,
// the class depends on how many edges these miss. If two vertices are to be joined, it then tries to put in an edge
// between them, and then another one: if there is no room for the first, the forests are trees on a part that has both
// vertices, and Short wins; if there is none for the second, it depends on who begins. It takes as long as
// [Graph.Forests]. The error is the cause of ctx if that is done.
//
// Sources: those of [Trees] and [Barrier].
func (g *Game) Solve(ctx context.Context) (*Solution, error) {
	if g.isAll {
		return g.solveAll(ctx)
	}
	n := len(g.graph.ends)
	more := &Graph{g.graph.vertices, append(slices.Clip(g.graph.ends), g.ends, g.ends)}
	p, err := more.pack(ctx, n)
	if err != nil {
		return nil, err
	}
	sol := &Solution{game: g, class: Cut}
	hasRoom, err := p.insert(int32(n))
	switch {
	case err != nil:
		return nil, err
	case !hasRoom:
		sol.class, sol.trees = Short, g.trees(p)
		return sol, nil
	}
	sol.barrier = g.barrier(p)
	hasRoom, err = p.insert(int32(n + 1))
	switch {
	case err != nil:
		return nil, err
	case hasRoom:
		sol.barrier = g.barrier(p)
	default:
		sol.class, sol.trees = Neutral, g.trees(p)
	}
	return sol, nil
}

func (g *Game) solveAll(ctx context.Context) (*Solution, error) {
	f, err := g.graph.Forests(ctx)
	if err != nil {
		return nil, err
	}
	sol := &Solution{game: g, class: Cut}
	switch f.Missing() {
	case 0:
		sol.class = Short
	case 1:
		sol.class = Neutral
	}
	if sol.class != Cut {
		sol.trees = &Trees{f.Red, f.Blue}
	}
	if sol.class != Short {
		sol.barrier = &Barrier{Part: f.Part}
	}
	return sol, nil
}

// trees returns the edges of the graph in the clump of the two vertices.
func (g *Game) trees(p *packing) *Trees {
	clump := p.clumps.find(g.ends[0])
	t := new(Trees)
	t.Red, t.Blue = g.colours(p, func(u, v int32) bool { return u == clump && v == clump })
	return t
}

// barrier returns the clumps and the edges of the graph between them.
func (g *Game) barrier(p *packing) *Barrier {
	b := &Barrier{Part: p.parts()}
	b.Red, b.Blue = g.colours(p, func(u, v int32) bool { return u != v })
	return b
}

// colours returns the edges of the graph in both forests between clumps that are wanted.
func (g *Game) colours(p *packing, isWanted func(u, v int32) bool) (reds, blues []int) {
	lists := [2][]int{}
	for e, ends := range g.graph.ends {
		if i := p.forest[e]; i >= 0 && isWanted(p.clumps.find(ends[0]), p.clumps.find(ends[1])) {
			lists[i] = append(lists[i], e)
		}
	}
	return lists[0], lists[1]
}

// Game returns the game.
func (s *Solution) Game() *Game { return s.game }

// String returns the game and its class, such as "joining 0 and 3 by 5 edges: neutral".
func (s *Solution) String() string {
	if s.game == nil {
		return "no game"
	}
	return fmt.Sprintf("%v: %v", s.game, s.class)
}

// Class returns who wins.
func (s *Solution) Class() Class { return s.class }

// Trees returns the certificate that Short wins, if Max begins at least; ok is false if Cut always wins.
func (s *Solution) Trees() (t Trees, ok bool) {
	if s.trees == nil {
		return Trees{}, false
	}
	return Trees{slices.Clone(s.trees.Red), slices.Clone(s.trees.Blue)}, true
}

// Barrier returns the certificate that Cut wins, if Min begins at least; ok is false if Short always wins.
func (s *Solution) Barrier() (b Barrier, ok bool) {
	if s.barrier == nil {
		return Barrier{}, false
	}
	return Barrier{slices.Clone(s.barrier.Part), slices.Clone(s.barrier.Red), slices.Clone(s.barrier.Blue)}, true
}

// Verify checks the certificates, which show that the class is right, see [Game.VerifyTrees] and [Game.VerifyBarrier].
// An error is a [*VerifyError]; none is expected. It takes linear time but for the union-find.
func (s *Solution) Verify() error {
	switch {
	case s.trees == nil && s.class != Cut:
		return &VerifyError{"trees", "they are missing"}
	case s.barrier == nil && s.class != Short:
		return &VerifyError{"barrier", "it is missing"}
	}
	// Whoever wins in any case wins if the opponent begins.
	if s.trees != nil {
		if err := s.game.VerifyTrees(*s.trees, s.class.first(zermelo.Max)); err != nil {
			return err
		}
	}
	if s.barrier != nil {
		return s.game.VerifyBarrier(*s.barrier, s.class.first(zermelo.Min))
	}
	return nil
}

// plan is what a strategy is made of.
type plan interface {
	// reply returns an edge to claim; ok is false where the strategy does not know how to win. It is safe for
	// concurrent use.
	reply(owners []owner) (edge int, ok bool)
}

// plan returns the plan of a player, or nil.
func (s *Solution) plan(who zermelo.Player) plan {
	switch {
	case who == zermelo.Max && s.trees != nil:
		return newShortPlan(s.game, *s.trees)
	case who == zermelo.Min && s.barrier != nil:
		return newCutPlan(s.game, *s.barrier)
	}
	return nil
}

// Strategy returns a strategy with which a player wins from the board where nothing is claimed, if that is so for the
// player who begins; ok is false if the player cannot win even then. In a game that is [Neutral] it wins if who begins.
// It depends on the position only, takes linear time for a move but for the union-find, and says nothing where the
// opponent is to move, or at a position that it does not know how to win, which does not come about if it is followed.
// It panics if who is no player.
func (s *Solution) Strategy(who zermelo.Player) (strategy zermelo.Strategy[structure.Claims], ok bool) {
	if who > zermelo.Min {
		panic(fmt.Errorf("switching: there is no player %v", who))
	}
	plan := s.plan(who)
	if plan == nil {
		return nil, false
	}
	return zermelo.StrategyFunc[structure.Claims](func(p structure.Claims) (q structure.Claims, ok bool) {
		if p.Next != who {
			return q, false
		}
		edge, ok := plan.reply(s.game.owners(p))
		if !ok {
			return q, false
		}
		return p.Claim(edge), true
	}), true
}
