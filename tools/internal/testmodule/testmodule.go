// Package testmodule writes modules for the tests of the tools.
package testmodule

import (
	"os"
	"path/filepath"
	"testing"
)

// Write writes a module of the given files, by their names with slashes, and returns where it is. Its path is
// example.org/m.
func Write(t *testing.T, files map[string]string) string {
	t.Helper()
	root := t.TempDir()
	write := func(name, text string) {
		name = filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("go.mod", "module example.org/m\n\ngo 1.26.0\n")
	for name, text := range files {
		write(name, text)
	}
	return root
}
