package matrixgame_test

import (
	"context"
	"encoding/json"
	"fmt"
	"log"

	"github.com/cgt-go/sdk/matrixgame"
)

// A game of two players is two matrices with an empty line between.
func ExampleParseBimatrix() {
	g, err := matrixgame.ParseBimatrix("2 0\n0 1\n\n1 0\n0 2\n")
	if err != nil {
		log.Fatal(err)
	}
	text, err := json.Marshal(g)
	fmt.Println(string(text), err)
	_, err = matrixgame.ParseBimatrix("2 0\n0 1\n\n1 0\n0 two\n")
	fmt.Println(err)
	// Output:
	// {"row":[["2","0"],["0","1"]],"column":[["1","0"],["0","2"]]} <nil>
	// bimatrix: line 5, offset 2: "two" is no number
}

// Gambit's files have names for players and choices.
func ExampleParseNFG() {
	n, err := matrixgame.ParseNFG(`NFG 1 R "the battle of the sexes" { "he" "she" }
{ { "match" "ballet" } { "match" "ballet" } }

2 1  0 0  0 0  1 2`)
	if err != nil {
		log.Fatal(err)
	}
	for _, profile := range n.Game.PureEquilibria() {
		for who, k := range profile {
			fmt.Println(n.Players[who], "goes to the", n.Strategies[who][k])
		}
	}
	fmt.Print(n.Outcomes())
	// Output:
	// he goes to the match
	// she goes to the match
	// he goes to the ballet
	// she goes to the ballet
	// NFG 1 R "the battle of the sexes" { "he" "she" }
	// { { "match" "ballet" } { "match" "ballet" } }
	// ""
	//
	// {
	// { "" 2, 1 }
	// { "" 0, 0 }
	// { "" 1, 2 }
	// }
	// 1 2 2 3
}

// A game without names is written with numbers.
func ExampleNFG() {
	fmt.Print(&matrixgame.NFG{Title: "battle", Game: battle().Game()})
	// Output:
	// NFG 1 R "battle" { "Player 1" "Player 2" }
	// { 2 2 }
	// ""
	//
	// 2 1
	// 0 0
	// 0 0
	// 1 2
}

// The files of lrsnash begin with the numbers of rows and columns.
func ExampleParseLRS() {
	g, err := matrixgame.ParseLRS("1 2\n\n3 4\n\n5 6\n")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(g)
	// Output:
	// 3 4
	//
	// 5 6
}

// The older program nash of lrslib reads a game as two polyhedra, one for the strategies of each player.
func ExampleParseLRSPair() {
	g, err := matrixgame.ParseLRSPair(`H-representation
linearity 1 4
begin
4 3 rational
 0  1  0
 0 -5  1
 0 -6  1
-1  1  0
end
`, `H-representation
linearity 1 4
begin
4 4 rational
 0 -3 -4 1
 0  1  0 0
 0  0  1 0
-1  1  1 0
end
`)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(g)
	// Output:
	// 3 4
	//
	// 5 6
}

// Solutions are written as texts and in JSON.
func ExampleSolution_MarshalJSON() {
	s := solve(matrixgame.Integers([]int64{-2, 3}, []int64{3, -4}))
	text, err := json.Marshal(s)
	fmt.Println(s)
	fmt.Println(string(text), err)
	// Output:
	// 1/12 (7/12, 5/12) (7/12, 5/12)
	// {"value":"1/12","row":["7/12","5/12"],"column":["7/12","5/12"]} <nil>
}

func ExampleEquilibria_String() {
	e, err := matrixgame.ExtremeEquilibria(context.Background(), battle())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(e)
	// Output:
	// (0, 1) (0, 1) 1, 2
	// (2/3, 1/3) (1/3, 2/3) 2/3, 2/3
	// (1, 0) (1, 0) 2, 1
}

// Games of any number of players are written in JSON and read again.
func ExampleGame_MarshalJSON() {
	text, err := json.Marshal(battle().Game())
	fmt.Println(string(text), err)
	var g matrixgame.Game
	err = json.Unmarshal(text, &g)
	fmt.Print(&g)
	fmt.Println(err)
	// Output:
	// {"choices":[2,2],"payoffs":[["2","0","0","1"],["1","0","0","2"]]} <nil>
	// 1 1: 2, 1
	// 1 2: 0, 0
	// 2 1: 0, 0
	// 2 2: 1, 2
	// <nil>
}

// A component is written as its index and its maximal subsets.
func ExampleComponent_String() {
	e, err := matrixgame.ExtremeEquilibria(context.Background(), battle())
	if err != nil {
		log.Fatal(err)
	}
	components, err := e.Components(context.Background())
	if err != nil {
		log.Fatal(err)
	}
	for _, c := range components {
		fmt.Println(c)
	}
	text, err := json.Marshal(components[0])
	fmt.Println(string(text), err)
	// Output:
	// index 1: {(0, 1)} x {(0, 1)}
	// index -1: {(2/3, 1/3)} x {(1/3, 2/3)}
	// index 1: {(1, 0)} x {(1, 0)}
	// {"index":1,"extreme":[{"row":["0","1"],"column":["0","1"]}],"subsets":[{"rows":[["0","1"]],"columns":[["0","1"]],"dimension":0}]} <nil>
}
