package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestReduce(t *testing.T) {
	uses := graph{
		"a": {"b": true, "c": true, "d": true},
		"b": {"c": true},
		"c": {"d": true},
		"d": {},
	}
	got := reduce(uses)
	want := map[[2]string]bool{{"a", "b"}: true, {"b", "c"}: true, {"c", "d"}: true}
	for from := range uses {
		for to := range uses {
			if got[from][to] != want[[2]string{from, to}] {
				t.Errorf("an arrow from %s to %s: %v", from, to, got[from][to])
			}
		}
	}
}

// rooms returns a graph with all rooms of the picture, and no arrows.
func rooms() graph {
	uses := make(graph)
	for _, p := range places {
		uses[p.room] = make(map[string]bool)
	}
	return uses
}

func TestCheck(t *testing.T) {
	if err := check(rooms()); err != nil {
		t.Error(err)
	}
	for want, change := range map[string]func(graph){
		"no room nim":          func(g graph) { delete(g, "nim") },
		"attic has no place":   func(g graph) { g["attic"] = nil },
		"nim imports surreal":  func(g graph) { g["nim"]["surreal"] = true },
		"surreal imports zerm": func(g graph) { g["surreal"]["zermelo"] = true },
	} {
		g := rooms()
		change(g)
		if err := check(g); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want an error with %q", err, want)
		}
	}
}

// TestPicture draws the picture of the module around this one, and compares it with the one that is kept.
func TestPicture(t *testing.T) {
	root := filepath.Join("..", "..")
	kept, err := os.ReadFile(filepath.Join(root, "docs", "architecture.svg"))
	if err != nil {
		t.Fatal(err)
	}
	uses, err := imports(root)
	if err != nil {
		t.Fatal(err)
	}
	if err := check(uses); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(draw(reduce(uses)), kept) {
		t.Error("docs/architecture.svg is out of date; the doc of this command says how it is drawn")
	}
}
