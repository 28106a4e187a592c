package hackenbush

import (
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

// asGiven takes the places from the picture, scaled so that half of the edges are not longer than 1; those that join the
// same vertices count once. Vertices on the ground without a place go below the middle of their neighbours.
func (l *layout) asGiven(d *drawing) {
	var lengths []float64
	joined := map[[2]int]bool{}
	for _, e := range d.edges {
		p, q := d.places[e.From], d.places[e.To]
		known := joined[e.ends()]
		joined[e.ends()] = true
		switch {
		case known:
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
