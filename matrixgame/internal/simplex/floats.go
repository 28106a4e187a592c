package simplex

import "math"

// Floats is a linear program in floating point: the least value of a linear function where some variables, the basic
// ones, are linear functions of others, the free ones, and none may be negative. Free variables are 0 in the beginning.
// Rounding may spoil everything; what it finds is a guess.
type Floats struct {
	Rows, Columns int
	Basic         []int // the variable of each row
	Free          []int // the variable of each column

	a      []float64 // row by row, the constant last; the last row is the function
	stride int
	weight []float64 // of each column, for choosing one
}

// What counts as 0 where the numbers are about 1.
const (
	tinyCost  = 1e-10
	tinyPivot = 1e-9
	tinyRatio = 1e-12
)

// NewFloats returns the program in which all coefficients are 0. Its variables are still to be named, and its
// coefficients to be set by [Floats.Row].
func NewFloats(rows, columns int) *Floats {
	d := &Floats{Rows: rows, Columns: columns, stride: columns + 1, a: make([]float64, (rows+1)*(columns+1)), Basic: make([]int, rows), Free: make([]int, columns), weight: make([]float64, columns)}
	for j := range d.weight {
		d.weight[j] = 1
	}
	return d
}

// Row returns the coefficients of a basic variable and its constant, and those of the function for the row after the
// last one, to be changed by the caller.
func (d *Floats) Row(i int) []float64 { return d.a[i*d.stride : (i+1)*d.stride] }

// value returns the value of the function.
func (d *Floats) value() float64 { return d.a[d.Rows*d.stride+d.stride-1] }

// Minimise makes at most so many pivots, and returns how many it made, and whether it came to an end at what seems to
// be a minimum. It calls poll before each pivot and stops if that returns false.
//
// Source: V. Chvátal, Linear programming, 1983, chapters 2, 3 and 15.
func (d *Floats) Minimise(most int, poll func() bool) (pivots int, isMinimum bool) {
	const patience = 50 // pivots that improve nothing until Bland's rule is taken
	stuck := 0
	for {
		c := d.entering(stuck > patience)
		if c < 0 {
			return pivots, true
		}
		r := d.leaving(c, stuck > patience)
		if r < 0 || pivots >= most || !poll() {
			return pivots, false
		}
		before := d.value()
		d.pivot(r, c)
		pivots++
		stuck++
		if d.value() < before-tinyRatio {
			stuck = 0
		}
	}
}

// entering returns the column of the variable with the most negative cost, or by Bland's rule that of the first
// variable with a negative cost; −1 if there is none.
func (d *Floats) entering(bland bool) int {
	best := -1
	cost := d.Row(d.Rows)
	for j, x := range cost[:d.Columns] {
		if x >= -tinyCost {
			continue
		}
		if best < 0 || bland && d.Free[j] < d.Free[best] || !bland && float64(x*x)*d.weight[best] > float64(cost[best]*cost[best])*d.weight[j] {
			best = j
		}
	}
	return best
}

// leaving returns the row in which the variable of column c first makes the basic variable 0, and of several, which
// floating point cannot tell apart, the one with the largest pivot element, or by Bland's rule with the first variable;
// −1 if there is none.
func (d *Floats) leaving(c int, bland bool) int {
	least := math.Inf(1)
	for i := range d.Rows {
		if x := d.a[i*d.stride+c]; x < -tinyPivot {
			least = min(least, (max(0, d.a[i*d.stride+d.Columns])+tinyRatio)/-x)
		}
	}
	best := -1
	for i := range d.Rows {
		x := d.a[i*d.stride+c]
		if x >= -tinyPivot || max(0, d.a[i*d.stride+d.Columns])/-x > least {
			continue
		}
		if best < 0 || bland && d.Basic[i] < d.Basic[best] || !bland && x < d.a[best*d.stride+c] {
			best = i
		}
	}
	return best
}

// pivot makes the variable of column c basic in row r. Products are rounded before they are added, so that all machines
// find the same basis.
func (d *Floats) pivot(r, c int) {
	pivot := d.Row(r)
	p := pivot[c]
	reference := d.weight[c]
	for j, x := range pivot[:d.Columns] {
		d.weight[j] = max(d.weight[j], x/p*(x/p)*reference)
	}
	d.weight[c] = max(reference/(p*p), 1)
	for j := range pivot {
		pivot[j] /= -p
	}
	pivot[c] = 1 / p
	pivot[d.Columns] = max(0, pivot[d.Columns])
	for i := range d.Rows + 1 {
		row := d.Row(i)
		f := row[c]
		if i == r || f == 0 {
			continue
		}
		row[c] = 0
		for j, x := range pivot {
			row[j] += float64(f * x)
		}
	}
	d.Basic[r], d.Free[c] = d.Free[c], d.Basic[r]
}
