package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/internal/svg/svgtest"
)

// kept is where the figures are kept.
var kept = filepath.Join("..", "..", "docs", "figures")

// TestStale redraws everything and compares it, byte by byte, with what is kept. Nothing else is kept.
func TestStale(t *testing.T) {
	dir := t.TempDir()
	var stdout, stderr bytes.Buffer
	if status := run([]string{"-dir", dir}, &stdout, &stderr); status != 0 || stdout.Len() > 0 || stderr.Len() > 0 {
		t.Fatalf("status %d: %s%s", status, &stdout, &stderr)
	}
	for _, name := range files(t, dir) {
		got, want := read(t, dir, name), read(t, kept, name)
		if !bytes.Equal(got, want) {
			t.Errorf("%s is not what is kept; go run ./examples/figures writes it", name)
		}
		if strings.HasSuffix(name, ".svg") {
			svgtest.Check(t, got, 100_000, name)
			checkNames(t, name, string(got))
		}
	}
	if got, want := fmt.Sprint(files(t, kept)), fmt.Sprint(files(t, dir)); got != want {
		t.Errorf("what is kept is %s, and what is drawn %s", got, want)
	}
}

var (
	declared = regexp.MustCompile(` id="([^"]*)"`)
	used     = regexp.MustCompile(`url\(#([^)]*)\)`)
)

// checkNames checks that what a picture has by a name is there, once.
func checkNames(t *testing.T, what, picture string) {
	t.Helper()
	count := map[string]int{}
	for _, m := range declared.FindAllStringSubmatch(picture, -1) {
		if count[m[1]]++; count[m[1]] > 1 {
			t.Errorf("%s: the name %s stands twice", what, m[1])
		}
	}
	for _, m := range used.FindAllStringSubmatch(picture, -1) {
		if count[m[1]] == 0 {
			t.Errorf("%s: there is no %s", what, m[1])
		}
	}
}

// files returns the names of the files in a directory, in order.
func files(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

func read(t *testing.T, dir, name string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Error(err)
	}
	return b
}

// checkNumbers checks that the figures of a text are those from 1 to last, each of them once, and that they have
// captions and sources.
func checkNumbers(t *testing.T, text string, figures []figure, last int) {
	t.Helper()
	if len(figures) != last {
		t.Errorf("there are %d figures, want %d", len(figures), last)
	}
	for i, f := range figures {
		if want := fmt.Sprintf("%s-%02d", text, i+1); f.name != want || f.number() != i+1 {
			t.Errorf("figure %d is %s, want %s", f.number(), f.name, want)
		}
		if f.caption == "" || f.source == "" || strings.HasSuffix(f.caption, ".") || strings.HasSuffix(f.source, ".") {
			t.Errorf("%s: caption %q, source %q", f.name, f.caption, f.source)
		}
	}
}

// Whatever is said to draw a figure is there.
func TestBy(t *testing.T) {
	symbols := map[string]map[string]bool{}
	for _, text := range texts() {
		for _, f := range text.figures {
			if f.by == "" {
				t.Errorf("%s: by nothing", f.name)
			}
			for _, name := range strings.Fields(f.by) {
				dir, symbol := split(name)
				if symbols[dir] == nil {
					symbols[dir] = exported(t, filepath.Join("..", "..", filepath.FromSlash(dir)))
				}
				if symbol == "" && len(symbols[dir]) > 0 { // a package as a whole
					continue
				}
				if !symbols[dir][symbol] {
					t.Errorf("%s: package %s has no %s", f.name, dir, symbol)
				}
			}
		}
	}
}

// exported returns the types, functions and methods that a package declares.
func exported(t *testing.T, dir string) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	for _, name := range files(t, dir) {
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				names[receiver(d)+d.Name.Name] = d.Name.IsExported()
			case *ast.GenDecl:
				for _, s := range d.Specs {
					if s, ok := s.(*ast.TypeSpec); ok {
						names[s.Name.Name] = s.Name.IsExported()
					}
				}
			}
		}
	}
	return names
}

// receiver returns the type that a method belongs to, with a dot.
func receiver(d *ast.FuncDecl) string {
	if d.Recv == nil {
		return ""
	}
	x := d.Recv.List[0].Type
	for {
		switch y := x.(type) {
		case *ast.StarExpr:
			x = y.X
		case *ast.IndexExpr:
			x = y.X
		case *ast.IndexListExpr:
			x = y.X
		case *ast.Ident:
			return y.Name + "."
		default:
			return ""
		}
	}
}

// The page shows each picture once and nothing else, below its number and its caption.
func TestPage(t *testing.T) {
	got := string(page(texts()))
	figures := 0
	for _, text := range texts() {
		for _, f := range text.figures {
			figures++
			if want := fmt.Sprintf("\n![Fig. %d](%s.svg)\n", f.number(), f.name); strings.Count(got, want) != 1 || !strings.Contains(got, "\n"+f.caption+". ") {
				t.Errorf("%s is not shown once with its caption", f.name)
			}
		}
	}
	if n := strings.Count(got, "!["); n != figures || strings.Contains(got, "%!") {
		t.Errorf("%d pictures of %d figures", n, figures)
	}
}

// One figure is redrawn and nothing else written; what is no figure is refused, with the names of those that are.
func TestRun(t *testing.T) {
	dir := t.TempDir()
	var stdout, stderr bytes.Buffer
	if status := run([]string{"-dir", dir, "-h", "shen-01"}, &stdout, &stderr); status != 0 || stdout.String() != help {
		t.Errorf("help: status %d, %s%s", status, &stdout, &stderr)
	}
	stdout.Reset()
	if status := run([]string{"-dir", dir, "shen-02"}, &stdout, &stderr); status != 0 || fmt.Sprint(files(t, dir)) != "[shen-02.svg]" {
		t.Errorf("status %d, files %v, %s", status, files(t, dir), &stderr)
	}
	for _, args := range [][]string{{"shen-00"}, {"shen-01", ""}, {"-fast"}, {"-dir"}, {"-dir", filepath.Join(dir, "none")}} {
		stderr.Reset()
		if status := run(append([]string{"-dir", dir}, args...), &stdout, &stderr); status != 2 || stdout.Len() > 0 || strings.Count(stderr.String(), "\n") != 1 {
			t.Errorf("%q: status %d, %s", args, status, &stderr)
		}
		if args[0] == "shen-00" && (!strings.Contains(stderr.String(), `"shen-00"`) || !strings.Contains(stderr.String(), "shen-01 shen-02")) {
			t.Error(stderr.String())
		}
	}
	if got := fmt.Sprint(files(t, dir)); got != "[shen-02.svg]" {
		t.Errorf("files %s", got)
	}
}
