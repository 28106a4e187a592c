// Architecture draws the rooms of the library, and which of them use which others, from what the code imports.
//
//	go run -C tools ./architecture -root .. -o docs/architecture.svg
//
// A room is a directory below the root with all that is below it. An arrow leads from each room to one it imports,
// unless others lead there already. It is an error if a room has no place in the picture, if a place has no room, or if
// an arrow would lead up.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	root := flag.String("root", ".", "the `directory` of the module")
	out := flag.String("o", "", "the `file` to write, relative to the root")
	flag.Parse()
	if flag.NArg() != 0 || *out == "" {
		flag.Usage()
		os.Exit(2)
	}
	if err := run(*root, *out); err != nil {
		fmt.Fprintln(os.Stderr, "architecture:", err)
		os.Exit(1)
	}
}

func run(root, out string) error {
	uses, err := imports(root)
	if err != nil {
		return err
	}
	if err := check(uses); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(root, out), draw(reduce(uses)), 0o644)
}
