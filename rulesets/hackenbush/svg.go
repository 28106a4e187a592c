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
// do not stand on the ground, they are kept, in proportion; otherwise all places are chosen. Edges are straight,
// but for loops, arches along the ground, those that join the same vertices, and what would run over a vertex, which is
// led around it if there is room and the picture is not very large. The drawing has no script in it, and the same
// picture gives the same drawing.
func (d Picture) WriteSVG(w io.Writer, o SVGOptions) error {
	_, err := w.Write(d.AppendSVG(nil, o))
	return err
}

// AppendSVG appends what [Picture.WriteSVG] writes.
func (d Picture) AppendSVG(b []byte, o SVGOptions) []byte {
	c := canvas{d: d.drawing(), layout: newLayout(d.drawing()), options: o}
	c.findUsed()
	c.findLabels()
	c.findParallel()
	c.findUnit()
	c.findWays()
	c.findDirections()
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
	directions [][]float64 // in which there is something, at every vertex
	used       []bool      // whether a vertex has edges
	ways       []way       // of the edges, by number
	texts      []string    // their labels, if there are any
	widths     []float64   // of these
	isLabelled bool        // whether there are
}

func (c *canvas) at(p point) plane.Point { return plane.Point{X: p.x * c.unit, Y: -p.y * c.unit} }

func (c *canvas) cover(p plane.Point) {
	c.sheet.Add(p.Around(0))
}

func (c *canvas) drawEdges() {
	loops := map[int][]int{} // the edges from a vertex to itself
	for i, e := range c.d.edges {
		if e.From == e.To && e.From != Ground {
			loops[e.From] = append(loops[e.From], i)
			continue
		}
		c.drawEdge(i)
	}
	for v := 1; v < len(c.d.names); v++ {
		if len(loops[v]) > 0 {
			c.drawLoops(v, loops[v])
		}
	}
}

// drawEdge draws an edge where its way is.
func (c *canvas) drawEdge(i int) {
	e, w := c.d.edges[i], c.ways[i]
	b := &c.edges[e.Colour]
	*b = fmt.Appendf(*b, `<path d="M%s `, coordinates(w.Curve[0]))
	if w.isStraight {
		*b = fmt.Appendf(*b, `L%s`, coordinates(w.Curve[3]))
	} else {
		*b = fmt.Appendf(*b, `C%s %s %s`, coordinates(w.Curve[1]), coordinates(w.Curve[2]), coordinates(w.Curve[3]))
	}
	for _, p := range w.Curve {
		c.cover(p)
	}
	*b = fmt.Appendf(*b, "\"><title>%d: %s %v %s</title></path>\n",
		i, svg.Escape(c.d.names[e.From]), e.Colour, svg.Escape(c.d.names[e.To]))
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
		c.ways[i] = newWay(plane.Curve{at, turn(at, angle-spread, reach), turn(at, angle+spread, reach), at}, false)
		c.drawEdge(i)
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
		if c.layout.vertex[v].y == 0 && math.Sin(middle) < 0 { // below the ground
			continue
		}
		if good := b - a + 0.2*math.Sin(middle) + 0.1*math.Cos(middle); good > best+1e-9 {
			best, angle, room = good, middle, b-a
		}
	}
	return angle, room
}

// findUsed finds which vertices have edges. Others are not drawn.
func (c *canvas) findUsed() {
	c.used = make([]bool, len(c.d.names))
	for _, e := range c.d.edges {
		c.used[e.From], c.used[e.To] = true, true
	}
}

// findDirections finds in what directions the edges leave the vertices, loops excepted.
func (c *canvas) findDirections() {
	c.directions = make([][]float64, len(c.d.names))
	for i, e := range c.d.edges {
		if e.From != e.To {
			w := c.ways[i]
			first, last := e.ends()[0], e.ends()[1]
			c.directions[first] = append(c.directions[first], -w.Curve[0].Angle(w.Curve[1]))
			c.directions[last] = append(c.directions[last], -w.Curve[3].Angle(w.Curve[2]))
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
