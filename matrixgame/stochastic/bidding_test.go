package stochastic_test

import (
	"context"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame/stochastic"
	"github.com/cgt-go/sdk/richman"
)

// A player wins a bidding game with probability 1 if and only if he has as many chips as he needs by the rule of
// package richman, which knows nothing of matrices; one chip more does not make his chance smaller.
func TestSealedBids(t *testing.T) {
	ctx := context.Background()
	boards := []*richman.Graph{figure1()}
	for _, edges := range [][][]int{
		{{1, 2}, {3, 4}, {3, 5}, {5, 6}, {6, 3}, nil, nil},
		{{1, 2, 5}, {3, 6}, {4, 5}, {5, 6}, {3, 6}, nil, nil},
	} {
		g, err := richman.NewGraph(edges, []int{5}, []int{6}, nil)
		if err != nil {
			t.Fatal(err)
		}
		boards = append(boards, g)
	}
	for b, board := range boards {
		for chips := range 6 {
			d, err := richman.SolveDiscrete(ctx, board, chips, richman.TieLot)
			if err != nil {
				t.Fatal(err)
			}
			for v := range board.Len() {
				if _, isOver := board.Winner(v); isOver {
					continue
				}
				last := new(big.Rat)
				for blue := range chips + 1 {
					g, _, err := stochastic.Explore(ctx, bids(board, false), purse{v, blue, chips - blue}, nil, cgt.Limits{})
					if err != nil {
						t.Fatal(err)
					}
					s := solved(t, g)
					chance, _ := s.Value(0)
					least, ok := d.Win(v, richman.Blue)
					if isSure := chance.Cmp(big.NewRat(1, 1)) == 0; isSure != (ok && blue >= least.Count) {
						t.Errorf("board %d, vertex %d, %d of %d chips: chance %v, and sure with %v, %v", b, v, blue, chips, chance, least, ok)
					}
					least, ok = d.Win(v, richman.Red)
					if isLost := chance.Sign() == 0; isLost != (ok && chips-blue >= least.Count) {
						t.Errorf("board %d, vertex %d, %d of %d chips: chance %v, and Red is sure with %v, %v", b, v, blue, chips, chance, least, ok)
					}
					if chance.Cmp(last) < 0 {
						t.Errorf("board %d, vertex %d, %d of %d chips: chance %v, and %v with one less", b, v, blue, chips, chance, last)
					}
					last = chance
				}
			}
		}
	}
}
