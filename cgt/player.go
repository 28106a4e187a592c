package cgt

import (
	"fmt"
	"strconv"
)

// Player is one of the two players of a partizan game. The zero value is [Left].
type Player uint8

// The two players.
const (
	Left Player = iota
	Right
)

// Opponent returns the other player.
func (who Player) Opponent() Player { return who ^ 1 }

// String returns "Left" or "Right".
func (who Player) String() string {
	switch who {
	case Left:
		return "Left"
	case Right:
		return "Right"
	}
	return "Player(" + strconv.Itoa(int(who)) + ")"
}

// MarshalText returns the text of [Player.String]. It fails for a value that is not a player.
func (who Player) MarshalText() ([]byte, error) {
	if who > Right {
		return nil, fmt.Errorf("cgt: %v is not a player", who)
	}
	return []byte(who.String()), nil
}

// UnmarshalText reads what [Player.MarshalText] writes. An error is a [*SyntaxError].
func (who *Player) UnmarshalText(text []byte) error {
	for x := Left; x <= Right; x++ {
		if string(text) == x.String() {
			*who = x
			return nil
		}
	}
	return &SyntaxError{What: "player", Msg: fmt.Sprintf("%q is neither Left nor Right", text)}
}

// Outcome is one of the four outcome classes of a finite game under normal play,
// where a player who cannot move loses. It says who wins for either choice of who
// moves first: with [L] Left wins in either case and with [R] Right, with [N] whoever moves first
// (the next player), and with [P] the other one (the previous player). The zero value is P, the outcome of the
// game without moves.
//
// Source: J. H. Conway, On Numbers and Games, ch. 7; A. N. Siegel, Combinatorial Game
// Theory (2013), §I.1.
type Outcome uint8

// The four outcome classes.
const (
	P Outcome = iota // the previous player wins: whoever moves first loses
	N                // the next player wins: whoever moves first wins
	L                // Left wins, whoever moves first
	R                // Right wins, whoever moves first
)

// OutcomeOf returns the outcome of a game from who wins it in its two forms: leftWins says
// whether Left wins moving first, rightWins whether Right wins moving first.
func OutcomeOf(leftWins, rightWins bool) Outcome {
	switch {
	case leftWins && rightWins:
		return N
	case leftWins:
		return L
	case rightWins:
		return R
	}
	return P
}

// Winner returns the player who wins when first moves first.
func (o Outcome) Winner(first Player) Player {
	switch o {
	case L:
		return Left
	case R:
		return Right
	case N:
		return first
	}
	return first.Opponent()
}

// Neg returns the outcome of −G for a game G of outcome o: the players change places.
func (o Outcome) Neg() Outcome {
	switch o {
	case L:
		return R
	case R:
		return L
	}
	return o
}

// String returns "P", "N", "L" or "R".
func (o Outcome) String() string {
	if o > R {
		return "Outcome(" + strconv.Itoa(int(o)) + ")"
	}
	return "PNLR"[o : o+1]
}

// MarshalText returns the text of [Outcome.String]. It fails for a value that is not an outcome.
func (o Outcome) MarshalText() ([]byte, error) {
	if o > R {
		return nil, fmt.Errorf("cgt: %v is not an outcome class", o)
	}
	return []byte(o.String()), nil
}

// UnmarshalText reads what [Outcome.MarshalText] writes. An error is a [*SyntaxError].
func (o *Outcome) UnmarshalText(text []byte) error {
	for x := P; x <= R; x++ {
		if string(text) == x.String() {
			*o = x
			return nil
		}
	}
	return &SyntaxError{What: "outcome class", Msg: fmt.Sprintf("%q is none of P, N, L, R", text)}
}
