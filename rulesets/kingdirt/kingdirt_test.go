package kingdirt_test

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/kingdirt"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	for _, rules := range []kingdirt.Rules{{}, {MustPlace: true}} {
		cgttest.Run(t, rules,
			kingdirt.Position{},
			position(t, "1,1,0:.x.|..o"),
			position(t, "0,0,0:x.#.o|.###.|x.#x."),
			position(t, "2,0,0:...|#o#"),
			kingdirt.Position{Board: board.MustParse("x.?", "x.?"), Left: -1, Right: 1},
		)
	}
}

func position(t *testing.T, text string) kingdirt.Position {
	t.Helper()
	_, p, err := kingdirt.ParseGame(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func parse(text string) (kingdirt.Position, error) {
	_, p, err := kingdirt.ParseGame(text)
	return p, err
}

// TestKnownValues has what follows from the rules at once.
func TestKnownValues(t *testing.T) {
	ruletest.Values(t, kingdirt.Rules{}, parse,
		ruletest.Value{Position: "0,0,0:x..", Value: "2"},
		ruletest.Value{Position: "0,0,0:x.o", Value: "*"},
		ruletest.Value{Position: "1,0,0:.", Value: "1"},
		ruletest.Value{Position: "1,1,0:.", Value: "*"},
		ruletest.Value{Position: "9,9,0:xo|ox", Value: "0"},
		ruletest.Value{Position: "1,0,0:x.", Value: "1"},
	)
	ruletest.Values(t, kingdirt.Rules{MustPlace: true}, parse, ruletest.Value{Position: "1,0,1:..", Value: "2"})
}

// TestKnownWinners compares with winners in the tests of MCGS 1.7, made with CGSuite.
func TestKnownWinners(t *testing.T) {
	ruletest.Winners(t, kingdirt.Rules{}, parse,
		ruletest.FirstMove{Position: "1,1,0:...|X..|.#.", First: cgt.Left, Winner: cgt.Left},
		ruletest.FirstMove{Position: "1,1,0:..#|O..|.O.", First: cgt.Left, Winner: cgt.Right},
		ruletest.FirstMove{Position: "1,1,0:..#|..X|#X.", First: cgt.Right, Winner: cgt.Left},
		ruletest.FirstMove{Position: "2,2,0:X..|OX.|O##", First: cgt.Left, Winner: cgt.Left},
	)
	ruletest.Winners(t, kingdirt.Rules{MustPlace: true}, parse,
		ruletest.FirstMove{Position: "1,1,1:.#X|..O|.#O", First: cgt.Left, Winner: cgt.Right},
		ruletest.FirstMove{Position: "1,1,1:.XO|...|...", First: cgt.Right, Winner: cgt.Right},
		ruletest.FirstMove{Position: "1,1,1:...|...|#..", First: cgt.Left, Winner: cgt.Right},
	)
}

// random draws a position with few empty squares.
func random(t *rapid.T, most int) kingdirt.Position {
	b := board.New(rapid.IntRange(1, 3).Draw(t, "rows"), rapid.IntRange(1, 7).Draw(t, "cols"), '.')
	empty := 0
	return kingdirt.Position{
		Board: b.Fill(func(int) byte {
			letter := rapid.SampledFrom([]byte(".#xo##")).Draw(t, "square")
			if letter == '.' {
				if empty++; empty > 5 {
					return '#'
				}
			}
			return letter
		}),
		Left:  rapid.IntRange(0, most).Draw(t, "Left"),
		Right: rapid.IntRange(0, most).Draw(t, "Right"),
	}
}

// TestMoves compares the moves with the definition.
func TestMoves(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := random(t, 1)
		rules := kingdirt.Rules{MustPlace: rapid.Bool().Draw(t, "must")}
		cols := p.Board.Cols()
		for who := cgt.Left; who <= cgt.Right; who++ {
			reserves := [...]int{p.Left, p.Right}
			cells := bytes.ReplaceAll([]byte(p.Board.String()), []byte("|"), nil)
			text := func() string {
				var rows []string
				for from := 0; from < len(cells); from += cols {
					rows = append(rows, string(cells[from:from+cols]))
				}
				return fmt.Sprintf("%d,%d:%s", reserves[0], reserves[1], board.MustParse(strings.Join(rows, "|"), "xo.#"))
			}
			var want []string
			places := reserves[who] > 0 && bytes.IndexByte(cells, '.') >= 0
			for to := range cells {
				if cells[to] != '.' {
					continue
				}
				cells[to] = "xo"[who]
				if places {
					reserves[who]--
					want = append(want, text())
					reserves[who]++
				}
				for from := range cells {
					down, right := from/cols-to/cols, from%cols-to%cols
					if from == to || cells[from] != "xo"[who] || down*down > 1 || right*right > 1 || places && rules.MustPlace {
						continue
					}
					cells[from] = '#'
					want = append(want, text())
					cells[from] = "xo"[who]
				}
				cells[to] = '.'
			}
			var got []string
			for _, q := range rules.AppendMoves(nil, p, who) {
				got = append(got, q.String())
			}
			slices.Sort(got)
			if slices.Sort(want); !slices.Equal(got, want) {
				t.Fatalf("%v from %v: %v, want %v", who, p, got, want)
			}
		}
	})
}

// TestParts checks parts and representatives on random positions.
func TestParts(t *testing.T) {
	ruletest.Parts(t, kingdirt.Rules{}, func(t *rapid.T) kingdirt.Position {
		// Boards of the second kind have a wall between two stones that can move.
		square := rapid.SampledFrom([]string{".", "#", "x", "o"})
		walled := rapid.Custom(func(t *rapid.T) kingdirt.Position {
			_, p, err := kingdirt.ParseGame("0,0,0:x." + square.Draw(t, "left") + "#" + square.Draw(t, "right") + ".o")
			if err != nil {
				t.Fatal(err)
			}
			return p
		})
		return rapid.OneOf(rapid.Custom(func(t *rapid.T) kingdirt.Position { return random(t, 0) }), walled).Draw(t, "position")
	})
	rapid.Check(t, func(t *rapid.T) {
		rules := kingdirt.Rules{MustPlace: rapid.Bool().Draw(t, "must")}
		p := random(t, 1)
		var fast, slow cgt.Solver[kingdirt.Position]
		fast.Rules, slow.Rules = rules, cgttest.Plain[kingdirt.Position](rules)
		want, err := slow.Outcome(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := fast.Outcome(t.Context(), p); err != nil || got != want {
			t.Errorf("%v: %v, %v, want %v", p, got, err, want)
		}
	})
}

func TestParseGame(t *testing.T) {
	ruletest.Errors(t, parse, map[string]int{
		"": 0, "1,1,0": 5, "1,1:x": 0, "1,,0:x": 2, "1,x,0:x": 2, "1,1,2:x": 4, "1,1,0:xq": 7, "1,1,0:xx|x": 10, "1,1111111111,0:x": 2,
	})
	if p, err := parse("2,0,1:X.|.#"); err != nil || p.String() != "2,0:x.|.#" {
		t.Errorf("%v, %v", p, err)
	}
}

func TestParse(t *testing.T) {
	ruletest.Text(t, kingdirt.Parse, "0,0:", "1,1:x..|..o", "999999999,0:#")
	ruletest.Normal(t, kingdirt.Parse, map[string]string{"01,2: X. | .# ": "1,2:x.|.#"})
	ruletest.Errors(t, kingdirt.Parse, map[string]int{
		"": 0, "1,1": 3, "1:x": 0, "1,1,0:x": 0, ",1:x": 0, "1,-1:x": 2, "1,1:xq": 5, "1,1:xx|x": 8, "1,1111111111:x": 2, "1,1:x\x00": 5, "1,\u0661:x": 2,
	})
	if len(kingdirt.MustParse("2,1:..").Board.String()) != 2 {
		t.Error("MustParse reads another board")
	}
}

func TestMarshal(t *testing.T) {
	ruletest.JSON(t, kingdirt.MustParse("1,0:x.|.o"), `"1,0:x.|.o"`, `"1,0,0:x"`, `7`, `""`)
	ruletest.JSON(t, kingdirt.Position{}, `"0,0:"`)
	for _, p := range []kingdirt.Position{{Left: -1}, {Right: 1_000_000_000}} {
		text, err := p.MarshalText()
		if wrong := (*kingdirt.StonesError)(nil); !errors.As(err, &wrong) || wrong.Left != p.Left || wrong.Right != p.Right || len(text) > 0 {
			t.Errorf("%v is written as %s, %v", p, text, err)
		}
	}
}
