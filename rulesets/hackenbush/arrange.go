package hackenbush

import (
	"cmp"
	"slices"

	"github.com/cgt-go/sdk/internal/diagram"
)

// maxSweeps is how often the vertices of a part are ordered and shifted, if it is not large.
const maxSweeps = 24

// part is a part of a picture that is being placed. Its vertices are numbered anew, from 0.
type part struct {
	vertices []int     // their numbers in the picture
	height   []int     // of the vertices
	rows     [][]int   // the vertices of each height, from left to right
	rank     []int     // where a vertex is in its row
	near     [][]int   // the vertices that are joined with a vertex, with repetition
	width    []float64 // how much room a vertex takes
	x        []float64
	loops    int // edges from the ground to the ground, instead of vertices
}

// parts returns the parts of the picture in the order in which its edges mention them.
func (d *drawing) parts() []*part {
	near := make([][]int, len(d.names)) // the edges at each vertex but _
	height := make([]int, len(d.names))
	legs := make([]int, len(d.names)) // edges down to _
	loops := make([]int, len(d.names))
	var queue []int
	for v := range height {
		height[v] = -1
	}
	for v := 1; v <= d.grounded; v++ {
		height[v] = 0
		queue = append(queue, v)
	}
	for _, e := range d.edges {
		switch {
		case e.From == e.To:
			loops[e.From]++
		case e.From == Ground || e.To == Ground:
			v := e.From + e.To
			legs[v]++
			if height[v] < 0 {
				height[v] = 1
			}
		default:
			near[e.From] = append(near[e.From], e.To)
			near[e.To] = append(near[e.To], e.From)
		}
	}
	for v, h := range height { // after those of height 0, so that the queue is in order
		if h == 1 {
			queue = append(queue, v)
		}
	}
	for i := 0; i < len(queue); i++ {
		v := queue[i]
		for _, u := range near[v] {
			if height[u] < 0 {
				height[u] = height[v] + 1
				queue = append(queue, u)
			}
		}
	}
	var parts []*part
	index := make([]int, len(d.names)) // of the vertices in their parts, from 1
	for i, e := range d.edges {
		start := max(e.From, e.To)
		switch {
		case start == Ground:
			parts = append(parts, &part{loops: i + 1})
			continue
		case index[start] > 0:
			continue
		}
		p := &part{}
		parts = append(parts, p)
		// Search depth first, so that the rows of a tree are without crossings from the beginning.
		stack := []int{start}
		for len(stack) > 0 {
			v := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			if index[v] > 0 {
				continue
			}
			p.vertices = append(p.vertices, v)
			index[v] = len(p.vertices)
			for _, u := range slices.Backward(near[v]) {
				stack = append(stack, u)
			}
		}
		for _, v := range p.vertices {
			p.height = append(p.height, height[v])
			var at []int
			for _, u := range near[v] {
				at = append(at, index[u]-1)
			}
			p.near = append(p.near, at)
			p.width = append(p.width, 1+footStep*float64(max(legs[v]-1, 0))+0.3*float64(min(loops[v], 2)))
		}
	}
	return parts
}

// footStep is the distance between the feet of edges that stand on _ and have the same upper end.
const footStep = 0.5

// arrange finds x for every vertex of p.
func (p *part) arrange() {
	p.rank = make([]int, len(p.vertices))
	for v, h := range p.height {
		for len(p.rows) <= h {
			p.rows = append(p.rows, nil)
		}
		p.rank[v] = len(p.rows[h])
		p.rows[h] = append(p.rows[h], v)
	}
	sweeps := min(maxSweeps, 2+2_000_000/(len(p.vertices)+1))
	best := p.crossings()
	if best > 0 {
		rows := p.clone()
		for i := range sweeps {
			p.orderRows(i%2 == 0)
			if c := p.crossings(); c < best {
				best, rows = c, p.clone()
			}
		}
		p.rows = rows
		for _, row := range rows {
			for i, v := range row {
				p.rank[v] = i
			}
		}
	}
	p.x = make([]float64, len(p.vertices))
	for _, row := range p.rows {
		x := 0.0
		for _, v := range row {
			p.x[v] = x + p.width[v]/2
			x += p.width[v]
		}
	}
	for i := range sweeps {
		for h := range p.rows {
			if i%2 == 0 {
				h = len(p.rows) - 1 - h
			}
			p.shiftRow(p.rows[h])
		}
	}
}

func (p *part) clone() [][]int {
	rows := slices.Clone(p.rows)
	for h := range rows {
		rows[h] = slices.Clone(rows[h])
	}
	return rows
}

// orderRows orders every row by the mean rank of what its vertices are joined with in the row below, or above.
func (p *part) orderRows(upwards bool) {
	for h := range p.rows {
		other := h - 1
		if !upwards {
			h = len(p.rows) - 1 - h
			other = h + 1
		}
		if other < 0 || other >= len(p.rows) {
			continue
		}
		row := p.rows[h]
		mean := make(map[int]float64, len(row))
		for i, v := range row {
			sum, count := 0.0, 0.0
			for _, u := range p.near[v] {
				if p.height[u] == other {
					sum += float64(p.rank[u]) / float64(len(p.rows[other]))
					count++
				}
			}
			if count == 0 {
				sum, count = float64(i)/float64(len(row)), 1
			}
			mean[v] = sum / count
		}
		slices.SortStableFunc(row, func(u, v int) int { return cmp.Compare(mean[u], mean[v]) })
		for i, v := range row {
			p.rank[v] = i
		}
	}
}

// crossings counts how often edges between neighbouring rows cross, and adds how far apart vertices are that
// are joined within a row; for large parts it does not count and says 0.
func (p *part) crossings() int {
	total := 0
	var ends [][2]int
	for _, row := range p.rows {
		ends = ends[:0]
		for i, v := range row {
			for _, u := range p.near[v] {
				switch p.height[u] - p.height[v] {
				case 1:
					ends = append(ends, [2]int{i, p.rank[u]})
				case 0:
					total += max(p.rank[u]-i-1, 0)
				}
			}
		}
		if len(ends) > 300 {
			return 0
		}
		for i, a := range ends {
			for _, b := range ends[:i] {
				if (a[0]-b[0])*(a[1]-b[1]) < 0 {
					total++
				}
			}
		}
	}
	return total
}

// shiftRow moves the vertices of a row as near as possible, in the sense of least squares, to the mean of
// what they are joined with, so that they do not come nearer to one another than their widths allow.
func (p *part) shiftRow(row []int) {
	wishes := make([]diagram.Wish, len(row))
	for i, v := range row {
		s := &wishes[i]
		s.Weight = 1
		if i > 0 {
			s.Gap = (p.width[row[i-1]] + p.width[v]) / 2
		}
		for _, u := range p.near[v] {
			s.At += p.x[u]
		}
		if len(p.near[v]) > 0 {
			s.At /= float64(len(p.near[v]))
		} else {
			s.At = p.x[v]
		}
	}
	for i, x := range diagram.Apart(wishes) {
		p.x[row[i]] = x
	}
}
