package sdk_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// catalogued lists the rows that the catalogue must have: all that the sources describe.
const catalogued = `T2 S1 S2 S3 S4 S10 S11 S12 S13 S16 S18 S19 S22 S23 S31 S39 S44 C21 C23 C24 C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 C13 C14 C15 C16 C17 C18 C19 C20 C22 C25 C26 C27 C28 C29 C30 C31 C32 C33 C34 C35 C37 C39 C40 C41 C42 C43 C44 C45 C47 C48 T1 T3 T4 T5 T6 T7 SZ S5 S6 S7 S8 S9 S14 S15 S17 S20 S21 S24 S27 S28 S29 S32 S33 S34 S35 S36 S37 S38 S40 K1 K2 K3 K4 K5 K6 K7 K8 K9 C38 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 R16 R17 R18 S46 S47 S48 S25 S26 S30 S41 S42 S43 S45 C36 C46`

// TestCatalogue checks that docs/catalogue.md tells the truth: each link with the name of a test or an
// example leads to a file that has such a function, which runs; every row has such a link, and no row is missing.
func TestCatalogue(t *testing.T) {
	const catalogue = "docs/catalogue.md"
	text, err := os.ReadFile(catalogue)
	if err != nil {
		t.Fatal(err)
	}
	link := regexp.MustCompile("\\[`((?:Test|Example|Fuzz)\\w*)`\\]\\(([^)]+)\\)")
	row := regexp.MustCompile(`^\| ([A-Z]+[0-9]+|SZ) \|`)
	files := map[string]*ast.File{}
	rows := map[string]bool{}
	for n, line := range strings.Split(string(text), "\n") {
		links := link.FindAllStringSubmatch(line, -1)
		if m := row.FindStringSubmatch(line); m != nil {
			if rows[m[1]] {
				t.Errorf("line %d: row %s stands twice", n+1, m[1])
			}
			rows[m[1]] = true
			if len(links) == 0 {
				t.Errorf("line %d: row %s has no link to a test or an example", n+1, m[1])
			}
		}
		for _, l := range links {
			name, path := l[1], filepath.Join("docs", l[2])
			file, read := files[path]
			if !read {
				if file, err = parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments); err != nil {
					t.Fatalf("line %d: %v", n+1, err)
				}
				files[path] = file
			}
			if fault := whyNotRun(file, name); fault != "" {
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

// whyNotRun returns what keeps a file's test, fuzz target or example of this name from being run, or "". Some take too
// long with the race detector, and run without it.
func whyNotRun(file *ast.File, name string) string {
	for _, group := range file.Comments {
		for _, line := range group.List {
			if line.Pos() < file.Package && strings.HasPrefix(line.Text, "//go:build ") && line.Text != "//go:build !race" {
				return "is in a file with a build constraint"
			}
		}
	}
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Recv != nil || f.Name.Name != name {
			continue
		}
		if strings.HasPrefix(name, "Example") {
			return whyExampleIsNotRun(file, f)
		}
		if skips(f.Body) {
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

// skips reports whether a test is skipped anywhere but where an if asks for [testing.Short].
func skips(n ast.Node) bool {
	found := false
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.IfStmt:
			if asksForShort(n.Cond) {
				found = found || n.Else != nil && skips(n.Else)
				return false
			}
		case *ast.SelectorExpr:
			found = found || strings.HasPrefix(n.Sel.Name, "Skip")
		}
		return true
	})
	return found
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

func Example() {
	// Output: 1
}

func ExampleT() {
	// output is something else
}
`
	for name, want := range map[string]string{
		"TestRuns":          "",
		"TestSkipped":       "is skipped otherwise than with -short",
		"TestSkippedElse":   "is skipped otherwise than with -short",
		"TestSkippedAlways": "is skipped otherwise than with -short",
		"Example":           "",
		"ExampleT":          "has no output, so it is not run",
		"TestElsewhere":     "is not there",
	} {
		for constraint, want := range map[string]string{"": want, "//go:build never\n\n": "is in a file with a build constraint", "//go:build !race\n\n": want} {
			file, err := parser.ParseFile(token.NewFileSet(), "", constraint+source, parser.ParseComments)
			if err != nil {
				t.Fatal(err)
			}
			if got := whyNotRun(file, name); got != want {
				t.Errorf("%s: %q, want %q", name, got, want)
			}
		}
	}
}
