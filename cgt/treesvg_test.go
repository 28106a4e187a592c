package cgt

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"
)

// In a picture of a tree no text covers another, children stand in the order of the moves, and a parent stands above its children.
func TestTreeDrawing(t *testing.T) {
	var draw func(t *rapid.T, rank int) Tree
	draw = func(t *rapid.T, rank int) Tree {
		var options [2][]Tree
		for who := range options {
			for range rapid.IntRange(0, 2).Draw(t, "options") {
				if rank > 0 {
					options[who] = append(options[who], draw(t, rank-1))
				}
			}
		}
		return NewTree(options[Left], options[Right])
	}
	rapid.Check(t, func(t *rapid.T) {
		tree := draw(t, 4)
		widths := rapid.SliceOfN(rapid.IntRange(0, 30), 5, 5).Draw(t, "widths")
		d := treeDrawing[Tree]{rules: Trees{}, most: 10_000, label: func(p Tree) string { return strings.Repeat("é", widths[p.Rank()]) }}
		if err := d.grow(tree); err != nil {
			t.Fatal(err)
		}
		d.place()
		right := map[int]float64{} // the end of the last text in a layer
		for i, n := range d.nodes {
			half := treeLetter * float64(utf8.RuneCountInString(n.label)) / 2
			if end, ok := right[n.depth]; ok && n.x-half < end {
				t.Fatalf("the text of node %d of %v begins at %v, where the one before it ends at %v", i, tree, n.x-half, end)
			}
			right[n.depth] = n.x + half
			if n.children > 0 && (n.x < n.first-0.01 || n.x > n.last+0.01) {
				t.Fatalf("node %d of %v stands at %v, its children from %v to %v", i, tree, n.x, n.first, n.last)
			}
		}
		var out bytes.Buffer
		if err := WriteTreeSVG(&out, Ruleset[Tree](Trees{}), tree, TreeSVGOptions[Tree]{Nodes: 10_000}); err != nil {
			t.Fatal(err)
		}
		texts := 0
		for dec := xml.NewDecoder(&out); ; {
			token, err := dec.Token()
			if errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatal(err)
			}
			if e, ok := token.(xml.StartElement); ok && e.Name.Local == "text" {
				texts++
			}
		}
		if texts != len(d.nodes) {
			t.Fatalf("%d texts for %d nodes", texts, len(d.nodes))
		}
	})
}

// A tree that is too large, or infinite, is not drawn.
func TestTreeTooLarge(t *testing.T) {
	loop := ImpartialFunc[int](func(dst []int, p int) []int { return append(dst, p) })
	chain := ImpartialFunc[int](func(dst []int, p int) []int {
		if p > 0 {
			dst = append(dst, p-1)
		}
		return dst
	})
	for name, test := range map[string]struct {
		rules Ruleset[int]
		start int
		nodes int
	}{"loop": {loop, 0, 0}, "chain": {chain, 100, 0}, "few": {chain, 3, 14}} {
		var out bytes.Buffer
		err := WriteTreeSVG(&out, test.rules, test.start, TreeSVGOptions[int]{Nodes: test.nodes})
		if !errors.Is(err, ErrLimit) || out.Len() > 0 {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := WriteTreeSVG(io.Discard, Ruleset[int](chain), 3, TreeSVGOptions[int]{Nodes: 15}); err != nil {
		t.Error(err)
	}
	defer func() {
		if recover() == nil {
			t.Error("nil rules are drawn")
		}
	}()
	_ = WriteTreeSVG[int](io.Discard, nil, 0, TreeSVGOptions[int]{})
}
