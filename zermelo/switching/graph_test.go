package switching_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo/switching"
)

func TestTexts(t *testing.T) {
	for text, want := range map[string]string{
		"1":                         "1",
		"3\n0 1\n0 1\n2 2":          "3\n0 1\n0 1\n2 2",
		"\ufeff2\n0 1":              "2\n0 1",
		"\ufeff" + `{"vertices":7}`: "7",
		"\n # a triangle\n 3 # vertices\r\n0 1\n\n1 2\r\n2 0 # closed\n": "3\n0 1\n1 2\n2 0",
		` {"edges":[[0,1]], "vertices":2} `:                              "2\n0 1",
		`{"vertices":7}`:                                                 "7",
	} {
		g, err := switching.ParseGraph(text)
		if err != nil || g.String() != want {
			t.Errorf("%q: %v, %v", text, g, err)
			continue
		}
		data := must(json.Marshal(g))
		var h switching.Graph
		if err := json.Unmarshal(data, &h); err != nil || h.String() != want {
			t.Errorf("%s: %v, %v", data, &h, err)
		}
	}
}

func TestBadTexts(t *testing.T) {
	type place struct{ line, offset, edge, vertex int } // an edge of −2 if there is no GraphError
	for text, want := range map[string]place{
		"":                                  {1, 0, -2, 0},
		"# nothing\n":                       {2, 0, -2, 0},
		"x":                                 {1, 0, -2, 0},
		"3 4":                               {1, 2, -2, 0},
		"0":                                 {1, 0, -1, 0},
		"99999999":                          {1, 0, -2, 0},
		"99999999999999999999":              {1, 0, -2, 0},
		"3\n0 1\n\n1  3":                    {4, 3, 1, 3},
		"3\n0 1 2":                          {2, 4, -2, 0},
		"3\n0":                              {2, 1, -2, 0},
		"3\n0 -1":                           {2, 2, -2, 0},
		`{`:                                 {0, 1, -2, 0},
		`{"vertices":2,"edges":[[0,2]]}`:    {0, 0, 0, 2},
		`{"vertices":2,"edges":[[0,-1]]}`:   {0, 0, 0, -1},
		`{"vertices":2,"edges":[[0]]}`:      {0, 0, -2, 0},
		`{"vertices":2,"edges":[[0,null]]}`: {0, 0, -2, 0},
		`{"vertices":0}`:                    {0, 0, -1, 0},
		`{"vertices":-1}`:                   {0, 0, -1, 0},
		`{"edges":[]}`:                      {0, 0, -2, 0},
		`{"vertices":2} x`:                  {0, 15, -2, 0},
		`{"vertices":2,"n":1}`:              {0, 14, -2, 0},
		`{"vertices":"2"}`:                  {0, 15, -2, 0},
		`{"vertices":2;}`:                   {0, 13, -2, 0},
	} {
		g, err := switching.ParseGraph(text)
		var syntax *cgt.SyntaxError
		if !errors.As(err, &syntax) {
			t.Errorf("%q: %v, %v", text, g, err)
			continue
		}
		got := place{syntax.Line, syntax.Offset, -2, 0}
		var e *switching.GraphError
		if errors.As(err, &e) {
			got.edge, got.vertex = e.Edge, e.Vertex
		}
		if got != want || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: %v: %v, want %v", text, err, got, want)
		}
	}
	if _, err := switching.NewGraph(2, make([][2]int, switching.MaxSize+1)...); err == nil {
		t.Error("too many edges")
	}
	h := must(switching.NewGraph(2))
	if err := json.Unmarshal([]byte(`{"vertices":0}`), h); err == nil || h.NumVertices() != 2 {
		t.Error(err)
	}
	if err := h.UnmarshalJSON([]byte("null")); err != nil || h.NumVertices() != 2 {
		t.Error(err)
	}
}

func FuzzParseGraph(f *testing.F) {
	for _, text := range []string{"3\n0 1\n1 2 # x", `{"vertices":2,"edges":[[0,1]]}`, "0", "3\n7 7", "{"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		g, err := switching.ParseGraph(text)
		if err != nil {
			var syntax *cgt.SyntaxError
			if !errors.As(err, &syntax) {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		h, err := switching.ParseGraph(g.String())
		if err != nil || h.String() != g.String() {
			t.Fatalf("%q is read as %v, and that as %v, %v", text, g, h, err)
		}
	})
}
