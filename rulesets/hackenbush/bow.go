package hackenbush

import (
	"cmp"
	"math"
	"slices"

	"github.com/cgt-go/sdk/internal/plane"
)

// bundle is edges that join the same vertices.
type bundle struct {
	number int
	widest float64 // of their labels
}

// findParallel finds which edges join the same vertices.
func (c *canvas) findParallel() {
	c.parallel = map[[2]int]bundle{}
	for i, e := range c.d.edges {
		if e.From == e.To {
			continue
		}
		b := c.parallel[e.ends()]
		b.number++
		if c.isLabelled {
			b.widest = max(b.widest, c.widths[i])
		}
		c.parallel[e.ends()] = b
	}
}

// ends returns the vertices that an edge joins, the smaller number first.
func (e Edge) ends() [2]int { return [2]int{min(e.From, e.To), max(e.From, e.To)} }

// bow returns how far parallel edges are apart in the middle, so that there is room for labels between them.
func (c *canvas) bow(ends [2]int, from, to plane.Point) float64 {
	const least = 20.0
	b := c.parallel[ends]
	length := math.Hypot(to.X-from.X, to.Y-from.Y)
	if b.number < 3 || b.widest == 0 || length == 0 {
		return least
	}
	room := (math.Abs(to.Y-from.Y)*b.widest+math.Abs(to.X-from.X)*labelSize)/length + besideParallel
	return max(least, min(room, length/float64(b.number-1)))
}

// findWays decides how the edges run, but for loops at vertices. They are straight, unless they join what others join or
// would run over a vertex. These are led around it, the short ones first, each where it is least in the way; so are those
// that join the same vertices, if one of them would run upon another edge.
func (c *canvas) findWays() {
	c.ways = make([]way, len(c.d.edges))
	joined := map[[2]int]int{}
	aside := map[[2]int]bool{} // vertices whose edges are led anew
	var anew []int
	for i, e := range c.d.edges {
		if e.From == e.To && e.From != Ground {
			continue
		}
		key := e.ends()
		k := joined[key]
		joined[key]++
		from, to := c.ends(i)
		switch {
		case e.From == e.To: // up from the ground and back
			top := -0.9 * c.unit
			c.ways[i] = newWay(plane.Curve{from, {X: from.X, Y: top}, {X: to.X, Y: top}, to}, false)
		case key[0] == Ground: // each has a foot of its own
			c.ways[i] = bowed(from, to, 0)
			if c.isBlocked(i, c.ways[i]) {
				anew = append(anew, i)
			}
		case from.Y == 0 && to.Y == 0: // above the ground line
			c.ways[i] = bowed(from, to, math.Copysign(math.Abs(to.X-from.X)*(0.25+0.2*float64(k)), to.X-from.X))
		default:
			n := c.parallel[key].number
			c.ways[i] = bowed(from, to, c.bow(key, from, to)*(2*float64(k)-float64(n-1))/2)
			aside[key] = aside[key] || c.isBlocked(i, c.ways[i]) || c.isBlocked(i, bowed(from, to, 0))
		}
	}
	for i, e := range c.d.edges {
		if key := e.ends(); key[0] != Ground && c.parallel[key].number > 1 {
			aside[key] = aside[key] || c.isHidden(i)
		}
	}
	for i, e := range c.d.edges {
		if aside[e.ends()] {
			anew = append(anew, i)
		}
	}
	c.leadAside(anew)
}

// ends returns where an edge begins and ends: at the vertex with the smaller number first.
func (c *canvas) ends(i int) (from, to plane.Point) {
	from, to = c.at(c.layout.feet[i][0]), c.at(c.layout.feet[i][1])
	if e := c.d.edges[i]; e.From > e.To {
		from, to = to, from
	}
	return from, to
}

// isBlocked reports whether an edge would run over a vertex if it ran so, if there are not too many.
func (c *canvas) isBlocked(i int, w way) bool {
	const tooMany, touched = 4_000_000, 7
	return len(c.d.edges)*len(c.d.names) <= tooMany && c.near(i, w, touched) > 0
}

// near returns how many vertices are so near to an edge that joins others.
func (c *canvas) near(i int, w way, far float64) int {
	e, n := c.d.edges[i], 0
	around := w.around.Wider(far)
	for v := 1; v < len(c.d.names); v++ {
		p := c.at(c.layout.vertex[v])
		if v != e.From && v != e.To && c.used[v] && around.Has(p) && w.far(p) < far && w.fromEnds(p) > far {
			n++
		}
	}
	return n
}

// isHidden reports whether an edge runs upon another one, if there are not too many.
func (c *canvas) isHidden(i int) bool {
	const tooMany, much = 300, 20
	if len(c.d.edges) > tooMany {
		return false
	}
	total := 0.0
	for j, o := range c.ways {
		if j != i && o.line != nil {
			_, upon := c.ways[i].along(o, besideEdge)
			total += upon
		}
	}
	return total > much
}

// leadAside finds other ways for edges, which are bowed to one side or the other.
func (c *canvas) leadAside(edges []int) {
	const tooMany = 100_000                    // to be looked at together
	const high, highest, price = 0.3, 1.2, 0.4 // of its length and in units, and what a pixel costs
	slices.SortStableFunc(edges, func(i, j int) int {
		return cmp.Compare(c.ways[i].from().Far(c.ways[i].to()), c.ways[j].from().Far(c.ways[j].to()))
	})
	for _, i := range edges {
		c.ways[i] = way{}
	}
	for _, i := range edges {
		from, to := c.ends(i)
		base := min(high*from.Far(to), highest*c.unit)
		if from.X > to.X { // upwards
			base = -base
		}
		best, least := bowed(from, to, base), math.Inf(1)
		for _, times := range []float64{0, 1, -1, 1.4, -1.4, 0.7, -0.7, 1.9, -1.9, 2.5, -2.5, 3.2, -3.2} {
			if len(edges)*(len(c.d.edges)+len(c.d.names)) > tooMany {
				break
			}
			w := bowed(from, to, base*times)
			if trouble := price*math.Abs(base*times) + c.trouble(i, w); trouble < least {
				best, least = w, trouble
			}
		}
		c.ways[i] = best
	}
}

// trouble says how bad it is if an edge runs so: over or beside vertices, near the ground, or along other edges whose ways
// are found.
func (c *canvas) trouble(i int, w way) float64 {
	const (
		over, touched  = 200, 9 // each vertex that is nearer
		close, beside  = 30, 18 // each vertex that is nearer
		buried, low    = 50, 14 // each point that is lower
		hidden         = 3      // each pixel upon another edge, and 1 beside it
		besideLabelled = 20
	)
	room := float64(besideEdge)
	if c.isLabelled {
		room = besideLabelled
	}
	trouble := over*float64(c.near(i, w, touched)) + close*float64(c.near(i, w, beside))
	for p := range w.points() {
		if p.Y > -low && w.fromEnds(p) > 2*low {
			trouble += buried
		}
	}
	for j, o := range c.ways {
		if j != i && o.line != nil {
			beside, upon := w.along(o, room)
			trouble += beside + hidden*upon
		}
	}
	return trouble
}
