package hackenbush_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/surreal"
	"pgregory.net/rapid"
)

// What the notes of a course on Conway's games prove about Hackenbush (Summer School "Contemporary
// Mathematics", Dubna 2009), as properties of random pictures.

// TestFirstPlayerNeverWins: Lemma 1.2. With blue and red edges only, nobody wins because of moving first.
func TestFirstPlayerNeverWins(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		es := edges(8, redBlue).Draw(t, "edges")
		if o := naive(es).outcome(); o == cgt.N {
			t.Fatalf("%v is won by the first player, by definition", es)
		}
		s := cgt.Solver[hackenbush.Position]{Rules: hackenbush.Rules{}}
		p := build2(t, edges(14, redBlue).Draw(t, "more edges"))
		if o, err := s.Outcome(t.Context(), p); err != nil || o == cgt.N {
			t.Fatalf("%v: %v, %v", p, o, err)
		}
	})
}

// TestMirror: Lemma 1.4. A picture beside the same one with blue and red exchanged is won by the second player.
func TestMirror(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		es := edges(4, allColour).Draw(t, "edges")
		p := build2(t, es)
		var both []hackenbush.Edge
		for _, e := range p.Add(p.Neg()).Edges() {
			both = append(both, e)
		}
		if o := naive(both).outcome(); o != cgt.P {
			t.Fatalf("%v: %v", both, o)
		}
	})
}

// TestRedBlueIsDyadic: Corollary 1.18. Blue and red pictures are dyadic numbers.
func TestRedBlueIsDyadic(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		if es := edges(9, redBlue).Draw(t, "edges"); !naive(es).value().IsNumber() {
			t.Fatalf("%v = %v", es, naive(es).value())
		}
		p := build2(t, edges(14, redBlue).Draw(t, "more edges"))
		if g, err := surreal.Value(t.Context(), hackenbush.Rules{}, p); err != nil || !g.IsNumber() {
			t.Fatalf("%v = %v, %v", p, g, err)
		}
	})
}

// TestMovesLoseGround: Exercise 1.12. In a blue and red picture every move makes the position worse for
// whoever makes it: g^L < g < g^R.
func TestMovesLoseGround(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := naive(edges(8, redBlue).Draw(t, "edges"))
		g := n.value()
		for i, e := range n {
			left := n.connected(n.all() &^ (1 << i))
			var rest naive
			for j, f := range n {
				if left>>j&1 == 1 {
					rest = append(rest, f)
				}
			}
			h := rest.value()
			if e.Colour == hackenbush.Blue && !h.Lt(g) || e.Colour == hackenbush.Red && !h.Gt(g) {
				t.Fatalf("%v = %v, and without edge %d it is %v", n, g, i, h)
			}
		}
	})
}

// stalks is Hackenbush with blue and red stalks alone. A position is a list of words that end in semicolons.
// If top is set, only the highest blue and the highest red edge of each stalk may be cut.
type stalks struct{ top bool }

func (s stalks) AppendMoves(dst []string, p string, who cgt.Player) []string {
	mine := "LR"[who]
	for i := range p {
		if p[i] != mine {
			continue
		}
		end := i + strings.IndexByte(p[i:], ';')
		if s.top && strings.IndexByte(p[i+1:end], mine) >= 0 {
			continue
		}
		dst = append(dst, p[:i]+p[end:])
	}
	return dst
}

// TestTopEdgesSuffice: Corollary 1.13. Among several stalks, a player need only look at the highest edge of
// the own colour in each.
func TestTopEdgesSuffice(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var p string
		var q hackenbush.Position
		for _, word := range rapid.SliceOfN(words(4, "LR"), 1, 3).Draw(t, "stalks") {
			p += word + ";"
			q = q.Add(hackenbush.MustStalk(word))
		}
		all, err := surreal.Value(t.Context(), stalks{}, p)
		if err != nil {
			t.Fatal(err)
		}
		top, err := surreal.Value(t.Context(), stalks{top: true}, p)
		if err != nil || top != all {
			t.Fatalf("%s = %v, but %v if only the top edges are cut; %v", p, all, top, err)
		}
		if g, err := surreal.Value(t.Context(), hackenbush.Rules{}, q); err != nil || g != all {
			t.Fatalf("%s = %v, but %v = %v; %v", p, all, q, g, err)
		}
	})
}

// TestOnlyOneHalf: Exercise 1.9. Two of a blue and red picture are worth 1 if and only if it is equal to the stalk LR,
// which is called 1/2 for that. Most pictures are not, so that each is tried with a stalk beside it as well that makes
// it 1/2.
func TestOnlyOneHalf(t *testing.T) {
	half, one := hackenbush.MustStalk("LR"), hackenbush.MustStalk("L")
	isZero := func(t *rapid.T, ps ...hackenbush.Position) bool {
		s := cgt.Solver[hackenbush.Position]{Rules: plain{}}
		o, err := s.Outcome(t.Context(), hackenbush.Sum(ps...))
		if err != nil {
			t.Fatal(err)
		}
		return o == cgt.P
	}
	rapid.Check(t, func(t *rapid.T) {
		p := build2(t, edges(4, redBlue).Draw(t, "edges"))
		x, ok := plainValue(t, p).Number()
		if !ok {
			t.Fatalf("%v is no number", p)
		}
		rest, err := hackenbush.NumberStalk(surreal.NewDyadic(1, 1).Sub(x))
		if err != nil {
			t.Fatal(err)
		}
		for i, g := range []hackenbush.Position{p, p.Add(rest)} {
			twoAreOne, isHalf := isZero(t, g, g, one.Neg()), isZero(t, g, half.Neg())
			if twoAreOne != isHalf || i == 1 && !isHalf {
				t.Fatalf("two of %v are 1: %t, and it is LR: %t", g, twoAreOne, isHalf)
			}
		}
	})
}

// TestTwiceAStalk: Lemma 1.14. If X is a stalk of both colours, and A and B are what is left when its highest
// red and its highest blue edge are cut, 2X = A + B.
func TestTwiceAStalk(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		word := rapid.StringMatching("[LR]{0,4}(LR|RL)[LR]{0,4}").Draw(t, "stalk")
		x := hackenbush.MustStalk(word)
		a := hackenbush.MustStalk(word[:strings.LastIndex(word, "R")])
		b := hackenbush.MustStalk(word[:strings.LastIndex(word, "L")])
		if l, r := plainValue(t, x).Mul(2), plainValue(t, a).Add(plainValue(t, b)); l != r {
			t.Fatalf("X = %s: 2X = %v, A + B = %v", word, l, r)
		}
		// The proof: the second player wins 2X − A − B. A solver can say so of short stalks.
		if len(word) <= 4 {
			s := cgt.Solver[hackenbush.Position]{Rules: plain{}}
			if o, err := s.Outcome(t.Context(), hackenbush.Sum(x, x, a.Neg(), b.Neg())); err != nil || o != cgt.P {
				t.Fatalf("X = %s: 2X − A − B is %v, %v", word, o, err)
			}
		}
	})
}

// TestStalkTree: Fig. 9, the tree of the values of stalks. All values that the figure shows stand where it has
// them; each value is that of one stalk; and they grow from left to right.
func TestStalkTree(t *testing.T) {
	const depth = 6
	tree := hackenbush.StalkTree(depth)
	if tree.NumEdges() != 2<<depth-2 || tree.NumVertices() != 2<<depth {
		t.Fatalf("the tree has %d edges and %d vertices", tree.NumEdges(), tree.NumVertices())
	}
	figure := map[string]string{
		"0": "0", "R": "-1", "L": "1", "RR": "-2", "LR": "1/2", "RRL": "-3/2", "LRL": "3/4",
		"RRLR": "-7/4", "LRLL": "7/8", "LRLLR": "13/16",
	}
	below := map[int]string{1: ""} // the word of the path to each vertex
	for _, e := range tree.Edges() {
		below[e.To] = below[e.From] + string("LR"[e.Colour])
	}
	values := map[surreal.Game]float64{} // the x of each
	for v := 1; v < tree.NumVertices(); v++ {
		name := tree.Name(v)
		if want := below[v]; name != want && v > 1 {
			t.Errorf("the path to the vertex %s is %s", name, want)
		}
		g := value(t, plain{}, hackenbush.MustStalk(below[v]))
		if want, ok := figure[name]; ok {
			if g != surreal.MustParse(want) {
				t.Errorf("the value of %s is %v, in the figure %s", name, g, want)
			}
			delete(figure, name)
		}
		x, _, placed := tree.Place(v)
		if _, twice := values[g]; twice || !placed {
			t.Errorf("%v is the value of two stalks, or has no place", g)
		}
		values[g] = x
	}
	if len(figure) > 0 {
		t.Errorf("not in the tree: %v", figure)
	}
	inOrder := slices.SortedFunc(maps.Keys(values), func(g, h surreal.Game) int { return int(g.Rel(h)) - int(h.Rel(g)) })
	for i := 1; i < len(inOrder); i++ {
		if g, h := inOrder[i-1], inOrder[i]; !g.Lt(h) || values[g] >= values[h] {
			t.Fatalf("%v at %v, %v at %v", g, values[g], h, values[h])
		}
	}
	if again, err := hackenbush.ParsePicture(tree.String()); err != nil || !again.Equal(tree) {
		t.Errorf("the tree is not read back: %v", err)
	}
}

// TestGreenIsNim: green stalks are heaps of Nim, *n, and add as these do.
func TestGreenIsNim(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var p hackenbush.Position
		var want surreal.Game
		for _, n := range rapid.SliceOfN(rapid.IntRange(0, 5), 0, 3).Draw(t, "stalks") {
			p = p.Add(hackenbush.MustStalk(strings.Repeat("E", n)))
			want = want.Add(surreal.Nimber(nim.Nimber(n)))
		}
		if got := plainValue(t, p); got != want {
			t.Fatalf("%v = %v, want %v", p, got, want)
		}
		if got, err := surreal.Value(t.Context(), hackenbush.Rules{}, p); err != nil || got != want {
			t.Fatalf("%v = %v, %v, want %v", p, got, err, want)
		}
	})
}

// TestSimplestNumber: Theorem 1.17 and what it says about one picture. The value of a blue and red picture is
// the simplest number between the best moves of both; simplest is the value of the shortest stalk.
func TestSimplestNumber(t *testing.T) {
	// All stalks up to six edges, the shortest first.
	stalks := []string{""}
	for i := 0; len(stalks[i]) < 6; i++ {
		stalks = append(stalks, stalks[i]+"L", stalks[i]+"R")
	}
	rapid.Check(t, func(t *rapid.T) {
		p := build2(t, edges(6, redBlue).Draw(t, "edges"))
		var left, right []surreal.Game
		for _, q := range (hackenbush.Rules{}).AppendMoves(nil, p, cgt.Left) {
			left = append(left, plainValue(t, q))
		}
		for _, q := range (hackenbush.Rules{}).AppendMoves(nil, p, cgt.Right) {
			right = append(right, plainValue(t, q))
		}
		for _, word := range stalks {
			x, _ := hackenbush.Rules{}.Value(hackenbush.MustStalk(word))
			if slices.ContainsFunc(left, func(g surreal.Game) bool { return !g.Lt(x) }) || slices.ContainsFunc(right, func(g surreal.Game) bool { return !g.Gt(x) }) {
				continue
			}
			if got := plainValue(t, p); got != x {
				t.Fatalf("%v = %v, but the simplest number is %v", p, got, x)
			}
			return
		}
		t.Fatalf("%v: no stalk of six edges is between the moves", p)
	})
}
