package zermelo

import (
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/visible"
)

// Game states the rules of a finite game of perfect information between [Max] and [Min] over positions of type Pos: who
// moves, where to, and what Max gets at the end. The players need not move in turn. Positions are keys of maps, so ==
// must mean "the same position"; whatever the rules ask about the past of a play, such as which cells have been
// visited, must be part of the position.
//
// The methods, and those of capabilities, must give the same answers each time and be safe for concurrent calls. A solver
// that meets an answer that cannot be, such as a position without moves that is no end, stops with a [*GameError].
//
// A Game may have more methods, which save time or say more: [cgt.Normalizer] for positions that are alike, [Unending]
// for play without end, [Estimator] and [Bounder] for what is known of a position without search, [Indexer] for
// positions with numbers, [Retractor] for taking moves back, and [Judge] for games with more moves than can be listed.
type Game[Pos comparable, V Payoff[V]] interface {
	// End returns what Max gets if play has ended at p; ok is false if it goes on. It is the first thing that is asked
	// about a position.
	End(p Pos) (v V, ok bool)
	// Turn returns who moves at p, where play has not ended.
	Turn(p Pos) Player
	// AppendMoves appends to dst every position that the player to move can move to from p, where play has not ended,
	// and returns the extended slice. There must be one at least; the order is free, and duplicates are allowed. It
	// must not change or read dst[:len(dst)] nor keep dst.
	AppendMoves(dst []Pos, p Pos) []Pos
}

// Unending is an optional capability of a [Game]: it says what a play without end is worth. Without it every play must
// end, and a solver that meets one that need not stops with a [*cgt.LoopError].
type Unending[V any] interface {
	// Unending returns what Max gets from a play without end; ok is false if every play ends.
	Unending() (v V, ok bool)
}

// Judge is an optional capability of a [Game]: it says whether a move is one without listing them, so that [Match] can
// play where there are too many moves for a list.
type Judge[Pos comparable] interface {
	// IsMove reports whether the player to move at p, where play has not ended, can move to q. It must agree with
	// AppendMoves, whatever q is.
	IsMove(p, q Pos) bool
}

// Rules makes a [Game] of functions, for rules that need no type of their own. Only Loops may be nil.
type Rules[Pos comparable, V Payoff[V]] struct {
	// Ended is the method End of the game.
	Ended func(p Pos) (v V, ok bool)
	// Mover is the method Turn of the game.
	Mover func(p Pos) Player
	// Moves is the method AppendMoves of the game.
	Moves func(dst []Pos, p Pos) []Pos
	// Loops, if not nil, is what Max gets from a play without end.
	Loops *V
}

// End calls r.Ended.
func (r Rules[Pos, V]) End(p Pos) (v V, ok bool) { return r.Ended(p) }

// Turn calls r.Mover.
func (r Rules[Pos, V]) Turn(p Pos) Player { return r.Mover(p) }

// AppendMoves calls r.Moves.
func (r Rules[Pos, V]) AppendMoves(dst []Pos, p Pos) []Pos { return r.Moves(dst, p) }

// Unending returns what r.Loops points to.
func (r Rules[Pos, V]) Unending() (v V, ok bool) {
	if r.Loops == nil {
		return v, false
	}
	return *r.Loops, true
}

// GameError reports that a game breaks its contract: a position that is no end and has no moves, say, a payoff beyond
// the [Extremal] ones, or different answers to the same question.
type GameError struct {
	Position string // the position, as text
	Msg      string // what is wrong
}

// Error returns the message in one line.
func (e *GameError) Error() string {
	return fmt.Sprintf("zermelo: the game breaks its contract at %s: %s", visible.Text(e.Position), e.Msg)
}

func gameError[Pos any](p Pos, msg string) error {
	return &GameError{fmt.Sprint(p), msg}
}

// rules are a game with its capabilities.
type rules[Pos comparable, V Payoff[V]] struct {
	Game[Pos, V]
	normalizer cgt.Normalizer[Pos] // the game as Normalizer, or nil
	estimator  Estimator[Pos]      // the game as Estimator, or nil
	unending   V                   // what play without end is worth
	mayLoop    bool                // play without end is allowed
	isSigned   bool                // payoffs have a sign
	between    span[V]             // what payoffs may be
	lister     lister[Pos, V]      // the game as lister, or nil
	indexer    Indexer[Pos]        // the game as Indexer, or nil
	retractor  Retractor[Pos]      // the game as Retractor, or nil
	judge      Judge[Pos]          // the game as Judge, or nil
}

// lister is a game of this package that finds out by listing the moves whether play has ended.
type lister[Pos, V any] interface {
	list(dst []Pos, p Pos) (moves []Pos, v V, isEnd bool)
}

func newRules[Pos comparable, V Payoff[V]](g Game[Pos, V]) rules[Pos, V] {
	if g == nil {
		panic(fmt.Errorf("zermelo: no game"))
	}
	r := rules[Pos, V]{Game: g, between: extremes[V]()}
	r.normalizer, _ = g.(cgt.Normalizer[Pos])
	r.estimator, _ = g.(Estimator[Pos])
	r.lister, _ = g.(lister[Pos, V])
	r.judge, _ = g.(Judge[Pos])
	r.indexer, r.retractor = capabilities[Pos, V](g)
	if u, ok := g.(Unending[V]); ok {
		r.unending, r.mayLoop = u.Unending()
	}
	var v V
	_, r.isSigned = any(v).(Signed[V])
	return r
}

// capabilities returns g as Indexer and Retractor, or nil.
func capabilities[Pos comparable, V Payoff[V]](g Game[Pos, V]) (i Indexer[Pos], r Retractor[Pos]) {
	if c, ok := g.(capable[Pos]); ok {
		return c.capabilities()
	}
	i, _ = g.(Indexer[Pos])
	r, _ = g.(Retractor[Pos])
	return i, r
}

// normalize returns the representative of p, and whether the players have changed places in it.
func (r *rules[Pos, V]) normalize(p Pos) (q Pos, isSwapped bool) {
	if r.normalizer == nil {
		return p, false
	}
	return r.normalizer.Normalize(p)
}

// negative returns v as the other player sees it. It panics if payoffs have no negative: a game with them must not let
// the players change places.
func negative[V any](v V) V {
	s, ok := any(v).(Signed[V])
	if !ok {
		panic(fmt.Errorf("zermelo: payoffs of type %T have no Neg, but Normalize lets the players change places", v))
	}
	return s.Neg()
}

// hurry returns 1 if Max wants play to end soon when the payoff will be v, −1 if Min does, and 0 if neither.
func (r *rules[Pos, V]) hurry(v V) int {
	switch {
	case r.mayLoop:
		return v.Compare(r.unending)
	case r.isSigned:
		return any(v).(Signed[V]).Sign()
	}
	return 1
}

// ended returns the payoff at p, and whether play has ended there.
func (r *rules[Pos, V]) ended(p Pos) (v V, isEnd bool, err error) {
	v, isEnd = r.End(p)
	if isEnd && !r.between.has(v) {
		err = gameError(p, "the payoff is "+r.between.missed(v))
	}
	return v, isEnd, err
}

// checkUnending returns an error if what a play without end is worth is no payoff.
func (r *rules[Pos, V]) checkUnending() error {
	if !r.mayLoop || r.between.has(r.unending) {
		return nil
	}
	return &GameError{"a play without end", "it is worth " + r.between.missed(r.unending)}
}

// glance says of p that it is an end with the payoff v, or who moves.
func (r *rules[Pos, V]) glance(p Pos) (who Player, v V, isEnd bool, err error) {
	if v, isEnd, err = r.ended(p); isEnd {
		return 0, v, err == nil, err
	}
	if who = r.Turn(p); who > Min {
		return who, v, false, gameError(p, fmt.Sprintf("%v is to move", who))
	}
	var zero V
	return who, zero, false, nil
}

// look says what there is to say of p: that it is an end with the payoff v, or who moves, and the moves, which it
// appends to dst.
func (r *rules[Pos, V]) look(dst []Pos, p Pos) (moves []Pos, who Player, v V, isEnd bool, err error) {
	if r.lister == nil {
		if v, isEnd, err := r.ended(p); isEnd {
			return dst, 0, v, err == nil, err
		}
	}
	who = r.Turn(p)
	if who > Min {
		return dst, who, v, false, gameError(p, fmt.Sprintf("%v is to move", who))
	}
	if r.lister != nil {
		moves, v, isEnd = r.lister.list(dst, p)
		return moves, who, v, isEnd, nil
	}
	moves = r.AppendMoves(dst, p)
	if len(moves) <= len(dst) { // it is less if AppendMoves does not append
		return moves, who, v, false, gameError(p, "there is no move, and play has not ended")
	}
	return moves, who, v, false, nil
}
