package main

import "fmt"

// place is where a room stands in the picture, in columns from the left and layers from the top, and what is said in
// it.
type place struct {
	room          string
	column, width float64
	layer         int
	text          [2]string
}

// places are the rooms from the top down. What is higher up uses what is below it.
var places = []place{
	{"convert", 1.5, 1, 0, [2]string{"from room to room", "and back"}},
	{"examples", 2.7, 1, 0, [2]string{"programs: calculator,", "play, figures"}},

	{"cgttest", 0, 1, 1, [2]string{"the property kit", "for rulesets and values"}},
	{"rulesets", 1.05, 1, 1, [2]string{"ready-made games,", "one package each"}},

	{"surreal", 0, 1, 2, [2]string{"partizan values,", "temperature, sums"}},
	{"zermelo", 1.05, 1, 2, [2]string{"solving, strategies,", "certificates"}},
	{"richman", 2.1, 1, 2, [2]string{"bidding for", "the right to move"}},
	{"matrixgame", 3.15, 1, 2, [2]string{"moves at once,", "mixed strategies"}},

	{"nim", 0, 1, 3, [2]string{"impartial values,", "nimbers"}},

	{"cgt", 0, 4.15, 4, [2]string{"rules: players, moves, outcomes, sums, trees and graphs", ""}},
	{"internal", 0, 4.15, 5, [2]string{"what several rooms share: pictures, limits, tables, arithmetic", ""}},
}

const (
	columnWidth = 190.0
	layerHeight = 104.0
	boxHeight   = 66.0
	margin      = 12.0

	// The colours can be seen on light and on dark pages.
	blue = "#3b82e0"
	grey = "#808080"
)

func (p place) left() float64 { return margin + p.column*columnWidth }
func (p place) wide() float64 { return p.width*columnWidth - 30*min(p.width, 1) }
func (p place) top() float64  { return margin + float64(p.layer)*layerHeight }
func (p place) isWide() bool  { return p.width > 1 }
func (p place) mid() float64  { return p.left() + p.wide()/2 }
func (p place) high() float64 {
	if p.isWide() {
		return boxHeight - 16
	}
	return boxHeight
}

// draw draws the rooms and the arrows of uses.
func draw(uses graph) []byte {
	width := 2*margin + 4.15*columnWidth - 30
	last := places[len(places)-1]
	height := last.top() + last.high() + margin
	var b []byte
	b = fmt.Appendf(b, `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="%g" height="%g" viewBox="0 0 %g %g" font-family="sans-serif" text-anchor="middle">`+"\n", width, height, width, height)
	b = append(b, "<title>The rooms of the library; an arrow leads to what a room uses</title>\n"...)
	b = fmt.Appendf(b, `<defs><marker id="end" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z" fill="%s"/></marker></defs>`+"\n", grey)
	for _, from := range places {
		for _, to := range places {
			if uses[from.room][to.room] {
				b = appendArrow(b, from, to)
			}
		}
	}
	for _, p := range places {
		b = fmt.Appendf(b, `<rect x="%g" y="%g" width="%g" height="%g" rx="6" fill="none" stroke="%s" stroke-width="1.5"/>`+"\n", p.left(), p.top(), p.wide(), p.high(), blue)
		b = fmt.Appendf(b, `<text x="%g" y="%g" font-size="15" font-weight="bold" fill="%s">%s</text>`+"\n", p.mid(), p.top()+20, blue, p.room)
		for i, line := range p.text {
			if line != "" {
				b = fmt.Appendf(b, `<text x="%g" y="%g" font-size="12" fill="%s">%s</text>`+"\n", p.mid(), p.top()+38+16*float64(i), grey, line)
			}
		}
	}
	return append(b, "</svg>\n"...)
}

// appendArrow appends an arrow from the lower edge of a box to the upper edge of another. It begins and ends on the
// side where the other box is, and comes down straight on a wide one.
func appendArrow(b []byte, from, to place) []byte {
	const most = 50 // pixels from the middle
	shift := func(d float64) float64 { return max(-most, min(most, d/8)) }
	x := from.mid() + shift(to.mid()-from.mid())
	y := to.mid() + shift(from.mid()-to.mid())
	if to.isWide() {
		x = from.mid()
		y = x
	}
	return fmt.Appendf(b, `<line x1="%g" y1="%g" x2="%g" y2="%g" stroke="%s" stroke-width="1.5" marker-end="url(#end)"/>`+"\n", x, from.top()+from.high(), y, to.top()-2, grey)
}
