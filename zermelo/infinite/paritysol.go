package infinite

import (
	"fmt"
	"strconv"
)

// AppendParitySol appends the solution in the text format in which PGSolver and Oink write theirs:
//
//	paritysol 2;
//	0 1 2;
//	1 0;
//	2 0 1;
//
// The first line has the largest number of a vertex. Each other line has a vertex, the winner, 0 for Max and 1 for Min,
// and the winner's move if it is his turn.
func (s *Solution) AppendParitySol(dst []byte) []byte {
	dst = fmt.Appendf(dst, "paritysol %d;\n", s.g.Len()-1)
	for v, who := range s.winner {
		dst = strconv.AppendInt(dst, int64(v), 10)
		dst = append(dst, ' ', '0'+who)
		if s.strategy[v] >= 0 {
			dst = append(dst, ' ')
			dst = strconv.AppendInt(dst, int64(s.strategy[v]), 10)
		}
		dst = append(dst, ";\n"...)
	}
	return dst
}

// ParseParitySol reads what [Solution.AppendParitySol] or another program says about the parity game g, so that
// [Solution.Verify] can check it; nothing of it is believed. Lines may come in any order. The first one may be missing,
// and its number does not matter.
//
// The error is a [*cgt.SyntaxError] with the line and the place in it: also for a vertex that g does not have, or that
// is missing or there twice. A move from where it is not the winner's turn is not read as a mistake, but Verify takes
// it for one. ParseParitySol panics if g is nil.
func ParseParitySol(g *Graph, text string) (*Solution, error) {
	s := &Solution{g: g, winner: make([]uint8, g.Len()), strategy: make([]int32, g.Len())}
	for v := range s.winner {
		s.winner[v], s.strategy[v] = unknown, -1
	}
	p := &pgReader{what: "solution of a parity game", text: text}
	if p.word("paritysol") {
		if _, err := p.number("the number of vertices", MaxVertices); err != nil {
			return nil, err
		}
		if err := p.end(); err != nil {
			return nil, err
		}
	}
	most := int64(g.Len() - 1)
	for p.skip() {
		at := p.at
		v, err := p.number("a vertex", most)
		if err != nil {
			return nil, err
		}
		if s.winner[v] != unknown {
			return nil, p.fail(at, "there is a vertex %d already", v)
		}
		who, err := p.number("a winner", 1)
		if err != nil {
			return nil, err
		}
		s.winner[v] = uint8(who)
		if p.accept(';') {
			continue
		}
		if s.strategy[v], err = p.number("a move", most); err != nil {
			return nil, err
		}
		if err := p.end(); err != nil {
			return nil, err
		}
	}
	for v, who := range s.winner {
		if who == unknown {
			return nil, p.fail(len(text), "the winner from vertex %d is missing", v)
		}
	}
	return s, nil
}

// unknown is the winner of a vertex about which nothing is known.
const unknown uint8 = 2
