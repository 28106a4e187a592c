package convert

import (
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// Stage is a position of rules that [Ruleset] makes.
type Stage[Pos comparable] struct {
	Pos Pos
	// IsWaiting says that the player who has just moved is to move again, so that first the other one must let him.
	IsWaiting bool
	// IsOver says that the winner has made a last move.
	IsOver bool
}

// String returns the position as text, with "(waiting)" or "(over)" behind it.
func (s Stage[Pos]) String() string {
	text := fmt.Sprint(s.Pos)
	if s.IsWaiting {
		text += " (waiting)"
	}
	if s.IsOver {
		text += " (over)"
	}
	return text
}

// Ruleset makes rules of package cgt of a game that is won or lost: whoever cannot move loses, and that is who loses
// the given game. Max is Left and Min is Right; a draw counts as a loss of Max, unless [zermelo.CountDraws] has made
// something else of it. [zermelo.Normal] leads the other way.
//
// Where play goes on, only the player whose turn it is has moves; ask who wins if he begins. Where it has ended, the
// winner has one move more and the other one none, so that it does not matter who is to move. If a player moves twice
// in a row in the given game, the other one has a move that changes nothing in between. So Max wins the game from a
// position where it is his turn if and only if Left, moving first, wins the new one from Stage{Pos: p}, and likewise
// Min and Right.
//
// The rules are safe for concurrent use if the game is. Play without end is none in package cgt. Ruleset panics if game
// is nil.
//
// Source: Conway, On Numbers and Games, ch. 7, for losing as having no move.
func Ruleset[Pos comparable](game zermelo.Game[Pos, zermelo.Result]) cgt.Ruleset[Stage[Pos]] {
	if game == nil {
		panic(fmt.Errorf("convert: no game"))
	}
	return ruleset[Pos]{game}
}

type ruleset[Pos comparable] struct {
	game zermelo.Game[Pos, zermelo.Result]
}

func (r ruleset[Pos]) AppendMoves(dst []Stage[Pos], s Stage[Pos], who cgt.Player) []Stage[Pos] {
	if s.IsOver {
		return dst
	}
	if v, ok := r.game.End(s.Pos); ok {
		if (v == zermelo.Win) == (who == cgt.Left) {
			dst = append(dst, Stage[Pos]{Pos: s.Pos, IsOver: true})
		}
		return dst
	}
	turn := r.game.Turn(s.Pos)
	isTurn := turn == zermelo.Player(who)
	if s.IsWaiting {
		if !isTurn {
			dst = append(dst, Stage[Pos]{Pos: s.Pos})
		}
		return dst
	}
	if !isTurn {
		return dst
	}
	for _, q := range r.game.AppendMoves(nil, s.Pos) {
		_, isEnd := r.game.End(q)
		dst = append(dst, Stage[Pos]{Pos: q, IsWaiting: !isEnd && r.game.Turn(q) == turn})
	}
	return dst
}
