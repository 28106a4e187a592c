package sums

import (
	"context"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// Move is a move in a sum: the component with the number Component, counted from 0, becomes To.
type Move struct {
	Component int
	To        Component
}

// String returns the move as in 1:xo., the number of the component and what it becomes, or 1:(empty) for a position
// without a text, as a board of Domineering has when it is full.
func (m Move) String() string {
	to := fmt.Sprint(m.To)
	if strings.TrimSpace(to) == "" {
		to = "(empty)"
	}
	return fmt.Sprintf("%d:%s", m.Component, to)
}

// In returns the sum after the move, as a new slice. It panics if the sum has no such component.
func (m Move) In(sum []Component) []Component {
	after := append([]Component(nil), sum...)
	after[m.Component] = m.To
	return after
}

// Moves returns the moves of who in the sum of components, without duplicates: those in the first component in the
// order of its rules, then those in the next one. It panics if who is neither Left nor Right.
func Moves(who cgt.Player, sum ...Component) []Move {
	mustBePlayer(who)
	var moves []Move
	for i, c := range sum {
		moves = appendMovesIn(moves, who, i, c)
	}
	return moves
}

// appendMovesIn appends the moves of who in the component with the number i, without duplicates.
func appendMovesIn(moves []Move, who cgt.Player, i int, c Component) []Move {
	seen := map[Component]bool{}
	for _, to := range c.Moves(who) {
		if !seen[to] {
			seen[to] = true
			moves = append(moves, Move{i, to})
		}
	}
	return moves
}

// movesIn is [Moves], unless the context is done meanwhile.
func (f *search) movesIn(who cgt.Player, sum []Component) (moves []Move, ok bool) {
	for i, c := range sum {
		if f.stopped() {
			return nil, false
		}
		moves = appendMovesIn(moves, who, i, c)
	}
	return moves, true
}

// WinningMoves returns the moves of first that win, in the order of [Moves]. It is empty if first loses. A nimber in
// the sum may have up to 65,536 moves; if one has more, the error is a *[cgt.LimitError] that names it. Other errors
// are those of [Solver.Wins]. It panics if first is neither Left nor Right.
func (s *Solver) WinningMoves(ctx context.Context, first cgt.Player, sum ...Component) ([]Move, error) {
	mustBePlayer(first)
	if err := tooManyMoves(first, sum); err != nil {
		return nil, err
	}
	s.prepare(ctx)
	s.search.gather(&s.search.total, sum)
	moves, ok := s.search.movesIn(first, sum)
	if !ok {
		return nil, s.unfinished(s.search.err, first, sum)
	}
	var winning []Move
	for _, m := range moves {
		wins, err := s.search.winsAfter(sum, m, first.Opponent())
		if err != nil {
			return nil, s.unfinished(err, first, sum)
		}
		if !wins {
			winning = append(winning, m)
		}
	}
	return winning, nil
}

// reply returns the first move of who that wins, if there is one. What the solver has found before plays no part in
// which it is.
func (s *Solver) reply(ctx context.Context, who cgt.Player, sum []Component) (m Move, ok bool, err error) {
	mustBePlayer(who)
	s.prepare(ctx)
	wins, err := s.search.wins(sum, who)
	if err != nil || !wins {
		return Move{}, false, err
	}
	if err := tooManyMoves(who, sum); err != nil {
		return Move{}, false, err
	}
	s.search.gather(&s.search.total, sum)
	moves, ok := s.search.movesIn(who, sum)
	if !ok {
		return Move{}, false, s.search.err
	}
	for _, m := range moves {
		wins, err := s.search.winsAfter(sum, m, who.Opponent())
		if err != nil || !wins {
			return m, err == nil, err
		}
	}
	return Move{}, false, nil
}
