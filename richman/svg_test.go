package richman

import (
	"bytes"
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
)

func TestWriteSVG(t *testing.T) {
	r := rand.New(rand.NewPCG(14, 14))
	ctx := context.Background()
	for range 30 {
		g := randomGraph(r, 2+r.IntN(20), 1, 3)
		if g == nil {
			continue
		}
		s, err := Solve(ctx, g)
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := s.WriteSVG(&b); err != nil {
			t.Fatal(err)
		}
		svgtest.Check(t, b.Bytes(), 1<<16, g.edges)
		if n := bytes.Count(b.Bytes(), []byte("<circle")); n != g.Len() {
			t.Errorf("%d circles, want %d", n, g.Len())
		}
		u := randomUndirected(r, 2+r.IntN(30))
		if u == nil {
			continue
		}
		s, strings, err := Steepest(ctx, u)
		if err != nil {
			t.Fatal(err)
		}
		b.Reset()
		if err := WriteStringsSVG(&b, s, strings); err != nil {
			t.Fatal(err)
		}
		svgtest.Check(t, b.Bytes(), 1<<16, u.edges)
	}
	s, err := Solve(ctx, pathGraph(mostDrawn))
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	var le *cgt.LimitError
	if err := s.WriteSVG(&b); !errors.As(err, &le) || b.Len() > 0 {
		t.Error(err)
	}
	if err := WriteStringsSVG(&b, s, nil); !errors.As(err, &le) || b.Len() > 0 {
		t.Error(err)
	}
}
