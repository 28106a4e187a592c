package main

import (
	"bytes"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
)

// Pictures side by side keep their arrows, whose heads have different names then.
func TestSheet(t *testing.T) {
	g, err := cgt.NewGraph([][]int{{1}, nil}, [][]int{nil, nil})
	if err != nil {
		t.Fatal(err)
	}
	var one bytes.Buffer
	if err := cgt.WriteGraphSVG(&one, g, cgt.GraphSVGOptions{}); err != nil {
		t.Fatal(err)
	}
	var both bytes.Buffer
	if err := (sheet{title: "twice", panels: []panel{{one.Bytes(), "once"}, {one.Bytes(), "again"}}}).write(&both); err != nil {
		t.Fatal(err)
	}
	svgtest.Check(t, both.Bytes(), 3*one.Len(), "a graph twice")
	checkNames(t, "a graph twice", both.String())
	if n := strings.Count(both.String(), "marker-end"); n != 2 {
		t.Errorf("%d arrows", n)
	}
	f, err := frameOf(one.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	if g, err := frameOf(both.Bytes()); err != nil || g.width < 2*f.width || g.height < f.height {
		t.Errorf("two pictures of %v make one of %v, %v", f, g, err)
	}
	if err := (sheet{panels: []panel{{[]byte("<svg>"), "none"}}}).write(&both); err == nil {
		t.Error("no error")
	}
}
