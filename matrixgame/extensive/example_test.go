package extensive_test

import (
	"context"
	"fmt"
	"log"
	"math/big"

	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/extensive"
)

// kuhn returns Kuhn's poker: each player pays 1 into the pot and gets one of three cards, J, Q and K. Max may bet 1
// more or check. After a bet Min folds or calls; after a check he may bet or check, and then Max folds or calls. The
// higher card takes the pot.
func kuhn() extensive.Tree {
	cards := "JQK"
	var deals []extensive.Tree
	for a := range cards {
		for b := range cards {
			if a == b {
				continue
			}
			show := func(stake int64) extensive.Tree {
				if a < b {
					stake = -stake
				}
				return extensive.EndInt(stake)
			}
			mine, yours := cards[a:a+1], cards[b:b+1]
			reply := extensive.Choice(extensive.Min, yours+" bet",
				extensive.Move{Label: "fold", Then: extensive.EndInt(1)},
				extensive.Move{Label: "call", Then: show(2)})
			last := extensive.Choice(extensive.Max, mine+" check bet",
				extensive.Move{Label: "fold", Then: extensive.EndInt(-1)},
				extensive.Move{Label: "call", Then: show(2)})
			after := extensive.Choice(extensive.Min, yours+" check",
				extensive.Move{Label: "check", Then: show(1)},
				extensive.Move{Label: "bet", Then: last})
			deals = append(deals, extensive.Choice(extensive.Max, mine,
				extensive.Move{Label: "check", Then: after},
				extensive.Move{Label: "bet", Then: reply}))
		}
	}
	return extensive.Lot(deals...)
}

func game(t extensive.Tree) *extensive.Game {
	g, err := extensive.New(t)
	if err != nil {
		log.Fatal(err)
	}
	return g
}

func solve(g *extensive.Game) *extensive.Solution {
	s, err := extensive.Solve(context.Background(), g)
	if err != nil {
		log.Fatal(err)
	}
	return s
}

// Kuhn's poker has three cards. Max, who speaks first, loses 1/18 of a coin on average. Min calls a bet with the middle
// card in a third of all cases, and bluffs as often with the lowest one.
func Example() {
	g := game(kuhn())
	s := solve(g)
	fmt.Println("value", s.Value(), "checked:", s.Verify() == nil)
	fmt.Print(s.Strategy(extensive.Min))
	// Output:
	// value -1/18 checked: true
	// Q check: check 1
	// Q bet: fold 2/3, call 1/3
	// K check: bet 1
	// K bet: call 1
	// J check: check 2/3, bet 1/3
	// J bet: fold 1
}

// Max has infinitely many optimal strategies in Kuhn's poker: he may bluff with the lowest card as often as he likes,
// up to a third of all cases, if he bets with the highest one three times as often.
func Example_family() {
	g := game(kuhn())
	for _, bluff := range []*big.Rat{new(big.Rat), big.NewRat(1, 6), big.NewRat(1, 3), big.NewRat(1, 2)} {
		one := big.NewRat(1, 1)
		mix := func(second *big.Rat) matrixgame.Mixed {
			p, err := matrixgame.NewMixed(new(big.Rat).Sub(one, second), second)
			if err != nil {
				log.Fatal(err)
			}
			return p
		}
		king := new(big.Rat).Mul(big.NewRat(3, 1), bluff)
		if king.Cmp(one) > 0 {
			king = one
		}
		s, err := g.Strategy(extensive.Max, map[string]matrixgame.Mixed{
			"J": mix(bluff), "Q": matrixgame.Pure(2, 0), "K": mix(king),
			"J check bet": matrixgame.Pure(2, 0), "Q check bet": mix(new(big.Rat).Add(bluff, big.NewRat(1, 3))), "K check bet": matrixgame.Pure(2, 1),
		})
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println("bluff", bluff.RatString(), "guarantees", g.Guarantee(s))
	}
	// Output:
	// bluff 0 guarantees -1/18
	// bluff 1/6 guarantees -1/18
	// bluff 1/3 guarantees -1/18
	// bluff 1/2 guarantees -5/36
}

// pennies returns the game of the two coins, in which Min may see what Max has chosen, or not.
func pennies(isSeen bool) extensive.Tree {
	var moves []extensive.Move
	for _, side := range []string{"heads", "tails"} {
		set := "choose"
		if isSeen {
			set = "sees " + side
		}
		payoff := func(other string) extensive.Tree {
			if side == other {
				return extensive.EndInt(1)
			}
			return extensive.EndInt(-1)
		}
		moves = append(moves, extensive.Move{Label: side, Then: extensive.Choice(extensive.Min, set,
			extensive.Move{Label: "heads", Then: payoff("heads")}, extensive.Move{Label: "tails", Then: payoff("tails")})})
	}
	return extensive.Choice(extensive.Max, "choose", moves...)
}

// Max wins if both choose the same side of a coin. What it is worth to Min to see what Max chose is a whole coin.
func ExampleSolve() {
	for _, isSeen := range []bool{false, true} {
		s := solve(game(pennies(isSeen)))
		fmt.Println("seen:", isSeen, "value", s.Value().RatString())
	}
	// Output:
	// seen: false value 0
	// seen: true value -1
}

func ExampleGame_NormalForm() {
	f, err := game(kuhn()).NormalForm(context.Background())
	if err != nil {
		log.Fatal(err)
	}
	s, err := matrixgame.Solve(context.Background(), f.Matrix)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%d×%d, value %v\n", f.Matrix.Rows(), f.Matrix.Columns(), s.Value())
	// Output:
	// 27×64, value -1/18
}

// Against somebody whose moves are all equally likely one can do better than against somebody who plays well.
func ExampleGame_BestReply() {
	g := game(kuhn())
	reply, payoff := g.BestReply(g.Uniform(extensive.Min))
	fmt.Print(payoff.RatString(), " with\n", reply)
	fmt.Println(g.Payoff(reply, g.Uniform(extensive.Min)).RatString(), reply.Probability("K", "bet"))
	// Output:
	// 1/2 with
	// J: bet 1
	// J check bet: fold 1
	// Q: bet 1
	// Q check bet: call 1
	// K: check 1
	// K check bet: call 1
	// 1/2 0/1
}

func ExampleGame_Strategy() {
	g := game(pennies(true))
	fmt.Println(g.Len(), "nodes,", g.Sets(extensive.Min), g.Moves(extensive.Min, "sees tails"), g.Moves(extensive.Max, "sees tails"))
	s := g.Uniform(extensive.Min)
	p, ok := s.At("sees heads")
	_, isToo := s.At("choose")
	fmt.Println(s.Player(), p, ok, isToo, s.Probability("choose", "heads"))
	_, err := g.Strategy(extensive.Min, map[string]matrixgame.Mixed{"sees heads": matrixgame.Pure(2, 1)})
	fmt.Println(err)
	// Output:
	// 7 nodes, [sees heads sees tails] [heads tails] []
	// Min (1/2, 1/2) true false 0/1
	// matrixgame: the set "sees tails" of Min is missing in the strategy
}

// A player who does not know whether he has moved already would have to forget.
func ExampleNew() {
	t := extensive.Choice(extensive.Max, "crossing",
		extensive.Move{Label: "leave", Then: extensive.EndInt(0)},
		extensive.Move{Label: "go on", Then: extensive.Choice(extensive.Max, "crossing",
			extensive.Move{Label: "leave", Then: extensive.EndInt(4)},
			extensive.Move{Label: "go on", Then: extensive.EndInt(1)})})
	_, err := extensive.New(t)
	fmt.Println(err)
	// Output:
	// extensive: Max forgets in the set "crossing": he comes there as his first turn and after "go on" in "crossing"
}

func ExampleParseJSON() {
	t, err := extensive.ParseJSON(`{"chance": [
		{"label": "sun",  "probability": "2/3", "then": {"payoff": 3}},
		{"label": "rain", "probability": "1/3", "then":
			{"player": "Min", "set": "it rains", "moves": [
				{"label": "umbrella", "then": {"payoff": "-1/2"}},
				{"label": "none",     "then": {"payoff": 1}}]}}]}`)
	if err != nil {
		log.Fatal(err)
	}
	g := game(t)
	fmt.Println(g)
	s := solve(g)
	fmt.Println(s.Value())
	fmt.Print(s.Strategy(extensive.Min))
	// Output:
	// a game with 5 nodes, 0 sets of Max and 1 of Min
	// 11/6
	// it rains: umbrella 1
}

// Basic endgame in poker: Max gets a card that wins in one of four cases, and may bet. Gambit's files list each node
// before its branches.
func ExampleParseEFG() {
	e, err := extensive.ParseEFG(`EFG 2 R "endgame" { "Alice" "Bob" }
c "deal" 1 "" { "ace" 1/4 "deuce" 3/4 } 0
p "" 1 1 "ace" { "check" "bet" } 0
t "" 1 "small win" { 1, -1 }
p "" 2 1 "bet" { "fold" "call" } 0
t "" 1
t "" 2 "large win" { 3, -3 }
p "" 1 2 "deuce" { "check" "bet" } 0
t "" 3 "small loss" { -1, 1 }
p "" 2 1 0
t "" 1
t "" 4 "large loss" { -3, 3 }
`)
	if err != nil {
		log.Fatal(err)
	}
	s := solve(game(e.Tree))
	fmt.Println(e.Players[0], "gets", s.Value())
	fmt.Print(s.Strategy(extensive.Max))
	fmt.Print(s.Strategy(extensive.Min))
	// Output:
	// Alice gets -1/4
	// ace: bet 1
	// deuce: check 5/6, bet 1/6
	// bet: fold 1/2, call 1/2
}
