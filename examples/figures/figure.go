package main

import (
	"bytes"
	"fmt"
	"io"
)

// figure is a figure of a text.
type figure struct {
	name    string // of its file, without .svg: that of the text, and the number
	source  string // the text, and where in it
	caption string // what is to be seen
	by      string // what draws it: packages with names in them, such as rulesets/fence.Fence.WriteSVG, with spaces between
	draw    func(w io.Writer) error
}

// picture returns the picture as a file.
func (f *figure) picture() ([]byte, error) {
	var b bytes.Buffer
	if err := f.draw(&b); err != nil {
		return nil, fmt.Errorf("%s: %w", f.name, err)
	}
	return b.Bytes(), nil
}
