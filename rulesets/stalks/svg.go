package stalks

import (
	"fmt"
	"io"
	"unicode/utf8"

	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

// SVGOptions says what [WriteSVG] writes beside the stalks. The zero value is a drawing without text below them.
type SVGOptions struct {
	// Title is what a reader of the page is told about the drawing. If it is empty, those are the runs of the stalks.
	Title string
	// Label, if not nil, returns the text to be written below stalk i.
	Label func(i int) string
}

// WriteSVG draws stalks side by side, as they stand on the ground. Blue edges are solid and red ones dashed, in colours
// that can be seen on light and on dark pages. Of a run there are a few edges, and dots if there are more, with their
// number beside; where that is infinite the dots come last, for there is no last edge. A block that repeats is drawn
// once or twice, and dots say that it goes on. What is above some twenty parts of a stalk is left out, which dots say
// as well. The drawing has no script in it, and the same stalks give the same drawing.
func WriteSVG(w io.Writer, stalks []transfinite.SignExpansion, o SVGOptions) error {
	_, err := w.Write(AppendSVG(nil, stalks, o))
	return err
}

// AppendSVG appends what [WriteSVG] writes.
func AppendSVG(b []byte, stalks []transfinite.SignExpansion, o SVGOptions) []byte {
	c := canvas{x: margin}
	title := o.Title
	for i, x := range stalks {
		if o.Title == "" {
			if i > 0 {
				title += ", "
			}
			title += shorten(fmt.Sprintf("%+v", x), mostTitle)
		}
		below := ""
		if o.Label != nil {
			below = shorten(o.Label(i), mostLabel)
		}
		c.stalk(x, below)
	}
	if title == "" {
		title = "no stalks"
	}
	width := max(c.x, 2*margin)
	b = svg.AppendStart(b, 0, -c.high-margin, width, c.high+margin+groundDepth, title)
	b = fmt.Appendf(b, `<g stroke=%q fill="none"><path stroke-width="2.5" d="M%s 0H%s"/><path stroke-width="1" d="`, svg.Neither, svg.Pixels(6), svg.Pixels(width-6))
	for x := 12.0; x < width-6; x += 8 {
		b = fmt.Appendf(b, "M%s 1l-6 8", svg.Pixels(x))
	}
	b = append(b, "\"/></g>\n"...)
	for i, edges := range c.edges {
		if len(edges) > 0 {
			b = fmt.Appendf(b, "<path fill=\"none\" %s d=\"%s\"/>\n", strokes[i], edges)
		}
	}
	// A dot is a line of no length with a round end, which takes fewer letters than a circle.
	for i, dots := range c.dots {
		if len(dots) > 0 {
			b = fmt.Appendf(b, "<path fill=\"none\" stroke=%q stroke-width=%q stroke-linecap=\"round\" d=\"%s\"/>\n", [...]string{svg.Left, svg.Right, svg.Neither, svg.Neither}[i], svg.Pixels([...]float64{4, 4, 4, 8}[i]), dots)
		}
	}
	if len(c.brackets) > 0 {
		b = fmt.Appendf(b, "<path fill=\"none\" stroke=%q stroke-width=\"1\" d=\"%s\"/>\n", svg.Neither, c.brackets)
	}
	if len(c.labels) > 0 {
		b = fmt.Appendf(b, "<g fill=%q font-family=\"sans-serif\" font-size=\"%d\">\n%s</g>\n", svg.Neither, labelSize, c.labels)
	}
	return svg.AppendEnd(b)
}

// Sizes of a drawing, in pixels, and what is drawn of long stalks.
const (
	margin      = 20.0
	groundDepth = 34.0 // the strokes of the ground and a line of text
	edge        = 30.0
	dotted      = 30.0 // the height of three dots
	letter      = 8.5  // the width of a letter, nearly
	labelSize   = 14
	bracketAway = 11.0

	mostParts  = 20  // runs and blocks of a stalk
	mostEdges  = 4   // a longer run is shortened
	mostCopies = 2   // of ω^x edges
	mostTwice  = 3   // a block with more runs is drawn once
	mostTerms  = 3   // terms of the length of a run
	mostLabel  = 40  // letters of a label
	mostTitle  = 200 // letters of a stalk in the title
)

var strokes = [...]string{
	`stroke="` + svg.Left + `" stroke-width="3.5" stroke-linecap="round"`,
	`stroke="` + svg.Right + `" stroke-width="3.5" stroke-dasharray="8 4"`,
}

// Indices of colours. Those of vertices are grey, too, but larger.
const (
	blue = iota
	red
	grey
	vertex
)

// canvas is a drawing in the making. The ground is y = 0, and y grows downwards.
type canvas struct {
	edges    [2][]byte
	dots     [4][]byte // the places of small circles, by the indices of colours
	brackets []byte
	labels   []byte

	x, y  float64 // the place on the stalk that is drawn
	open  bool    // there are dots below it, so that the vertex is not drawn yet
	parts int     // of the stalk so far
	wide  float64 // what stands on the right of it
	high  float64 // the height of the highest stalk
}

// stalk draws a stalk and moves to the place of the next.
func (c *canvas) stalk(x transfinite.SignExpansion, below string) {
	half := max(12, svg.Width(below, letter)/2)
	c.x += half
	c.y, c.open, c.parts, c.wide = 0, false, 0, half
	c.vertex()
	for s := range x.Segments() {
		if !c.segment(s) {
			c.more(grey, "more")
			break
		}
	}
	if below != "" {
		c.text(c.x, groundDepth-10, "middle", below)
	}
	c.high = max(c.high, -c.y)
	c.x += c.wide + margin
}

// segment draws a run or a block. It reports false when there is no place for all of it.
func (c *canvas) segment(s transfinite.Segment) bool {
	start, before := c.y, c.wide
	c.wide = 0
	defer func() { c.wide = max(c.wide, before) }()
	copies := 1
	if s.Repeated && len(s.Runs) <= mostTwice {
		copies = 2
	}
	for range copies {
		for _, r := range s.Runs {
			if c.parts++; c.parts > mostParts {
				return false
			}
			c.run(r)
		}
	}
	if s.Repeated {
		c.more(grey, "")
		c.bracket(start, "period × ω", max(bracketAway, c.wide+8))
	}
	return true
}

// run draws the terms of the length of a run, the infinite ones first.
func (c *canvas) run(r transfinite.Run) {
	colour := blue
	if r.Sign < 0 {
		colour = red
	}
	if r.Length.NumTerms() > mostTerms {
		start := c.y
		c.some(colour, 3)
		c.more(colour, "")
		c.bracket(start, fmt.Sprintf("%+v", r.Length), bracketAway)
		return
	}
	for exponent, n := range r.Length.Terms() {
		start := c.y
		if !exponent.IsZero() {
			copies, term := 1, transfinite.OmegaPower(exponent)
			if n.IsInt64() && n.Int64() <= mostCopies {
				copies = int(n.Int64())
			} else {
				m, _ := transfinite.OrdinalFromBig(n)
				term = term.Mul(m)
			}
			for range copies {
				start = c.y
				c.some(colour, 3)
				c.more(colour, "")
				c.bracket(start, fmt.Sprintf("%+v", term), bracketAway)
			}
			continue
		}
		if n.IsInt64() && n.Int64() <= mostEdges {
			c.some(colour, int(n.Int64()))
			continue
		}
		c.some(colour, 2)
		c.more(colour, "")
		c.some(colour, 1)
		c.bracket(start, n.String(), bracketAway)
	}
}

// some draws so many edges.
func (c *canvas) some(colour, n int) {
	if c.open {
		c.vertex()
		c.open = false
	}
	for range n {
		c.edges[colour] = fmt.Appendf(c.edges[colour], "M%s %sv%s", svg.Pixels(c.x), svg.Pixels(c.y), svg.Pixels(-edge))
		c.y -= edge
		c.vertex()
	}
}

func (c *canvas) vertex() { c.dot(vertex, c.y) }

func (c *canvas) dot(kind int, y float64) {
	c.dots[kind] = fmt.Appendf(c.dots[kind], "M%s %sh0", svg.Pixels(c.x), svg.Pixels(y))
}

// more draws dots, with a text beside them.
func (c *canvas) more(colour int, text string) {
	for i := range 3 {
		c.dot(colour, c.y-dotted*float64(i+1)/4)
	}
	if text != "" {
		c.right(c.y-dotted/2, bracketAway, text)
	}
	c.y -= dotted
	c.open = true
}

// bracket says what stands between a height and the place that is drawn, so far to the right of the stalk.
func (c *canvas) bracket(start float64, text string, away float64) {
	c.brackets = fmt.Appendf(c.brackets, "M%s %sh4V%sh-4", svg.Pixels(c.x+away), svg.Pixels(start-4), svg.Pixels(c.y+4))
	c.right((start+c.y)/2, away, text)
}

// right writes a text on the right of a bracket.
func (c *canvas) right(y, away float64, text string) {
	text = shorten(text, mostLabel)
	away += 10
	c.text(c.x+away, y+0.35*labelSize, "start", text)
	c.wide = max(c.wide, away+svg.Width(text, letter))
}

func (c *canvas) text(x, y float64, anchor, text string) {
	c.labels = fmt.Appendf(c.labels, `<text x="%s" y="%s" text-anchor="%s">%s</text>`+"\n", svg.Pixels(x), svg.Pixels(y), anchor, svg.Escape(text))
}

// shorten returns at most so many letters of a text.
func shorten(text string, most int) string {
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	return string([]rune(text)[:most-1]) + "…"
}
