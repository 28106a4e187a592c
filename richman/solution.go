package richman

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/internal/poll"
)

// Solution is the Richman function of a graph. It is immutable and safe for concurrent use.
type Solution struct {
	g      *Graph
	values []fraction
	// near[who][v] is the successor of v that who should move to: among those with the smallest value for Blue, the
	// largest for Red, the one that is nearest to the goal along such successors.
	near [2][]int
}

// Graph returns the graph.
func (s *Solution) Graph() *Graph { return s.g }

// Value returns R(v), the Richman cost of v, as a number of the caller's: the share of the money above which Blue wins
// from v, and below which Red wins.
//
// Source: Lazarus and others, Richman games, 1996; Combinatorial games under auction play, §2.
func (s *Solution) Value(v int) *big.Rat { return s.values[v].rat() }

// bounds returns the smallest value that Blue can move to from v and the largest that Red can, as numbers of the
// caller's. At a terminal both are its own.
func (s *Solution) bounds(v int) (least, most *big.Rat) {
	x, y, _ := bounds(context.Background(), new(int), s.g, s.values, v) // no error, for that context is never done
	return x.rat(), y.rat()
}

// Bid returns the bid at v, as a share of all money, of the strategy with which nobody loses who has more than the
// critical share: half the difference of the largest and the smallest value of the successors. It is the same for both
// players, and 0 at a terminal.
//
// Source: Lazarus and others, Combinatorial games under auction play, §2; the Richman notes, lemma 1.
func (s *Solution) Bid(v int) *big.Rat {
	least, most := s.bounds(v)
	d := most.Sub(most, least)
	return d.Mul(d, big.NewRat(1, 2))
}

// Move returns the successor of v that who should move to: one with the smallest value for Blue, or the largest for
// Red, that brings him nearer to his goal if one does. It is v itself at a terminal.
func (s *Solution) Move(v int, who Player) int { return s.near[who][v] }

// checkAuctions checks that it is never a disadvantage to win an auction.
func (s *Solution) checkAuctions(ctx context.Context) error {
	var bad []string
	steps := 0
	for v := range s.values {
		if err := poll.Err(ctx, &steps); err != nil {
			return err
		}
		least, most, err := bounds(ctx, &steps, s.g, s.values, v)
		if err != nil {
			return err
		}
		if least.compare(most) > 0 {
			bad = append(bad, s.g.Name(v))
		}
	}
	if bad != nil {
		return &GraphError{Vertices: bad, Msg: "it is a disadvantage to win the auction, as where whoever cannot move loses, so that the Richman function does not decide the game"}
	}
	return nil
}

// VerifyError reports that a function is not the Richman function.
type VerifyError struct {
	Vertex string // where it fails; empty if it is no solution of any game
	Msg    string
}

// missingGame returns the error of a result that no function of the package has made.
func missingGame() error { return &VerifyError{Msg: "the game is missing"} }

// Error returns the message in one line.
func (e *VerifyError) Error() string {
	if e.Vertex == "" {
		return "richman: " + e.Msg
	}
	return fmt.Sprintf("richman: at %q: %s", e.Vertex, e.Msg)
}

// Verify checks the values against the definition, which has one solution: 0 at blue vertices and 1 at red ones; 1
// where no blue vertex can be reached, and 0 where no red one can; and else the mean of the smallest and the largest
// value of the successors. It also checks that [Solution.Move] leads to such successors, and, where the players have
// the same moves, that following his moves alone a player reaches a vertex of his colour from wherever he has a chance
// to win, so that no other function has these properties; where they have different moves, it looks for a proof of that
// kind that best moves of either player make the play leave. The error is a [*VerifyError] for the first vertex where
// they fail, or the cause of ctx. It takes time linear in the size of the graph, not counting that of comparing
// numbers.
//
// Source: the Richman notes, §5, for the uniqueness.
func (s *Solution) Verify(ctx context.Context) error {
	if s.g == nil {
		return missingGame()
	}
	return verify(ctx, s.g, s.values, s.near, fair)
}

func verify(ctx context.Context, g *Graph, values []fraction, near [2][]int, w weights) error {
	to, err := g.distancesTo(ctx)
	if err != nil {
		return err
	}
	steps := 0
	for v, x := range values {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		least, most, err := bounds(ctx, &steps, g, values, v)
		if err != nil {
			return err
		}
		var isRight bool
		switch {
		case to[Blue][v] < 0:
			isRight = x.compare(one) == 0
		case to[Red][v] < 0:
			isRight = x.compare(zero) == 0
		case g.color[v] == blue:
			isRight = x.num.Sign() == 0
		case g.color[v] == red:
			isRight = x.compare(one) == 0
		default:
			isRight = isMean(x, least, most, w)
		}
		if !isRight {
			return &VerifyError{g.Name(v), fmt.Sprintf("the value is %v, and does not follow from those of the successors", x.rat().RatString())}
		}
		for who, best := range [2]fraction{least, most} {
			target := near[who][v]
			if values[target].compare(best) != 0 || g.color[v] == black && !slices.Contains(g.moves(v, Player(who)), target) {
				return &VerifyError{g.Name(v), fmt.Sprintf("the move of %v does not lead to the best successor", Player(who))}
			}
		}
	}
	if g.isPartizan() {
		stay, err := stayingAt(ctx, g, values)
		if err == nil && stay != nil {
			err = &VerifyError{stay[0], "neither player need leave this vertex, so that there may be other functions"}
		}
		return err
	}
	for who, goal := range [2]color{blue, red} {
		arrives := make([]int8, len(values)) // 1 if the moves lead to the goal
		for v := range values {
			path := []int{}
			u := v
			for arrives[u] == 0 && g.color[u] == black {
				arrives[u] = -1
				path = append(path, u)
				u = near[who][u]
			}
			if g.color[u] == goal || arrives[u] == 1 {
				for _, u := range path {
					arrives[u] = 1
				}
			}
		}
		for v := range values {
			if g.color[v] == black && to[who][v] >= 0 && arrives[v] != 1 {
				return &VerifyError{g.Name(v), fmt.Sprintf("the moves of %v do not lead to a vertex of his", Player(who))}
			}
		}
	}
	return nil
}

// isMean reports whether x is the weighted mean of a and b.
func isMean(x, a, b fraction, w weights) bool {
	sum, left, right := big.NewInt(int64(w.sum())), big.NewInt(int64(w[Blue])), big.NewInt(int64(w[Red]))
	if a.den == x.den && b.den == x.den {
		left.Mul(left, a.num)
		return left.Add(left, right.Mul(right, b.num)).Cmp(sum.Mul(sum, x.num)) == 0
	}
	// sum·x·da·db = left·a·dx·db + right·b·da·dx
	sum.Mul(sum, x.num).Mul(sum, a.den).Mul(sum, b.den)
	left.Mul(left, a.num).Mul(left, x.den).Mul(left, b.den)
	right.Mul(right, b.num).Mul(right, x.den).Mul(right, a.den)
	return sum.Cmp(left.Add(left, right)) == 0
}
