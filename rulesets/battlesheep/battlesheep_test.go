package battlesheep_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/battlesheep"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	cgttest.Run(t, battlesheep.Rules{},
		battlesheep.Pasture{},
		battlesheep.MustParse("0 3 0|# 0 -2"),
		battlesheep.MustParse("4 0 # 0 -3|# # # 0 1"),
	)
}

// TestKnownValues has what follows from the rules at once.
func TestKnownValues(t *testing.T) {
	ruletest.Values(t, battlesheep.Rules{}, battlesheep.Parse,
		ruletest.Value{Position: "", Value: "0"},
		ruletest.Value{Position: "1 0", Value: "0"},
		ruletest.Value{Position: "2 0", Value: "1"},
		ruletest.Value{Position: "2 0 -2", Value: "*"},
		ruletest.Value{Position: "2 0 # 0 0 -2", Value: "0"},
		ruletest.Value{Position: "3 0|# #", Value: "1"},
	)
}

// random draws a small pasture.
func random(t *rapid.T) battlesheep.Pasture {
	cols := rapid.IntRange(1, 5).Draw(t, "cols")
	square := rapid.SampledFrom([]string{"0", "0", "#", "1", "-1", "2", "-2", "3", "-3", "#"})
	var rows []string
	for range rapid.IntRange(1, 3).Draw(t, "rows") {
		rows = append(rows, strings.Join(rapid.SliceOfN(square, cols, cols).Draw(t, "row"), " "))
	}
	return battlesheep.MustParse(strings.Join(rows, "|"))
}

// TestMoves compares the moves with the definition: a square is where sheep may go if it is on a line with the herd,
// all squares up to it are empty, and the next is not.
func TestMoves(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := random(t)
		var grid [][]string
		for row := range strings.SplitSeq(p.String(), "|") {
			grid = append(grid, strings.Split(row, " "))
		}
		at := func(row, col int) string {
			if row < 0 || row >= len(grid) || col < 0 || col >= len(grid[0]) {
				return "#"
			}
			return grid[row][col]
		}
		var want [2][]string
		for row := range grid {
			for col := range grid[row] {
				var sheep int
				if _, err := fmt.Sscan(grid[row][col], &sheep); err != nil || sheep == 0 {
					continue
				}
				who, sign := 0, 1
				if sheep < 0 {
					who, sign = 1, -1
				}
				for _, d := range [][2]int{{-1, 0}, {-1, 1}, {0, 1}, {1, 0}, {1, -1}, {0, -1}} {
					far := 0
					for at(row+(far+1)*d[0], col+(far+1)*d[1]) == "0" {
						far++
					}
					for n := 1; far > 0 && n < sign*sheep; n++ {
						before, there := grid[row][col], &grid[row+far*d[0]][col+far*d[1]]
						grid[row][col], *there = fmt.Sprint(sheep-sign*n), fmt.Sprint(sign*n)
						var rows []string
						for _, r := range grid {
							rows = append(rows, strings.Join(r, " "))
						}
						want[who] = append(want[who], strings.Join(rows, "|"))
						grid[row][col], *there = before, "0"
					}
				}
			}
		}
		for who := cgt.Left; who <= cgt.Right; who++ {
			var got []string
			for _, q := range (battlesheep.Rules{}).AppendMoves(nil, p, who) {
				got = append(got, q.String())
			}
			slices.Sort(got)
			if slices.Sort(want[who]); !slices.Equal(got, want[who]) {
				t.Fatalf("%v from %v: %v, want %v", who, p, got, want[who])
			}
		}
	})
}

// TestParts checks parts and representatives on random pastures, and on those with a wall between two herds that can
// move.
func TestParts(t *testing.T) {
	ruletest.Parts(t, battlesheep.Rules{}, func(t *rapid.T) battlesheep.Pasture {
		square := rapid.SampledFrom([]string{"0", "#", "1", "-2"})
		walled := rapid.Custom(func(t *rapid.T) battlesheep.Pasture {
			return battlesheep.MustParse("2 0 " + square.Draw(t, "left") + " # " + square.Draw(t, "right") + " 0 -2")
		})
		return rapid.OneOf(rapid.Custom(random), walled).Draw(t, "pasture")
	})
}

func TestParse(t *testing.T) {
	ruletest.Text(t, battlesheep.Parse, "", "0", "0 3 0|# 0 -2", "63|-63")
	ruletest.Normal(t, battlesheep.Parse, map[string]string{"0, 0,+2 | 1,-1 #": "0 0 2|1 -1 #", " , ": "", "\t0 2\r\n# -3\r\n\r\n": "0 2|# -3"})
	ruletest.Errors(t, battlesheep.Parse, map[string]int{"x": 0, "0 64": 2, "0 0|1": 5, "|": 0, "0|": 2, "1 --2": 2, "-64": 0, "0\n\n1": 2, "0\n1 2": 5, "\n0": 0, "0 \x00": 2, "\u0663": 0})
}

func TestJSON(t *testing.T) {
	ruletest.JSON(t, battlesheep.MustParse("0 3 0|# 0 -2"), `"0 3 0|# 0 -2"`, `"0 64"`, `"0 0|1"`, `7`)
	ruletest.JSON(t, battlesheep.Pasture{}, `""`)
}
