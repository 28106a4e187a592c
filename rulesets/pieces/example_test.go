package pieces_test

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/pieces"
	"github.com/cgt-go/sdk/surreal"
)

// The nim-values of the one-way knight. This is the upper left corner of a larger board, and the squares with 0 are
// those from which whoever is to move loses.
func Example() {
	g, err := pieces.NewGrid(context.Background(), pieces.Knight(), 20, 20, cgt.Limits{})
	for row := range 5 {
		fmt.Printf("%d\n", g.Row(row)[:10])
	}
	fmt.Println(err, g.Verify(context.Background()))
	// Output:
	// [0 0 1 1 0 0 1 1 0 0]
	// [0 0 2 1 0 0 1 1 0 0]
	// [1 2 2 2 3 2 2 2 3 2]
	// [1 1 2 1 4 3 2 3 3 3]
	// [0 0 3 4 0 0 1 1 0 0]
	// <nil> <nil>
}

// A piece of one's own: it goes up one row, or down a row and two columns or more to the left. The weights prove that
// every play ends.
func ExampleNew() {
	p, err := pieces.New(pieces.Step{Rows: -1}, pieces.Step{Rows: 1, Cols: -2}, pieces.Step{Cols: -1, Rider: true})
	fmt.Println(p, err)
	fmt.Println(p.Weights())
	_, err = pieces.New(pieces.Step{Rows: -1, Cols: 2}, pieces.Step{Rows: 2, Cols: -3})
	fmt.Println(err)
	// Output:
	// (-1,0)(0,-1)+(1,-2) <nil>
	// 1 1
	// pieces: infinite play: 2 × (2,-3) and 3 × (-1,2) do not lead nearer to the corner
}

func ExampleStepError() {
	_, err := pieces.New(pieces.Step{Rows: -1}, pieces.Step{Rows: -1, Cols: 1000})
	fmt.Println(err)
	// Output: pieces: step 1, (-1,1000): more than 100 rows or columns
}

// Two steps that can be taken in turn for ever.
func ExampleEndlessError() {
	_, err := pieces.Parse("(-1,1)(1,-1)")
	fmt.Println(err)
	// Output: piece: offset 6: infinite play: 1 × (1,-1) and 1 × (-1,1) do not lead nearer to the corner
}

func ExamplePiece_Steps() {
	for s := range pieces.Queen().Steps() {
		fmt.Print(s, " ")
	}
	// Output: (-1,-1)+ (-1,0)+ (0,-1)+
}

// From the square (5,5) the knight cannot make more than 10 moves.
func ExamplePiece_Weights() {
	fmt.Println(pieces.Knight().Weights())
	// Output: 1 1
}

func ExampleStep_Compare() {
	king, queen := pieces.Step{Rows: -1}, pieces.Step{Rows: -1, Rider: true}
	fmt.Println(king.Compare(queen), king, queen)
	// Output: -1 (-1,0) (-1,0)+
}

// The one-way rook is Nim with two heaps.
func ExampleRook() {
	v, ok := pieces.Rules{Piece: pieces.Rook()}.NimValue(pieces.Square{Row: 5, Col: 3})
	fmt.Println(v, ok)
	// Output: *6 true
}

func ExampleBishop() {
	fmt.Println(pieces.Rules{Piece: pieces.Bishop()}.AppendMoves(nil, pieces.Square{Row: 2, Col: 5}, cgt.Left))
	// Output: [(1,4) (0,3)]
}

// The squares from which the one-way queen loses are the pairs of Wythoff.
func ExampleQueen() {
	g, err := pieces.NewGrid(context.Background(), pieces.Queen(), 20, 20, cgt.Limits{})
	for q := range g.Zeros() {
		if q.Row <= q.Col {
			fmt.Print(q, " ")
		}
	}
	fmt.Println(err)
	// Output: (0,0) (1,2) (3,5) (4,7) (6,10) (8,13) (9,15) (11,18) <nil>
}

// The one-way king loses where both coordinates are even.
func ExampleKing() {
	g, err := pieces.NewGrid(context.Background(), pieces.King(), 4, 6, cgt.Limits{})
	for row := range g.Rows() {
		fmt.Printf("%d\n", g.Row(row))
	}
	fmt.Println(err)
	// Output:
	// [0 1 0 1 0 1]
	// [1 2 3 2 3 2]
	// [0 3 0 1 0 1]
	// [1 2 1 2 3 2]
	// <nil>
}

func ExampleKnight() {
	fmt.Println(pieces.Rules{Piece: pieces.Knight()}.AppendMoves(nil, pieces.Square{Row: 4, Col: 4}, cgt.Left))
	// Output: [(2,3) (2,5) (3,2) (5,2)]
}

func ExampleNames() {
	fmt.Println(pieces.Names())
	// Output: [bishop king knight queen rook]
}

func ExampleParse() {
	for _, text := range []string{"queen", "(-1,0)+(0,-1)+", "(-3,0)(0,-3)", "pawn"} {
		p, err := pieces.Parse(text)
		fmt.Println(p, err)
	}
	// Output:
	// queen <nil>
	// rook <nil>
	// (-3,0)(0,-3) <nil>
	//  piece: offset 0: want one of bishop, king, knight, queen, rook, or steps such as (-1,0)(-2,-1)
}

func ExampleMustParse() {
	fmt.Println(pieces.MustParse("(0,-1) (-1,0) (-1,-1)") == pieces.King())
	// Output: true
}

func ExampleParseSquare() {
	q, err := pieces.ParseSquare("3, 6")
	fmt.Println(q, err)
	_, err = pieces.ParseSquare("3;6")
	fmt.Println(err)
	// Output:
	// (3,6) <nil>
	// square: offset 1: unexpected ';', want ','
}

func ExampleSquare_Compare() {
	fmt.Println(pieces.Square{Row: 1, Col: 9}.Compare(pieces.Square{Row: 2}))
	// Output: -1
}

func ExampleRules_Contains() {
	r := pieces.Rules{Piece: pieces.King(), Rows: 8} // and no last column
	fmt.Println(r.Contains(pieces.Square{Row: 7, Col: 1000}), r.Contains(pieces.Square{Row: 8, Col: 0}))
	// Output: true false
}

// Whether a board has an end makes a difference for a knight: in the last row it has a move less.
func ExampleRules_AppendMoves() {
	at := pieces.Square{Row: 4, Col: 4}
	for _, rows := range []int{0, 5} {
		fmt.Println(pieces.Rules{Piece: pieces.Knight(), Rows: rows}.AppendMoves(nil, at, cgt.Left))
	}
	// Output:
	// [(2,3) (2,5) (3,2) (5,2)]
	// [(2,3) (2,5) (3,2)]
}

// A knight that is a long way off.
func ExampleRules_NimValue() {
	v, ok := pieces.Rules{Piece: pieces.Knight()}.NimValue(pieces.Square{Row: 1_000_003, Col: 1_000_004})
	fmt.Println(v, ok)

	// The queen loses there, for 17711 and 28657 are the Fibonacci numbers in the places 22 and 23. Where she wins,
	// only a table says what the square is worth.
	queen := pieces.Rules{Piece: pieces.Queen()}
	fmt.Println(queen.NimValue(pieces.Square{Row: 17711, Col: 28657}))
	fmt.Println(queen.NimValue(pieces.Square{Row: 17711, Col: 28658}))
	// Output:
	// *4 true
	// 0 true
	// 0 false
}

// Several pieces that do not get into the way of one another are a sum of games: whoever is to move chooses one of
// them. A knight and a queen on squares of the same value are a loss for him.
func ExampleRules_sum() {
	knight := pieces.Rules{Piece: pieces.Knight()}
	queen := pieces.Rules{Piece: pieces.Queen()}
	sum := cgt.Sum(cgt.Bind(knight, pieces.Square{Row: 3, Col: 4}), cgt.Bind(queen, pieces.Square{Row: 1, Col: 3}))
	fmt.Println(surreal.Value(context.Background(), cgt.Positions{}, sum))
	// Output: 0 <nil>
}

// The example of the Dubna notes, which number rows and columns from 1: the knight on the square (3,6) with four apples
// wins by eating two. With one apple it has three moves that win, and all of them lead to a square of value *.
func ExampleHungry() {
	ctx := context.Background()
	s := nim.Solver[pieces.Bag]{Rules: pieces.Hungry{Rules: pieces.Rules{Piece: pieces.Knight()}}}
	for _, apples := range []int{4, 1} {
		b := pieces.Bag{At: pieces.Square{Row: 2, Col: 5}, Apples: apples}
		v, _ := s.Value(ctx, b)
		wins, err := s.WinningMoves(ctx, b)
		fmt.Println(b, "is worth", v, "and is won by", wins, err)
	}
	// Output:
	// (2,5)+4 is worth *6 and is won by [(2,5)+2] <nil>
	// (2,5)+1 is worth *3 and is won by [(0,6)+1 (1,3)+1 (3,3)+1] <nil>
}

// The game is the sum of its parts: the piece without apples, and the apples where the piece cannot move.
func ExampleHungry_AppendParts() {
	rules := pieces.Hungry{Rules: pieces.Rules{Piece: pieces.Knight()}}
	fmt.Println(rules.AppendParts(nil, pieces.Bag{At: pieces.Square{Row: 2, Col: 5}, Apples: 4}))
	// Output: [(2,5)+0 (0,0)+4]
}

func ExampleHungry_AppendMoves() {
	rules := pieces.Hungry{Rules: pieces.Rules{Piece: pieces.King()}}
	fmt.Println(rules.AppendMoves(nil, pieces.Bag{At: pieces.Square{Row: 1, Col: 0}, Apples: 2}, cgt.Left))
	// Output: [(0,0)+2 (1,0)+1 (1,0)+0]
}

func ExampleHungry_NimValue() {
	rules := pieces.Hungry{Rules: pieces.Rules{Piece: pieces.Rook()}}
	fmt.Println(rules.NimValue(pieces.Bag{At: pieces.Square{Row: 1, Col: 2}, Apples: 7}))
	// Output: *4 true
}

func ExampleParseBag() {
	b, err := pieces.ParseBag("(3,6)+4")
	fmt.Println(b.At, b.Apples, err)
	_, err = pieces.ParseBag("(3,6)+many")
	fmt.Println(err)
	// Output:
	// (3,6) 4 <nil>
	// bag: offset 6: unexpected 'm', want a number
}

// In JSON pieces, squares and bags are strings.
func ExamplePiece_MarshalText() {
	text, err := json.Marshal([]any{pieces.Rook(), pieces.Square{Row: 1, Col: 2}, pieces.Bag{At: pieces.Square{Row: 3}, Apples: 4}})
	fmt.Println(string(text), err)
	// Output: ["rook","(1,2)","(3,0)+4"] <nil>
}

// A board of a million squares, which fails where it may have only a thousand.
func ExampleNewGrid() {
	ctx := context.Background()
	g, err := pieces.NewGrid(ctx, pieces.Queen(), 1000, 1000, cgt.Limits{})
	fmt.Println(g.At(0, 999) == nim.Nimber(999), err)
	_, err = pieces.NewGrid(ctx, pieces.Queen(), 1000, 1000, cgt.Limits{Positions: 1000})
	fmt.Println(err)
	// Output:
	// true <nil>
	// cgt: more than 1000 positions: the limit was reached
}

func ExampleGrid_Zeros() {
	g, err := pieces.NewGrid(context.Background(), pieces.Knight(), 3, 6, cgt.Limits{})
	for q := range g.Zeros() {
		fmt.Print(q, " ")
	}
	fmt.Println(err)
	// Output: (0,0) (0,1) (0,4) (0,5) (1,0) (1,1) (1,4) (1,5) <nil>
}

func ExampleGrid_Max() {
	g, err := pieces.NewGrid(context.Background(), pieces.Rook(), 9, 9, cgt.Limits{})
	fmt.Println(g.Max(), err)
	// Output: *15 <nil>
}
