// Package svgtest has what the tests of pictures share.
package svgtest

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"testing"
)

// Check checks that a picture is well-formed XML of at most so many bytes. What says what the picture shows.
func Check(t testing.TB, picture []byte, most int, what any) {
	t.Helper()
	if len(picture) > most {
		t.Errorf("the picture of %v has %d bytes", what, len(picture))
	}
	for d := xml.NewDecoder(bytes.NewReader(picture)); ; {
		if _, err := d.Token(); err != nil {
			if !errors.Is(err, io.EOF) {
				t.Errorf("the picture of %v: %v", what, err)
			}
			return
		}
	}
}
