package stochastic

import (
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/matrixgame"
)

// Solution has bounds for what each state of a game is worth, and for each player how to mix there, whatever happened
// before, so that the bounds are guaranteed. It is immutable and safe for concurrent use.
type Solution struct {
	g           *Game
	low, high   []*big.Rat
	row, column []matrixgame.Mixed
}

// Game returns the game.
func (s *Solution) Game() *Game { return s.g }

// Value returns bounds for what the row player gets on average from a state on, if both play well: he can be sure to
// get low, and the column player not to pay more than high. They are equal if the value is known exactly. It panics if
// there is no such state.
func (s *Solution) Value(state int) (low, high *big.Rat) {
	return new(big.Rat).Set(s.low[state]), new(big.Rat).Set(s.high[state])
}

// IsExact reports whether all values are known exactly.
func (s *Solution) IsExact() bool {
	for k, x := range s.low {
		if x.Cmp(s.high[k]) != 0 {
			return false
		}
	}
	return true
}

// Row returns how the row player should mix in a state to be sure of the lower bounds. It is the zero strategy if the
// game is over there. It panics if there is no such state.
func (s *Solution) Row(state int) matrixgame.Mixed { return s.row[state] }

// Column returns how the column player should mix in a state to be sure of the upper bounds. It is the zero strategy if
// the game is over there. It panics if there is no such state.
func (s *Solution) Column(state int) matrixgame.Mixed { return s.column[state] }

// Strategy returns [Solution.Row] or [Solution.Column]. It panics if there is no such player or state.
func (s *Solution) Strategy(who matrixgame.Player, state int) matrixgame.Mixed {
	return [...][]matrixgame.Mixed{s.row, s.column}[who][state]
}

// Verify checks the bounds by the inequalities that guarantee them, without solving a matrix: if the row player mixes
// in each state as he should, and what follows is worth the lower bounds, then no column gives less than the lower
// bound of the state. So it is after one round, and after any number of rounds, and play ends. It is the same with
// columns and the upper bounds. The error is a [*matrixgame.VerifyError] that names the state. The time is linear in
// the size of the game.
//
// Source: L. S. Shapley, Stochastic games, 1953, for the contraction behind it.
func (s *Solution) Verify() error {
	if s.g == nil {
		return &matrixgame.VerifyError{Msg: "the game is missing"}
	}
	for k := range s.g.states {
		from := &s.g.states[k]
		if from.rows == 0 {
			if s.low[k].Sign() > 0 || s.high[k].Sign() < 0 {
				return &matrixgame.VerifyError{Place: s.g.place(k), Msg: "should be worth 0, for the game is over"}
			}
			continue
		}
		if s.row[k].Len() != from.rows || s.column[k].Len() != from.columns {
			return &matrixgame.VerifyError{Place: s.g.place(k), Msg: "has strategies with other numbers of choices"}
		}
		if x := s.g.Matrix(k, s.low).Guarantee(matrixgame.Row, s.row[k]); x.Cmp(s.low[k]) < 0 {
			return &matrixgame.VerifyError{Place: s.g.place(k), Msg: fmt.Sprintf("is worth only %s to the row player, and the lower bound is %s", x.FloatString(12), s.low[k].FloatString(12))}
		}
		if x := s.g.Matrix(k, s.high).Guarantee(matrixgame.Column, s.column[k]); x.Cmp(s.high[k]) > 0 {
			return &matrixgame.VerifyError{Place: s.g.place(k), Msg: fmt.Sprintf("costs the column player %s, and the upper bound is %s", x.FloatString(12), s.high[k].FloatString(12))}
		}
	}
	return nil
}
