package main

import (
	"fmt"
	"path"
	"strconv"
	"strings"
)

const lead = `# The figures

The figures of the texts that this module follows, drawn again by the module: who wins, values, ranks, probabilities and strategies are what its solvers find. Where a text does not say what a
position looks like, there is one of which its words are true. This page and the pictures are written by

` + "```console\n$ go run ./examples/figures\n```\n"

// page returns the page that shows the figures, as Markdown.
func page(texts []text) []byte {
	b := []byte(lead)
	for _, t := range texts {
		b = fmt.Appendf(b, "\n## %s\n", t.title)
		for _, f := range t.figures {
			b = fmt.Appendf(b, "\n### Fig. %d\n\n%s. Source: %s. Drawn by %s.\n\n![Fig. %d](%s.svg)\n", f.number(), f.caption, f.source, links(f.by), f.number(), f.name)
		}
	}
	return b
}

// number returns the number of the figure in its text, which is the end of its name.
func (f *figure) number() int {
	n, _ := strconv.Atoi(f.name[strings.LastIndexByte(f.name, '-')+1:])
	return n
}

// links returns names in packages with links to the packages.
func links(names string) string {
	var list []string
	for _, name := range strings.Fields(names) {
		dir, _ := split(name)
		list = append(list, fmt.Sprintf("[`%s`](../../%s)", path.Base(name), dir))
	}
	return strings.Join(list, ", ")
}

// split returns the directory of a package and a name in it.
func split(name string) (dir, symbol string) {
	dir, symbol, _ = strings.Cut(name, ".")
	return dir, symbol
}
