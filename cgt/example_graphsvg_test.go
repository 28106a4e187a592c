package cgt_test

import (
	"bytes"
	"context"
	"fmt"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// The positions of a heap of 25 matches, from which one, two or four may be taken, with who wins: figures 1 and 2 of A.
// Shen's booklet.
func ExampleWriteGraphSVG() {
	matches := cgt.ImpartialFunc[int](func(dst []int, p int) []int {
		for _, k := range []int{1, 2, 4} {
			if k <= p {
				dst = append(dst, p-k)
			}
		}
		return dst
	})
	ctx := context.Background()
	graph, positions, err := cgt.Explore[int](ctx, matches, 25, cgt.Limits{})
	if err != nil {
		fmt.Println(err)
	}
	solver := cgt.Solver[int]{Rules: matches}
	var picture bytes.Buffer
	err = cgt.WriteGraphSVG(&picture, graph, cgt.GraphSVGOptions{
		Label: func(v int) string { return strconv.Itoa(positions[v]) },
		Outcome: func(v int) (cgt.Outcome, bool) {
			outcome, err := solver.Outcome(ctx, positions[v])
			return outcome, err == nil
		},
	})
	fmt.Println(strings.Count(picture.String(), "marker-end"), "arrows,", strings.Count(picture.String(), ">P</text>"), "lost positions", err)
	// Output:
	// 71 arrows, 9 lost positions <nil>
}
