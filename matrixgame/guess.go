package matrixgame

import (
	"context"
	"math"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/matrixgame/internal/simplex"
)

// basis is as many rows as columns, so that one mixture of these columns does equally well against each of these rows:
// the corner of the linear program where these columns may be chosen and all other rows need not be best. Both are in
// order.
type basis struct{ rows, columns []int }

// guess finds a basis by the simplex method in floating point, starting from the one given by the best pure strategy of
// the column player. It may not be the right one, or none at all. The error is the cause of ctx.
func guess(ctx context.Context, m *Matrix, count *int) (basis, error) {
	d, err := newFloats(ctx, m)
	if err != nil {
		return basis{}, err
	}
	*count, _ = d.Minimise(100+20*(m.rows+m.columns), func() bool { return ctx.Err() == nil })
	if ctx.Err() != nil {
		return basis{}, context.Cause(ctx)
	}
	return basisOf(d), nil
}

// start returns the best pure strategy of the column player and a best answer to it.
func start(m *Matrix) basis {
	_, columns := m.Minimax()
	j := columns[0]
	best := 0
	for i := range m.rows {
		if m.at(i, j).Cmp(m.at(best, j)) > 0 {
			best = i
		}
	}
	return basis{[]int{best}, []int{j}}
}

// floats returns the matrix in floating point, shifted and scaled so that all numbers are from −1 to 1 and the
// differences are as exact as possible.
func (m *Matrix) floats(ctx context.Context) ([]float64, error) {
	a := make([]float64, len(m.entries))
	if m.areSmall() {
		for k, x := range m.entries {
			a[k] = float64(x.Num().Int64())
		}
		shift := (slices.Min(a) + slices.Max(a)) / 2
		_, exponent := math.Frexp(slices.Max(a) - slices.Min(a))
		for k := range a {
			a[k] = math.Ldexp(a[k]-shift, 1-exponent)
		}
		return a, nil
	}
	least, most := m.entries[0], m.entries[0]
	for _, x := range m.entries {
		if x.Cmp(least) < 0 {
			least = x
		}
		if x.Cmp(most) > 0 {
			most = x
		}
	}
	shift := new(big.Rat).Add(least, most)
	shift.Mul(shift, big.NewRat(1, 2))
	var d big.Rat
	exponent := new(big.Float).SetRat(d.Sub(most, least)).MantExp(nil)
	var f big.Float
	f.SetPrec(64)
	for k, x := range m.entries {
		if k%1024 == 0 && ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		f.SetRat(d.Sub(x, shift))
		a[k], _ = f.SetMantExp(&f, 1-exponent).Float64()
	}
	return a, nil
}

// areSmall reports whether all entries are integers that are exact in floating point, and their differences too.
func (m *Matrix) areSmall() bool {
	return !slices.ContainsFunc(m.entries, func(x *big.Rat) bool { return !x.IsInt() || x.Num().BitLen() > 50 })
}

// startFloats is start in floating point, for a matrix row by row.
func startFloats(a []float64, columns int) (row, column int) {
	best := make([]int, columns) // the row of the maximum of each column
	for k, x := range a {
		if i, j := k/columns, k%columns; x > a[best[j]*columns+j] {
			best[j] = i
		}
	}
	for j, i := range best {
		if a[i*columns+j] < a[best[column]*columns+column] {
			column = j
		}
	}
	return best[column], column
}

// newFloats returns the linear program of the column player in floating point: the least v with s_i = v − Σ a_ij·y_j ≥
// 0 for each row i, where Σ y_j = 1 and y ≥ 0. The variables y_0, y_1, …, s_0, s_1, … have their places as numbers.
func newFloats(ctx context.Context, m *Matrix) (*simplex.Floats, error) {
	rows, columns := m.rows, m.columns
	entries, err := m.floats(ctx)
	if err != nil {
		return nil, err
	}
	at := func(i, j int) float64 { return entries[i*columns+j] }
	i0, j0 := startFloats(entries, columns)
	d := simplex.NewFloats(rows, columns)
	// The column of s_i0 is where that of y_j0 was, and the row of y_j0 where that of s_i0 was.
	for j := range columns {
		d.Free[j] = j
	}
	d.Free[j0] = columns + i0
	for i := range rows {
		d.Basic[i] = columns + i
		row := d.Row(i)
		for j := range columns {
			row[j] = (at(i0, j) - at(i0, j0)) - (at(i, j) - at(i, j0))
		}
		row[j0] = 1
		row[columns] = at(i0, j0) - at(i, j0)
	}
	d.Basic[i0] = j0
	first, v := d.Row(i0), d.Row(rows)
	for j := range columns {
		first[j] = -1
		v[j] = at(i0, j) - at(i0, j0)
	}
	first[j0], v[j0] = 0, 1
	first[columns], v[columns] = 1, at(i0, j0)
	return d, nil
}

// basisOf returns the columns that are basic, and the rows that are not.
func basisOf(d *simplex.Floats) basis {
	var b basis
	isFree := make([]bool, d.Columns+d.Rows)
	for _, v := range d.Free {
		isFree[v] = true
	}
	for v, isFree := range isFree {
		switch {
		case v < d.Columns && !isFree:
			b.columns = append(b.columns, v)
		case v >= d.Columns && isFree:
			b.rows = append(b.rows, v-d.Columns)
		}
	}
	return b
}
