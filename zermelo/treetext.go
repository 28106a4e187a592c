package zermelo

import (
	"strings"

	"github.com/cgt-go/sdk/internal/scan"
)

// ParseTree reads a tree such as max(min(1, 0), 1/2): a word says who moves, the trees that the moves lead to stand in
// parentheses, and a payoff is an end. Payoffs are those of [ParseGraph], and blanks do not count. The nodes are
// numbered in the order of the text, so that the root is the vertex 0 and the start; a node comes before those below
// it, and these are numbered from left to right. Trees may be millions of moves deep.
//
// An error is a [*cgt.SyntaxError] with the offset.
//
// Source: B. A. Trakhtenbrot, Algorithms and Automatic Computing Machines, §2.3.
func ParseTree(text string) (*Graph[Rational], error) {
	s := &scan.Scanner{What: "tree", Text: text}
	g := &Graph[Rational]{}
	var open []int // the nodes whose parentheses are open
	add := func(x Vertex[Rational]) {
		if len(open) > 0 {
			up := &g.vertices[open[len(open)-1]]
			up.Moves = append(up.Moves, len(g.vertices))
		}
		g.vertices = append(g.vertices, x)
	}
	for {
		switch {
		case s.Accept("max"):
			add(Vertex[Rational]{Turn: Max})
		case s.Accept("min"):
			add(Vertex[Rational]{Turn: Min})
		default:
			v, err := scanPayoff(s)
			if err != nil {
				return nil, err
			}
			add(Vertex[Rational]{Payoff: &v})
			for len(open) > 0 && s.Accept(")") {
				open = open[:len(open)-1]
			}
			if len(open) == 0 {
				if err := s.End(); err != nil {
					return nil, err
				}
				return g, nil
			}
			if !s.Accept(",") {
				return nil, s.Unexpected("a comma or )")
			}
			continue
		}
		if !s.Accept("(") {
			return nil, s.Unexpected("(")
		}
		open = append(open, len(g.vertices)-1)
	}
}

// isPayoffByte reports whether c may stand in a payoff.
func isPayoffByte(c rune) bool {
	return 'a' <= c && c <= 'z' || '0' <= c && c <= '9' || c == '-' || c == '/'
}

func scanPayoff(s *scan.Scanner) (Rational, error) {
	s.Skip()
	rest := s.Text[s.At:]
	word := rest[:len(rest)-len(strings.TrimLeftFunc(rest, isPayoffByte))]
	if word == "" {
		return Rational{}, s.Unexpected("max, min or a payoff")
	}
	v, err := parsePayoff[Rational](word)
	if err != nil {
		return Rational{}, s.Fail(s.At, err, "%q is neither max nor min nor a payoff", scan.Brief(word))
	}
	s.At += len(word)
	return v, nil
}

// treeText returns the text that [ParseTree] reads; ok is false if g is not a graph that it could return.
func (g *Graph[V]) treeText() (text string, ok bool) {
	if g.Len() == 0 || g.start != 0 || g.unending != nil || g.name != nil || g.vertices[0].Name != "" {
		return "", false
	}
	var b strings.Builder
	type node struct{ v, next int }
	open := []node{}
	count := 0
	// enter writes v if it is the next one.
	enter := func(v int) bool {
		x := &g.vertices[v]
		if v != count {
			return false
		}
		count++
		if x.Payoff == nil {
			b.WriteString(strings.ToLower(x.Turn.String()))
			open = append(open, node{v: v})
			return true
		}
		text, err := payoffText(*x.Payoff)
		if err != nil || text == "" || strings.TrimLeftFunc(text, isPayoffByte) != "" {
			return false
		}
		if v, err := parsePayoff[V](text); err != nil || v != *x.Payoff {
			return false
		}
		b.WriteString(text)
		return true
	}
	if !enter(0) {
		return "", false
	}
	for len(open) > 0 {
		top := &open[len(open)-1]
		moves := g.vertices[top.v].Moves
		if top.next == len(moves) {
			b.WriteByte(')')
			open = open[:len(open)-1]
			continue
		}
		if top.next == 0 {
			b.WriteByte('(')
		} else {
			b.WriteString(", ")
		}
		top.next++
		if !enter(moves[top.next-1]) {
			return "", false
		}
	}
	return b.String(), count == g.Len()
}
