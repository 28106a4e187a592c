// Package battlesheep plays Battle Sheep, by F. Rotta, on a pasture that has been laid out. Squares are empty, or hold
// a herd of one player. A player takes some sheep of one of his herds, but not all, and sends them in a straight line
// as far as they go over empty squares, where they are a new herd. There are six directions, as on a board of hexagons:
// up, up and to the right, right, down, down and to the left, and left. Whoever cannot move loses.
//
// Source: the rules, and the way in which rows stand for hexagons, are those of MCGS 1.7 (University of Alberta).
package battlesheep

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/rulesets/board"
)

// Pasture is a rectangle of squares with herds. It is an immutable value; two pastures are == if they have the same
// size and the same herds. The zero Pasture has no squares.
type Pasture struct {
	// b has a point for an empty square, # for one that is not there, and the herds as letters of their own.
	b board.Board
}

// MaxSheep is the largest number of sheep in a herd.
const MaxSheep = 63

// The letters of herds are those after these, for Left and for Right.
var herds = [...]byte{cgt.Left: 64, cgt.Right: 128}

// herd returns whose herd a letter is, and of how many sheep.
func herd(letter byte) (who cgt.Player, sheep int, ok bool) {
	switch {
	case letter > herds[cgt.Right]:
		return cgt.Right, int(letter - herds[cgt.Right]), true
	case letter > herds[cgt.Left]:
		return cgt.Left, int(letter - herds[cgt.Left]), true
	}
	return 0, 0, false
}

// WriteSVG writes what [Pasture.AppendSVG] appends.
func (p Pasture) WriteSVG(w io.Writer) error {
	_, err := w.Write(p.AppendSVG(nil))
	return err
}

// AppendSVG appends a picture of the pasture, with the number of sheep in each herd: Left's are blue, Right's red with a
// ring.
func (p Pasture) AppendSVG(dst []byte) []byte {
	const size, edge = 40.0, 8.0
	dst = svg.AppendStart(dst, 0, 0, float64(p.b.Cols())*size+2*edge, float64(p.b.Rows())*size+2*edge, "a pasture: "+p.String())
	for i := range p.b.Len() {
		x, y := edge+float64(i%p.b.Cols())*size, edge+float64(i/p.b.Cols())*size
		inside := "none"
		if p.b.At(i) == '#' {
			inside = svg.Neither
		}
		dst = fmt.Appendf(dst, `<rect x="%s" y="%s" width="%s" height="%s" fill="%s" stroke="%s"/>`+"\n",
			svg.Pixels(x), svg.Pixels(y), svg.Pixels(size), svg.Pixels(size), inside, svg.Neither)
		who, sheep, ok := herd(p.b.At(i))
		if !ok {
			continue
		}
		cx, cy := svg.Pixels(x+size/2), svg.Pixels(y+size/2)
		dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="15" fill="%s"/>`+"\n", cx, cy, [...]string{svg.Left, svg.Right}[who])
		if who == cgt.Right {
			dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="13" fill="none" stroke="#ffffff" stroke-width="1.5"/>`+"\n", cx, cy)
		}
		dst = fmt.Appendf(dst, `<text x="%s" y="%s" text-anchor="middle" font-family="sans-serif" font-size="15" fill="#ffffff">%d</text>`+"\n",
			cx, svg.Pixels(y+size/2+5), sheep)
	}
	return svg.AppendEnd(dst)
}

// Rules are the rules of Battle Sheep. The pasture falls apart into sets of squares that touch, without herds that can
// never move, and its images under half turns and under the exchange of rows and columns are alike. To exchange the
// players makes the negative.
type Rules struct{}

// directions has the six ways to go.
var directions = [...]board.Direction{{Down: -1}, {Down: -1, Right: 1}, {Right: 1}, {Down: 1}, {Down: 1, Right: -1}, {Right: -1}}

// AppendMoves appends the pastures that who can move to.
func (Rules) AppendMoves(dst []Pasture, p Pasture, who cgt.Player) []Pasture {
	for from := range p.b.Len() {
		owner, sheep, ok := herd(p.b.At(from))
		if !ok || owner != who {
			continue
		}
		for _, d := range directions {
			to := from
			for next, ok := p.b.Step(to, d); ok && p.b.At(next) == '.'; next, ok = p.b.Step(to, d) {
				to = next
			}
			for n := 1; to != from && n < sheep; n++ {
				dst = append(dst, Pasture{p.b.With(
					board.Square{At: from, Letter: herds[who] + byte(sheep-n)}, board.Square{At: to, Letter: herds[who] + byte(n)})})
			}
		}
	}
	return dst
}

// AppendParts appends the sets of squares that touch and have a herd that can move.
func (Rules) AppendParts(dst []Pasture, p Pasture) []Pasture {
	for _, b := range settle(p).b.AppendParts(nil, "#", directions[:]...) {
		for i := range b.Len() {
			if _, _, ok := herd(b.At(i)); ok {
				dst = append(dst, Pasture{b})
				break
			}
		}
	}
	return dst
}

// Normalize returns the least of the images of the pasture, or of its negative, without what plays no part any more.
func (Rules) Normalize(p Pasture) (Pasture, bool) {
	b := settle(p).b.Crop("#")
	images := []board.Symmetry{0, board.Transpose, board.FlipRows | board.FlipCols, board.Transpose | board.FlipRows | board.FlipCols}
	negative := b.Map(func(letter byte) byte {
		if who, sheep, ok := herd(letter); ok {
			return herds[who.Opponent()] + byte(sheep)
		}
		return letter
	}).Least(images...)
	if b = b.Least(images...); negative.Compare(b) < 0 {
		return Pasture{negative}, true
	}
	return Pasture{b}, false
}

// settle returns the pasture with # for each herd that will never move: a square with sheep never becomes empty again,
// so that herds of one sheep and those with no empty square beside them stay as they are.
func settle(p Pasture) Pasture {
	return Pasture{p.b.Fill(func(i int) byte {
		letter := p.b.At(i)
		if _, sheep, ok := herd(letter); ok && sheep > 1 {
			for _, d := range directions {
				if to, ok := p.b.Step(i, d); ok && p.b.At(to) == '.' {
					return letter
				}
			}
		}
		if letter == '.' {
			return letter
		}
		return '#'
	})}
}
