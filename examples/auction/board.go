package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/richman"
)

// A place is a board with the vertex where the token begins. The successors of v1, v2, … are the numbers of others, or b or r.
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
