package konane_test

import (
	"bytes"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/konane"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	cgttest.Run(t, konane.Rules{},
		board.Board{},
		konane.MustParse(".ox."),
		konane.MustParse(".ox.|o..x|...."),
		konane.MustParse("xoxo|o..x|xoxo"),
		konane.MustParse(".xo.....xo.|x....#....."),
		konane.MustParse("xo.o.|....x|o...."),
		konane.MustParse("xoxo|ox.x|o.xo|oxox"),
	)
}

// TestKnownValues compares with values from the tests of cgt-tools 0.9.0 and with what follows from the rules at once.
func TestKnownValues(t *testing.T) {
	ruletest.Values(t, konane.Rules{}, konane.Parse,
		ruletest.Value{Position: ".ox.", Value: "*"},
		ruletest.Value{Position: ".ox.|o..x|....", Value: "{1|-1}"},
		ruletest.Value{Position: "xo", Value: "0"},
		ruletest.Value{Position: "xo.", Value: "1"},
		ruletest.Value{Position: ".|x|o", Value: "-1"},
		ruletest.Value{Position: "xo.o.", Value: "1"}, // {0, * | }, for after one jump Right can jump back
		ruletest.Value{Position: "xo#o.", Value: "0"},
	)
}

// TestKnownOutcomes has the outcomes that follow from the values of cgt-tools.
func TestKnownOutcomes(t *testing.T) {
	ruletest.Outcomes(t, konane.Rules{}, konane.Parse, map[string]cgt.Outcome{
		".ox.":                          cgt.N,
		".ox.|o..x|....":                cgt.N,
		".ox......ox.":                  cgt.P,
		".ox..|.....|.....|.....|...xo": cgt.R,
	})
}

// TestKnownMoves compares with the moves of Right in the tests of cgt-tools 0.9.0.
func TestKnownMoves(t *testing.T) {
	got := konane.Rules{}.AppendMoves(nil, konane.MustParse(".....|..x..|.xox.|..x..|.....|..x..|....."), cgt.Right)
	want := []board.Board{
		konane.MustParse(".....|..x..|.x..o|..x..|.....|..x..|....."),
		konane.MustParse(".....|..x..|o..x.|..x..|.....|..x..|....."),
		konane.MustParse(".....|..x..|.x.x.|.....|..o..|..x..|....."),
		konane.MustParse(".....|..x..|.x.x.|.....|.....|.....|..o.."),
		konane.MustParse("..o..|.....|.x.x.|..x..|.....|..x..|....."),
	}
	slices.SortFunc(got, board.Board.Compare)
	slices.SortFunc(want, board.Board.Compare)
	if !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestRandomParts checks that parts and representatives do not change the value, on boards with room for several
// groups.
func TestRandomParts(t *testing.T) {
	ruletest.Parts(t, konane.Rules{}, func(t *rapid.T) board.Board {
		b := board.New(rapid.IntRange(1, 4).Draw(t, "rows"), rapid.IntRange(8, 20).Draw(t, "cols"), '.')
		for range 8 {
			at := rapid.IntRange(0, b.Len()-1).Draw(t, "at")
			b = b.With(board.Square{At: at, Letter: rapid.SampledFrom([]byte("xo")).Draw(t, "stone")})
			if next := at + 1; next < b.Len() { // so that there is something to jump over
				b = b.With(board.Square{At: next, Letter: rapid.SampledFrom([]byte("xo.#")).Draw(t, "next")})
			}
		}
		return b
	})
}

// TestMovesByDefinition compares the moves on random boards with those found by looking at whole paths of one, two and
// more jumps.
func TestMovesByDefinition(t *testing.T) {
	ruletest.Moves(t, konane.Rules{}, "xxoo..#?", 7, func(grid [][]byte, who cgt.Player) []string { return movesByDefinition(grid, "xo"[who], "ox"[who]) })
}

func movesByDefinition(grid [][]byte, own, other byte) (texts []string) {
	at := func(row, col int) byte {
		if row < 0 || col < 0 || row >= len(grid) || col >= len(grid[0]) {
			return 0
		}
		return grid[row][col]
	}
	for row := range grid {
		for col := range grid[row] {
			for _, d := range [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
				for jumps := 1; jumps <= 7; jumps++ {
					after := make([][]byte, len(grid))
					for i := range grid {
						after[i] = slices.Clone(grid[i])
					}
					legal := at(row, col) == own
					for i := 1; i <= jumps && legal; i++ {
						over, to := 2*i-1, 2*i
						legal = at(row+over*d[0], col+over*d[1]) == other && at(row+to*d[0], col+to*d[1]) == '.'
						if legal {
							after[row+over*d[0]][col+over*d[1]] = '.'
						}
					}
					if legal {
						after[row][col] = '.'
						after[row+2*jumps*d[0]][col+2*jumps*d[1]] = own
						texts = append(texts, text(after))
					}
				}
			}
		}
	}
	return texts
}

func text(grid [][]byte) string { return string(bytes.Join(grid, []byte("|"))) }

func TestParse(t *testing.T) {
	ruletest.Text(t, konane.Parse, "", "x", ".ox.|o..x|....", "#.|ox")
	ruletest.Errors(t, konane.Parse, map[string]int{"xq": 1, "x.|o": 4, "|": 0, "x.||.o": 3})
}

// Stones of one player that fill the board are no reason not to look at the other one's.
func TestPartsOfOneColourFirst(t *testing.T) {
	for _, text := range []string{"xxx|xxx|xo.", "xxx|xxx|x.o", "ooo|ooo|oox"} {
		b := konane.MustParse(text)
		if parts := (konane.Rules{}).AppendParts(nil, b); len(parts) != 1 || parts[0] != b {
			t.Errorf("%s falls apart into %v", text, parts)
		}
	}
}
