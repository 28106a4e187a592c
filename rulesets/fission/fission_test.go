package fission_test

import (
	"bytes"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/fission"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	cgttest.Run(t, fission.Rules{},
		board.Board{},
		fission.MustParse(".x."),
		fission.MustParse("....|..x.|.x..|...."),
		fission.MustParse(".x.x|..x.|....|..x."),
		fission.MustParse("..x..|#....|...x."),
		fission.MustParse("...#.x.|.x.#...|...#x.."),
		fission.MustParse("x.xx.|.x..x|....."),
	)
}

// TestKnownValues compares with two values from the tests of cgt-tools 0.9.0 and with what follows
// from the rules at once.
func TestKnownValues(t *testing.T) {
	ruletest.Values(t, fission.Rules{}, fission.Parse,
		ruletest.Value{Position: "..x.|....|..x.|....", Value: "-2"},
		ruletest.Value{Position: ".x.x|..x.|....|..x.", Value: "{-1|-4}"},
		ruletest.Value{Position: "x", Value: "0"},
		ruletest.Value{Position: ".x.", Value: "-1"},
		ruletest.Value{Position: ".|x|.", Value: "1"},
		ruletest.Value{Position: "#.#|.x.|#.#", Value: "*"}, // one split and no more, for both
		ruletest.Value{Position: ".xx.", Value: "0"},        // the stones close each other's squares
	)
}

// TestKnownOutcomes compares with the outcomes that the tests of MCGS 1.7 state, where Black is Left.
func TestKnownOutcomes(t *testing.T) {
	ruletest.Outcomes(t, fission.Rules{}, fission.Parse, map[string]cgt.Outcome{
		".x...|.#.#.|.xx..|#x#..|#.x..":             cgt.R,
		".....|.....|x....|.....|.....":             cgt.L,
		"....#|....x|..x..|.....|#x...":             cgt.P,
		".#.#..|...#..|......|#.#.xx|......|x....#": cgt.P,
		"..x...|......|x..x..|.#.x.#|......|......": cgt.P,
	})
	ruletest.Winners(t, fission.Rules{}, fission.Parse,
		ruletest.FirstMove{Position: "..#.x|x...#|.#.x.|.#...|.xx..", First: cgt.Left, Winner: cgt.Left},
		ruletest.FirstMove{Position: ".x...|.x.x.|.....|#....|.....", First: cgt.Left, Winner: cgt.Right},
		ruletest.FirstMove{Position: "...x.|.....|x#x..|..x..|.x...", First: cgt.Right, Winner: cgt.Right},
		ruletest.FirstMove{Position: ".....|..x..|.x...|..x#.|.x...", First: cgt.Right, Winner: cgt.Right},
		ruletest.FirstMove{Position: "x....|.xx.x|.#...|.....|.....", First: cgt.Left, Winner: cgt.Left},
		ruletest.FirstMove{Position: ".....|x....|.....|.x...|...#x", First: cgt.Right, Winner: cgt.Left},
		ruletest.FirstMove{Position: "x..x..|......|.#.#x.|...x..|......|......", First: cgt.Right, Winner: cgt.Right},
		ruletest.FirstMove{Position: "...#..|..x...|....##|......|.x.##.|....#.", First: cgt.Left, Winner: cgt.Left},
		ruletest.FirstMove{Position: "......|......|.#....|.##...|#.....|....##", First: cgt.Left, Winner: cgt.Right},
	)
}

// TestKnownWinningMoves compares with the only winning move of Left in a sum of two boards, which here stand side by
// side: case 92 of the test winning_moves_all of MCGS 1.7.
func TestKnownWinningMoves(t *testing.T) {
	s := cgt.Solver[board.Board]{Rules: fission.Rules{}}
	got, err := s.WinningMoves(t.Context(), fission.MustParse("...#...|..x#.x.|...#..."), cgt.Left)
	if want := fission.MustParse("..x#...|...#.x.|..x#..."); err != nil || !slices.Equal(got, []board.Board{want}) {
		t.Errorf("%v, %v, want %v", got, err, want)
	}
}

// TestMovesByDefinition compares the moves on random boards with those found in a list of stones and a list of empty
// squares.
func TestMovesByDefinition(t *testing.T) {
	ruletest.Moves(t, fission.Rules{}, "xx...#?", 5, movesByDefinition)
}

func movesByDefinition(grid [][]byte, who cgt.Player) (texts []string) {
	type square struct{ row, col int }
	letters := map[square]byte{}
	for row := range grid {
		for col, letter := range grid[row] {
			letters[square{row, col}] = letter
		}
	}
	for s, letter := range letters {
		before, after := square{s.row - 1, s.col}, square{s.row + 1, s.col}
		if who == cgt.Right {
			before, after = square{s.row, s.col - 1}, square{s.row, s.col + 1}
		}
		if letter != 'x' || letters[before] != '.' || letters[after] != '.' {
			continue
		}
		grid[s.row][s.col], grid[before.row][before.col], grid[after.row][after.col] = '.', 'x', 'x'
		texts = append(texts, text(grid))
		grid[s.row][s.col], grid[before.row][before.col], grid[after.row][after.col] = 'x', '.', '.'
	}
	return texts
}

func text(grid [][]byte) string { return string(bytes.Join(grid, []byte("|"))) }

func TestParse(t *testing.T) {
	ruletest.Text(t, fission.Parse, "", "x", "...|.x.|...", "x.#|#..")
	ruletest.Errors(t, fission.Parse, map[string]int{"xo": 1, "x.|x": 4, "|": 0, "x.||..": 3})
}
