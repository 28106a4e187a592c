package silverdollar_test

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
	"github.com/cgt-go/sdk/rulesets/silverdollar"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	cgttest.Run(t, silverdollar.Rules{},
		board.Board{},
		silverdollar.MustParse("..c.c"),
		silverdollar.MustParse(".c..c.c"),
		board.MustParse(".c.#.c.c|..c?c..c", "c.#?"),
	)
}

// moves returns the strips after a move, by the definition: a coin is put on an empty square at its left, and all between them are empty.
func moves(strip string) []string {
	var list []string
	for from := range strip {
		for to := range from {
			if strip[from] == 'c' && strip[to:from] == strings.Repeat(".", from-to) {
				list = append(list, strip[:to]+"c"+strip[to+1:from]+"."+strip[from+1:])
			}
		}
	}
	return list
}

// TestDefinition compares the moves and the values of all strips of up to eight squares with the definition.
func TestDefinition(t *testing.T) {
	values := map[string]nim.Nimber{}
	var value func(strip string) nim.Nimber
	value = func(strip string) nim.Nimber {
		if v, ok := values[strip]; ok {
			return v
		}
		options := map[nim.Nimber]bool{}
		for _, q := range moves(strip) {
			options[value(q)] = true
		}
		v := nim.Nimber(0)
		for options[v] {
			v++
		}
		values[strip] = v
		return v
	}
	for length := 1; length <= 8; length++ {
		for set := range 1 << length {
			var b strings.Builder
			for i := range length {
				b.WriteByte(".c"[set>>i&1])
			}
			strip := b.String()
			p := silverdollar.MustParse(strip)
			if v, ok := (silverdollar.Rules{}).NimValue(p); !ok || v != value(strip) {
				t.Errorf("%s = %v, %v, want %v", strip, v, ok, value(strip))
			}
			var got []string
			for _, q := range (silverdollar.Rules{}).AppendMoves(nil, p, cgt.Left) {
				got = append(got, q.String())
			}
			want := moves(strip)
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("%s: %v, want %v", strip, got, want)
			}
		}
	}
}

// TestBoards compares values of boards with several rows, and squares that are not used, with those found by search.
func TestBoards(t *testing.T) {
	rules := silverdollar.Rules{}
	rapid.Check(t, func(t *rapid.T) {
		cols := rapid.IntRange(1, 5).Draw(t, "cols")
		row := rapid.Map(rapid.SliceOfN(rapid.SampledFrom([]byte("c..#")), cols, cols), func(b []byte) string { return string(b) })
		p := board.MustParse(strings.Join(rapid.SliceOfN(row, 1, 2).Draw(t, "rows"), "|"), "c.#")
		v, ok := rules.NimValue(p)
		plain := cgt.ImpartialFunc[board.Board](func(dst []board.Board, p board.Board) []board.Board { return rules.AppendMoves(dst, p, cgt.Left) })
		if want, err := nim.Value(t.Context(), plain, p); err != nil || !ok || v != want {
			t.Errorf("%v = %v, %v, want %v, %v", p, v, ok, want, err)
		}
	})
}

func TestParse(t *testing.T) {
	ruletest.Text(t, silverdollar.Parse, "", "..c.cc")
	ruletest.Errors(t, silverdollar.Parse, map[string]int{"..x": 2, ".c|c.": 2})
	ruletest.Panics(t, map[string]func(){"MustParse": func() { silverdollar.MustParse("x") }})
}
