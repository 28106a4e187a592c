package ruletest

import (
	"encoding/json"
	"errors"
	"fmt"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

// Text checks that the texts of positions come out as they went in.
func Text[Pos comparable](t *testing.T, parse func(string) (Pos, error), texts ...string) {
	t.Helper()
	for _, text := range texts {
		p, err := parse(text)
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		if got := fmt.Sprint(p); got != text {
			t.Errorf("%q comes out as %q", text, got)
		}
	}
}

// Normal checks texts that come out in another form than they went in.
func Normal[Pos comparable](t *testing.T, parse func(string) (Pos, error), forms map[string]string) {
	t.Helper()
	for text, want := range forms {
		if p, err := parse(text); err != nil || fmt.Sprint(p) != want {
			t.Errorf("%q is read as %v, %v, want %s", text, p, err, want)
		}
	}
}

// FuzzReread fuzzes a reader with [Reread], beginning with some texts.
func FuzzReread[Pos comparable](f *testing.F, parse func(string) (Pos, error), texts ...string) {
	f.Helper()
	for _, text := range texts {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) { Reread(t, parse, text) })
}

// Reread checks that the text of what is read, if text can be, is read as the same.
func Reread[Pos comparable](t *testing.T, parse func(string) (Pos, error), text string) {
	t.Helper()
	p, err := parse(text)
	if err != nil {
		return
	}
	if again, err := parse(fmt.Sprint(p)); err != nil || again != p {
		t.Fatalf("%q is read as %v, and that as %v, %v", text, p, again, err)
	}
}

// Errors checks that texts are refused with a [*cgt.SyntaxError] at the given offset.
func Errors[Pos comparable](t *testing.T, parse func(string) (Pos, error), offsets map[string]int) {
	t.Helper()
	for text, offset := range offsets {
		p, err := parse(text)
		var syntax *cgt.SyntaxError
		switch {
		case !errors.As(err, &syntax):
			t.Errorf("%q: %v, %v, want a SyntaxError", text, p, err)
		case syntax.Offset != offset:
			t.Errorf("%q: %v, want offset %d", text, err, offset)
		}
	}
}

// JSON checks that v is written as the JSON text want and read back, and that none of the wrong texts can be read or
// changes what was there.
func JSON[T comparable](t *testing.T, v T, want string, wrong ...string) {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil || string(text) != want {
		t.Errorf("%v is written as %s, %v, want %s", v, text, err, want)
	}
	var read T
	if err := json.Unmarshal(text, &read); err != nil || read != v {
		t.Errorf("%s is read as %v, %v, want %v", text, read, err, v)
	}
	for _, text := range wrong {
		if err := json.Unmarshal([]byte(text), &read); err == nil || read != v {
			t.Errorf("%s is read as %v, %v", text, read, err)
		}
	}
}
