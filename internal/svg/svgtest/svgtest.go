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
	"testing"

	"github.com/cgt-go/sdk/internal/svg"
)

// Check checks that a picture is well-formed XML of at most so many bytes, and that its texts are on the sheet. What says
// what the picture shows.
func Check(t testing.TB, picture []byte, most int, what any) {
	t.Helper()
	if len(picture) > most {
		t.Errorf("the picture of %v has %d bytes", what, len(picture))
	}
	if err := check(picture); err != nil {
		t.Errorf("the picture of %v: %v", what, err)
	}
}

// style is what texts inherit from what is around them.
type style struct {
	size    float64 // of letters, in pixels
	anchor  string
	isMoved bool // by a transformation: where it is then is not looked at
	isText  bool
	x, y    float64
	text    strings.Builder
}

// wide is the width of a letter, in parts of its height: less than that of most fonts, so that what sticks out does so
// with all of them.
const wide = 0.5

func check(picture []byte) error {
	sheet := struct{ left, top, right, bottom float64 }{}
	stack := []*style{{size: 16, anchor: "start"}}
	for d := xml.NewDecoder(bytes.NewReader(picture)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
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
					if _, err := fmt.Sscan(a.Value, &sheet.left, &sheet.top, &sheet.right, &sheet.bottom); err != nil {
						return fmt.Errorf("the sheet %q: %w", a.Value, err)
					}
					sheet.right, sheet.bottom = sheet.left+sheet.right, sheet.top+sheet.bottom
				case "font-size":
					s.size, err = strconv.ParseFloat(a.Value, 64)
				case "text-anchor":
					s.anchor = a.Value
				case "transform":
					s.isMoved = true
				case "x":
					s.x, err = strconv.ParseFloat(a.Value, 64)
				case "y":
					s.y, err = strconv.ParseFloat(a.Value, 64)
				}
				if err != nil {
					return fmt.Errorf("%s of %s: %w", a.Name.Local, token.Name.Local, err)
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
			width := wide * s.size * float64(svg.Letters(strings.TrimSpace(s.text.String())))
			left := s.x
			switch s.anchor {
			case "middle":
				left -= width / 2
			case "end":
				left -= width
			}
			const nearly = 0.1
			if left < sheet.left-nearly || left+width > sheet.right+nearly || s.y-s.size/2 < sheet.top-nearly || s.y > sheet.bottom+nearly {
				return fmt.Errorf("%q stands from %.1f to %.1f at the height %.1f, on the sheet %v", s.text.String(), left, left+width, s.y, sheet)
			}
		}
	}
}
