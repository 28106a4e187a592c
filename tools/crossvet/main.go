// Crossvet vets packages and their tests as for another architecture: whether their types are right there, where int may
// have 32 bits, and what go vet says of them.
//
//	go run -C tools ./crossvet -root .. -arch 386 ./...
//
// For go vet all that is imported must be compiled for that architecture first, which takes ten times as long as all the
// rest; here it is read from its source.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/analysis/suite/vet"
	"golang.org/x/tools/go/packages"
)

func main() {
	root := flag.String("root", ".", "the `directory` of the module")
	arch := flag.String("arch", "386", "the `architecture`, as GOARCH has it")
	tags := flag.String("tags", "", "build `tags`, with commas between them")
	flag.Parse()
	if flag.NArg() == 0 {
		flag.Usage()
		os.Exit(2)
	}
	if err := run(os.Stdout, *root, *arch, *tags, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "crossvet:", err)
		os.Exit(1)
	}
}

// run writes what is wrong with the packages that match patterns, and then fails.
func run(w io.Writer, root, arch, tags string, patterns []string) error {
	loaded, err := packages.Load(&packages.Config{
		Mode:       packages.LoadAllSyntax | packages.NeedModule,
		Dir:        root,
		Env:        append(os.Environ(), "GOARCH="+arch, "CGO_ENABLED=0"),
		BuildFlags: []string{"-tags=" + tags},
		Tests:      true,
	}, patterns...)
	if err != nil {
		return err
	}
	wrong := 0
	for p := range packages.Postorder(loaded) {
		for _, err := range p.Errors {
			wrong++
			fmt.Fprintln(w, err)
		}
	}
	if wrong > 0 {
		return fmt.Errorf("%d errors for %s", wrong, arch)
	}
	if len(loaded) == 0 {
		return errors.New("no packages")
	}
	found, err := checker.Analyze(vet.Suite, loaded, nil)
	if err != nil {
		return err
	}
	for action := range found.All() {
		if action.Err != nil {
			return fmt.Errorf("%v: %w", action, action.Err)
		}
		if action.IsRoot {
			wrong += len(action.Diagnostics)
		}
	}
	if wrong > 0 {
		if err := found.PrintText(w, -1); err != nil {
			return err
		}
		return fmt.Errorf("%d findings for %s", wrong, arch)
	}
	return nil
}
