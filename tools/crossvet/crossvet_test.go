package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// module writes a module of packages with faults, and returns where it is.
func module(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":             "module example.org/m\n\ngo 1.26.0\n",
		"right/f.go":         "package right\n\nconst C = 1 << 30\n\nvar F int = C\n",
		"constant/f.go":      "package constant\n\nvar F int = 1 << 40\n",
		"shift/f.go":         "package shift\n\nfunc F(x int) int { return x << 40 }\n",
		"test/f.go":          "package test\n",
		"test/f_test.go":     "package test\n\nvar F int = 1 << 40\n",
		"external/f.go":      "package external\n",
		"external/f_test.go": "package external_test\n\nvar F int = 1 << 40\n",
		"tags/f.go":          "//go:build other\n\npackage tags\n\nvar F int = \"\"\n",
		"tags/g.go":          "package tags\n",
	} {
		name = filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

func TestRun(t *testing.T) {
	root := module(t)
	for _, c := range []struct {
		arch, tags, patterns string
		want                 []string // where something is wrong
	}{
		{"arm64", "", "./...", nil},
		{"386", "", "./right ./tags", nil},
		{"386", "", "./...", []string{"constant/f.go:3:13", "external/f_test.go:3:13", "test/f_test.go:3:13"}},
		{"386", "", "./shift", []string{"shift/f.go:3:28"}},
		{"386", "other", "./tags", []string{"tags/f.go:5:13"}},
	} {
		var out bytes.Buffer
		err := run(&out, root, c.arch, c.tags, strings.Fields(c.patterns))
		var got []string
		for line := range strings.Lines(out.String()) {
			if place, _, ok := strings.Cut(line, ": "); ok {
				place = filepath.ToSlash(strings.TrimPrefix(place, root+string(filepath.Separator)))
				got = append(got, place)
			}
		}
		slices.Sort(got)
		if !slices.Equal(got, c.want) || (err != nil) != (c.want != nil) {
			t.Errorf("%s for %s %s: %v, at %q, want %q", c.patterns, c.arch, c.tags, err, got, c.want)
		}
	}
}

func TestNoPackages(t *testing.T) {
	if err := run(&bytes.Buffer{}, module(t), "386", "", []string{"./none/..."}); err == nil {
		t.Error("no packages are right")
	}
}
