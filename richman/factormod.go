package richman

import (
	"github.com/cgt-go/sdk/internal/budget"
	"github.com/cgt-go/sdk/internal/modular"
)

// modFactors are the matrix of a system modulo the prime as the product of a lower triangle, with 1 on its diagonal,
// and an upper one. The elements beside the diagonals are kept with the other sign, so that sums need no subtraction.
type modFactors struct {
	*elimination
	inverse   []uint64 // of the diagonal of the upper triangle, by place
	low, high []uint64 // the elements at the places that the elimination says
	// The dense part, row by row: left of the diagonal the lower triangle, and from it on the upper one, whose diagonal
	// is not used.
	core []uint64
}

// factorMod finds the factors. It is false if the system is singular modulo the prime.
func (e *elimination) factorMod(b *budget.Budget) (f *modFactors, ok bool) {
	f = &modFactors{
		elimination: e, inverse: make([]uint64, e.n), low: make([]uint64, len(e.low)), high: make([]uint64, len(e.high)), core: make([]uint64, e.dense*e.dense),
	}
	blue, red, sum := uint64(e.w[Blue]), uint64(e.w[Red]), uint64(e.w.sum())
	row := make([]uint64, e.n)
	sparse := e.sparse()
	for i, v := range e.order {
		row[i] = sum
		for who, weight := range [2]uint64{blue, red} {
			if j := e.to[who][v]; int(j) < e.n {
				row[e.place[j]] = modular.Add(row[e.place[j]], modular.Prime-weight)
			}
		}
		steps := 1
		for at := e.lowAt[i]; at < e.lowAt[i+1]; at++ {
			k := e.low[at]
			l := modular.Neg(modular.Mul(row[k], f.inverse[k]))
			f.low[at], row[k] = l, 0
			from, to := e.highAt[k], e.highAt[k+1]
			values := f.high[from:to]
			for h, j := range e.high[from:to] {
				// The element is kept with the other sign.
				row[j] = modular.Add(row[j], modular.Neg(modular.Mul(l, values[h])))
			}
			steps += 1 + to - from
		}
		if !b.Spend(steps) {
			return nil, false
		}
		if i >= sparse {
			copy(f.core[(i-sparse)*e.dense:(i-sparse+1)*e.dense], row[sparse:])
			clear(row[sparse:])
			continue
		}
		if row[i] == 0 {
			return nil, false
		}
		f.inverse[i], row[i] = modular.Inv(row[i]), 0
		for at := e.highAt[i]; at < e.highAt[i+1]; at++ {
			j := e.high[at]
			f.high[at], row[j] = modular.Neg(row[j]), 0
		}
	}
	return f, f.factorCore(b)
}

// factorCore finds the factors of the dense part.
func (f *modFactors) factorCore(b *budget.Budget) bool {
	n := f.dense
	// The columns of the upper triangle, with the other sign, so that products of rows and columns run through memory
	// in order.
	columns := make([]uint64, n*n)
	for i := range n {
		row := f.core[i*n : i*n+n]
		if !b.Spend(1 + i*n) {
			return false
		}
		for j := range n {
			column := columns[j*n : j*n+n]
			if j < i {
				l := modular.Dot(row[j], row[:j], column[:j])
				row[j] = modular.Mul(l, f.inverse[f.sparse()+j])
				continue
			}
			row[j] = modular.Dot(row[j], row[:i], column[:i])
			column[i] = modular.Neg(row[j])
		}
		if row[i] == 0 {
			return false
		}
		f.inverse[f.sparse()+i] = modular.Inv(row[i])
	}
	for i := range n {
		for j := range n {
			if i != j {
				f.core[i*n+j] = modular.Neg(f.core[i*n+j])
			}
		}
	}
	return true
}

// solve replaces the right-hand sides x, by vertex, by the solution. Scratch is for n numbers. It is false if the budget
// is over before that.
func (f *modFactors) solve(x, scratch []uint64, b *budget.Budget) bool {
	y := scratch[:f.n]
	for i, v := range f.order {
		if !b.Look() {
			return false
		}
		y[i] = f.sumMod(x[v], f.low[f.lowAt[i]:f.lowAt[i+1]], f.elimination.low[f.lowAt[i]:f.lowAt[i+1]], y)
	}
	sparse, n := f.sparse(), f.dense
	core := y[sparse:]
	for i := range n {
		if !b.Look() {
			return false
		}
		core[i] = modular.Dot(core[i], f.core[i*n:i*n+i], core)
	}
	for i := n - 1; i >= 0; i-- {
		if !b.Look() {
			return false
		}
		core[i] = modular.Mul(modular.Dot(core[i], f.core[i*n+i+1:i*n+n], core[i+1:]), f.inverse[sparse+i])
	}
	for i := sparse - 1; i >= 0; i-- {
		if !b.Look() {
			return false
		}
		s := f.sumMod(y[i], f.high[f.highAt[i]:f.highAt[i+1]], f.elimination.high[f.highAt[i]:f.highAt[i+1]], y)
		y[i] = modular.Mul(s, f.inverse[i])
	}
	for i, v := range f.order {
		x[v] = y[i]
	}
	return true
}

// sumMod returns start + a[0]·y[at[0]] + …
func (f *modFactors) sumMod(start uint64, a []uint64, at []int32, y []uint64) uint64 {
	for i, j := range at {
		start = modular.Add(start, modular.Mul(a[i], y[j]))
	}
	return start
}
