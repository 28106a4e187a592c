package sdk_test

import (
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// catalogued lists the rows that the catalogue must have: all that the sources describe.
const catalogued = `T2 S1 S2 S3 S4 S10 S11 S12 S13 S16 S18 S19 S22 S23 S31 S39 S44 C21 C23 C24 C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 C13 C14 C15 C16 C17 C18 C19 C20 C22 C25 C26 C27 C28 C29 C30 C31 C32 C33 C34 C35 C37 C39 C40 C41 C42 C43 C44 C45 C47 C48 T1 T3 T4 T5 T6 T7 SZ S5 S6 S7 S8 S9 S14 S15 S17 S20 S21 S24 S27 S28 S29 S32 S33 S34 S35 S36 S37 S38 S40 K1 K2 K3 K4 K5 K6 K7 K8 K9 C38 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 R16 R17 R18 S46 S47 S48 S25 S26 S30 S41 S42 S43 S45 C36 C46`

// TestCatalogue checks that docs/catalogue.md tells the truth: each link with the name of a test, an example or a
// benchmark leads to a file that has such a function, which runs; every row has a link to a test or an example, and no
// row is missing. A name of such a function stands in no other way.
func TestCatalogue(t *testing.T) {
	const catalogue = "docs/catalogue.md"
	text, err := os.ReadFile(catalogue)
	if err != nil {
		t.Fatal(err)
	}
	link := regexp.MustCompile("\\[`((?:Test|Example|Fuzz|Benchmark)\\w*)`\\]\\(([^)]+)\\)")
	name := regexp.MustCompile("`(?:Test|Example|Fuzz|Benchmark)\\w*`")
	row := regexp.MustCompile(`^\| ([A-Z]+[0-9]+|SZ) \|`)
	packages := map[string]testFiles{}
	rows := map[string]bool{}
	for n, line := range strings.Split(string(text), "\n") {
		links := link.FindAllStringSubmatch(line, -1)
		if m := row.FindStringSubmatch(line); m != nil {
			if rows[m[1]] {
				t.Errorf("line %d: row %s stands twice", n+1, m[1])
			}
			rows[m[1]] = true
			if !slices.ContainsFunc(links, func(l []string) bool { return !strings.HasPrefix(l[1], "Benchmark") }) {
				t.Errorf("line %d: row %s has no link to a test or an example", n+1, m[1])
			}
		}
		if names := name.FindAllString(line, -1); len(names) > len(links) {
			t.Errorf("line %d: of %v not each one is a link", n+1, names)
		}
		for _, l := range links {
			name, path := l[1], filepath.Join("docs", l[2])
			dir := filepath.Dir(path)
			files, read := packages[dir]
			if !read {
				if files, err = readTests(dir); err != nil {
					t.Fatalf("line %d: %v", n+1, err)
				}
				packages[dir] = files
			}
			if fault := files.whyNotRun(path, name); fault != "" {
				t.Errorf("line %d: %s: %s %s", n+1, path, name, fault)
			}
		}
	}
	for _, id := range strings.Fields(catalogued) {
		if !rows[id] {
			t.Errorf("%s has no row %s", catalogue, id)
		}
		delete(rows, id)
	}
	for id := range rows {
		t.Errorf("%s has a row %s that is not in the list of this test", catalogue, id)
	}
}

// testFiles are the files with tests of a package, by their paths.
type testFiles map[string]*ast.File

// readTests reads the files with tests in a directory.
func readTests(dir string) (testFiles, error) {
	paths, err := filepath.Glob(filepath.Join(dir, "*_test.go"))
	if err != nil {
		return nil, err
	}
	files := testFiles{}
	for _, path := range paths {
		if files[path], err = parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// whyNotRun returns what keeps a file's test, fuzz target or example of this name from being run, or "". Some take too
// long with the race detector, and run without it.
func (files testFiles) whyNotRun(path, name string) string {
	file := files[path]
	if file == nil {
		return "is in no file with tests"
	}
	for _, group := range file.Comments {
		for _, line := range group.List {
			if line.Pos() < file.Package && strings.HasPrefix(line.Text, "//go:build ") && line.Text != "//go:build !race" {
				return "is in a file with a build constraint"
			}
		}
	}
	if ok, err := build.Default.MatchFile(filepath.Split(path)); err != nil || !ok {
		return "is in a file that is left out"
	}
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Recv != nil || f.Name.Name != name {
			continue
		}
		if strings.HasPrefix(name, "Example") {
			return whyExampleIsNotRun(file, f)
		}
		if files.skips(f.Body, map[string]bool{}) {
			return "is skipped otherwise than with -short"
		}
		return ""
	}
	return "is not there"
}

// whyExampleIsNotRun returns why go test only compiles an example, or "".
func whyExampleIsNotRun(file *ast.File, f *ast.FuncDecl) string {
	for _, group := range file.Comments {
		text := strings.ToLower(group.Text())
		if f.Body.Pos() < group.Pos() && group.End() < f.Body.End() && (strings.HasPrefix(text, "output:") || strings.HasPrefix(text, "unordered output:")) {
			return ""
		}
	}
	return "has no output, so it is not run"
}

// skips reports whether a test is skipped anywhere but where an if asks for [testing.Short], also in functions and methods
// of these files that it calls, but for those that were seen.
func (files testFiles) skips(n ast.Node, seen map[string]bool) bool {
	found := false
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.IfStmt:
			if asksForShort(n.Cond) {
				found = found || n.Else != nil && files.skips(n.Else, seen)
				return false
			}
		case *ast.SelectorExpr:
			found = found || strings.HasPrefix(n.Sel.Name, "Skip") || files.calls(n.Sel.Name, seen)
		case *ast.Ident:
			found = found || files.calls(n.Name, seen)
		}
		return true
	})
	return found
}

// calls reports whether a function or a method of this name skips the test that calls it.
func (files testFiles) calls(name string, seen map[string]bool) bool {
	if seen[name] {
		return false
	}
	seen[name] = true
	for _, file := range files {
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Name.Name == name && f.Body != nil && files.skips(f.Body, seen) {
				return true
			}
		}
	}
	return false
}

// asksForShort reports whether a condition holds only with -short.
func asksForShort(cond ast.Expr) bool {
	switch cond := cond.(type) {
	case *ast.BinaryExpr:
		return cond.Op == token.LAND && (asksForShort(cond.X) || asksForShort(cond.Y))
	case *ast.CallExpr:
		f, ok := cond.Fun.(*ast.SelectorExpr)
		return ok && f.Sel.Name == "Short"
	}
	return false
}

func TestWhyNotRun(t *testing.T) {
	const source = `package p

func TestRuns(t *testing.T) {
	if testing.Short() && true {
		t.Skip()
	}
	t.Run("", func(t *testing.T) {})
}

func TestSkipped(t *testing.T) { t.Run("", func(t *testing.T) { t.Skipf("") }) }

func TestSkippedElse(t *testing.T) {
	if testing.Short() {
	} else {
		t.SkipNow()
	}
}

func TestSkippedAlways(t *testing.T) {
	if testing.Short() || true {
		t.Skip()
	}
}

func TestSkippedByHelper(t *testing.T) { helper(t) }

func TestSkippedByMethod(t *testing.T) { new(kit).help(t) }

func Example() {
	// Output: 1
}

func ExampleT() {
	// output is something else
}
`
	const helpers = `package p

func helper(t *testing.T) { func() { again(t) }() }

func again(t *testing.T) {
	t.SkipNow()
	helper(t)
}

type kit struct{}

func (k *kit) help(t *testing.T) { t.Skip("never") }
`
	for name, want := range map[string]string{
		"TestRuns":            "",
		"TestSkipped":         "is skipped otherwise than with -short",
		"TestSkippedElse":     "is skipped otherwise than with -short",
		"TestSkippedAlways":   "is skipped otherwise than with -short",
		"TestSkippedByHelper": "is skipped otherwise than with -short",
		"TestSkippedByMethod": "is skipped otherwise than with -short",
		"Example":             "",
		"ExampleT":            "has no output, so it is not run",
		"TestElsewhere":       "is not there",
	} {
		for _, test := range []struct{ file, constraint, want string }{
			{"p_test.go", "", want},
			{"p_test.go", "//go:build never\n\n", "is in a file with a build constraint"},
			{"p_test.go", "//go:build !race\n\n", want},
			{"p_plan9_test.go", "", "is in a file that is left out"},
		} {
			dir := t.TempDir()
			for file, text := range map[string]string{test.file: test.constraint + source, "helpers_test.go": helpers} {
				if err := os.WriteFile(filepath.Join(dir, file), []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			files, err := readTests(dir)
			if err != nil {
				t.Fatal(err)
			}
			if got := files.whyNotRun(filepath.Join(dir, test.file), name); got != test.want {
				t.Errorf("%s in %s: %q, want %q", name, test.file, got, test.want)
			}
		}
	}
}
