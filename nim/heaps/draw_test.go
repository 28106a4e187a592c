package heaps_test

import (
	"strings"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/nim/heaps"
)

// lists are digits that small letters stand for in an alphabet.
var lists = map[byte]string{
	'a': "{5}", 'b': "{2,3+}", 'c': "{2!,4}", 'd': "{3?+}", 'e': "{2=,3!}", 'f': "{2,5=+}", 'g': "*", 'h': "{0,1,6}", 'i': "{2!+}", 'j': "&40;", 'k': "{3=,4?+}",
	'l': "{0,4,6+}",
}

// drawCode draws the text of a code with digits and the code. The alphabet decides what kind of code it is.
func drawCode(alphabet string, most int, marks, tail bool) *rapid.Generator[string] {
	return rapid.Custom(func(t *rapid.T) string {
		digits := func(least, most int, label string) string {
			var b strings.Builder
			for range rapid.IntRange(least, most).Draw(t, label) {
				letter := rapid.SampledFrom([]byte(alphabet)).Draw(t, "digit")
				text, isList := lists[letter]
				if !isList {
					text = string(letter)
				}
				b.WriteString(text)
				if marks && !strings.ContainsAny(text, "!?=") {
					b.WriteString(rapid.SampledFrom([]string{"", "", "!", "?", "="}).Draw(t, "mark"))
				}
			}
			return b.String()
		}
		for {
			before := rapid.SampledFrom([]string{"0", "0", "0", "4", "4!", "4=", "C", "8", "80", "G0", "8!0", "G00", "8=0"}).Draw(t, "before")
			if strings.Contains(alphabet, "a") {
				before = rapid.SampledFrom([]string{"0", "0", before, "{2+}=", "*0", "{3+}?0", "{5,6+}!0", "{6}0000"}).Draw(t, "list before")
			}
			text := before + "." + digits(1, most, "digits")
			if tail && rapid.Bool().Draw(t, "tail") {
				text += "[" + digits(1, 3, "tail") + "]"
			}
			if _, err := heaps.ParseCode(text); err == nil {
				return text
			}
		}
	})
}
