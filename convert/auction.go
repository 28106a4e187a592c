package convert

import (
	"fmt"
	"unicode/utf8"

	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

// Auction makes a bidding game of a parity game: whoever wins the auction moves on, in place of the one to whom the
// vertex belongs, which is forgotten. Max is Blue, whom even priorities help, and Min is Red. The vertices are the
// same, and so are their names, if these are all different; or else the names are numbers.
//
// The error is that of [richman.NewArena]. Auction panics if g is nil. [Turns] leads the other way.
//
// Source: G. Avni, T. A. Henzinger, V. Chonev, Infinite-duration bidding games, 2019.
func Auction(g *infinite.Graph) (*richman.Parity, error) {
	var (
		edges      [][]int
		priorities []int
		names      []string
		seen       = map[string]bool{"": true}
	)
	areNames := true
	for _, v := range g.All() {
		edges = append(edges, v.Moves)
		priorities = append(priorities, v.Priority)
		names = append(names, v.Name)
		areNames = areNames && !seen[v.Name] && utf8.ValidString(v.Name)
		seen[v.Name] = true
	}
	if !areNames {
		names = nil
	}
	a, err := richman.NewArena(edges, nil, nil, names)
	if err != nil {
		return nil, err
	}
	return a.Parity(priorities)
}

// Turns makes a game without end of a bidding game with priorities: there is no money, and the players move the token
// in turn. Blue is Max and Red is Min. At a blue vertex play stays for ever, with the priority 0, and at a red one
// with 1. [infinite.Explore] lists the positions. [Auction] leads the other way; [Alternating] is for games that end.
//
// Turns panics if p is nil; the methods of the game panic if a vertex is none of p.
func Turns(p *richman.Parity) infinite.Game[Token] {
	if p == nil {
		panic(fmt.Errorf("convert: no game"))
	}
	return turns{p, p.Arena()}
}

type turns struct {
	parity *richman.Parity
	arena  *richman.Arena
}

func (g turns) Turn(t Token) zermelo.Player { return t.Next }

func (g turns) Priority(t Token) int {
	if who, ok := g.arena.Winner(t.Vertex); ok {
		return int(who)
	}
	return g.parity.Priority(t.Vertex)
}

func (g turns) AppendMoves(dst []Token, t Token) []Token {
	if _, ok := g.arena.Winner(t.Vertex); ok {
		return append(dst, t)
	}
	for v := range g.arena.Successors(t.Vertex) {
		dst = append(dst, Token{v, t.Next.Opponent()})
	}
	return dst
}
