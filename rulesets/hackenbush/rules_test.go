package hackenbush_test

import (
	"context"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/surreal"
	"pgregory.net/rapid"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	cgttest.Run(t, hackenbush.Rules{},
		hackenbush.Position{},
		hackenbush.MustStalk("LRRLE"),
		hackenbush.MustParse("_ b 1 r 2 b 3; 1 b 4; 2 r 5; 2 b 6 r 7"),
		hackenbush.MustParse("_ b 1 r 2 b _; 1 g 2 r 2; _ r 3"),
		hackenbush.MustParse("_ g 1 g 2 g 3 g 1; 2 b 4; 3 r 5 r 5; _ g _"),
		hackenbush.MustParse("_ b 1 r 2 b 3 r _; 1 b 4 r 5 b 6 r 3; 2 r 5"),
	)
}

// TestValueByDefinition compares the values that all ways of solving find with the recursion over sets
// of edges.
func TestValueByDefinition(t *testing.T) {
	rulesets := map[string]cgt.Ruleset[hackenbush.Position]{
		"Rules": hackenbush.Rules{}, "plain": plain{}, "parts": withParts{}, "normal": withNormal{}, "value": withValue{},
		"negative": cgt.Negative[hackenbush.Position](hackenbush.Rules{}),
	}
	check := func(colours []hackenbush.Colour, most int) func(t *rapid.T) {
		return func(t *rapid.T) {
			es := edges(most, colours).Draw(t, "edges")
			p, err := hackenbush.New(es...)
			if err != nil {
				t.Fatal(err)
			}
			want := naive(es).value()
			for name, rules := range rulesets {
				s := surreal.Solver[hackenbush.Position]{Rules: rules}
				got, err := s.Value(context.Background(), p)
				if err != nil {
					t.Fatal(err)
				}
				if name == "negative" {
					got = got.Neg()
				}
				if got != want {
					t.Fatalf("%v by %s: %v, by definition %v", p, name, got, want)
				}
				if err := s.Verify(context.Background()); err != nil {
					t.Fatalf("%v by %s: %v", p, name, err)
				}
			}
		}
	}
	t.Run("red and blue", rapid.MakeCheck(check(redBlue, 8)))
	t.Run("green", rapid.MakeCheck(check(green, 8)))
	t.Run("all colours", rapid.MakeCheck(check(allColour, 7)))
}

// TestOutcomeByDefinition compares the outcomes that a cgt.Solver finds with play by the definition.
func TestOutcomeByDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		es := edges(6, allColour).Draw(t, "edges")
		p, err := hackenbush.New(es...)
		if err != nil {
			t.Fatal(err)
		}
		s := cgt.Solver[hackenbush.Position]{Rules: hackenbush.Rules{}}
		got, err := s.Outcome(context.Background(), p)
		if want := naive(es).outcome(); err != nil || got != want {
			t.Fatalf("%v: %v, %v, by definition %v", p, got, err, want)
		}
		if err := s.Verify(context.Background()); err != nil {
			t.Fatal(err)
		}
	})
}

// TestMoves plays at random, by the package and by the definition at the same time, and compares the
// pictures after every move.
func TestMoves(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		es := edges(14, allColour).Draw(t, "edges")
		p, err := hackenbush.New(es...)
		if err != nil {
			t.Fatal(err)
		}
		// New may have changed the order, so go on with the order of p.
		n := naive(nil)
		for _, e := range p.Edges() {
			n = append(n, e)
		}
		left := n.all()
		for !p.IsEmpty() {
			for who := cgt.Left; who <= cgt.Right; who++ {
				moves := hackenbush.Rules{}.AppendMoves([]hackenbush.Position{{}}, p, who)
				if moves[0] != (hackenbush.Position{}) {
					t.Fatal("AppendMoves changed what was there")
				}
				var want, cut []hackenbush.Position
				for _, next := range n.AppendMoves(nil, left, who) {
					want = append(want, n.position(t, next))
				}
				for i, e := range p.Edges() {
					if e.Colour.CutBy(who) {
						cut = append(cut, p.Cut(i))
					}
				}
				if !slices.Equal(moves[1:], want) {
					t.Fatalf("%v, %v moves to %v, by definition %v", p, who, moves[1:], want)
				}
				if !slices.Equal(cut, want) {
					t.Fatalf("%v, cuts of %v: %v, by definition %v", p, who, cut, want)
				}
			}
			// The edges that are left have the same order in both only as long as none had to
			// wait, so begin anew with what is left.
			i := rapid.IntRange(0, p.NumEdges()-1).Draw(t, "cut")
			p = p.Cut(i)
			n = n[:0]
			for _, e := range p.Edges() {
				n = append(n, e)
			}
			left = n.all()
		}
	})
}

// position returns the position of a set of edges.
func (n naive) position(t interface{ Fatal(...any) }, left uint32) hackenbush.Position {
	var es []hackenbush.Edge
	for i, e := range n {
		if left>>i&1 == 1 {
			es = append(es, e)
		}
	}
	p, err := hackenbush.New(es...)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestAppendDoesNotAllocateForStalks pins the promise that the positions after a cut in a stalk share
// the memory of the stalk.
func TestAppendDoesNotAllocateForStalks(t *testing.T) {
	p := hackenbush.MustStalk("LRLRLLRRLRLRLRLRLLRR")
	moves := make([]hackenbush.Position, 0, 64)
	allocs := testing.AllocsPerRun(100, func() {
		moves = hackenbush.Rules{}.AppendMoves(moves[:0], p, cgt.Left)
	})
	if allocs > 0 && !detector.On {
		t.Errorf("%v allocations", allocs)
	}
}

func TestConcurrentUse(t *testing.T) {
	p := hackenbush.MustParse("_ b 1 r 2 b 3 g 1; _ r 4 b 5; 5 b 6 r 4; 3 r _; 2 g 6")
	want := value(t, hackenbush.Rules{}, p)
	done := make(chan surreal.Game)
	for range 8 {
		go func() {
			g, _ := surreal.Value(context.Background(), hackenbush.Rules{}, p)
			done <- g
		}()
	}
	for range 8 {
		if g := <-done; g != want {
			t.Errorf("%v, want %v", g, want)
		}
	}
}
