// Api prints what the library exports, a line for each thing a program can name.
//
//	go run -C tools ./api -root ..
//
// The list of the last commit is kept in api/sdk.txt, so that a change of it is seen by whoever reads the commit, and
// CI fails when the two differ. After a change that is wanted:
//
//	go run -C tools ./api -root .. -write
//
// Packages that programs outside this module cannot import, commands and internal ones, are left out. Of structures and
// interfaces the list has a line for each exported field and method, of constants the value as well. Types are those of
// linux/amd64, so that the list is the same wherever it is made.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	root := flag.String("root", ".", "the `directory` of the module")
	write := flag.Bool("write", false, "write the list to api/sdk.txt instead of printing how it differs")
	flag.Parse()
	if flag.NArg() != 0 {
		flag.Usage()
		os.Exit(2)
	}
	if err := run(*root, *write, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "api:", err)
		os.Exit(1)
	}
}

var errDiffers = errors.New("api/sdk.txt is not what the library exports; if the change is wanted, run with -write")

// run compares the list with the one kept below root, printing lines that only one of them has, or writes it there.
func run(root string, write bool, w io.Writer) error {
	packages, err := load(root)
	if err != nil {
		return err
	}
	list := appendList(nil, packages)
	name := filepath.Join(root, "api", "sdk.txt")
	if write {
		return os.WriteFile(name, list, 0o644)
	}
	kept, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	if bytes.Equal(kept, list) {
		return nil
	}
	if err := writeDifference(w, kept, list); err != nil {
		return err
	}
	return errDiffers
}

// writeDifference writes the lines of one list that the other has not, each after − or +, below the names of their packages.
func writeDifference(w io.Writer, old, updated []byte) error {
	type entry struct{ pkg, line string }
	entries := func(list []byte) []entry {
		var all []entry
		pkg := ""
		for line := range strings.Lines(string(list)) {
			if strings.HasPrefix(line, "package ") {
				pkg = line
			}
			if line != "\n" {
				all = append(all, entry{pkg, line})
			}
		}
		return all
	}
	var b []byte
	only := func(sign string, list, others []entry) {
		pkg := ""
		for _, e := range list {
			if slices.Contains(others, e) {
				continue
			}
			if e.pkg != pkg {
				if pkg = e.pkg; e.line != pkg {
					b = append(b, pkg...)
				}
			}
			b = append(append(b, sign...), e.line...)
		}
	}
	only("-", entries(old), entries(updated))
	only("+", entries(updated), entries(old))
	_, err := w.Write(b)
	return err
}
