package matrixgame

import (
	"fmt"
	"io"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/internal/svg"
)

// DiagramOptions says what is drawn of a [Diagram]. The zero value is for all lines, the envelope and the optimum.
type DiagramOptions struct {
	// Lines are the choices of the other player whose lines are drawn, counted from 0; nil stands for all. If some are
	// missing, so are the envelope and the optimum.
	Lines []int
	// Pencil adds the lines of mixtures of the two choices whose lines meet at the optimum, among them the horizontal
	// one, if there are two.
	Pencil bool
}

// Sizes of the picture, in pixels.
const (
	diagramWide, diagramHigh = 400.0, 300.0 // the lines
	diagramSide              = 110.0        // to the left and to the right at least, for numbers
	diagramAbove             = 30.0
	diagramBelow             = 64.0
	diagramLetter            = 7.2  // the width of a letter
	diagramLine              = 14.0 // the distance between numbers below each other
	mostLines                = 200
)

// WriteSVG draws the diagram as in the book: the scale below, and above it a line for each choice of the other player,
// with what the row player gets at its ends and, at the right, its name; lines that end together have one number. Of
// more than 22 numbers those of the envelope are written first, and of more than 8 names the first ones. The envelope is
// thicker, a green dot on it is the optimum, and dashed lines lead from it to the value, at the left, and the best
// strategy, below; there, numbers are exact unless they are long. What is the row player's is blue, and what is the
// column player's red. If there are more than 200 lines, only those of them are drawn that the envelope consists of, and
// not more than 200. The picture is an SVG file without scripts that can be read on light and on dark pages. It panics
// if a choice in o.Lines is none of the other player's. The error is that of w.
func (d *Diagram) WriteSVG(w io.Writer, o DiagramOptions) error {
	p := newDiagramPicture(d, o)
	_, err := w.Write(p.svg())
	return err
}

// diagramPicture is a diagram on its way to paper.
type diagramPicture struct {
	d           *Diagram
	o           DiagramOptions
	lines       []int
	low, height *big.Rat // the lowest number, and how much higher the highest is
}

func newDiagramPicture(d *Diagram, o DiagramOptions) *diagramPicture {
	p := &diagramPicture{d: d, o: o, lines: o.Lines}
	if o.Lines == nil {
		if len(d.ends) <= mostLines {
			for k := range d.ends {
				p.lines = append(p.lines, k)
			}
		} else {
			p.lines = slices.Clone(d.under[:min(len(d.under), mostLines)])
		}
	}
	// All pictures of a diagram have the same scale, unless lines are too many.
	low, high := d.ends[0][0], d.ends[0][0]
	for _, ends := range d.ends {
		for _, y := range ends {
			if y.Cmp(low) < 0 {
				low = y
			}
			if y.Cmp(high) > 0 {
				high = y
			}
		}
	}
	p.low, p.height = low, new(big.Rat).Sub(high, low)
	return p
}

func (p *diagramPicture) x(x *big.Rat) float64 {
	f, _ := x.Float64()
	return diagramSide + diagramWide*f
}

func (p *diagramPicture) y(y *big.Rat) float64 {
	return diagramAbove + diagramHigh*(1-svg.Part(y, p.low, p.height))
}

// colours returns the colours of the player who mixes and of the other one.
func (p *diagramPicture) colours() (own, other string) {
	return colourOf(p.d.who), colourOf(p.d.who.Opponent())
}

func colourOf(who Player) string {
	if who.isRow() {
		return svg.Left
	}
	return svg.Right
}

// svg returns the picture.
func (p *diagramPicture) svg() []byte {
	title := fmt.Sprintf("a game of %d×%d: what the row player gets against each strategy of the column player", p.d.m.rows, p.d.m.columns)
	if p.d.who == Row {
		title = fmt.Sprintf("a game of %d×%d: what the row player gets with each of his strategies", p.d.m.rows, p.d.m.columns)
	}
	beside, behind := p.sides()
	b := svg.AppendStart(nil, diagramSide-beside, 0, beside+diagramWide+behind, diagramAbove+diagramHigh+diagramBelow, title)
	own, other := p.colours()
	left, right, bottom := diagramSide, diagramSide+diagramWide, diagramAbove+diagramHigh
	b = fmt.Appendf(b, `<path d="M%s %sV%sM%s %sV%s" fill="none" stroke="%s" stroke-opacity="0.5"/>`+"\n",
		svg.Pixels(left), svg.Pixels(diagramAbove), svg.Pixels(bottom+12), svg.Pixels(right), svg.Pixels(diagramAbove), svg.Pixels(bottom+12), svg.Neither)
	if zero := new(big.Rat); p.low.Sign() < 0 && p.low.Cmp(new(big.Rat).Neg(p.height)) > 0 {
		b = fmt.Appendf(b, `<path d="M%s %sH%s" fill="none" stroke="%s" stroke-opacity="0.5"/>`+"\n", svg.Pixels(left), svg.Pixels(p.y(zero)), svg.Pixels(right), svg.Neither)
	}
	b = fmt.Appendf(b, `<path d="M%s %sH%s" fill="none" stroke="%s" stroke-width="3"/>`+"\n", svg.Pixels(left), svg.Pixels(bottom+12), svg.Pixels(right), own)
	b = fmt.Appendf(b, `<g fill="none" stroke="%s" stroke-width="1.5">`+"\n", other)
	for _, k := range p.lines {
		b = fmt.Appendf(b, `<path d="M%s %sL%s %s"/>`+"\n", svg.Pixels(left), svg.Pixels(p.y(p.d.ends[k][0])), svg.Pixels(right), svg.Pixels(p.y(p.d.ends[k][1])))
	}
	b = append(b, "</g>\n"...)
	if p.o.Pencil {
		b = p.appendPencil(b)
	}
	isWhole := p.o.Lines == nil
	if isWhole {
		b = p.appendEnvelope(b)
	}
	b = fmt.Appendf(b, `<g font-family="system-ui, sans-serif" font-size="12" fill="%s">`+"\n", svg.Neither)
	for k, x := range []float64{left, right} {
		b = fmt.Appendf(b, `<text x="%s" y="%s" text-anchor="middle" fill="%s">%v %d</text>`+"\n", svg.Pixels(x), svg.Pixels(bottom+30), own, p.d.who, k+1)
	}
	b = p.appendNumbers(b, isWhole)
	return svg.AppendEnd(append(b, "</g>\n"...))
}

// appendPencil draws lines of mixtures of two choices: they all go through the point where the lines of the two meet.
func (p *diagramPicture) appendPencil(b []byte) []byte {
	first, last := p.d.best()
	if first < last || first == 0 || first == len(p.d.under) {
		return b
	}
	k, l := p.d.ends[p.d.under[first-1]], p.d.ends[p.d.under[first]]
	_, other := p.colours()
	b = fmt.Appendf(b, `<g fill="none" stroke="%s" stroke-opacity="0.6">`+"\n", other)
	const parts = 8
	for i := 1; i < parts; i++ {
		t := big.NewRat(int64(i), parts)
		var y [2]*big.Rat
		for end := range y {
			y[end] = new(big.Rat).Sub(l[end], k[end])
			y[end].Add(y[end].Mul(y[end], t), k[end])
		}
		b = fmt.Appendf(b, `<path d="M%s %sL%s %s"/>`+"\n", svg.Pixels(diagramSide), svg.Pixels(p.y(y[0])), svg.Pixels(diagramSide+diagramWide), svg.Pixels(p.y(y[1])))
	}
	y := p.y(p.d.envelope[first].Y)
	return fmt.Appendf(b, "</g>\n"+`<path d="M%s %sH%s" fill="none" stroke="%s" stroke-width="2.5"/>`+"\n", svg.Pixels(diagramSide), svg.Pixels(y), svg.Pixels(diagramSide+diagramWide), svg.Both)
}

// appendEnvelope draws the envelope, the optimum, and the dashed lines from it.
func (p *diagramPicture) appendEnvelope(b []byte) []byte {
	_, other := p.colours()
	b = append(b, `<path d="`...)
	letter, before := 'M', ""
	for _, c := range p.d.envelope {
		at := svg.Pixels(p.x(c.X)) + " " + svg.Pixels(p.y(c.Y))
		if at != before { // corners that cannot be told apart are drawn once
			b = fmt.Appendf(b, "%c%s", letter, at)
		}
		letter, before = 'L', at
	}
	b = fmt.Appendf(b, `" fill="none" stroke="%s" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>`+"\n", other)
	first, last := p.d.best()
	low := diagramAbove + diagramHigh + 12
	from, to, y := p.x(p.d.envelope[first].X), p.x(p.d.envelope[last].X), p.y(p.d.envelope[first].Y)
	b = fmt.Appendf(b, `<g fill="none" stroke="%s"><path d="M%s %sH%sM%s %sV%s`, svg.Both, svg.Pixels(diagramSide), svg.Pixels(y), svg.Pixels(from), svg.Pixels(from), svg.Pixels(y), svg.Pixels(low))
	if first < last {
		b = fmt.Appendf(b, "M%s %sV%s", svg.Pixels(to), svg.Pixels(y), svg.Pixels(low))
	}
	b = append(b, `" stroke-width="1.5" stroke-dasharray="5 4"/>`...)
	if first < last {
		b = fmt.Appendf(b, `<path d="M%s %sH%sM%s %sH%s" stroke-width="5"/>`, svg.Pixels(from), svg.Pixels(y), svg.Pixels(to), svg.Pixels(from), svg.Pixels(low), svg.Pixels(to))
	}
	b = append(b, "</g>\n"...)
	dots := []int{first, last}
	for _, k := range slices.Compact(dots) {
		b = fmt.Appendf(b, `<circle cx="%s" cy="%s" r="5.5" fill="%s"/>`+"\n", svg.Pixels(p.x(p.d.envelope[k].X)), svg.Pixels(y), svg.Both)
	}
	return b
}

// appendNumbers writes the optimal strategies, the value, and what is at the ends of the lines.
func (p *diagramPicture) appendNumbers(b []byte, isWhole bool) []byte {
	if isWhole {
		first, last := p.d.best()
		value := p.d.envelope[first]
		text := strategyText(value.X)
		x := p.x(value.X)
		if first < last {
			to := p.d.envelope[last].X
			text += " to " + strategyText(to)
			x = (x + p.x(to)) / 2
		}
		left, right := p.sides()
		half := diagramLetter*float64(svg.Letters(text))/2 + 4
		x = min(max(x, diagramSide-left+half), diagramSide+diagramWide+right-half) // on the sheet
		b = fmt.Appendf(b, `<text x="%s" y="%s" text-anchor="middle" fill="%s" font-weight="bold">%s</text>`+"\n", svg.Pixels(x), svg.Pixels(diagramAbove+diagramHigh+50), svg.Both, text)
	}
	return p.appendEnds(b, isWhole)
}

// strategyText returns the strategy that is a point of the scale.
func strategyText(x *big.Rat) string {
	return fmt.Sprintf("(%s, %s)", briefly(new(big.Rat).Sub(one, x)), briefly(x))
}

// briefly returns the text of a number, or about what it is if that is long.
func briefly(x *big.Rat) string {
	const most = 12
	if s := x.RatString(); len(s) <= most {
		return s
	}
	f := new(big.Float).SetPrec(64).SetRat(x)
	return "≈ " + f.Text('g', 5)
}
