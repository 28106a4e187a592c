package graph

import "github.com/cgt-go/sdk/cgt"

// Tints has the letters of a graph that is coloured: '.' is a vertex without coloured neighbours, L one that has
// neighbours of Left's colour only, and R one that has neighbours of Right's colour only. Vertices that are coloured,
// or have neighbours of both colours, are gone if nobody can colour them.
const Tints = ".LR"

// Tint returns the letter of a vertex next to one that who has coloured.
func Tint(who cgt.Player) byte { return [...]byte{cgt.Left: 'L', cgt.Right: 'R'}[who] }

// Colour returns the graph after who has coloured the vertex v, in a game where nobody can colour a vertex that is next
// to both colours: v is gone, and so are those of its neighbours that were next to the colour of the opponent. The
// other neighbours have the letter of who. See [Tints].
func (g Graph) Colour(v int, who cgt.Player) Graph {
	mine, other := Tint(who), Tint(who.Opponent())
	return g.Take(v, func(letter byte) byte {
		switch letter {
		case '.':
			return mine
		case other:
			return 0
		}
		return letter
	})
}
