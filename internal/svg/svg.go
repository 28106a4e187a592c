// Package svg keeps what the pictures of this module have in common: colours that can be seen on light and on
// dark pages, and the text of XML.
package svg

import (
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"
	"unicode/utf8"
)

// The colours of what belongs to Left, to Right, to both and to neither. They are of middling brightness: their
// contrast is at least 3 : 1 against white and against #121212, as the Web Content Accessibility Guidelines 2.1
// ask of graphics.
const (
	Left    = "#3b82e0"
	Right   = "#dd4b3e"
	Both    = "#2c9a50"
	Neither = "#808080"
)

// Chocolate is the colour of chocolate, which can be seen as well.
const Chocolate = "#a5713f"

// AppendStart appends the beginning of a picture that shows the rectangle with the given upper left corner, and its
// title.
func AppendStart(b []byte, left, top, width, height float64, title string) []byte {
	return fmt.Appendf(b, `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="%s" height="%s" viewBox="%s %s %s %s">`+"\n<title>%s</title>\n",
		Pixels(width), Pixels(height), Pixels(left), Pixels(top), Pixels(width), Pixels(height), Escape(title))
}

// AppendEnd appends the end of a picture.
func AppendEnd(b []byte) []byte { return append(b, "</svg>\n"...) }

// AppendClip appends a rectangle, and returns the attribute with which things are not drawn beyond it. It is named by its
// numbers, since all pictures that are put into one page share their names.
func AppendClip(b []byte, left, top, width, height float64) (picture []byte, attribute string) {
	name := "clip"
	for _, x := range [...]float64{left, top, width, height} {
		name += "_" + Pixels(x)
	}
	b = fmt.Appendf(b, `<clipPath id="%s"><rect x="%s" y="%s" width="%s" height="%s"/></clipPath>`+"\n",
		name, Pixels(left), Pixels(top), Pixels(width), Pixels(height))
	return b, `clip-path="url(#` + name + `)"`
}

// AppendCross appends a cross with the given centre. Its ends are so far to the left and to the right, and above and below.
func AppendCross(b []byte, x, y, arm float64, colour string) []byte {
	return fmt.Appendf(b, `<path d="M%s %sl%s %sm0 %sl%s %s" fill="none" stroke="%s" stroke-width="3" stroke-linecap="round"/>`+"\n",
		Pixels(x-arm), Pixels(y-arm), Pixels(2*arm), Pixels(2*arm), Pixels(-2*arm), Pixels(-2*arm), Pixels(2*arm), colour)
}

// Pixels returns a coordinate to a tenth of a pixel.
func Pixels(x float64) string {
	return strconv.FormatFloat(math.Round(x*10)/10+0, 'f', -1, 64)
}

// Part returns where x is between low and what is higher by height: 0 for low, 1 for low + height, and 1/2 for every
// number if the height is 0.
func Part(x, low, height *big.Rat) float64 {
	if height.Sign() == 0 {
		return 0.5
	}
	f, _ := new(big.Rat).Quo(new(big.Rat).Sub(x, low), height).Float64()
	return f
}

// Escape returns a text as XML has it. Characters that XML does not allow become U+FFFD.
func Escape(s string) string {
	var b strings.Builder
	for _, c := range s {
		switch {
		case c == '&':
			b.WriteString("&amp;")
		case c == '<':
			b.WriteString("&lt;")
		case c == '>':
			b.WriteString("&gt;")
		case c == '"':
			b.WriteString("&quot;")
		case c < ' ' && c != '\t' && c != '\n' && c != '\r', c == '\ufffe', c == '\uffff':
			b.WriteRune(utf8.RuneError)
		default:
			b.WriteRune(c)
		}
	}
	return b.String()
}
