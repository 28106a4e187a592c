package surreal

import "github.com/cgt-go/sdk/cgt"

// Statement is a game, or two games compared, or a question about a game.
type Statement struct {
	G   Game
	Op  string // "", or one of "<", "<=", ">", ">=", "==", "!=" and "||" between G and H
	H   Game
	Rel Rel // the relation of G to H, if there is a comparison

	// Question is the name of a question about G, which is a method of Game or asks what Parity or Temper is: isAllSmall, which is also
	// called isDicotic, isAtomic, isCold (which is isNumber), isEven, isEvenTempered, isHot, isInfinitesimal, isInteger, isNimber,
	// isNumber, isNumberTiny, isNumberish, isOdd, isOddTempered, isSwitch, isTepid or isUptimal.
	Question string

	offset int  // of Op
	holds  bool // the answer to the question
}

// Holds reports whether the comparison is true, or the answer to the question yes. Of a game alone it is false.
func (s Statement) Holds() bool {
	if s.Question != "" {
		return s.holds
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
