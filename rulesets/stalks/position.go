package stalks

import (
	"slices"

	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

// Position is a sum of stalks and of finite games. Its components are counted from 0, the stalks first. It is an
// immutable value that is safe for concurrent use; the zero value is the sum of nothing.
type Position struct {
	stalks []transfinite.SignExpansion
	games  []surreal.Game
}

// New returns the sum of the stalks and of the games. A sign + is a blue edge, which belongs to Left, and − a red one,
// and the first sign stands on the ground.
func New(stalks []transfinite.SignExpansion, games ...surreal.Game) Position {
	return Position{slices.Clone(stalks), slices.Clone(games)}
}

// NumStalks returns the number of stalks, also of those without edges.
func (p Position) NumStalks() int { return len(p.stalks) }

// Stalk returns component i, a stalk. It panics if it is none.
func (p Position) Stalk(i int) transfinite.SignExpansion { return p.stalks[i] }

// NumGames returns the number of finite games.
func (p Position) NumGames() int { return len(p.games) }

// Game returns component i, a finite game. It panics if it is none.
func (p Position) Game(i int) surreal.Game { return p.games[i-len(p.stalks)] }

// Neg returns the position with the players exchanged.
func (p Position) Neg() Position {
	neg := Position{slices.Clone(p.stalks), slices.Clone(p.games)}
	for i, x := range neg.stalks {
		neg.stalks[i] = x.Neg()
	}
	for i, g := range neg.games {
		neg.games[i] = g.Neg()
	}
	return neg
}

// Remaining returns an ordinal that every move makes smaller: the natural sum of the heights of the stalks and the
// birthdays of the games. So every play ends, and if it is finite, it bounds the number of moves. A cut makes the
// height of a stalk smaller, and an option is born before its game; natural sums grow with each part.
//
// Source: Conway, On Numbers and Games, ch. 0 and 3, for ordinals and their sums.
func (p Position) Remaining() transfinite.Ordinal {
	var sum transfinite.Ordinal
	for _, x := range p.stalks {
		sum = sum.NaturalAdd(x.Len())
	}
	for _, g := range p.games {
		days, _ := transfinite.OrdinalFromBig(g.Birthday().Rat().Num()) // a natural number
		sum = sum.NaturalAdd(days)
	}
	return sum
}

// String returns the components with + between them, each stalk in square brackets, as [+:w -:1] + {1|0}. The sum of
// nothing is 0.
func (p Position) String() string {
	var b []byte
	for _, x := range p.stalks {
		b = append(b, " + ["...)
		b = append(append(b, x.String()...), ']')
	}
	for _, g := range p.games {
		b = append(b, " + "...)
		b = append(b, g.String()...)
	}
	if len(b) == 0 {
		return "0"
	}
	return string(b[len(" + "):])
}
