package three_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/richman/three"
)

func TestRegionsSVG(t *testing.T) {
	var b bytes.Buffer
	if err := three.WriteRegionsSVG(&b, three.Figure4(), "fig. 4 <of the notes>"); err != nil {
		t.Fatal(err)
	}
	svgtest.Check(t, b.Bytes(), 5000, "fig. 4")
	if n := strings.Count(b.String(), "fill-opacity"); n != 4 {
		t.Errorf("%d regions, want 4", n)
	}
	if err := three.WriteRegionsSVG(broken{}, three.Figure4(), ""); err == nil {
		t.Error("no error of a writer")
	}
}

func TestMapSVG(t *testing.T) {
	a := analysis(t, three.Figure3())
	for _, chips := range []int{0, 1, 12} {
		m, err := a.Sample(context.Background(), 0, chips, three.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := m.WriteSVG(&b); err != nil {
			t.Fatal(err)
		}
		svgtest.Check(t, b.Bytes(), 20_000, chips)
		if n := strings.Count(b.String(), "<circle"); n != (chips+1)*(chips+2)/2 {
			t.Errorf("%d dots for %d chips", n, chips)
		}
		if err := m.WriteSVG(broken{}); err == nil {
			t.Error("no error of a writer")
		}
	}
	m, err := three.Explore(context.Background(), noMoves(t), 0, 200, three.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.WriteSVG(&bytes.Buffer{}); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v, want a limit", err)
	}
}

// TestGraphSVG draws graphs, the last of which has vertices with the same values: balls are apart, and there is one
// arrow for each edge.
func TestGraphSVG(t *testing.T) {
	alike := make([][]int, 40)
	for v := 3; v < len(alike); v++ {
		alike[v] = []int{0, 1, 2}
	}
	crowd, err := three.NewGraph(alike, []int{0}, []int{1}, []int{2}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range []*three.Graph{three.Figure3(), noMoves(t), crowd} {
		a := analysis(t, g)
		var b bytes.Buffer
		if err := a.WriteSVG(&b); err != nil {
			t.Fatal(err)
		}
		svgtest.Check(t, b.Bytes(), 60_000, g)
		edges := 0
		for v := range g.Len() {
			for range g.Successors(v) {
				edges++
			}
		}
		if n := strings.Count(b.String(), "url(#to"); n != edges {
			t.Errorf("%d arrows for %d edges", n, edges)
		}
		const side, few = 420, 12
		scale := min(2, max(1, math.Sqrt(float64(edges)/few)))
		var balls [][2]float64
		for line := range strings.Lines(b.String()) {
			var p [2]float64
			if n, _ := fmt.Sscanf(line, `<circle cx="%g" cy="%g"`, &p[0], &p[1]); n < 2 {
				continue
			}
			for _, q := range balls {
				if math.Hypot(p[0]-q[0], p[1]-q[1]) < 60*scale {
					t.Errorf("balls at %v and %v", p, q)
				}
			}
			balls = append(balls, p)
		}
		if len(balls) != g.Len() {
			t.Fatalf("%d balls for %d vertices", len(balls), g.Len())
		}
		// Terminals of different players are at the corners of a triangle that is the larger the more arrows there are.
		want := side * scale
		for v, p := range balls {
			for u, q := range balls[:v] {
				first, isTerminal := g.Winner(v)
				second, isOther := g.Winner(u)
				if far := math.Hypot(p[0]-q[0], p[1]-q[1]); isTerminal && isOther && first != second && math.Abs(far-want) > 1 {
					t.Errorf("with %d arrows terminals are %g apart, want %g", edges, far, want)
				}
			}
		}
		if err := a.WriteSVG(broken{}); err == nil {
			t.Error("no error of a writer")
		}
	}
	large, err := three.NewGraph(append([][]int{nil}, slices.Repeat([][]int{{0}}, 300)...), []int{0}, nil, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	var missing *richman.VerifyError
	if err := new(three.Analysis).WriteSVG(&bytes.Buffer{}); !errors.As(err, &missing) {
		t.Errorf("no game: %v", err)
	}
	if err := analysis(t, large).WriteSVG(&bytes.Buffer{}); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v, want a limit", err)
	}
}

// noMoves returns a graph with nothing but a terminal.
func noMoves(t *testing.T) *three.Graph {
	g, err := three.NewGraph([][]int{nil}, []int{0}, nil, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("broken") }

// TestRegionsOfTwo: corners have the money of three players, and a region of two coordinates is a mistake.
func TestRegionsOfTwo(t *testing.T) {
	one, zero := big.NewRat(1, 1), new(big.Rat)
	r := three.Region{Corners: [][]*big.Rat{{one, zero}, {zero, one}, {zero, zero}}}
	for want, f := range map[string]func(){
		"three: 2 amounts, and not 3":     func() { _ = three.WriteRegionsSVG(io.Discard, []three.Region{r}, "") },
		"three: 1 amount, and not 3":      func() { three.Region{}.Contains([]*big.Rat{one}) },
		"three: the amount of Red is nil": func() { three.Region{}.Contains([]*big.Rat{one, nil, one}) },
	} {
		func() {
			defer func() {
				if err, ok := recover().(error); !ok || err.Error() != want {
					t.Errorf("%v, want a panic with %s", err, want)
				}
			}()
			f()
		}()
	}
}
