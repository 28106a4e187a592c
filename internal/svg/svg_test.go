package svg

import (
	"encoding/xml"
	"io"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestPixels(t *testing.T) {
	for x, want := range map[float64]string{0: "0", -0.04: "0", 1.25: "1.3", -2: "-2", 1e6: "1000000"} {
		if got := Pixels(x); got != want {
			t.Errorf("Pixels(%v) = %q, want %q", x, got, want)
		}
	}
}

// FuzzEscape checks that whatever is escaped makes a well-formed document that says the same, but for what XML does not
// allow.
func FuzzEscape(f *testing.F) {
	for _, s := range []string{"", "a<b>&\"c'", "\x00\x1f\ufffe", "]]>", "\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		document := string(AppendEnd(AppendStart(nil, 0, 0, 1, 1, s)))
		d := xml.NewDecoder(strings.NewReader(document))
		var got strings.Builder
		inTitle := false
		for {
			token, err := d.Token()
			if err == io.EOF {
				break
			}
			if err != nil {
				t.Fatalf("%q: %v", document, err)
			}
			switch token := token.(type) {
			case xml.StartElement:
				inTitle = token.Name.Local == "title"
			case xml.EndElement:
				inTitle = false
			case xml.CharData:
				if inTitle {
					got.Write(token)
				}
			}
		}
		want := strings.Map(func(r rune) rune {
			if r < ' ' && r != '\t' && r != '\n' && r != '\r' || r == '\ufffe' || r == '\uffff' {
				return utf8.RuneError
			}
			return r
		}, s)
		want = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(want)
		if got.String() != want {
			t.Fatalf("title %q, want %q", got.String(), want)
		}
	})
}
