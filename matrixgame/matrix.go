package matrixgame

import (
	"context"
	"fmt"
	"math"
	"math/big"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/internal/poll"
)

// Matrix is a matrix of rational numbers. As a game, the row player chooses a row and the column player a column,
// neither knowing what the other one does, and the column player pays the entry where they meet to the row player. A
// Matrix has at least one row and one column and never changes.
type Matrix struct {
	rows, columns int
	entries       []*big.Rat // row by row
}

// NewMatrix returns the matrix with the given rows, which are copied. The error is an [*InputError] if there are no
// rows or no columns, if rows differ in length, or if an entry is nil.
func NewMatrix(rows [][]*big.Rat) (*Matrix, error) {
	return newMatrix(rows, func(x *big.Rat) (*big.Rat, string) {
		if x == nil {
			return nil, "is missing"
		}
		return new(big.Rat).Set(x), ""
	})
}

// Integers returns the matrix with the given rows of integers. It panics where [NewMatrix] returns an error: it is for
// matrices that are written in a program.
func Integers(rows ...[]int64) *Matrix {
	m, err := newMatrix(rows, func(x int64) (*big.Rat, string) { return new(big.Rat).SetInt64(x), "" })
	if err != nil {
		panic(err)
	}
	return m
}

// FromFloats returns the matrix whose entries are exactly the given numbers, which are fractions with a power of two
// below. 0.1 is not 1/10: for that there is [ParseMatrix]. Further to the errors of [NewMatrix], infinities and NaN are
// [*InputError] too.
func FromFloats(rows [][]float64) (*Matrix, error) {
	return newMatrix(rows, func(x float64) (*big.Rat, string) {
		if math.IsNaN(x) || math.IsInf(x, 0) {
			return nil, fmt.Sprintf("is %v", x)
		}
		return new(big.Rat).SetFloat64(x), ""
	})
}

func newMatrix[E any](rows [][]E, number func(E) (x *big.Rat, wrong string)) (*Matrix, error) {
	if len(rows) == 0 {
		return nil, &InputError{Msg: "a matrix has at least one row"}
	}
	m := &Matrix{rows: len(rows), columns: len(rows[0])}
	if m.columns == 0 {
		return nil, &InputError{Msg: "a matrix has at least one column"}
	}
	for i, row := range rows {
		if len(row) != m.columns {
			return nil, &InputError{Place: fmt.Sprintf("row %d", i+1), Msg: fmt.Sprintf("has %s, and the first row %d", plural.Of(len(row), "entry", "entries"), m.columns)}
		}
		for j, e := range row {
			x, wrong := number(e)
			if wrong != "" {
				return nil, &InputError{Place: fmt.Sprintf("row %d, column %d", i+1, j+1), Msg: wrong}
			}
			m.entries = append(m.entries, x)
		}
	}
	return m, nil
}

// Rows returns the number of rows.
func (m *Matrix) Rows() int { return m.rows }

// Columns returns the number of columns.
func (m *Matrix) Columns() int { return m.columns }

// At returns the entry in row i and column j, both counted from 0. It panics if there is none.
func (m *Matrix) At(i, j int) *big.Rat { return new(big.Rat).Set(m.at(i, j)) }

// at is At, without a copy.
func (m *Matrix) at(i, j int) *big.Rat {
	if i < 0 || i >= m.rows || j < 0 || j >= m.columns {
		panic(fmt.Errorf("matrixgame: entry %d, %d of a matrix of %d×%d", i, j, m.rows, m.columns))
	}
	return m.entries[i*m.columns+j]
}

// row returns row i, not copied.
func (m *Matrix) row(i int) []*big.Rat { return m.entries[i*m.columns : (i+1)*m.columns] }

// Equal reports whether two matrices have the same size and the same entries.
func (m *Matrix) Equal(n *Matrix) bool {
	return m.rows == n.rows && m.columns == n.columns && slices.EqualFunc(m.entries, n.entries, func(x, y *big.Rat) bool { return x.Cmp(y) == 0 })
}

// Transpose returns the matrix with rows and columns exchanged.
func (m *Matrix) Transpose() *Matrix {
	t := &Matrix{rows: m.columns, columns: m.rows, entries: make([]*big.Rat, 0, len(m.entries))}
	for j := range m.columns {
		for i := range m.rows {
			t.entries = append(t.entries, m.at(i, j))
		}
	}
	return t
}

// Neg returns the matrix of the negative entries.
func (m *Matrix) Neg() *Matrix {
	n, _ := m.neg(context.Background())
	return n
}

// neg is Neg with a context, whose cause is the error.
func (m *Matrix) neg(ctx context.Context) (*Matrix, error) {
	n := &Matrix{rows: m.rows, columns: m.columns, entries: make([]*big.Rat, len(m.entries))}
	steps := 0
	for k, x := range m.entries {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, err
		}
		n.entries[k] = new(big.Rat).Neg(x)
	}
	return n, nil
}

// Swapped returns the same game with the players' parts exchanged: the negative of the transpose.
func (m *Matrix) Swapped() *Matrix {
	s, _ := m.swapped(context.Background())
	return s
}

// swapped is Swapped with a context, whose cause is the error.
func (m *Matrix) swapped(ctx context.Context) (*Matrix, error) { return m.Transpose().neg(ctx) }

// IsSymmetric reports whether the game is the same for both players, that is, whether m is its own [Matrix.Swapped].
// Its value is then 0, and a strategy that is optimal for one player is optimal for the other one.
func (m *Matrix) IsSymmetric() bool { return m.rows == m.columns && m.Equal(m.Swapped()) }

// Submatrix returns the matrix of some rows and columns, in the given order. It panics if there are none, or if a
// number is not that of a row or column.
func (m *Matrix) Submatrix(rows, columns []int) *Matrix {
	if len(rows) == 0 || len(columns) == 0 {
		panic(fmt.Errorf("matrixgame: a submatrix of %d×%d", len(rows), len(columns)))
	}
	s := &Matrix{rows: len(rows), columns: len(columns), entries: make([]*big.Rat, 0, len(rows)*len(columns))}
	for _, i := range rows {
		for _, j := range columns {
			s.entries = append(s.entries, m.at(i, j))
		}
	}
	return s
}

// Payoff returns what the row player gets on average if the players mix like this. It panics if a strategy is not for
// the matrix.
func (m *Matrix) Payoff(row, column Mixed) *big.Rat {
	sum := new(big.Rat)
	var t big.Rat
	for i, x := range m.RowPayoffs(column) {
		sum.Add(sum, t.Mul(x, row.of(m.rows)[i]))
	}
	return sum
}

// RowPayoffs returns what each row gets against a strategy of the column player. It panics if the strategy is not for
// the matrix.
func (m *Matrix) RowPayoffs(column Mixed) []*big.Rat {
	p := column.of(m.columns)
	den := commonDenominator(p)
	nums := overDenominator(p, den)
	payoffs := make([]*big.Rat, m.rows)
	g := newIntegral(m)
	var sum, d, t big.Int
	for i := range payoffs {
		sum.SetInt64(0)
		for j, x := range g.row(i) {
			if nums[j].Sign() != 0 {
				sum.Add(&sum, t.Mul(x, nums[j]))
			}
		}
		payoffs[i] = new(big.Rat).SetFrac(&sum, d.Mul(den, g.den[i]))
	}
	return payoffs
}

// ColumnPayoffs returns what the row player gets from each column with a strategy of his. It panics if the strategy is
// not for the matrix.
func (m *Matrix) ColumnPayoffs(row Mixed) []*big.Rat { return m.Transpose().RowPayoffs(row) }

// String returns the rows, one on a line, entries with a blank between them and aligned. [ParseMatrix] reads it.
func (m *Matrix) String() string {
	width := 0
	for _, x := range m.entries {
		width = max(width, len(x.RatString()))
	}
	var b strings.Builder
	for i := range m.rows {
		for j, x := range m.row(i) {
			if j > 0 {
				b.WriteByte(' ')
			}
			fmt.Fprintf(&b, "%*s", width, x.RatString())
		}
		b.WriteByte('\n')
	}
	return b.String()
}
