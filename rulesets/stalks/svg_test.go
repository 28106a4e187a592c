package stalks_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/rulesets/stalks"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

// TestSVG counts the edges and the texts of drawings: finite runs up to four edges are drawn in full, and of others
// there are three edges with the length beside.
func TestSVG(t *testing.T) {
	for _, test := range []struct {
		word      string
		blue, red int
		texts     string
	}{
		{"()", 0, 0, ""},
		{"LRRLLLL", 5, 2, ""},
		{"L R^7 L", 2, 3, "7"},
		{"L^w", 3, 0, "ω"},
		{"L^w R^w", 3, 3, "ω ω"},
		{"L^w L^w", 6, 0, "ω ω"},
		{"L^(w*3) L", 4, 0, "ω*3"},
		{"L^w R", 3, 1, "ω"},
		{"(LR)^w", 2, 2, "period × ω"},
		{"(L R^w)^w", 2, 6, "ω ω period × ω"},
		{"(LRLRRLLRR)^w L", 5, 5, "period × ω"},
		{"+:w^w+w^2*3+w*2+7", 3, 0, "ω^(ω)+ω^(2)*3+ω*2+7"},
		{"LRLRLRLRLRLRLRLRLRLRLRLRL", 10, 10, "more"},
		{"(LRLLRLRLRLRLRLRLRLRLRLRLRLRLR)^w", 11, 10, "more"},
	} {
		picture := string(stalks.AppendSVG(nil, sumOf([]string{test.word}), stalks.SVGOptions{}))
		svgtest.Check(t, []byte(picture), 8000, test.word)
		count := map[string]int{}
		for line := range strings.Lines(picture) {
			for colour, style := range map[string]string{"blue": `stroke="#3b82e0"`, "red": `stroke="#dd4b3e"`} {
				if strings.Contains(line, style) {
					count[colour] += strings.Count(line, "v-30") // those of dots have none
				}
			}
		}
		var texts []string
		for _, s := range strings.Split(picture, "</text>") {
			if _, s, ok := strings.Cut(s, "<text"); ok {
				texts = append(texts, s[strings.IndexByte(s, '>')+1:])
			}
		}
		if count["blue"] != test.blue || count["red"] != test.red || strings.Join(texts, " ") != test.texts {
			t.Errorf("%s: %d blue and %d red edges, texts %q, want %d, %d, %q", test.word, count["blue"], count["red"], texts, test.blue, test.red, test.texts)
		}
	}
}

// TestSVGAny draws any stalks, also long ones, within moderate size.
func TestSVGAny(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		p := drawPosition(r, false)
		var xs []transfinite.SignExpansion
		for i := range p.NumStalks() {
			xs = append(xs, p.Stalk(i))
		}
		svgtest.Check(t, stalks.AppendSVG(nil, xs, stalks.SVGOptions{}), 1000+8000*len(xs), p)
	})
	third, err := transfinite.MustParse("1/100003").SignExpansion()
	if err != nil {
		t.Fatal(err)
	}
	label := strings.Repeat("<&>\x00", 1000)
	picture := stalks.AppendSVG(nil, []transfinite.SignExpansion{third, third.Neg()}, stalks.SVGOptions{Label: func(int) string { return label }, Title: label})
	svgtest.Check(t, picture, 50_000, "1/100003")
}
