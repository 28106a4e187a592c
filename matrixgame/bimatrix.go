package matrixgame

import (
	"fmt"
	"math/big"
)

// Bimatrix is a game of two players with payoffs of their own: the row player chooses a row and the column player a
// column, neither knowing what the other one does, and each gets the entry of his matrix where they meet. A Bimatrix
// never changes. Make one with [NewBimatrix], [ZeroSum] or [Symmetric].
type Bimatrix struct {
	payoffs [2]*Matrix // of each Player; both of the same size
}

// NewBimatrix returns the game with these payoffs. The error is an [*InputError] if the matrices differ in size. It
// panics if one is nil.
func NewBimatrix(row, column *Matrix) (*Bimatrix, error) {
	if row.rows != column.rows || row.columns != column.columns {
		return nil, &InputError{Msg: fmt.Sprintf("the payoffs of the row player are a matrix of %d×%d, and those of the column player one of %d×%d", row.rows, row.columns, column.rows, column.columns)}
	}
	return &Bimatrix{[2]*Matrix{row, column}}, nil
}

// isMissing reports whether there is no game, or one without payoffs.
func (g *Bimatrix) isMissing() bool { return g == nil || g.payoffs[Row] == nil }

// ZeroSum returns the game m as one with payoffs for both: the column player gets what the row player pays.
func ZeroSum(m *Matrix) *Bimatrix { return &Bimatrix{[2]*Matrix{m, m.Neg()}} }

// Symmetric returns the game that is the same for both players, and in which who chooses i gets m's entry in row i and
// column j if the other one chooses j. The error is an [*InputError] if m is not square.
func Symmetric(m *Matrix) (*Bimatrix, error) {
	if m.rows != m.columns {
		return nil, &InputError{Msg: fmt.Sprintf("a symmetric game has as many rows as columns, and not %d and %d", m.rows, m.columns)}
	}
	return &Bimatrix{[2]*Matrix{m, m.Transpose()}}, nil
}

// Rows returns the number of rows.
func (g *Bimatrix) Rows() int { return g.payoffs[Row].rows }

// Columns returns the number of columns.
func (g *Bimatrix) Columns() int { return g.payoffs[Row].columns }

// Payoffs returns what a player gets.
func (g *Bimatrix) Payoffs(who Player) *Matrix { return g.payoffs[who] }

// own returns the payoffs of a player with a row for each of his own choices.
func (g *Bimatrix) own(who Player) *Matrix {
	if who.isRow() {
		return g.payoffs[Row]
	}
	return g.payoffs[Column].Transpose()
}

// Swapped returns the same game with the players' parts exchanged: its rows are the columns of g.
func (g *Bimatrix) Swapped() *Bimatrix {
	return &Bimatrix{[2]*Matrix{g.payoffs[Column].Transpose(), g.payoffs[Row].Transpose()}}
}

// Equal reports whether two games have the same size and the same payoffs.
func (g *Bimatrix) Equal(h *Bimatrix) bool {
	return g.payoffs[Row].Equal(h.payoffs[Row]) && g.payoffs[Column].Equal(h.payoffs[Column])
}

// IsZeroSum reports whether one player always gets what the other one pays.
func (g *Bimatrix) IsZeroSum() bool { return g.payoffs[Column].Equal(g.payoffs[Row].Neg()) }

// IsSymmetric reports whether the game is its own [Bimatrix.Swapped].
func (g *Bimatrix) IsSymmetric() bool { return g.Equal(g.Swapped()) }

// Submatrix returns the game in which only some rows and columns may be chosen, in the given order. It panics if there
// are none, or if a number is not that of a row or column.
func (g *Bimatrix) Submatrix(rows, columns []int) *Bimatrix {
	return &Bimatrix{[2]*Matrix{g.payoffs[Row].Submatrix(rows, columns), g.payoffs[Column].Submatrix(rows, columns)}}
}

// Payoff returns what a player gets on average. It panics if the strategies are not for the game.
func (g *Bimatrix) Payoff(who Player, p Profile) *big.Rat {
	return g.payoffs[who].Payoff(p.Row, p.Column)
}

// BestReplies returns the choices of a player that are best against a strategy of the other one, in order, and what
// they get. It panics if the strategy is not for the game.
func (g *Bimatrix) BestReplies(who Player, against Mixed) (choices []int, payoff *big.Rat) {
	return largest(g.own(who).RowPayoffs(against))
}

// largest returns where the largest of some numbers is, and that number.
func largest(x []*big.Rat) (where []int, most *big.Rat) {
	for i, y := range x {
		c := 1
		if most != nil {
			c = y.Cmp(most)
		}
		if c > 0 {
			where, most = where[:0], y
		}
		if c >= 0 {
			where = append(where, i)
		}
	}
	return where, most
}

// String returns the two matrices with an empty line between, the row player's first.
func (g *Bimatrix) String() string {
	if g.isMissing() {
		return missingGame
	}
	return g.payoffs[Row].String() + "\n" + g.payoffs[Column].String()
}
