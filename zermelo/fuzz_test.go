package zermelo_test

import (
	"errors"
	"math/big"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

func FuzzParseGraph(f *testing.F) {
	for _, text := range []string{
		"max(min(1, 0), 1/2)", "win", "max(max(max(-3)))", "min(1/2,draw,loss)", "max(1", "", "{", "max((1))",
		`{"start":"a","endless":"0","positions":{"a":{"turn":"Max","moves":["b","c"]},"b":{"payoff":"1/2"},"c":{"turn":"Min","moves":["a","c"]}}}`,
		`{"positions":{"0":{"payoff":"win"}},"start":"0"}`,
		`{"start":"a","positions":{"a":{"payoff":"1","payoff":"2"}}}`,
		`{"start":"\ud800","positions":{"\ufffd":{"payoff":"1"}}}`,
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		g, err := zermelo.ParseGraph(text)
		if err != nil {
			var syntax *cgt.SyntaxError
			if !errors.As(err, &syntax) || syntax.Offset < 0 || syntax.Offset > len(text) {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		h, err := zermelo.ParseGraph(g.String())
		if err != nil {
			t.Fatalf("%q is written as %q: %v", text, g, err)
		}
		equalGraphs(t, g, h)
		if h.String() != g.String() {
			t.Errorf("%q, then %q", g, h)
		}
	})
}

func FuzzParseRational(f *testing.F) {
	for _, s := range []string{"0", "-0", "1/2", "-7/3", "007/014", "1/", "9223372036854775807/3"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		x, err := zermelo.ParseRational(s)
		if err != nil {
			return
		}
		num, den, isFraction := strings.Cut(s, "/")
		n, nOK := new(big.Int).SetString(num, 10)
		d, dOK := big.NewInt(1), true
		if isFraction {
			d, dOK = new(big.Int).SetString(den, 10)
		}
		if !nOK || !dOK || new(big.Rat).SetFrac(n, d).Cmp(x.Rat()) != 0 {
			t.Errorf("%q is read as %v", s, x)
		}
		if y, err := zermelo.ParseRational(x.String()); err != nil || y != x {
			t.Errorf("%v is read as %v, %v", x, y, err)
		}
	})
}

// allVertices returns the vertices of a graph.
func allVertices[V zermelo.Payoff[V]](g *zermelo.Graph[V]) (vertices []zermelo.Vertex[V]) {
	for _, x := range g.All() {
		vertices = append(vertices, x)
	}
	return vertices
}

// errorer is what tests of all kinds have.
type errorer interface {
	Helper()
	Errorf(format string, args ...any)
}

// equalGraphs compares all there is to say of two graphs.
func equalGraphs[V zermelo.Payoff[V]](t errorer, want, got *zermelo.Graph[V]) {
	t.Helper()
	if diff := cmp.Diff(allVertices(want), allVertices(got), cmp.Comparer(func(x, y V) bool { return x == y })); diff != "" {
		t.Errorf("the vertices differ: %s", diff)
	}
	wantV, wantOK := want.Unending()
	gotV, gotOK := got.Unending()
	if want.Start() != got.Start() || wantV != gotV || wantOK != gotOK {
		t.Errorf("start %d, endless %v %v; want %d, %v %v", got.Start(), gotV, gotOK, want.Start(), wantV, wantOK)
	}
}
