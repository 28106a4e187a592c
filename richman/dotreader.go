package richman

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
)

// mostDOT is the largest number of edges in a text.
const mostDOT = 10_000_000

// A dotReader reads DOT from left to right.
type dotReader struct {
	text       string
	at         int
	p          *graphReader
	isDirected bool
	color      map[string]color // of vertices
	edges      []dotEdge
}

type dotEdge struct {
	from, to mention
	color    color
}

func (r *dotReader) fail(offset int, format string, args ...any) error {
	return &cgt.SyntaxError{What: r.p.what, Offset: offset, Msg: fmt.Sprintf(format, args...)}
}

// skip skips blanks and comments and reports whether there is more.
func (r *dotReader) skip() (bool, error) {
	for {
		rest := strings.TrimLeft(r.text[r.at:], " \t\r\n\ufeff")
		r.at = len(r.text) - len(rest)
		switch {
		case strings.HasPrefix(rest, "//"), strings.HasPrefix(rest, "#") && (r.at == 0 || r.text[r.at-1] == '\n'):
			end := strings.IndexByte(rest, '\n')
			if end < 0 {
				end = len(rest)
			}
			r.at += end
		case strings.HasPrefix(rest, "/*"):
			end := strings.Index(rest, "*/")
			if end < 0 {
				return false, r.fail(r.at, "the comment has no end")
			}
			r.at += end + 2
		default:
			return rest != "", nil
		}
	}
}

// accept reads one of some signs if it stands here.
func (r *dotReader) accept(signs ...string) (string, error) {
	if _, err := r.skip(); err != nil {
		return "", err
	}
	for _, s := range signs {
		if strings.HasPrefix(r.text[r.at:], s) {
			r.at += len(s)
			return s, nil
		}
	}
	return "", nil
}

// unexpected returns the error that something else should stand here.
func (r *dotReader) unexpected(want string) error {
	if r.at >= len(r.text) {
		return r.fail(r.at, "the text ends where %s should follow", want)
	}
	c, _ := utf8.DecodeRuneInString(r.text[r.at:])
	return r.fail(r.at, "unexpected %q, want %s", c, want)
}

// id reads a name; ok is false if there is none here. A name in quotes is no keyword.
func (r *dotReader) id() (m mention, isQuoted, ok bool, err error) {
	more, err := r.skip()
	if !more || err != nil {
		return m, false, false, err
	}
	m.offset = r.at
	if r.text[r.at] != '"' {
		end := r.at
		for end < len(r.text) {
			c, size := utf8.DecodeRuneInString(r.text[end:])
			if c != '_' && c != '.' && !unicode.IsLetter(c) && !unicode.IsDigit(c) && !(c == '-' && end == r.at && !strings.HasPrefix(r.text[end:], "->") && !strings.HasPrefix(r.text[end:], "--")) {
				break
			}
			end += size
		}
		m.name = r.text[r.at:end]
		r.at = end
		return m, false, m.name != "", nil
	}
	var b strings.Builder
	for i := r.at + 1; i < len(r.text); i++ {
		switch c := r.text[i]; {
		case c == '"':
			r.at = i + 1
			m.name = b.String()
			if m.name == "" || !utf8.ValidString(m.name) {
				return m, false, false, r.fail(m.offset, "a name is empty or not UTF-8")
			}
			return m, true, true, nil
		case c == '\\' && i+1 < len(r.text) && (r.text[i+1] == '"' || r.text[i+1] == '\\'):
			i++
			b.WriteByte(r.text[i])
		default:
			b.WriteByte(c)
		}
	}
	return m, false, false, r.fail(m.offset, "the quote has no end")
}

func (r *dotReader) graph() error {
	kind, _, _, err := r.id()
	if err == nil && strings.EqualFold(kind.name, "strict") {
		kind, _, _, err = r.id()
	}
	if err != nil {
		return err
	}
	switch strings.ToLower(kind.name) {
	case "digraph":
		r.isDirected = true
	case "graph":
	default:
		return r.fail(kind.offset, "want graph or digraph, or a brace at the beginning of JSON")
	}
	if _, _, _, err := r.id(); err != nil {
		return err
	}
	if open, err := r.accept("{"); err != nil || open == "" {
		return first(err, func() error { return r.unexpected("{") })
	}
	for {
		sign, err := r.accept("}", ";")
		if err != nil {
			return err
		}
		switch sign {
		case "":
			if err := r.statement(); err != nil {
				return err
			}
		case "}":
			if more, err := r.skip(); err != nil || more {
				return first(err, func() error { return r.unexpected("the end") })
			}
			return nil
		}
	}
}

// first returns err or, if it is nil, what the function returns.
func first(err error, other func() error) error {
	if err != nil {
		return err
	}
	return other()
}

// statement reads vertices, edges or attributes.
func (r *dotReader) statement() error {
	start := r.at
	ends, isWord, err := r.ends()
	if err != nil {
		return err
	}
	if isWord {
		switch strings.ToLower(ends[0].name) {
		case "node", "edge", "graph":
			c, at, err := r.attributes()
			if err == nil && c != black && strings.ToLower(ends[0].name) != "graph" {
				err = r.fail(at, "a default color is not read")
			}
			return err
		case "subgraph":
			return r.fail(start, "a subgraph is not read")
		}
		if sign, err := r.accept("="); err != nil || sign != "" { // an attribute of the graph
			return first(err, func() error {
				_, _, ok, err := r.id()
				if err == nil && !ok {
					err = r.unexpected("a value")
				}
				return err
			})
		}
	}
	vertices := func(list []mention) {
		for _, m := range list {
			r.p.vertex(m.name)
		}
	}
	vertices(ends)
	var edges []dotEdge
	for last := ends; ; {
		sign, err := r.accept("->", "--")
		if err != nil {
			return err
		}
		at := r.at - len(sign)
		if sign == "" {
			break
		}
		if (sign == "->") != r.isDirected {
			return r.fail(at, "%s does not belong in this kind of graph", sign)
		}
		next, _, err := r.ends()
		if err != nil {
			return err
		}
		if len(r.edges)+len(edges) > mostDOT-len(last)*len(next) { // sets say much in few words
			return r.fail(at, "more than %d edges", mostDOT)
		}
		vertices(next)
		for _, from := range last {
			for _, to := range next {
				edges = append(edges, dotEdge{from: from, to: to})
			}
		}
		last = next
	}
	c, at, err := r.attributes()
	if err != nil {
		return err
	}
	for i := range edges {
		edges[i].color = c
	}
	r.edges = append(r.edges, edges...)
	if len(edges) > 0 || c == black {
		return nil
	}
	for _, m := range ends {
		if old := r.color[m.name]; old != black && old != c {
			return r.fail(at, "the vertex %q is blue and red", m.name)
		}
		r.color[m.name] = c
	}
	return nil
}

// ends reads one vertex or a set of them in braces. The word may be a keyword if it is one without quotes.
func (r *dotReader) ends() (list []mention, isWord bool, err error) {
	sign, err := r.accept("{")
	if err != nil {
		return nil, false, err
	}
	if sign == "" {
		m, isQuoted, ok, err := r.id()
		if err == nil && !ok {
			err = r.unexpected("a vertex")
		}
		return []mention{m}, !isQuoted, err
	}
	for {
		sign, err := r.accept("}", ";", ",")
		if err != nil {
			return nil, false, err
		}
		if sign == "}" {
			return list, false, nil
		}
		if sign != "" {
			continue
		}
		m, _, ok, err := r.id()
		if err != nil || !ok {
			return nil, false, first(err, func() error { return r.unexpected("a vertex or }") })
		}
		list = append(list, m)
	}
}

// attributes reads lists of attributes, if there are some, and returns the color that they say and where.
func (r *dotReader) attributes() (c color, at int, err error) {
	hasColor := false
	for {
		sign, err := r.accept("[")
		if sign == "" || err != nil {
			return c, at, err
		}
		for {
			sign, err := r.accept("]", ";", ",")
			if err != nil {
				return c, at, err
			}
			if sign == "]" {
				break
			}
			if sign != "" {
				continue
			}
			key, _, ok, err := r.id()
			if err != nil || !ok {
				return c, at, first(err, func() error { return r.unexpected("an attribute or ]") })
			}
			if sign, err := r.accept("="); err != nil || sign == "" {
				return c, at, first(err, func() error { return r.unexpected("=") })
			}
			value, _, ok, err := r.id()
			if err != nil || !ok {
				return c, at, first(err, func() error { return r.unexpected("a value") })
			}
			if key.name == "color" {
				if hasColor {
					return c, at, r.fail(key.offset, "there is a second color")
				}
				hasColor, at = true, value.offset
				switch value.name {
				case "blue":
					c = blue
				case "red":
					c = red
				}
			}
		}
	}
}
