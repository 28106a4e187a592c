package richman

import (
	"errors"
	"slices"

	"github.com/cgt-go/sdk/internal/budget"
)

// A system is what the values of a component satisfy when both players keep to given moves: for each of its vertices v
//
//	sum · x[v] = w[Blue] · x[to[Blue][v]] + w[Red] · x[to[Red][v]],
//
// where x is known for numbers that are not less than n. Its matrix has positive elements on the diagonal only, and no
// row has a negative sum. If from each vertex some way of these moves leads out, it is regular, and elimination in any
// order of the diagonal keeps these properties (it is an M-matrix), so that it needs no other pivots.
type system struct {
	n  int
	w  weights
	to [2][]int32
}

// An elimination is an order in which to eliminate the variables of a system, and where numbers that are not 0 arise.
// The order is that of Markowitz: next comes a variable with the smallest product of the other elements in its row and
// in its column. When the rest is no longer sparse, it is taken as dense.
//
// Source: H. M. Markowitz, The elimination form of the inverse, Management Science 3 (1957).
type elimination struct {
	system
	order []int32 // the vertex at each place; the last ones are dense
	place []int32 // of each vertex
	dense int     // how many are dense
	// Of the row at the place i the elements left of the diagonal stand at the places low[lowAt[i]:lowAt[i+1]], in
	// order, without those in the dense part; and, if i is sparse, those right of it at the places
	// high[highAt[i]:highAt[i+1]].
	lowAt, highAt []int
	low, high     []int32
}

// denseFrom is the share of elements that are not 0 from which a rest is taken as dense, as 1/denseFrom.
var denseFrom = 2

// longColumn is the length from which a column is so long that the context is looked at before it is searched.
const longColumn = 1 << 12

// errWords is the error for factors that would have too many numbers.
var errWords = errors.New("richman: too many words of factors")

// eliminate finds an order for which the factors have at most so many numbers. The error is that of the budget, or
// errWords.
func eliminate(s system, words int, b *budget.Budget) (*elimination, error) {
	e := &elimination{system: s, place: make([]int32, s.n)}
	rows, cols := make([][]int32, s.n), make([][]int32, s.n)
	if !b.LookNow() {
		return nil, b.Err
	}
	count := 0
	for v := range s.n {
		if !b.Look() {
			return nil, b.Err
		}
		x, y := s.to[Blue][v], s.to[Red][v]
		rows[v] = append(rows[v], int32(v))
		if int(x) < s.n && int(x) != v {
			rows[v] = append(rows[v], x)
		}
		if int(y) < s.n && int(y) != v && y != x {
			rows[v] = append(rows[v], y)
		}
		for _, j := range rows[v] {
			cols[j] = append(cols[j], int32(v))
		}
		count += len(rows[v])
	}
	q, ok := newMarkowitz(rows, cols, b)
	if !ok {
		return nil, b.Err
	}
	highs := make([][]int32, s.n) // of each vertex, as vertices
	if !b.LookNow() {
		return nil, b.Err // to find so much memory takes long, too
	}
	lows := make([][]int32, s.n)
	mark := make([]int32, s.n)
	for i := range mark {
		mark[i] = -1
	}
	var changed []int32
	kept := 0 // numbers of the factors
	for left := s.n; left > 0; left-- {
		if kept+count > words {
			return nil, errWords
		}
		if count > left && int64(count) > int64(left)*int64(left)/int64(denseFrom) {
			break
		}
		k := q.next()
		e.place[k] = int32(len(e.order))
		e.order = append(e.order, k)
		high := slices.DeleteFunc(rows[k], func(j int32) bool { return j == k })
		highs[k] = high
		count -= len(high) + len(cols[k])
		kept += len(high) + len(cols[k])
		if !b.Spend(1 + len(high)*len(cols[k])) {
			return nil, b.Err
		}
		changed = changed[:0]
		for _, j := range high {
			if len(cols[j]) > longColumn && !b.LookNow() {
				return nil, b.Err
			}
			cols[j] = slices.DeleteFunc(cols[j], func(i int32) bool { return i == k })
			changed = append(changed, j)
		}
		for _, i := range cols[k] {
			if i == k {
				continue
			}
			lows[i] = append(lows[i], k)
			row := slices.DeleteFunc(rows[i], func(j int32) bool { return j == k })
			for _, j := range row {
				mark[j] = i
			}
			before := len(row)
			for _, j := range high {
				if mark[j] != i {
					row = append(row, j)
					cols[j] = append(cols[j], i)
				}
			}
			count += len(row) - before
			for _, j := range row {
				mark[j] = -1
			}
			rows[i] = row
			changed = append(changed, i)
		}
		q.remove(k)
		for _, i := range changed {
			q.update(i)
		}
	}
	e.dense = s.n - len(e.order)
	if e.dense > 0 && e.dense > (words-kept)/e.dense {
		return nil, errWords
	}
	for v := range int32(s.n) {
		if !q.isGone[v] {
			e.place[v] = int32(len(e.order))
			e.order = append(e.order, v)
		}
	}
	e.lowAt, e.highAt = make([]int, s.n+1), make([]int, s.n+1)
	for i, v := range e.order {
		if !b.Look() {
			return nil, b.Err
		}
		for _, k := range lows[v] {
			e.low = append(e.low, e.place[k])
		}
		for _, j := range highs[v] {
			e.high = append(e.high, e.place[j])
		}
		slices.Sort(e.high[e.highAt[i]:])
		e.lowAt[i+1], e.highAt[i+1] = len(e.low), len(e.high)
	}
	return e, nil
}

// sparse returns the number of places that are not dense.
func (e *elimination) sparse() int { return e.n - e.dense }

// size is how many numbers the factors have.
func (e *elimination) size() int { return e.n + len(e.low) + len(e.high) + e.dense*e.dense }

// A markowitz queue has the variables by what it costs to eliminate them.
type markowitz struct {
	rows, cols [][]int32
	cost       []int
	isGone     []bool
	buckets    [][]int32 // the variables with each cost, and those that had it once
	first      int       // all buckets before it are empty
}

// mostCost is the cost from which variables are not told apart.
const mostCost = 1 << 12

// newMarkowitz is false if the context of the budget is done.
func newMarkowitz(rows, cols [][]int32, b *budget.Budget) (*markowitz, bool) {
	q := &markowitz{rows: rows, cols: cols, cost: make([]int, len(rows)), isGone: make([]bool, len(rows)), buckets: make([][]int32, mostCost+1)}
	for v := len(rows) - 1; v >= 0; v-- {
		if !b.Look() {
			return nil, false
		}
		q.cost[v] = -1
		q.update(int32(v))
	}
	return q, true
}

func (q *markowitz) update(v int32) {
	c := min(mostCost, (len(q.rows[v])-1)*(len(q.cols[v])-1))
	if c == q.cost[v] {
		return
	}
	q.cost[v] = c
	q.buckets[c] = append(q.buckets[c], v)
	q.first = min(q.first, c)
}

// next returns a variable with the smallest cost. There must be one.
func (q *markowitz) next() int32 {
	for {
		list := q.buckets[q.first]
		if len(list) == 0 {
			q.first++
			continue
		}
		v := list[len(list)-1]
		q.buckets[q.first] = list[:len(list)-1]
		if !q.isGone[v] && q.cost[v] == q.first {
			return v
		}
	}
}

func (q *markowitz) remove(v int32) {
	q.isGone[v] = true
	q.rows[v], q.cols[v] = nil, nil
}
