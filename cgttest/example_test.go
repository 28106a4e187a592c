package cgttest_test

import (
	"context"
	"errors"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/surreal"
)

// mirrored is rows with a Normalize that takes the mirror image for the negative.
type mirrored struct{ rows }

func (r mirrored) Normalize(row string) (string, bool) {
	best, _ := r.rows.Normalize(row)
	return best, best != row
}

// An error says which law is broken, at which position, and how.
func ExampleTestRuleset_broken() {
	err := cgttest.TestRuleset(mirrored{}, "i...")
	var broken *cgttest.LawError
	if errors.As(err, &broken) {
		fmt.Println(broken.Law + ": " + broken.Statement)
		fmt.Println(broken.Found)
	}
	// Output:
	// normalizer: the value of a position is that of its representative, or the negative of it if the players are swapped
	// at "i...": the value is 1, but that of the representative "...i" with the players swapped is 1 and not -1
}

func ExampleSuite() {
	// Neither the whole game nor what follows in a few moves can be solved at once, but the
	// ends of plays can.
	s := cgttest.Suite[string]{
		Rules:     rows{},
		Positions: []string{"iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii"},
		Explore:   200,
		Search:    1000,
	}
	fmt.Println(s.Check())
	// Output: <nil>
}

// A capability saves time and changes no answer.
func ExampleCounting() {
	for _, rules := range []cgt.Ruleset[string]{rows{}, cgttest.Plain(rows{})} {
		c := cgttest.Counting(rules)
		g, err := surreal.Value(context.Background(), c, "iiiiiiiii")
		fmt.Println(g, err, c.Positions())
	}
	// Output:
	// 3 <nil> 9
	// 3 <nil> 512
}

// The order of moves is free, and moves may be given twice.
func ExampleShuffled() {
	rules := cgttest.Shuffled(cgttest.Duplicated(rows{}))
	fmt.Println(rules.AppendMoves(nil, "iii", cgt.Right))
	g, err := surreal.Value(context.Background(), rules, "iii")
	fmt.Println(g, err)
	// Output:
	// [..i i.. i.. ..i]
	// {2|1} <nil>
}

// A law can be checked on any games.
func ExampleLaw_Check() {
	g, h := surreal.MustParse("{2|1||-1}"), surreal.MustParse("+-1/2")
	for _, law := range cgttest.Laws() {
		if law.Name == "stops-sum" {
			fmt.Println(law.Statement)
			fmt.Println(law.Check(g, h))
		}
	}
	// Output:
	// R(g) + R(h) ≤ R(g + h) ≤ L(g) + R(h) ≤ L(g + h) ≤ L(g) + L(h)
	// <nil>
}

// All laws on all pairs and triples of some games.
func ExampleTestGames() {
	fmt.Println(cgttest.TestGames(
		surreal.MustParse("1/2"),
		surreal.MustParse("^*"),
		surreal.MustParse("{3||1|0}"),
	))
	// Output: <nil>
}

func ExampleLaws() {
	for _, law := range cgttest.Laws()[:4] {
		fmt.Printf("%-16s %d  %s\n", law.Name, law.Arity, law.Statement)
	}
	// Output:
	// add-zero         1  g + 0 = g = 0 + g
	// add-inverse      1  g + (−g) = 0
	// add-commutative  2  g + h = h + g
	// add-associative  3  (g + h) + k = g + (h + k)
}
