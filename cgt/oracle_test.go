package cgt_test

import (
	"context"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// This file is the slow, obvious twin of the package: games as plain trees, who wins by the definition, sums
// and negatives by the definition. It uses nothing of the package but the names of the players and outcomes
// and, in tree, NewTree.

// game is a game as a pair of lists of options.
type game struct{ left, right []*game }

func (g *game) options(who cgt.Player) []*game {
	if who == cgt.Left {
		return g.left
	}
	return g.right
}

// wins reports whether who wins g moving first: whether he has a move after which the other does not.
func (g *game) wins(who, other cgt.Player) bool {
	for _, option := range g.options(who) {
		if !option.wins(other, who) {
			return true
		}
	}
	return false
}

func (g *game) outcome() cgt.Outcome {
	left, right := g.wins(cgt.Left, cgt.Right), g.wins(cgt.Right, cgt.Left)
	if left && right {
		return cgt.N
	}
	if left {
		return cgt.L
	}
	if right {
		return cgt.R
	}
	return cgt.P
}

// plus returns {G^L+H, G+H^L | G^R+H, G+H^R}.
func (g *game) plus(h *game) *game {
	var sum game
	for _, option := range g.left {
		sum.left = append(sum.left, option.plus(h))
	}
	for _, option := range h.left {
		sum.left = append(sum.left, g.plus(option))
	}
	for _, option := range g.right {
		sum.right = append(sum.right, option.plus(h))
	}
	for _, option := range h.right {
		sum.right = append(sum.right, g.plus(option))
	}
	return &sum
}

// minus returns {−G^R | −G^L}.
func (g *game) minus() *game {
	var negative game
	for _, option := range g.right {
		negative.left = append(negative.left, option.minus())
	}
	for _, option := range g.left {
		negative.right = append(negative.right, option.minus())
	}
	return &negative
}

// text writes g as Tree.String promises to.
func (g *game) text() string {
	var s strings.Builder
	s.WriteString("{")
	for i, option := range g.left {
		if i > 0 {
			s.WriteString(",")
		}
		s.WriteString(option.text())
	}
	s.WriteString("|")
	for i, option := range g.right {
		if i > 0 {
			s.WriteString(",")
		}
		s.WriteString(option.text())
	}
	return s.String() + "}"
}

// rank returns the length of the longest sequence of moves.
func (g *game) rank() int {
	rank := 0
	for _, options := range [][]*game{g.left, g.right} {
		for _, option := range options {
			rank = max(rank, 1+option.rank())
		}
	}
	return rank
}

// tree returns g as a Tree.
func (g *game) tree() cgt.Tree {
	var left, right []cgt.Tree
	for _, option := range g.left {
		left = append(left, option.tree())
	}
	for _, option := range g.right {
		right = append(right, option.tree())
	}
	return cgt.NewTree(left, right)
}

// games generates games of at most the given rank. A sum of two of rank 3 stays small enough for plus.
func games(rank int) *rapid.Generator[*game] {
	if rank == 0 {
		return rapid.Just(&game{})
	}
	options := rapid.SliceOfN(games(rank-1), 0, 2)
	return rapid.Custom(func(t *rapid.T) *game {
		return &game{options.Draw(t, "left"), options.Draw(t, "right")}
	})
}

// outcomeOf returns the outcome of p by a Solver whose answer is verified.
func outcomeOf[Pos comparable](t rapid.TB, rules cgt.Ruleset[Pos], p Pos) cgt.Outcome {
	t.Helper()
	s := cgt.Solver[Pos]{Rules: rules}
	outcome, err := s.Outcome(context.Background(), p)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Verify(context.Background()); err != nil {
		t.Fatal(err)
	}
	return outcome
}

// outcomeOfSum returns the outcome of a sum of positions.
func outcomeOfSum(t rapid.TB, ps ...cgt.Position) cgt.Outcome {
	t.Helper()
	return outcomeOf(t, cgt.Positions{}, cgt.Sum(ps...))
}

// The oracle itself, on the games whose outcomes open every book: 0 = {|}, 1 = {0|}, −1 = {|0}, ∗ = {0|0}.
func TestOracle(t *testing.T) {
	zero := &game{}
	one, star := &game{left: []*game{zero}}, &game{[]*game{zero}, []*game{zero}}
	for _, test := range []struct {
		name string
		game *game
		want cgt.Outcome
	}{
		{"0", zero, cgt.P},
		{"1", one, cgt.L},
		{"-1", one.minus(), cgt.R},
		{"*", star, cgt.N},
		{"*+*", star.plus(star), cgt.P},
		{"1-1", one.plus(one.minus()), cgt.P},
		{"1+*", one.plus(star), cgt.L},
	} {
		if got := test.game.outcome(); got != test.want {
			t.Errorf("%s is %v, want %v", test.name, got, test.want)
		}
	}
}
