package switching

import (
	"fmt"

	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/structure"
)

// Session is one play of a game against a strategy, move by move, on boards that are too large for lists of all moves.
// It is for one goroutine.
type Session struct {
	game   *Game
	plan   plan
	who    zermelo.Player // whom the strategy plays
	turn   zermelo.Player
	owners []owner
	result zermelo.Result
	isOver bool
	moves  int
}

// MoveError reports a move that cannot be made.
type MoveError struct {
	Edge int // the edge, or −1 if a strategy was asked
	Msg  string
}

// Error returns the message in one line.
func (e *MoveError) Error() string {
	if e.Edge < 0 {
		return "switching: no move: " + e.Msg
	}
	return fmt.Sprintf("switching: no move at the edge %d: %s", e.Edge, e.Msg)
}

// Begin begins a play in which the solution plays who, and first moves first; ok is false if who cannot win it. It
// panics if who or first is no player.
func (s *Solution) Begin(who, first zermelo.Player) (play *Session, ok bool) {
	if who > zermelo.Min || first > zermelo.Min {
		panic(fmt.Errorf("switching: there is no player %v or no player %v", who, first))
	}
	if s.class.Winner(first) != who {
		return nil, false
	}
	play = &Session{game: s.game, plan: s.plan(who), who: who, turn: first, owners: make([]owner, len(s.game.graph.ends))}
	play.result, play.isOver = play.game.end(play.owners)
	return play, true
}

// Turn returns who is to move; ok is false if play has ended.
func (s *Session) Turn() (who zermelo.Player, ok bool) { return s.turn, !s.isOver }

// Result returns the result; ok is false if play has not ended.
func (s *Session) Result() (v zermelo.Result, ok bool) { return s.result, s.isOver }

// NumMoves returns the number of moves that were made.
func (s *Session) NumMoves() int { return s.moves }

// Position returns the position.
func (s *Session) Position() structure.Claims {
	var edges [3][]int
	for e, o := range s.owners {
		edges[o] = append(edges[o], e)
	}
	return structure.Claims{Max: structure.NewCells(edges[taken]...), Min: structure.NewCells(edges[erased]...), Next: s.turn}
}

// Play makes a move of the opponent: it takes or erases an edge. If that cannot be, the error is a [*MoveError], and
// nothing has changed. It takes linear time but for the union-find.
func (s *Session) Play(edge int) error {
	switch {
	case s.isOver:
		return &MoveError{edge, "play has ended"}
	case s.turn == s.who:
		return &MoveError{edge, fmt.Sprintf("it is the turn of %v, whom the strategy plays", s.who)}
	case edge < 0 || edge >= len(s.owners):
		return &MoveError{edge, fmt.Sprintf("there are %d edges, from 0", len(s.owners))}
	case s.owners[edge] == taken:
		return &MoveError{edge, "it is taken"}
	case s.owners[edge] == erased:
		return &MoveError{edge, "it is erased"}
	}
	s.claim(edge)
	return nil
}

// Reply makes the move of the strategy and returns the edge. If it is not its turn, the error is a [*MoveError]. It
// takes linear time but for the union-find.
func (s *Session) Reply() (edge int, err error) {
	switch {
	case s.isOver:
		return 0, &MoveError{-1, "play has ended"}
	case s.turn != s.who:
		return 0, &MoveError{-1, fmt.Sprintf("it is the turn of %v, and the strategy plays %v", s.turn, s.who)}
	}
	edge, ok := s.plan.reply(s.owners)
	if !ok {
		panic(fmt.Errorf("switching: the strategy of %v does not know how to win after %d moves, which cannot be", s.who, s.moves))
	}
	s.claim(edge)
	return edge, nil
}

func (s *Session) claim(edge int) {
	s.owners[edge] = mark(s.turn)
	s.turn = s.turn.Opponent()
	s.moves++
	s.result, s.isOver = s.game.end(s.owners)
}
