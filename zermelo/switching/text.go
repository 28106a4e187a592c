package switching

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// String returns the graph as text that [ParseGraph] reads: a line with the number of vertices, and one for each edge.
func (g *Graph) String() string {
	b := strconv.AppendInt(nil, int64(g.vertices), 10)
	for _, e := range g.ends {
		b = fmt.Appendf(b, "\n%d %d", e[0], e[1])
	}
	return string(b)
}

// MarshalJSON returns the graph in the second form that [ParseGraph] reads.
func (g *Graph) MarshalJSON() ([]byte, error) {
	b := fmt.Appendf(nil, `{"vertices":%d,"edges":[`, g.vertices)
	for i, e := range g.ends {
		if i > 0 {
			b = append(b, ',')
		}
		b = fmt.Appendf(b, "[%d,%d]", e[0], e[1])
	}
	return append(b, "]}"...), nil
}

const what = "switching graph"

// ParseGraph reads a graph. The first line has the number of vertices, and each line after it the two ends of an edge,
// which are numbers from 0:
//
//	3
//	0 1
//	0 1 # twice
//	1 2
//
// What follows a # does not count, nor do empty lines and a byte order mark at the beginning. A text that begins with a
// brace is JSON:
//
//	{"vertices": 3, "edges": [[0, 1], [0, 1], [1, 2]]}
//
// An error is a [*cgt.SyntaxError], with the line for the first form. If the graph cannot be, errors.As finds a
// [*GraphError] too, such as one that names a vertex that is not there.
func ParseGraph(text string) (*Graph, error) {
	text = scan.Unmarked(text)
	if strings.HasPrefix(strings.TrimLeft(text, " \t\r\n"), "{") {
		return parseJSON(text)
	}
	var (
		vertices = -1
		edges    [][2]int
	)
	number := 0
	for line := range strings.SplitSeq(text, "\n") {
		number++
		// Further errors get their place here.
		fail := func(err error) (*Graph, error) {
			var syntax *cgt.SyntaxError
			if !errors.As(err, &syntax) {
				syntax = &cgt.SyntaxError{What: what, Msg: err.Error(), Err: err}
			}
			syntax.Line = number
			return nil, syntax
		}
		line, _, _ = strings.Cut(line, "#")
		s := scan.Scanner{What: what, Text: line}
		if !s.Skip() {
			continue
		}
		if vertices < 0 {
			n, err := readNumber(&s, "the number of vertices")
			if err == nil {
				err = s.End()
			}
			if err == nil {
				_, err = NewGraph(n)
			}
			if err != nil {
				return fail(err)
			}
			vertices = n
			continue
		}
		var edge [2]int
		for k := range edge {
			s.Skip()
			offset := s.At
			v, err := readNumber(&s, "a vertex")
			if err != nil {
				return fail(err)
			}
			if err := (&Graph{vertices: vertices}).check(len(edges), v); err != nil {
				return fail(s.Fail(offset, err, "%v", err))
			}
			edge[k] = v
		}
		if err := s.End(); err != nil {
			return fail(err)
		}
		if edges = append(edges, edge); len(edges) > MaxSize {
			_, err := NewGraph(vertices, edges...)
			return fail(err)
		}
	}
	if vertices < 0 {
		return nil, &cgt.SyntaxError{What: what, Line: number, Msg: "the number of vertices should follow"}
	}
	return NewGraph(vertices, edges...)
}

// readNumber reads a number that is at most MaxSize.
func readNumber(s *scan.Scanner, want string) (int, error) {
	digits, offset, err := s.Digits(want)
	if err != nil {
		return 0, err
	}
	n, err := strconv.Atoi(digits)
	if err != nil || n > MaxSize {
		return 0, s.Fail(offset, nil, "%s is larger than %d", want, MaxSize)
	}
	return n, nil
}

// parseJSON reads the second form.
func parseJSON(text string) (*Graph, error) {
	var read struct {
		Vertices *int     `json:"vertices"`
		Edges    [][]*int `json:"edges"` // pointers, since null would be read as 0
	}
	fail := func(offset int, err error) (*Graph, error) {
		return nil, &cgt.SyntaxError{What: what, Offset: offset, Msg: err.Error(), Err: err}
	}
	if offset, err := scan.JSON(text, &read); err != nil {
		return fail(offset, err)
	}
	if read.Vertices == nil {
		return fail(0, errors.New(`there is no "vertices"`))
	}
	edges := make([][2]int, len(read.Edges))
	for i, e := range read.Edges {
		if len(e) != 2 {
			return fail(0, fmt.Errorf("the edge %d has %d ends", i, len(e)))
		}
		for k, v := range e {
			if v == nil {
				return fail(0, fmt.Errorf("the edge %d has the end null", i))
			}
			edges[i][k] = *v
		}
	}
	g, err := NewGraph(*read.Vertices, edges...)
	if err != nil {
		return fail(0, err)
	}
	return g, nil
}

// UnmarshalJSON reads what [Graph.MarshalJSON] writes into a graph that is new. The errors are those of [ParseGraph].
// It leaves the graph as it is if the text is null, as [json.Unmarshaler] has it.
func (g *Graph) UnmarshalJSON(data []byte) error {
	if bytes.Equal(data, []byte("null")) {
		return nil
	}
	h, err := parseJSON(string(data))
	if err == nil {
		*g = *h
	}
	return err
}
