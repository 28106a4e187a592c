package diagram

import (
	"fmt"
	"math"
	"math/big"

	"github.com/cgt-go/sdk/internal/svg"
)

// Ball is the radius of a vertex that is drawn as a ball at a place of its own, in pixels.
const Ball = 13.0

// BallArrow returns the path of an arrow between the balls at two places, which turns a little to its left so that there is room for one back. From a ball to itself it is a loop above.
func BallArrow(fromX, fromY, toX, toY float64) string {
	if fromX == toX && fromY == toY {
		x, y := fromX, fromY-Ball
		return fmt.Sprintf("M%s,%s C%s,%s %s,%s %s,%s", svg.Pixels(x-4), svg.Pixels(y), svg.Pixels(x-22), svg.Pixels(y-26), svg.Pixels(x+22), svg.Pixels(y-26), svg.Pixels(x+5), svg.Pixels(y-2))
	}
	middleX, middleY := BallBend(fromX, fromY, toX, toY)
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

// BallBend returns the point to which the arrow between two balls bends: the control point of a quadratic Bézier curve. The places must differ.
func BallBend(fromX, fromY, toX, toY float64) (x, y float64) {
	dx, dy := toX-fromX, toY-fromY
	length := math.Hypot(dx, dy)
	dx, dy = dx/length, dy/length
	bend := 5 + 0.11*length
	return (fromX+toX)/2 + dy*bend, (fromY+toY)/2 - dx*bend
}

// AppendBall appends a ball with its name: in it if that is short, and otherwise above it, with dots for the end of a long one. The ball of a terminal has more colour. What is around it says what letters and what
// anchor text has.
func AppendBall(b []byte, x, y float64, name, colour string, isTerminal bool) []byte {
	opacity := "0.15"
	if isTerminal {
		opacity = "0.4"
	}
	b = fmt.Appendf(b, `<circle cx="%s" cy="%s" r="%s" fill="%s" fill-opacity="%s" stroke="%s" stroke-width="1.5"/>`+"\n",
		svg.Pixels(x), svg.Pixels(y), svg.Pixels(Ball), colour, opacity, colour)
	const short, long = 3, 12 // what fits the circle, and what fits the picture
	letters := []rune(name)
	y += 4
	if len(letters) > short {
		y -= Ball + 8
	}
	if len(letters) > long {
		letters = append(letters[:long-1], '…')
	}
	return fmt.Appendf(b, `<text x="%s" y="%s" font-weight="bold">%s</text>`+"\n", svg.Pixels(x), svg.Pixels(y), svg.Escape(string(letters)))
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
