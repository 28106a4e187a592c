package zermelo

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// String returns the graph as text that [ParseGraph] reads: in the form of [ParseTree] if the graph is one that this
// reads, and otherwise in JSON.
func (g *Graph[V]) String() string {
	if text, ok := g.treeText(); ok {
		return text
	}
	text, err := g.appendJSON(nil)
	if err != nil {
		return "%!(" + err.Error() + ")"
	}
	return string(text)
}

// MarshalJSON returns the graph in the form that [ParseGraph] describes, with the vertices in the order of their
// numbers. If two vertices have the same name, as can be if [Explore] made the graph, then all names are numbers. It
// fails if a payoff cannot be marshalled, and for the zero value.
func (g *Graph[V]) MarshalJSON() ([]byte, error) { return g.appendJSON(nil) }

// names returns different names, which are UTF-8.
func (g *Graph[V]) names() []string {
	names := make([]string, g.Len())
	seen := make(map[string]bool, g.Len())
	for v := range names {
		names[v] = strings.ToValidUTF8(g.Name(v), "\ufffd")
		seen[names[v]] = true
	}
	if len(seen) < len(names) {
		for v := range names {
			names[v] = strconv.Itoa(v)
		}
	}
	return names
}

func (g *Graph[V]) appendJSON(b []byte) ([]byte, error) {
	if g.Len() == 0 {
		return nil, errors.New("zermelo: a graph without vertices has no text")
	}
	names := g.names()
	b = append(b, `{"start":`...)
	b = appendQuoted(b, names[g.start])
	if g.unending != nil {
		text, err := payoffText(*g.unending)
		if err != nil {
			return nil, err
		}
		b = appendQuoted(append(b, `,"endless":`...), text)
	}
	b = append(b, `,"positions":{`...)
	for v, x := range g.vertices {
		if v > 0 {
			b = append(b, ',')
		}
		b = append(appendQuoted(b, names[v]), ':')
		if x.Payoff != nil {
			text, err := payoffText(*x.Payoff)
			if err != nil {
				return nil, err
			}
			b = append(appendQuoted(append(b, `{"payoff":`...), text), '}')
			continue
		}
		b = fmt.Appendf(b, `{"turn":"%v","moves":[`, x.Turn)
		for i, w := range x.Moves {
			if i > 0 {
				b = append(b, ',')
			}
			b = appendQuoted(b, names[w])
		}
		b = append(b, "]}"...)
	}
	return append(b, "}}"...), nil
}

// appendQuoted appends a JSON string.
func appendQuoted(b []byte, s string) []byte {
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	if err := e.Encode(s); err != nil {
		panic(err) // every string can be encoded
	}
	return append(b, bytes.TrimSuffix(out.Bytes(), []byte("\n"))...)
}

// ParseGraph reads a game with payoffs that are fractions. A text that begins with a brace is JSON:
//
//	{
//	  "start": "a",
//	  "endless": "0",
//	  "positions": {
//	    "a": {"turn": "Max", "moves": ["b", "c"]},
//	    "b": {"turn": "Min", "moves": ["a", "c"]},
//	    "c": {"payoff": "1/2"}
//	  }
//	}
//
// A position has the name of a player who is to move and moves to positions, of which there is one at least, or a
// payoff. Payoffs are strings: integers, fractions, or win, draw and loss, which are 1, 0 and −1. If there is no
// "endless" then every play must end. A byte order mark at the beginning does not count. The vertices have the order of
// the text. Any other text is a tree, see [ParseTree].
//
// An error is a [*cgt.SyntaxError] with the offset; if it is a position that is wrong, errors.As finds a [*GameError]
// with its name.
func ParseGraph(text string) (*Graph[Rational], error) {
	text = scan.Unmarked(text)
	begin := len(text) - len(strings.TrimLeft(text, " \t\r\n"))
	if strings.HasPrefix(text[begin:], "{") {
		return parseJSON[Rational](text)
	}
	g, err := ParseTree(text)
	if syntax, ok := err.(*cgt.SyntaxError); ok && syntax.Offset <= begin {
		other := *syntax
		other.What = "graph"
		if c := text[begin:]; c == "" || !strings.ContainsRune("+-0123456789", rune(c[0])) { // it is not meant to be a number
			other.Msg += "; JSON begins with a brace"
		}
		return nil, &other
	}
	return g, err
}

// UnmarshalJSON reads what [Graph.MarshalJSON] writes into a graph that is new. Payoffs are read by the UnmarshalText
// of their type, or if they are [Int] or [Rational] as numbers. The errors are those of [ParseGraph]. It leaves the
// graph as it is if the text is null, as [json.Unmarshaler] has it.
func (g *Graph[V]) UnmarshalJSON(data []byte) error {
	if string(data) == "null" {
		return nil
	}
	h, err := parseJSON[V](string(data))
	if err != nil {
		return err
	}
	*g = *h
	return nil
}

// graphReader reads JSON token by token, since the order of the positions and the offsets are wanted.
type graphReader[V Payoff[V]] struct {
	text string
	d    *json.Decoder
	at   int // the offset of the last token

	start    string
	startAt  int // −1 if there was none
	endless  *V
	hasStart bool
	list     []readVertex[V]
	number   map[string]int
}

// readVertex is a vertex whose moves are still names.
type readVertex[V any] struct {
	name    string
	at      int // the offset of the name
	hasTurn bool
	turn    Player
	moves   []string
	movesAt []int
	payoff  *V
}

func parseJSON[V Payoff[V]](text string) (*Graph[V], error) {
	r := &graphReader[V]{text: text, d: json.NewDecoder(strings.NewReader(text))}
	if err := r.object("graph", map[string]func() error{
		"start": func() (err error) {
			r.hasStart = true
			r.start, err = r.string("the start")
			r.startAt = r.at
			return err
		},
		"endless": func() (err error) {
			r.endless, err = r.payoff()
			return err
		},
		"positions": r.positions,
	}); err != nil {
		return nil, err
	}
	end := int(r.d.InputOffset())
	r.at = len(text)
	if rest := strings.TrimLeft(text[end:], " \t\r\n"); rest != "" {
		r.at -= len(rest)
		return nil, r.fail(nil, "nothing more should follow")
	}
	switch {
	case !r.hasStart:
		return nil, r.fail(nil, `there is no "start"`)
	case r.number == nil:
		return nil, r.fail(nil, `there are no "positions"`)
	}
	return r.graph()
}

// shown returns a name as it stands in messages.
func shown(name string) string {
	if name == "" {
		return `""`
	}
	return scan.Brief(name)
}

// graph returns the graph that was read.
func (r *graphReader[V]) graph() (*Graph[V], error) {
	wrong := func(at int, name, format string, args ...any) (*Graph[V], error) {
		err := gameError(name, fmt.Sprintf(format, args...))
		r.at = at
		return nil, r.fail(err, "%s: %s", shown(name), fmt.Sprintf(format, args...))
	}
	vertices := make([]Vertex[V], len(r.list))
	for v, x := range r.list {
		vertices[v] = Vertex[V]{Name: x.name, Turn: x.turn, Payoff: x.payoff}
		for i, name := range x.moves {
			w, ok := r.number[name]
			if !ok {
				return wrong(x.movesAt[i], x.name, "a move leads to %s, which is no position", shown(name))
			}
			vertices[v].Moves = append(vertices[v].Moves, w)
		}
		switch {
		case x.name == "":
			return wrong(x.at, fmt.Sprintf("position number %d", v), "its name is empty")
		case len(x.moves) > 0 && !x.hasTurn:
			return wrong(x.at, x.name, "there are moves, but it is nobody's turn")
		case x.payoff != nil && x.hasTurn:
			return wrong(x.at, x.name, "there is a payoff, but it is the turn of %v", x.turn)
		}
	}
	start, ok := r.number[r.start]
	if !ok {
		return wrong(r.startAt, r.start, "it should be the start, but is no position")
	}
	g, err := NewGraph(start, vertices, r.endless)
	var game *GameError
	if errors.As(err, &game) {
		return wrong(r.list[r.number[game.Position]].at, game.Position, "%s", game.Msg)
	}
	return g, err
}

// positions reads the object of the positions.
func (r *graphReader[V]) positions() error {
	r.number = map[string]int{}
	return r.members("the positions", func(name string) error {
		if _, ok := r.number[name]; ok {
			return r.fail(gameError(name, "it is there twice"), "%s: it is there twice", shown(name))
		}
		r.number[name] = len(r.list)
		r.list = append(r.list, readVertex[V]{name: name, at: r.at})
		x := &r.list[len(r.list)-1]
		return r.object("position "+shown(name), map[string]func() error{
			"turn": func() error {
				text, err := r.string("the turn")
				if err != nil {
					return err
				}
				x.hasTurn = true
				if err := x.turn.UnmarshalText([]byte(text)); err != nil {
					return r.fail(err, "%q is neither Max nor Min", scan.Brief(text))
				}
				return nil
			},
			"moves": func() error { return r.moves(x) },
			"payoff": func() (err error) {
				x.payoff, err = r.payoff()
				return err
			},
		})
	})
}

func (r *graphReader[V]) moves(x *readVertex[V]) error {
	if err := r.delim('[', "the moves"); err != nil {
		return err
	}
	for r.d.More() {
		name, err := r.string("a move")
		if err != nil {
			return err
		}
		x.moves, x.movesAt = append(x.moves, name), append(x.movesAt, r.at)
	}
	return r.delim(']', "the moves")
}

func (r *graphReader[V]) payoff() (*V, error) {
	text, err := r.string("the payoff")
	if err != nil {
		return nil, err
	}
	v, err := parsePayoff[V](text)
	if err != nil {
		return nil, r.fail(err, "%q is no payoff", scan.Brief(text))
	}
	return &v, nil
}

// object reads an object with the given keys, of which none need be there.
func (r *graphReader[V]) object(what string, keys map[string]func() error) error {
	seen := map[string]bool{}
	return r.members(what, func(key string) error {
		read, ok := keys[key]
		switch {
		case !ok:
			return r.fail(nil, "unknown key %q in %s", scan.Brief(key), what)
		case seen[key]:
			return r.fail(nil, "%s has %q twice", what, key)
		}
		seen[key] = true
		return read()
	})
}

// members reads an object; read reads the value of a key.
func (r *graphReader[V]) members(what string, read func(key string) error) error {
	if err := r.delim('{', what); err != nil {
		return err
	}
	for r.d.More() {
		key, err := r.string("a key")
		if err != nil {
			return err
		}
		if err := read(key); err != nil {
			return err
		}
	}
	return r.delim('}', what)
}

func (r *graphReader[V]) delim(want json.Delim, what string) error {
	t, err := r.token()
	if err != nil {
		return err
	}
	if t != want {
		return r.fail(nil, "%s should have %q here", what, want.String())
	}
	return nil
}

func (r *graphReader[V]) string(what string) (string, error) {
	t, err := r.token()
	if err != nil {
		return "", err
	}
	s, ok := t.(string)
	if !ok {
		return "", r.fail(nil, "%s should be a string", what)
	}
	return s, nil
}

// token reads a token and notes where it begins.
func (r *graphReader[V]) token() (json.Token, error) {
	const blanks = " \t\r\n"
	rest := strings.TrimLeft(r.text[r.d.InputOffset():], blanks)
	if rest != "" && (rest[0] == ',' || rest[0] == ':') {
		rest = strings.TrimLeft(rest[1:], blanks)
	}
	r.at = len(r.text) - len(rest)
	t, err := r.d.Token()
	var syntax *json.SyntaxError
	switch {
	case errors.As(err, &syntax): // its own offset counts other things
		return nil, r.fail(err, "%v", err)
	case err != nil:
		r.at = len(r.text)
		return nil, r.fail(err, "the text ends too early")
	}
	return t, nil
}

func (r *graphReader[V]) fail(err error, format string, args ...any) error {
	return &cgt.SyntaxError{What: "graph", Offset: r.at, Msg: fmt.Sprintf(format, args...), Err: err}
}
