package surreal

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// Statement is a game, or two games compared, or a question about a game.
type Statement struct {
	G   Game
	Op  string // "", or one of "<", "<=", ">", ">=", "==", "!=" and "||" between G and H
	H   Game
	Rel Rel // the relation of G to H, if there is a comparison

	// Question is the name of a question about G. Those that are answered by yes or no, see Holds, are isAllSmall,
	// which is also called isDicotic, isAtomic, isCold (which is isNumber), isEven, isEvenTempered, isHot,
	// isInfinitesimal, isInteger, isNimber, isNumber, isNumberTiny, isNumberish, isOdd, isOddTempered, isSwitch,
	// isTepid, isUptimal and isZero. Those that ask for games, see Games, are incentives, leftIncentives, leftOptions,
	// rightIncentives and rightOptions. Those that ask for something else, see Text, are confusionInterval, farStar,
	// levels, misereOutcome, outcome and uptimal. They are named as the methods of Game; isEven and its like ask what
	// Parity or Temper is, and misereOutcome is for the canonical form of G.
	Question string

	offset int     // of Op
	answer *answer // to the question
}

// Games returns the games that are the answer to the question; ok is false if the statement does not ask for games.
func (s Statement) Games() (games []Game, ok bool) {
	if s.answer == nil || !s.answer.isList {
		return nil, false
	}
	return slices.Clone(s.answer.games), true
}

// Text returns the text that is the answer to the question; ok is false if the statement asks for something else, or
// does not ask.
func (s Statement) Text() (text string, ok bool) {
	if s.answer == nil {
		return "", false
	}
	return s.answer.text, s.answer.text != ""
}

// Holds reports whether the comparison is true, or the answer to the question yes. Of other statements it is false.
func (s Statement) Holds() bool {
	if s.answer != nil {
		return s.answer.yes
	}
	switch r := s.Rel; s.Op {
	case "<":
		return r == Less
	case "<=":
		return r == Less || r == Equal
	case ">":
		return r == Greater
	case ">=":
		return r == Greater || r == Equal
	case "==":
		return r == Equal
	case "!=":
		return r != Equal
	case "||":
		return r == Confused
	}
	return false
}

// noGame returns an error unless the statement is a game.
func (s Statement) noGame() error {
	switch {
	case s.Op != "":
		return &cgt.SyntaxError{What: "game", Offset: s.offset, Msg: "a comparison is not a game"}
	case s.Question != "":
		return &cgt.SyntaxError{What: "game", Offset: s.offset, Msg: "a question is not a game"}
	}
	return nil
}
