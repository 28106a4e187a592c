package topplingdominoes_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/topplingdominoes"
	"github.com/cgt-go/sdk/surreal"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	cgttest.Run(t, topplingdominoes.Rules{},
		board.Board{},
		topplingdominoes.MustParse("e"),
		topplingdominoes.MustParse("lrrll"),
		topplingdominoes.MustParse("lrerlle"),
		board.MustParse("lr#r?l|re#lle", "lre#?"), // which no text of a row is
	)
}

// TestKnownValues compares with a value from the tests of cgt-tools 0.9.0 and with what follows from the rules at once.
func TestKnownValues(t *testing.T) {
	ruletest.Values(t, topplingdominoes.Rules{}, topplingdominoes.Parse,
		ruletest.Value{Position: "lrrll", Value: "{1|*}"},
		ruletest.Value{Position: "", Value: "0"},
		ruletest.Value{Position: "lllll", Value: "5"},
		ruletest.Value{Position: "rrr", Value: "-3"},
		ruletest.Value{Position: "eeee", Value: "*4"},
		ruletest.Value{Position: "lr", Value: "*"},
	)
}

// TestKnownMoves compares with the moves of Right in the tests of cgt-tools 0.9.0.
func TestKnownMoves(t *testing.T) {
	got := topplingdominoes.Rules{}.AppendMoves(nil, topplingdominoes.MustParse("lrrll"), cgt.Right)
	var want []board.Board
	for _, text := range []string{"rll", "l", "ll", "lr"} {
		want = append(want, topplingdominoes.MustParse(text))
	}
	if !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// parse reads the letters of MCGS, in which Black is Left.
func parse(text string) (board.Board, error) {
	return topplingdominoes.Parse(strings.NewReplacer("X", "l", "O", "r", "#", "e").Replace(text))
}

// TestKnownOutcomes compares with the outcomes that the tests of MCGS 1.7 state, of rows and of sums of rows.
func TestKnownOutcomes(t *testing.T) {
	ruletest.Outcomes(t, topplingdominoes.Rules{}, parse, map[string]cgt.Outcome{
		"O#O#O#O#XX":                               cgt.N,
		"##OXOOXOOX####XXOXOX":                     cgt.N,
		"OXXOXOXOOOOXXXXOOXO#":                     cgt.N,
		"XXX#XO#XOOXX#XOX#OOXXOO#XOOOXX":           cgt.L,
		"OOXOOOXOXX##OO#XXOOX#OXX##OOXO":           cgt.R,
		"#XOOOX#X#OXOXXXXO#O##OOXXX##X#X#OOXOOXOO": cgt.N,
	})
	s := surreal.Solver[board.Board]{Rules: topplingdominoes.Rules{}}
	for _, c := range []struct {
		position      string
		first, winner cgt.Player
	}{
		{"XOXXOOOXOXOOXOXOXXXOO#XX##OOOX", cgt.Right, cgt.Left},
		{"OOOOXO##OXXOXXXXXXOOO##XO#XX#X#XXOXXOOXO", cgt.Left, cgt.Right},
		{"OXXOOOOXXO OX#O#OOO#X XX##X#XX#X", cgt.Right, cgt.Left},
		{"#XOXXO#XOX XO##XO#OXO OXXXXXXOXO", cgt.Right, cgt.Left},
		{"XOXXXOOXOX OOOXX#OOXX OXOXOOXO#O", cgt.Right, cgt.Right},
		{"OXXXXX###X XOOXXOOXOX #XOXOXXO#O", cgt.Left, cgt.Left},
		{"OXXXXX###X XOOXXOOXOX #XOXOXXO#O", cgt.Right, cgt.Left},
		{"XOOX##OXO# XO##X#OOOO XOOXXOXOXO", cgt.Left, cgt.Left},
		{"XXXXXXOOOOOOOOOOO#XO XOOOXOXXXOXOXXOXX#OX OOXXO#XOO##XOOXXOOX#", cgt.Right, cgt.Right},
		{"OOXOXXOOXOOOXXOOXOXO OOXOOXOXXOXXOOXOXOXO XXXXXOXXOOOXXXOOXXXO", cgt.Left, cgt.Left},
	} {
		var sum surreal.Game
		for row := range strings.FieldsSeq(c.position) {
			b, err := parse(row)
			if err != nil {
				t.Fatal(err)
			}
			g, err := s.Value(t.Context(), b)
			if err != nil {
				t.Fatal(err)
			}
			sum = sum.Add(g)
		}
		if got := sum.Outcome().Winner(c.first); got != c.winner {
			t.Errorf("%s: if %v begins, %v wins, want %v", c.position, c.first, got, c.winner)
		}
	}
}

// TestKnownWinningMoves compares with the winning moves that MCGS 1.7 lists for a row and for a sum of two rows, which
// here stand in one line with a gap: cases 40, 41 and 43 of its test winning_moves_all.
func TestKnownWinningMoves(t *testing.T) {
	s := cgt.Solver[board.Board]{Rules: topplingdominoes.Rules{}}
	for _, c := range []struct {
		position string
		first    cgt.Player
		want     []string
	}{
		{"lrre", cgt.Left, []string{""}},
		{"lrre", cgt.Right, []string{""}},
		{"lerrl#rlr", cgt.Right, []string{"rrl#rlr", "rl#rlr"}},
	} {
		got, err := s.WinningMoves(t.Context(), board.MustParse(c.position, "lre#"), c.first)
		var texts []string
		for _, b := range got {
			texts = append(texts, b.String())
		}
		if err != nil || !slices.Equal(texts, c.want) {
			t.Errorf("%s: %v, %v, want %v", c.position, texts, err, c.want)
		}
	}
}

// rows calls f with all rows of up to most dominoes and their values.
func rows(t *testing.T, letters string, most int, f func(row string, g surreal.Game)) {
	s := surreal.Solver[board.Board]{Rules: topplingdominoes.Rules{}}
	list := []string{""}
	for at := 0; at < len(list); at++ {
		g, err := s.Value(t.Context(), topplingdominoes.MustParse(list[at]))
		if err != nil {
			t.Fatal(err)
		}
		f(list[at], g)
		for _, c := range letters {
			if len(list[at]) < most {
				list = append(list, list[at]+string(c))
			}
		}
	}
}

// reverse returns the mirror image of a row.
func reverse(row string) string {
	letters := []byte(row)
	slices.Reverse(letters)
	return string(letters)
}

// TestNumbers: no two rows are worth the same number, and those that are worth numbers are palindromes (Toppling
// Conjectures).
func TestNumbers(t *testing.T) {
	of := map[surreal.Game]string{}
	rows(t, "lre", 7, func(row string, g surreal.Game) {
		if !g.IsNumber() {
			return
		}
		if of[g] != "" || row != reverse(row) {
			t.Errorf("%v = %v = %v", row, of[g], g)
		}
		of[g] = row
	})
	if row := of[surreal.MustParse("1/2")]; row != "lrl" {
		t.Errorf("1/2 is %s", row)
	}
}

// TestInfinitesimals: the atomic weight of an infinitesimal row is 0, 1 or −1 (Toppling Conjectures).
func TestInfinitesimals(t *testing.T) {
	rows(t, "lre", 6, func(row string, g surreal.Game) {
		if !g.IsInfinitesimal() {
			return
		}
		if w, ok := g.AtomicWeight(); !ok || w != surreal.Int(0) && w != surreal.Int(1) && w != surreal.Int(-1) {
			t.Errorf("%s = %v has the atomic weight %v, %v", row, g, w, ok)
		}
	})
}

// TestNimbers: there are exactly m rows of l and r that are worth *m, up to mirror images (Toppling Conjectures). One
// of them has l and r in turn.
func TestNimbers(t *testing.T) {
	of := map[nim.Nimber][]string{}
	rows(t, "lr", 10, func(row string, g surreal.Game) {
		if m, ok := g.Nimber(); ok && row <= reverse(row) {
			of[m] = append(of[m], row)
		}
	})
	for m := nim.Nimber(1); m <= 5; m++ {
		if found := nim.Nimber(len(of[m])); found > m || found < m && m <= 2 { // the third of *3 has more dominoes
			t.Errorf("*%d: %v", m, of[m])
		}
		if row := strings.Repeat("lr", int(m)); !slices.Contains(of[m], row) {
			t.Errorf("*%d: %v, want %s as well", m, of[m], row)
		}
	}
}

// TestMovesByDefinition compares the moves on random rows with the pieces of their texts before and after each domino.
func TestMovesByDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching("[lre?]{1,12}").Draw(t, "row")
		b := board.MustParse(text, "lre?")
		for who := cgt.Left; who <= cgt.Right; who++ {
			var want []string
			for at, c := range text {
				if c == 'e' || c == rune("lr"[who]) {
					want = append(want, text[at+1:], text[:at])
				}
			}
			var got []string
			for _, q := range (topplingdominoes.Rules{}).AppendMoves(nil, b, who) {
				got = append(got, q.String())
			}
			if !slices.Equal(got, want) {
				t.Fatalf("%v: %v, want %v", who, got, want)
			}
		}
	})
}

func TestParse(t *testing.T) {
	ruletest.Text(t, topplingdominoes.Parse, "", "l", "lrel")
	ruletest.Errors(t, topplingdominoes.Parse, map[string]int{"lx": 1, "l.r": 1, "lr|r": 2, "lr\nr": 2, "|": 0, "#": 0})
	if b := topplingdominoes.MustParse("LRE"); b != topplingdominoes.MustParse("lre") {
		t.Errorf("LRE is %v", b)
	}
}
