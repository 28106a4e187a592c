package cgt

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"testing"

	"pgregory.net/rapid"
)

// countNodes counts the nodes of a tree as often as there are ways to them.
func countNodes(t Tree) int {
	count := 1
	for who := Left; who <= Right; who++ {
		for o := range t.Options(who) {
			count += countNodes(o)
		}
	}
	return count
}

// A picture of a tree has all its nodes.
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
		if want := countNodes(tree); texts != want {
			t.Fatalf("%d texts for %d nodes", texts, want)
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

// A position without a text that can be seen is a dot.
func TestTreeWithBlankTexts(t *testing.T) {
	row := ImpartialFunc[string](func(dst []string, p string) []string {
		if p != "" {
			dst = append(dst, p[1:])
		}
		return dst
	})
	var out bytes.Buffer
	if err := WriteTreeSVG(&out, row, " i", TreeSVGOptions[string]{}); err != nil { // " i", twice "i", four times ""
		t.Fatal(err)
	}
	if texts, dots := bytes.Count(out.Bytes(), []byte("<text")), bytes.Count(out.Bytes(), []byte("<circle")); texts != 3 || dots != 4 {
		t.Errorf("%d texts and %d dots:\n%s", texts, dots, out.Bytes())
	}
}
