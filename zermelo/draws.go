package zermelo

import (
	"fmt"

	"github.com/cgt-go/sdk/cgt"
)

// CountDraws returns the game in which a draw counts as a win for who, also play without end if that is a draw;
// otherwise it is the given one. So it can only be won or lost. A game with draws is solved by the two games that this
// makes of it: see [FromCountedDraws]. Positions that are alike stay so unless the players change places in them.
// CountDraws panics if game is nil.
//
// Source: The sea chart, §4, where these are the games A and B.
func CountDraws[Pos comparable](game Game[Pos, Result], who Player) Game[Pos, Result] {
	if game == nil {
		panic(fmt.Errorf("zermelo: no game"))
	}
	c := &counted[Pos]{Game: game, who: who}
	c.normalizer, _ = game.(cgt.Normalizer[Pos])
	return c
}

// FromCountedDraws returns the value of a position in a game with draws, from its values in the two games that
// [CountDraws] makes of it: forMax in the one where a draw counts for Max, and forMin in the other one. It is a [Win]
// if Max wins both, a [Loss] if he loses both, and a [Draw] if he wins the first one only. ok is false for all else,
// which cannot be.
//
// Source: The sea chart, §4.
func FromCountedDraws(forMax, forMin Result) (v Result, ok bool) {
	switch {
	case forMax == forMin:
		return forMax, forMax != Draw
	default:
		return Draw, forMax == Win && forMin == Loss
	}
}

// counted is a game in which draws count for one player.
type counted[Pos comparable] struct {
	Game[Pos, Result]
	normalizer cgt.Normalizer[Pos]
	who        Player
}

func (c *counted[Pos]) count(v Result) Result {
	if v == Draw {
		return WinFor(c.who)
	}
	return v
}

func (c *counted[Pos]) End(p Pos) (Result, bool) {
	v, ok := c.Game.End(p)
	return c.count(v), ok
}

func (c *counted[Pos]) Unending() (Result, bool) {
	u, ok := c.Game.(Unending[Result])
	if !ok {
		return Draw, false
	}
	v, ok := u.Unending()
	return c.count(v), ok
}

func (c *counted[Pos]) Normalize(p Pos) (q Pos, isSwapped bool) {
	if c.normalizer != nil {
		// With the players a draw would change sides.
		if q, isSwapped := c.normalizer.Normalize(p); !isSwapped {
			return q, false
		}
	}
	return p, false
}
