package main

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"

	"github.com/cgt-go/sdk/internal/svg"
)

// start is how the pictures of the module begin.
var start = regexp.MustCompile(`^<svg xmlns="[^"]*" role="img" width="([\d.]+)" height="([\d.]+)"`)

// sizeOf returns the size of a picture.
func sizeOf(picture []byte) (width, height float64, err error) {
	m := start.FindSubmatch(picture)
	if m == nil {
		return 0, 0, fmt.Errorf("a picture begins with %.80q", picture)
	}
	if width, err = strconv.ParseFloat(string(m[1]), 64); err != nil {
		return 0, 0, err
	}
	height, err = strconv.ParseFloat(string(m[2]), 64)
	return width, height, err
}

// nest appends a picture as a part of another one, with its upper left corner at (x, y). The prefix is for the names in it, such as those of the heads of arrows, which must be different in each part.
func nest(b []byte, picture []byte, x, y float64, prefix string) []byte {
	inner := start.ReplaceAll(picture, fmt.Appendf(nil, `<svg x="%s" y="%s" width="$1" height="$2"`, svg.Pixels(x), svg.Pixels(y)))
	inner = bytes.ReplaceAll(inner, []byte(`id="`), []byte(`id="`+prefix))
	return append(b, bytes.ReplaceAll(inner, []byte("url(#"), []byte("url(#"+prefix))...)
}

// beside returns pictures side by side, each with a letter below it.
func beside(title string, pictures ...[]byte) ([]byte, error) {
	const gap, foot = 40.0, 24.0
	width, height := -gap, 0.0
	var middles []float64
	for _, p := range pictures {
		w, h, err := sizeOf(p)
		if err != nil {
			return nil, err
		}
		middles = append(middles, width+gap+w/2)
		width, height = width+gap+w, max(height, h)
	}
	b := svg.AppendStart(nil, 0, 0, width, height+foot, title)
	for i, p := range pictures {
		w, h, _ := sizeOf(p)
		letter := string(rune('a' + i))
		b = nest(b, p, middles[i]-w/2, height-h, letter)
		b = appendText(b, middles[i], height+foot-8, letter, svg.Neither)
	}
	return svg.AppendEnd(b), nil
}

// appendText appends a line of text with its middle at x.
func appendText(b []byte, x, y float64, text, colour string) []byte {
	return fmt.Appendf(b, `<text x="%s" y="%s" font-family="system-ui, sans-serif" font-size="14" text-anchor="middle" fill="%s">%s</text>`+"\n", svg.Pixels(x), svg.Pixels(y), colour, svg.Escape(text))
}
