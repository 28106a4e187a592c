package clobber_test

import (
	"bytes"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/clobber"
)

// TestCannibalLaws tests the laws that every ruleset must keep; one of them is that the values that are known are
// right.
func TestCannibalLaws(t *testing.T) {
	cgttest.Run(t, clobber.Cannibal{},
		board.Board{},
		clobber.MustParse("xoxo"),
		clobber.MustParse("xxx|.x.|ooo"),
		clobber.MustParse("x.o|oxo|.#x"),
	)
}

// TestCannibalValues has what follows from the rules at once.
func TestCannibalValues(t *testing.T) {
	ruletest.Values(t, clobber.Cannibal{}, clobber.Parse,
		ruletest.Value{Position: "x", Value: "0"},
		ruletest.Value{Position: "xo", Value: "*"},
		ruletest.Value{Position: "xx|xx", Value: "3"},
		ruletest.Value{Position: "xxx.ooo#oo", Value: "-1"},
	)
}

// TestCannibalOutcomes compares with outcomes in the tests of MCGS 1.7, where X and O are the stones of Left and Right
// and rows follow one another with bars between them.
func TestCannibalOutcomes(t *testing.T) {
	ruletest.Winners(t, clobber.Cannibal{}, clobber.Parse,
		ruletest.FirstMove{Position: "OXX.XOXO|OOOXX.OX", First: cgt.Left, Winner: cgt.Left},
		ruletest.FirstMove{Position: "X.O|XXX|OOO", First: cgt.Left, Winner: cgt.Left},
		ruletest.FirstMove{Position: "OXO|OOX|X.X", First: cgt.Left, Winner: cgt.Left},
		ruletest.FirstMove{Position: "XOXO|OXOX", First: cgt.Left, Winner: cgt.Left},
	)
}

// TestCannibalMoves compares the moves with the definition.
func TestCannibalMoves(t *testing.T) {
	ruletest.Moves(t, clobber.Cannibal{}, "xo.#", 4, func(grid [][]byte, who cgt.Player) (after []string) {
		for row := range grid {
			for col := range grid[row] {
				for _, to := range [][2]int{{row - 1, col}, {row + 1, col}, {row, col - 1}, {row, col + 1}} {
					if grid[row][col] != "xo"[who] || to[0] < 0 || to[0] >= len(grid) || to[1] < 0 || to[1] >= len(grid[row]) {
						continue
					}
					if target := grid[to[0]][to[1]]; target == 'x' || target == 'o' {
						grid[row][col], grid[to[0]][to[1]] = '.', "xo"[who]
						after = append(after, string(bytes.Join(grid, []byte("|"))))
						grid[row][col], grid[to[0]][to[1]] = "xo"[who], target
					}
				}
			}
		}
		return after
	})
}

// TestCannibalParts checks parts and representatives on random boards.
func TestCannibalParts(t *testing.T) {
	ruletest.Parts(t, clobber.Cannibal{}, func(t *rapid.T) board.Board {
		return clobber.MustParse(rapid.StringMatching(`[xo.]{4}\|[xo.]{4}`).Draw(t, "board"))
	})
}
