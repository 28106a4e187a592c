package main

import (
	"fmt"
	"io"
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
	// isCommon says that the pictures show the same place, so that all of them are drawn with the frame that holds
	// each.
	isCommon bool
}

// Sizes in pixels.
const (
	sheetGap    = 20.0
	sheetFoot   = 30.0 // the room for a line of text
	sheetLetter = 7.8
)

// write draws the sheet. Pictures of a row stand on a common line, each in the middle of its column.
func (s sheet) write(w io.Writer) error {
	across := s.across
	if across == 0 {
		across = len(s.panels)
	}
	frames := make([]frame, len(s.panels))
	for i, p := range s.panels {
		var err error
		if frames[i], err = frameOf(p.picture); err != nil {
			return fmt.Errorf("%s: %w", p.text, err)
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
		height += y + sheetFoot
	}
	b := svg.AppendStart(nil, 0, 0, width, height, s.title)
	x, y := sheetGap, 0.0
	for i, f := range frames {
		if column := i % across; column > 0 {
			x += widths[column-1] + sheetGap
		} else if i > 0 {
			x, y = sheetGap, y+heights[i/across-1]+sheetFoot
		}
		middle := x + widths[i%across]/2
		bottom := y + heights[i/across]
		b = nest(b, s.panels[i].picture, f, middle-f.width/2, bottom-f.height, fmt.Sprintf("p%d-", i))
		b = appendText(b, middle, bottom+14, s.panels[i].text, svg.Neither)
	}
	_, err := w.Write(svg.AppendEnd(b))
	return err
}
