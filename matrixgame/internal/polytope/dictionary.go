// Package polytope goes from vertex to vertex of polytopes, in integers.
package polytope

import (
	"math"
	"math/big"
	"slices"
)

// Dictionary is a system of linear equations in variables that are not negative, solved for some of them, the basic
// ones:
//
//	basic = right side − Σ coefficient·free.
//
// The right sides are never negative, so that a vertex of the polytope is where all free variables are 0. All numbers
// are integers over a common denominator, which is the determinant of a part of the first equations; each division is
// without remainder. They are words as long as they fit, then pairs of words, and then integers of any length; this
// makes no difference to any answer.
//
// Sources: V. Chvátal, Linear programming, 1983, for dictionaries; J. Edmonds, J.-F. Maurras, Note sur les Q-matrices
// d'Edmonds, RAIRO 31, 1997, for integers.
type Dictionary struct {
	basic []int // the variable of each row
	free  []int // the variable of each column
	place []int // of each variable: its row, or ^column, or gone if it was fixed
	n     numbers
	stop  *Stop
}

// gone is the place of a variable that was made 0 for good.
const gone = math.MaxInt

// New returns the dictionary in which the basic variable Basic[i] is right[i] − Σ rows[i][j]·free[j]. The right sides
// must not be negative, no variable may grow without end, and the variables of basic and free must be 0, 1, … in some
// order. What it is given is copied. Pivots on large dictionaries look at stop.
func New(stop *Stop, basic, free []int, right []*big.Int, rows [][]*big.Int) *Dictionary {
	d := &Dictionary{basic: slices.Clone(basic), free: slices.Clone(free), place: make([]int, len(basic)+len(free)), stop: stop}
	entries := make([]big.Int, 0, len(basic)*(len(free)+1))
	for i, row := range rows {
		entries = append(entries, *new(big.Int).Set(right[i]))
		for _, x := range row {
			entries = append(entries, *new(big.Int).Set(x))
		}
	}
	for i, v := range basic {
		d.place[v] = i
	}
	for j, v := range free {
		d.place[v] = ^j
	}
	d.n = newNumbers(entries)
	return d
}

// Clone returns a copy.
func (d *Dictionary) Clone() *Dictionary {
	return &Dictionary{slices.Clone(d.basic), slices.Clone(d.free), slices.Clone(d.place), d.n.clone(), d.stop}
}

// Free returns the number of free variables, which is at least the dimension of the polytope.
func (d *Dictionary) Free() int { return len(d.free) }

// width returns the length of a row.
func (d *Dictionary) width() int { return len(d.free) + 1 }

// at returns where the coefficient of column j in row i is; −1 is the column of the right side.
func (d *Dictionary) at(i, j int) int { return i*d.width() + 1 + j }

// Value returns the value of a variable at the vertex, as a new number.
func (d *Dictionary) Value(v int) *big.Rat {
	i := d.place[v]
	if i < 0 || i == gone {
		return new(big.Rat)
	}
	var num, den big.Int
	d.n.value(d.at(i, -1), &num)
	d.n.denominator(&den)
	return new(big.Rat).SetFrac(&num, &den)
}

// IsPositive reports whether a variable is positive at the vertex.
func (d *Dictionary) IsPositive(v int) bool {
	i := d.place[v]
	return i >= 0 && i != gone && d.n.sign(d.at(i, -1)) > 0
}

// IsDegenerate reports whether a basic variable is 0 at the vertex.
func (d *Dictionary) IsDegenerate() bool {
	for i := range d.basic {
		if d.n.sign(d.at(i, -1)) == 0 {
			return true
		}
	}
	return false
}

// Slack says how far a variable is from being 0 somewhere in the polytope: 0 if it is 0 at the vertex, a negative
// number if the equation shows that it is positive everywhere, and otherwise its value over the sum of the coefficients
// that let it fall, rounded. It is a guess, to decide what to try first; its sign is exact.
func (d *Dictionary) Slack(v int) float64 {
	if !d.IsPositive(v) {
		return 0
	}
	return d.n.slack(d.at(d.place[v], -1), d.width())
}

// pivot makes the variable of column s basic in row r, whose variable becomes free. The coefficient there must not be
// 0, and it is for the caller that no right side becomes negative. It returns false if it was stopped.
func (d *Dictionary) pivot(r, s int) bool {
	n, ok := d.n.pivot(d.stop, len(d.basic), d.width(), r, s+1)
	if !ok {
		return false
	}
	d.n = n
	d.basic[r], d.free[s] = d.free[s], d.basic[r]
	d.place[d.basic[r]], d.place[d.free[s]] = r, ^s
	return true
}

// isSmall reports whether there are too few numbers, and too short ones, for a look at each row.
func (d *Dictionary) isSmall() bool {
	_, isLong := d.n.(*bigs)
	return !isLong && len(d.basic)*d.width() <= fewEntries
}

// drop makes the variable of column s 0 for good.
func (d *Dictionary) drop(s int) {
	last := len(d.free) - 1
	if s < last {
		for i := range d.basic {
			d.n.move(d.at(i, last), d.at(i, s))
		}
	}
	d.n.cut(len(d.basic), d.width(), d.width()-1)
	d.place[d.free[s]] = gone
	if s < last {
		d.free[s] = d.free[last]
		d.place[d.free[s]] = ^s
	}
	d.free = d.free[:last]
}

// Fix goes to the face of the polytope where a variable is 0, and leaves it 0 for good. If there is none it returns
// false, and d is then at some vertex of the same polytope. It returns false as well if it is stopped.
func (d *Dictionary) Fix(v int) bool {
	if !d.stop.Look() {
		return false
	}
	if d.place[v] == gone {
		return true
	}
	isStuck := false
	for d.place[v] >= 0 {
		k := d.place[v]
		if d.n.sign(d.at(k, -1)) == 0 {
			s := d.nonzero(k)
			if s < 0 { // it is 0 everywhere
				return true
			}
			if !d.pivot(k, s) {
				return false
			}
			break
		}
		s := d.falling(k, 1, isStuck)
		if s < 0 {
			return false
		}
		r := d.leaving(s, k)
		if r < 0 {
			return false
		}
		isStuck = d.n.sign(d.at(r, -1)) == 0
		if !d.pivot(r, s) {
			return false
		}
	}
	d.drop(^d.place[v])
	return true
}

// Raise goes to a vertex of the polytope where a variable is positive, and reports whether there is one. It returns
// false as well if it is stopped.
func (d *Dictionary) Raise(v int) bool {
	if d.place[v] == gone || !d.stop.Look() {
		return false
	}
	isStuck := false
	for !d.IsPositive(v) {
		s := 0
		if k := d.place[v]; k < 0 {
			s = ^k
		} else if s = d.falling(k, -1, isStuck); s < 0 {
			return false
		}
		r := d.leaving(s, -1)
		if r < 0 {
			return false
		}
		isStuck = true // if it is not, this was the last pivot
		if !d.pivot(r, s) {
			return false
		}
	}
	return true
}

// nonzero returns the first column whose coefficient in row k is not 0, or −1.
func (d *Dictionary) nonzero(k int) int {
	for j := range d.free {
		if d.n.sign(d.at(k, j)) != 0 {
			return j
		}
	}
	return -1
}

// falling returns a column whose coefficient in row k has the given sign, so that the variable of the row falls, or
// rises for −1, with that of the column; −1 if there is none. It is the one with the largest coefficient, or by Bland's
// rule the one with the first variable.
func (d *Dictionary) falling(k, sign int, bland bool) int {
	best := -1
	for j := range d.free {
		if d.n.sign(d.at(k, j)) != sign {
			continue
		}
		if best < 0 || bland && d.free[j] < d.free[best] || !bland && d.n.cmp(d.at(k, j), d.at(k, best)) == sign {
			best = j
		}
	}
	return best
}

// leaving returns the row whose variable is the first to become 0 when the variable of column s grows: row k if it is
// among several, and otherwise that of the first variable. There is one because the polytope has an end in every
// direction; −1 says that it was stopped.
func (d *Dictionary) leaving(s, k int) int {
	best, isSmall := -1, d.isSmall()
	for i := range d.basic {
		if !isSmall && !d.stop.Look() {
			return -1
		}
		if d.n.sign(d.at(i, s)) <= 0 {
			continue
		}
		if best >= 0 {
			c := d.n.cmpProducts(d.at(i, -1), d.at(best, s), d.at(best, -1), d.at(i, s))
			if c > 0 || c == 0 && (best == k || i != k && d.basic[i] > d.basic[best]) {
				continue
			}
		}
		best = i
	}
	return best
}
