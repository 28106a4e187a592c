package main

import (
	"bytes"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
)

// Pictures side by side keep their arrows, whose heads have different names then.
func TestBeside(t *testing.T) {
	g, err := cgt.NewGraph([][]int{{1}, nil}, [][]int{nil, nil})
	if err != nil {
		t.Fatal(err)
	}
	var one bytes.Buffer
	if err := cgt.WriteGraphSVG(&one, g, cgt.GraphSVGOptions{}); err != nil {
		t.Fatal(err)
	}
	both, err := beside("twice", one.Bytes(), one.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	svgtest.Check(t, both, 3*one.Len(), "a graph twice")
	checkNames(t, "a graph twice", string(both))
	if n := strings.Count(string(both), "marker-end"); n != 2 {
		t.Errorf("%d arrows", n)
	}
	width, height, err := sizeOf(one.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	if w, h, err := sizeOf(both); err != nil || w < 2*width || h < height {
		t.Errorf("two pictures of %v × %v make one of %v × %v, %v", width, height, w, h, err)
	}
	if _, err := beside("none", []byte("<svg>")); err == nil {
		t.Error("no error")
	}
}
