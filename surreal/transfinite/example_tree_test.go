package transfinite_test

import (
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/surreal/transfinite"
)

// The tree of the first two days, with some numbers born later. Marked numbers have bold labels, and days stand in
// italics.
func ExampleWriteTreeSVG() {
	var drawing strings.Builder
	err := transfinite.WriteTreeSVG(&drawing, 2, transfinite.MustParse("w"), transfinite.MustParse("w/2"), transfinite.MustParse("2/3"))
	for line := range strings.Lines(drawing.String()) {
		_, text, ok := strings.Cut(line, `font-style="italic">`)
		if !ok {
			_, text, ok = strings.Cut(line, `font-weight="bold">`)
		}
		if ok {
			fmt.Print(strings.TrimSuffix(text, "</text>\n"), "; ")
		}
	}
	fmt.Println(err)
	// Output: 0; 1; 2; ω; ω*2; 2/3; 1/2*ω; ω; <nil>
}
