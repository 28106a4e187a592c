package promises_test

import (
	"errors"
	"io"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/chart"
	"github.com/cgt-go/sdk/zermelo"
)

// TestNoLimitOfPictures: the limits of pictures are as all limits, of which 0 is a default one and a negative number none.
func TestNoLimitOfPictures(t *testing.T) {
	// One move a position, through one position more than trees have by default, and graphs.
	const most = cgt.DefaultTreeNodes
	moves := make([][]int, most+1)
	vertices := make([]zermelo.Vertex[zermelo.Result], most+1)
	for v := range most {
		moves[v], vertices[v].Moves = []int{v + 1}, []int{v + 1}
	}
	win := zermelo.Win
	vertices[most].Payoff = &win
	g, err := cgt.NewGraph(moves, make([][]int, most+1))
	if err != nil {
		t.Fatal(err)
	}
	game, err := zermelo.NewGraph(0, vertices, nil)
	if err != nil {
		t.Fatal(err)
	}
	for name, draw := range map[string]func(limit int) error{
		"cgt.WriteTreeSVG": func(limit int) error {
			return cgt.WriteTreeSVG(io.Discard, cgt.Ruleset[int](g), 0, cgt.TreeSVGOptions[int]{Nodes: limit})
		},
		"cgt.WriteGraphSVG": func(limit int) error {
			return cgt.WriteGraphSVG(io.Discard, g, cgt.GraphSVGOptions{Vertices: limit})
		},
		"zermelo.WriteTreeSVG": func(limit int) error {
			return zermelo.WriteTreeSVG(io.Discard, game, zermelo.TreeSVGOptions{Nodes: limit})
		},
		"zermelo.WriteGraphSVG": func(limit int) error {
			return zermelo.WriteGraphSVG(io.Discard, game, zermelo.GraphSVGOptions{Vertices: limit})
		},
		"zermelo.Board": func(limit int) error {
			return zermelo.Board{Rows: zermelo.DefaultCells + 1, Mark: func(int, int) string { return "" }, Cells: limit}.WriteText(io.Discard)
		},
		"chart.Map": func(limit int) error {
			return chart.Map{Rows: chart.DefaultCells + 1, Value: func(int, int) nim.Nimber { return 0 }, Cells: limit}.WriteText(io.Discard)
		},
	} {
		if err := draw(0); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%s with the default limit: %v", name, err)
		}
		if err := draw(-1); err != nil {
			t.Errorf("%s without a limit: %v", name, err)
		}
	}
}
