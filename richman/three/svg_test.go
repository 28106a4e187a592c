package three_test

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
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
