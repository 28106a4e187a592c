package svg

import (
	"encoding/xml"
	"io"
	"math/big"
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

// TestAppendClip: rectangles have different names if they are different, so that pictures can stand on one page.
func TestAppendClip(t *testing.T) {
	first, clip := AppendClip([]byte("<svg>"), -1.5, 0, 20, 3)
	if want := `<svg><clipPath id="clip_-1.5_0_20_3"><rect x="-1.5" y="0" width="20" height="3"/></clipPath>` + "\n"; string(first) != want {
		t.Errorf("%s, want %s", first, want)
	}
	if want := `clip-path="url(#clip_-1.5_0_20_3)"`; clip != want {
		t.Errorf("%s, want %s", clip, want)
	}
	for _, other := range [][4]float64{{1.5, 0, 20, 3}, {-1.5, 2, 0, 3}, {-1.5, 0, 2, 3}, {-1.5, 0, 20, 33}} {
		if _, c := AppendClip(nil, other[0], other[1], other[2], other[3]); c == clip {
			t.Errorf("%v has the name of another rectangle", other)
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

func TestPart(t *testing.T) {
	for _, test := range []struct {
		x, low, height int64
		want           float64
	}{{3, 3, 4, 0}, {7, 3, 4, 1}, {4, 3, 4, 0.25}, {11, 3, 4, 2}, {2, 3, 4, -0.25}, {3, 3, 0, 0.5}, {9, 3, 0, 0.5}} {
		if got := Part(big.NewRat(test.x, 1), big.NewRat(test.low, 1), big.NewRat(test.height, 1)); got != test.want {
			t.Errorf("Part(%d, %d, %d) = %v, want %v", test.x, test.low, test.height, got, test.want)
		}
	}
}
