package parametric

import (
	"fmt"
	"math/big"
	"strings"

	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/matrixgame"
)

// Matrix is a matrix whose entries are polynomials in the parameter. It has at least one row and one column and never
// changes.
type Matrix struct {
	rows, columns int
	entries       []Polynomial
}

// NewMatrix returns the matrix with the given rows, which are copied. The error is a [*matrixgame.InputError] if there
// are no rows or no columns, or if rows differ in length.
func NewMatrix(rows [][]Polynomial) (*Matrix, error) {
	if len(rows) == 0 || len(rows[0]) == 0 {
		return nil, &matrixgame.InputError{Msg: "a matrix has at least one row and one column"}
	}
	m := &Matrix{rows: len(rows), columns: len(rows[0])}
	for i, row := range rows {
		if len(row) != m.columns {
			return nil, &matrixgame.InputError{Place: fmt.Sprintf("row %d", i+1), Msg: fmt.Sprintf("has %s, and the first row %d", plural.Of(len(row), "entry", "entries"), m.columns)}
		}
		m.entries = append(m.entries, row...)
	}
	return m, nil
}

// ParseMatrix returns the matrix with the given rows of polynomials as [Parse] reads them. The error is that of
// [NewMatrix], or says which entry is no polynomial.
func ParseMatrix(rows [][]string) (*Matrix, error) {
	parsed := make([][]Polynomial, len(rows))
	for i, row := range rows {
		for j, text := range row {
			p, err := Parse(text)
			if err != nil {
				return nil, &matrixgame.InputError{Place: fmt.Sprintf("row %d, column %d", i+1, j+1), Msg: "is no polynomial: " + err.Error()}
			}
			parsed[i] = append(parsed[i], p)
		}
	}
	return NewMatrix(parsed)
}

// Rows returns the number of rows.
func (m *Matrix) Rows() int { return m.rows }

// Columns returns the number of columns.
func (m *Matrix) Columns() int { return m.columns }

// Entry returns the entry in row i and column j, both counted from 0. It panics if there is none.
func (m *Matrix) Entry(i, j int) Polynomial {
	if i < 0 || i >= m.rows || j < 0 || j >= m.columns {
		panic(fmt.Errorf("parametric: entry %d, %d of a matrix of %d×%d", i, j, m.rows, m.columns))
	}
	return m.entries[i*m.columns+j]
}

// String returns the rows, one on a line, entries with commas between them and aligned, as in "1, -t".
func (m *Matrix) String() string {
	texts := make([]string, len(m.entries))
	width := 0
	for k, p := range m.entries {
		texts[k] = p.String()
		width = max(width, len(texts[k]))
	}
	var b strings.Builder
	for k, text := range texts {
		end := ", "
		if (k+1)%m.columns == 0 {
			end = "\n"
		}
		fmt.Fprintf(&b, "%*s%s", width, text, end)
	}
	return b.String()
}

// At returns the matrix for a value of the parameter.
func (m *Matrix) At(x *big.Rat) *matrixgame.Matrix {
	rows := make([][]*big.Rat, m.rows)
	for i := range rows {
		for j := range m.columns {
			rows[i] = append(rows[i], m.Entry(i, j).At(x))
		}
	}
	at, err := matrixgame.NewMatrix(rows)
	if err != nil {
		panic(err) // m has rows and columns, and so has this one
	}
	return at
}
