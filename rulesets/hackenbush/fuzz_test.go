package hackenbush_test

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
)

// FuzzParseColour reads the names of colours. What is read is written as a name, and that is read as the same; after an
// error the colour is what it was.
func FuzzParseColour(f *testing.F) {
	for _, s := range []string{"blue", "Red", "GREEN", "b", "R", "g", "L", "E", "", "e", "l", "pink", "blue ", "ｂ", "\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		c, err := hackenbush.ParseColour(s)
		u := hackenbush.Colour(77)
		uerr := u.UnmarshalText([]byte(s))
		if err != nil {
			var syntax *cgt.SyntaxError
			if !errors.As(err, &syntax) || uerr == nil || u != 77 {
				t.Fatalf("%q: %v, %v, and the colour is %v", s, err, uerr, u)
			}
			return
		}
		again, err := hackenbush.ParseColour(c.String())
		if err != nil || again != c || uerr != nil || u != c {
			t.Fatalf("%q is read as %v and %v, and %q as %v: %v, %v", s, c, u, c.String(), again, err, uerr)
		}
	})
}

// FuzzUnmarshal reads JSON with a picture, a position and a colour in it. What is read is written, and that is read as
// the same.
func FuzzUnmarshal(f *testing.F) {
	type all struct {
		D hackenbush.Picture
		P hackenbush.Position
		C hackenbush.Colour
	}
	for _, s := range []string{
		`{}`, `{"D":"_ blue a","P":"_ b 1 r 2","C":"red"}`, `{"D":"_ pink a"}`, `{"P":"a b c"}`, `{"C":""}`, `{"C":7}`, `{"P":null}`, `{"D":"ground x\nx g y\nat y 1 2"}`, `[`,
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		var v, w all
		if json.Unmarshal([]byte(s), &v) != nil {
			return
		}
		text, err := json.Marshal(v)
		if err != nil {
			t.Fatalf("%q is read, but not written: %v", s, err)
		}
		if err := json.Unmarshal(text, &w); err != nil || !w.D.Equal(v.D) || w.P != v.P || w.C != v.C {
			t.Fatalf("%q is written as %q, and that read as %v, %v", s, text, w, err)
		}
	})
}
