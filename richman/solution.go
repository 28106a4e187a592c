package richman

import (
	"context"
	"fmt"
	"math/big"
)

// Solution is the Richman function of a graph. It is immutable and safe for concurrent use.
type Solution struct {
	g      *Graph
	values []*big.Rat
	// near[who][v] is the successor of v that who should move to: among those with the smallest value for Blue, the largest for Red, the one that is nearest to the goal along such successors.
	near [2][]int
}

// Graph returns the graph.
func (s *Solution) Graph() *Graph { return s.g }

// Value returns R(v) as a number of the caller's: the share of the money above which Blue wins from v, and below which Red wins.
func (s *Solution) Value(v int) *big.Rat { return new(big.Rat).Set(s.values[v]) }

// bounds returns the smallest and the largest value of the successors of v, which are not the caller's. At a terminal both are its own.
func (s *Solution) bounds(v int) (least, most *big.Rat) {
	least, most = s.values[v], s.values[v]
	for i, w := range s.g.edges[v] {
		x := s.values[w]
		if i == 0 || x.Cmp(least) < 0 {
			least = x
		}
		if i == 0 || x.Cmp(most) > 0 {
			most = x
		}
	}
	return least, most
}

// Bid returns the bid at v, as a share of all money, of the strategy with which nobody loses who has more than the critical share: half the difference of the largest and the smallest value of the successors. It is the same for
// both players, and 0 at a terminal.
//
// Source: Lazarus and others, Combinatorial games under auction play, §2; the Richman notes, lemma 1.
func (s *Solution) Bid(v int) *big.Rat {
	least, most := s.bounds(v)
	d := new(big.Rat).Sub(most, least)
	return d.Mul(d, big.NewRat(1, 2))
}

// Move returns the successor of v that who should move to: one with the smallest value for Blue, or the largest for Red, that brings him nearer to his goal if one does. It is v itself at a terminal.
func (s *Solution) Move(v int, who Player) int { return s.near[who][v] }

// VerifyError reports that a function is not the Richman function.
type VerifyError struct {
	Vertex string
	Msg    string
}

// Error returns the message in one line.
func (e *VerifyError) Error() string { return fmt.Sprintf("richman: at %q: %s", e.Vertex, e.Msg) }

// Verify checks the values against the definition, which has one solution: 0 at blue vertices and 1 at red ones; 1 where no blue vertex can be reached, and 0 where no red one can; and else the mean of the
// smallest and the largest value of the successors. It also checks that [Solution.Move] leads to such successors. The error is a [*VerifyError] for the first vertex where they fail, or the cause of ctx.
func (s *Solution) Verify(ctx context.Context) error {
	toBlue := s.g.distances(func(v int) bool { return s.g.color[v] == blue })
	toRed := s.g.distances(func(v int) bool { return s.g.color[v] == red })
	for v, x := range s.values {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		least, most := s.bounds(v)
		mean := new(big.Rat).Add(least, most)
		mean.Mul(mean, big.NewRat(1, 2))
		switch {
		case toBlue[v] < 0:
			mean = big.NewRat(1, 1)
		case toRed[v] < 0:
			mean = new(big.Rat)
		}
		switch {
		case x.Cmp(mean) != 0:
			return &VerifyError{s.g.Name(v), fmt.Sprintf("the value is %v, and should be %v", x.RatString(), mean.RatString())}
		case s.values[s.near[Blue][v]].Cmp(least) != 0 || s.values[s.near[Red][v]].Cmp(most) != 0:
			return &VerifyError{s.g.Name(v), "a move does not lead to the best successor"}
		}
	}
	return nil
}
