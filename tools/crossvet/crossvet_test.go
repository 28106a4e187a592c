package main

import (
	"bytes"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/tools/internal/testmodule"
)

// faults are the files of packages with faults.
var faults = map[string]string{
	"right/f.go":         "package right\n\nconst C = 1 << 30\n\nvar F int = C\n",
	"constant/f.go":      "package constant\n\nvar F int = 1 << 40\n",
	"shift/f.go":         "package shift\n\nfunc F(x int) int { return x << 40 }\n",
	"test/f.go":          "package test\n",
	"test/f_test.go":     "package test\n\nvar F int = 1 << 40\n",
	"external/f.go":      "package external\n",
	"external/f_test.go": "package external_test\n\nvar F int = 1 << 40\n",
	"tags/f.go":          "//go:build other\n\npackage tags\n\nvar F int = \"\"\n",
	"tags/g.go":          "package tags\n",
}

func TestRun(t *testing.T) {
	root := testmodule.Write(t, faults)
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
	if err := run(&bytes.Buffer{}, testmodule.Write(t, faults), "386", "", []string{"./none/..."}); err == nil {
		t.Error("no packages are right")
	}
}
