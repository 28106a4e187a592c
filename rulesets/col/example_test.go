package col_test

import (
	"context"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/col"
	"github.com/cgt-go/sdk/rulesets/graph"
	"github.com/cgt-go/sdk/surreal"
)

// The value of a position, and who wins.
func Example() {
	ctx := context.Background()
	values := surreal.Solver[graph.Graph]{Rules: col.Rules{}}
	outcomes := cgt.Solver[graph.Graph]{Rules: col.Rules{}}
	for _, text := range []string{".", ".-.", "L-.", "L-.-.", ".(-.;-.;-.)", ".(-.;-.;-L)", "L-.-.-.-.-R"} {
		g := col.MustParse(text)
		value, err := values.Value(ctx, g)
		if err != nil {
			fmt.Println(err)
		}
		outcome, err := outcomes.Outcome(ctx, g)
		fmt.Println(g, "=", value, outcome, err)
	}
	// Output:
	// . = * N <nil>
	// .-. = 0 P <nil>
	// L-. = -1/2 R <nil>
	// L-.-. = -1/2 R <nil>
	// .(-.;-.;-.) = * N <nil>
	// .(-.;-.;-L) = -1 R <nil>
	// L-.-.-.-.-R = 0 P <nil>
}

// The moves of Left from a path of three vertices, and the parts of a graph: an edge between a vertex for Right only
// and one for Left only joins nothing.
func ExampleRules() {
	for _, g := range (col.Rules{}).AppendMoves(nil, col.MustParse(".-.-R"), cgt.Left) {
		fmt.Println(g)
	}
	fmt.Println(col.Rules{}.AppendParts(nil, col.MustParse(".-L-R-.")))
	// Output:
	// L-R
	// L
	// .-L
	// [.-L R-.]
}

// Texts that are no positions are refused with the place.
func ExampleParse() {
	g, err := col.Parse(".:A-.-L-:A")
	fmt.Println(g, err)
	_, err = col.Parse(".-.-x")
	fmt.Println(err)
	// Output:
	// .:A-.-L-:A <nil>
	// graph: offset 4: unexpected 'x', want one of the letters .LR
}

func ExampleMustParse() {
	fmt.Println(col.MustParse("--(-l;-r)"))
	// Output: .-.-.(-L;-R)
}

// Paths of countries that can all be coloured.
func Example_paths() {
	s := surreal.Solver[graph.Graph]{Rules: col.Rules{}}
	for n := range 8 {
		g, err := s.Value(context.Background(), col.MustParse("."+strings.Repeat("-.", n)))
		fmt.Println(n+1, g, err)
	}
	fmt.Println(s.Verify(context.Background()))
	// Output:
	// 1 * <nil>
	// 2 0 <nil>
	// 3 0 <nil>
	// 4 0 <nil>
	// 5 0 <nil>
	// 6 0 <nil>
	// 7 0 <nil>
	// 8 0 <nil>
	// <nil>
}
