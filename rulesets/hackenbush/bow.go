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
	length := from.Far(to)
	if b.number < 3 || b.widest == 0 || length == 0 {
		return least
	}
	room := (math.Abs(to.Y-from.Y)*b.widest+math.Abs(to.X-from.X)*labelSize)/length + besideParallel
	return max(least, min(room, length/float64(b.number-1)))
}

// findWays decides how the edges run, but for loops at vertices. They are straight, unless they join what others join or
// would run over a vertex. These are led around it, the short ones first, each where it is least in the way; so are those
// that join the same vertices, if one of them would run upon another edge or below the ground.
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
			c.ways[i] = c.arch(i, from, to, k)
		default:
			n := c.parallel[key].number
			c.ways[i] = bowed(from, to, c.bow(key, from, to)*(2*float64(k)-float64(n-1))/2)
			aside[key] = aside[key] || c.ways[i].isBuried() || c.isBlocked(i, c.ways[i]) || n > 1 && c.isBlocked(i, bowed(from, to, 0))
		}
	}
	for i, e := range c.d.edges {
		from, to := c.ends(i)
		if key := e.ends(); key[0] != Ground && from.Y+to.Y < 0 && c.parallel[key].number > 1 {
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

// isHidden reports whether an edge runs upon another one, if there are not too many of them, nor that join the same vertices.
func (c *canvas) isHidden(i int) bool {
	const tooMany, much = 300, 20
	if len(c.d.edges) > tooMany || c.parallel[c.d.edges[i].ends()].number > mostLed {
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

// arch returns the way of an edge along the ground, above those k that join the same vertices. It is higher if it would run
// over a vertex.
func (c *canvas) arch(i int, from, to plane.Point, k int) (w way) {
	high := (to.X - from.X) * (0.25 + 0.2*float64(k))
	for _, times := range [...]float64{1, 1.4, 0.7, 1.9} {
		if w = bowed(from, to, times*high); !c.isBlocked(i, w) {
			return w
		}
	}
	return bowed(from, to, high)
}

// leadAside finds other ways for edges, which are bowed to one side or the other. If they are too many to be looked at, all
// are bowed upwards, those that join the same vertices one above the other.
func (c *canvas) leadAside(edges []int) {
	const tooMany = 100_000                            // to be looked at together
	const high, least, most, price = 0.3, 18, 1.2, 0.4 // of its length, in pixels and in units, and what a pixel costs
	slices.SortStableFunc(edges, func(i, j int) int {
		return cmp.Compare(c.ways[i].from().Far(c.ways[i].to()), c.ways[j].from().Far(c.ways[j].to()))
	})
	for _, i := range edges {
		c.ways[i] = way{}
	}
	led := map[[2]int]int{}
	for _, i := range edges {
		from, to := c.ends(i)
		base := max(least, min(high*from.Far(to), most*c.unit))
		key := c.d.edges[i].ends()
		k := led[key]
		if led[key]++; len(edges)*(len(c.d.edges)+len(c.d.names)) > tooMany || c.parallel[key].number > mostLed {
			base += float64(k) * c.bow(key, from, to)
			if from.X > to.X { // upwards
				base = -base
			}
			c.ways[i] = bowed(from, to, base)
			continue
		}
		if from.X > to.X {
			base = -base
		}
		lightest := math.Inf(1)
		for _, times := range []float64{0, 1, -1, 1.4, -1.4, 0.7, -0.7, 1.9, -1.9, 2.5, -2.5, 3.2, -3.2} {
			w := bowed(from, to, base*times)
			if trouble := price*math.Abs(base*times) + c.trouble(i, w); trouble < lightest {
				c.ways[i], lightest = w, trouble
			}
		}
	}
}

// mostLed is how many edges that join the same vertices are led each on its own.
const mostLed = 10

// trouble says how bad it is if an edge runs so: over or beside vertices, near the ground, or along other edges whose ways
// are found.
func (c *canvas) trouble(i int, w way) float64 {
	const (
		over, touched  = 200, 9 // each vertex that is nearer
		close, beside  = 30, 18 // each vertex that is nearer
		buried, low    = 50, 14 // each point that is lower, but for those beside the foot
		hidden         = 3      // each pixel upon another edge, and 1 beside it
		same           = 400    // to be nearly where another one of those is that join the same vertices
		besideLabelled = 24
	)
	room := float64(besideEdge)
	if c.isLabelled {
		room = besideLabelled
	}
	trouble := over*float64(c.near(i, w, touched)) + close*float64(c.near(i, w, beside))
	for p := range w.points() {
		if p.Y > -low && (w.from().Y < 0 || p.Far(w.from()) > 2*low) {
			trouble += buried
		}
	}
	for j, o := range c.ways {
		if j == i || o.line == nil {
			continue
		}
		if o.from() == w.from() && o.to() == w.to() && o.At(0.5).Far(w.At(0.5)) < besideEdge {
			trouble += same
		}
		beside, upon := w.along(o, room)
		trouble += beside + hidden*upon
	}
	return trouble
}
