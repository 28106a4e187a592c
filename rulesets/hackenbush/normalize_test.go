package hackenbush_test

import (
	"context"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/surreal"
	"pgregory.net/rapid"
)

func plainValue(t *rapid.T, p hackenbush.Position) surreal.Game {
	g, err := surreal.Value(context.Background(), plain{}, p)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// shuffled draws the same picture with other names, another order, and the ends exchanged.
func shuffled(t *rapid.T, es []hackenbush.Edge) hackenbush.Position {
	names := rapid.Permutation(numbers(1, len(es)+1)).Draw(t, "new names")
	name := func(v int) int {
		if v == hackenbush.Ground {
			return v
		}
		return names[v-1]
	}
	var again []hackenbush.Edge
	for _, e := range rapid.Permutation(es).Draw(t, "new order") {
		u, v := name(e.From), name(e.To)
		if rapid.Bool().Draw(t, "turned") {
			u, v = v, u
		}
		again = append(again, hackenbush.Edge{From: u, To: v, Colour: e.Colour})
	}
	return build2(t, again)
}

// TestNormalizeTrees says that all drawings of a tree and of its negative have one representative, and
// that trees which are not alike have different ones.
func TestNormalizeTrees(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		es := treeEdges(12, allColour).Draw(t, "edges")
		p := build2(t, es)
		q, swapped := hackenbush.Rules{}.Normalize(p)
		q2, swapped2 := hackenbush.Rules{}.Normalize(shuffled(t, es))
		if q2 != q || swapped2 != swapped {
			t.Fatalf("%v: %v %v and %v %v", p, q, swapped, q2, swapped2)
		}
		n, swappedN := hackenbush.Rules{}.Normalize(p.Neg())
		if n != q || swappedN == swapped && treeText(p) != treeText(p.Neg()) {
			t.Fatalf("%v: %v %v, negative %v %v", p, q, swapped, n, swappedN)
		}
		other := build2(t, treeEdges(5, allColour).Draw(t, "other"))
		o, _ := hackenbush.Rules{}.Normalize(other)
		if alike := treeText(other) == treeText(p) || treeText(other.Neg()) == treeText(p); alike != (o == q) {
			t.Fatalf("%v and %v: alike %v, but %v and %v", p, other, alike, q, o)
		}
	})
}

// treeText returns a text that two trees share if and only if they are alike: by definition, the smallest
// that the order of the branches allows.
func treeText(p hackenbush.Position) string {
	above := map[int][]hackenbush.Edge{}
	for _, e := range p.Edges() {
		above[e.From] = append(above[e.From], e)
	}
	var text func(v int) string
	text = func(v int) string {
		var branches []string
		for _, e := range above[v] {
			branches = append(branches, e.Colour.String()+text(e.To))
		}
		for i := range branches { // in order, by insertion
			for j := i; j > 0 && branches[j] < branches[j-1]; j-- {
				branches[j], branches[j-1] = branches[j-1], branches[j]
			}
		}
		s := "("
		for _, b := range branches {
			s += b
		}
		return s + ")"
	}
	return text(hackenbush.Ground)
}

// TestNormalize says that a representative is worth what the position is, or its negative, and that it is
// its own representative.
func TestNormalize(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		es := edges(7, allColour).Draw(t, "edges")
		p := build2(t, es)
		q, swapped := hackenbush.Rules{}.Normalize(p)
		want := plainValue(t, p)
		if swapped {
			want = want.Neg()
		}
		if got := plainValue(t, q); got != want || q.NumEdges() != p.NumEdges() {
			t.Fatalf("%v: %v, swapped %v", p, q, swapped)
		}
	})
}

// TestNormalizeIsIdempotent looks at larger pictures. Of those with circles almost all have one representative
// in whatever way they are given, and so have all that are likely to be drawn at random.
func TestNormalizeIsIdempotent(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		es := edges(30, allColour).Draw(t, "edges")
		p := build2(t, es)
		q, swapped := hackenbush.Rules{}.Normalize(p)
		if q2, again := (hackenbush.Rules{}).Normalize(q); q2 != q || again {
			t.Fatalf("%v: first %v, then %v %v", p, q, q2, again)
		}
		if q2, swapped2 := (hackenbush.Rules{}).Normalize(shuffled(t, es)); q2 != q || swapped2 != swapped {
			t.Fatalf("%v: %v %v, in another order %v %v", p, q, swapped, q2, swapped2)
		}
		if n, _ := (hackenbush.Rules{}).Normalize(p.Neg()); n != q {
			t.Fatalf("%v: %v, negative %v", p, q, n)
		}
	})
}

// TestNormalizeSymmetric looks at pictures with many symmetries, for which the choices that Normalize makes
// matter, and at one in which it cannot tell vertices apart that differ: a hexagon and two triangles on legs.
func TestNormalizeSymmetric(t *testing.T) {
	circle := func(es []hackenbush.Edge, from, n int, leg, edge hackenbush.Colour) []hackenbush.Edge {
		for i := range n {
			es = append(es, hackenbush.Edge{From: 0, To: from + i, Colour: leg}, hackenbush.Edge{From: from + i, To: from + (i+1)%n, Colour: edge})
		}
		return es
	}
	const b, r, g = hackenbush.Blue, hackenbush.Red, hackenbush.Green
	hard := circle(circle(circle(nil, 1, 6, b, r), 7, 3, b, r), 10, 3, b, r)
	for name, es := range map[string][]hackenbush.Edge{
		"wheel":        circle(nil, 1, 7, g, b),
		"even wheel":   circle(nil, 1, 8, b, r),
		"two wheels":   circle(circle(nil, 1, 5, b, r), 6, 5, r, b),
		"three wheels": circle(circle(circle(nil, 1, 4, b, r), 5, 4, b, r), 9, 4, g, r),
	} {
		t.Run(name, rapid.MakeCheck(func(t *rapid.T) {
			q, swapped := hackenbush.Rules{}.Normalize(build2(t, es))
			if q2, swapped2 := (hackenbush.Rules{}).Normalize(shuffled(t, es)); q2 != q || swapped2 != swapped {
				t.Fatalf("%v and %v", q, q2)
			}
		}))
	}
	t.Run("indistinct", rapid.MakeCheck(func(t *rapid.T) {
		q, _ := hackenbush.Rules{}.Normalize(shuffled(t, hard))
		if q2, swapped := (hackenbush.Rules{}).Normalize(q); q2 != q || swapped {
			t.Fatalf("%v, then %v %v", q, q2, swapped)
		}
	}))
}

// TestNormalizeLarge says that pictures with circles are left alone if they are large, and trees are not.
func TestNormalizeLarge(t *testing.T) {
	var es []hackenbush.Edge
	for v := 1; v <= 1000; v++ {
		es = append(es, hackenbush.Edge{From: (v - 1) / 3, To: v, Colour: hackenbush.Colour(v % 3)})
	}
	p := build(t, es...)
	q, _ := hackenbush.Rules{}.Normalize(p)
	if n, _ := (hackenbush.Rules{}).Normalize(p.Neg()); n != q {
		t.Error("a large tree and its negative have different representatives")
	}
	p = build(t, append(es, hackenbush.Edge{From: 1, To: 1000})...)
	if q, swapped := (hackenbush.Rules{}).Normalize(p); q != p || swapped {
		t.Error("a large picture has changed")
	}
}

var _ cgt.Normalizer[hackenbush.Position] = hackenbush.Rules{}
