package richman

import (
	"context"
	"fmt"
	"slices"
)

// Parity is a bidding game without end in which every vertex has a priority. Blue wins a play if the largest priority
// that comes again and again for ever is even, and Red if it is odd; a play that comes to a terminal is won by its
// owner. A Parity is immutable and safe for concurrent use.
//
// In a bottom of the arena, the player to whom the largest priority belongs wins with any positive share of the money:
// he can bring the token to a vertex with this priority with as little money as he likes, and has some left to do it
// again. See [ParitySolution.Winning]. So the game is that of [Parity.Graph]. This is true of the rules of Richman, of
// poorman and of all taxman rules between them, so that [FindThresholds] is right for it; it is not true of whole
// chips, with which a player may have too little to bid.
//
// Sources: G. Avni, T. A. Henzinger, V. Chonev, Infinite-duration bidding games, Journal of the ACM 66 (2019); G. Avni,
// T. A. Henzinger, R. Ibsen-Jensen, Infinite-duration poorman-bidding games, 2018, for poorman; G. Avni, T. A.
// Henzinger, Đ. Žikelić, Bidding mechanisms in graph games, 2019, for taxman.
type Parity struct {
	a          *Arena
	priorities []int
	winners    []Player // of the bottoms
	goals      []int    // the first vertex of each bottom with its largest priority
	g          *Graph
}

// Parity returns the parity game with these priorities of the vertices. They are at least 0; those of terminals do not
// matter. The error is a [*GraphError] if there are not as many priorities as vertices, or if one of them is negative.
func (a *Arena) Parity(priorities []int) (*Parity, error) {
	if len(priorities) != a.Len() {
		return nil, &GraphError{Msg: fmt.Sprintf("%d priorities for %d vertices", len(priorities), a.Len())}
	}
	for v, p := range priorities {
		if p < 0 {
			return nil, &GraphError{Vertices: []string{a.Name(v)}, Msg: fmt.Sprintf("the priority %d is negative", p)}
		}
	}
	p := &Parity{a: a, priorities: slices.Clone(priorities)}
	for _, list := range a.bottoms {
		goal := list[0]
		for _, v := range list {
			if priorities[v] > priorities[goal] {
				goal = v
			}
		}
		p.goals = append(p.goals, goal)
		p.winners = append(p.winners, Player(priorities[goal]%2))
	}
	var err error
	p.g, err = a.ends(p.winners)
	return p, err
}

// Buchi returns the game in which one player wants the token to be at some of the goals again and again for ever: his
// is the objective of Büchi, and the other one's, that the goals are visited only finitely often, that of co-Büchi. The
// goals have the priority 2 and the other vertices 1, or 1 and 0 if Red wants to visit them. The error is a
// [*GraphError] if there is no such player, or no such vertex.
func (a *Arena) Buchi(who Player, goals []int) (*Parity, error) {
	if who > Red {
		return nil, &GraphError{Msg: fmt.Sprintf("%v is no player", who)}
	}
	high := 2 - int(who)
	priorities := slices.Repeat([]int{high - 1}, a.Len())
	for _, v := range goals {
		if v < 0 || v >= a.Len() {
			return nil, &GraphError{Vertices: []string{fmt.Sprint(v)}, Msg: "a goal is not a vertex"}
		}
		priorities[v] = high
	}
	return a.Parity(priorities)
}

// Arena returns the arena.
func (p *Parity) Arena() *Arena { return p.a }

// Priority returns the priority of v.
func (p *Parity) Priority(v int) int { return p.priorities[v] }

// Graph returns the graph in which the vertices of the bottoms are terminals of those who win there. The vertices and
// their names are those of the arena.
func (p *Parity) Graph() *Graph { return p.g }

// ParitySolution is the solution of a parity game by the rule of Richman. It is immutable and safe for concurrent use.
type ParitySolution struct {
	p *Parity
	s *Solution
}

// Parity finds the critical shares of a parity game. The errors are those of [Solver.Solve].
func (s *Solver) Parity(ctx context.Context, p *Parity) (*ParitySolution, error) {
	sol, err := s.Solve(ctx, p.g)
	if err != nil {
		return nil, err
	}
	return &ParitySolution{p, sol}, nil
}

// Game returns the game.
func (s *ParitySolution) Game() *Parity { return s.p }

// Solution returns the Richman function of [Parity.Graph]: the share of the money above which Blue wins the parity game
// from v, and below which Red does. In a bottom it is 0 or 1.
func (s *ParitySolution) Solution() *Solution { return s.s }

// Verify checks the solution without knowing how it was found: that the bottoms are what they should be, that each
// belongs to the player of its largest priority, and the Richman function as [Solution.Verify] does. The error is a
// [*VerifyError] for a vertex where this fails, or the cause of ctx. It takes time linear in the size of the arena, not
// counting that of comparing numbers.
func (s *ParitySolution) Verify(ctx context.Context) error {
	if s.p == nil {
		return missingGame()
	}
	p := s.p
	if err := p.a.verifyBottoms(ctx); err != nil {
		return err
	}
	if err := p.a.verifyEnds(ctx, p.g, p.winners); err != nil {
		return err
	}
	for i, list := range p.a.bottoms {
		for _, v := range list {
			if p.priorities[v] > p.priorities[p.goals[i]] {
				return &VerifyError{p.a.Name(v), fmt.Sprintf("its priority is larger than that of %q, which is said to be the largest in the bottom", p.a.Name(p.goals[i]))}
			}
		}
		if goal := p.goals[i]; p.winners[i] != Player(p.priorities[goal]%2) || p.a.which[goal] != int32(i) {
			return &VerifyError{p.a.Name(goal), fmt.Sprintf("the bottom is not %v's", p.winners[i])}
		}
	}
	return s.s.Verify(ctx)
}
