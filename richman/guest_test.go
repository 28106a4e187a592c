package richman_test

import (
	"errors"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/richman/three"
)

// Green may move on a board of two players, where none of the terminals is his.
func TestThreeOnABoardOfTwo(t *testing.T) {
	g, err := richman.NewGraph([][]int{{1, 2}, nil, nil}, []int{1}, []int{2}, nil)
	if err != nil {
		t.Fatal(err)
	}
	offer := func(bid int64, to int) richman.Bidder {
		return richman.BidderFunc(func(richman.View) (*big.Rat, int, error) { return big.NewRat(bid, 4), to, nil })
	}
	match := richman.Match{Board: g, Money: []*big.Rat{big.NewRat(1, 3), big.NewRat(1, 3), big.NewRat(1, 3)}}
	play, err := match.Play(t.Context(), offer(0, 1), offer(0, 1), offer(1, 2))
	if err != nil {
		t.Fatal(err)
	}
	if play.Draw || play.Winner != richman.Red || play.Rounds[0].Mover != richman.Green {
		t.Errorf("%v", play)
	}
}

// Two players on a board where Green has a terminal: the match cannot be won by somebody who is not there.
func TestTwoOnABoardOfThree(t *testing.T) {
	g, err := three.NewGraph([][]int{{1}, nil}, nil, nil, []int{1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	zero := richman.BidderFunc(func(richman.View) (*big.Rat, int, error) { return new(big.Rat), 1, nil })
	match := richman.Match{Board: g, Money: []*big.Rat{new(big.Rat), new(big.Rat)}}
	var bad *richman.PlayError
	if _, err := match.Play(t.Context(), zero, zero); !errors.Is(err, richman.ErrBoard) || !errors.As(err, &bad) || bad.Round != 1 || bad.Vertex != "1" {
		t.Error(err)
	}
	match.Start = 1
	if _, err := match.Play(t.Context(), zero, zero); err == nil || err.Error() != `richman: before the first round: there is no such board: "1" is won by Green, who is not there` {
		t.Error(err)
	}
}
