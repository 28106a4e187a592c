package richman

import (
	"fmt"
	"io"
	"math"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/diagram"
	"github.com/cgt-go/sdk/internal/plane"
	"github.com/cgt-go/sdk/internal/svg"
)

// mostDrawn is the largest number of vertices of a picture.
const mostDrawn = 300

// Sizes in pixels.
const (
	drawnWidth  = 640.0 // from the value 0 to the value 1
	drawnMargin = 46.0
	drawnBall   = diagram.Ball
	drawnRow    = 74.0
	drawnApart  = 50.0 // the least distance between balls one below another
)

// A drawing is a graph with places for its vertices.
type drawing struct {
	diagram.Balls
	g    *Graph
	text []string // the values
}

func newDrawing(s *Solution) (*drawing, error) {
	if s.g == nil {
		return nil, missingGame()
	}
	n := s.g.Len()
	if n > mostDrawn {
		return nil, &cgt.LimitError{What: "vertices of a picture", Limit: mostDrawn}
	}
	d := &drawing{Balls: diagram.Balls{X: make([]float64, n), Y: make([]float64, n), Names: s.g.names, Sheet: plane.Rect{Right: drawnWidth + 2*drawnMargin}}, g: s.g, text: make([]string, n)}
	for v := range n {
		value := s.Value(v)
		f, _ := value.Float64()
		d.X[v] = drawnMargin + drawnWidth*f
		d.text[v] = diagram.Brief(value)
		d.Widths = append(d.Widths, diagram.TextWidth(d.text[v]))
	}
	return d, nil
}

// WriteSVG draws the graph with its values. A vertex stands the further to the right the larger its value is, from the
// blue vertices at the left to the red ones at the right; beside it, below if there is room, is the value, exact if it
// is short. Blue and red arrows lead to the moves that the players should make, a green one to a move that is for both,
// and gray ones to others. Arrows go around other vertices where there is room, which there may not be among dozens;
// the picture is the higher, up to twice as high, the more than twelve arrows there are. Names wider than 12 letters
// are listed below the picture, the first 120 letters of them, and have numbers in it. A graph of more than 300
// vertices is a [*cgt.LimitError], and the zero value a [*VerifyError], and nothing is written; otherwise the error is
// that of w. The picture is an SVG file without scripts that can be read on light and on dark pages.
func (s *Solution) WriteSVG(w io.Writer) error {
	d, err := newDrawing(s)
	if err != nil {
		return err
	}
	for v, list := range s.g.edges {
		for _, u := range list {
			d.Arrows = append(d.Arrows, [2]int{v, u})
		}
	}
	d.placeInRows()
	d.Place()
	b := d.AppendStart(nil, fmt.Sprintf("a bidding game with %d vertices and its Richman function", s.g.Len()))
	b = d.AppendHeads(b)
	for k, a := range d.Arrows {
		v, u := a[0], a[1]
		kind := diagram.Neither
		switch isBlue, isRed := s.near[Blue][v] == u, s.near[Red][v] == u; {
		case isBlue && isRed:
			kind = diagram.Both
		case isBlue:
			kind = diagram.Left
		case isRed:
			kind = diagram.Right
		}
		b = d.AppendArrow(b, k, kind)
	}
	_, err = w.Write(d.appendVertices(b))
	return err
}

// placeInRows gives each vertex the first row in which there is room for it.
func (d *drawing) placeInRows() {
	order := make([]int, len(d.X))
	for v := range order {
		order[v] = v
	}
	slices.SortStableFunc(order, func(v, w int) int {
		switch {
		case d.X[v] < d.X[w]:
			return -1
		case d.X[v] > d.X[w]:
			return 1
		}
		return 0
	})
	rows := 1
	if n := len(d.X); n > 4 {
		rows = int(math.Ceil(math.Sqrt(float64(n - 2))))
	}
	high := drawnRow * d.Scale()
	ends := make([]float64, rows)
	for i, v := range order {
		half := max(drawnBall, d.Widths[v]/2) + 12
		if name := d.Names[v]; diagram.IsBeside(name) {
			half = max(half, diagram.TextWidth(name)/2+6)
		}
		row := i % rows // so that arrows between neighbours are apart
		if d.g.color[v] != black {
			row = rows / 2
		}
		for row < len(ends) && ends[row] > d.X[v]-half {
			row++
		}
		if row == len(ends) {
			ends = append(ends, 0)
		}
		ends[row] = d.X[v] + half
		d.Y[v] = drawnMargin + high*float64(row)
	}
}

// appendVertices appends the vertices with their names and values, and the end of the picture.
func (d *drawing) appendVertices(b []byte) []byte {
	b = fmt.Appendf(b, `<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="12" text-anchor="middle" fill="%s">`+"\n", svg.Neither)
	for v := range d.X {
		colour := [...]string{black: svg.Neither, blue: svg.Left, red: svg.Right}[d.g.color[v]]
		b = d.AppendBall(b, v, colour, d.g.color[v] != black)
		x, y := d.Text(v)
		b = fmt.Appendf(b, `<text x="%s" y="%s">%s</text>`+"\n", svg.Pixels(x), svg.Pixels(y), svg.Escape(d.text[v]))
	}
	b = d.AppendList(b)
	return svg.AppendEnd(append(b, "</g>\n"...))
}

// WriteStringsSVG draws an undirected graph as a model of balls and strings of equal length that is pulled apart at its
// blue and its red vertices, from what [Steepest] returns: balls are the further to the right the larger their values
// are. The strings that bear the model are green and tight: those along which the value rises or falls as much as
// along any string of one of their balls, terminals not counted, so that they are on a path that Steepest takes or
// could take as well. Where all strings of a ball would be level, it hangs by one of them, which is green too. Gray
// ones are loose. What would run through another ball, or upon another string, is drawn around it where there is room.
// The errors, the kind of picture and what becomes of long names are those of [Solution.WriteSVG]. It panics if one of the
// strings cannot be from [Steepest]: its path has less than two vertices or one that is none of the graph's, or its slope
// is not positive.
//
// Source: the Richman notes, §7.
func WriteStringsSVG(w io.Writer, s *Solution, strings []String[int]) error {
	d, err := newDrawing(s)
	if err != nil {
		return err
	}
	for i, x := range strings {
		isNone := func(v int) bool { return v < 0 || v >= s.g.Len() }
		if len(x.Path) < 2 || slices.ContainsFunc(x.Path, isNone) || x.Slope == nil || x.Slope.Sign() <= 0 {
			panic(fmt.Errorf("richman: string %d is none of this graph: %v, with the slope %v", i, x.Path, x.Slope))
		}
	}
	taut := d.hang(strings)
	s.tighten(taut)
	d.Loose = []bool{}
	seen := map[[2]int]bool{}
	for v, list := range s.g.edges {
		for _, u := range list {
			e := edgeOf(v, u)
			if !seen[e] && v != u {
				seen[e] = true
				d.Arrows, d.Loose = append(d.Arrows, e), append(d.Loose, !taut[e])
			}
		}
	}
	d.Place()
	b := d.AppendStart(nil, fmt.Sprintf("a graph of %d vertices as balls on strings", s.g.Len()))
	for k, isLoose := range d.Loose {
		colour, width := svg.Both, 2.0
		if isLoose {
			colour, width = svg.Neither, 1.2
		}
		b = fmt.Appendf(b, `<path d="%s" fill="none" stroke="%s" stroke-width="%s"/>`+"\n", d.Path(k), colour, svg.Pixels(width))
	}
	_, err = w.Write(d.appendVertices(b))
	return err
}

// edgeOf returns the edge between two vertices as a key.
func edgeOf(v, u int) [2]int { return [2]int{min(v, u), max(v, u)} }

// tighten adds the edges along which the value changes as much as along any edge of one of their ends; terminals have no
// edges.
func (s *Solution) tighten(taut map[[2]int]bool) {
	for v, list := range s.g.edges {
		slopes := make([]*big.Rat, len(list))
		most := new(big.Rat)
		for i, u := range list {
			slopes[i] = new(big.Rat).Sub(s.Value(v), s.Value(u))
			slopes[i].Abs(slopes[i])
			if slopes[i].Cmp(most) > 0 {
				most = slopes[i]
			}
		}
		for i, u := range list {
			if most.Sign() > 0 && slopes[i].Cmp(most) == 0 {
				taut[edgeOf(v, u)] = true
			}
		}
	}
}

// hang says how deep the balls hang, and returns the edges by which those hang that are on no path.
func (d *drawing) hang(strings []String[int]) map[[2]int]bool {
	const unit = 0.8 * drawnRow
	apart := drawnApart
	if slices.ContainsFunc(d.Names, diagram.IsBeside) { // with room for a name and a value
		apart = drawnRow
	}
	placed := make([]bool, len(d.X))
	put := func(v int, y float64) {
		for u := 0; u < len(d.X); u++ {
			if placed[u] && math.Abs(d.X[u]-d.X[v]) < 4.5*drawnBall && math.Abs(d.Y[u]-y) < apart-1 {
				y, u = d.Y[u]+apart, -1
			}
		}
		d.Y[v], placed[v] = y, true
	}
	for v, c := range d.g.color {
		if c != black {
			put(v, drawnMargin)
		}
	}
	taut := map[[2]int]bool{}
	for _, s := range strings {
		// An edge is as long as all others: what it does not go to the right it goes down or up.
		ratio, _ := new(big.Rat).Quo(s.Slope, strings[0].Slope).Float64()
		down := unit * math.Sqrt(max(0, 1-ratio*ratio))
		first, last := d.Y[s.Path[0]], d.Y[s.Path[len(s.Path)-1]]
		for i, v := range s.Path {
			if !placed[v] {
				t := float64(i) / float64(len(s.Path)-1)
				level := first + (last-first)*t
				put(v, max(level, min(first+float64(i)*down, last+float64(len(s.Path)-1-i)*down)))
			}
		}
	}
	for again := true; again; { // the rest hangs down
		again = false
		for v, list := range d.g.edges {
			for _, u := range list {
				if !placed[v] && placed[u] && d.X[u] == d.X[v] {
					put(v, d.Y[u]+unit)
					taut[edgeOf(v, u)] = true
					again = true
				}
			}
		}
	}
	for v := range placed {
		if !placed[v] {
			put(v, drawnMargin)
		}
	}
	return taut
}
