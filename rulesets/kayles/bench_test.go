package kayles_test

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/graph"
)

// grid returns the graph of a board, with an edge for each pair of neighbouring squares.
func grid(t testing.TB, rows, cols int) graph.Graph {
	t.Helper()
	var edges [][2]int
	for v := range rows * cols {
		if v%cols > 0 {
			edges = append(edges, [2]int{v - 1, v})
		}
		if v >= cols {
			edges = append(edges, [2]int{v - cols, v})
		}
	}
	g, err := graph.New(string(slices.Repeat([]byte("."), rows*cols)), edges...)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// BenchmarkValue finds the values of boards from nothing.
func BenchmarkValue(b *testing.B) {
	for _, name := range slices.Sorted(maps.Keys(games)) {
		g := games[name]
		for _, size := range []int{3, 4} {
			b.Run(fmt.Sprintf("game=%s/size=%d", name, size), func(b *testing.B) {
				board := grid(b, size, size)
				b.ReportAllocs()
				for b.Loop() {
					if _, err := nim.Value(b.Context(), g.rules, board); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
