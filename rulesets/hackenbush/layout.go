package hackenbush

import (
	"cmp"
	"math"
	"slices"
)

// point is a point of a drawing; y grows upwards from the ground. Before scaling, vertices are about 1 apart.
type point struct{ x, y float64 }

// layout says where a picture is drawn: every vertex, and the foot of every edge that stands on _.
type layout struct {
	vertex []point    // of the vertices; that of _ has no meaning
	feet   [][2]point // for every edge, where its ends are
}

// newLayout places the vertices of d. If the picture gives a place to every vertex that is not on the ground,
// it keeps them. Otherwise the height of a vertex is its distance from the ground; the parts that meet only
// in the ground stand side by side; and within a part the vertices of one height are ordered, and shifted, so
// as to be near to what they are joined with.
func newLayout(d *drawing) *layout {
	l := &layout{vertex: make([]point, len(d.names)), feet: make([][2]point, len(d.edges))}
	placed := len(d.names) > 1+d.grounded
	for v := 1 + d.grounded; v < len(d.names); v++ {
		placed = placed && d.places[v].given
	}
	if placed {
		l.asGiven(d)
	} else {
		l.automatic(d)
	}
	l.placeFeet(d)
	return l
}

// asGiven takes the places from the picture, scaled so that half of the edges are not longer than 1. Vertices
// on the ground without a place go below the middle of their neighbours.
func (l *layout) asGiven(d *drawing) {
	var lengths []float64
	for _, e := range d.edges {
		p, q := d.places[e.From], d.places[e.To]
		switch {
		case p.given && q.given && e.From != e.To:
			lengths = append(lengths, math.Hypot(p.x-q.x, p.y-q.y))
		case e.From == Ground && q.given:
			lengths = append(lengths, math.Abs(q.y))
		case e.To == Ground && p.given:
			lengths = append(lengths, math.Abs(p.y))
		}
	}
	slices.Sort(lengths)
	scale := 1.0
	if len(lengths) > 0 && lengths[len(lengths)/2] > 0 {
		scale = 1 / lengths[len(lengths)/2]
	}
	// However the vertices lie, the drawing must not become too large to be shown.
	low, high := math.Inf(1), math.Inf(-1)
	for _, p := range d.places {
		if p.given {
			low, high = min(low, p.x, p.y), max(high, p.x, p.y)
		}
	}
	if most := 4 * math.Sqrt(float64(len(d.names)+64)); scale*(high-low) > most {
		scale = most / (high - low)
	}
	for v, p := range d.places {
		l.vertex[v] = point{p.x * scale, p.y * scale}
	}
	sum, count := make([]float64, len(d.names)), make([]float64, len(d.names))
	for _, e := range d.edges {
		for _, ends := range [2][2]int{{e.From, e.To}, {e.To, e.From}} {
			if d.places[ends[1]].given {
				sum[ends[0]] += l.vertex[ends[1]].x
				count[ends[0]]++
			}
		}
	}
	for v := 1; v <= d.grounded; v++ {
		if !d.places[v].given && count[v] > 0 {
			l.vertex[v].x = sum[v] / count[v]
		}
	}
}

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

// automatic places all vertices.
func (l *layout) automatic(d *drawing) {
	left := 0.0
	for _, p := range d.parts() {
		if p.loops > 0 {
			l.feet[p.loops-1] = [2]point{{left + 0.2, 0}, {left + 0.8, 0}}
			left++
			continue
		}
		p.arrange()
		low, high := math.Inf(1), math.Inf(-1)
		for i, x := range p.x {
			low, high = min(low, x-p.width[i]/2), max(high, x+p.width[i]/2)
		}
		for i, v := range p.vertices {
			l.vertex[v] = point{left + p.x[i] - low, float64(p.height[i])}
		}
		left += high - low
	}
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
//
// With the widths taken off, this is regression by a function that does not fall, which the algorithm
// of pool adjacent violators does (M. Ayer et al., Ann. Math. Statist. 26 (1955)).
func (p *part) shiftRow(row []int) {
	type pool struct{ sum, count float64 }
	var pools []pool
	offset := 0.0 // how far right of the first vertex this one must be at least
	offsets := make([]float64, len(row))
	for i, v := range row {
		if i > 0 {
			offset += (p.width[row[i-1]] + p.width[v]) / 2
		}
		offsets[i] = offset
		want, count := 0.0, 0.0
		for _, u := range p.near[v] {
			want += p.x[u]
			count++
		}
		if count == 0 {
			want, count = p.x[v], 1
		}
		pools = append(pools, pool{want/count - offset, 1})
		for n := len(pools); n > 1 && pools[n-2].sum*pools[n-1].count > pools[n-1].sum*pools[n-2].count; n-- {
			pools[n-2].sum += pools[n-1].sum
			pools[n-2].count += pools[n-1].count
			pools = pools[:n-1]
		}
	}
	i := 0
	for _, q := range pools {
		for range int(q.count) {
			p.x[row[i]] = q.sum/q.count + offsets[i]
			i++
		}
	}
}

// placeFeet finds the ends of the edges. Those that stand on _ have their feet below their upper ends, side
// by side.
func (l *layout) placeFeet(d *drawing) {
	legs := make(map[int]int)
	for _, e := range d.edges {
		if e.From != e.To && (e.From == Ground || e.To == Ground) {
			legs[e.From+e.To]++
		}
	}
	used := make(map[int]int)
	right := math.Inf(-1) // loops on _ whose place is not found yet go to the right of everything
	for v := 1; v < len(d.names); v++ {
		right = max(right, l.vertex[v].x+0.5)
	}
	if math.IsInf(right, 0) {
		right = 0
	}
	for i, e := range d.edges {
		switch {
		case e.From == Ground && e.To == Ground:
			if l.feet[i] == ([2]point{}) {
				l.feet[i] = [2]point{{right + 0.2, 0}, {right + 0.8, 0}}
				right++
			}
		case e.From == Ground || e.To == Ground:
			v := e.From + e.To
			foot := point{l.vertex[v].x + footStep*(float64(used[v])-float64(legs[v]-1)/2), 0}
			used[v]++
			l.feet[i] = [2]point{foot, l.vertex[v]}
			if e.To == Ground {
				l.feet[i] = [2]point{l.vertex[v], foot}
			}
		default:
			l.feet[i] = [2]point{l.vertex[e.From], l.vertex[e.To]}
		}
	}
}
