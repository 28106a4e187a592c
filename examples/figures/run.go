package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

const help = `figures [-dir DIR] [NAME...]

Draws the figures of the texts, each to a file NAME.svg in the directory DIR, which is docs/figures if it is not given. Without names it draws all of them
and writes the page that shows them, README.md.
`

// run is main with its surroundings as parameters. It returns the exit status.
func run(args []string, stdout, stderr io.Writer) int {
	if err := redraw(args, stdout); err != nil {
		fmt.Fprintln(stderr, "figures: "+strings.Join(strings.Fields(err.Error()), " "))
		return 2
	}
	return 0
}

// redraw does what the words of the command line say. It writes nothing unless everything can be drawn.
func redraw(args []string, stdout io.Writer) error {
	flags := flag.NewFlagSet("figures", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	dir := flags.String("dir", filepath.Join("docs", "figures"), "")
	if err := flags.Parse(args); errors.Is(err, flag.ErrHelp) {
		_, err = io.WriteString(stdout, help)
		return err
	} else if err != nil {
		return err
	}
	files := map[string][]byte{}
	var names []string
	for _, t := range texts() {
		for _, f := range t.figures {
			names = append(names, f.name)
			if flags.NArg() > 0 && !slices.Contains(flags.Args(), f.name) {
				continue
			}
			picture, err := f.picture()
			if err != nil {
				return err
			}
			files[f.name+".svg"] = picture
		}
	}
	for _, name := range flags.Args() {
		if !slices.Contains(names, name) {
			return fmt.Errorf("there is no figure %q; the figures are %s", name, strings.Join(names, " "))
		}
	}
	if flags.NArg() == 0 {
		files["README.md"] = page(texts())
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if err := os.WriteFile(filepath.Join(*dir, name), files[name], 0o644); err != nil {
			return err
		}
	}
	return nil
}
