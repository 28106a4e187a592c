package hackenbush

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/internal/plane"
	"github.com/cgt-go/sdk/internal/svg"
)

// SVGOptions says what [Picture.WriteSVG] writes beside the picture. The zero value is a picture without text.
type SVGOptions struct {
	// Title is what a reader of the page is told about the picture. If it is empty, that is how many edges
	// of each colour there are.
	Title string
	// VertexLabel, if not nil, returns the text to be written beside a vertex. It is not asked
	// about the vertex [Ground].
	VertexLabel func(vertex int) string
	// EdgeLabel, if not nil, returns the text to be written beside an edge: nearer to it than to any other one, if
	// there is room.
	EdgeLabel func(edge int) string
}

// WriteSVG writes d as an SVG drawing. Blue edges are solid, red ones are dashed and green ones
// dotted, in colours that can be seen on light and on dark pages. If d gives the places of all vertices that
// do not stand on the ground, they are kept, in proportion; otherwise all places are chosen. The drawing has
// no script in it, and the same picture gives the same drawing.
func (d Picture) WriteSVG(w io.Writer, o SVGOptions) error {
	_, err := w.Write(d.AppendSVG(nil, o))
	return err
}

// AppendSVG appends what [Picture.WriteSVG] writes.
func (d Picture) AppendSVG(b []byte, o SVGOptions) []byte {
	c := canvas{d: d.drawing(), layout: newLayout(d.drawing()), options: o}
	c.findDirections()
	c.findParallel()
	c.findUnit()
	c.sheet = plane.Rect{Top: -c.unit, Right: c.unit}
	c.drawEdges()
	c.drawVertices()
	c.drawLabels()
	return c.appendTo(b)
}

// Sizes of a drawing, in pixels.
const (
	leastUnit  = 56.0 // the distance of neighbouring vertices
	margin     = 22.0
	letter     = 8.0 // the width of a letter, nearly, but of wide ones
	labelSize  = 14
	lineColour = svg.Neither
)

var strokes = [...]string{
	Blue:  `stroke="` + svg.Left + `" stroke-width="3.5" stroke-linecap="round"`,
	Red:   `stroke="` + svg.Right + `" stroke-width="3.5" stroke-dasharray="9 5"`,
	Green: `stroke="` + svg.Both + `" stroke-width="5" stroke-linecap="round" stroke-dasharray="0.1 8"`,
}

// canvas is a drawing in the making. Its coordinates are pixels, y grows downwards and the ground is y = 0.
type canvas struct {
	d          *drawing
	layout     *layout
	unit       float64           // the distance of neighbouring vertices
	parallel   map[[2]int]bundle // the edges that join two vertices, of which the one with the smaller number is first
	options    SVGOptions
	sheet      plane.Rect // what is drawn
	edges      [3][]byte  // by colour
	vertices   []byte
	labels     []byte
	directions [][]float64   // in which there is something, at every vertex
	used       []bool        // whether a vertex has edges
	curves     []plane.Curve // of the edges, by number, if there are texts
}

// bundle is edges that join the same vertices.
type bundle struct {
	number int
	widest float64 // of their labels
}

func (c *canvas) at(p point) plane.Point { return plane.Point{X: p.x * c.unit, Y: -p.y * c.unit} }

func (c *canvas) cover(p plane.Point) {
	c.sheet.Add(p.Around(0))
}

func (c *canvas) drawEdges() {
	loops := map[int][]int{} // the edges from a vertex to itself
	for i, e := range c.d.edges {
		if e.From == e.To {
			loops[e.From] = append(loops[e.From], i)
		}
	}
	drawn := map[[2]int]int{}
	for i, e := range c.d.edges {
		from, to := c.at(c.layout.feet[i][0]), c.at(c.layout.feet[i][1])
		if e.From > e.To {
			from, to = to, from
		}
		key := e.ends()
		k, n := drawn[key], c.parallel[key].number
		drawn[key]++
		switch {
		case e.From == e.To && e.From == Ground:
			top := -0.9 * c.unit
			c.curve(i, from, plane.Point{X: from.X, Y: top}, plane.Point{X: to.X, Y: top}, to)
		case e.From == e.To: // later
		case key[0] == Ground:
			c.line(i, from, to, c.detour(i, from, to))
		case from.Y == 0 && to.Y == 0: // above the ground line
			c.line(i, from, to, math.Copysign(math.Abs(to.X-from.X)*(0.25+0.2*float64(k)), to.X-from.X))
		case n > 1:
			c.line(i, from, to, c.bow(key, from, to)*(2*float64(k)-float64(n-1))/2)
		default:
			c.line(i, from, to, c.detour(i, from, to))
		}
	}
	for v := 1; v < len(c.d.names); v++ {
		if len(loops[v]) > 0 {
			c.drawLoops(v, loops[v])
		}
	}
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
		if c.options.EdgeLabel != nil {
			b.widest = max(b.widest, svg.Width(c.options.EdgeLabel(i), letter))
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

// detour returns how far a straight edge must be bowed so as not to run over a vertex.
func (c *canvas) detour(i int, from, to plane.Point) float64 {
	const tooMany = 4_000_000
	if len(c.d.edges)*len(c.d.names) > tooMany {
		return 0
	}
	e := c.d.edges[i]
	length := math.Hypot(to.X-from.X, to.Y-from.Y)
	for v := 1; v < len(c.d.names); v++ {
		if v == e.From || v == e.To || length == 0 {
			continue
		}
		p := c.at(c.layout.vertex[v])
		along := ((p.X-from.X)*(to.X-from.X) + (p.Y-from.Y)*(to.Y-from.Y)) / length
		aside := ((p.X-from.X)*(to.Y-from.Y) - (p.Y-from.Y)*(to.X-from.X)) / length
		if along > 4 && along < length-4 && math.Abs(aside) < 7 {
			offset := min(0.3*length, 1.2*c.unit)
			if from.X > to.X { // bow upwards
				offset = -offset
			}
			return offset
		}
	}
	return 0
}

// line draws an edge whose middle is offset pixels to the left of the straight line.
func (c *canvas) line(i int, from, to plane.Point, offset float64) {
	length := max(math.Hypot(to.X-from.X, to.Y-from.Y), 1)
	left := plane.Point{X: (to.Y - from.Y) / length, Y: -(to.X - from.X) / length}
	if offset == 0 {
		b := &c.edges[c.d.edges[i].Colour]
		*b = fmt.Appendf(*b, `<path d="M%s L%s">`, coordinates(from), coordinates(to))
		c.endEdge(i, from, from.Toward(to, 1./3), from.Toward(to, 2./3), to)
		return
	}
	// A cubic whose control points are as far away as this has its middle at 3/4 of that.
	away := offset * 4 / 3
	p, q := from.Toward(to, 0.25), from.Toward(to, 0.75)
	p, q = plane.Point{X: p.X + left.X*away, Y: p.Y + left.Y*away}, plane.Point{X: q.X + left.X*away, Y: q.Y + left.Y*away}
	c.curve(i, from, p, q, to)
}

// curve draws an edge as a cubic Bézier curve.
func (c *canvas) curve(i int, from, p, q, to plane.Point) {
	b := &c.edges[c.d.edges[i].Colour]
	*b = fmt.Appendf(*b, `<path d="M%s C%s %s %s">`, coordinates(from), coordinates(p), coordinates(q), coordinates(to))
	c.cover(p)
	c.cover(q)
	c.endEdge(i, from, p, q, to)
}

// endEdge ends the path of an edge, and remembers how it runs if there are texts.
func (c *canvas) endEdge(i int, from, p, q, to plane.Point) {
	e := c.d.edges[i]
	b := &c.edges[e.Colour]
	*b = fmt.Appendf(*b, "<title>%d: %s %v %s</title></path>\n",
		i, svg.Escape(c.d.names[e.From]), e.Colour, svg.Escape(c.d.names[e.To]))
	for _, p := range c.layout.feet[i] {
		c.cover(c.at(p))
	}
	if c.hasTexts() {
		if c.curves == nil {
			c.curves = make([]plane.Curve, len(c.d.edges))
		}
		c.curves[i] = plane.Curve{from, p, q, to}
	}
}

// drawLoops draws the loops at a vertex.
func (c *canvas) drawLoops(v int, loops []int) {
	at := c.at(c.layout.vertex[v])
	n := float64(len(loops))
	middle, room := c.gap(v)
	room = min(room, 1.2*n)
	spread := min(0.42*room/n, 0.55)
	for k, i := range loops {
		angle := middle + room*((float64(k)+0.5)/n-0.5)
		reach := 1.15 * c.unit
		c.curve(i, at, turn(at, angle-spread, reach), turn(at, angle+spread, reach), at)
		c.directions[v] = append(c.directions[v], angle-spread/2, angle+spread/2)
	}
}

// turn returns the point at a distance from p, in a direction that is an angle above the horizontal.
func turn(p plane.Point, angle, distance float64) plane.Point {
	return plane.Point{X: p.X + distance*math.Cos(angle), Y: p.Y - distance*math.Sin(angle)}
}

// gap returns the direction from a vertex in which there is most room between what has been drawn there, and
// how large the angle is. Up is preferred.
func (c *canvas) gap(v int) (angle, room float64) {
	angles := c.directions[v]
	if len(angles) == 0 {
		return math.Pi / 2, 2 * math.Pi
	}
	for i, a := range angles {
		angles[i] = math.Mod(a+4*math.Pi, 2*math.Pi)
	}
	slices.Sort(angles)
	best := -1.0
	for i, a := range angles {
		b := angles[0] + 2*math.Pi
		if i+1 < len(angles) {
			b = angles[i+1]
		}
		middle := (a + b) / 2
		if good := b - a + 0.2*math.Sin(middle) + 0.1*math.Cos(middle); good > best+1e-9 {
			best, angle, room = good, middle, b-a
		}
	}
	return angle, room
}

// findDirections finds in what directions the edges leave the vertices, loops excepted.
func (c *canvas) findDirections() {
	c.directions = make([][]float64, len(c.d.names))
	c.used = make([]bool, len(c.d.names))
	for i, e := range c.d.edges {
		c.used[e.From], c.used[e.To] = true, true
		if e.From != e.To {
			p, q := c.layout.feet[i][0], c.layout.feet[i][1]
			a := math.Atan2(q.y-p.y, q.x-p.x)
			c.directions[e.From] = append(c.directions[e.From], a)
			c.directions[e.To] = append(c.directions[e.To], a+math.Pi)
		}
	}
	for v, p := range c.layout.vertex {
		if p.y == 0 { // the ground is not a place for anything
			c.directions[v] = append(c.directions[v], 0, -math.Pi/2, math.Pi)
		}
	}
}

func (c *canvas) drawVertices() {
	for v := 1; v < len(c.d.names); v++ {
		if !c.used[v] {
			continue
		}
		p := c.at(c.layout.vertex[v])
		c.cover(p)
		c.vertices = fmt.Appendf(c.vertices, `<circle cx="%s" cy="%s" r="4.5"><title>%s</title></circle>`+"\n",
			svg.Pixels(p.X), svg.Pixels(p.Y), svg.Escape(c.d.names[v]))
	}
}

// appendTo appends the whole drawing.
func (c *canvas) appendTo(b []byte) []byte {
	sheet := c.sheet.Wider(margin)
	left, width := sheet.Left, sheet.Right-sheet.Left
	title := c.options.Title
	if title == "" {
		title = c.describe()
	}
	b = svg.AppendStart(b, left, sheet.Top, width, sheet.Bottom-sheet.Top, title)

	// The ground: a line, with strokes below it.
	right := left + width - margin/3
	left += margin / 3
	b = fmt.Appendf(b, `<g stroke=%q fill="none"><path stroke-width="2.5" d="M%s 0 H%s"/><path stroke-width="1" d="`,
		lineColour, svg.Pixels(left), svg.Pixels(right))
	for x := left + 6; x < right; x += 8 {
		b = fmt.Appendf(b, "M%s 1l-6 8", svg.Pixels(x))
	}
	b = append(b, "\"/></g>\n"...)

	for colour, edges := range c.edges {
		if len(edges) > 0 {
			b = fmt.Appendf(b, "<g fill=\"none\" %s>\n%s</g>\n", strokes[colour], edges)
		}
	}
	if len(c.vertices) > 0 {
		b = fmt.Appendf(b, "<g fill=%q>\n%s</g>\n", lineColour, c.vertices)
	}
	if len(c.labels) > 0 {
		b = fmt.Appendf(b, "<g fill=%q font-family=\"sans-serif\" font-size=\"%d\">\n%s</g>\n", lineColour, labelSize, c.labels)
	}
	return svg.AppendEnd(b)
}

// describe says how many edges there are.
func (c *canvas) describe() string {
	var count [3]int
	for _, e := range c.d.edges {
		count[e.Colour]++
	}
	var parts []string
	for colour, n := range count {
		if n > 0 {
			parts = append(parts, strconv.Itoa(n)+" "+Colour(colour).String())
		}
	}
	switch {
	case len(parts) == 0:
		return "Hackenbush: no edges"
	case len(c.d.edges) == 1:
		return "Hackenbush: " + parts[0] + " edge"
	}
	return "Hackenbush: " + strings.Join(parts, ", ") + " edges"
}

func coordinates(p plane.Point) string { return svg.Pixels(p.X) + " " + svg.Pixels(p.Y) }
