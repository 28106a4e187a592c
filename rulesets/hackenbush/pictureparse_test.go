package hackenbush_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"pgregory.net/rapid"
)

func TestParsePicture(t *testing.T) {
	for _, test := range []struct{ text, position, again string }{
		{"", "_", ""},
		{"_", "_", ""},
		{" \t\r\n# nothing\n;;\n", "_", ""},
		{"_ blue a red b red c", "_ b 1 r 2 r 3", "_ blue a red b red c\n"},
		{"_ BLUE a R b r c E d g e Green f L g b h", "_ b 1 r 2 r 3 g 4 g 5 g 6 b 7 b 8", "_ blue a red b red c green d green e green f blue g blue h\n"},
		{"a red b # first the top\n_ b a; b E b", "_ b 1 r 2 g 2", "a red b\n_ blue a\nb green b\n"},
		{"_ b _;_ r _", "_ b _ r _", "_ blue _ red _\n"},
		{"ground x y\nx blue y green z\n", "_ b _ g 1", "ground x y\nx blue y green z\n"},
		{"z red a\nz b y; ground y z y _", "_ r 1; _ b _", "ground z y\nz red a\nz blue y\n"},
		{"_ b blue r red g at L ground", "_ b 1 r 2 g 3 b 4", "_ blue blue red red green at blue ground\n"},
		{"_ b path b ground; path ground r path; path at r path; path path r path", "_ b 1 b 2 r 1 r 3; 1 r 1", "_ blue path blue ground red path\npath at red path red path\n"},
		{"at b -1.50 2e1\n_ b a\na b b\nat a 0 -0", "_ b 1 b 2", "_ blue a blue b\nat a 0 0\nat b -1.5 20\n"},
		{"ground g\nat g 3 0; g b g", "_ b _", "ground g\ng blue g\nat g 3 0\n"},
		{"\ufeff_ blue ёлка\u00a0red\u2003日本 ", "_ b 1 r 2", "_ blue ёлка red 日本\n"},
		{"_ b a#r b", "_ b 1", "_ blue a\n"},
		{"_ blue <&\"'> red \\", "_ b 1 r 2", "_ blue <&\"'> red \\\n"},
	} {
		d, err := hackenbush.ParsePicture(test.text)
		if err != nil {
			t.Errorf("%q: %v", test.text, err)
			continue
		}
		if got := d.String(); got != test.again {
			t.Errorf("%q is printed as %q, want %q", test.text, got, test.again)
		}
		if got := d.Position().String(); got != test.position {
			t.Errorf("%q is the position %q, want %q", test.text, got, test.position)
		}
		if e, err := hackenbush.ParsePicture(d.String()); err != nil || !e.Equal(d) {
			t.Errorf("%q is read as %v, %v", d.String(), e, err)
		}
	}
}

func TestParsePictureErrors(t *testing.T) {
	for _, test := range []struct {
		text         string
		line, offset int
		msg          string // part of it
	}{
		{"a", 1, 0, `the vertex "a" has no edge`},
		{"_ blue", 1, 6, "a vertex should follow the colour blue"},
		{"_ blue a red  # none", 1, 14, "a vertex should follow the colour red"},
		{"_ blue a; _ purple b", 1, 12, `"purple" is not a colour`},
		{"_ blue a\n\n_ l b", 3, 2, `"l" is not a colour`},
		{"_ a", 1, 2, `"a" is not a colour`},
		{"_ blue a\nb red c", 2, 0, `no path leads there from the vertex "b"`},
		{"_ blue a; x red a; y red y green z", 1, 19, `no path leads there from the vertex "y"`},
		{"path", 1, 4, "a vertex should follow"},
		{"ground", 1, 6, "vertices that stand on the ground should follow"},
		{"ground blue a", 1, 7, "is a colour"},
		{"at", 1, 2, "a vertex other than _"},
		{"at _ 1 2", 1, 3, "a vertex other than _"},
		{"at a 1", 1, 6, "two coordinates should follow"},
		{"at a 1 2 3", 1, 9, "nothing should follow"},
		{"at a 1 NaN", 1, 7, `"NaN" is not a decimal number`},
		{"at a Inf 0", 1, 5, `"Inf" is not a decimal number`},
		{"at a 0x10 0", 1, 5, `"0x10" is not a decimal number`},
		{"at a 1_0 0", 1, 5, `"1_0" is not a decimal number`},
		{"at a - 0", 1, 5, `"-" is not a decimal number`},
		{"at a 1e400 0", 1, 5, `"1e400" is too large`},
		{"at a 0 -1000000001", 1, 7, "is too large"},
		{"_ b a; at a 1 1; at a 1 2", 1, 20, `the vertex "a" has a place already, from line 1`},
		{"_ b a\nat b 1 1", 2, 3, `no edge ends at the vertex "b"`},
		{"ground a\n a b b ; at a 0 1", 2, 12, "stands on the ground"},
		{"_ blue a\x00b", 1, 8, "the character U+0000"},
		{"_ b a|_ r b", 1, 5, "a word has no | in it; paths are separated by semicolons"},
		{"_ b a | _ r b", 1, 6, "a word has no | in it; paths are separated by semicolons"},
		{"_ blue \xff", 1, 7, "the text is not UTF-8"},
		{"_ blue é\xc3", 1, 9, "the text is not UTF-8"},
		{"_ blue a\x7f", 1, 8, "the character U+007F"},
		{"_ blue \uffff", 1, 7, "the character U+FFFF"},
		{"_ blue a " + strings.Repeat("x", 1000), 1, 9, "xxx… is not a colour"},
	} {
		d, err := hackenbush.ParsePicture(test.text)
		var syntax *cgt.SyntaxError
		if !errors.As(err, &syntax) {
			t.Errorf("%q is read as %v, %v", test.text, d, err)
			continue
		}
		msg := strings.ReplaceAll(syntax.Msg, `…"`, "…")
		if syntax.Line != test.line || syntax.Offset != test.offset || !strings.Contains(msg, test.msg) {
			t.Errorf("%q: %v, want line %d, offset %d, %s", test.text, err, test.line, test.offset, test.msg)
		}
		if len(err.Error()) > 300 {
			t.Errorf("%.20q: the error is long: %v", test.text, err)
		}
		if !d.Equal(hackenbush.Picture{}) {
			t.Errorf("%q: an error, and a picture", test.text)
		}
	}
}

func TestParsePictureGroundError(t *testing.T) {
	_, err := hackenbush.ParsePicture("_ b a\n_ b b red c\nd green e\n")
	var lost *hackenbush.GroundError
	if !errors.As(err, &lost) || lost.Edge != 3 || lost.Vertex != "d" {
		t.Errorf("error %v", err)
	}
}

func TestParseLimit(t *testing.T) {
	for text, want := range map[string]bool{
		"_ b a b b":                  true,
		"_ b a b b b c":              false,
		"_ b a; _ b a; _ b a":        false,
		"ground a b":                 true,
		"ground a b; ground b a b _": true,
		"ground a b; ground c":       false,
	} {
		_, err := hackenbush.Parser{Edges: 2}.ParsePicture(text)
		if (err == nil) != want || err != nil && !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%q: error %v", text, err)
		}
		if _, err := (hackenbush.Parser{Edges: -1}).ParsePicture(text); err != nil {
			t.Errorf("%q without limit: %v", text, err)
		}
	}
	// A million lines, and one more than that.
	limit, p := hackenbush.DefaultEdges, hackenbush.Parser{}
	if detector.On || testing.Short() {
		limit = 50_000
		p.Edges = limit
	}
	var many strings.Builder
	for i := range limit {
		fmt.Fprintf(&many, "_ b v%d\n", i%1000)
	}
	if d, err := p.ParsePicture(many.String()); err != nil || d.NumEdges() != limit {
		t.Errorf("as many edges as allowed: %v", err)
	}
	many.WriteString("_ b v")
	_, err := p.ParsePicture(many.String())
	var syntax *cgt.SyntaxError
	if !errors.Is(err, cgt.ErrLimit) || !errors.As(err, &syntax) || syntax.Line != limit+1 {
		t.Errorf("too many edges: %v", err)
	}
}

// pictures generates pictures by way of their text.
func pictures(most int) *rapid.Generator[hackenbush.Picture] {
	names := []string{"_", "a", "b", "ground", "at", "path", "blue", "é", "x", "<"}
	return rapid.Custom(func(t *rapid.T) hackenbush.Picture {
		var text strings.Builder
		used := []string{"_"}
		if rapid.Bool().Draw(t, "more ground") {
			text.WriteString("ground p q\n")
			used = append(used, "p", "q")
		}
		for range rapid.IntRange(0, most).Draw(t, "edges") {
			from, to := rapid.SampledFrom(used).Draw(t, "from"), rapid.SampledFrom(names).Draw(t, "to")
			used = append(used, to)
			fmt.Fprintf(&text, "path %s %v %s\n", from, rapid.SampledFrom(allColour).Draw(t, "colour"), to)
		}
		if v := used[len(used)-1]; v != "_" && v != "p" && v != "q" && rapid.Bool().Draw(t, "placed") {
			fmt.Fprintf(&text, "at %s %v %v\n", v, rapid.Float64Range(-1e6, 1e6).Draw(t, "x"), rapid.Float64Range(-1, 1).Draw(t, "y"))
		}
		d, err := hackenbush.ParsePicture(text.String())
		if err != nil {
			t.Fatalf("%s: %v", &text, err)
		}
		return d
	})
}

// TestPictureText says that a picture, whatever has been cut from it, is read back from its text.
func TestPictureText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := pictures(12).Draw(t, "picture")
		for {
			e, err := hackenbush.ParsePicture(d.String())
			if err != nil || !e.Equal(d) || e.String() != d.String() {
				t.Fatalf("%s\nis read as\n%s\n%v", d, e, err)
			}
			text, err := json.Marshal(d)
			var f hackenbush.Picture
			if err != nil || json.Unmarshal(text, &f) != nil || !f.Equal(d) {
				t.Fatalf("%s is read as %v from JSON", d, f)
			}
			if d.NumEdges() == 0 {
				return
			}
			i := rapid.IntRange(0, d.NumEdges()-1).Draw(t, "cut")
			d = d.Cut(i)
		}
	})
}

// TestPictureCut compares cuts in a picture with those in its position, and says that names and places stay.
func TestPictureCut(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := pictures(12).Draw(t, "picture")
		for i := range d.Edges() {
			c := d.Cut(i)
			n := naive(nil)
			for _, e := range d.Edges() {
				for _, v := range []*int{&e.From, &e.To} {
					if d.OnGround(*v) {
						*v = hackenbush.Ground
					}
				}
				n = append(n, e)
			}
			want := n.position(t, n.connected(n.all()&^(1<<i)))
			if got := c.Position(); got != want {
				t.Fatalf("%s without edge %d is %v, want %v", d, i, got, want)
			}
			for v := range c.NumVertices() {
				for u := range d.NumVertices() {
					if d.Name(u) != c.Name(v) {
						continue
					}
					x, y, ok := d.Place(u)
					if x2, y2, ok2 := c.Place(v); x2 != x || y2 != y || ok2 != ok || d.OnGround(u) != c.OnGround(v) {
						t.Fatalf("the vertex %s has moved", d.Name(u))
					}
				}
			}
		}
	})
}

func FuzzParsePicture(f *testing.F) {
	for _, seed := range []string{
		"", "_", "_ blue a red b red c", "# comment\n_ L a;_ R a ; _ E a\n", "ground a b\na b b r c\nat c 10 20.5\nat a 0 0",
		"path ground r at\n_ g ground", "_ b a\nb r c", "_ b", "_ x a", "at a NaN 1", "_ b a\x00", "_ b \xff", "at _ 0 0",
		"_ b _ r _ g _", "_ b a b a b a r _", "\ufeff_ b a", "_ B\u00a0a", "ground _\n", "at a 1e9 -1e-9; _ g a", "_ g a; at a -0 0",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, s string) {
		d, err := hackenbush.ParsePicture(s)
		if err != nil {
			var syntax *cgt.SyntaxError
			if !errors.As(err, &syntax) || syntax.Line < 1 || syntax.Offset < 0 {
				t.Fatalf("%q: error %v", s, err)
			}
			lines := strings.Split(s, "\n")
			if syntax.Line > len(lines) || syntax.Offset > len(lines[syntax.Line-1]) {
				t.Fatalf("%q: the error is outside of the text: %v", s, err)
			}
			return
		}
		text := d.String()
		e, err := hackenbush.ParsePicture(text)
		if err != nil || !e.Equal(d) || e.String() != text {
			t.Fatalf("%q is printed as %q and read as %q, %v", s, text, e, err)
		}
		p := d.Position()
		if q, err := hackenbush.Parse(p.String()); err != nil || q != p {
			t.Fatalf("%q: the position %v is read as %v, %v", s, p, q, err)
		}
		if p.NumEdges() != d.NumEdges() {
			t.Fatalf("%q: %d edges, but in the position %d", s, d.NumEdges(), p.NumEdges())
		}
		if d.NumEdges() > 0 && d.NumEdges() < 1000 {
			checkSVG(t, d.AppendSVG(nil, hackenbush.SVGOptions{VertexLabel: d.Name, Title: s}))
			c := d.Cut(len(s) % d.NumEdges())
			if e, err := hackenbush.ParsePicture(c.String()); err != nil || !e.Equal(c) {
				t.Fatalf("%q: after a cut %q is read as %q, %v", s, c, e, err)
			}
		}
	})
}

// FuzzStalk reads words for stalks, whose letters are names of colours.
func FuzzStalk(f *testing.F) {
	for _, s := range []string{"", "LRE", "brg", "BRG", "LxR", "é"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		p, err := hackenbush.Stalk(s)
		if err != nil {
			var syntax *cgt.SyntaxError
			if !errors.As(err, &syntax) || syntax.Offset >= len(s) || !p.IsEmpty() {
				t.Fatalf("%q is read as %v with the error %v", s, p, err)
			}
			if _, err := hackenbush.ParseColour(s[syntax.Offset : syntax.Offset+1]); err == nil {
				t.Fatalf("%q has a colour at the offset of the error %v", s, syntax)
			}
			return
		}
		word, ok := p.StalkWord()
		if q, err := hackenbush.Stalk(word); !ok || err != nil || q != p || len(word) != len(s) {
			t.Fatalf("%q is read as %v, and that has the word %q", s, p, word)
		}
	})
}
