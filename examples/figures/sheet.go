package main

import (
	"bytes"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"unicode/utf8"

	"github.com/cgt-go/sdk/internal/svg"
)

// panel is one picture of a sheet, with a line of text below it.
type panel struct {
	picture []byte // an SVG file of this module
	text    string
}

// sheet is a drawing of several pictures side by side.
type sheet struct {
	title  string
	across int // pictures in a row; 0 stands for all of them
	panels []panel
	// isCommon says that the pictures show the same place, so that all of them are drawn with the frame that holds each.
	isCommon bool
}

// Sizes in pixels.
const (
	sheetGap    = 12.0
	sheetText   = 16.0
	sheetLetter = 8.8
)

// frame is the part of the plane that a picture shows.
type frame struct{ left, top, width, height float64 }

// svgStart matches the beginning of a picture.
var svgStart = regexp.MustCompile(`^<svg xmlns="[^"]*" role="img" width="[^"]*" height="[^"]*" viewBox="(\S+) (\S+) (\S+) (\S+)">`)

func (p panel) frame() (f frame, inner []byte, err error) {
	match := svgStart.FindSubmatch(p.picture)
	if match == nil {
		return frame{}, nil, fmt.Errorf("the picture %q begins with %.40q", p.text, p.picture)
	}
	for i, x := range []*float64{&f.left, &f.top, &f.width, &f.height} {
		if *x, err = strconv.ParseFloat(string(match[i+1]), 64); err != nil {
			return frame{}, nil, err
		}
	}
	return f, p.picture[len(match[0]):], nil
}

// union returns the smallest frame around two.
func (f frame) union(g frame) frame {
	left, top := min(f.left, g.left), min(f.top, g.top)
	return frame{left, top, max(f.left+f.width, g.left+g.width) - left, max(f.top+f.height, g.top+g.height) - top}
}

// write draws the sheet. Pictures of a row stand on a common line, each in the middle of its column.
func (s sheet) write(w io.Writer) error {
	across := s.across
	if across == 0 {
		across = len(s.panels)
	}
	frames, inner := make([]frame, len(s.panels)), make([][]byte, len(s.panels))
	for i, p := range s.panels {
		var err error
		if frames[i], inner[i], err = p.frame(); err != nil {
			return err
		}
	}
	if s.isCommon {
		all := frames[0]
		for _, f := range frames {
			all = all.union(f)
		}
		for i := range frames {
			frames[i] = all
		}
	}
	widths, heights := make([]float64, across), make([]float64, (len(frames)+across-1)/across)
	for i, f := range frames {
		widths[i%across] = max(widths[i%across], f.width, sheetLetter*float64(utf8.RuneCountInString(s.panels[i].text)))
		heights[i/across] = max(heights[i/across], f.height)
	}
	width, height := sheetGap, 0.0
	for _, x := range widths {
		width += x + sheetGap
	}
	for _, y := range heights {
		height += y + 2*sheetText
	}
	b := svg.AppendStart(nil, 0, 0, width, height+sheetGap, s.title)
	x, y := sheetGap, 0.0
	for i, f := range frames {
		if column := i % across; column > 0 {
			x += widths[column-1] + sheetGap
		} else if i > 0 {
			x, y = sheetGap, y+heights[i/across-1]+2*sheetText
		}
		middle := x + widths[i%across]/2
		bottom := y + heights[i/across]
		b = fmt.Appendf(b, `<svg x="%s" y="%s" width="%s" height="%s" viewBox="%s %s %[3]s %[4]s">`,
			svg.Pixels(middle-f.width/2), svg.Pixels(bottom-f.height), svg.Pixels(f.width), svg.Pixels(f.height), svg.Pixels(f.left), svg.Pixels(f.top))
		// Names are those of one file; each picture gets its own.
		name := fmt.Appendf(nil, "p%d-", i)
		part := bytes.ReplaceAll(inner[i], []byte(` id="`), append([]byte(` id="`), name...))
		b = append(b, bytes.ReplaceAll(part, []byte("url(#"), append([]byte("url(#"), name...))...)
		b = fmt.Appendf(b, `<text x="%s" y="%s" text-anchor="middle" font-family="sans-serif" font-size="%s" fill="%s">%s</text>`+"\n",
			svg.Pixels(middle), svg.Pixels(bottom+sheetText), svg.Pixels(sheetText), svg.Neither, svg.Escape(s.panels[i].text))
	}
	_, err := w.Write(svg.AppendEnd(b))
	return err
}
