package graph

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
)

// Parse reads a graph whose vertices have the given letters; the package says how it is written. A capital stands for a
// small letter if only this is among the letters, and the other way round.
//
// An error is a [*cgt.SyntaxError] with the offset: of what cannot stand there, or is not among the letters; of a
// bracket or a brace that is not closed; of an edge from a vertex to itself; or of a letter that is not the one that
// the vertex had before.
func Parse(text, letters string) (Graph, error) {
	p := parser{text: text, letters: letters, names: map[string]int{}, current: none}
	if err := p.read(); err != nil {
		return Graph{}, err
	}
	return build(string(p.vertices), p.edges), nil
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text, letters string) Graph {
	g, err := Parse(text, letters)
	if err != nil {
		panic(err)
	}
	return g
}

// none stands for a vertex that is not there.
const none = -1

// parser is the state of reading a graph.
type parser struct {
	text, letters string
	at            int
	vertices      []byte // their letters
	edges         [][2]int
	names         map[string]int // the vertex of a name
	current       int            // the vertex where the walk is, or none if a walk begins
	branches      []branch       // the brackets that are open
	mustStep      bool           // whether an edge must follow, since a way in brackets begins
}

// branch is a bracket that is open.
type branch struct{ offset, vertex int }

func fail(offset int, format string, args ...any) error {
	return &cgt.SyntaxError{What: "graph", Offset: offset, Msg: fmt.Sprintf(format, args...)}
}

// read reads the text. Nothing recurses, so that brackets may be nested to any depth.
func (p *parser) read() error {
	if p.skip(); p.at == len(p.text) {
		return nil
	}
	for {
		if p.current == none {
			if err := p.begin(); err != nil {
				return err
			}
		}
		if p.skip(); p.at == len(p.text) {
			break
		}
		if err := p.step(); err != nil {
			return err
		}
	}
	switch {
	case p.mustStep:
		return fail(p.at, "an edge - should follow")
	case len(p.branches) > 0:
		return fail(p.branches[len(p.branches)-1].offset, "this bracket is not closed")
	}
	return nil
}

// skip skips blanks.
func (p *parser) skip() {
	for p.at < len(p.text) && strings.IndexByte(" \t\r\n", p.text[p.at]) >= 0 {
		p.at++
	}
}

// begin reads the vertex where a walk begins. It may be nothing, if at least an edge follows.
func (p *parser) begin() error {
	p.skip()
	start := p.at
	v, err := p.vertex()
	if err != nil {
		return err
	}
	p.current = v
	if p.at == start && (p.at == len(p.text) || p.text[p.at] != '-' && p.text[p.at] != '(') {
		return p.unexpected("a vertex")
	}
	return nil
}

// step reads what stands behind a vertex.
func (p *parser) step() error {
	c, offset := p.text[p.at], p.at
	if p.mustStep && c != '-' {
		return p.unexpected("an edge -")
	}
	p.at++
	switch {
	case c == '-':
		p.skip()
		v, err := p.vertex()
		if err != nil {
			return err
		}
		if v == p.current {
			return fail(offset, "this edge leads from a vertex to itself")
		}
		p.edges = append(p.edges, [2]int{p.current, v})
		p.current, p.mustStep = v, false
	case c == '(':
		p.branches = append(p.branches, branch{offset, p.current})
		p.mustStep = true
	case c == ';' && len(p.branches) == 0:
		p.current = none
	case c == ';':
		p.current, p.mustStep = p.branches[len(p.branches)-1].vertex, true
	case c == ')' && len(p.branches) > 0:
		p.current = p.branches[len(p.branches)-1].vertex
		p.branches = p.branches[:len(p.branches)-1]
	case c == ')':
		return fail(offset, "no bracket is open")
	default:
		p.at--
		return p.unexpected("one of - ( ) ;")
	}
	return nil
}

// unexpected returns the error that something else should stand here.
func (p *parser) unexpected(want string) error {
	if p.at == len(p.text) {
		return fail(p.at, "%s should follow", want)
	}
	r, _ := utf8.DecodeRuneInString(p.text[p.at:])
	return fail(p.at, "unexpected %q, want %s", r, want)
}

// vertex reads the letter and the name of a vertex, each of which may be missing, and returns its number.
func (p *parser) vertex() (int, error) {
	letter, offset := byte(0), p.at
	if p.at < len(p.text) && strings.IndexByte(syntax, p.text[p.at]) < 0 {
		var ok bool
		if letter, ok = fold(p.text[p.at], p.letters); !ok {
			return none, p.unexpected("one of the letters " + p.letters)
		}
		p.at++
		p.skip()
	}
	name := ""
	if p.at < len(p.text) && p.text[p.at] == ':' {
		var err error
		if name, err = p.name(); err != nil {
			return none, err
		}
		if v, ok := p.names[name]; ok {
			if letter != 0 && letter != p.vertices[v] {
				return none, fail(offset, "the vertex %s had the letter %q before", name, rune(p.vertices[v]))
			}
			return v, nil
		}
	}
	if letter == 0 {
		if letter = '.'; strings.IndexByte(p.letters, letter) < 0 {
			return none, p.unexpected("one of the letters " + p.letters)
		}
	}
	v := len(p.vertices)
	p.vertices = append(p.vertices, letter)
	if name != "" {
		p.names[name] = v
	}
	return v, nil
}

// name reads a name and the colon before it.
func (p *parser) name() (string, error) {
	p.at++
	p.skip()
	const want = "a letter, a digit or a name in braces"
	if p.at == len(p.text) {
		return "", p.unexpected(want)
	}
	switch c := p.text[p.at]; {
	case c == '{':
		end := strings.IndexAny(p.text[p.at+1:], "{}")
		if end < 0 || p.text[p.at+1+end] == '{' {
			return "", fail(p.at, "this brace is not closed")
		}
		if end == 0 {
			return "", fail(p.at, "this name is empty")
		}
		name := p.text[p.at+1 : p.at+1+end]
		p.at += end + 2
		return name, nil
	case '0' <= c && c <= '9', 'a' <= c|0x20 && c|0x20 <= 'z':
		p.at++
		return p.text[p.at-1 : p.at], nil
	}
	return "", p.unexpected(want)
}

// fold returns the letter of a graph that c stands for.
func fold(c byte, letters string) (byte, bool) {
	for _, d := range [...]byte{c, c ^ 0x20} {
		if isLetter(d) && strings.IndexByte(letters, d) >= 0 && (d == c || 'a' <= c|0x20 && c|0x20 <= 'z') {
			return d, true
		}
	}
	return 0, false
}
