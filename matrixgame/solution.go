package matrixgame

import (
	"fmt"
	"math"
	"math/big"
)

// Solution is the value of a game with an optimal strategy of each player. It is immutable and safe for concurrent use.
type Solution struct {
	m           *Matrix
	value       *big.Rat
	row, column Mixed
}

// Matrix returns the game.
func (s *Solution) Matrix() *Matrix { return s.m }

// Value returns what the row player gets on average if both play well, as a number of the caller's: he can be sure to
// get as much, and the column player not to pay more.
func (s *Solution) Value() *big.Rat { return new(big.Rat).Set(s.value) }

// Floats returns the largest float64 that is not more than the value and the smallest that is not less. They are the
// same if the value is a float64, and may be infinite if it is too large for one.
func (s *Solution) Floats() (low, high float64) { return enclose(s.value) }

// enclose returns the floats next to x.
func enclose(x *big.Rat) (low, high float64) {
	f, _ := x.Float64() // which takes a number for exact that is nearly 0
	switch {
	case math.IsInf(f, 1):
		return math.MaxFloat64, f
	case math.IsInf(f, -1):
		return f, -math.MaxFloat64
	}
	switch new(big.Rat).SetFloat64(f).Cmp(x) {
	case -1:
		return f, math.Nextafter(f, math.Inf(1))
	case 1:
		return math.Nextafter(f, math.Inf(-1)), f
	}
	return f, f
}

// Row returns an optimal strategy of the row player.
func (s *Solution) Row() Mixed { return s.row }

// Column returns an optimal strategy of the column player.
func (s *Solution) Column() Mixed { return s.column }

// Strategy returns [Solution.Row] or [Solution.Column].
func (s *Solution) Strategy(who Player) Mixed {
	if who.isRow() {
		return s.row
	}
	return s.column
}

// Verify checks that both guarantees meet: that no column gives less than the value if the row player mixes as he
// should, and that no row gets more if the column player does. It knows nothing of how the solution was found. The
// error is a [*VerifyError] for the first choice of the opponent that is better for him.
//
// Source: J. von Neumann, Zur Theorie der Gesellschaftsspiele, Mathematische Annalen 100 (1928).
func (s *Solution) Verify() error {
	if s.m == nil {
		return &VerifyError{Msg: missingGame}
	}
	if err := s.m.guarantees(Row, s.row, s.value); err != nil {
		return err
	}
	return s.m.guarantees(Column, s.column, s.value)
}

// guarantees checks that a strategy guarantees a value, the least for the row player or the most for the column player.
func (m *Matrix) guarantees(who Player, s Mixed, value *big.Rat) error {
	payoffs := m.RowPayoffs
	better := 1
	if who.isRow() {
		payoffs, better = m.ColumnPayoffs, -1
	}
	for k, x := range payoffs(s) {
		if x.Cmp(value) == better {
			return &VerifyError{fmt.Sprintf("%v %d", who.Opponent(), k+1), fmt.Sprintf("is worth %s to the row player, and the value should be %s", short(x.RatString()), short(value.RatString()))}
		}
	}
	return nil
}

// Guarantee returns what a strategy guarantees its player against the best reply: the least that the row player may get
// with it on average, or the most that the column player may have to pay. It panics if the strategy is not for the
// matrix.
func (m *Matrix) Guarantee(who Player, s Mixed) *big.Rat {
	payoffs := m.RowPayoffs
	worse := 1
	if who.isRow() {
		payoffs, worse = m.ColumnPayoffs, -1
	}
	var worst *big.Rat
	for _, x := range payoffs(s) {
		if worst == nil || x.Cmp(worst) == worse {
			worst = x
		}
	}
	return worst
}
