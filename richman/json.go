package richman

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// ParseJSON reads a graph as an object such as
//
//	{"edges": {"v1": ["b", "v2"], "v2": ["v1", "r"]}, "blue": ["b"], "red": ["r"]}
//
// where blue or red may be missing. The vertices are the keys of edges and then the terminals that are no keys, in the
// order in which they are written; a terminal may be a key without successors. In a graph of [NewPartizanGraph] there
// is an object in place of a list where the players have different moves: {"blue": ["b"], "red": ["v2"]}. A byte order
// mark at the beginning does not count.
//
// The error is a [*cgt.SyntaxError] with the offset if the text is no such object or not UTF-8, has an escape for half
// of a surrogate pair, has a key or a vertex of a list twice, or names a vertex that there is not, and a [*GraphError]
// as in [NewGraph] if the graph is no board.
func ParseJSON(text string) (*Graph, error) {
	p, err := readJSON(text, "graph in JSON")
	if err != nil {
		return nil, err
	}
	return p.graph()
}

// readJSON reads what a text says; what is the name of such texts in errors.
func readJSON(text, what string) (*graphReader, error) {
	p := newGraphReader(what)
	return p, newJSONReader(text, what).graph(p)
}

// checkUnicode checks that no part of the text would become U+FFFD, which is what package json makes of bytes that are
// not UTF-8 and of escapes for halves of surrogate pairs.
func (r *jsonReader) checkUnicode() error {
	for i := 0; i < len(r.text); {
		c, size := utf8.DecodeRuneInString(r.text[i:])
		if c == utf8.RuneError && size == 1 {
			return r.fail(i, nil, "this is not UTF-8")
		}
		if c == '\\' {
			unit := escapedUnit(r.text[i:])
			if utf16.IsSurrogate(unit) {
				const length = len(`\uffff`)
				if utf16.DecodeRune(unit, escapedUnit(r.text[i+length:])) == utf8.RuneError {
					return r.fail(i, nil, "this escape stands for half of a surrogate pair")
				}
				size = 2 * length
			} else {
				size = min(2, len(r.text)-i) // with the letter after it, which may be another backslash
			}
		}
		i += size
	}
	return nil
}

// escapedUnit returns the number in an escape such as \u2014 with which a text begins, or −1 if there is none.
func escapedUnit(text string) rune {
	const length = len(`\uffff`)
	if len(text) < length || text[:2] != `\u` {
		return -1
	}
	unit, err := strconv.ParseUint(text[2:length], 16, 16)
	if err != nil {
		return -1
	}
	return rune(unit)
}

// UnmarshalJSON sets g to the graph that [ParseJSON] reads. It is for a Graph that is not in use yet.
func (g *Graph) UnmarshalJSON(text []byte) error {
	h, err := ParseJSON(string(text))
	if err != nil {
		return err
	}
	*g = *h
	return nil
}

// String returns the graph as [ParseJSON] reads it.
func (g *Graph) String() string { return string(g.appendJSON(nil)) }

// MarshalJSON writes the graph as [ParseJSON] reads it.
func (g *Graph) MarshalJSON() ([]byte, error) { return g.appendJSON(nil), nil }

func (g *Graph) appendJSON(b []byte) []byte {
	b = append(b, `{"edges": {`...)
	isPlain := slices.IsSortedFunc(g.color, func(x, y color) int { return int(x) - int(y) }) // so that terminals need not be keys to keep their place
	isFirst := true
	for v := range g.edges {
		if isPlain && g.color[v] != black {
			break
		}
		if !isFirst {
			b = append(b, ", "...)
		}
		isFirst = false
		b = append(g.appendJSONName(b, v), ": "...)
		if moves := [2][]int{g.moves(v, Blue), g.moves(v, Red)}; slices.Equal(moves[Blue], moves[Red]) {
			b = g.appendJSONList(b, moves[Blue])
		} else {
			b = g.appendJSONList(append(b, `{"blue": `...), moves[Blue])
			b = g.appendJSONList(append(b, `, "red": `...), moves[Red])
			b = append(b, '}')
		}
	}
	b = append(b, '}')
	for c, key := range []string{blue: "blue", red: "red"} {
		var list []int
		for v, x := range g.color {
			if x == color(c) && c != int(black) {
				list = append(list, v)
			}
		}
		if key != "" {
			b = g.appendJSONList(fmt.Appendf(b, `, %q: `, key), list)
		}
	}
	return append(b, '}')
}

func (g *Graph) appendJSONList(b []byte, list []int) []byte {
	b = append(b, '[')
	for i, v := range list {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = g.appendJSONName(b, v)
	}
	return append(b, ']')
}

func (g *Graph) appendJSONName(b []byte, v int) []byte {
	var buf bytes.Buffer
	e := json.NewEncoder(&buf)
	e.SetEscapeHTML(false)
	_ = e.Encode(g.names[v]) // a string can always be written
	return append(b, bytes.TrimSuffix(buf.Bytes(), []byte("\n"))...)
}

// jsonReader reads a graph token by token.
type jsonReader struct {
	d    *json.Decoder
	text string
	what string // in errors
	// others are the keys that there may be besides those of a graph, with what reads their values.
	others map[string]func() error
}

func newJSONReader(text, what string) *jsonReader {
	text = scan.Unmarked(text)
	d := json.NewDecoder(strings.NewReader(text))
	d.UseNumber() // they are priorities, or have no place, and nothing is to be said of floats
	return &jsonReader{d: d, text: text, what: what}
}

// token returns the next token and where it begins.
func (r *jsonReader) token() (t json.Token, offset int, err error) {
	offset = int(r.d.InputOffset())
	for offset < len(r.text) && strings.IndexByte(" \t\r\n,:", r.text[offset]) >= 0 {
		offset++
	}
	t, err = r.d.Token()
	if err != nil {
		var se *json.SyntaxError
		if errors.As(err, &se) {
			offset = max(offset, int(se.Offset)-1)
		}
		msg := strings.TrimPrefix(err.Error(), "json: ")
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
			offset, msg = len(r.text), "the text ends early"
		}
		return nil, offset, r.fail(offset, err, "%s", msg)
	}
	return t, offset, nil
}

func (r *jsonReader) fail(offset int, err error, format string, args ...any) error {
	return &cgt.SyntaxError{What: r.what, Offset: offset, Msg: fmt.Sprintf(format, args...), Err: err}
}

// open reads the beginning of an object or a list.
func (r *jsonReader) open(want json.Delim, what string) error {
	t, offset, err := r.token()
	if err != nil {
		return err
	}
	if t != want {
		return r.fail(offset, nil, "%s must begin with %q", what, want.String())
	}
	return nil
}

// keys calls read for each key of an object that has begun.
func (r *jsonReader) keys(read func(key string, offset int) error) error {
	seen := map[string]bool{}
	for r.d.More() {
		t, offset, err := r.token()
		if err != nil {
			return err
		}
		key, isString := t.(string)
		if !isString {
			return r.fail(offset, nil, "a key must be a string")
		}
		if seen[key] {
			return r.fail(offset, nil, "the key %q stands twice", key)
		}
		seen[key] = true
		if err := read(key, offset); err != nil {
			return err
		}
	}
	_, _, err := r.token()
	return err
}

// names reads the names of a list that has begun.
func (r *jsonReader) names() ([]mention, error) {
	list := []mention{}
	seen := map[string]bool{}
	for r.d.More() {
		t, offset, err := r.token()
		if err != nil {
			return nil, err
		}
		name, isString := t.(string)
		if !isString {
			return nil, r.fail(offset, nil, "a vertex must be a string")
		}
		if seen[name] {
			return nil, r.fail(offset, nil, "the vertex %q stands twice in a list", name)
		}
		seen[name] = true
		list = append(list, mention{name, offset})
	}
	_, _, err := r.token()
	return list, err
}

func (r *jsonReader) graph(p *graphReader) error {
	if err := r.checkUnicode(); err != nil {
		return err
	}
	if err := r.open('{', "a graph"); err != nil {
		return err
	}
	hasEdges := false
	var terminals [3][]mention
	err := r.keys(func(key string, offset int) error {
		switch key {
		case "edges":
			hasEdges = true
			return r.edges(p)
		case "blue", "red":
			c := map[string]color{"blue": blue, "red": red}[key]
			if err := r.open('[', key); err != nil {
				return err
			}
			var err error
			terminals[c], err = r.names()
			return err
		}
		if read := r.others[key]; read != nil {
			return read()
		}
		return r.fail(offset, nil, "unknown key %q", key)
	})
	if err != nil {
		return err
	}
	if _, offset, err := r.token(); !errors.Is(err, io.EOF) {
		return r.fail(offset, nil, "there is something after the graph")
	}
	if !hasEdges {
		return r.fail(len(r.text), nil, "there is no key %q", "edges")
	}
	for c, list := range terminals {
		for _, m := range list {
			p.vertex(m.name)
			p.terminals[c] = append(p.terminals[c], m)
		}
	}
	return nil
}

// edges reads the object of successors.
func (r *jsonReader) edges(p *graphReader) error {
	if err := r.open('{', "edges"); err != nil {
		return err
	}
	return r.keys(func(key string, _ int) error {
		v := p.vertex(key)
		t, offset, err := r.token()
		switch {
		case err != nil:
			return err
		case t == json.Delim('['):
			list, err := r.names()
			p.moves[Blue][v], p.moves[Red][v] = list, list
			return err
		case t == json.Delim('{'):
			return r.keys(func(key string, offset int) error {
				i := slices.Index([]string{Blue: "blue", Red: "red"}, key)
				if i < 0 {
					return r.fail(offset, nil, "unknown key %q", key)
				}
				if err := r.open('[', "a list of successors"); err != nil {
					return err
				}
				var err error
				p.moves[i][v], err = r.names()
				return err
			})
		}
		return r.fail(offset, nil, "the successors of %s must be a list", strconv.Quote(key))
	})
}
