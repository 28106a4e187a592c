package surreal_test

import (
	"context"
	"fmt"
	"runtime"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// dominoes are the rules of Domineering: Left places a domino upright, Right places one across. A position is
// the set of the empty squares, the one in row r and column c being bit 8r + c. Boards have at most seven columns,
// so that the eighth keeps the rows apart.
type dominoes struct{}

func (dominoes) AppendMoves(moves []uint64, empty uint64, who cgt.Player) []uint64 {
	step := []int{8, 1}[who]
	for first := uint64(1); first != 0; first <<= 1 {
		if domino := first | first<<step; empty&domino == domino && first != domino {
			moves = append(moves, empty&^domino)
		}
	}
	return moves
}

// AppendParts makes the rules a [cgt.Decomposer]: what is not connected is a sum. A single square is worth nothing
// and left out.
func (dominoes) AppendParts(parts []uint64, empty uint64) []uint64 {
	for empty != 0 {
		part := empty & -empty
		for grown := uint64(0); grown != part; {
			grown = part
			part |= (part<<8 | part>>8 | part<<1 | part>>1) & empty
		}
		if part&(part-1) != 0 {
			parts = append(parts, part)
		}
		empty &^= part
	}
	return parts
}

// Normalize makes the rules a [cgt.Normalizer]: it does not matter where on the board a piece lies.
func (dominoes) Normalize(empty uint64) (uint64, bool) {
	for empty != 0 && empty&0xff == 0 {
		empty >>= 8
	}
	for empty != 0 && empty&0x0101010101010101 == 0 {
		empty >>= 1
	}
	return empty, false
}

// squares reads a piece: a dot is an empty square, and a slash ends a row.
func squares(picture string) (empty uint64) {
	for r, row := range strings.Split(picture, "/") {
		for c, square := range row {
			if square == '.' {
				empty |= 1 << (8*r + c)
			}
		}
	}
	return empty
}

// Domineering, by G. Andersson. Small pieces show values of every kind; the 4 × 4 board is worth so much thought that
// its value fills half a line.
func Example_domineering() {
	s := surreal.Solver[uint64]{Rules: dominoes{}}
	for _, picture := range []string{
		".", "./.", "..", "#./..", ".../.##", "../..", "..#/..#/...", ".../.../...", "#.../..../..../....", "..../..../..../....",
	} {
		g, err := s.Value(context.Background(), squares(picture))
		if err != nil {
			fmt.Println(err)
		}
		fmt.Printf("%-20s %v\n", picture, g)
	}
	fmt.Println(s.Verify(context.Background()))
	// Output:
	// .                    0
	// ./.                  1
	// ..                   -1
	// #./..                *
	// .../.##              -1/2
	// ../..                +-1
	// ..#/..#/...          {1/2|-2}
	// .../.../...          +-1
	// #.../..../..../....  +-(1*)
	// ..../..../..../....  +-{0,{{2|0},{2||2|0}|-_2,{2|0}}}
	// <nil>
}

// Long work can be shared among goroutines. The second player wins on the 5 × 5 board, so it is worth 0: D. M. Breuker,
// J. W. H. M. Uiterwijk, H. J. van den Herik, Solving 8×8 Domineering (2000).
func ExampleSolver_goroutines() {
	s := surreal.Solver[uint64]{Rules: dominoes{}, Goroutines: runtime.GOMAXPROCS(0)}
	g, err := s.Value(context.Background(), squares("...../...../...../...../....."))
	fmt.Println(g, err)
	// Output:
	// 0 <nil>
}
