package nogo_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/nogo"
	"github.com/cgt-go/sdk/surreal"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	cgttest.Run(t, nogo.Rules{},
		board.Board{},
		nogo.MustParse("......"),
		nogo.MustParse("..x|.o.|..."),
		nogo.MustParse(".xo.x.#.|.oo..x.."),
		nogo.MustParse("l.-.r|..#.x"),
		board.MustParse("xo|#.", "xo.#"), // with a block without room
	)
}

// TestKnownValues has what follows from the rules at once: a lone square can be taken by nobody, on two of them one
// stone is put, and beside a safe stone of one's own there is room.
func TestKnownValues(t *testing.T) {
	ruletest.Values(t, nogo.Rules{}, nogo.Parse,
		ruletest.Value{Position: "", Value: "0"},
		ruletest.Value{Position: ".", Value: "0"},
		ruletest.Value{Position: "..", Value: "*"},
		ruletest.Value{Position: "x.", Value: "0"},
		ruletest.Value{Position: "l.", Value: "1"},
		ruletest.Value{Position: "r.", Value: "-1"},
		ruletest.Value{Position: "-.", Value: "*"},
		ruletest.Value{Position: "l.r", Value: "*"},
	)
}

// TestThermographs compares with the walls in the tests of MCGS 1.7: their corners, as a value and a temperature.
func TestThermographs(t *testing.T) {
	s := surreal.Solver[board.Board]{Rules: nogo.Rules{}}
	for _, want := range []struct {
		position          string
		walls             [2]string
		temperature, mean string
	}{
		{"..X|...|.O.", [2]string{"(1,-1)(0,0)(0,1/2)(-1/2,1)", "(-1,-1)(-1,1/2)(-1/2,1)"}, "1", "-1/2"},
		{"..X|O..|O..", [2]string{"(0,-1)", "(0,-1)"}, "-1", "0"},
		{"...|.X.|OXO", [2]string{"(1,-1)(0,0)", "(-1,-1)(0,0)"}, "0", "0"},
		{"...|...|...", [2]string{"(1,-1)(0,0)", "(-1,-1)(0,0)"}, "0", "0"},
	} {
		g, err := s.Value(t.Context(), nogo.MustParse(want.position))
		if err != nil || g.Temperature().String() != want.temperature || g.Mean().String() != want.mean {
			t.Errorf("%s: %v, %v, %v, want %s, %s", want.position, g.Temperature(), g.Mean(), err, want.temperature, want.mean)
		}
		for who := cgt.Left; who <= cgt.Right; who++ {
			var corners strings.Builder
			for c := range g.Thermograph().Wall(who).Corners() {
				fmt.Fprintf(&corners, "(%v,%v)", c.X, c.T)
			}
			if corners.String() != want.walls[who] {
				t.Errorf("%s: %v wall %v, want %s", want.position, who, &corners, want.walls[who])
			}
		}
	}
}

// TestStrips compares the outcomes of empty strips with those in the tests of MCGS 1.7: strips of 2, 4, 7, 9, 11 and 13
// squares. The others are checked by a search that knows nothing but the moves, as long as this is fast.
func TestStrips(t *testing.T) {
	outcomes := map[string]cgt.Outcome{}
	for n, outcome := range strings.Split(strips, "") {
		var o cgt.Outcome
		if err := o.UnmarshalText([]byte(outcome)); err != nil {
			t.Fatal(err)
		}
		outcomes[strings.Repeat(".", n)] = o
		if n <= 9 {
			ruletest.Outcomes(t, cgttest.Plain[board.Board](nogo.Rules{}), nogo.Parse, map[string]cgt.Outcome{strings.Repeat(".", n): o})
		}
	}
	ruletest.Outcomes(t, nogo.Rules{}, nogo.Parse, outcomes)
}

// strips has the outcomes of empty strips of 0, 1, … squares.
const strips = "PPNNPNNNNNNNNN"

// TestSquare checks what is known of the square of nine: every first move wins. The rules are asked for nothing but the
// moves.
func TestSquare(t *testing.T) {
	for _, after := range (nogo.Rules{}).AppendMoves(nil, nogo.MustParse("...|...|..."), cgt.Left) {
		ruletest.Winners(t, cgttest.Plain[board.Board](nogo.Rules{}), nogo.Parse,
			ruletest.FirstMove{Position: after.String(), First: cgt.Right, Winner: cgt.Left})
	}
}

// TestMoves compares the moves with the definition.
func TestMoves(t *testing.T) {
	ruletest.Moves(t, nogo.Rules{}, "xo...#", 4, defined)
}

// defined puts a stone on each empty square and looks at all blocks afterwards, but for those that had no room before.
func defined(grid [][]byte, who cgt.Player) (after []string) {
	closed := map[int]bool{}
	for at := range len(grid) * len(grid[0]) {
		if letter := *square(grid, at); letter == 'x' || letter == 'o' {
			closed[at] = !hasRoom(grid, at, nil)
		}
	}
	for at := range len(grid) * len(grid[0]) {
		if *square(grid, at) != '.' {
			continue
		}
		*square(grid, at) = "xo"[who]
		legal := true
		for i := range len(grid) * len(grid[0]) {
			if letter := *square(grid, i); (letter == 'x' || letter == 'o') && !closed[i] {
				legal = legal && hasRoom(grid, i, nil)
			}
		}
		if legal {
			after = append(after, string(bytes.Join(grid, []byte("|"))))
		}
		*square(grid, at) = '.'
	}
	return after
}

func square(grid [][]byte, at int) *byte { return &grid[at/len(grid[0])][at%len(grid[0])] }

// hasRoom reports whether the block of a stone touches an empty square.
func hasRoom(grid [][]byte, at int, seen []int) bool {
	return slices.Contains(reached(grid, at, nil), -1)
}

// reached appends the stones of the block of a stone, and −1 for each empty square that touches it.
func reached(grid [][]byte, at int, seen []int) []int {
	if slices.Contains(seen, at) {
		return seen
	}
	seen = append(seen, at)
	row, col := at/len(grid[0]), at%len(grid[0])
	for _, to := range [][2]int{{row - 1, col}, {row + 1, col}, {row, col - 1}, {row, col + 1}} {
		if to[0] < 0 || to[0] >= len(grid) || to[1] < 0 || to[1] >= len(grid[0]) {
			continue
		}
		switch grid[to[0]][to[1]] {
		case '.':
			seen = append(seen, -1)
		case grid[row][col]:
			seen = reached(grid, to[0]*len(grid[0])+to[1], seen)
		}
	}
	return seen
}

// TestParts checks that parts and representatives do not change values, on random boards with at most eight empty
// squares, without safe squares and with them.
func TestParts(t *testing.T) {
	for _, letters := range []string{".xo", "..xo#", "..xolr-#"} {
		t.Run(letters, func(t *testing.T) {
			boards := rapid.Custom(func(t *rapid.T) board.Board {
				rows, cols := rapid.IntRange(1, 4).Draw(t, "rows"), rapid.IntRange(2, 9).Draw(t, "cols")
				empty := 0
				return board.New(rows, cols, '.').Fill(func(int) byte {
					letter := rapid.SampledFrom([]byte(letters)).Draw(t, "square")
					if letter == '.' {
						if empty++; empty > 8 {
							return "xo"[empty%2]
						}
					}
					return letter
				})
			})
			// Blocks of two colours with room behind them come between parts.
			strips := rapid.Map(rapid.StringMatching("[.xo]?[.][.](ox|xo)[.][.][.xo]?"), nogo.MustParse)
			ruletest.Parts(t, nogo.Rules{}, func(t *rapid.T) board.Board { return rapid.OneOf(boards, strips).Draw(t, "board") })
		})
	}
}

// TestLargeBoards checks that squares that are not there, so many that the board is a large one, change nothing.
func TestLargeBoards(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rows, cols := rapid.IntRange(1, 4).Draw(t, "rows"), rapid.IntRange(1, 9).Draw(t, "cols")
		b := board.New(rows, cols, '.').Fill(func(int) byte { return rapid.SampledFrom([]byte("...xolr-#")).Draw(t, "square") })
		large := func(b board.Board) board.Board {
			return board.New(rows, 70, '#').Fill(func(i int) byte {
				if col := i % 70; col < cols {
					return b.At(i/70*cols + col)
				}
				return '#'
			})
		}
		r := nogo.Rules{}
		for who := cgt.Left; who <= cgt.Right; who++ {
			var want []board.Board
			for _, p := range r.AppendMoves(nil, b, who) {
				want = append(want, large(p))
			}
			got := r.AppendMoves(nil, large(b), who)
			slices.SortFunc(want, board.Board.Compare) // on strips the order depends on the length
			slices.SortFunc(got, board.Board.Compare)
			if !slices.Equal(got, want) {
				t.Fatalf("%v moves from %v to %v, want %v", who, large(b), got, want)
			}
		}
		if got, want := r.AppendParts(nil, large(b)), r.AppendParts(nil, b); !slices.Equal(got, want) {
			t.Fatalf("the parts of %v are %v, want %v", large(b), got, want)
		}
		got, gotNegative := r.Normalize(large(b))
		if want, negative := r.Normalize(b); got != want || gotNegative != negative {
			t.Fatalf("%v is like %v, %v, want %v, %v", large(b), got, gotNegative, want, negative)
		}
	})
}

func TestParse(t *testing.T) {
	ruletest.Text(t, nogo.Parse, "", "..", "xo.|..#", "l.-|r.#")
	ruletest.Errors(t, nogo.Parse, map[string]int{"xq": 1, ".xo|x": 5, "|": 0, "x": 0, "..|.#\n#x": 7, ".xo": 2, " .# | #x|.#": 7})
}

func BenchmarkValue(b *testing.B) {
	ruletest.Benchmark(b, nogo.Rules{}, nogo.MustParse("..............."))
}

func BenchmarkParts(b *testing.B) {
	p := nogo.MustParse("..x..o|.x..o.|..o..x|......")
	for b.Loop() {
		nogo.Rules{}.AppendParts(nil, p)
	}
}

// TestOrder checks that moves on strips are listed from the middle on, whichever way the strip lies.
func TestOrder(t *testing.T) {
	for position, want := range map[string]string{
		".....":     "..x.. ...x. .x... ....x x....",
		"....":      ".x.. ..x. x... ...x",
		".|.|.":     ".|x|. .|.|x x|.|.",
		"..|..":     "x.|.. .x|.. ..|x. ..|.x",
		"x..o":      "xx.o",
		"x.....o..": "x...x.o.. x....xo.. x..x..o.. x.x...o.. x.....ox. xx....o.. x.....o.x",
	} {
		var got []string
		for _, b := range (nogo.Rules{}).AppendMoves(nil, nogo.MustParse(position), cgt.Left) {
			got = append(got, b.String())
		}
		if strings.Join(got, " ") != want {
			t.Errorf("Left moves from %s to %v, want %s", position, got, want)
		}
	}
}
