package main

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

// What the help shows of the notation for uptimals is what calc prints.
func TestUptimalHelp(t *testing.T) {
	o, _ := operationNamed("uptimal")
	samples := regexp.MustCompile(`uptimal\((.*)\) is (\S+)`).FindAllStringSubmatch(o.means, -1)
	if len(samples) != 3 {
		t.Errorf("%d samples", len(samples))
	}
	for _, s := range samples {
		wantOutput(t, s[2]+"\n", "", "uptimal("+s[1]+")")
	}
}

// Each function and question that expressions have is explained, and the definition to which the help leads exists.
func TestOperations(t *testing.T) {
	known := map[string]bool{}
	for _, word := range regexp.MustCompile(`[A-Za-z]{2,}`).FindAllString(notation, -1) {
		if _, _, stderr := calcOut(nil, word+"(1)"); !strings.Contains(stderr, "there is no function") {
			known[word] = true
		}
	}
	if len(known) != len(operations) {
		t.Errorf("the notation has %d functions and questions, and %d are explained", len(known), len(operations))
	}
	api, err := os.ReadFile("../../api/sdk.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, o := range operations {
		if !known[o.name] {
			t.Errorf("%s is not in the notation, or not known to expressions", o.name)
		}
		status, help, stderr := calcOut(nil, "help", o.name)
		if status != 0 || !strings.HasPrefix(help, o.name+"("+o.takes+")\n    ") || !strings.Contains(help, "go doc ./"+o.source+"\n") {
			t.Errorf("help %s: status %d, %q, %q", o.name, status, help, stderr)
		}
		_, symbol, _ := strings.Cut(o.source, " ")
		as := "\tfunc " + symbol + "("
		if of, method, ok := strings.Cut(symbol, "."); ok {
			as = "\tmethod (" + of + ")." + method + "("
		}
		if !strings.Contains(string(api), as) && !strings.Contains(string(api), "\tfunc "+symbol+"[") && !strings.Contains(string(api), "\ttype "+symbol+"[") {
			t.Errorf("%s: there is no %s", o.name, o.source)
		}
	}
}

// TestFunctionsHaveSources reads the comments that the help of functions leads to.
func TestFunctionsHaveSources(t *testing.T) {
	comments := map[string]map[string]string{}
	for _, o := range operations {
		folder, symbol, _ := strings.Cut(o.source, " ")
		if comments[folder] == nil {
			comments[folder] = readComments(t, folder)
		}
		if comment := comments[folder][symbol]; !strings.Contains(comment, "\nSource") {
			t.Errorf("help %s leads to go doc ./%s, which names no source: %q", o.name, o.source, comment)
		}
	}
}

// readComments returns the comments of functions, types and methods that are declared in a folder of the repository.
func readComments(t *testing.T, folder string) map[string]string {
	t.Helper()
	comments := map[string]string{}
	paths, err := filepath.Glob(filepath.Join("../..", folder, "*.go"))
	if err != nil || len(paths) == 0 {
		t.Fatal(folder, err)
	}
	files := token.NewFileSet()
	for _, path := range paths {
		file, err := parser.ParseFile(files, path, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				name := d.Name.Name
				if d.Recv != nil {
					of, ok := d.Recv.List[0].Type.(*ast.Ident)
					if !ok {
						continue // the help leads to no method of a pointer
					}
					name = of.Name + "." + name
				}
				comments[name] = d.Doc.Text()
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if spec, ok := spec.(*ast.TypeSpec); ok {
						comments[spec.Name.Name] = d.Doc.Text()
					}
				}
			}
		}
	}
	return comments
}
