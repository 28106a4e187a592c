package silverdollar_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/panics"
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
	for _, bag := range []silverdollar.Bag{silverdollar.TakeNext, silverdollar.TakeNow} {
		cgttest.Run(t, silverdollar.Rules{Bag: bag}, silverdollar.MustParse(".c.dc"), silverdollar.MustParse("cc"), board.MustParse("c#d|d.c", "cd.#"))
	}
}

// moves returns the strips after a move, by the definition: a coin is put on an empty square at its left, and all
// between them are empty.
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

// search returns the rules without what they know.
func search(rules silverdollar.Rules) cgt.ImpartialRuleset[board.Board] {
	return cgt.ImpartialFunc[board.Board](func(dst []board.Board, p board.Board) []board.Board { return rules.AppendMoves(dst, p, cgt.Left) })
}

// bagMoves returns the strips after a move with a bag, by the definition: a strip that the bag, at its left, is a part
// of. That of a dollar taken now is all empty.
func bagMoves(strip string, bag silverdollar.Bag) []string {
	var list []string
	for from := range strip {
		for to := -1; to < from; to++ {
			c := strip[from]
			switch {
			case c == '.' || strip[to+1:from] != strings.Repeat(".", from-to-1) || to >= 0 && strip[to] != '.':
			case to >= 0:
				list = append(list, strip[:to]+string(c)+strip[to+1:from]+"."+strip[from+1:])
			case c == 'c':
				list = append(list, strip[:from]+"."+strip[from+1:])
			case bag == silverdollar.TakeNow:
				list = append(list, strings.Repeat(".", len(strip)))
			}
		}
	}
	return list
}

// TestBag compares moves, values and winners of all strips of up to seven squares, with up to one dollar, with the
// definition and with search.
func TestBag(t *testing.T) {
	for _, bag := range []silverdollar.Bag{silverdollar.TakeNext, silverdollar.TakeNow} {
		rules := silverdollar.Rules{Bag: bag}
		solver := nim.Solver[board.Board]{Rules: search(rules)}
		for length := 1; length <= 7; length++ {
			for set := range 1 << length {
				for dollar := -1; dollar < length; dollar++ {
					strip := []byte(strings.Repeat(".", length))
					for i := range strip {
						if set>>i&1 == 1 {
							strip[i] = 'c'
						}
					}
					if dollar >= 0 {
						strip[dollar] = 'd'
					}
					p := silverdollar.MustParse(string(strip))
					var got []string
					for _, q := range rules.AppendMoves(nil, p, cgt.Left) {
						got = append(got, q.String())
					}
					want := bagMoves(string(strip), bag)
					slices.Sort(got)
					slices.Sort(want)
					if !slices.Equal(got, want) {
						t.Fatalf("%v: %s: %v, want %v", bag, strip, got, want)
					}
					value, err := solver.Value(t.Context(), p)
					if err != nil {
						t.Fatal(err)
					}
					v, known := rules.NimValue(p)
					wins, ok := rules.Wins(p)
					if known != (bag == silverdollar.TakeNext || value == 0) || known && v != value || !ok || wins != (value != 0) {
						t.Errorf("%v: %s is %v, %v, and won: %v, %v; want %v", bag, strip, v, known, wins, ok, value)
					}
				}
			}
		}
	}
}

// TestBags compares boards with several strips and dollars with search.
func TestBags(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules := silverdollar.Rules{Bag: rapid.SampledFrom([]silverdollar.Bag{silverdollar.TakeNext, silverdollar.TakeNow}).Draw(t, "bag")}
		cols := rapid.IntRange(1, 5).Draw(t, "cols")
		row := rapid.Map(rapid.SliceOfN(rapid.SampledFrom([]byte("cd..#")), cols, cols), func(b []byte) string { return string(b) })
		p := board.MustParse(strings.Join(rapid.SliceOfN(row, 1, 2).Draw(t, "rows"), "|"), "cd.#")
		want, err := nim.Value(t.Context(), search(rules), p)
		if err != nil {
			t.Fatal(err)
		}
		if v, ok := rules.NimValue(p); ok && v != want || !ok && rules.Bag == silverdollar.TakeNext {
			t.Errorf("%v = %v, %v, want %v", p, v, ok, want)
		}
		if wins, ok := rules.Wins(p); ok && wins != (want != 0) {
			t.Errorf("%v is won: %v, want %v", p, wins, want)
		}
	})
	for bag, want := range map[silverdollar.Bag]string{silverdollar.NoBag: "no bag", silverdollar.TakeNow: "take now", 7: "Bag(7)"} {
		if bag.String() != want {
			t.Errorf("%v, want %s", bag, want)
		}
	}
}

func TestParse(t *testing.T) {
	ruletest.Text(t, silverdollar.Parse, "", "..c.cc")
	ruletest.Errors(t, silverdollar.Parse, map[string]int{"..x": 2, ".c|c.": 2})
	panics.Expect(t, map[string]func(){"MustParse": func() { silverdollar.MustParse("x") }})
}
