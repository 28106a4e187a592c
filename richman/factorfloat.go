package richman

import "github.com/cgt-go/sdk/internal/budget"

// floatFactors are the matrix of a system, divided by the sum of its weights, as the product of two triangles, in
// floating point. They serve to guess; all machines guess the same, since the conversions of products keep compilers
// from fusing them with sums.
type floatFactors struct {
	*elimination
	inverse   []float64
	low, high []float64
	core      []float64
}

// factorFloat finds the factors. It is false if the system seems to be singular.
func (e *elimination) factorFloat(b *budget.Budget) (f *floatFactors, ok bool) {
	const tiny = 1e-12 // of a diagonal that began as 1
	f = &floatFactors{
		elimination: e, inverse: make([]float64, e.n), low: make([]float64, len(e.low)), high: make([]float64, len(e.high)), core: make([]float64, e.dense*e.dense),
	}
	row := make([]float64, e.n)
	sparse := e.sparse()
	for i, v := range e.order {
		row[i] = 1
		for who := range e.to {
			if j := e.to[who][v]; int(j) < e.n {
				row[e.place[j]] -= float64(e.w[who]) / float64(e.w.sum())
			}
		}
		steps := 1
		for at := e.lowAt[i]; at < e.lowAt[i+1]; at++ {
			k := e.low[at]
			l := row[k] * f.inverse[k]
			f.low[at], row[k] = l, 0
			from, to := e.highAt[k], e.highAt[k+1]
			values := f.high[from:to]
			for h, j := range e.high[from:to] {
				row[j] -= float64(l * values[h])
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
		if !(row[i] > tiny) {
			return nil, false
		}
		f.inverse[i], row[i] = 1/row[i], 0
		for at := e.highAt[i]; at < e.highAt[i+1]; at++ {
			j := e.high[at]
			f.high[at], row[j] = row[j], 0
		}
	}
	n := e.dense
	for i := range n {
		row := f.core[i*n : i*n+n]
		if !b.Spend(1 + i*n/2) {
			return nil, false
		}
		for k := range i {
			l := row[k] * f.inverse[sparse+k]
			row[k] = l
			subtract(row[k+1:], l, f.core[k*n+k+1:k*n+n])
		}
		if !(row[i] > tiny) {
			return nil, false
		}
		f.inverse[sparse+i] = 1 / row[i]
	}
	return f, true
}

// subtract subtracts l times b from a.
func subtract(a []float64, l float64, b []float64) {
	b = b[:len(a)]
	for i, x := range b {
		a[i] -= float64(l * x)
	}
}

// solve replaces the right-hand sides x, by vertex, by the solution.
func (f *floatFactors) solve(x []float64) {
	y := make([]float64, f.n)
	for i, v := range f.order {
		s := x[v]
		for at := f.lowAt[i]; at < f.lowAt[i+1]; at++ {
			s -= float64(f.low[at] * y[f.elimination.low[at]])
		}
		y[i] = s
	}
	sparse, n := f.sparse(), f.dense
	core := y[sparse:]
	for i := range n {
		for k, l := range f.core[i*n : i*n+i] {
			core[i] -= float64(l * core[k])
		}
	}
	for i := n - 1; i >= 0; i-- {
		for k, u := range f.core[i*n+i+1 : i*n+n] {
			core[i] -= float64(u * core[i+1+k])
		}
		core[i] *= f.inverse[sparse+i]
	}
	for i := sparse - 1; i >= 0; i-- {
		s := y[i]
		for at := f.highAt[i]; at < f.highAt[i+1]; at++ {
			s -= float64(f.high[at] * y[f.elimination.high[at]])
		}
		y[i] = s * f.inverse[i]
	}
	for i, v := range f.order {
		x[v] = y[i]
	}
}
