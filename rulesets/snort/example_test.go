package snort_test

import (
	"context"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/graph"
	"github.com/cgt-go/sdk/rulesets/snort"
	"github.com/cgt-go/sdk/surreal"
)

// The value of a position, and who wins.
func Example() {
	ctx := context.Background()
	values := surreal.Solver[graph.Graph]{Rules: snort.Rules{}}
	outcomes := cgt.Solver[graph.Graph]{Rules: snort.Rules{}}
	for _, text := range []string{".", ".-.", "L-.", "L-.-R", ".-.-.-.", ".-.-.(-.;-.)", ".-.-.-.-.-."} {
		g := snort.MustParse(text)
		value, err := values.Value(ctx, g)
		if err != nil {
			fmt.Println(err)
		}
		outcome, err := outcomes.Outcome(ctx, g)
		fmt.Println(g, "=", value, outcome, err)
	}
	// Output:
	// . = * N <nil>
	// .-. = +-1 N <nil>
	// L-. = {1|0} N <nil>
	// L-.-R = +-1 N <nil>
	// .-.-.-. = +-{2|1} N <nil>
	// .-.-.(-.;-.) = +-{3|2} N <nil>
	// .-.-.-.-.-. = * N <nil>
}

// The moves of Left from a path of three vertices, and the parts of a graph: an edge between two vertices for Left only
// joins nothing.
func ExampleRules() {
	for _, g := range (snort.Rules{}).AppendMoves(nil, snort.MustParse(".-.-R"), cgt.Left) {
		fmt.Println(g)
	}
	fmt.Println(snort.Rules{}.AppendParts(nil, snort.MustParse(".-L-L-.")))
	// Output:
	// L-R
	// L
	// [.-L L-.]
}

// Texts that are no positions are refused with the place.
func ExampleParse() {
	g, err := snort.Parse(".:A-.-L-:A")
	fmt.Println(g, err)
	_, err = snort.Parse(".-.-x")
	fmt.Println(err)
	// Output:
	// .:A-.-L-:A <nil>
	// graph: offset 4: unexpected 'x', want one of the letters .LR
}

func ExampleMustParse() {
	fmt.Println(snort.MustParse("--(-l;-r)"))
	// Output: .-.-.(-L;-R)
}

// Paths: whoever begins reserves as much as he can.
func Example_paths() {
	s := surreal.Solver[graph.Graph]{Rules: snort.Rules{}}
	for n := range 8 {
		g, err := s.Value(context.Background(), snort.MustParse("."+strings.Repeat("-.", n)))
		fmt.Println(n+1, g, err)
	}
	fmt.Println(s.Verify(context.Background()))
	// Output:
	// 1 * <nil>
	// 2 +-1 <nil>
	// 3 +-2 <nil>
	// 4 +-{2|1} <nil>
	// 5 +-{1,{3|0}} <nil>
	// 6 * <nil>
	// 7 +-{1,{4|3||*|-1*},{4|3||+-1,{1*|*}}} <nil>
	// 8 +-{{5|2},{5|2*}|{2|1||0|-1},+-2,{2*|-2}} <nil>
	// <nil>
}
