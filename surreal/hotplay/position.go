package hotplay

import (
	"fmt"
	"iter"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// Position is a sum of games that is played for the score. It is an immutable value. The zero Position is a sum of
// nothing, with Left to move.
//
// Play is in hot components only: those whose Left stop is above the Right stop. Any other differs from a number by an
// infinitesimal, and counts for its mean. So nothing is lost to either player: nobody needs to move in a number while
// there is something else, and adding an infinitesimal does not change the stops of a sum.
//
// Source: Winning Ways, ch. 6, for number avoidance; Siegel, Combinatorial Game Theory, §II.3.
type Position struct {
	games   []component
	next    cgt.Player
	last    int // 1 + the component of the last move, or 0
	ambient surreal.Dyadic
}

// component is a game with what is asked for all the time.
type component struct {
	surreal.Game
	mean, temperature surreal.Dyadic
}

func newComponent(g surreal.Game) component { return component{g, g.Mean(), g.Temperature()} }

// isHot reports whether the component is played in. Games that are not hot, and these only, have no temperature above
// 0.
func (c *component) isHot() bool { return c.temperature.Sign() > 0 }

// mustBePlayer panics if who is no player.
func mustBePlayer(who cgt.Player) {
	if who > cgt.Right {
		panic(fmt.Errorf("hotplay: %v is neither Left nor Right", who))
	}
}

// NewPosition returns the sum of games before the first move, which is first's. It panics if first is neither Left nor
// Right.
func NewPosition(first cgt.Player, games ...surreal.Game) Position {
	mustBePlayer(first)
	p := Position{games: make([]component, len(games)), next: first}
	for i, g := range games {
		p.games[i] = newComponent(g)
	}
	if i, ok := p.hottest(); ok {
		p.ambient = p.games[i].temperature
	}
	return p
}

// Turn returns the player to move.
func (p Position) Turn() cgt.Player { return p.next }

// Games returns the components with their numbers, from 0.
func (p Position) Games() iter.Seq2[int, surreal.Game] {
	return func(yield func(int, surreal.Game) bool) {
		for i := range p.games {
			if !yield(i, p.games[i].Game) {
				return
			}
		}
	}
}

// Last returns the number of the component that the last move was made in; ok is false before the first move.
func (p Position) Last() (component int, ok bool) { return p.last - 1, p.last > 0 }

// Ambient returns the ambient temperature of the play: the lowest that the hottest component has had in any position of
// the play so far, this one too. It is 0 when play is over. Answering a threat does not cool the play down, nor does
// making one heat it up.
//
// Source: Berlekamp, The economist's view of combinatorial games, on sentestrat.
func (p Position) Ambient() surreal.Dyadic { return p.ambient }

// Score returns the sum of the means. It is the score of the play if this is over, and only then is over true.
func (p Position) Score() (x surreal.Dyadic, over bool) {
	over = true
	for i := range p.games {
		x = x.Add(p.games[i].mean)
		over = over && !p.games[i].isHot()
	}
	return x, over
}

// hottest returns the first of the hottest components, if one is hot.
func (p Position) hottest() (component int, ok bool) {
	var most surreal.Dyadic
	for i := range p.games {
		if t := p.games[i].temperature; t.Compare(most) > 0 {
			component, most, ok = i, t, true
		}
	}
	return component, ok
}

// Move is a move in a sum: the component with the number Component becomes To.
type Move struct {
	Component int
	To        surreal.Game
}

// String returns the move as in 1:{2|0}, the number of the component and what it becomes.
func (m Move) String() string { return fmt.Sprintf("%d:%v", m.Component, m.To) }

// Moves returns the moves of the player to move: in each hot component all options of the canonical form. There is one
// unless play is over.
func (p Position) Moves() []Move {
	var moves []Move
	for i := range p.games {
		if !p.games[i].isHot() {
			continue
		}
		for o := range p.games[i].Options(p.next) {
			moves = append(moves, Move{i, o})
		}
	}
	return moves
}

// After returns the position after the move m of the player to move; ok is false if m is none of the [Position.Moves].
func (p Position) After(m Move) (q Position, ok bool) {
	if m.Component < 0 || m.Component >= len(p.games) {
		return Position{}, false
	}
	if c := &p.games[m.Component]; !c.isHot() || !has(c.Options(p.next), m.To) {
		return Position{}, false
	}
	q = Position{games: slices.Clone(p.games), next: p.next.Opponent(), last: m.Component + 1}
	q.games[m.Component] = newComponent(m.To)
	if i, ok := q.hottest(); ok {
		q.ambient = q.games[i].temperature
		if p.ambient.Compare(q.ambient) < 0 {
			q.ambient = p.ambient
		}
	}
	return q, true
}

func has(games iter.Seq[surreal.Game], h surreal.Game) bool {
	for g := range games {
		if g == h {
			return true
		}
	}
	return false
}

// String returns the components and the player to move, as in +-2, {3||1|0}; Left.
func (p Position) String() string {
	var text []byte
	for i, g := range p.Games() {
		if i > 0 {
			text = append(text, ", "...)
		}
		text = fmt.Append(text, g)
	}
	return fmt.Sprintf("%s; %v", text, p.next)
}
