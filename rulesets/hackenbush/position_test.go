package hackenbush_test

import (
	"encoding/json"
	"errors"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"pgregory.net/rapid"
)

func TestNew(t *testing.T) {
	const b, r, g = hackenbush.Blue, hackenbush.Red, hackenbush.Green
	for _, test := range []struct {
		edges []hackenbush.Edge
		want  string
	}{
		{nil, "_"},
		{[]hackenbush.Edge{{0, 1, b}}, "_ b 1"},
		{[]hackenbush.Edge{{7, 0, r}, {7, -3, b}}, "_ r 1 b 2"},
		{[]hackenbush.Edge{{0, 0, g}}, "_ g _"},
		{[]hackenbush.Edge{{0, 5, b}, {5, 5, r}, {5, 0, r}, {0, 5, g}}, "_ b 1 r 1 r _ g 1"},
		{[]hackenbush.Edge{{2, 3, r}, {1, 2, b}, {4, 4, g}, {0, 1, g}, {3, 4, b}}, "_ g 1 b 2 r 3 b 4 g 4"}, // the loop waits longer
		{[]hackenbush.Edge{{2, 3, r}, {2, 3, b}, {0, 3, g}, {0, 2, b}}, "_ g 1 r 2 b 1; _ b 2"},
	} {
		p := build(t, test.edges...)
		if got := p.String(); got != test.want {
			t.Errorf("New(%v) = %s, want %s", test.edges, got, test.want)
		}
		if p.NumEdges() != len(test.edges) {
			t.Errorf("New(%v) has %d edges", test.edges, p.NumEdges())
		}
	}
}

func TestNewErrors(t *testing.T) {
	_, err := hackenbush.New(hackenbush.Edge{0, 1, 0}, hackenbush.Edge{2, 3, 0}, hackenbush.Edge{3, 2, 0})
	var lost *hackenbush.GroundError
	if !errors.As(err, &lost) || lost.Edge != 1 || lost.Vertex != "2" {
		t.Errorf("error %v", err)
	}
	var none *hackenbush.ColourError
	if _, err := hackenbush.New(hackenbush.Edge{0, 1, 0}, hackenbush.Edge{0, 1, 3}); !errors.As(err, &none) || *none != (hackenbush.ColourError{Edge: 1, Colour: 3}) {
		t.Errorf("a colour that is none: %v", err)
	}
	if detector.On || testing.Short() {
		return // the next would take much memory
	}
	if _, err := hackenbush.New(make([]hackenbush.Edge, hackenbush.MaxEdges+1)...); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("error %v, want a limit", err)
	}
}

// TestPositionText says that the text of a position and New with its edges give it back.
func TestPositionText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		es := edges(40, allColour).Draw(t, "edges")
		p, err := hackenbush.New(es...)
		if err != nil {
			t.Fatal(err)
		}
		if q, err := hackenbush.Parse(p.String()); err != nil || q != p {
			t.Fatalf("%v is read as %v, %v", p, q, err)
		}
		var again []hackenbush.Edge
		reached := 0
		for i, e := range p.Edges() {
			if i != len(again) || e.From > e.To || e.From > reached || e.To > reached+1 {
				t.Fatalf("%v: edge %d is %v", p, i, e)
			}
			reached = max(reached, e.To)
			again = append(again, e)
		}
		if q := build2(t, again); q != p {
			t.Fatalf("%v is built as %v", p, q)
		}
		text, err := json.Marshal(p)
		var q hackenbush.Position
		if err != nil || json.Unmarshal(text, &q) != nil || q != p {
			t.Fatalf("%v as JSON is %s, %v", p, text, err)
		}
		if p.Neg().Neg() != p || p.Neg() == p && slices.ContainsFunc(es, func(e hackenbush.Edge) bool { return e.Colour < hackenbush.Green }) {
			t.Fatalf("the negative of %v is %v", p, p.Neg())
		}
	})
}

func build2(t *rapid.T, es []hackenbush.Edge) hackenbush.Position {
	p, err := hackenbush.New(es...)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestSum says that the value of a picture beside another is the sum, and that −p is the negative.
func TestSum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := build2(t, edges(5, allColour).Draw(t, "p"))
		q := build2(t, edges(5, allColour).Draw(t, "q"))
		sum := p.Add(q)
		if sum.NumEdges() != p.NumEdges()+q.NumEdges() {
			t.Fatalf("%v + %v = %v", p, q, sum)
		}
		if r, err := hackenbush.Parse(sum.String()); err != nil || r != sum {
			t.Fatalf("%v is read as %v, %v", sum, r, err)
		}
		if v, w := plainValue(t, p).Add(plainValue(t, q)), plainValue(t, sum); v != w {
			t.Fatalf("%v + %v = %v, but %v = %v", p, q, v, sum, w)
		}
		if v, w := plainValue(t, p).Neg(), plainValue(t, p.Neg()); v != w {
			t.Fatalf("−(%v) = %v, but %v = %v", p, v, p.Neg(), w)
		}
	})
}

func TestStalk(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		word := words(300, "LRE").Draw(t, "word")
		p, err := hackenbush.Stalk(word)
		if err != nil {
			t.Fatal(err)
		}
		if got, ok := p.StalkWord(); !ok || got != word {
			t.Fatalf("%v is the stalk %q, %v, want %q", p, got, ok, word)
		}
		var es []hackenbush.Edge
		for i, c := range word {
			es = append(es, hackenbush.Edge{From: i, To: i + 1, Colour: map[rune]hackenbush.Colour{'L': 0, 'R': 1, 'E': 2}[c]})
		}
		if q := build2(t, es); q != p {
			t.Fatalf("%v, want %v", p, q)
		}
	})
	if p := hackenbush.MustStalk("bLrRgGBE"); p != hackenbush.MustStalk("LLRREELE") {
		t.Errorf("other letters: %v", p)
	}
	_, err := hackenbush.Stalk("LRé")
	var syntax *cgt.SyntaxError
	if !errors.As(err, &syntax) || syntax.Offset != 2 {
		t.Errorf("error %v", err)
	}
	if _, ok := hackenbush.MustParse("_ b 1; _ r 2").StalkWord(); ok {
		t.Error("two stalks are one")
	}
}

func TestPanics(t *testing.T) {
	p := hackenbush.MustStalk("LR")
	panics.Expect(t, map[string]func(){
		"Cut":        func() { p.Cut(2) },
		"Cut −1":     func() { p.Cut(-1) },
		"Picture":    func() { p.Picture().Cut(2) },
		"Edge":       func() { p.Picture().Edge(-1) },
		"StalkTree":  func() { hackenbush.StalkTree(-1) },
		"MustParse":  func() { hackenbush.MustParse("a") },
		"MustStalk":  func() { hackenbush.MustStalk("x") },
		"StalkTree+": func() { hackenbush.StalkTree(hackenbush.MaxStalkTreeDepth + 1) },
	})
}

func TestColour(t *testing.T) {
	for text, want := range map[string]hackenbush.Colour{
		"blue": hackenbush.Blue, "BLUE": hackenbush.Blue, "b": hackenbush.Blue, "B": hackenbush.Blue, "L": hackenbush.Blue,
		"red": hackenbush.Red, "Red": hackenbush.Red, "r": hackenbush.Red, "R": hackenbush.Red,
		"green": hackenbush.Green, "g": hackenbush.Green, "G": hackenbush.Green, "E": hackenbush.Green,
	} {
		c, err := hackenbush.ParseColour(text)
		if err != nil || c != want {
			t.Errorf("ParseColour(%q) = %v, %v", text, c, err)
		}
		if again, err := hackenbush.ParseColour(c.String()); err != nil || again != c {
			t.Errorf("%v is read as %v, %v", c, again, err)
		}
	}
	for _, text := range []string{"", "l", "e", "bl", "blau", "blue ", "Colour(3)"} {
		if c, err := hackenbush.ParseColour(text); err == nil {
			t.Errorf("ParseColour(%q) = %v", text, c)
		}
	}
	if _, err := hackenbush.Colour(3).MarshalText(); err == nil {
		t.Error("Colour(3) has a text")
	}
}
