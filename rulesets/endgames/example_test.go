package endgames_test

import (
	"context"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/rulesets/endgames"
	"github.com/cgt-go/sdk/zermelo"
)

// All positions of king and rook against king: in how many moves White mates when Black is to move. Positions that are
// alike count once.
func Example() {
	s := zermelo.Solver[endgames.Position, zermelo.Result]{Game: endgames.Rules{Piece: endgames.Rook}}
	table, err := s.SolveAll(context.Background())
	if err != nil {
		fmt.Println(err)
		return
	}
	var mates [17]int
	draws := 0
	for p, v := range table.All() {
		if piece, _ := p.Piece(); piece == endgames.NoPiece || p.Turn() == zermelo.Max {
			continue
		}
		if v == zermelo.Draw {
			draws++
			continue
		}
		moves, _ := table.Distance(p)
		mates[moves/2]++
	}
	fmt.Println(draws, "draws, mate in 0 to 16:", mates)
	fmt.Println(table.Verify(context.Background()))
	// Output:
	// 2796 draws, mate in 0 to 16: [27 78 246 81 198 471 592 683 1433 1712 1985 2854 3597 4194 4553 2166 390]
	// <nil>
}

// A study: a king and a pawn against a king. Who must not move has the opposition.
func Example_opposition() {
	white := endgames.MustParse("8/8/4k3/8/4K3/4P3/8/8 w - -") // the kings face each other, and White must give way
	black := endgames.MustParse("8/8/4k3/8/4K3/4P3/8/8 b - -") // now Black must
	solution, err := zermelo.Solve(context.Background(), endgames.Rules{}, white)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(solution.StartValue())
	v, _ := solution.Value(black)
	moves, _ := solution.Distance(black)
	fmt.Println(v, "in", moves/2)
	// Output:
	// draw
	// win in 18
}

// A study: Ka4 and Pb7 against Ka6. A queen would stalemate, and the rook is the only move that wins.
func Example_underpromotion() {
	p := endgames.MustParse("8/1P6/k7/8/K7/8/8/8 w - -")
	solution, err := zermelo.Solve(context.Background(), endgames.Rules{}, p)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, q := range solution.BestMoves(p) {
		moves, _ := solution.Distance(p)
		piece, at := q.Piece()
		fmt.Println(piece, at, "mates after", (moves+1)/2, "moves of White")
	}
	// Output:
	// R b8 mates after 7 moves of White
}

func ExampleParse() {
	p, err := endgames.Parse("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1")
	piece, at := p.Piece()
	fmt.Println(p.WhiteKing(), p.BlackKing(), piece, at, p.Turn(), p.IsCheck(), err)
	_, err = endgames.Parse("4k3/4K3/8/4P3/8/8/8/8 w - -")
	fmt.Println(err)
	// Output:
	// e6 e8 P e5 Min false <nil>
	// position of chess: offset 0: the kings are neighbours
}

func ExampleNew() {
	p, err := endgames.New(endgames.SquareAt(4, 5), endgames.SquareAt(4, 7), endgames.Pawn, endgames.SquareAt(4, 4), zermelo.Max)
	fmt.Println(p, err)
	// Output:
	// 4k3/8/4K3/4P3/8/8/8/8 w - - <nil>
}

func ExamplePosition_WriteSVG() {
	var picture strings.Builder
	err := endgames.MustParse("4k3/8/4K3/4P3/8/8/8/8 w - -").WriteSVG(&picture)
	lines := strings.Split(picture.String(), "\n")
	fmt.Println(lines[1], err)
	// Output:
	// <title>chess, 4k3/8/4K3/4P3/8/8/8/8 w - -</title> <nil>
}
