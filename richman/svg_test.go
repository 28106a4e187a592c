package richman

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/diagram"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/svg"
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
		// The balls, in the order of the vertices, hang from left to right as their values grow.
		var places []float64
		for _, m := range regexp.MustCompile(`<circle cx="([0-9.]+)"`).FindAllSubmatch(b.Bytes(), -1) {
			x, err := strconv.ParseFloat(string(m[1]), 64)
			if err != nil {
				t.Fatal(err)
			}
			places = append(places, x)
		}
		if len(places) != u.Len() {
			t.Fatalf("%d balls, want %d", len(places), u.Len())
		}
		for v, x := range places {
			for w, y := range places {
				if c := s.Value(v).Cmp(s.Value(w)); c <= 0 && x > y || c == 0 && x != y {
					t.Errorf("%v: %d hangs at %v and %d at %v, with the values %v and %v", u.edges, v, x, w, y, s.Value(v), s.Value(w))
				}
			}
		}
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
	var ve *VerifyError
	if err := WriteStringsSVG(&b, &Solution{}, nil); !errors.As(err, &ve) || b.Len() > 0 {
		t.Errorf("strings of nothing: %v", err)
	}
}

// TestOtherStrings: what is no string of the graph is a mistake of the programmer.
func TestOtherStrings(t *testing.T) {
	s, good, err := Steepest(context.Background(), pathGraph(5))
	if err != nil || len(good) == 0 {
		t.Fatal(good, err)
	}
	for name, bad := range map[string]String[int]{
		"empty": {nil, big.NewRat(1, 3)}, "one vertex": {[]int{1}, big.NewRat(1, 3)}, "no slope": {[]int{0, 1}, nil},
		"level": {[]int{0, 1}, new(big.Rat)}, "falling": {[]int{0, 1}, big.NewRat(-1, 2)}, "negative": {[]int{0, -1}, big.NewRat(1, 2)}, "too large": {[]int{0, 7}, big.NewRat(1, 2)},
	} {
		var b bytes.Buffer
		panics.Expect(t, map[string]func(){
			name:             func() { _ = WriteStringsSVG(&b, s, []String[int]{bad}) },
			name + ", later": func() { _ = WriteStringsSVG(&b, s, append(slices.Clone(good), bad)) },
		})
		if b.Len() > 0 {
			t.Errorf("%s: something is written", name)
		}
	}
}

// TestTightStrings: in pictures those strings are tight that the algorithm of the strings and balls can take, and those by
// which balls hang that are on none; others are loose.
func TestTightStrings(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 7))
	ties, loose, hung := 0, 0, 0
	for range 300 {
		g := randomUndirected(r, 3+r.IntN(6))
		if g == nil {
			continue
		}
		s, strings, err := Steepest(t.Context(), g)
		if err != nil {
			t.Fatal(err)
		}
		want := stretched(t, g)
		got := map[[2]int]bool{}
		s.tighten(got)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%v: tight strings:\n%s", g.edges, diff)
		}
		for _, x := range strings {
			for i := 1; i < len(x.Path); i++ {
				delete(want, edgeOf(x.Path[i-1], x.Path[i]))
			}
		}
		ties += len(want)
		d, err := newDrawing(s)
		if err != nil {
			t.Fatal(err)
		}
		hanging := d.hang(strings)
		hung += len(hanging)
		for e := range hanging {
			if s.Value(e[0]).Cmp(s.Value(e[1])) != 0 {
				t.Errorf("%v: a ball hangs by %v", g.edges, e)
			}
		}
		var drawn []bool // which strings, in the order of the picture, are tight
		seen := map[[2]int]bool{}
		for v, list := range g.edges {
			for _, u := range list {
				if e := edgeOf(v, u); v != u && !seen[e] {
					seen[e] = true
					drawn = append(drawn, got[e] || hanging[e])
					if !got[e] && !hanging[e] {
						loose++
					}
				}
			}
		}
		var b bytes.Buffer
		if err := WriteStringsSVG(&b, s, strings); err != nil {
			t.Fatal(err)
		}
		var colours []bool
		for _, m := range regexp.MustCompile(`<path d="[^"]*" fill="none" stroke="([^"]*)"`).FindAllSubmatch(b.Bytes(), -1) {
			colours = append(colours, string(m[1]) == svg.Both)
		}
		if diff := cmp.Diff(drawn, colours); diff != "" {
			t.Errorf("%v: tight and green strings:\n%s", g.edges, diff)
		}
	}
	if ties < 20 || loose < 20 || hung < 20 {
		t.Errorf("%d tight strings are on no path that was taken, %d are loose, and %d balls hang", ties, loose, hung)
	}
}

// stretched returns the edges of all paths that the algorithm of the strings and balls can take, by trying all its choices.
func stretched(t *testing.T, g *Graph) map[[2]int]bool {
	w, err := newWeb(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	edges := map[[2]int]bool{}
	done := map[string]bool{}
	var try func(values []*big.Rat)
	try = func(values []*big.Rat) {
		if known := fmt.Sprint(values); done[known] {
			return
		} else {
			done[known] = true
		}
		most := new(big.Rat)
		var steepest [][]int
		var walk func(path []int)
		walk = func(path []int) {
			last := path[len(path)-1]
			if length := int64(len(path) - 1); length > 0 && values[last] != nil {
				slope := new(big.Rat).Sub(values[last], values[path[0]])
				slope.Quo(slope, big.NewRat(length, 1))
				if c := slope.Cmp(most); length > 1 && c > 0 {
					most, steepest = slope, [][]int{slices.Clone(path)}
				} else if length > 1 && c == 0 && slope.Sign() > 0 {
					steepest = append(steepest, slices.Clone(path))
				}
				return
			}
			for _, u := range w.edges[last] {
				if !slices.Contains(path, u) {
					walk(append(path, u))
				}
			}
		}
		for v, value := range values {
			if value != nil {
				walk([]int{v})
			}
		}
		for _, path := range steepest {
			more := slices.Clone(values)
			for i := 1; i < len(path); i++ {
				edges[edgeOf(path[i-1], path[i])] = true
				more[path[i]] = new(big.Rat).Add(more[path[i-1]], most)
			}
			try(more)
		}
	}
	try(w.values)
	return edges
}

// TestRowsApart: the rows of a picture are the farther apart the more arrows there are.
func TestRowsApart(t *testing.T) {
	s, err := Solve(t.Context(), pathGraph(12))
	if err != nil {
		t.Fatal(err)
	}
	for arrows, want := range map[int]float64{12: drawnRow, 27: 1.5 * drawnRow, 100: 2 * drawnRow} {
		d, err := newDrawing(s)
		if err != nil {
			t.Fatal(err)
		}
		d.Arrows = make([][2]int, arrows)
		d.placeInRows()
		ys := slices.Compact(slices.Sorted(slices.Values(d.Y)))
		if len(ys) < 3 {
			t.Fatalf("rows at %v", ys)
		}
		for k := 1; k < len(ys); k++ {
			if far := ys[k] - ys[k-1]; math.Abs(far-want) > 1e-9 {
				t.Errorf("with %d arrows rows are %g apart, want %g", arrows, far, want)
			}
		}
	}
}

// TestRoomForNames: where names stand beside balls, there is room for one and a value between balls one below another, and
// for the names of balls in a row.
func TestRoomForNames(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	below, inRows := 0, 0
	for range 30 {
		g := randomUndirected(r, 12)
		if g == nil {
			continue
		}
		s, strings, err := Steepest(t.Context(), g)
		if err != nil {
			t.Fatal(err)
		}
		d, err := newDrawing(s)
		if err != nil {
			t.Fatal(err)
		}
		for v := range d.Names {
			d.Names[v] = fmt.Sprintf("the vertex %d", v%10)
		}
		d.hang(strings)
		for v := range d.X {
			for u := range v {
				if math.Abs(d.X[v]-d.X[u]) < 4*drawnBall {
					below++
					if apart := math.Abs(d.Y[v] - d.Y[u]); apart < drawnRow-1 {
						t.Errorf("balls hang %g apart", apart)
					}
				}
			}
		}
		d.placeInRows()
		for v := range d.X {
			for u := range v {
				if d.Y[v] == d.Y[u] {
					inRows++
					if apart := math.Abs(d.X[v] - d.X[u]); apart < diagram.TextWidth(d.Names[v]) {
						t.Errorf("balls in a row are %g apart", apart)
					}
				}
			}
		}
	}
	if below == 0 || inRows == 0 {
		t.Errorf("%d balls below others, %d in rows with others", below, inRows)
	}
}
