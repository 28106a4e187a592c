// Package svgtest has what the tests of pictures share.
package svgtest

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/internal/plane"
	"github.com/cgt-go/sdk/internal/svg"
)

// TB is what a test of package testing has, or of package rapid.
type TB interface {
	Helper()
	Errorf(format string, args ...any)
	Fatal(args ...any)
}

// Check checks that a picture is well-formed XML of at most so many bytes, and that its texts are on the sheet. What says
// what the picture shows.
func Check(t TB, picture []byte, most int, what any) {
	t.Helper()
	if len(picture) > most {
		t.Errorf("the picture of %v has %d bytes", what, len(picture))
	}
	sheet, texts, err := read(picture)
	if err != nil {
		t.Errorf("the picture of %v: %v", what, err)
	}
	const nearly = 0.1
	for _, x := range texts {
		if on := sheet.Wider(nearly); x.Left < on.Left || x.Right > on.Right || x.Top < on.Top || x.Bottom > on.Bottom {
			t.Errorf("the picture of %v: %q stands at %v on the sheet %v", what, x.Text, x.Rect, sheet)
		}
	}
}

// Apart checks that no texts of a picture stand upon each other.
func Apart(t TB, picture []byte, what any) {
	t.Helper()
	_, texts, err := read(picture)
	if err != nil {
		t.Errorf("the picture of %v: %v", what, err)
	}
	for k, x := range texts {
		for _, y := range texts[:k] {
			if x.Meets(y.Rect) {
				t.Errorf("the picture of %v: %q stands at %v, and %q at %v", what, y.Text, y.Rect, x.Text, x.Rect)
			}
		}
	}
}

// Text is a text of a picture, and the rectangle that at least most of its letters take.
type Text struct {
	plane.Rect
	Text string
}

// Texts returns the texts of a picture, without those that are turned or moved.
func Texts(t TB, picture []byte) []Text {
	t.Helper()
	_, texts, err := read(picture)
	if err != nil {
		t.Fatal(err)
	}
	return texts
}

// style is what texts inherit from what is around them.
type style struct {
	size    float64 // of letters, in pixels
	anchor  string
	isMoved bool // by a transformation: where it is then is not looked at
	isText  bool
	x, y    float64
	aside   float64 // to the right of x
	text    strings.Builder
}

// wide is the width of a letter, in parts of its height: less than that of most fonts, so that what sticks out does so
// with all of them.
const wide = 0.5

func read(picture []byte) (sheet plane.Rect, texts []Text, err error) {
	stack := []*style{{size: 16, anchor: "start"}}
	for d := xml.NewDecoder(bytes.NewReader(picture)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return sheet, texts, nil
		} else if err != nil {
			return sheet, nil, err
		}
		switch token := token.(type) {
		case xml.StartElement:
			last := stack[len(stack)-1]
			s := &style{size: last.size, anchor: last.anchor, isMoved: last.isMoved, isText: token.Name.Local == "text"}
			for _, a := range token.Attr {
				switch a.Name.Local {
				case "viewBox":
					if len(stack) > 1 {
						break // of a picture in the picture, or of the head of an arrow
					}
					if _, err := fmt.Sscan(a.Value, &sheet.Left, &sheet.Top, &sheet.Right, &sheet.Bottom); err != nil {
						return sheet, nil, fmt.Errorf("the sheet %q: %w", a.Value, err)
					}
					sheet.Right, sheet.Bottom = sheet.Left+sheet.Right, sheet.Top+sheet.Bottom
				case "font-size":
					s.size, err = strconv.ParseFloat(a.Value, 64)
				case "text-anchor":
					s.anchor = a.Value
				case "transform":
					s.isMoved = true
				case "dx":
					s.aside, err = strconv.ParseFloat(a.Value, 64)
				case "x":
					s.x, err = strconv.ParseFloat(a.Value, 64)
				case "y":
					s.y, err = strconv.ParseFloat(a.Value, 64)
				}
				if err != nil {
					return sheet, nil, fmt.Errorf("%s of %s: %w", a.Name.Local, token.Name.Local, err)
				}
			}
			if token.Name.Local == "svg" && len(stack) > 1 {
				s.isMoved = true
			}
			stack = append(stack, s)
		case xml.CharData:
			for _, s := range stack {
				if s.isText {
					s.text.Write(token)
				}
			}
		case xml.EndElement:
			s := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			if !s.isText || s.isMoved {
				continue
			}
			text := strings.TrimSpace(s.text.String())
			width := wide * s.size * float64(svg.Letters(text))
			left := s.x + s.aside
			switch s.anchor {
			case "middle":
				left -= width / 2
			case "end":
				left -= width
			}
			texts = append(texts, Text{plane.Rect{Left: left, Top: s.y - s.size/2, Right: left + width, Bottom: s.y}, text})
		}
	}
}
