package main

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/surreal"
)

// wantSVG checks that a file holds one element svg.
func wantSVG(t *testing.T, name string) {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Error(err)
		return
	}
	d := xml.NewDecoder(bytes.NewReader(text))
	first := ""
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if e, ok := token.(xml.StartElement); ok && first == "" {
			first = e.Name.Local
		}
	}
	if first != "svg" {
		t.Errorf("%s: the element is %q, want svg", name, first)
	}
}

// wantFiles checks that these and no other files are in a directory.
func wantFiles(t *testing.T, dir string, names ...string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, e := range entries {
		got = append(got, e.Name())
	}
	if strings.Join(got, " ") != strings.Join(names, " ") {
		t.Errorf("files %q, want %q", got, names)
	}
}

// Sources of the values: Winning Ways, ch. 1 and 2, for blue and red, ch. 7 for green; a green stalk under a blue
// edge is {0,*|0} = ↑* by its moves.
func TestHackenbush(t *testing.T) {
	half := `{"value":"1/2","outcome":"L","leftStop":"1/2","rightStop":"1/2","mean":"1/2","temperature":"-1/2","birthday":"2","isNumber":true,"reducedCanonicalForm":"1/2"}` + "\n"
	for _, test := range []struct{ name, picture, want string }{
		{"empty", "", `{"value":"0","outcome":"P","leftStop":"0","rightStop":"0","mean":"0","temperature":"-1","birthday":"0","isNumber":true,"atomicWeight":"0","reducedCanonicalForm":"0"}` + "\n"},
		{"a red edge on a blue one", "_ blue a red b\n", half},
		{"the same, upside down", "b red a; _ blue a", half},
		{"1 and −1/2 side by side", "_ blue a # 1\n_ red b blue c", half},
		{
			"a green triangle on the ground", "_ green a green b green _",
			`{"value":"*","outcome":"N","leftStop":"0","rightStop":"0","mean":"0","temperature":"0","birthday":"1","isNumber":false,"atomicWeight":"0","reducedCanonicalForm":"0"}` + "\n",
		},
		{
			"a flower", "_ green a blue b",
			`{"value":"^*","outcome":"N","leftStop":"0","rightStop":"0","mean":"0","temperature":"0","birthday":"2","isNumber":false,"atomicWeight":"1","reducedCanonicalForm":"0"}` + "\n",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			dir := t.TempDir()
			file := filepath.Join(dir, "picture")
			if err := os.WriteFile(file, []byte(test.picture), 0o600); err != nil {
				t.Fatal(err)
			}
			svg := filepath.Join(dir, "s.svg")
			wantOutput(t, test.want, test.picture, "-json", "hackenbush", "-")
			wantOutput(t, test.want, "", "hackenbush", file, "--json")
			wantFiles(t, dir, "picture")
			for _, args := range [][]string{
				{"hackenbush", "-json", "-svg", svg, file},
				{"-svg", svg, "hackenbush", file, "-json"},
				{"hackenbush", "--svg=" + svg, "--json", "--", file},
				{"hackenbush", file, "-json", "-svg=" + svg},
			} {
				wantOutput(t, test.want, "", args...)
				wantSVG(t, svg)
				wantFiles(t, dir, "picture", "s.svg")
				if err := os.WriteFile(svg, []byte("an older file"), 0o600); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
	wantOutput(t, textOfOne, "_ blue a", "hackenbush", "-")
}

// stalk returns a stalk of three colours.
func stalk(edges int) string {
	text := "_"
	for v := range edges {
		text += fmt.Sprintf(" %s v%d", []string{"blue", "green", "red"}[v%3], v)
	}
	return text
}

// A tree of three colours that is too tall is given up without a search, which would take longer still.
func TestTallTree(t *testing.T) {
	p, err := hackenbush.Parse(stalk(mostEdges))
	if err != nil {
		t.Fatal(err)
	}
	g, err := valueOfPicture(t.Context(), p, surreal.Limits{Steps: 400_000})
	if !errors.Is(err, cgt.ErrLimit) || !strings.Contains(err.Error(), "more than 100000 steps of arithmetic in a tree") || g != (surreal.Game{}) {
		t.Errorf("%v, %v", g, err)
	}
}

func TestHackenbushErrors(t *testing.T) {
	dir := t.TempDir()
	good := filepath.Join(dir, "good")
	if err := os.WriteFile(good, []byte("_ blue a"), 0o600); err != nil {
		t.Fatal(err)
	}
	bad := filepath.Join(dir, "bad")
	if err := os.WriteFile(bad, []byte("_ blue a\n_ pink b"), 0o600); err != nil {
		t.Fatal(err)
	}
	sub := filepath.Join(dir, "sub")
	if err := os.Mkdir(sub, 0o700); err != nil {
		t.Fatal(err)
	}
	svg := filepath.Join(dir, "new.svg")
	for _, test := range []struct {
		name, stdin, want string
		args              []string
	}{
		{"no file", "", "hackenbush takes one file", nil},
		{"two files", "", "hackenbush takes one file", []string{good, good}},
		{"missing file", "", "missing: ", []string{filepath.Join(dir, "missing")}},
		{"directory", "", "sub: ", []string{sub, "-svg", svg}},
		{"no colour", "", "line 2, offset 2:", []string{bad, "-svg", svg}},
		{"the air", "_ red a\n\nb blue c\n", `line 3, offset 0:`, []string{"-", "-json"}},
		{"the vertex in the air", "b blue c\n", `vertex "b"`, []string{"-"}},
		{"invalid UTF-8", "_ blue a\xff", "line 1, offset 8:", []string{"-"}},
		{"no value for -svg", "", "a name must follow -svg", []string{good, "-svg"}},
		{"a flag in place of a value", "", "a name must follow -svg", []string{"-svg", "-json", good}},
		{"-svg twice", "", "-svg is given twice", []string{good, "-svg", svg, "-svg=" + svg}},
		{"SVG into a directory", "", "sub: ", []string{good, "-svg", sub}},
		{"SVG into a missing directory", "", "no.svg: ", []string{good, "-svg", filepath.Join(dir, "missing", "no.svg")}},
		{"SVG on standard output", "", "-svg writes into a file", []string{good, "-svg", "-"}},
		{"many edges of three colours", stalk(mostEdges + 1), "more than 1000 edges", []string{"-"}},
		{"SVG without a name", "", "a name must follow -svg=", []string{good, "-svg="}},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, stdout, stderr := calcOut(strings.NewReader(test.stdin), append([]string{"hackenbush"}, test.args...)...)
			wantError(t, test.want, status, stdout, stderr)
			wantFiles(t, dir, "bad", "good", "sub")
			wantFiles(t, sub)
		})
	}
	status, stdout, stderr := calcOut(nil, "-svg", svg, "1")
	wantError(t, "-svg is not a flag", status, stdout, stderr)
	wantFiles(t, dir, "bad", "good", "sub")
}
