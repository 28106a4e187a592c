package richman

import (
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// A mention is the name of a vertex in a text, and where it stands.
type mention struct {
	name   string
	offset int
}

// A graphReader makes a graph of what a text says, where names may be used before they are defined.
type graphReader struct {
	what      string
	names     []string
	number    map[string]int
	moves     [2][][]mention
	terminals [3][]mention // by color
}

func newGraphReader(what string) *graphReader {
	return &graphReader{what: what, number: map[string]int{}}
}

// vertex returns the number of a vertex, a new one if there is none of this name.
func (p *graphReader) vertex(name string) int {
	v, ok := p.number[name]
	if !ok {
		v = len(p.names)
		p.number[name] = v
		p.names = append(p.names, name)
		for who := range p.moves {
			p.moves[who] = append(p.moves[who], nil)
		}
	}
	return v
}

// graph returns the graph.
func (p *graphReader) graph() (*Graph, error) {
	moves, terminals, err := p.lists()
	if err != nil {
		return nil, err
	}
	isCommon := slices.EqualFunc(moves[Blue], moves[Red], func(x, y []int) bool { return slices.Equal(x, y) })
	if isCommon {
		return NewGraph(moves[Blue], terminals[blue], terminals[red], p.names)
	}
	return NewPartizanGraph(moves[Blue], moves[Red], terminals[blue], terminals[red], p.names)
}

// lists returns the moves of both players, and the terminals by color.
func (p *graphReader) lists() (moves [2][][]int, terminals [3][]int, err error) {
	numbers := func(list []mention) ([]int, error) {
		out := make([]int, 0, len(list))
		for _, m := range list {
			v, ok := p.number[m.name]
			if !ok {
				return nil, &cgt.SyntaxError{What: p.what, Offset: m.offset, Msg: fmt.Sprintf("there is no vertex %q", m.name)}
			}
			out = append(out, v)
		}
		return out, nil
	}
	for who := range moves {
		for _, list := range p.moves[who] {
			numbered, err := numbers(list)
			if err != nil {
				return moves, terminals, err
			}
			moves[who] = append(moves[who], numbered)
		}
	}
	for c, list := range p.terminals {
		if terminals[c], err = numbers(list); err != nil {
			return moves, terminals, err
		}
	}
	return moves, terminals, nil
}
