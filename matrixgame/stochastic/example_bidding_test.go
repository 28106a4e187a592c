package stochastic_test

import (
	"context"
	"fmt"
	"log"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame/stochastic"
	"github.com/cgt-go/sdk/richman"
)

// purse is a vertex of a bidding game, with the chips of both players.
type purse struct{ vertex, blue, red int }

// bids returns the rules of a bidding game with whole chips and sealed bids, as a game of matrices: a row is a bid of
// Blue, with where he goes if he wins the auction, and a column is one of Red. Equal bids are decided by lot. Who bids
// more moves, and pays his bid to the other one, or if allPay is set both pay their bids to the bank. Blue gets 1 if he
// wins.
func bids(g *richman.Graph, allPay bool) stochastic.RulesFunc[purse] {
	half := big.NewRat(1, 2)
	return func(p purse) [][]stochastic.Entry[purse] {
		if _, isOver := g.Winner(p.vertex); isOver {
			return nil
		}
		var next []int
		for v := range g.Successors(p.vertex) {
			next = append(next, v)
		}
		// after is what follows if a player wins the auction and goes to v.
		after := func(who richman.Player, v, blue, red int) (to stochastic.Step[purse], payoff int64) {
			switch {
			case allPay:
				to.To = purse{v, p.blue - blue, p.red - red}
			case who == richman.Blue:
				to.To = purse{v, p.blue - blue, p.red + blue}
			default:
				to.To = purse{v, p.blue + red, p.red - red}
			}
			if winner, isOver := g.Winner(v); isOver && winner == richman.Blue {
				payoff = 1
			}
			return to, payoff
		}
		var rows [][]stochastic.Entry[purse]
		for blue := range p.blue + 1 {
			for _, v := range next {
				var row []stochastic.Entry[purse]
				for red := range p.red + 1 {
					for _, w := range next {
						mine, win := after(richman.Blue, v, blue, red)
						yours, lose := after(richman.Red, w, blue, red)
						e := stochastic.Entry[purse]{Payoff: big.NewRat(win+lose, 2), Next: []stochastic.Step[purse]{{To: mine.To, Probability: half}, {To: yours.To, Probability: half}}}
						switch {
						case blue > red:
							e = stochastic.Entry[purse]{Payoff: big.NewRat(win, 1), Next: []stochastic.Step[purse]{mine}}
						case blue < red:
							e = stochastic.Entry[purse]{Payoff: big.NewRat(lose, 1), Next: []stochastic.Step[purse]{yours}}
						}
						row = append(row, e)
					}
				}
				rows = append(rows, row)
			}
		}
		return rows
	}
}

// figure1 is the board of figure 1 of the Richman notes: from v2 Blue must win two auctions, and Red one.
func figure1() *richman.Graph {
	g, err := richman.NewGraph([][]int{{2, 3}, {0, 3}, nil, nil}, []int{2}, []int{3}, []string{"v1", "v2", "b", "r"})
	if err != nil {
		log.Fatal(err)
	}
	return g
}

// With sealed bids in whole chips, Blue wins surely if he has as much as package richman says. With less he has a
// chance, which it does not find, and which is the value of a game of matrices.
func Example_sealedBids() {
	ctx := context.Background()
	const chips = 5
	board := figure1()
	d, err := richman.SolveDiscrete(ctx, board, chips, richman.TieLot)
	if err != nil {
		log.Fatal(err)
	}
	least, _ := d.Win(1, richman.Blue)
	fmt.Println("Blue wins for sure with", least, "of", chips, "chips")
	for blue := range chips + 1 {
		g, _, err := stochastic.Explore(ctx, bids(board, false), purse{1, blue, chips - blue}, nil, cgt.Limits{})
		if err != nil {
			log.Fatal(err)
		}
		s, err := stochastic.Solve(ctx, g)
		if err != nil {
			log.Fatal(err)
		}
		chance, _ := s.Value(0)
		fmt.Printf("%d: %s\n", blue, chance.RatString())
	}
	// Output:
	// Blue wins for sure with 5 of 5 chips
	// 0: 0
	// 1: 0
	// 2: 0
	// 3: 0
	// 4: 1/2
	// 5: 1
}

// If both pay what they bid, lots from many bids are needed. With six chips against five, Blue must win two auctions.
func Example_sealedBidsOfBoth() {
	ctx := context.Background()
	g, _, err := stochastic.Explore(ctx, bids(figure1(), true), purse{1, 6, 5}, nil, cgt.Limits{})
	if err != nil {
		log.Fatal(err)
	}
	s, err := stochastic.Solve(ctx, g)
	if err != nil {
		log.Fatal(err)
	}
	chance, _ := s.Value(0)
	fmt.Println("Blue wins with probability", chance, "checked:", s.Verify() == nil)
	for k, name := range []string{"Blue", "Red"} {
		fmt.Print(name, " bids")
		p := s.Row(0)
		if k == 1 {
			p = s.Column(0)
		}
		for _, i := range p.Support() {
			fmt.Printf(" %d: %v", i/2, p.Probability(i))
		}
		fmt.Println()
	}
	// Output:
	// Blue wins with probability 1/6 checked: true
	// Blue bids 1: 1/3 3: 1/3 5: 1/3
	// Red bids 0: 1/3 2: 1/3 4: 1/3
}
