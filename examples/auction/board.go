package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/cgt-go/sdk/richman"
)

// A place is a board with the vertex where the token begins. The successors of v1, v2, … are the numbers of others, or
// b or r.
type place struct {
	name       string
	start      string
	successors []string
}

var places = []place{
	{"fig1", "v2", []string{"b r", "v1 r"}},
	{"fig2", "v1", []string{"b v2", "v1 r"}},
	{"path", "v3", []string{"b v2", "v1 v3", "v2 v4", "v3 v5", "v4 r"}},
	{"loop", "v2", []string{"b v2", "v1 v3", "v1 v4", "v1 r"}},
}

// findBoard returns the graph with a name, and the vertex where the token begins.
func findBoard(name string) (*richman.Graph, int, error) {
	i := slices.IndexFunc(places, func(p place) bool { return p.name == name })
	if i < 0 {
		var names []string
		for _, p := range places {
			names = append(names, p.name)
		}
		return nil, 0, fmt.Errorf("there is no board %.40q; there are %s", name, strings.Join(names, ", "))
	}
	p := places[i]
	names := make([]string, len(p.successors), len(p.successors)+2)
	for v := range names {
		names[v] = fmt.Sprintf("v%d", v+1)
	}
	names = append(names, "b", "r")
	edges := make([][]int, len(names))
	for v, list := range p.successors {
		for w := range strings.FieldsSeq(list) {
			edges[v] = append(edges[v], slices.Index(names, w))
		}
	}
	n := len(p.successors)
	g, err := richman.NewGraph(edges, []int{n}, []int{n + 1}, names)
	return g, slices.Index(names, p.start), err
}

// maxInput is the largest number of bytes in a file that is read.
const maxInput = 64 << 20

// readBoard returns the graph in a file, and its first vertex where play has not ended.
func readBoard(file string) (*richman.Graph, int, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, 0, named(file, err)
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, maxInput+1))
	switch {
	case err != nil:
		return nil, 0, named(file, err)
	case len(text) > maxInput:
		return nil, 0, named(file, fmt.Errorf("more than %d bytes", maxInput))
	}
	parse := richman.ParseDOT
	if strings.HasPrefix(strings.TrimLeft(string(text), "\ufeff \t\r\n"), "{") {
		parse = richman.ParseJSON
	}
	g, err := parse(string(text))
	if err != nil {
		return nil, 0, named(file, err)
	}
	for v := range g.Len() {
		if _, isOver := g.Winner(v); !isOver {
			return g, v, nil
		}
	}
	return nil, 0, named(file, errors.New("play has ended at all vertices"))
}

// named returns err with the name that the person has given to a file in place of what the package os says.
func named(file string, err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	return fmt.Errorf("%s: %w", shown(file), err)
}

// findStart returns the vertex with a name, where play has not ended.
func findStart(g *richman.Graph, name string) (int, error) {
	for v := range g.Len() {
		if shown(g.Name(v)) != name && g.Name(v) != name {
			continue
		}
		if _, isOver := g.Winner(v); isOver {
			return 0, fmt.Errorf("play has ended at %.40q", name)
		}
		return v, nil
	}
	return 0, fmt.Errorf("there is no vertex %.40q", name)
}

// shown returns a name as it is written and typed: in quotes if it would not be one plain piece of a line.
func shown(name string) string {
	if name != strings.TrimSpace(name) || strings.ContainsFunc(name, func(c rune) bool { return !unicode.IsPrint(c) }) {
		return strconv.Quote(name)
	}
	return name
}

// goals lists the terminals of a player.
func goals(g *richman.Graph, who richman.Player) string {
	var names []string
	for v := range g.Len() {
		if winner, ok := g.Winner(v); ok && winner == who {
			names = append(names, shown(g.Name(v)))
		}
	}
	switch n := len(names); {
	case n == 0:
		return "no vertex, for there is none"
	case n > 1:
		return strings.Join(names[:n-1], ", ") + " or " + names[n-1]
	}
	return names[0]
}
