package richman

import (
	"context"
	"errors"
	"math"
	"slices"
	"strconv"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

// R17: what is no board is an error with the vertices, and several blue or red terminals are allowed.
func TestGraphErrors(t *testing.T) {
	names := []string{"a", "b", "c", "d"}
	for _, test := range []struct {
		what        string
		edges       [][]int
		blues, reds []int
		names       []string
		want        []string
	}{
		{"a successor that there is not", [][]int{{1, 4}, nil, nil, nil}, []int{1}, []int{2, 3}, names, []string{"a"}},
		{"a negative successor", [][]int{{-1}, nil}, []int{1}, nil, nil, []string{"0"}},
		{"a terminal that there is not", [][]int{{1}, nil}, []int{2}, nil, nil, []string{"2"}},
		{"both colors", [][]int{{1}, nil, nil, nil}, []int{1, 2}, []int{2, 3}, names, []string{"c"}},
		{"a terminal with a successor", [][]int{{1}, {0}}, []int{1}, nil, nil, []string{"1"}},
		{"no successor", [][]int{{1}, nil, nil, nil}, []int{1}, nil, names, []string{"c"}},
		{"loops to nowhere", [][]int{{0}, nil, {0, 2}, {3}}, []int{1}, nil, names, []string{"a", "c", "d"}},
		{"too few names", [][]int{nil}, []int{0}, nil, []string{}, nil},
		{"an empty name", [][]int{nil}, []int{0}, nil, []string{""}, []string{""}},
		{"a name twice", [][]int{nil, nil}, []int{0, 1}, nil, []string{"x", "x"}, []string{"x"}},
		{"a name that is no text", [][]int{nil}, []int{0}, nil, []string{"\xff"}, []string{"\xff"}},
	} {
		_, err := NewGraph(test.edges, test.blues, test.reds, test.names)
		var ge *GraphError
		if !errors.As(err, &ge) || !slices.Equal(ge.Vertices, test.want) {
			t.Errorf("%s: %v, want a GraphError at %q", test.what, err, test.want)
		}
	}
	var ge *GraphError
	if _, err := Undirected(2, [][2]int{{0, 2}}, []int{0}, nil, nil); !errors.As(err, &ge) || ge.Vertices[0] != "2" {
		t.Error(err)
	}
	if _, err := Undirected(-1, nil, nil, nil, nil); !errors.As(err, &ge) {
		t.Error(err)
	}
	if strconv.IntSize == 64 {
		var le *cgt.LimitError
		if _, err := Undirected(math.MaxInt, nil, nil, nil, nil); !errors.As(err, &le) {
			t.Error(err)
		}
	}
	if _, err := NewPartizanGraph([][]int{nil}, nil, nil, nil, nil); !errors.As(err, &ge) {
		t.Error(err)
	}
	if _, err := NewPartizanGraph([][]int{{1}, nil}, [][]int{nil, nil}, []int{1}, nil, nil); !errors.As(err, &ge) || ge.Vertices[0] != "0" {
		t.Error(err)
	}
	if _, err := NewGraphWithDraws(nil, nil, nil, nil, 7); !errors.As(err, &ge) {
		t.Error(err)
	}
}

func TestGraphTerminals(t *testing.T) {
	// Two blue vertices and two red ones are as good as one each; vertices from which one color cannot be reached have
	// its value, also on circles.
	g, err := NewGraph([][]int{{2, 5}, {3, 4}, nil, nil, nil, nil, {7, 2}, {6}, {9}, {8, 5}}, []int{2, 3}, []int{4, 5}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s, err := Solve(context.Background(), g)
	if err != nil {
		t.Fatal(err)
	}
	for v, want := range []string{"1/2", "1/2", "0", "0", "1", "1", "0", "0", "1", "1"} {
		if got := s.Value(v).RatString(); got != want {
			t.Errorf("R(%d) = %s, want %s", v, got, want)
		}
	}
	if err := s.Verify(context.Background()); err != nil {
		t.Error(err)
	}
	if _, ok := g.Vertex("10"); ok {
		t.Error("a vertex that there is not")
	}
	if _, ok := g.Vertex("01"); ok {
		t.Error("a name that is not written like this")
	}
	empty, err := NewGraph(nil, nil, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	if s, err := Solve(context.Background(), empty); err != nil || s.Verify(context.Background()) != nil {
		t.Error(err)
	}
}
