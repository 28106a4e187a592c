package infinite

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// ParsePGSolver reads a graph in the text format of PGSolver, which Oink reads and writes too:
//
//	parity 2;
//	start 0;
//	0 3 1 1,2 "Berlin";
//	1 2 0 0;
//	2 0 0 0,2;
//
// The first line has the largest number of a vertex, or the number of vertices; it may be missing, and so may the
// start, which then is −1. Each other line has a vertex with its priority, its owner, 0 for Max and 1 for Min, the
// vertices that one can move to, and perhaps a name. Lines may come in any order and be broken anywhere between numbers
// and signs. Every vertex up to the largest must be there, once.
//
// The error is a [*cgt.SyntaxError] with the line and the place in it: also for a vertex that is missing, at the first
// move to it or at the end of the text, or is there twice, for a priority above [MaxPriority], for an owner who is
// none, and where there are no moves. Whether all vertices can be reached from the start is what [Graph.CheckStart]
// says. It takes linear time, or nearly so if the vertices are not in order.
//
// Source: O. Friedmann, M. Lange, The PGSolver collection of parity game solvers, 2009.
func ParsePGSolver(text string) (g *Graph, start int, err error) {
	p := &pgReader{what: "parity game", text: text, start: -1, target: -1}
	if err := p.read(); err != nil {
		return nil, 0, err
	}
	if !p.isInOrder() {
		if err := p.sort(); err != nil {
			return nil, 0, err
		}
	}
	n := p.g.Len()
	switch {
	case p.hasCount && p.count != n && p.count != n-1:
		return nil, 0, p.fail(p.countAt, "the header says that the largest vertex is %d, but it is %d", p.count, n-1)
	case int(p.largest) >= n:
		return nil, 0, p.missing(p.largest)
	}
	p.g.turnRound()
	return p.g, p.start, nil
}

// pgReader reads the format of PGSolver.
type pgReader struct {
	what string
	text string
	at   int

	hasCount bool
	count    int // what the first line says
	countAt  int
	start    int
	g        *Graph
	numbers  []int32 // of the vertices, in the order of the text
	largest  int32   // of the vertices that moves lead to, and of the start

	// On a second reading, which looks for the place of a mistake:
	target   int32 // the vertex in question
	isDouble bool  // whether the question is where it is defined again; else it is where a move leads to it
	defined  int   // how often it has been defined
}

func (p *pgReader) fail(at int, format string, args ...any) error {
	line := strings.Count(p.text[:at], "\n") + 1
	return &cgt.SyntaxError{What: p.what, Line: line, Offset: at - strings.LastIndexByte(p.text[:at], '\n') - 1, Msg: fmt.Sprintf(format, args...)}
}

// unexpected returns the error that something else should stand here.
func (p *pgReader) unexpected(want string) error {
	if !p.skip() {
		return p.fail(p.at, "%s should follow", want)
	}
	word := p.text[p.at:]
	if end := strings.IndexAny(word[:min(100, len(word))], " \n\t\r"); end >= 0 {
		word = word[:end]
	}
	return p.fail(p.at, "unexpected %q, want %s", scan.Brief(word), want)
}

// skip skips blanks and reports whether there is more.
func (p *pgReader) skip() bool {
	for p.at < len(p.text) {
		switch p.text[p.at] {
		case ' ', '\n', '\t', '\r':
			p.at++
		default:
			return true
		}
	}
	return false
}

// accept reads a sign if it stands here.
func (p *pgReader) accept(sign byte) bool {
	if p.skip() && p.text[p.at] == sign {
		p.at++
		return true
	}
	return false
}

// word reads a word if it stands here.
func (p *pgReader) word(word string) bool {
	if p.skip() && strings.HasPrefix(p.text[p.at:], word) {
		p.at += len(word)
		return true
	}
	return false
}

// number reads a number that is at most so large.
func (p *pgReader) number(want string, most int64) (int32, error) {
	if !p.skip() || p.text[p.at]-'0' > 9 {
		return 0, p.unexpected(want)
	}
	x, at := int64(0), p.at
	for ; p.at < len(p.text) && p.text[p.at]-'0' <= 9; p.at++ {
		if x = 10*x + int64(p.text[p.at]-'0'); x > most {
			return 0, p.fail(at, "%s must not be more than %d", want, most)
		}
	}
	return int32(x), nil
}

func (p *pgReader) end() error {
	if !p.accept(';') {
		return p.unexpected(";")
	}
	return nil
}

// read reads the text. Vertices get the numbers of their places in it.
func (p *pgReader) read() error {
	if p.word("parity") {
		p.hasCount = true
		p.skip()
		p.countAt = p.at
		count, err := p.number("the number of vertices", MaxVertices)
		if err != nil {
			return err
		}
		p.count = int(count)
		if err := p.end(); err != nil {
			return err
		}
	}
	guess := min(len(p.text)/12, p.count+1)
	p.g = &Graph{head: make([]int32, 1, guess+1), owner: make([]uint8, 0, guess), priority: make([]int32, 0, guess), to: make([]int32, 0, 2*guess)}
	p.numbers = make([]int32, 0, guess)
	for {
		switch {
		case !p.skip() && len(p.numbers) == 0:
			return p.unexpected("a vertex")
		case !p.skip():
			return nil
		case p.start < 0 && p.word("start"):
			v, err := p.mention("the start")
			if err != nil {
				return err
			}
			p.start = int(v)
			if err := p.end(); err != nil {
				return err
			}
		default:
			if err := p.vertex(); err != nil {
				return err
			}
		}
	}
}

// mention reads a vertex that something leads to.
func (p *pgReader) mention(want string) (int32, error) {
	p.skip()
	at := p.at
	v, err := p.number(want, MaxVertices-1)
	if err == nil && v == p.target && !p.isDouble {
		return 0, p.fail(at, "there is no vertex %d", v)
	}
	p.largest = max(p.largest, v)
	return v, err
}

// vertex reads a vertex.
func (p *pgReader) vertex() error {
	p.skip()
	at := p.at
	v, err := p.number("a vertex", MaxVertices-1)
	if err != nil {
		return err
	}
	if v == p.target && p.isDouble {
		if p.defined++; p.defined > 1 {
			return p.fail(at, "there is a vertex %d already", v)
		}
	}
	priority, err := p.number("a priority", MaxPriority)
	if err != nil {
		return err
	}
	owner, err := p.number("an owner", 1)
	if err != nil {
		return err
	}
	g := p.g
	for {
		w, err := p.mention("a vertex to move to")
		if err != nil {
			return err
		}
		if len(g.to) == MaxMoves {
			return p.fail(p.at, "there are more than %d moves", MaxMoves)
		}
		g.to = append(g.to, w)
		if !p.accept(',') {
			break
		}
	}
	if p.accept('"') {
		end := strings.IndexByte(p.text[p.at:], '"')
		if end < 0 {
			return p.fail(p.at-1, "the name does not end")
		}
		if g.names == nil {
			g.names = make([]string, len(p.numbers))
		}
		g.names = append(g.names, strings.Clone(p.text[p.at:p.at+end]))
		p.at += end + 1
	} else if g.names != nil {
		g.names = append(g.names, "")
	}
	g.head = append(g.head, int32(len(g.to)))
	g.owner = append(g.owner, uint8(owner))
	g.priority = append(g.priority, priority)
	p.numbers = append(p.numbers, v)
	return p.end()
}

// isInOrder reports whether the vertices come in the order of their numbers, each once.
func (p *pgReader) isInOrder() bool {
	for v, number := range p.numbers {
		if int(number) != v {
			return false
		}
	}
	return true
}

// sort puts the vertices into the order of their numbers.
func (p *pgReader) sort() error {
	at := make([]int32, len(p.numbers))
	for i := range at {
		at[i] = int32(i)
	}
	slices.SortStableFunc(at, func(i, j int32) int { return int(p.numbers[i]) - int(p.numbers[j]) })
	for v, i := range at {
		switch number := p.numbers[i]; {
		case int(number) > v:
			return p.missing(int32(v))
		case int(number) < v:
			return p.again(number, true)
		}
	}
	old := p.g
	p.g = &Graph{head: []int32{0}}
	for _, i := range at {
		p.g.to = append(p.g.to, old.moves(i)...)
		p.g.head = append(p.g.head, int32(len(p.g.to)))
		p.g.owner = append(p.g.owner, old.owner[i])
		p.g.priority = append(p.g.priority, old.priority[i])
		if old.names != nil {
			p.g.names = append(p.g.names, old.names[i])
		}
	}
	return nil
}

// missing returns the error that a vertex is missing.
func (p *pgReader) missing(v int32) error {
	if err := p.again(v, false); err != nil {
		return err
	}
	return p.fail(len(p.text), "there is no vertex %d", v)
}

// again reads the text again to find the place of a mistake.
func (p *pgReader) again(v int32, isDouble bool) error {
	q := &pgReader{what: "parity game", text: p.text, start: -1, target: v, isDouble: isDouble}
	return q.read()
}

// AppendPGSolver appends the graph in the form that [ParsePGSolver] reads, which reads an equal graph, but that there
// is no '"' in names: a "'" comes in its place. The line with the start is there if start is not negative.
func (g *Graph) AppendPGSolver(dst []byte, start int) []byte {
	dst = fmt.Appendf(dst, "parity %d;\n", g.Len()-1)
	if start >= 0 {
		dst = fmt.Appendf(dst, "start %d;\n", start)
	}
	for v := range int32(g.Len()) {
		dst = strconv.AppendInt(dst, int64(v), 10)
		dst = append(dst, ' ')
		dst = strconv.AppendInt(dst, int64(g.priority[v]), 10)
		dst = append(dst, ' ', '0'+g.owner[v], ' ')
		for i, w := range g.moves(v) {
			if i > 0 {
				dst = append(dst, ',')
			}
			dst = strconv.AppendInt(dst, int64(w), 10)
		}
		if g.names != nil && g.names[v] != "" {
			dst = append(dst, ` "`...)
			dst = append(dst, strings.ReplaceAll(g.names[v], `"`, "'")...)
			dst = append(dst, '"')
		}
		dst = append(dst, ";\n"...)
	}
	return dst
}
