package diagram

import (
	"fmt"
	"math"
	"math/big"
	"strconv"

	"github.com/cgt-go/sdk/internal/plane"
	"github.com/cgt-go/sdk/internal/svg"
)

// Sizes in pixels: the radius of a vertex that is drawn as a ball at a place of its own, and the width of a letter
// beside it.
const (
	Ball       = 13.0
	BallLetter = 7.3
)

// Lengths of names in letters: what fits a ball, and what stands beside one. Longer names are listed below the picture.
const (
	shortName  = 3
	longName   = 12
	listedName = 120 // what is listed of a name
)

// Balls is a picture of a graph whose vertices are balls at places of their own. The first fields are given; [Balls.Place]
// says where all the rest is.
type Balls struct {
	X, Y   []float64
	Names  []string
	Widths []float64  // of a line of text beside each ball; 0 if there is none
	Arrows [][2]int   // from and to
	Loose  []bool     // if the arrows are strings: whether they hang loose
	Sheet  plane.Rect // what is on the sheet at least, and then what is

	traces []trace      // of the arrows
	labels []string     // of the balls: their names, or their numbers in the list
	own    [][]int      // the arrows from and to each ball
	names  []plane.Rect // where the names stand; empty if in the balls
	texts  []plane.Rect // where the lines of text stand
	listed []int        // the balls with long names
}

// Scale returns how many times as far as usual balls should be from each other, as there are so many arrows: 1 as long as
// there are few, and at most 2.
func (d *Balls) Scale() float64 {
	const few = 12
	return min(2, max(1, math.Sqrt(float64(len(d.Arrows))/few)))
}

// Place says where everything is.
func (d *Balls) Place() {
	d.label()
	d.own = make([][]int, len(d.X))
	for k, a := range d.Arrows {
		d.own[a[0]] = append(d.own[a[0]], k)
		if a[1] != a[0] {
			d.own[a[1]] = append(d.own[a[1]], k)
		}
	}
	d.traces = make([]trace, len(d.Arrows))
	t := newTraffic(d)
	d.bendArrows(t)
	d.placeTexts()
	if d.isFew() { // now arrows know where texts are
		for range 3 {
			d.bendArrows(t)
			d.placeTexts()
		}
	}
	for v := range d.X {
		d.Sheet.Add(d.ball(v).Around(Ball + 6))
	}
	for k := range d.traces {
		t := &d.traces[k]
		for _, p := range t.points {
			d.Sheet.Add(p.Around(4))
		}
		if !d.isString() {
			d.Sheet.Add(t.head().Around(headReach))
		}
	}
	for _, list := range [][]plane.Rect{d.names, d.texts} {
		for _, r := range list {
			if !r.IsEmpty() {
				d.Sheet.Add(r.Wider(6))
			}
		}
	}
}

// label says what stands in or beside the balls. Numbers of long names are no names.
func (d *Balls) label() {
	isName := map[string]bool{}
	for _, name := range d.Names {
		isName[name] = true
	}
	n := 0
	d.labels = make([]string, len(d.Names))
	for v, name := range d.Names {
		d.labels[v] = name
		if svg.Letters(name) > longName {
			for n++; isName[strconv.Itoa(n)]; n++ {
			}
			d.labels[v] = strconv.Itoa(n)
			d.listed = append(d.listed, v)
		}
	}
}

// IsBeside reports whether a name stands beside its ball, neither in it nor in the list.
func IsBeside(name string) bool {
	n := svg.Letters(name)
	return shortName < n && n <= longName
}

// ball returns the middle of a ball.
func (d *Balls) ball(v int) plane.Point { return plane.Point{X: d.X[v], Y: d.Y[v]} }

func (d *Balls) isBeside(v int) bool { return IsBeside(d.labels[v]) }

// AppendBall appends a ball with its name: in it if that is short, beside it if it is not, and if it is long, a number
// under which [Balls.AppendList] lists it. The ball of a terminal has more colour. What is around it says what letters
// and what anchor text has.
func (d *Balls) AppendBall(b []byte, v int, colour string, isTerminal bool) []byte {
	opacity, style := "0.1", `font-weight="bold"`
	if isTerminal {
		opacity = "0.2"
	}
	b = fmt.Appendf(b, `<circle cx="%s" cy="%s" r="%s" fill="%s" fill-opacity="%s" stroke="%s" stroke-width="1.5"/>`+"\n",
		svg.Pixels(d.X[v]), svg.Pixels(d.Y[v]), svg.Pixels(Ball), colour, opacity, colour)
	x, y := d.X[v], d.Y[v]+4
	switch {
	case d.isBeside(v):
		x, y = lineOf(d.names[v])
	case d.labels[v] != d.Names[v]:
		style = `font-style="italic"`
	}
	return fmt.Appendf(b, `<text x="%s" y="%s" %s>%s</text>`+"\n", svg.Pixels(x), svg.Pixels(y), style, svg.Escape(d.labels[v]))
}

// Path returns the path of an arrow.
func (d *Balls) Path(arrow int) string { return d.traces[arrow].curve.Path() }

// AppendHeads appends what the heads of arrows of all kinds are.
func (d *Balls) AppendHeads(b []byte) []byte {
	b = append(b, "<defs>\n"...)
	for k := Left; k <= Neither; k++ {
		b = appendHead(b, "to", k, graphHead)
	}
	return append(b, "</defs>\n"...)
}

// AppendArrow appends an arrow of a kind, after [Balls.AppendHeads].
func (d *Balls) AppendArrow(b []byte, arrow int, kind Kind) []byte {
	return fmt.Appendf(b, `<path d="%s" fill="none" stroke="%s" stroke-width="%s" marker-end="url(#to%d)"/>`+"\n", d.Path(arrow), kind.Colour(), svg.Pixels(graphLine), kind)
}

// Text returns the middle of the line of text beside a ball.
func (d *Balls) Text(v int) (x, y float64) { return lineOf(d.texts[v]) }

// AppendStart appends the beginning of the picture, with room for the list of names.
func (d *Balls) AppendStart(b []byte, title string) []byte {
	high := d.Sheet.Bottom - d.Sheet.Top
	if _, rows := d.list(); rows > 0 {
		high += float64(rows)*listRow + listRow
	}
	return svg.AppendStart(b, d.Sheet.Left, d.Sheet.Top, d.Sheet.Right-d.Sheet.Left, high, title)
}

const listRow = 17.0

// list returns how many columns and rows the list of names has, and makes the sheet so wide that one column fits it.
func (d *Balls) list() (columns, rows int) {
	wide := 0.0
	for _, v := range d.listed {
		wide = max(wide, TextWidth(d.labels[v]+" "+listName(d.Names[v]))+6*BallLetter)
	}
	if wide == 0 {
		return 0, 0
	}
	d.Sheet.Right = max(d.Sheet.Right, d.Sheet.Left+wide)
	columns = max(1, int((d.Sheet.Right-d.Sheet.Left)/wide))
	return columns, (len(d.listed) + columns - 1) / columns
}

// listName returns what is listed of a name.
func listName(name string) string {
	if letters := []rune(name); len(letters) > listedName {
		return string(letters[:listedName]) + "…"
	}
	return name
}

// AppendList appends the list of long names, column by column.
func (d *Balls) AppendList(b []byte) []byte {
	columns, rows := d.list()
	for k, v := range d.listed {
		x := d.Sheet.Left + 2*BallLetter + (d.Sheet.Right-d.Sheet.Left)/float64(columns)*float64(k/rows)
		y := d.Sheet.Bottom + listRow*float64(k%rows) + listRow
		b = fmt.Appendf(b, `<text x="%s" y="%s" text-anchor="start"><tspan font-style="italic">%s</tspan> <tspan font-weight="bold">%s</tspan></text>`+"\n",
			svg.Pixels(x), svg.Pixels(y), d.labels[v], svg.Escape(listName(d.Names[v])))
	}
	return b
}

// Brief returns the text of a value below a ball, or about what it is if that is long.
func Brief(value *big.Rat) string {
	const long = 9
	if text := value.RatString(); len(text) <= long {
		return text
	}
	f, _ := value.Float64()
	return fmt.Sprintf("≈ %.4f", f)
}

// TextWidth returns the width of a line of text beside a ball.
func TextWidth(text string) float64 { return BallLetter * float64(svg.Letters(text)) }
