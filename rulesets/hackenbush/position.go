package hackenbush

import (
	"fmt"
	"iter"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// Ground is the number of the vertex that is the ground. A picture may touch the ground in many places; in play
// they are one.
const Ground = 0

// MaxEdges is the largest number of edges of a [Position].
const MaxEdges = 1 << 24

// Edge is an edge of a picture. Its two ends may be the same.
type Edge struct {
	From, To int
	Colour   Colour
}

// Position is a position of Hackenbush: a picture as far as it matters in play. It is an immutable value and
// safe for concurrent use; the zero value is the empty picture.
//
// Two positions are == if they have the same edges in the same order, from the ground up; the
// names of the vertices do not matter. Pictures that are alike but listed differently are often made == by
// [Rules.Normalize].
type Position struct {
	code string // see code.go
}

// New returns the position with the given edges. Vertices are any numbers; 0 is the [Ground]. There may be
// several edges between two vertices, and loops. The order of the edges is kept, except that an edge that
// touches neither the ground nor an edge before it waits until it does.
//
// An edge from which no path leads to the ground is a [*GroundError], one without a colour a [*ColourError], and more
// than [MaxEdges] edges are a [*cgt.LimitError].
func New(edges ...Edge) (Position, error) {
	if len(edges) > MaxEdges {
		return Position{}, &cgt.LimitError{What: "edges", Limit: MaxEdges}
	}
	w := getWorkspace()
	defer w.put()
	w.reset()
	var vertices numbering
	vertices.start(len(edges))
	for i, e := range edges {
		if e.Colour > Green {
			return Position{}, &ColourError{i, e.Colour}
		}
		w.add(vertices.vertex(e.From), vertices.vertex(e.To), e.Colour)
	}
	w.n = vertices.count
	p, lost := w.position(&w.graph)
	if lost >= 0 {
		return Position{}, &GroundError{Edge: lost, Vertex: strconv.Itoa(edges[lost].From)}
	}
	return p, nil
}

// position returns the position of the edges of g that reach the ground, and the first edge that does not,
// or −1.
func (w *workspace) position(g *graph) (p Position, lost int) {
	w.start(g.n, 1)
	w.buf = w.appendOrdered(w.buf[:0], g, 0)
	if w.waiting > 0 {
		for e, u := range g.u {
			if w.number[u] < 0 {
				return Position{string(w.buf)}, e
			}
		}
	}
	return Position{string(w.buf)}, -1
}

// GroundError reports an edge of a picture that does not reach the ground.
type GroundError struct {
	Edge   int    // the edge, counted from 0
	Vertex string // one of its ends, from which no path leads to the ground
}

// Error returns the message in one line.
func (e *GroundError) Error() string {
	return fmt.Sprintf("hackenbush: edge %d does not reach the ground: no path leads there from vertex %s",
		e.Edge, scan.Brief(e.Vertex))
}

// IsEmpty reports whether p has no edges.
func (p Position) IsEmpty() bool { return p.code == "" }

// NumEdges returns the number of edges of p.
func (p Position) NumEdges() int {
	ends := 0 // the bytes that end a varint, of which an edge has two
	for i := range len(p.code) {
		if p.code[i] < 0x80 {
			ends++
		}
	}
	return ends / 2
}

// Edges returns the edges of p with their numbers, from the ground up: each edge has an end that is the
// ground or an end of an edge before it. The vertices other than the ground are numbered from 1 as the edges
// reach them, and From is not larger than To.
func (p Position) Edges() iter.Seq2[int, Edge] {
	return func(yield func(int, Edge) bool) {
		code := p.code
		for i := 0; len(code) > 0; i++ {
			u, v, c, n := readEdge(code)
			if !yield(i, Edge{int(u), int(v), c}) {
				return
			}
			code = code[n:]
		}
	}
}

// Neg returns −p: the picture with blue and red exchanged.
func (p Position) Neg() Position {
	code := []byte(p.code)
	for i := 0; i < len(code); {
		_, _, c, n := readEdge(p.code[i:])
		if c < Green {
			code[i] ^= 1 // the colour is in the low bits of the first byte
		}
		i += n
	}
	return Position{string(code)}
}

// Add returns p + q: the two pictures side by side.
func (p Position) Add(q Position) Position { return Sum(p, q) }

// Sum returns the sum of positions: the pictures side by side. It panics if the sum has more than
// [MaxEdges] edges.
func Sum(ps ...Position) Position {
	var code []byte
	shift, edges := int32(0), 0
	for i, p := range ps {
		if i == 0 {
			code = append(code, p.code...)
		}
		last := int32(0)
		for _, e := range p.Edges() {
			u, v := int32(e.From), int32(e.To)
			last = max(last, v)
			if i > 0 {
				code = appendEdge(code, raise(u, shift), raise(v, shift), e.Colour)
			}
			edges++
		}
		shift += last
		if edges > MaxEdges {
			panic(&cgt.LimitError{What: "edges", Limit: MaxEdges})
		}
	}
	return Position{string(code)}
}

// raise adds shift to the number of a vertex that is not the ground.
func raise(v, shift int32) int32 {
	if v == 0 {
		return 0
	}
	return v + shift
}

// Cut returns the position after the edge with the given number, in the order of [Position.Edges], is cut:
// it vanishes with all edges that are no longer connected to the ground. Cut does not ask who
// may cut the edge. It panics if there is no such edge.
func (p Position) Cut(edge int) Position {
	w := getWorkspace()
	defer w.put()
	w.decode(p.code)
	if edge < 0 || edge >= len(w.u) {
		panic(&EdgeError{Edge: edge, Edges: len(w.u)})
	}
	w.findTails()
	at, reached := 0, int32(1)
	for range edge {
		_, v, _, n := readEdge(p.code[at:])
		at += n
		reached = max(reached, v+1)
	}
	return w.cut(p, edge, at, reached)
}

// ColourError reports an edge whose colour is none.
type ColourError struct {
	Edge   int // its number among those given
	Colour Colour
}

// Error returns the message in one line.
func (e *ColourError) Error() string {
	return fmt.Sprintf("hackenbush: edge %d: %v is not a colour", e.Edge, e.Colour)
}

// EdgeError is the value of the panic for an edge that a picture does not have.
type EdgeError struct {
	Edge  int // the number that was given
	Edges int // how many edges there are
}

// Error returns the message in one line.
func (e *EdgeError) Error() string {
	return fmt.Sprintf("hackenbush: there is no edge %d among %d", e.Edge, e.Edges)
}

// String returns the picture as one line of text: paths of vertices and colours, separated by
// semicolons, such as "_ b 1 r 2; 1 g 3". The ground is written _ and the empty picture is _ alone. [Parse]
// reads the text back to the same position; the format is that of [ParsePicture].
func (p Position) String() string { return string(p.appendText(nil)) }

func (p Position) appendText(b []byte) []byte {
	if p.IsEmpty() {
		return append(b, '_')
	}
	at := -1 // where the path ends
	for i, e := range p.Edges() {
		switch at {
		case e.To:
			e.From, e.To = e.To, e.From
		case e.From:
		default:
			if i > 0 {
				b = append(b, "; "...)
			}
			b = appendVertex(b, e.From)
		}
		b = append(b, ' ', colourLetters[e.Colour], ' ')
		b = appendVertex(b, e.To)
		at = e.To
	}
	return b
}

func appendVertex(b []byte, v int) []byte {
	if v == Ground {
		return append(b, '_')
	}
	return strconv.AppendInt(b, int64(v), 10)
}

// AppendText appends the text of [Position.String].
func (p Position) AppendText(b []byte) ([]byte, error) { return p.appendText(b), nil }

// MarshalText returns the text of [Position.String].
func (p Position) MarshalText() ([]byte, error) { return p.appendText(nil), nil }

// UnmarshalText reads a text as [Parse] does.
func (p *Position) UnmarshalText(text []byte) error {
	q, err := Parse(string(text))
	if err == nil {
		*p = q
	}
	return err
}

// Parse reads a position in the format of [ParsePicture], and has the same errors. Use a [Parser] for one of
// more than [DefaultEdges] edges.
func Parse(s string) (Position, error) {
	d, err := ParsePicture(s)
	return d.Position(), err
}

// MustParse is [Parse] for texts that are known to be right; it panics otherwise.
func MustParse(s string) Position {
	p, err := Parse(s)
	if err != nil {
		panic(err)
	}
	return p
}

// Stalk returns the stalk, a path standing on the ground, whose edges have from the ground up
// the colours that the letters of the word are: LRR is one blue edge with two red ones above it.
// The letters are those of [ParseColour].
func Stalk(word string) (Position, error) {
	if len(word) > MaxEdges {
		return Position{}, &cgt.LimitError{What: "edges", Limit: MaxEdges}
	}
	code := make([]byte, 0, 2*min(len(word), 1<<5))
	for i := range len(word) {
		c, ok := parseColour(word[i : i+1])
		if !ok {
			return Position{}, &cgt.SyntaxError{
				What: "stalk", Offset: i,
				Msg: "the letters are L, b or B for blue, R or r for red, E, g or G for green",
			}
		}
		code = appendEdge(code, int32(i), int32(i+1), c)
	}
	return Position{string(code)}, nil
}

// MustStalk is [Stalk] for words that are known to be right; it panics otherwise.
func MustStalk(word string) Position {
	p, err := Stalk(word)
	if err != nil {
		panic(err)
	}
	return p
}

// StalkWord returns the word of L, R and E for which p is the [Stalk], if there is one.
func (p Position) StalkWord() (word string, ok bool) {
	var b strings.Builder
	for i, e := range p.Edges() {
		if e.From != i || e.To != i+1 {
			return "", false
		}
		b.WriteByte("LRE"[e.Colour])
	}
	return b.String(), true
}
