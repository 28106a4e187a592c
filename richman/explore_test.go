package richman_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/richman"
)

// lines are the rows, columns and diagonals of the board of noughts and crosses.
var lines = [8][3]int{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}

// crosses is noughts and crosses: Left, who is Blue, puts crosses on a board such as "X.O......", and Right noughts.
func crosses(dst []string, board string, who cgt.Player) []string {
	for i, c := range board {
		if c == '.' {
			dst = append(dst, board[:i]+map[cgt.Player]string{cgt.Left: "X", cgt.Right: "O"}[who]+board[i+1:])
		}
	}
	return dst
}

// crossesEnd says who wins if a draw counts for drawn.
func crossesEnd(drawn richman.Player) func(board string) (richman.Player, bool) {
	return func(board string) (richman.Player, bool) {
		isFull := true
		for _, l := range lines {
			a, b, c := board[l[0]], board[l[1]], board[l[2]]
			if a != '.' && a == b && b == c {
				return map[byte]richman.Player{'X': richman.Blue, 'O': richman.Red}[a], true
			}
			isFull = isFull && a != '.' && b != '.' && c != '.'
		}
		return drawn, isFull
	}
}

// hex is Hex on a board of some width: Blue wants to join top and bottom, Red left and right.
type hex struct{ rows, columns int }

func (h hex) AppendMoves(dst []string, board string, who cgt.Player) []string {
	return crosses(dst, board, who)
}

// end finds a path of crosses from top to bottom, or of noughts from left to right.
func (h hex) end(board string) (richman.Player, bool) {
	for who, stone := range []byte{'X', 'O'} {
		met := map[int]bool{}
		var todo []int
		for i := range board {
			if board[i] == stone && (who == 0 && i < h.columns || who == 1 && i%h.columns == 0) {
				met[i] = true
				todo = append(todo, i)
			}
		}
		for ; len(todo) > 0; todo = todo[1:] {
			y, x := todo[0]/h.columns, todo[0]%h.columns
			if who == 0 && y == h.rows-1 || who == 1 && x == h.columns-1 {
				return richman.Player(who), true
			}
			for _, d := range [6][2]int{{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, -1}, {-1, 1}} {
				y, x := y+d[0], x+d[1]
				if y < 0 || y >= h.rows || x < 0 || x >= h.columns {
					continue
				}
				if j := y*h.columns + x; board[j] == stone && !met[j] {
					met[j] = true
					todo = append(todo, j)
				}
			}
		}
	}
	return 0, false
}

func emptyBoard(n int) string { return fmt.Sprintf("%.*s", n, "................") }

// Develin and Payne, Discrete bidding games, have 133/256 for noughts and crosses with real money. The openings with a
// draw worth one half were computed apart, by code that shares nothing with this.
func TestBiddingCrosses(t *testing.T) {
	ctx := context.Background()
	openings := map[string][2]string{}
	for drawn, want := range map[richman.Player]string{richman.Red: "133/256", richman.Blue: "123/256"} {
		g, positions, err := richman.Explore(ctx, cgt.RulesetFunc[string](crosses), crossesEnd(drawn), emptyBoard(9), cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		s, err := richman.Solve(ctx, g)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Verify(ctx); err != nil {
			t.Error(err)
		}
		if got := s.Value(0).RatString(); got != want {
			t.Errorf("a draw is %v's: %s, want %s", drawn, got, want)
		}
		for v, p := range positions[:10] {
			x := openings[p]
			x[drawn] = s.Value(v).RatString()
			openings[p] = x
		}
	}
	// By symmetry the two functions are one with the players exchanged.
	if openings[emptyBoard(9)] != [2]string{"123/256", "133/256"} {
		t.Error(openings)
	}
	// If a draw is worth one half, it is a position from which whoever wins the auction wins the game.
	half := cgt.RulesetFunc[string](func(dst []string, board string, who cgt.Player) []string {
		if drawn, _ := crossesEnd(richman.Blue)(board); drawn == richman.Blue && !strings.Contains(board, ".") {
			mark := "X"
			if who == cgt.Right {
				mark = "O"
			}
			return append(dst, strings.Repeat(mark, len(board))) // a board that its owner has won
		}
		return crosses(dst, board, who)
	})
	end := func(board string) (richman.Player, bool) {
		asBlue, isOver := crossesEnd(richman.Blue)(board)
		asRed, _ := crossesEnd(richman.Red)(board)
		return asBlue, isOver && asBlue == asRed
	}
	g, positions, err := richman.Explore(ctx, half, end, emptyBoard(9), cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := richman.Solve(ctx, g)
	if err != nil {
		t.Fatal(err)
	}
	for board, want := range map[string]string{".........": "1/2", "....X....": "43/128", ".X.......": "97/256", "X........": "195/512"} {
		if got := s.Value(slices.Index(positions, board)).RatString(); got != want {
			t.Errorf("%s: %v, want %v", board, got, want)
		}
	}
}

// Hex is a selection game: with a fair coin, and so by auction, Blue's chance is the share of fillings that he wins
// (Peres, Schramm, Sheffield, Wilson, Random-turn Hex).
func TestBiddingHex(t *testing.T) {
	for _, h := range []hex{{1, 1}, {1, 2}, {2, 2}, {2, 3}, {3, 2}, {3, 3}} {
		g, _, err := richman.Explore(context.Background(), h, h.end, emptyBoard(h.rows*h.columns), cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		s, err := richman.Solve(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		wins, n := int64(0), h.rows*h.columns
		for set := range 1 << n {
			board := []byte(emptyBoard(n))
			for i := range board {
				board[i] = "XO"[set>>i&1]
			}
			if who, _ := h.end(string(board)); who == richman.Blue {
				wins++
			}
		}
		// Blue needs more than Red's share of them.
		if got, want := s.Value(0), int64(1<<n)-wins; got.Num().Int64()*int64(1<<n) != want*got.Denom().Int64() {
			t.Errorf("%+v: %v, want %d/%d", h, got, want, 1<<n)
		}
	}
}

func TestExploreErrors(t *testing.T) {
	ctx := context.Background()
	never := func(int) (richman.Player, bool) { return 0, false }
	// A heap from which each player takes one: nobody wants to move when it is empty.
	take := cgt.ImpartialFunc[int](func(dst []int, n int) []int {
		if n > 0 {
			dst = append(dst, n-1)
		}
		return dst
	})
	g, positions, err := richman.Explore(ctx, take, never, 2, cgt.Limits{})
	if err != nil || len(positions) != 3 || g.Len() != 5 || g.Name(3) != "Blue cannot move" {
		t.Fatal(g, positions, err)
	}
	var ge *richman.GraphError
	if _, err := richman.Solve(ctx, g); !errors.As(err, &ge) || len(ge.Vertices) != 1 || ge.Vertices[0] != "0" {
		t.Errorf("%v, want a GraphError at 0", err)
	}
	var solver richman.Solver
	if s, err := solver.RandomTurn(ctx, g, nil); err != nil || s.Value(0).RatString() != "1/2" {
		t.Error(err)
	}
	var le *cgt.LimitError
	if _, _, err := richman.Explore(ctx, take, never, 20, cgt.Limits{Positions: 5}); !errors.As(err, &le) {
		t.Errorf("%v, want a LimitError", err)
	}
	// Both players may go to and fro, and neither wants to: whoever moves wins.
	loop := cgt.RulesetFunc[int](func(dst []int, n int, who cgt.Player) []int {
		return append(dst, 1-n, 2+int(who))
	})
	g, _, err = richman.Explore(ctx, loop, func(n int) (richman.Player, bool) { return richman.Player(n & 1), n > 1 }, 0, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	if s, err := richman.Solve(ctx, g); err != nil || s.Value(0).RatString() != "1/2" || s.Verify(ctx) != nil {
		t.Error(s, err)
	}
	// Now whoever moves otherwise loses, so that both go to and fro for ever.
	g, _, err = richman.Explore(ctx, loop, func(n int) (richman.Player, bool) { return richman.Player(^n & 1), n > 1 }, 0, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := richman.Solve(ctx, g); !errors.As(err, &ge) || len(ge.Vertices) != 2 {
		t.Errorf("%v, want a GraphError at two vertices", err)
	}
}
