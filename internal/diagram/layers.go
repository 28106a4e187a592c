package diagram

import (
	"cmp"
	"slices"
)

// Layers is a drawing in layers that is to be laid out: in each layer items stand side by side, and lines lead from one
// layer to the next. Where a line passes a layer it has a lane there, which is an item as well, so that it does not pass
// behind another.
//
// Source: K. Sugiyama, S. Tagawa, M. Toda, Methods for visual understanding of hierarchical system structures, IEEE
// Transactions on Systems, Man, and Cybernetics 11 (1981), for lanes and for orders by the middle of the neighbours.
type Layers struct {
	things int        // items that are no lanes; lanes have the numbers after them
	layer  []int      // of each item
	rows   [][]int    // the items of each layer, in order
	place  []int      // the number of each item in its row
	next   [2][][]int // where the lines of each item lead in the layer before, and in the one after
}

// NewLayers returns a drawing of things that stand in the given layers, which are counted from 0.
func NewLayers(layer []int) *Layers {
	l := &Layers{things: len(layer)}
	for _, k := range layer {
		l.add(k)
	}
	return l
}

func (l *Layers) add(layer int) int {
	for layer >= len(l.rows) {
		l.rows = append(l.rows, nil)
	}
	i := len(l.layer)
	l.layer, l.place = append(l.layer, layer), append(l.place, len(l.rows[layer]))
	l.rows[layer] = append(l.rows[layer], i)
	for to := range l.next {
		l.next[to] = append(l.next[to], nil)
	}
	return i
}

// IsLane reports whether an item is a lane.
func (l *Layers) IsLane(item int) bool { return item >= l.things }

// Line adds a line from one thing to another in a higher layer, and returns the items on its way: these two, and the
// lanes between.
func (l *Layers) Line(from, to int) []int {
	items := []int{from}
	for k := l.layer[from] + 1; k < l.layer[to]; k++ {
		items = append(items, l.add(k))
	}
	items = append(items, to)
	for n, i := range items[1:] {
		l.next[1][items[n]] = append(l.next[1][items[n]], i)
		l.next[0][i] = append(l.next[0][i], items[n])
	}
	return items
}

// sweeps is how many times the layers are gone through, each way.
const sweeps = 12

// Order orders the items of each layer so that few lines cross.
func (l *Layers) Order() {
	best, least := l.copyRows(), l.crossings()
	keep := func() {
		if n := l.crossings(); n < least {
			best, least = l.copyRows(), n
		}
	}
	for range sweeps {
		for to := range l.next {
			for n := range l.rows {
				k := n
				if to == 1 {
					k = len(l.rows) - 1 - n
				}
				l.sortRow(k, l.next[to])
			}
			keep()
		}
	}
	l.rows = best
	for k := range l.rows {
		l.number(k)
	}
	for range sweeps {
		if !l.exchange() {
			break
		}
	}
}

func (l *Layers) copyRows() [][]int {
	rows := make([][]int, len(l.rows))
	for k, row := range l.rows {
		rows[k] = slices.Clone(row)
	}
	return rows
}

// number says of each item of a layer where it is.
func (l *Layers) number(layer int) {
	for n, i := range l.rows[layer] {
		l.place[i] = n
	}
}

// sortRow sorts a layer by the middle of the neighbours of each item, counted from the middle of their layer.
func (l *Layers) sortRow(layer int, next [][]int) {
	offset := func(i int) float64 { return float64(l.place[i]) - float64(len(l.rows[l.layer[i]])-1)/2 }
	row := l.rows[layer]
	middle := make([]float64, len(row)) // by the places so far
	for n, i := range row {
		middle[n] = offset(i)
		if len(next[i]) > 0 {
			sum := 0.0
			for _, j := range next[i] {
				sum += offset(j)
			}
			middle[n] = sum / float64(len(next[i]))
		}
	}
	slices.SortStableFunc(row, func(i, j int) int { return cmp.Compare(middle[l.place[i]], middle[l.place[j]]) })
	l.number(layer)
}

// crossings returns how many lines cross.
func (l *Layers) crossings() int {
	total := 0
	for k := range len(l.rows) - 1 {
		right := make([]int, len(l.rows[k+1])+1) // a tree of how many lines so far end in a part of the layer
		lines := 0
		for _, i := range l.rows[k] {
			for _, j := range l.next[1][i] {
				total += lines
				for n := l.place[j] + 1; n > 0; n &= n - 1 {
					total -= right[n]
				}
			}
			for _, j := range l.next[1][i] {
				lines++
				for n := l.place[j] + 1; n < len(right); n += n & -n {
					right[n]++
				}
			}
		}
	}
	return total
}

// exchange exchanges neighbours whose lines cross less afterwards, and reports whether there were such.
func (l *Layers) exchange() bool {
	changed := false
	for _, row := range l.rows {
		for n := range len(row) - 1 {
			if before, after := l.crossed(row[n], row[n+1]); after < before {
				row[n], row[n+1] = row[n+1], row[n]
				l.place[row[n]], l.place[row[n+1]] = n, n+1
				changed = true
			}
		}
	}
	return changed
}

// crossed returns how many lines of two items cross as they stand, the first before the second, and if they are exchanged.
func (l *Layers) crossed(i, j int) (before, after int) {
	for _, next := range l.next {
		p, q := l.places(next[i]), l.places(next[j])
		less, same := 0, 0 // how many of q are less than the place in p, and how many are the same
		for n, place := range p {
			if n == 0 || place > p[n-1] {
				for less += same; less < len(q) && q[less] < place; less++ {
				}
				for same = 0; less+same < len(q) && q[less+same] == place; same++ {
				}
			}
			before += less
			after += len(q) - less - same
		}
	}
	return before, after
}

// places returns the places of items in order.
func (l *Layers) places(items []int) []int {
	places := make([]int, len(items))
	for n, i := range items {
		places[n] = l.place[i]
	}
	slices.Sort(places)
	return places
}

// laneWeight is how much more a line between two lanes wants to be straight than others.
const laneWeight = 8

// Across returns where each item is in its layer: as near to the middle of its neighbours as can be if the middles of
// two that stand side by side are so far apart as they must be. The middle of all is near 0.
func (l *Layers) Across(apart func(before, after int) float64) []float64 {
	at := make([]float64, len(l.layer))
	for _, row := range l.rows {
		for n := 1; n < len(row); n++ {
			at[row[n]] = at[row[n-1]] + apart(row[n-1], row[n])
		}
		if len(row) > 0 {
			half := at[row[len(row)-1]] / 2
			for _, i := range row {
				at[i] -= half
			}
		}
	}
	for n := range 2 * sweeps {
		for k := range l.rows {
			if n%2 == 1 {
				k = len(l.rows) - 1 - k
			}
			l.relax(l.rows[k], at, apart)
		}
	}
	return at
}

// relax moves the items of a row to the middle of their neighbours, or as near as they may.
func (l *Layers) relax(row []int, at []float64, apart func(before, after int) float64) {
	wishes := make([]Wish, len(row))
	for n, i := range row {
		s := &wishes[n]
		if n > 0 {
			s.Gap = apart(row[n-1], i)
		}
		for _, next := range l.next {
			for _, j := range next[i] {
				w := 1.0
				if l.IsLane(i) && l.IsLane(j) {
					w = laneWeight
				}
				s.Weight += w
				s.At += w * at[j]
			}
		}
		if s.Weight == 0 {
			s.Weight, s.At = 1, at[i]
		} else {
			s.At /= s.Weight
		}
	}
	for n, x := range Apart(wishes) {
		at[row[n]] = x
	}
}
