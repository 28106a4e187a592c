package diagram

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"unicode/utf8"

	"github.com/cgt-go/sdk/internal/svg"
)

// Ball is the radius of a vertex that is drawn as a ball at a place of its own, in pixels.
const Ball = 13.0

// shortName is the number of letters that fit a ball.
const shortName = 3

// Arrow returns the path of an arrow between two balls, which turns a little to its left so that there is room for one
// back. From a ball to itself it is a loop above, or below if the name of the ball is above.
func (d *Balls) Arrow(from, to int, name string) string {
	fromX, fromY, toX, toY := d.X[from], d.Y[from], d.X[to], d.Y[to]
	if fromX == toX && fromY == toY {
		l := d.loop(from, name)
		return fmt.Sprintf("M%s,%s C%s,%s %s,%s %s,%s", svg.Pixels(l[0][0]), svg.Pixels(l[0][1]), svg.Pixels(l[1][0]), svg.Pixels(l[1][1]), svg.Pixels(l[2][0]), svg.Pixels(l[2][1]), svg.Pixels(l[3][0]), svg.Pixels(l[3][1]))
	}
	middleX, middleY := ballBend(fromX, fromY, toX, toY)
	// The ends are on the circles, in the direction of the middle.
	toward := func(x, y, gap float64) (float64, float64) {
		ex, ey := middleX-x, middleY-y
		l := max(1, math.Hypot(ex, ey))
		return x + ex/l*(Ball+gap), y + ey/l*(Ball+gap)
	}
	x1, y1 := toward(fromX, fromY, 1)
	x2, y2 := toward(toX, toY, 2)
	return fmt.Sprintf("M%s,%s Q%s,%s %s,%s", svg.Pixels(x1), svg.Pixels(y1), svg.Pixels(middleX), svg.Pixels(middleY), svg.Pixels(x2), svg.Pixels(y2))
}

// loop returns the points of a cubic Bézier curve from a ball to itself.
func (d *Balls) loop(v int, name string) [4][2]float64 {
	up := -1.0
	if utf8.RuneCountInString(name) > shortName {
		up = 1
	}
	x, y := d.X[v], d.Y[v]+up*Ball
	return [4][2]float64{{x - 4, y}, {x - 22, y + up*26}, {x + 22, y + up*26}, {x + 5, y + up*2}}
}

// ballBend returns the point to which the arrow between two balls bends: the control point of a quadratic Bézier curve.
// The places must differ.
func ballBend(fromX, fromY, toX, toY float64) (x, y float64) {
	dx, dy := toX-fromX, toY-fromY
	length := math.Hypot(dx, dy)
	dx, dy = dx/length, dy/length
	bend := 5 + 0.11*length
	return (fromX+toX)/2 + dy*bend, (fromY+toY)/2 - dx*bend
}

// AppendBall appends a ball with its name: in it if that is short, and otherwise above it, with dots for the end of a
// long one. The ball of a terminal has more colour. What is around it says what letters and what anchor text has.
func AppendBall(b []byte, x, y float64, name, colour string, isTerminal bool) []byte {
	opacity := "0.1"
	if isTerminal {
		opacity = "0.2"
	}
	b = fmt.Appendf(b, `<circle cx="%s" cy="%s" r="%s" fill="%s" fill-opacity="%s" stroke="%s" stroke-width="1.5"/>`+"\n",
		svg.Pixels(x), svg.Pixels(y), svg.Pixels(Ball), colour, opacity, colour)
	const long = 12 // what fits the picture
	letters := []rune(name)
	y += 4
	if len(letters) > shortName {
		y -= Ball + 8
	}
	if len(letters) > long {
		letters = append(letters[:long-1], '…')
	}
	return fmt.Appendf(b, `<text x="%s" y="%s" font-weight="bold">%s</text>`+"\n", svg.Pixels(x), svg.Pixels(y), svg.Escape(string(letters)))
}

// Balls says where balls are, and the arrows between them.
type Balls struct {
	X, Y   []float64
	Arrows [][2]int // from and to
}

// BallLetter is the width of a letter beside a ball, in pixels.
const BallLetter = 7.3

// Room returns the left end of a line of text beside the ball v: below it, above, or to one side, whichever of these
// the fewest arrows from and to v run through; and not above or beside its upper half if the name of the ball is there.
func (d *Balls) Room(v int, name string, width float64) (x, y float64) {
	const high, gap, away = 12.0, 4.0, Ball + 4
	side, x0, y0 := 0.7*away, d.X[v], d.Y[v]
	places := [][2]float64{{x0 - width/2, y0 + Ball + 13}, {x0 - width/2, y0 - away}, {x0 + side, y0 + away + 0.4*high}, {x0 + side, y0 - side}, {x0 - side - width, y0 - side}, {x0 - side - width, y0 + away + 0.4*high}}
	if utf8.RuneCountInString(name) > shortName {
		places = slices.DeleteFunc(places, func(p [2]float64) bool { return p[1] < y0 })
	}
	fewest := math.MaxInt
	for _, p := range places {
		if n := d.meets(v, name, p[0]-gap, p[1]-high, p[0]+width+gap, p[1]+gap); n < fewest {
			x, y, fewest = p[0], p[1], n
		}
	}
	return x, y
}

// meets counts points of the arrows from and to a ball that are in a rectangle.
func (d *Balls) meets(v int, name string, left, top, right, bottom float64) int {
	const steps = 50
	n := 0
	for _, a := range d.Arrows {
		p, q := a[0], a[1]
		if p != v && q != v {
			continue
		}
		var points [4][2]float64
		if d.X[p] == d.X[q] && d.Y[p] == d.Y[q] {
			points = d.loop(v, name)
		} else { // a quadratic curve as a cubic one
			bendX, bendY := ballBend(d.X[p], d.Y[p], d.X[q], d.Y[q])
			points = [4][2]float64{{d.X[p], d.Y[p]}, {(d.X[p] + 2*bendX) / 3, (d.Y[p] + 2*bendY) / 3}, {(d.X[q] + 2*bendX) / 3, (d.Y[q] + 2*bendY) / 3}, {d.X[q], d.Y[q]}}
		}
		for i := range steps {
			t := float64(i) / steps
			s := 1 - t
			weights := [4]float64{s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t}
			x, y := 0.0, 0.0
			for k, w := range weights {
				x, y = x+w*points[k][0], y+w*points[k][1]
			}
			if left <= x && x <= right && top <= y && y <= bottom {
				n++
			}
		}
	}
	return n
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
