package skijumps_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/skijumps"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	cgttest.Run(t, skijumps.Rules{},
		board.Board{},
		skijumps.MustParse(".L...|.R...|....."),
		skijumps.MustParse("L|R|.|L|."),
		skijumps.MustParse("l.R|L.r|...|.R.|..l"),
		skijumps.MustParse("L.R|..R|l..|.R.|..."),
		board.MustParse("L.?|#R.|.#.|..#", "LRlr.#?"), // which no text of a position is
	)
}

// TestKnownValues compares with the values in Winning Ways, ch. 1, as the tests of cgt-tools 0.9.0 and its notes give
// them, and with what follows from the rules at once.
func TestKnownValues(t *testing.T) {
	ruletest.Values(t, skijumps.Rules{}, skijumps.Parse,
		ruletest.Value{Position: "...L....|..R.....|........", Value: "2"},
		ruletest.Value{Position: "L....|R....|.....", Value: "9/2"},
		ruletest.Value{Position: ".L...|.R...|.....", Value: "5/2"},
		ruletest.Value{Position: "l....", Value: "5"},
		ruletest.Value{Position: "..R", Value: "-3"},
		ruletest.Value{Position: "l...r", Value: "*3"},
		ruletest.Value{Position: "L|R|.", Value: "1/2"}, // {0, -1 | 1}
		ruletest.Value{Position: "l|R|.", Value: "0"},   // a slipper cannot jump
		ruletest.Value{Position: "L|R|r", Value: "-1"},  // and nobody can jump to a square that is taken
	)
}

// TestKnownOutcomes has the outcomes that follow from those values.
func TestKnownOutcomes(t *testing.T) {
	ruletest.Outcomes(t, skijumps.Rules{}, skijumps.Parse, map[string]cgt.Outcome{
		"...L....|..R.....|........": cgt.L,
		".L...|.R...|.....|....R":    cgt.R, // 5/2 - 5, and the last skier is too low to be jumped over
		"l...r":                      cgt.N,
		"l|R|.":                      cgt.P,
	})
}

// TestRandomParts checks that parts and representatives do not change the value.
func TestRandomParts(t *testing.T) {
	ruletest.Parts(t, skijumps.Rules{}, func(t *rapid.T) board.Board {
		b := board.New(rapid.IntRange(1, 6).Draw(t, "rows"), rapid.IntRange(1, 3).Draw(t, "cols"), '.')
		for range rapid.IntRange(1, 6).Draw(t, "skiers") {
			at := rapid.IntRange(0, b.Len()-1).Draw(t, "at")
			b = b.With(board.Square{At: at, Letter: rapid.SampledFrom([]byte("LRLRlr")).Draw(t, "skier")})
		}
		return b
	})
}

// TestMovesByDefinition compares the moves on random boards with those found for each skier by its target.
func TestMovesByDefinition(t *testing.T) {
	ruletest.Moves(t, skijumps.Rules{}, "LRlr...?", 5, movesByDefinition)
}

// movesByDefinition plays for Right on the board as a mirror shows it, with the skiers exchanged.
func movesByDefinition(grid [][]byte, who cgt.Player) (texts []string) {
	if who == cgt.Right {
		for _, move := range movesByDefinition(mirror(grid), cgt.Left) {
			texts = append(texts, text(mirror(rows(move))))
		}
		return texts
	}
	for row := range grid {
		for col, skier := range grid[row] {
			if skier != 'L' && skier != 'l' {
				continue
			}
			for to := col + 1; to <= len(grid[row]); to++ {
				if strings.Trim(string(grid[row][col+1:min(to+1, len(grid[row]))]), ".") == "" {
					after := rows(text(grid))
					after[row][col] = '.'
					if to < len(grid[row]) {
						after[row][to] = skier
					}
					texts = append(texts, text(after))
				}
			}
			if skier == 'L' && row+2 < len(grid) && grid[row+2][col] == '.' && (grid[row+1][col] == 'R' || grid[row+1][col] == 'r') {
				after := rows(text(grid))
				after[row][col], after[row+1][col], after[row+2][col] = '.', 'r', 'L'
				texts = append(texts, text(after))
			}
		}
	}
	return texts
}

func text(grid [][]byte) string { return string(bytes.Join(grid, []byte("|"))) }

func rows(text string) [][]byte { return bytes.Split([]byte(text), []byte("|")) }

func mirror(grid [][]byte) [][]byte {
	exchanged := rows(strings.NewReplacer("L", "R", "R", "L", "l", "r", "r", "l").Replace(text(grid)))
	for _, row := range exchanged {
		slices.Reverse(row)
	}
	return exchanged
}

func TestParse(t *testing.T) {
	ruletest.Text(t, skijumps.Parse, "", "L", ".L...|.R...|.....", "lLrR")
	ruletest.Errors(t, skijumps.Parse, map[string]int{"Lx": 1, "L.|R": 4, "|": 0, "L.||R.": 3, "#": 0})
}
