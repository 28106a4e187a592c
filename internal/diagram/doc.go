// Package diagram lays out trees and graphs of games, and draws them as SVG that can be read on light and on dark
// pages.
package diagram

import (
	"fmt"

	"github.com/cgt-go/sdk/internal/svg"
)

// Kind says whose move a line or an arrow is, and by that its colour.
type Kind uint8

// The kinds: blue, red and dashed, green, and grey.
const (
	Left Kind = iota
	Right
	Both
	Neither
)

// colour is the colour of each kind.
var colour = [...]string{svg.Left, svg.Right, svg.Both, svg.Neither}

// Colour returns the colour of a kind.
func (k Kind) Colour() string { return colour[k] }

// dash returns the attribute for a line of a kind.
func (k Kind) dash() string {
	if k == Right {
		return ` stroke-dasharray="6 4"`
	}
	return ""
}

// appendHead appends a head for arrows of a kind, so many times as wide as their lines.
func appendHead(b []byte, name string, k Kind, times int) []byte {
	return fmt.Appendf(b, `<marker id="%s%d" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="%d" markerHeight="%[3]d" orient="auto"><path d="M0,0 L8,4 L0,8 z" fill="%s"/></marker>`+"\n", name, k, times, colour[k])
}
