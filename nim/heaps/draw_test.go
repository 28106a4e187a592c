package heaps_test

import (
	"strings"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/nim/heaps"
)

// drawCode draws the text of a code with digits and the code. The alphabet decides what kind of code it is.
func drawCode(alphabet string, most int, marks, tail bool) *rapid.Generator[string] {
	return rapid.Custom(func(t *rapid.T) string {
		digits := func(least, most int, label string) string {
			var b strings.Builder
			for range rapid.IntRange(least, most).Draw(t, label) {
				b.WriteByte(rapid.SampledFrom([]byte(alphabet)).Draw(t, "digit"))
				if marks {
					b.WriteString(rapid.SampledFrom([]string{"", "", "!", "?", "="}).Draw(t, "mark"))
				}
			}
			return b.String()
		}
		for {
			before := rapid.SampledFrom([]string{"0", "0", "0", "4", "4!", "4=", "C", "8", "80", "G0", "8!0", "G00", "8=0"}).Draw(t, "before")
			text := before + "." + digits(1, most, "digits")
			if tail && rapid.Bool().Draw(t, "tail") {
				text += "[" + digits(1, 3, "tail") + "]"
			}
			if _, err := heaps.Parse(text); err == nil {
				return text
			}
		}
	})
}
