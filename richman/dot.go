package richman

import (
	"fmt"
	"slices"
	"strings"
)

// ParseDOT reads a graph in the language DOT of Graphviz. Vertices have the color blue or red if they are terminals,
// and an edge may have one of these colors if only this player can move along it:
//
//	digraph { b [color=blue]; r [color="red"]; v1 -> {b v2}; v2 -> v1; v2 -> r }
//
// Edges may form chains and lead from and to sets in braces. Those of a graph, in place of a digraph, can be passed
// both ways, but from no terminal, and a digraph has no edges from terminals. Other attributes and colors are
// decoration, but a statement has one color at most; default attributes with a color, subgraphs with statements in them
// and ports are not read. The vertices have the order in which they are first mentioned.
//
// The error is a [*cgt.SyntaxError] with the offset, or a [*GraphError] as in [NewGraph].
func ParseDOT(text string) (*Graph, error) {
	r := dotReader{text: text, p: newGraphReader("graph in DOT"), color: map[string]color{}}
	if err := r.graph(); err != nil {
		return nil, err
	}
	for _, e := range r.edges {
		ends := [2]mention{e.from, e.to}
		for i, from := range ends {
			if i == 1 && (r.isDirected || e.from.name == e.to.name) || !r.isDirected && r.color[from.name] != black {
				continue
			}
			for who := range r.p.moves {
				if e.color == black || e.color == color(who)+blue {
					v := r.p.number[from.name]
					r.p.moves[who][v] = append(r.p.moves[who][v], ends[1-i])
				}
			}
		}
	}
	for _, name := range r.p.names {
		if c := r.color[name]; c != black {
			r.p.terminals[c] = append(r.p.terminals[c], mention{name: name})
		}
	}
	return r.p.graph()
}

// AppendDOT appends the graph to b as [ParseDOT] reads it.
func (g *Graph) AppendDOT(b []byte) []byte {
	b = append(b, "digraph {\n"...)
	for v, c := range g.color {
		b = fmt.Appendf(b, "\t%s%s;\n", quoteDOT(g.names[v]), colorDOT(c))
	}
	for v, list := range g.edges {
		for _, w := range list {
			c := black
			_, blueMoves := slices.BinarySearch(g.moves(v, Blue), w)
			_, redMoves := slices.BinarySearch(g.moves(v, Red), w)
			switch {
			case !blueMoves:
				c = red
			case !redMoves:
				c = blue
			}
			b = fmt.Appendf(b, "\t%s -> %s%s;\n", quoteDOT(g.names[v]), quoteDOT(g.names[w]), colorDOT(c))
		}
	}
	return append(b, "}\n"...)
}

func colorDOT(c color) string {
	return [...]string{black: "", blue: " [color=blue]", red: " [color=red]"}[c]
}

// quoteDOT returns a name as DOT has it: in quotes, where only a quote needs a backslash. A backslash stands for
// itself, but not before a quote or at the end, where it is doubled; so it is wherever it stands.
func quoteDOT(name string) string {
	isPlain := true
	for i, c := range name {
		isPlain = isPlain && (c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || i > 0 && '0' <= c && c <= '9')
	}
	if isPlain && !slices.Contains(dotKeywords, strings.ToLower(name)) {
		return name
	}
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(name) + `"`
}

var dotKeywords = []string{"node", "edge", "graph", "digraph", "subgraph", "strict"}
