package richman_test

import (
	"errors"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/richman"
)

// Where the players have different moves, the referee allows each his own, and algorithms for equal moves say that they
// are none for it.
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

// Blue's best moves lead in a circle, from 0 to 0 and from 1 to 0; only Red can leave it, by way of 1 to 2, where
// whoever moves wins. So there is nothing to be gained by additions to bids, and they would cost Blue what he has above
// the critical share.
func TestCautiousInACircle(t *testing.T) {
	g, err := richman.NewPartizanGraph([][]int{{0}, {0}, {3}, nil, nil}, [][]int{{1}, {2}, {4}, nil, nil}, []int{3}, []int{4}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s, err := richman.Solve(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	if got := s.Value(0).RatString(); got != "1/2" {
		t.Fatalf("R is %s at the beginning", got)
	}
	// Red pays once too much, and then waits for Blue to throw his money away; with nearly all of it he outbids Blue,
	// who has nothing left to bid.
	red := richman.BidderFunc(func(v richman.View) (*big.Rat, int, error) {
		own, to := v.Own(), v.Vertex()+1
		switch {
		case v.Vertex() == 2:
			return own, 4, nil
		case v.Rounds() == 0:
			return big.NewRat(1, 10), to, nil
		case own.Cmp(big.NewRat(9, 10)) <= 0:
			return new(big.Rat), to, nil
		}
		his, _ := v.Money(richman.Blue)
		return his.Add(his, big.NewRat(1, 1000)), to, nil
	})
	for seed := range uint64(20) {
		match := richman.Match{Board: g, Money: rats("2/3 1/3"), Seed: seed, Rounds: 200}
		play, err := match.Play(t.Context(), s.Cautious(richman.Blue, 0, big.NewRat(2, 3)), red)
		if err != nil {
			t.Fatal(err)
		}
		if !play.Draw && play.Winner != richman.Blue {
			t.Fatalf("Blue loses:\n%v", play)
		}
	}
}

// Two players need not mind in which proportion a third one would be paid; but a strategy is for its own rule, and for
// two.
func TestStrategyOfAnotherRule(t *testing.T) {
	g := figure2(t)
	s := solution(t, g)
	winning, _ := s.Winning(richman.Blue, 0, rat("1/2"), rat("1"))
	red := richman.BidderFunc(func(v richman.View) (*big.Rat, int, error) { return new(big.Rat), g.Len() - 1, nil })
	poor := thresholds(t, g, richman.Poorman())
	for _, test := range []struct {
		b    richman.Bidder
		rule richman.Rule
		want error
	}{
		{s.Safe(richman.Blue, rat("1")), richman.Poorman(), richman.ErrStrategy},
		{winning, richman.Poorman(), richman.ErrStrategy},
		{s.Cautious(richman.Blue, 0, rat("1/2")), richman.Poorman(), richman.ErrStrategy},
		{s.Safe(richman.Blue, rat("1")), richman.Richman().Proportional(), nil},
		{poor.Safe(richman.Blue), richman.Richman(), richman.ErrStrategy},
		{poor.Safe(richman.Blue), richman.Poorman().Proportional(), nil},
	} {
		match := richman.Match{Board: g, Rule: test.rule, Money: rats("1/2 1/2"), Rounds: 1}
		if _, err := match.Play(t.Context(), test.b, red); !errors.Is(err, test.want) {
			t.Errorf("%T by the rule %v: %v, want %v", test.b, test.rule, err, test.want)
		}
	}
	if _, err := (richman.Match{Board: g, Money: rats("1/2 1/4 1/4")}).Play(t.Context(), winning, red, red); !errors.Is(err, richman.ErrStrategy) {
		t.Errorf("a strategy of two players among three: %v", err)
	}
}
