package surreal

import (
	"bytes"
	"fmt"
	"io"
	"iter"
	"math"
	"math/big"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/svg"
)

// WriteThermographSVG draws the thermograph of g as is the custom: the mast goes up, and numbers that are good for Left
// are at the left. The Left wall is blue, the Right wall red, and the mast grey. The dashed lines are the scaffold: the
// thermographs of the options, moved as cooling moves them; they are left out if a player has more than eight options.
// Numbers and temperatures have one scale, so that walls go straight up or by 45°, unless there would be no room for two
// numbers: then the picture has room for four, and is wider. The picture is an SVG file without scripts that can be read on
// light and on dark pages. The error is that of w.
func WriteThermographSVG(w io.Writer, g Game) error {
	_, err := w.Write(newThermographPicture(g.brief(), g.Thermograph(), g).svg())
	return err
}

// WriteSVG draws the thermograph as [WriteThermographSVG] does, without a scaffold. The title says of what.
func (t Thermograph) WriteSVG(w io.Writer, title string) error {
	_, err := w.Write(newThermographPicture(title, t).svg())
	return err
}

// thermographPicture is a thermograph on its way to paper.
type thermographPicture struct {
	name          string
	walls         Thermograph
	dashed        [2][]dashedWall
	low, high     Dyadic  // the numbers at the right and at the left edge
	top           Dyadic  // the temperature at the upper edge; −1 is at the lower one
	wide, tall    Dyadic  // the differences
	width, height float64 // the same in pixels
	side          float64 // what is beside it
}

// dashedWall is drawn up to the temperature end.
type dashedWall struct {
	Wall
	end Dyadic
}

const (
	plotWidth, plotHeight = 440.0, 340.0 // at most, unless two numbers need more
	plotMargin            = 56.0
	plotLetter            = 8.5
	mostDashed            = 8 // options whose walls are drawn
)

// newThermographPicture returns the picture of a thermograph, with the scaffold of games.
func newThermographPicture(name string, t Thermograph, games ...Game) *thermographPicture {
	p := &thermographPicture{name: name, walls: t}
	p.top = t.Temperature().Add(share(t.Temperature().Add(one), 2)).Add(one.Half())
	for _, g := range games {
		p.addScaffold(g)
	}
	p.findSize()
	return p
}

// addScaffold adds the walls of the options of g.
func (p *thermographPicture) addScaffold(g Game) {
	for who := cgt.Left; who <= cgt.Right; who++ {
		if x, ok := g.Number(); ok && x.IsInt() || g.numOptions(who) > mostDashed {
			continue
		}
		tilt := 1
		if who == cgt.Left {
			tilt = -1
		}
		for o := range g.Options(who) {
			t := o.Thermograph()
			p.dashed[who] = append(p.dashed[who], dashedWall{t.left.tilt(tilt), p.top})
			if end := t.Temperature(); end != coldest { // its mast is drawn already
				p.dashed[who] = append(p.dashed[who], dashedWall{t.right.tilt(tilt), end})
			}
		}
	}
}

// findSize finds out what is to be seen.
func (p *thermographPicture) findSize() {
	p.low, p.high = p.walls.Mean(), p.walls.Mean()
	for who := cgt.Left; who <= cgt.Right; who++ {
		for c := range p.walls.Wall(who).Corners() {
			p.cover(c.X)
		}
	}
	width := p.high.Sub(p.low)
	farLow, farHigh := p.low.Sub(width), p.high.Add(width)
	for _, w := range slices.Concat(p.dashed[0], p.dashed[1]) {
		if x, _ := w.At(Dyadic{}); x.Compare(farLow) >= 0 && x.Compare(farHigh) <= 0 { // the rest is cut off
			p.cover(x)
		}
	}
	edge := share(p.high.Sub(p.low), 3).Add(one.Half())
	p.low, p.high = p.low.Sub(edge), p.high.Add(edge)
	p.wide, p.tall = p.high.Sub(p.low), p.top.Add(one)
	p.width, p.height = plotWidth, plotWidth*ratio(p.tall, p.wide)
	if p.height > plotHeight {
		p.width, p.height = plotHeight*ratio(p.wide, p.tall), plotHeight
	}
	if p.hasFewNumbers() {
		p.width = 4 * p.numberWidth() // a step, which is a power of two, is then less than half of the way
	}
	p.side = max(plotMargin, svg.Width(p.caption(), plotLetter)/2+8-p.width/2)
	for t := range p.temperatures() {
		p.side = max(p.side, plotLetter*float64(svg.Letters(brief(t)))+12)
	}
	for x := range p.numbers() {
		p.side = max(p.side, plotLetter*float64(svg.Letters(brief(x)))/2+4)
	}
}

// numbers and temperatures return what is written at the axes.
func (p *thermographPicture) numbers() iter.Seq[Dyadic] {
	return ticks(p.low, p.high, p.numberWidth()/p.width)
}

// numberWidth returns how far numbers are apart at least.
func (p *thermographPicture) numberWidth() float64 {
	return plotLetter*float64(max(svg.Letters(brief(p.low)), svg.Letters(brief(p.high)), 4)) + 12
}

// hasFewNumbers reports whether there are fewer than two, without which nothing can be read off.
func (p *thermographPicture) hasFewNumbers() bool {
	n := 0
	for range p.numbers() {
		if n++; n > 1 {
			return false
		}
	}
	return true
}

func (p *thermographPicture) temperatures() iter.Seq[Dyadic] {
	return ticks(coldest, p.top, 36/p.height)
}

func (p *thermographPicture) caption() string {
	return fmt.Sprintf("mean %s, temperature %s", brief(p.walls.Mean()), brief(p.walls.Temperature()))
}

// share returns about x/2^k, in few binary places.
func share(x Dyadic, k uint) Dyadic {
	const places = 10
	return x.truncate(places).Mul(NewDyadic(1, k))
}

// cover makes the picture so wide that x is in it.
func (p *thermographPicture) cover(x Dyadic) {
	if x.Compare(p.low) < 0 {
		p.low = x
	}
	if x.Compare(p.high) > 0 {
		p.high = x
	}
}

// ratio returns x/y. Both may be too large or too small for a float64.
func ratio(x, y Dyadic) float64 {
	f, _ := new(big.Float).Quo(bigFloat(x), bigFloat(y)).Float64()
	return f
}

// bigFloat returns about x, which may be too large or too small for a float64.
func bigFloat(x Dyadic) *big.Float {
	return new(big.Float).SetMantExp(new(big.Float).SetPrec(64).SetInt(x.Num()), -int(x.Exp()))
}

// x and y return where a number and a temperature are, in pixels.
func (p *thermographPicture) x(x Dyadic) float64 {
	return p.side + p.width*ratio(p.high.Sub(x), p.wide)
}

func (p *thermographPicture) y(t Dyadic) float64 {
	return plotMargin + p.height*ratio(p.top.Sub(t), p.tall)
}

// points writes what is to be seen of a wall up to the temperature end: its corners between the edges, and the places
// where it crosses them. Walls never turn back.
func (p *thermographPicture) points(w Wall, end Dyadic) string {
	if end.Compare(p.top) > 0 {
		end = p.top
	}
	var points []string
	ps := w.list()
	for i, s := range ps {
		from, to := s.T, end
		if i+1 < len(ps) && ps[i+1].T.Compare(end) < 0 {
			to = ps[i+1].T
		}
		from, to, ok := p.visible(s, from, to)
		if !ok {
			continue
		}
		for _, t := range []Dyadic{from, to} {
			at := fmt.Sprintf("%.1f,%.1f", p.x(s.at(t)), p.y(t))
			if n := len(points); n == 0 || points[n-1] != at {
				points = append(points, at)
			}
		}
	}
	return strings.Join(points, " ")
}

// visible returns the part of a segment between two temperatures that lies between the edges of the picture, if there
// is any.
func (p *thermographPicture) visible(s segment, from, to Dyadic) (a, b Dyadic, ok bool) {
	if s.slope == 0 {
		return from, to, from.Compare(to) <= 0 && s.X.Compare(p.low) >= 0 && s.X.Compare(p.high) <= 0
	}
	atLow, atHigh := s.T.Add(quotient(p.low.Sub(s.X), s.slope)), s.T.Add(quotient(p.high.Sub(s.X), s.slope))
	if s.slope < 0 {
		atLow, atHigh = atHigh, atLow
	}
	if atLow.Compare(from) > 0 {
		from = atLow
	}
	if atHigh.Compare(to) < 0 {
		to = atHigh
	}
	return from, to, from.Compare(to) <= 0
}

// quotient returns x/n for n = ±1 or ±2, in the last case nearly.
func quotient(x Dyadic, n int) Dyadic {
	if n < 0 {
		x, n = x.Neg(), -n
	}
	if n == 1 {
		return x
	}
	const places = 40
	return x.truncate(places).Half()
}

// ticks returns the multiples of a power of two from low to high: of the smallest whose multiples are at least the
// given share of the way from low to high apart.
func ticks(low, high Dyadic, share float64) iter.Seq[Dyadic] {
	length := high.Sub(low)
	k := length.log2() + 1
	for k > -MaxExp && ratio(powerOfTwo(k-1), length) >= share {
		k--
	}
	for ratio(powerOfTwo(k), length) < share {
		k++
	}
	step := powerOfTwo(k)
	return func(yield func(Dyadic) bool) {
		x := low.truncate(uint(max(-k, 0)))
		if k > 0 {
			n := x.Num()
			n.Rsh(n, uint(k))
			x = DyadicFromBig(n.Lsh(n, uint(k)), 0)
		}
		for ; x.Compare(high) <= 0; x = x.Add(step) {
			if x.Compare(low) >= 0 && !yield(x) {
				return
			}
		}
	}
}

// powerOfTwo returns 2^k.
func powerOfTwo(k int64) Dyadic {
	if k >= 0 {
		return DyadicFromBig(new(big.Int).Lsh(big.NewInt(1), uint(k)), 0)
	}
	return NewDyadic(1, uint(-k))
}

func (p *thermographPicture) svg() []byte {
	var b bytes.Buffer
	left, right, bottom := p.x(p.high), p.x(p.low), p.y(coldest)
	mean, temperature := p.walls.Mean(), p.walls.Temperature()
	width, height := right+p.side, bottom+plotMargin
	b.Write(svg.AppendStart(nil, 0, 0, width, height, fmt.Sprintf("thermograph of %s: %s", p.name, p.caption())))
	rectangle, clip := svg.AppendClip(nil, left, p.y(p.top), right-left, bottom-p.y(p.top))
	b.Write(rectangle)

	fmt.Fprintf(&b, `<g stroke="%s" stroke-opacity="0.25">`+"\n", svg.Neither)
	var labels bytes.Buffer
	for x := range p.numbers() {
		fmt.Fprintf(&b, `<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f"/>`+"\n", p.x(x), p.y(p.top), p.x(x), bottom)
		fmt.Fprintf(&labels, `<text x="%.1f" y="%.1f" text-anchor="middle">%s</text>`+"\n", p.x(x), bottom+20, brief(x))
	}
	for t := range p.temperatures() {
		fmt.Fprintf(&b, `<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f"`, left, p.y(t), right, p.y(t))
		if t == (Dyadic{}) {
			b.WriteString(` stroke-opacity="0.9"`)
		}
		b.WriteString("/>\n")
		fmt.Fprintf(&labels, `<text x="%.1f" y="%.1f" text-anchor="end">%s</text>`+"\n", left-8, p.y(t)+4.5, brief(t))
	}
	fmt.Fprintf(&b, "</g>\n"+`<g fill="none" stroke-linejoin="round" stroke-linecap="round" %s>`+"\n", clip)
	for who, walls := range p.dashed {
		for _, w := range walls {
			if points := p.points(w.Wall, w.end); points != "" {
				fmt.Fprintf(&b, `<polyline points="%s" stroke="%s" stroke-width="1.5" stroke-dasharray="5 5"/>`+"\n",
					points, [2]string{svg.Left, svg.Right}[who])
			}
		}
	}
	fmt.Fprintf(&b, `<polyline points="%s" stroke="%s" stroke-width="3.5"/>`+"\n", p.points(p.walls.left, temperature), svg.Left)
	fmt.Fprintf(&b, `<polyline points="%s" stroke="%s" stroke-width="3.5"/>`+"\n", p.points(p.walls.right, temperature), svg.Right)
	fmt.Fprintf(&b, `<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" stroke="%s" stroke-width="3.5"/>`+"\n",
		p.x(mean), p.y(temperature), p.x(mean), p.y(p.top), svg.Neither)
	fmt.Fprintf(&b, "</g>\n"+`<g font-family="system-ui, sans-serif" font-size="13" fill="%s">`+"\n", svg.Neither)
	b.Write(labels.Bytes())
	fmt.Fprintf(&b, `<text x="%.1f" y="%.1f" text-anchor="middle">%s</text>`+"\n</g>\n",
		(left+right)/2, plotMargin-16, p.caption())
	return svg.AppendEnd(b.Bytes())
}

// brief returns the text of x, or about what it is if that is long.
func brief(x Dyadic) string {
	const most = 24
	if x.words() < most {
		if s := x.String(); len(s) <= most {
			return s
		}
	}
	const least = 0x1p-1022 // smaller ones have fewer digits
	if f, _ := x.Float64(); math.Abs(f) >= least && !math.IsInf(f, 0) {
		return fmt.Sprintf("≈ %.6g", f)
	}
	// Its digits would be found by dividing by a power of 10 with millions of digits, if not by logarithms.
	mantissa := new(big.Float)
	exp := bigFloat(x).MantExp(mantissa)
	m, _ := mantissa.Float64()
	log := math.Log10(math.Abs(m)) + float64(exp)*math.Log10(2)
	whole := math.Floor(log)
	first := math.Round(1000*math.Pow(10, log-whole)) / 1000
	if first == 10 {
		first, whole = 1, whole+1
	}
	return fmt.Sprintf("≈ %.4g·10^%.0f", math.Copysign(first, m), whole)
}
