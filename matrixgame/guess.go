package matrixgame

import (
	"context"
	"math"
	"math/big"
	"slices"
)

// basis is as many rows as columns, so that one mixture of these columns does equally well against each of these rows: the corner of the linear program where these columns may be chosen and all other rows need not be best. Both are in order.
type basis struct{ rows, columns []int }

// dictionary is the linear program of the column player in floating point: the least v with s_i = v − Σ a_ij·y_j ≥ 0 for each row i, where Σ y_j = 1 and y ≥ 0. The variables y_0, y_1, …, s_0, s_1, … have their places as numbers. Some of them, the basic
// ones, and v are functions of the others.
type dictionary struct {
	rows, columns int
	stride        int
	a             []float64 // row by row, the constant last; the last row is v
	basic         []int     // the variable of each row
	free          []int     // the variable of each column
	weight        []float64 // of each column, for choosing one
}

// What counts as 0 where all numbers of the matrix are from −1 to 1.
const (
	tinyCost  = 1e-10
	tinyPivot = 1e-9
	tinyRatio = 1e-12
)

// guess finds a basis by the simplex method in floating point, starting from the one given by the best pure strategy of the column player. It may not be the right one, or none at all. The error is the cause of ctx.
//
// Source: V. Chvátal, Linear programming, 1983, chapters 2, 3 and 15.
func guess(ctx context.Context, m *Matrix, count *int) (basis, error) {
	d, err := newDictionary(ctx, m)
	if err != nil {
		return basis{}, err
	}
	stuck := 0 // pivots since the last one that improved v
	for range 100 + 20*(m.rows+m.columns) {
		c := d.entering(stuck > 50)
		if c < 0 {
			break
		}
		r := d.leaving(c, stuck > 50)
		if r < 0 {
			break
		}
		if ctx.Err() != nil {
			return basis{}, context.Cause(ctx)
		}
		before := d.a[m.rows*d.stride+d.stride-1]
		d.pivot(r, c)
		*count++
		stuck++
		if after := d.a[m.rows*d.stride+d.stride-1]; after < before-tinyRatio {
			stuck = 0
		}
	}
	return d.basis(), nil
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

// floats returns the matrix in floating point, shifted and scaled so that all numbers are from −1 to 1 and the differences are as exact as possible.
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

func newDictionary(ctx context.Context, m *Matrix) (*dictionary, error) {
	rows, columns := m.rows, m.columns
	entries, err := m.floats(ctx)
	if err != nil {
		return nil, err
	}
	at := func(i, j int) float64 { return entries[i*columns+j] }
	i0, j0 := startFloats(entries, columns)
	d := &dictionary{rows: rows, columns: columns, stride: columns + 1, a: make([]float64, (rows+1)*(columns+1)), basic: make([]int, rows), free: make([]int, columns), weight: make([]float64, columns)}
	// The column of s_i0 is where that of y_j0 was, and the row of y_j0 where that of s_i0 was.
	for j := range columns {
		d.free[j], d.weight[j] = j, 1
	}
	d.free[j0] = columns + i0
	for i := range rows {
		d.basic[i] = columns + i
		row := d.row(i)
		for j := range columns {
			row[j] = (at(i0, j) - at(i0, j0)) - (at(i, j) - at(i, j0))
		}
		row[j0] = 1
		row[columns] = at(i0, j0) - at(i, j0)
	}
	d.basic[i0] = j0
	first, v := d.row(i0), d.row(rows)
	for j := range columns {
		first[j] = -1
		v[j] = at(i0, j) - at(i0, j0)
	}
	first[j0], v[j0] = 0, 1
	first[columns], v[columns] = 1, at(i0, j0)
	return d, nil
}

// row returns row i.
func (d *dictionary) row(i int) []float64 { return d.a[i*d.stride : (i+1)*d.stride] }

// entering returns the column of the variable with the most negative cost, or by Bland's rule that of the first variable with a negative cost; −1 if there is none.
func (d *dictionary) entering(bland bool) int {
	best := -1
	cost := d.row(d.rows)
	for j, x := range cost[:d.columns] {
		if x >= -tinyCost {
			continue
		}
		if best < 0 || bland && d.free[j] < d.free[best] || !bland && float64(x*x)*d.weight[best] > float64(cost[best]*cost[best])*d.weight[j] {
			best = j
		}
	}
	return best
}

// leaving returns the row in which the variable of column c first makes the basic variable 0, and of several, which floating point cannot tell apart, the one with the largest pivot element, or by Bland's rule with the first variable; −1 if there is none.
func (d *dictionary) leaving(c int, bland bool) int {
	least := math.Inf(1)
	for i := range d.rows {
		if x := d.a[i*d.stride+c]; x < -tinyPivot {
			least = min(least, (max(0, d.a[i*d.stride+d.columns])+tinyRatio)/-x)
		}
	}
	best := -1
	for i := range d.rows {
		x := d.a[i*d.stride+c]
		if x >= -tinyPivot || max(0, d.a[i*d.stride+d.columns])/-x > least {
			continue
		}
		if best < 0 || bland && d.basic[i] < d.basic[best] || !bland && x < d.a[best*d.stride+c] {
			best = i
		}
	}
	return best
}

// pivot makes the variable of column c basic in row r. Products are rounded before they are added, so that all machines find the same basis.
func (d *dictionary) pivot(r, c int) {
	pivot := d.row(r)
	p := pivot[c]
	reference := d.weight[c]
	for j, x := range pivot[:d.columns] {
		d.weight[j] = max(d.weight[j], x/p*(x/p)*reference)
	}
	d.weight[c] = max(reference/(p*p), 1)
	for j := range pivot {
		pivot[j] /= -p
	}
	pivot[c] = 1 / p
	pivot[d.columns] = max(0, pivot[d.columns])
	for i := range d.rows + 1 {
		row := d.row(i)
		f := row[c]
		if i == r || f == 0 {
			continue
		}
		row[c] = 0
		for j, x := range pivot {
			row[j] += float64(f * x)
		}
	}
	d.basic[r], d.free[c] = d.free[c], d.basic[r]
}

// basis returns the columns that are basic, and the rows that are not.
func (d *dictionary) basis() basis {
	var b basis
	isFree := make([]bool, d.columns+d.rows)
	for _, v := range d.free {
		isFree[v] = true
	}
	for v, isFree := range isFree {
		switch {
		case v < d.columns && !isFree:
			b.columns = append(b.columns, v)
		case v >= d.columns && isFree:
			b.rows = append(b.rows, v-d.columns)
		}
	}
	return b
}
