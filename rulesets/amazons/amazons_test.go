package amazons_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/amazons"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/surreal"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	cgttest.Run(t, amazons.Rules{},
		board.Board{},
		amazons.MustParse("x..o"),
		amazons.MustParse("x.|..|.o"),
		amazons.MustParse("x.#.o|..#x."),
		amazons.MustParse("x#.|##x|#o."),
	)
}

// TestKnownValues compares with a value from the tests of cgt-tools 0.9.0 and with what follows from the rules at once:
// an amazon alone in a corridor has a move for each empty square, for she can go one square and shoot back.
func TestKnownValues(t *testing.T) {
	ruletest.Values(t, amazons.Rules{}, amazons.Parse,
		ruletest.Value{Position: "x", Value: "0"},
		ruletest.Value{Position: "x....", Value: "4"},
		ruletest.Value{Position: "...o..", Value: "-5"},
		ruletest.Value{Position: "x.o", Value: "*"},
		ruletest.Value{Position: "x..o", Value: "{1|-1}"},
		ruletest.Value{Position: "x..#|....|.#.o", Value: "{{6|{3|1, {3|0, {1/2|0}}}}, {6|{4*|-3, {3, {3|0, {1/2|0}}|-4}}}|-3, " +
			"{0, {0|-2}, {1|-3}|-5}, {0, {0, *|0, {0, {1/2, {1|0}|v}|v}}|-5}, {{2, {2|0}|0, {0, {2|0, {2|0}}|0}}, " +
			"{2, {3|0}|0, {0, {0, ^*|0}|-1}}, {{2|0}, {2|{1|1/4}, {2|0}}|v*, {1/2|{{0|-1}, {*|-1}|-1}}, {{0, ^*|0}|-1}}, " +
			"{{3|0}, {3|1, {2|0}}, {3, {3|1}|1, {1|0, *}}|-1/16, {0|-1}, {*|-1}}|-5, {v, v*, {0, {0, ^*|0}|-1}|-5}, " +
			"{{1/2|{-1/4, {0|-1}, {*|-1}|-1}}, {{1|1/4}|{-1/4|-1}}, {{1|{1|0}, {1|*}}|-1/2}|-5}}}"},
	)
}

// TestKnownOutcomes compares with the outcomes that the tests of MCGS 1.7 state, where Black is Left.
func TestKnownOutcomes(t *testing.T) {
	ruletest.Outcomes(t, amazons.Rules{}, amazons.Parse, map[string]cgt.Outcome{
		".o.|#.#|o..":    cgt.R,
		"#..|xx.|...":    cgt.L,
		"ox..|.#..|..#x": cgt.L,
		"...o|....|..ox": cgt.R,
		"...|...|...":    cgt.P,
	})
	ruletest.Winners(t, amazons.Rules{}, amazons.Parse,
		ruletest.FirstMove{Position: "..o|.ox|..x", First: cgt.Right, Winner: cgt.Right},
		ruletest.FirstMove{Position: ".x.|o..|...", First: cgt.Left, Winner: cgt.Left},
		ruletest.FirstMove{Position: "..o|xox|#..", First: cgt.Right, Winner: cgt.Left},
		ruletest.FirstMove{Position: "...|.x.|.oo", First: cgt.Left, Winner: cgt.Right},
		ruletest.FirstMove{Position: "x...|...#|o.x.", First: cgt.Right, Winner: cgt.Left},
		ruletest.FirstMove{Position: "x...|.o#.|...#", First: cgt.Left, Winner: cgt.Right},
		ruletest.FirstMove{Position: "..x.|.o..|x#..", First: cgt.Right, Winner: cgt.Left},
		ruletest.FirstMove{Position: "#..x|..x.|..o#|.#x#", First: cgt.Left, Winner: cgt.Left},
		ruletest.FirstMove{Position: "#.#.|o#o.|o..x|.##x", First: cgt.Right, Winner: cgt.Right},
	)
}

// TestKnownWinningMoves compares with the winning moves that MCGS 1.7 lists for a sum of two boards, which here stand
// side by side (cases 52 and 53 of its test winning_moves_all): from where, to where, and where the arrow goes, with
// letters for columns.
func TestKnownWinningMoves(t *testing.T) {
	b := amazons.MustParse("xo#.x|.##.o")
	square := func(name string) int { return int(name[1]-'1')*b.Cols() + int(name[0]-'a') }
	s := cgt.Solver[board.Board]{Rules: amazons.Rules{}}
	for who, moves := range [...]string{
		cgt.Left:  "a1-a2-a1 e1-d1-d2 e1-d1-e1 e1-d2-d1 e1-d2-e1",
		cgt.Right: "b1-a2-b1 e2-d1-d2 e2-d1-e2 e2-d2-d1 e2-d2-e2",
	} {
		var want []board.Board
		for move := range strings.FieldsSeq(moves) {
			names := strings.Split(move, "-")
			want = append(want, b.With(
				board.Square{At: square(names[0]), Letter: '.'},
				board.Square{At: square(names[1]), Letter: "xo"[who]},
				board.Square{At: square(names[2]), Letter: '#'},
			))
		}
		slices.SortFunc(want, board.Board.Compare)
		got, err := s.WinningMoves(t.Context(), b, cgt.Player(who))
		slices.SortFunc(got, board.Board.Compare)
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%v: %v, %v, want %v", cgt.Player(who), got, err, want)
		}
	}
}

// TestKnownThermographs compares with the walls that CGSuite 2.2 gives for boards in the tests of MCGS 1.7: their
// corners, as a value and a temperature.
func TestKnownThermographs(t *testing.T) {
	corners := func(w surreal.Wall) string {
		var b bytes.Buffer
		for c := range w.Corners() {
			fmt.Fprintf(&b, "(%v,%v)", c.X, c.T)
		}
		return b.String()
	}
	for position, want := range map[string][2]string{
		"...|x.o|.#.": {"(2,-1)(0,1)", "(-2,-1)(0,1)"},
		"...|.o.|x..": {"(1,-1)(0,0)", "(-1,-1)(0,0)"},
		"..#|.o.|x..": {"(0,-1)", "(0,-1)"},
		"...|...|o.x": {"(1,-1)(1,0)(1/2,1/2)(1/2,9/4)(0,11/4)", "(-1,-1)(-1,0)(-1/2,1/2)(-1/2,9/4)(0,11/4)"},
		"..#|..o|x..": {"(1,-1)(1/2,-1/2)(1/2,-1/4)(0,1/4)", "(0,-1)"},
	} {
		g, err := surreal.Value(t.Context(), amazons.Rules{}, amazons.MustParse(position))
		if err != nil {
			t.Error(err)
		}
		for who := cgt.Left; who <= cgt.Right; who++ {
			if got := corners(g.Thermograph().Wall(who)); got != want[who] {
				t.Errorf("%s: %v wall %s, want %s", position, who, got, want[who])
			}
		}
	}
}

// TestMovesByDefinition compares the moves on random boards with all triples of squares that make a move.
func TestMovesByDefinition(t *testing.T) {
	ruletest.Moves(t, amazons.Rules{}, "xo..#?", 4, func(grid [][]byte, who cgt.Player) []string { return movesByDefinition(grid, "xo"[who]) })
}

func movesByDefinition(grid [][]byte, amazon byte) (texts []string) {
	type square struct{ row, col int }
	var squares []square
	for row := range grid {
		for col := range grid[row] {
			squares = append(squares, square{row, col})
		}
	}
	abs := func(n int) int { return max(n, -n) }
	// free reports whether a queen could go from one square to another.
	free := func(p, q square) bool {
		down, right := q.row-p.row, q.col-p.col
		steps := max(abs(down), abs(right))
		if steps == 0 || down%steps != 0 || right%steps != 0 {
			return false
		}
		for i := 1; i <= steps; i++ {
			if grid[p.row+down/steps*i][p.col+right/steps*i] != '.' {
				return false
			}
		}
		return true
	}
	for _, from := range squares {
		if grid[from.row][from.col] != amazon {
			continue
		}
		grid[from.row][from.col] = '.'
		for _, to := range squares {
			if !free(from, to) {
				continue
			}
			for _, arrow := range squares {
				if free(to, arrow) {
					grid[to.row][to.col], grid[arrow.row][arrow.col] = amazon, '#'
					texts = append(texts, text(grid))
					grid[to.row][to.col], grid[arrow.row][arrow.col] = '.', '.'
				}
			}
		}
		grid[from.row][from.col] = amazon
	}
	return texts
}

func text(grid [][]byte) string { return string(bytes.Join(grid, []byte("|"))) }

func TestParse(t *testing.T) {
	ruletest.Text(t, amazons.Parse, "", "x", "x..|..o", "x.#|#.o|...")
	ruletest.Errors(t, amazons.Parse, map[string]int{"xq": 1, "x.|o": 4, "|": 0, "x.||.o": 3, "x.,": 2})
}
