package hackenbush_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"pgregory.net/rapid"
)

var update = flag.Bool("update", false, "write the drawings in testdata anew")

// drawings are pictures that somebody has looked at, on white and on black.
var drawings = map[string]struct {
	text    string
	options func(d hackenbush.Picture) hackenbush.SVGOptions
}{
	"bush": {"_ blue a blue b; _ red b; a red c blue d; b red e red f; e blue g; b blue h blue i; h red j", func(hackenbush.Picture) hackenbush.SVGOptions {
		return hackenbush.SVGOptions{Title: "A bush", EdgeLabel: func(i int) string { return strconv.Itoa(i) }}
	}},
	"loops":    {"_ blue a; a red a; a blue a; a green b; b green b; b red c; c blue c; c blue c; c red c; _ green _", names},
	"parallel": {"_ blue a; _ red a; _ green a; a blue b; a red b; b green c; b green c; b red c; c blue d", nil},
	"house":    {"ground a b; a blue c; b blue d; c red d; c green e; d green e; c blue d; at a 0 0; at b 10 0; at c 0 10; at d 10 10; at e 5 16", names},
	"arches":   {"_ blue a red b blue _; _ red c green d red _; _ blue _; ground p q r; p red q; q blue r; p green r; p blue s red r", names},
	"empty":    {"", nil},
}

func names(d hackenbush.Picture) hackenbush.SVGOptions {
	return hackenbush.SVGOptions{VertexLabel: d.Name}
}

// TestSVG compares drawings with those in testdata. After a change of the drawing, run with -update and look
// at all of them on a light and on a dark page.
func TestSVG(t *testing.T) {
	for name, test := range drawings {
		d, err := hackenbush.ParsePicture(test.text)
		if err != nil {
			t.Fatal(err)
		}
		var o hackenbush.SVGOptions
		if test.options != nil {
			o = test.options(d)
		}
		got := d.AppendSVG([]byte("before"), o)
		got, ok := bytes.CutPrefix(got, []byte("before"))
		if !ok {
			t.Fatal("AppendSVG does not append")
		}
		checkSVG(t, got)
		file := filepath.Join("testdata", name+".svg")
		if *update {
			if err := os.WriteFile(file, got, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("the drawing of %s differs from %s", name, file)
		}
	}
}

// checkSVG says that a drawing is XML, that it runs nothing and fetches nothing, and that its numbers are
// numbers.
func checkSVG(t testing.TB, svg []byte) {
	t.Helper()
	d := xml.NewDecoder(bytes.NewReader(svg))
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatalf("not XML: %v\n%s", err, svg)
		}
		if e, ok := token.(xml.StartElement); ok {
			switch e.Name.Local {
			case "svg", "title", "g", "path", "circle", "text":
			default:
				t.Fatalf("the element %s", e.Name.Local)
			}
			for _, a := range e.Attr {
				if strings.Contains(a.Value, "NaN") || strings.Contains(a.Value, "Inf") || strings.HasPrefix(a.Name.Local, "on") || a.Name.Local == "href" {
					t.Fatalf("the attribute %s=%q", a.Name.Local, a.Value)
				}
			}
		}
	}
}

// TestSVGAnything draws anything.
func TestSVGAnything(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		d := pictures(20).Draw(r, "picture")
		o := hackenbush.SVGOptions{VertexLabel: d.Name, EdgeLabel: func(int) string { return "<&>\x01\xff" }, Title: "\x00\uffff\"'"}
		svg := d.AppendSVG(nil, o)
		checkSVG(t, svg)
		if again := d.AppendSVG(nil, o); !bytes.Equal(svg, again) {
			r.Fatal("two drawings of the same picture differ")
		}
		if n := bytes.Count(svg, []byte("<path")); n != d.NumEdges()+2 {
			r.Fatalf("%d paths for %d edges and the ground", n, d.NumEdges())
		}
	})
}

func TestWriteSVGError(t *testing.T) {
	want := errors.New("no room")
	err := hackenbush.Picture{}.WriteSVG(writer(func([]byte) (int, error) { return 0, want }), hackenbush.SVGOptions{})
	if !errors.Is(err, want) {
		t.Errorf("error %v", err)
	}
}

type writer func([]byte) (int, error)

func (w writer) Write(b []byte) (int, error) { return w(b) }
