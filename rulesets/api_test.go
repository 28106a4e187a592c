package rulesets_test

import (
	"iter"
	"os"
	"path/filepath"
	"strings"
)

// exports goes through the list of all that the library exports: each line with the package it is of, without the path
// of the module.
func exports() iter.Seq2[string, string] {
	list := string(must(os.ReadFile(filepath.Join("..", "api", "sdk.txt"))))
	return func(yield func(path, line string) bool) {
		var path string
		for line := range strings.Lines(list) {
			if p, ok := strings.CutPrefix(strings.TrimSpace(line), "package github.com/cgt-go/sdk/"); ok {
				path = p
			} else if !yield(path, line) {
				return
			}
		}
	}
}
