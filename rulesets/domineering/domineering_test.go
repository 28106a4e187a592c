package domineering

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/surreal"
)

// TestLaws tests the laws that every ruleset must keep, on positions within 8 × 8 squares and on others.
func TestLaws(t *testing.T) {
	cgttest.Run(t, Rules{},
		Position{},
		MustParse("....|.#..|...."),
		MustParse("..#..|##.##|.#..#"),
		MustParse("..........|#.##.##.#."),
		MustParse("..|.#|..|.#|#.|..|.#|..|.."),
		Rectangle(2, 9),
	)
}

// TestKnownValues compares with values from books and other programs.
func TestKnownValues(t *testing.T) {
	for source, known := range map[string][]ruletest.Value{
		"Winning Ways, ch. 5": {
			{Position: ".", Value: "0"},
			{Position: ".|.", Value: "1"},
			{Position: "..", Value: "-1"},
			{Position: ".|.|.", Value: "1"},
			{Position: "...", Value: "-1"},
			{Position: ".#|..", Value: "*"},
			{Position: "...|.##", Value: "-1/2"},
			{Position: ".#|.#|..", Value: "1/2"},
			{Position: "...|#.#", Value: "*"},
			{Position: "..|..", Value: "+-1"},
			{Position: "...|...|...", Value: "+-1"},
		},
		"cgt-tools 0.9.0": {
			{Position: "....", Value: "-2"},
			{Position: "..#|..#|...", Value: "{1/2|-2}"},
			{Position: "#...|....|....|....", Value: "{1*|-1*}"},
		},
		"CGSuite 2.2, GameGridTest": {
			{Position: "....|....|....|....", Value: "+-{0,{{2|0},2+_2|{2|0},-_2}}"},
		},
	} {
		t.Run(source, func(t *testing.T) {
			ruletest.Values(t, Rules{}, Parse, known...)
			ruletest.Values(t, cgt.RulesetFunc[Position](Rules{}.AppendMoves), Parse, known...)
		})
	}
}

// TestC33UnevenSwitch has a piece of seven squares with the switch of §4.1 of the Dubna notes: its moves are worth 2
// and {1|-1} for Left, and -1/2 is the best of those for Right, so that it is {2,{1|-1}|-1/2}, and that is {2|-1/2}.
func TestC33UnevenSwitch(t *testing.T) {
	s := surreal.Solver[Position]{Rules: cgttest.Plain[Position](Rules{})}
	piece := MustParse("...|...|.##")
	var moves [2][]surreal.Game
	for who := cgt.Left; who <= cgt.Right; who++ {
		for _, q := range (Rules{}).AppendMoves(nil, piece, who) {
			g, err := s.Value(t.Context(), q)
			if err != nil {
				t.Fatal(err)
			}
			moves[who] = append(moves[who], g)
		}
	}
	two, square, half := surreal.Int(2), surreal.MustParse("{1|-1}"), surreal.MustParse("-1/2")
	if !slices.Contains(moves[cgt.Left], two) || !slices.Contains(moves[cgt.Left], square) || !slices.Contains(moves[cgt.Right], half) {
		t.Errorf("the moves are worth %v for Left and %v for Right", moves[cgt.Left], moves[cgt.Right])
	}
	want := surreal.New([]surreal.Game{two}, []surreal.Game{half})
	all, best := surreal.New(moves[cgt.Left], moves[cgt.Right]), surreal.New([]surreal.Game{two, square}, []surreal.Game{half})
	if g, err := s.Value(t.Context(), piece); err != nil || g != want || all != want || best != want {
		t.Errorf("%v = %v, %v; by its moves %v, by the best ones %v, want %v", piece, g, err, all, best, want)
	}
}

// TestThermographs compares with temperatures and means in the test suite of MCGS 1.7, made with CGSuite 2.2.
func TestThermographs(t *testing.T) {
	s := surreal.Solver[Position]{Rules: Rules{}}
	for _, test := range []struct{ position, left, right, mean, temperature string }{
		{"..#.|....|....|#...", "0", "0", "0", "-1"},
		{"....|....|##.#|..#.", "-1", "-1", "-1", "0"},
		{"#.#.|....|..#.|....", "1", "-1", "0", "1"},
		{".#..|..#.|..##|....", "0", "-2", "-1", "1"},
	} {
		g, err := s.Value(t.Context(), MustParse(test.position))
		got := [...]string{g.LeftStop().String(), g.RightStop().String(), g.Mean().String(), g.Temperature().String()}
		if err != nil || got != [...]string{test.left, test.right, test.mean, test.temperature} {
			t.Errorf("%s: %v, %v; want %v", test.position, got, err, test)
		}
	}
}

// TestOutcomes compares the winners on rectangles with those that D. M. Breuker, J. W. H. M. Uiterwijk and H. J. van
// den Herik give (2000): in the row for m are those for the boards of m rows and 1, 2, … columns.
func TestOutcomes(t *testing.T) {
	s := surreal.Solver[Position]{Rules: Rules{}}
	for i, row := range []string{"PRRRRRRRRRRRRRRR", "LNNRLNNRLNNRP", "LNNRRRR", "LLLNL", "LRLR"} {
		for j, want := range row {
			g, err := s.Value(t.Context(), Rectangle(i+1, j+1))
			if err != nil || g.Outcome().String() != string(want) {
				t.Errorf("%d × %d: %v, %v, want %c", i+1, j+1, g.Outcome(), err, want)
			}
		}
	}
}

// squares are those of a position, by row and column.
type squares map[[2]int]bool

// moves returns the positions after the moves of who, from one move to the next as the rules say.
func (s squares) moves(who cgt.Player) map[Position]bool {
	down, right := 1, 0
	if who == cgt.Right {
		down, right = 0, 1
	}
	moves := map[Position]bool{}
	for at := range s {
		other := [2]int{at[0] + down, at[1] + right}
		if s[other] {
			rest := squares{}
			for k := range s {
				if k != at && k != other {
					rest[k] = true
				}
			}
			moves[rest.position()] = true
		}
	}
	return moves
}

func (s squares) position() Position {
	rows, cols := 0, 0
	for at := range s {
		rows, cols = max(rows, at[0]+1), max(cols, at[1]+1)
	}
	return FromBoard(board.New(rows, cols, '#').Fill(func(i int) byte {
		if s[[2]int{i / cols, i % cols}] {
			return '.'
		}
		return '#'
	}))
}

// TestMovesByDefinition compares the moves with those on a set of squares, and the values of small sets, wherever
// they lie, with those that the bare moves give.
func TestMovesByDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := squares{}
		top, left := rapid.IntRange(0, 9).Draw(t, "top"), rapid.IntRange(0, 9).Draw(t, "left")
		for range rapid.IntRange(0, 11).Draw(t, "squares") {
			s[[2]int{top + rapid.IntRange(0, 3).Draw(t, "row"), left + rapid.IntRange(0, 4).Draw(t, "column")}] = true
		}
		p := s.position()
		if p.NumSquares() != len(s) {
			t.Fatalf("%v has %d squares, want %d", p, p.NumSquares(), len(s))
		}
		if q, err := Parse(p.String()); err != nil || q != p {
			t.Fatalf("%v is read as %v, %v", p, q, err)
		}
		for who := cgt.Left; who <= cgt.Right; who++ {
			want := s.moves(who)
			got := Rules{}.AppendMoves(nil, p, who)
			for _, q := range got {
				if !want[q] {
					t.Fatalf("%v: %v has no move to %v", p, who, q)
				}
			}
			if len(got) != len(want) {
				t.Fatalf("%v: %v has %d moves, want %d", p, who, len(got), len(want))
			}
		}
		want, err := surreal.Value(t.Context(), cgt.RulesetFunc[Position](Rules{}.AppendMoves), p)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := surreal.Value(t.Context(), cgt.Ruleset[Position](Rules{}), p); err != nil || got != want {
			t.Fatalf("%v: %v, %v, want %v", p, got, err, want)
		}
	})
}

func TestParse(t *testing.T) {
	ruletest.Text(t, Parse, "", ".", ".#|..", "#####.....", "##|#.")
	ruletest.Errors(t, Parse, map[string]int{"..|.": 4, ".x": 1, "||": 0})
}
