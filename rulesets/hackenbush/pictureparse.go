package hackenbush

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/scan"
)

// DefaultEdges is the limit that a zero [Parser.Edges] stands for.
const DefaultEdges = 1_000_000

// Parser reads pictures within a limit. The zero Parser has the default limit and is ready for use, by
// several goroutines at once.
type Parser struct {
	// Edges is the largest number of edges. 0 stands for [DefaultEdges]; a negative number, or one that
	// is too large, for the constant [MaxEdges]. It also bounds the number of vertices on ground lines.
	Edges int
}

func (p Parser) maxEdges() int { return min(limit.Count(p.Edges, DefaultEdges), MaxEdges) }

// ParsePicture reads a picture. The text consists of lines; a semicolon ends a line as well, and # begins a
// comment that reaches to the end of the line. Words are separated by blanks. A line is one of these:
//
//	v colour v colour v …   a path of edges through the vertices v; _ is the ground
//	path v colour v …       the same, for a path that begins at a vertex called path, ground or at
//	ground v v …            vertices that stand on the ground as well
//	at v x y                the place of a vertex in a drawing; y is the height above the ground
//
// Colours are written as for [ParseColour]. A vertex is any word, which may stand for a colour elsewhere; it
// has no #, semicolon, | or control character in it. The lines may come in any order, but the edges are drawn
// in the order of the text.
//
// An error in the text is a [*cgt.SyntaxError] with the line and the offset in it. If an edge does not reach
// the ground, errors.As finds a [*GroundError] in it, and if there are more than [DefaultEdges] edges,
// errors.Is finds [cgt.ErrLimit].
func ParsePicture(s string) (Picture, error) { return Parser{}.ParsePicture(s) }

// The words that say what a line is, if they are the first.
const (
	keyGround = "ground"
	keyAt     = "at"
	keyPath   = "path"
)

func isKey(s string) bool { return s == keyGround || s == keyAt || s == keyPath }

// maxCoordinate bounds coordinates, so that drawings can be computed with.
const maxCoordinate = 1e9

// pictureParser is the state of reading a picture.
type pictureParser struct {
	limit    int
	drawing  drawing
	vertices map[string]int
	onGround []bool // of the vertices
	starts   []spot // of the edges
	placed   []spot // of the places, in the order of the vertices
	line     string // the rest of the line
	lineNo   int
	from     int // the offset of the rest in the line
}

// spot is a place in the text.
type spot struct{ line, offset int }

// ParsePicture reads a picture as the function [ParsePicture] does.
func (p Parser) ParsePicture(s string) (Picture, error) {
	r := pictureParser{limit: p.maxEdges(), vertices: map[string]int{groundName: Ground}}
	r.drawing.names = []string{groundName}
	r.drawing.places = []place{{}}
	r.onGround = []bool{true}
	r.placed = []spot{{}}
	for more := true; more; {
		r.lineNo++
		var line string
		line, s, more = strings.Cut(s, "\n")
		line, _, _ = strings.Cut(line, "#")
		r.from = 0
		for rest := true; rest; {
			r.line, line, rest = strings.Cut(line, ";")
			next := r.from + len(r.line) + 1
			if err := r.readLine(); err != nil {
				return Picture{}, err
			}
			r.from = next
		}
	}
	return r.finish()
}

// isBlank reports whether c separates words. U+FEFF is what some programs begin a text with.
func isBlank(c rune) bool { return unicode.IsSpace(c) || c == '\ufeff' }

// word is a word of the text and where it begins.
type word struct {
	text string
	spot
}

func (r *pictureParser) errorAt(at spot, err error, format string, args ...any) error {
	return &cgt.SyntaxError{
		What: "hackenbush picture", Line: at.line, Offset: at.offset,
		Msg: fmt.Sprintf(format, args...), Err: err,
	}
}

// next takes the next word off the line; it is empty at the end.
func (r *pictureParser) next() (word, error) {
	for i := 0; i < len(r.line); {
		c, n := rune(r.line[i]), 1
		if c >= utf8.RuneSelf {
			c, n = utf8.DecodeRuneInString(r.line[i:])
		}
		if !isBlank(c) {
			r.line, r.from = r.line[i:], r.from+i
			return r.take()
		}
		i += n
	}
	w := word{spot: spot{r.lineNo, r.from + len(r.line)}}
	r.line, r.from = "", w.offset
	return w, nil
}

// take takes the word off that the line begins with.
func (r *pictureParser) take() (word, error) {
	i := 0
	for i < len(r.line) {
		c, n := rune(r.line[i]), 1
		if c >= utf8.RuneSelf {
			c, n = utf8.DecodeRuneInString(r.line[i:])
		}
		if isBlank(c) {
			break
		}
		at := spot{r.lineNo, r.from + i}
		switch {
		case c == utf8.RuneError && n == 1:
			return word{}, r.errorAt(at, nil, "the text is not UTF-8")
		case unicode.IsControl(c) || c&0xfffe == 0xfffe:
			return word{}, r.errorAt(at, nil, "the character %U may not be in a text", c)
		case c == '|': // as it stands between the rows of boards
			return word{}, r.errorAt(at, nil, "a word has no | in it; paths are separated by semicolons, or stand on lines of their own")
		}
		i += n
	}
	w := word{r.line[:i], spot{r.lineNo, r.from}}
	r.line, r.from = r.line[i:], r.from+i
	return w, nil
}

func (r *pictureParser) readLine() error {
	first, err := r.next()
	if err != nil || first.text == "" {
		return err
	}
	switch first.text {
	case keyGround:
		return r.readGround()
	case keyAt:
		return r.readAt()
	case keyPath:
		if first, err = r.next(); err != nil {
			return err
		}
		if first.text == "" {
			return r.errorAt(first.spot, nil, "a vertex should follow")
		}
	}
	return r.readPath(first)
}

// vertex returns the number of a vertex.
func (r *pictureParser) vertex(name string) int {
	v, ok := r.vertices[name]
	if !ok {
		v = len(r.drawing.names)
		r.vertices[name] = v
		r.drawing.names = append(r.drawing.names, name)
		r.drawing.places = append(r.drawing.places, place{})
		r.onGround = append(r.onGround, false)
		r.placed = append(r.placed, spot{})
	}
	return v
}

func (r *pictureParser) readPath(first word) error {
	from, edges := first, 0
	for {
		colour, err := r.next()
		if err != nil {
			return err
		}
		if colour.text == "" {
			if edges == 0 && first.text != groundName {
				return r.errorAt(first.spot, nil, "the vertex %s has no edge; a colour and a vertex should follow", quote(first.text))
			}
			return nil
		}
		c, ok := parseColour(colour.text)
		if !ok {
			return r.errorAt(colour.spot, nil, "%s is not a colour; it should be blue, red or green", quote(colour.text))
		}
		to, err := r.next()
		if err != nil {
			return err
		}
		if to.text == "" {
			return r.errorAt(to.spot, nil, "a vertex should follow the colour %s", colour.text)
		}
		if len(r.drawing.edges) == r.limit {
			err := &cgt.LimitError{What: "edges", Limit: r.limit}
			return r.errorAt(from.spot, err, "there are more than %d edges", r.limit)
		}
		r.drawing.edges = append(r.drawing.edges, Edge{r.vertex(from.text), r.vertex(to.text), c})
		r.starts = append(r.starts, from.spot)
		from = to
		edges++
	}
}

func (r *pictureParser) readGround() error {
	for count := 0; ; count++ {
		w, err := r.next()
		switch {
		case err != nil:
			return err
		case w.text == "" && count == 0:
			return r.errorAt(w.spot, nil, "vertices that stand on the ground should follow")
		case w.text == "":
			return nil
		case w.text == groundName:
			continue
		}
		for _, name := range colourNames {
			if strings.EqualFold(w.text, name) {
				return r.errorAt(w.spot, nil, "%s is a colour; a path from the ground begins with _, "+
					"and one from a vertex called ground with path ground", quote(w.text))
			}
		}
		v := r.vertex(w.text)
		if r.onGround[v] {
			continue
		}
		if r.drawing.grounded == r.limit {
			err := &cgt.LimitError{What: "vertices on the ground", Limit: r.limit}
			return r.errorAt(w.spot, err, "there are more than %d vertices on the ground", r.limit)
		}
		r.onGround[v] = true
		r.drawing.grounded++
	}
}

func (r *pictureParser) readAt() error {
	w, err := r.next()
	if err != nil {
		return err
	}
	if w.text == "" || w.text == groundName {
		return r.errorAt(w.spot, nil, "a vertex other than _ should follow")
	}
	x, err := r.coordinate()
	if err != nil {
		return err
	}
	y, err := r.coordinate()
	if err != nil {
		return err
	}
	if more, err := r.next(); err != nil || more.text != "" {
		if err == nil {
			err = r.errorAt(more.spot, nil, "nothing should follow the two coordinates")
		}
		return err
	}
	v := r.vertex(w.text)
	if r.drawing.places[v].given {
		return r.errorAt(w.spot, nil, "the vertex %s has a place already, from line %d", quote(w.text), r.placed[v].line)
	}
	r.drawing.places[v] = place{x, y, true}
	r.placed[v] = w.spot
	return nil
}

func (r *pictureParser) coordinate() (float64, error) {
	w, err := r.next()
	if err != nil {
		return 0, err
	}
	if w.text == "" {
		return 0, r.errorAt(w.spot, nil, "two coordinates should follow")
	}
	x, err := strconv.ParseFloat(w.text, 64)
	if err != nil && !errors.Is(err, strconv.ErrRange) || strings.Trim(w.text, "+-.0123456789eE") != "" {
		return 0, r.errorAt(w.spot, nil, "%s is not a decimal number", quote(w.text))
	}
	if math.Abs(x) > maxCoordinate {
		return 0, r.errorAt(w.spot, nil, "the coordinate %s is too large", quote(w.text))
	}
	if x == 0 {
		x = 0 // and not −0
	}
	return x, nil
}

// finish checks what can only be checked at the end, and puts the vertices in order.
func (r *pictureParser) finish() (Picture, error) {
	used := make([]bool, len(r.onGround))
	for _, e := range r.drawing.edges {
		used[e.From], used[e.To] = true, true
	}
	// Vertices on the ground come first, as a drawing has them.
	order := make([]int, 0, len(r.onGround))
	for _, first := range [2]bool{true, false} {
		for v, on := range r.onGround {
			if on == first {
				order = append(order, v)
			}
		}
	}
	number := make([]int, len(order))
	d := drawing{grounded: r.drawing.grounded}
	for i, v := range order {
		number[v] = i
		d.names = append(d.names, r.drawing.names[v])
		d.places = append(d.places, r.drawing.places[v])
		switch p := r.drawing.places[v]; {
		case !p.given:
		case !used[v] && !r.onGround[v]:
			return Picture{}, r.errorAt(r.placed[v], nil, "no edge ends at the vertex %s", quote(r.drawing.names[v]))
		case r.onGround[v] && p.y != 0:
			return Picture{}, r.errorAt(r.placed[v], nil, "the vertex %s stands on the ground, so y must be 0",
				quote(r.drawing.names[v]))
		}
	}
	for _, e := range r.drawing.edges {
		d.edges = append(d.edges, Edge{number[e.From], number[e.To], e.Colour})
	}
	if _, lost := d.position(); lost >= 0 {
		name := d.names[d.edges[lost].From]
		err := &GroundError{Edge: lost, Vertex: name}
		return Picture{}, r.errorAt(r.starts[lost], err,
			"this edge does not reach the ground: no path leads there from the vertex %s", quote(name))
	}
	return newPicture(d), nil
}

func quote(s string) string { return strconv.Quote(scan.Brief(s)) }
