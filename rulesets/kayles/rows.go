package kayles

import (
	"sync"

	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/graph"
)

// Row returns a row of n vertices: each is joined to the next one. For n ≤ 0 it is the graph without vertices. It takes
// about 110 bytes of memory for a vertex, 570 MB for 5 million; the codes [github.com/cgt-go/sdk/nim/heaps.Kayles],
// DawsonsChess and DawsonsKayles there have the values of long rows without a graph.
func Row(n int) graph.Graph { return chain(n, false) }

// Circle returns a row of n vertices whose ends are joined as well. One vertex or two are no circle but a row.
func Circle(n int) graph.Graph { return chain(n, n > 2) }

func chain(n int, closed bool) graph.Graph {
	letters := make([]byte, max(n, 0))
	var edges [][2]int
	for v := range letters {
		letters[v] = '.'
		if v > 0 {
			edges = append(edges, [2]int{v - 1, v})
		}
	}
	if closed {
		edges = append(edges, [2]int{0, n - 1})
	}
	g, err := graph.New(string(letters), edges...)
	if err != nil {
		panic(err)
	}
	return g
}

// sumOfRows returns the nim-sum of the values of rows and circles; ok is false if the graph has any other part. In the
// numbers of a graph parts come one after another.
func sumOfRows(g graph.Graph, value func(n int, circle bool) nim.Nimber) (sum nim.Nimber, ok bool) {
	vertices, ends := 0, 0 // of the part that v is in
	for v := range g.NumVertices() {
		degree, reached := g.Degree(v), false
		if degree > 2 {
			return 0, false
		}
		for u := range g.Neighbours(v) {
			reached = reached || u < v
		}
		if !reached && vertices > 0 {
			sum = sum.Add(value(vertices, ends == 2*vertices))
			vertices, ends = 0, 0
		}
		vertices++
		ends += degree
	}
	if vertices > 0 {
		sum = sum.Add(value(vertices, ends == 2*vertices))
	}
	return sum, true
}

// rows has the nim-values of rows, which are periodic.
type rows struct {
	values       func() []nim.Nimber // of the rows of 0, 1, …, from + period − 1 vertices
	from, period int
}

// at returns the value of a row of n vertices.
func (r rows) at(n int) nim.Nimber {
	if n >= r.from {
		n = r.from + (n-r.from)%r.period
	}
	return r.values()[n]
}

// newRows returns the values of rows that are periodic as given. After a move in a row of n vertices there are two
// rows, whose lengths take lists.
//
// That the values are periodic for ever follows from their being so for rows of up to 2·from + 2·period + 3 vertices,
// by the theorem of Guy and Smith.
func newRows(from, period int, take func(n int) [][2]int) rows {
	return rows{from: from, period: period, values: sync.OnceValue(func() []nim.Nimber {
		values := make([]nim.Nimber, from+period)
		for n := range values {
			var after []nim.Nimber
			for _, left := range take(n) {
				after = append(after, values[left[0]].Add(values[left[1]]))
			}
			values[n] = nim.Mex(after...)
		}
		return values
	})}
}

var (
	// pins is 0.77: Guy and Smith found the period 12, with the last exception at 70.
	pins = newRows(71, 12, func(n int) [][2]int { return append(split(n, 1), split(n, 2)...) })
	// node is 0.137, with the period 34 and the last exception at 51.
	node = newRows(52, 34, func(n int) [][2]int {
		if n == 0 {
			return nil
		}
		return append(split(n, 3), [2]int{0, max(n-2, 0)}) // a vertex at the end takes only one other with it, or none
	})
	// arc is 0.07, with the period 34 and the last exception at 52.
	arc = newRows(53, 34, func(n int) [][2]int { return split(n, 2) })
)

// split returns how many vertices of n may be left on both sides of some that are taken in a row.
func split(n, taken int) [][2]int {
	var left [][2]int
	for a := range max(n-taken+1, 0) {
		left = append(left, [2]int{a, n - taken - a})
	}
	return left
}
