package convert

import (
	"fmt"

	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/zermelo"
)

// Token is a position of a game that [Alternating] makes: the vertex where the token stands, and who moves it next. Max
// is Blue, and Min is Red.
type Token struct {
	Vertex int
	Next   zermelo.Player
}

// String returns a text such as "3 (Max)".
func (t Token) String() string { return fmt.Sprintf("%d (%v)", t.Vertex, t.Next) }

// Give returns the token with another player to move. It is what [richman.ExploreTurns] asks for to make a bidding game
// of the result of [Alternating] again.
func (t Token) Give(who richman.Player) Token {
	t.Next = zermelo.Player(who)
	return t
}

// Alternating makes a game of package zermelo of the board of a bidding game: there is no money, and the players move
// the token in turn. Blue is Max and wins at blue vertices, Red is Min and wins at red ones, and play without end is a
// draw. It is the game to which bidding is compared: what a move is worth in money is how much less than nothing at all
// it takes to be the one who moves.
//
// Beside the critical share R of [richman.Solve] this much is sure, on a graph without cycles: if R is 0 at a vertex
// then Max wins from there, whoever begins, and if it is 1 then Min does. For R is the chance that Red wins if a coin
// decides who moves, and a player who wins for every fall of the coin wins when it falls on both sides in turn. The
// converse is false. [richman.ExploreTurns] with [Token.Give] leads back.
//
// Alternating panics if g is nil; its methods panic if a vertex is none of g.
//
// Source: A. J. Lazarus and others, Combinatorial games under auction play, 1999, for the comparison.
func Alternating(g *richman.Graph) zermelo.Game[Token, zermelo.Result] {
	if g == nil {
		panic(fmt.Errorf("convert: no graph"))
	}
	return alternating{g}
}

type alternating struct{ graph *richman.Graph }

func (a alternating) End(t Token) (zermelo.Result, bool) {
	who, ok := a.graph.Winner(t.Vertex)
	if !ok {
		return zermelo.Draw, false
	}
	return zermelo.WinFor(zermelo.Player(who)), true
}

func (a alternating) Turn(t Token) zermelo.Player { return t.Next }

func (a alternating) AppendMoves(dst []Token, t Token) []Token {
	for v := range a.graph.Moves(t.Vertex, richman.Player(t.Next)) {
		dst = append(dst, Token{v, t.Next.Opponent()})
	}
	return dst
}

// Unending returns a draw.
func (a alternating) Unending() (zermelo.Result, bool) { return zermelo.Draw, true }
