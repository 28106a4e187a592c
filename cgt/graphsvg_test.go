package cgt

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestWriteGraphSVG checks that pictures are XML with an arrow for each pair of positions between which there is a
// move, and all labels.
func TestWriteGraphSVG(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 8).Draw(t, "vertices")
		moves := [2][][]int{make([][]int, n), make([][]int, n)}
		pairs := map[[2]int]bool{}
		for v := range n {
			for who := range moves {
				moves[who][v] = rapid.SliceOfN(rapid.IntRange(0, n-1), 0, 3).Draw(t, "moves")
				for _, q := range moves[who][v] {
					pairs[[2]int{v, q}] = true
				}
			}
		}
		g, err := NewGraph(moves[Left], moves[Right])
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		o := GraphSVGOptions{Label: func(v int) string { return "<" + strings.Repeat("é", v) + "&" }, Outcome: func(v int) (Outcome, bool) { return P, v%2 == 0 }}
		if err := WriteGraphSVG(&b, g, o); err != nil {
			t.Fatal(err)
		}
		text := b.String()
		for d := xml.NewDecoder(&b); ; {
			if _, err := d.Token(); err == io.EOF {
				break
			} else if err != nil {
				t.Fatalf("%v\n%s", err, text)
			}
		}
		if got := strings.Count(text, "marker-end"); got != len(pairs) {
			t.Errorf("%d arrows for %d pairs", got, len(pairs))
		}
		if got := strings.Count(text, "<rect"); got != n {
			t.Errorf("%d vertices are drawn, want %d", got, n)
		}
		if got, want := strings.Count(text, ">P</text>"), (n+1)/2; got != want {
			t.Errorf("%d outcomes are drawn, want %d", got, want)
		}
	})
	g, err := NewGraph(make([][]int, 5), make([][]int, 5))
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := WriteGraphSVG(&b, g, GraphSVGOptions{Vertices: 4}); !errors.Is(err, ErrLimit) || b.Len() > 0 {
		t.Errorf("%v, and %d bytes", err, b.Len())
	}
}
