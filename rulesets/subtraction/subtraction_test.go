package subtraction_test

import (
	"errors"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/subtraction"
	"github.com/cgt-go/sdk/surreal"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	for _, text := range []string{"1,3|2,3", "1,2,3", "2|5", "|1", "|"} {
		cgttest.Run(t, subtraction.MustParseRules(text), 0, 1, 6, 12)
	}
}

// TestKnownValues compares with a value from the tests of CGSuite 2 and with what follows from the rules at once.
func TestKnownValues(t *testing.T) {
	ruletest.Values(t, subtraction.MustParseRules("1,3|2,3"), subtraction.Parse,
		ruletest.Value{Position: "6", Value: "{1|1,{1|0}||0,{1|0}|0|||0,{1|0}|0}"},
		ruletest.Value{Position: "0", Value: "0"},
		ruletest.Value{Position: "1", Value: "1"},
	)
	ruletest.Values(t, subtraction.MustParseRules("1|"), subtraction.Parse, ruletest.Value{Position: "9", Value: "9"})
	ruletest.Values(t, subtraction.MustParseRules("|3"), subtraction.Parse, ruletest.Value{Position: "11", Value: "-3"})
}

// TestKnownNimbers compares impartial games with the sequences in the tests of cgt-tools 0.9 (rows 182 to 187), which
// repeat from the beginning.
func TestKnownNimbers(t *testing.T) {
	for text, period := range map[string][]nim.Nimber{
		"1":     {0, 1},
		"1,2":   {0, 1, 2},
		"5":     {0, 0, 0, 0, 0, 1, 1, 1, 1, 1},
		"2,3,5": {0, 0, 1, 1, 2, 2, 3},
	} {
		s := surreal.Solver[subtraction.Heap]{Rules: subtraction.MustParseRules(text)}
		for n := range 50 {
			want := surreal.Nimber(period[n%len(period)])
			if got, err := s.Value(t.Context(), subtraction.Heap(n)); err != nil || got != want {
				t.Errorf("%s:%d = %v, %v, want %v", text, n, got, err, want)
			}
		}
	}
}

// TestDefinition compares with the definition: of all numbers that are on the list, who takes one that is not larger
// than the heap.
func TestDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		amounts := rapid.SliceOfN(rapid.OneOf(rapid.IntRange(1, 9), rapid.IntRange(1, math.MaxInt)), 0, 5)
		lists := [2][]int{amounts.Draw(t, "left"), amounts.Draw(t, "right")}
		rules, err := subtraction.New(lists[0], lists[1])
		if err != nil {
			t.Fatal(err)
		}
		h := rapid.OneOf(rapid.IntRange(0, 15), rapid.IntRange(0, math.MaxInt)).Draw(t, "heap")
		for who, list := range lists {
			var want []subtraction.Heap
			for _, n := range list {
				if n <= h && !slices.Contains(want, subtraction.Heap(h-n)) {
					want = append(want, subtraction.Heap(h-n))
				}
			}
			got := rules.AppendMoves(nil, subtraction.Heap(h), cgt.Player(who))
			slices.Sort(want)
			slices.Sort(got)
			if !slices.Equal(got, want) {
				t.Errorf("%v: %v moves from %d to %v, want %v", rules, cgt.Player(who), h, got, want)
			}
		}
		if again, err := subtraction.ParseRules(rules.String()); err != nil || again != rules {
			t.Errorf("%v is read as %v, %v", rules, again, err)
		}
		if reversed, err := subtraction.New(append(lists[0], lists[0]...), lists[1]); err != nil || reversed != rules {
			t.Errorf("%v with numbers that are there twice is %v, %v", rules, reversed, err)
		}
	})
}

func TestNewErrors(t *testing.T) {
	for _, e := range []struct {
		left, right []int
		want        subtraction.AmountError
	}{
		{[]int{1, 0}, nil, subtraction.AmountError{Who: cgt.Left, Index: 1, Amount: 0}},
		{[]int{1}, []int{2, 3, -1}, subtraction.AmountError{Who: cgt.Right, Index: 2, Amount: -1}},
	} {
		_, err := subtraction.New(e.left, e.right)
		var amount *subtraction.AmountError
		if !errors.As(err, &amount) || *amount != e.want {
			t.Errorf("New(%v, %v): %v", e.left, e.right, err)
		}
	}
}

func TestParse(t *testing.T) {
	ruletest.Text(t, subtraction.Parse, "0", "6", "1000000")
	ruletest.Text(t, subtraction.ParseRules, "1,3|2,3", "|", "|1", "5|")
	ruletest.Errors(t, subtraction.Parse, map[string]int{"": 0, "x": 0, "-1": 0, "6 7": 2, "1.5": 1, "99999999999999999999": 0})
	ruletest.Errors(t, subtraction.ParseRules, map[string]int{
		"0": 0, "1,0": 2, "1,-2": 2, "1,|2": 2, ",1": 0, "1,3|2,3|1": 7, "1 3": 2, "1|2,0": 4, "1|2:6": 3, "é": 0, "1,": 2, "1|x": 2, "1,99999999999999999999": 2,
	})
	game := func(text string) (subtraction.Heap, error) {
		_, h, err := subtraction.ParseGame(text)
		return h, err
	}
	ruletest.Errors(t, game, map[string]int{
		"": 0, "1,3|2,3": 7, "1,3|2,3:": 8, "1,3|2,3:-1": 8, "1,0|2:6": 2, "1|0:6": 2, "1:6:7": 3, "1:6x": 3, "6": 1, "1:x": 2,
	})
	if _, _, err := subtraction.ParseGame("1:99999999999999999999"); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("a number that is too large: %v", err)
	}
	for text, want := range map[string]string{"3,1,3 | 3,2 : 6": "1,3|2,3", "1,2:6": "1,2|1,2", ":6": "|", "|2:6": "|2", "1|:6": "1|"} {
		if r, h, err := subtraction.ParseGame(text); err != nil || r.String() != want || h != 6 {
			t.Errorf("%q is read as %v, %v, %v", text, r, h, err)
		}
	}
}

// TestJSON reads and writes rules as strings, and heaps as numbers.
func TestJSON(t *testing.T) {
	type game struct {
		Rules subtraction.Rules
		Heap  subtraction.Heap
	}
	g := game{subtraction.MustParseRules("1,3|2,3"), 6}
	ruletest.JSON(t, g, `{"Rules":"1,3|2,3","Heap":6}`, `{"Rules":"1,0|2"}`)
	if text, err := g.Rules.AppendText([]byte("rules ")); err != nil || string(text) != "rules 1,3|2,3" {
		t.Errorf("AppendText: %s, %v", text, err)
	}
}

func TestMust(t *testing.T) {
	panics.Expect(t, map[string]func(){
		"MustParse":      func() { subtraction.MustParse("x") },
		"MustParseRules": func() { subtraction.MustParseRules("x") },
	})
}

// TestPictures checks that pictures are XML and of bounded size, also of numbers that are no heaps.
func TestPictures(t *testing.T) {
	for _, h := range []subtraction.Heap{0, 1, 10, 11, 100, 101, math.MaxInt, -1} {
		svgtest.Check(t, h.AppendSVG(nil), 7000, h)
	}
}
