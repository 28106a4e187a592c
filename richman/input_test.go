package richman_test

import (
	"errors"
	"fmt"
	"math/big"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/richman"
)

func TestPrecisionOfTooManyBits(t *testing.T) {
	g, err := richman.NewGraph([][]int{{1, 2}, {0, 3}, nil, nil}, []int{2}, []int{3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, bits := range []int{1<<20 + 1, int(^uint(0) >> 1)} {
		if _, err := richman.FindThresholds(t.Context(), g, richman.Poorman(), richman.Precision{Bits: bits}); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%d bits: %v", bits, err)
		}
	}
}

func TestNumbersOutOfRange(t *testing.T) {
	g, err := richman.NewGraph([][]int{{1, 2}, nil, nil}, []int{1}, []int{2}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, chance := range []*big.Rat{new(big.Rat), big.NewRat(1, 1), big.NewRat(3, 2), big.NewRat(-1, 2), big.NewRat(1, 1<<31)} {
		var rule *richman.RuleError
		if _, err := new(richman.Solver).RandomTurn(t.Context(), g, chance); !errors.As(err, &rule) || !strings.Contains(err.Error(), " "+chance.RatString()+",") {
			t.Errorf("a chance of %v: %v", chance, err)
		}
	}
	for _, width := range []*big.Rat{new(big.Rat), big.NewRat(-1, 2), big.NewRat(1, 1<<51)} {
		var narrow *richman.WidthError
		it := richman.Iteration{Width: width}
		if _, err := it.Bracket(t.Context(), g); !errors.As(err, &narrow) || narrow.Width != width.RatString() {
			t.Errorf("a width of %v: %v", width, err)
		}
	}
}

func TestReachOfNobody(t *testing.T) {
	var bad *richman.GraphError
	if _, err := richman.Reach([][]int{{1}, nil}, richman.Green, []int{1}, nil); !errors.As(err, &bad) {
		t.Error(err)
	}
}

// A word is a position of a game in which a letter is added until there are two.
type word string

type wordRules struct{ letters []word }

func (r wordRules) AppendMoves(dst []word, p word, _ cgt.Player) []word {
	for _, c := range r.letters {
		dst = append(dst, p+c)
	}
	return dst
}

// Positions need not be UTF-8, nor different as text.
func TestExploreNames(t *testing.T) {
	rules := wordRules{[]word{"\xfe", "\xff", "\ufffd (2)"}}
	g, positions, err := richman.Explore(t.Context(), rules, func(p word) (richman.Player, bool) { return richman.Blue, p != "" }, "", cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for v := range positions {
		names = append(names, g.Name(v))
	}
	if got, want := fmt.Sprintf("%q", names), `["(empty)" "`+"\ufffd"+`" "`+"\ufffd"+` (2)" "`+"\ufffd"+` (2) (2)"]`; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// A byte order mark before the graph does not count, but for the offsets.
func TestParseJSONMark(t *testing.T) {
	const text = `{"edges": {"a": ["b"]}, "blue": ["b"]}`
	g, err := richman.ParseJSON("\ufeff" + text)
	if err != nil || g.Len() != 2 {
		t.Errorf("%v, %v", g, err)
	}
	if _, err := richman.ParseArena("\ufeff" + text); err != nil {
		t.Error(err)
	}
	var syntax *cgt.SyntaxError
	if _, err := richman.ParseJSON("\ufeff" + text + "x"); !errors.As(err, &syntax) || syntax.Offset != len("\ufeff"+text) {
		t.Error(err)
	}
	if _, err := richman.ParseJSON(text + "\ufeff"); err == nil {
		t.Error("a mark at the end is accepted")
	}
}

func TestParseJSONAfterTheGraph(t *testing.T) {
	_, err := richman.ParseJSON(`{"edges": {"a": ["b"]}, "blue": ["b"]} x`)
	if err == nil || strings.Contains(err.Error(), "nil") {
		t.Error(err)
	}
}
