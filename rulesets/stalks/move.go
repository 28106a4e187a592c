package stalks

import (
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

// Move is a move in one component of a [Position].
type Move struct {
	Component int
	Height    transfinite.Ordinal // in a stalk, how many edges are below the one that is cut
	Option    surreal.Game        // in a game, what it becomes
}

// String returns the component with the height of the edge that is cut, or with what the game becomes, as in 0:w+1 and
// 2:{1|0}.
func (m Move) String() string {
	if m.Option != (surreal.Game{}) {
		return fmt.Sprintf("%d:%v", m.Component, m.Option)
	}
	return fmt.Sprintf("%d:%v", m.Component, m.Height)
}

// MoveError reports a move that is not legal.
type MoveError struct {
	Who  cgt.Player
	Move Move
	Msg  string // what is wrong
}

// Error returns the message in one line.
func (e *MoveError) Error() string {
	return fmt.Sprintf("stalks: the move of %v in component %d: %s", e.Who, e.Move.Component, e.Msg)
}

// Play returns the position after a move. Left cuts at blue edges and Right at red ones; in a game of n options they go
// to one of these, which are those of its canonical form. A move that is not legal is a [*MoveError]. A stalk that has
// more than [transfinite.MaxRuns] runs below the cut is an error that wraps [cgt.ErrLimit].
func (p Position) Play(who cgt.Player, m Move) (Position, error) {
	illegal := func(format string, args ...any) (Position, error) {
		return Position{}, &MoveError{who, m, fmt.Sprintf(format, args...)}
	}
	switch {
	case who > cgt.Right:
		return illegal("there is no such player")
	case m.Component < 0 || m.Component >= len(p.stalks)+len(p.games):
		return illegal("there is no such component")
	case m.Component >= len(p.stalks):
		i := m.Component - len(p.stalks)
		if !hasOption(p.games[i], who, m.Option) {
			return illegal("the game has no such option")
		}
		q := Position{p.stalks, slices.Clone(p.games)}
		q.games[i] = m.Option
		return q, nil
	}
	x := p.stalks[m.Component]
	switch sign, ok := x.At(m.Height); {
	case !ok:
		return illegal("there is no edge at height %v, for the stalk ends at height %v", m.Height, x.Len())
	case sign != signOf(who):
		return illegal("the edge at height %v belongs to %v", m.Height, who.Opponent())
	}
	rest, err := x.Prefix(m.Height)
	if err != nil {
		return Position{}, err
	}
	q := Position{slices.Clone(p.stalks), p.games}
	q.stalks[m.Component] = rest
	return q, nil
}

func signOf(who cgt.Player) int {
	if who == cgt.Left {
		return 1
	}
	return -1
}

func hasOption(g surreal.Game, who cgt.Player, option surreal.Game) bool {
	for h := range g.Options(who) {
		if h == option {
			return true
		}
	}
	return false
}

// someMove returns a move, if there is one: where there is a stalk to cut, in the last run of the colour, so that much
// remains of it.
func (p Position) someMove(who cgt.Player) (m Move, ok bool) {
	for i, x := range p.stalks {
		var below transfinite.Ordinal
		for s := range x.Segments() {
			for _, r := range s.Runs {
				if r.Sign == signOf(who) {
					m, ok = Move{Component: i, Height: below}, true
				}
				below = below.Add(r.Length)
			}
			if s.Repeated { // the runs were those of the first copy, and one copy more makes no difference
				below = below.Add(s.Len())
			}
		}
		if ok {
			return m, true
		}
	}
	for i, g := range p.games {
		for h := range g.Options(who) {
			return Move{Component: len(p.stalks) + i, Option: h}, true
		}
	}
	return Move{}, false
}
