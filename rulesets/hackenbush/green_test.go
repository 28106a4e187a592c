package hackenbush_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest/oracle"
	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/surreal"
	"pgregory.net/rapid"
)

// nimValue returns the nim-value of a green picture by its definition, the least number that no cut leads to.
func (n naive) nimValue() uint64 {
	known := map[uint32]uint64{}
	var value func(left uint32) uint64
	value = func(left uint32) uint64 {
		x, ok := known[left]
		if !ok {
			var options []uint64
			for _, next := range n.AppendMoves(nil, left, cgt.Left) {
				options = append(options, value(next))
			}
			x = oracle.Mex(options...)
			known[left] = x
		}
		return x
	}
	return value(n.all())
}

// fused returns the nim-value of a green picture by the two principles as they are stated. The ends of an edge
// become one vertex if there is another way from one to the other; when no edge is left of which this is true,
// loops are cut off the vertices, worth *, and the rest is a tree.
//
// Reference: Berlekamp, Conway, Guy, Winning Ways, ch. 7.
func fused(es []hackenbush.Edge) uint64 {
	es = slices.Clone(es)
	for again := true; again; {
		again = false
		for i, e := range es {
			joined := map[int]bool{e.From: true}
			for range es {
				for j, f := range es {
					if j != i && (joined[f.From] || joined[f.To]) {
						joined[f.From], joined[f.To] = true, true
					}
				}
			}
			if e.From == e.To || !joined[e.To] {
				continue
			}
			from, to := e.From, e.To
			if from == hackenbush.Ground {
				from, to = to, from
			}
			for j := range es {
				if es[j].From == from {
					es[j].From = to
				}
				if es[j].To == from {
					es[j].To = to
				}
			}
			again = true
		}
	}
	var above func(v, below int) uint64
	above = func(v, below int) uint64 {
		x := uint64(0)
		for i, e := range es {
			switch {
			case e.From == v && e.To == v:
				x ^= 1
			case i == below:
			case e.From == v:
				x ^= above(e.To, i) + 1
			case e.To == v:
				x ^= above(e.From, i) + 1
			}
		}
		return x
	}
	return above(hackenbush.Ground, -1)
}

// nimValue returns the nim-value of p, which must have one, as a number.
func nimValue(t interface{ Fatalf(string, ...any) }, p hackenbush.Position) uint64 {
	n, ok := p.NimValue()
	if !ok {
		t.Fatalf("%v has no nim-value", p)
	}
	return uint64(n)
}

// TestNimValueByDefinition compares with the recursion over sets of edges.
func TestNimValueByDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		es := edges(11, green).Draw(t, "edges")
		p := build2(t, es)
		if got, want := nimValue(t, p), naive(es).nimValue(); got != want {
			t.Fatalf("%v is said to be *%d, by definition *%d", p, got, want)
		}
	})
}

// TestAllGreenPictures compares with the definition on all pictures of four edges.
func TestAllGreenPictures(t *testing.T) {
	var ends [][2]int
	for u := range 5 {
		for v := u; v < 5; v++ {
			ends = append(ends, [2]int{u, v})
		}
	}
	pictures := 0
	var draw func(n naive, from int)
	draw = func(n naive, from int) {
		if p, err := hackenbush.New(n...); err == nil {
			pictures++
			if got, want := nimValue(t, p), n.nimValue(); got != want {
				t.Fatalf("%v is said to be *%d, by definition *%d", p, got, want)
			}
		}
		for i := from; i < len(ends) && len(n) < 4; i++ {
			draw(append(n, hackenbush.Edge{From: ends[i][0], To: ends[i][1], Colour: hackenbush.Green}), i)
		}
	}
	draw(nil, 0)
	if pictures < 500 {
		t.Errorf("there are only %d pictures", pictures)
	}
}

// TestNimValueByPrinciples compares larger pictures with the principles as they are stated, and with the closed forms
// for pictures of all colours, which find the circles in another way.
func TestNimValueByPrinciples(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		es := treeEdges(40, green).Draw(t, "tree")
		vertex := rapid.IntRange(0, len(es))
		for range rapid.IntRange(0, 10).Draw(t, "more") {
			es = append(es, hackenbush.Edge{From: vertex.Draw(t, "u"), To: vertex.Draw(t, "v"), Colour: hackenbush.Green})
		}
		es = rapid.Permutation(es).Draw(t, "order")
		p := build2(t, es)
		n := nimValue(t, p)
		if want := fused(es); n != want {
			t.Fatalf("%v is said to be *%d, by the principles *%d", p, n, want)
		}
		g, ok := hackenbush.Rules{}.Value(p.Add(hackenbush.MustStalk("LR")))
		if want := surreal.FromDyadic(surreal.NewDyadic(1, 1)).Add(surreal.Nimber(nim.Nimber(n))); !ok || g != want {
			t.Fatalf("%v is said to be *%d, but beside a stalk LR it is %v, %v", p, n, g, ok)
		}
		q := hackenbush.MustStalk(strings.Repeat("E", int(n)))
		if s := p.Simplify(); s != q {
			t.Fatalf("%v = *%d is simplified to %v", p, n, s)
		}
		if parts := (hackenbush.Rules{}).AppendParts(nil, p); hackenbush.Sum(parts...) != q || len(parts) != min(int(n), 1) {
			t.Fatalf("%v = *%d has the parts %v", p, n, parts)
		}
	})
}

// greenPath appends a path through vertices.
func greenPath(es []hackenbush.Edge, vertices ...int) []hackenbush.Edge {
	for i := 1; i < len(vertices); i++ {
		es = append(es, hackenbush.Edge{From: vertices[i-1], To: vertices[i], Colour: hackenbush.Green})
	}
	return es
}

// greenCircle is a circle of n edges through the ground.
func greenCircle(n int) []hackenbush.Edge {
	return greenPath(nil, append(numbers(0, n), hackenbush.Ground)...)
}

// greenComb is a path of n edges, with one more edge on its every vertex but the ground.
func greenComb(n int) (es []hackenbush.Edge) {
	for v := range n {
		es = greenPath(es, 2*v, 2*v+2, 2*v+3)
	}
	return es
}

// greenNecklace is n triangles, each on an edge that stands on the one below.
func greenNecklace(n int) (es []hackenbush.Edge) {
	for v := range n {
		es = greenPath(es, 3*v, 3*v+1, 3*v+2, 3*v+3, 3*v+1)
	}
	return es
}

// families are green pictures of any size with their nim-values, which follow from the principles.
var families = []struct {
	name  string
	size  int // about how many edges the picture of 1 has
	edges func(n int) []hackenbush.Edge
	want  func(n int) uint64
}{
	{"stalk", 1, func(n int) []hackenbush.Edge { return greenPath(nil, numbers(0, n+1)...) }, func(n int) uint64 { return uint64(n) }},
	{"stalk from the top down", 1, func(n int) []hackenbush.Edge {
		es := greenPath(nil, numbers(0, n+1)...)
		slices.Reverse(es)
		return es
	}, func(n int) uint64 { return uint64(n) }},
	{"star", 1, func(n int) (es []hackenbush.Edge) {
		for v := range n {
			es = greenPath(es, 0, v+1)
		}
		return es
	}, func(n int) uint64 { return uint64(n % 2) }},
	// A circle on the ground becomes as many loops as it has edges.
	{"circle", 1, greenCircle, func(n int) uint64 { return uint64(n % 2) }},
	// The loops are at the top of the stalk.
	{"circle on a stalk", 2, func(n int) []hackenbush.Edge {
		es := greenPath(nil, numbers(0, n+1)...)
		return greenPath(es, append(numbers(n, n), n)...)
	}, func(n int) uint64 { return uint64(n + n%2) }},
	// From the top down: an edge for a tooth is *, so n = 1 is *2; and (2n + 1) nim-plus 1 is 2n.
	{"comb", 2, greenComb, func(n int) uint64 { return uint64(2 * n) }},
	// What hangs on a triangle is a nimber 2n, and with the loop 2n + 1.
	{"necklace", 4, greenNecklace, func(n int) uint64 { return uint64(2 * n) }},
	// All triangles become one vertex, which is the ground.
	{"triangles", 3, func(n int) (es []hackenbush.Edge) {
		for v := range n {
			es = greenPath(es, 2*v, 2*v+1, 2*v+2, 2*v)
		}
		return es
	}, func(n int) uint64 { return uint64(n % 2) }},
	// Every vertex has two equal branches, so nothing is left.
	{"binary tree", 2, func(n int) (es []hackenbush.Edge) {
		size := 1
		for size <= n {
			size = 2*size + 1
		}
		for v := 1; v < size; v++ {
			es = greenPath(es, (v-1)/2, v)
		}
		return es
	}, func(int) uint64 { return 0 }},
	// Any two vertices are on a circle.
	{"ladder", 3, func(n int) (es []hackenbush.Edge) {
		for v := range n {
			es = greenPath(es, 2*v+2, 2*v, 2*v+1)
			es = greenPath(es, 2*v+1, 2*v+3)
		}
		return greenPath(es, 2*n, 2*n+1)
	}, func(n int) uint64 { return uint64((3*n + 1) % 2) }},
}

// TestGreenFamilies looks at families of pictures; at the small ones by the definition as well.
func TestGreenFamilies(t *testing.T) {
	for _, family := range families {
		for n := 1; n <= 40; n++ {
			es := family.edges(n)
			p := build(t, es...)
			if got, want := nimValue(t, p), family.want(n); got != want {
				t.Errorf("%s of %d: the value is *%d, want *%d", family.name, n, got, want)
			}
			if len(es) > 13 {
				continue
			}
			if got, want := naive(es).nimValue(), family.want(n); got != want {
				t.Errorf("%s of %d: by definition the value is *%d, want *%d", family.name, n, got, want)
			}
		}
	}
}

// TestLargeGreenFamilies looks at pictures of 100,000 edges, with a solver too.
func TestLargeGreenFamilies(t *testing.T) {
	for _, family := range families {
		n := 100_000 / family.size
		p, want := build(t, family.edges(n)...), family.want(n)
		if got := nimValue(t, p); got != want {
			t.Errorf("%s of %d: the value is *%d, want *%d", family.name, n, got, want)
		}
		if g := value(t, hackenbush.Rules{}, p); g != surreal.Nimber(nim.Nimber(want)) {
			t.Errorf("%s of %d: a solver finds %v, want *%d", family.name, n, g, want)
		}
	}
}

// TestTallGreen looks at a stalk and a comb of a million edges. Nothing may recurse by the edges.
func TestTallGreen(t *testing.T) {
	n := 1_000_000
	if detector.On || testing.Short() {
		n = 100_000
	}
	if got := nimValue(t, hackenbush.MustStalk(strings.Repeat("E", n))); got != uint64(n) {
		t.Errorf("a stalk of %d is *%d", n, got)
	}
	if got := nimValue(t, build(t, greenComb(n/2)...)); got != uint64(n) {
		t.Errorf("a comb of %d edges is *%d", n, got)
	}
}

// TestNimValueSpecial looks at what is not a tree with circles.
func TestNimValueSpecial(t *testing.T) {
	for _, test := range []struct {
		picture string
		want    nim.Nimber
		ok      bool
	}{
		{"_", 0, true},
		{"_ g _", 1, true}, // a loop on the ground
		{"_ g _; _ g _", 0, true},
		{"_ g a g a", 2, true},                    // a loop on a stalk
		{"_ g a; _ g a", 0, true},                 // two edges between the same vertices
		{"_ g a; _ g a; _ g a", 1, true},          // three
		{"_ g a g b; a g b; b g c", 2, true},      // a and b become one, with two loops
		{"ground a b; a g c g b; c g d", 1, true}, // an arch with an edge on it: loops and * at the ground
		{"ground a b; a g b", 1, true},            // an edge along the ground
		{"_ b a", 0, false},
		{"_ g a r b", 0, false},
		{"_ g a; _ g b; _ b c; _ r d", 0, false}, // worth 0 all the same
	} {
		p := hackenbush.MustParse(test.picture)
		if got, ok := p.NimValue(); got != test.want || ok != test.ok {
			t.Errorf("%s: %d, %v, want %d, %v", test.picture, got, ok, test.want, test.ok)
		}
	}
}

// TestNimValueDoesNotAllocate pins the promise that the value of a picture that is not large costs no memory.
func TestNimValueDoesNotAllocate(t *testing.T) {
	p := build(t, greenNecklace(20)...)
	if allocs := testing.AllocsPerRun(100, func() { p.NimValue() }); allocs > 0 && !detector.On {
		t.Errorf("%v allocations", allocs)
	}
}
