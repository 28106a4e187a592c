package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os/exec"
	"strings"
)

// graph has the rooms that each room uses.
type graph map[string]map[string]bool

// imports finds which rooms of the module below root import which others, tests left out. All but the packages that
// tests use import internal, so it is left out of what a room uses.
func imports(root string) (graph, error) {
	command := exec.Command("go", "list", "-json=ImportPath,Imports,Module", "./...")
	command.Dir = root
	var failure bytes.Buffer
	command.Stderr = &failure
	out, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w\n%s", err, failure.Bytes())
	}
	uses := make(graph)
	decoder := json.NewDecoder(bytes.NewReader(out))
	for {
		var p struct {
			ImportPath string
			Imports    []string
			Module     struct{ Path string }
		}
		if err := decoder.Decode(&p); err == io.EOF {
			return uses, nil
		} else if err != nil {
			return nil, fmt.Errorf("go list: %w", err)
		}
		from := room(p.Module.Path, p.ImportPath)
		if from == "" {
			continue
		}
		if uses[from] == nil {
			uses[from] = make(map[string]bool)
		}
		if from == "internal" {
			continue
		}
		for _, path := range p.Imports {
			if to := room(p.Module.Path, path); to != "" && to != from && to != "internal" {
				uses[from][to] = true
			}
		}
	}
}

// room returns the room of a package of the module, or "" for the root and for packages of others.
func room(module, path string) string {
	below, ok := strings.CutPrefix(path, module+"/")
	if !ok {
		return ""
	}
	first, _, _ := strings.Cut(below, "/")
	return first
}

// check reports rooms that are not as the places in the picture say.
func check(uses graph) error {
	at := make(map[string]place)
	for _, p := range places {
		if _, ok := uses[p.room]; !ok {
			return fmt.Errorf("there is no room %s any more", p.room)
		}
		at[p.room] = p
	}
	for from, list := range uses {
		if _, ok := at[from]; !ok {
			return fmt.Errorf("the room %s has no place in the picture", from)
		}
		for to := range list {
			if at[from].layer >= at[to].layer {
				return fmt.Errorf("%s imports %s, which is not below it in the picture", from, to)
			}
		}
	}
	return nil
}

// reduce returns the uses that do not follow from others: from a to b where no other room that a uses leads to b. There
// is no cycle.
func reduce(uses graph) graph {
	var leads func(from, to string) bool
	leads = func(from, to string) bool {
		for next := range uses[from] {
			if next == to || leads(next, to) {
				return true
			}
		}
		return false
	}
	out := make(graph)
	for from, list := range uses {
		out[from] = make(map[string]bool)
		for to := range list {
			direct := true
			for other := range list {
				direct = direct && !leads(other, to)
			}
			if direct {
				out[from][to] = true
			}
		}
	}
	return out
}
