package richman_test

import (
	"errors"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/richman"
)

// Where the players have different moves, the referee allows each his own, and algorithms for equal moves say that they are none for it.
func TestPartizanPlay(t *testing.T) {
	// From 0 Blue moves to 1 and Red to 3, from 1 Blue to 2 and Red to 3; 2 is blue and 3 red.
	g, err := richman.NewPartizanGraph([][]int{{1}, {2}, nil, nil}, [][]int{{3}, {3}, nil, nil}, []int{2}, []int{3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	to := func(bid *big.Rat, moves ...int) richman.BidderFunc {
		return func(v richman.View) (*big.Rat, int, error) { return bid, moves[min(v.Vertex(), len(moves)-1)], nil }
	}
	match := richman.Match{Board: g, Rule: richman.Richman(), Money: []*big.Rat{big.NewRat(4, 5), big.NewRat(1, 5)}}
	half := big.NewRat(1, 2)
	if _, err := match.Play(t.Context(), to(half, 3), to(new(big.Rat), 3)); !errors.Is(err, richman.ErrMove) {
		t.Errorf("Blue makes a move of Red's: %v", err)
	}
	s, err := richman.Solve(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	total := big.NewRat(1, 1)
	play, err := match.Play(t.Context(), s.Safe(richman.Blue, total), s.Safe(richman.Red, total))
	if err != nil {
		t.Fatal(err)
	}
	if play.Draw || play.Winner != richman.Blue {
		t.Errorf("%v wins with 4/5 where 3/4 is critical", play.Winner)
	}
	var bad *richman.GraphError
	if _, err := richman.FindThresholds(t.Context(), g, richman.Poorman(), richman.Precision{}); !errors.As(err, &bad) {
		t.Error(err)
	}
	if _, err := richman.SolveDiscrete(t.Context(), g, 4, richman.TieBreak); !errors.As(err, &bad) {
		t.Error(err)
	}
}

// From 0 Blue can only stay there and Red only move to a blue vertex: Blue's share is always enough, but not his moves.
func TestWinningAgainstAPlayerWhoMustMove(t *testing.T) {
	g, err := richman.NewPartizanGraph([][]int{{0}, nil}, [][]int{{1}, nil}, []int{1}, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	s, err := richman.Solve(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	if b, ok := s.Winning(richman.Blue, 0, big.NewRat(1, 2), big.NewRat(1, 1)); ok {
		t.Errorf("Blue wins in %v rounds for sure", b.Rounds())
	}
}
