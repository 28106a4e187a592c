package main

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"

	"github.com/cgt-go/sdk/internal/svg"
)

// frame is the part of the plane that a picture shows.
type frame struct{ left, top, width, height float64 }

// start is how the pictures of the module begin.
var start = regexp.MustCompile(`^<svg xmlns="[^"]*" role="img" width="[^"]*" height="[^"]*" viewBox="(\S+) (\S+) (\S+) (\S+)">`)

// frameOf returns the frame of a picture.
func frameOf(picture []byte) (f frame, err error) {
	m := start.FindSubmatch(picture)
	if m == nil {
		return frame{}, fmt.Errorf("a picture begins with %.80q", picture)
	}
	for i, x := range []*float64{&f.left, &f.top, &f.width, &f.height} {
		if *x, err = strconv.ParseFloat(string(m[i+1]), 64); err != nil {
			return frame{}, err
		}
	}
	return f, nil
}

// union returns the smallest frame around two.
func (f frame) union(g frame) frame {
	left, top := min(f.left, g.left), min(f.top, g.top)
	return frame{left, top, max(f.left+f.width, g.left+g.width) - left, max(f.top+f.height, g.top+g.height) - top}
}

// nest appends what a picture shows in a frame as a part of another picture, with its upper left corner at (x, y). The
// prefix is for the names in it, such as those of the heads of arrows, which must be different in each part.
func nest(b []byte, picture []byte, f frame, x, y float64, prefix string) []byte {
	b = fmt.Appendf(b, `<svg x="%s" y="%s" width="%s" height="%s" viewBox="%s %s %[3]s %[4]s">`,
		svg.Pixels(x), svg.Pixels(y), svg.Pixels(f.width), svg.Pixels(f.height), svg.Pixels(f.left), svg.Pixels(f.top))
	inner := picture[len(start.Find(picture)):]
	inner = bytes.ReplaceAll(inner, []byte(` id="`), []byte(` id="`+prefix))
	return append(b, bytes.ReplaceAll(inner, []byte("url(#"), []byte("url(#"+prefix))...)
}

// appendText appends a line of text with its middle at x.
func appendText(b []byte, x, y float64, text, colour string) []byte {
	return fmt.Appendf(b, `<text x="%s" y="%s" font-family="system-ui, sans-serif" font-size="14" text-anchor="middle" fill="%s">%s</text>`+"\n", svg.Pixels(x), svg.Pixels(y), colour, svg.Escape(text))
}
