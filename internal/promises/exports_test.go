package promises_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// compareWithExports checks that a table has each thing the library exports that name gives a name, and no other. It is
// asked about each line of the list of exports, with the path of its package.
func compareWithExports(t *testing.T, table []string, name func(path, line string) string) {
	t.Helper()
	list, err := os.ReadFile(filepath.Join("..", "..", "api", "sdk.txt"))
	if err != nil {
		t.Fatal(err)
	}
	var path string
	exported := map[string]bool{}
	for line := range strings.Lines(string(list)) {
		line = strings.TrimSuffix(line, "\n")
		if p, ok := strings.CutPrefix(line, "package github.com/cgt-go/sdk/"); ok {
			path = p
		} else if n := name(path, line); n != "" {
			exported[n] = true
		}
	}
	for _, n := range table {
		if !exported[n] {
			t.Errorf("%s is not in api/sdk.txt, or twice in the table", n)
		}
		delete(exported, n)
	}
	for n := range exported {
		t.Errorf("%s is not in the table", n)
	}
}
