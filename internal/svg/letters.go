package svg

import (
	"strings"
	"unicode"
)

// Letters returns the width of a line of text in letters of a fixed width: signs of East Asia and pictures take two, and
// marks upon letters none.
func Letters(text string) int {
	n := 0
	for _, r := range text {
		switch {
		case unicode.Is(unicode.Mn, r):
		case unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul), '\uff01' <= r && r <= '\uff60', '\U0001f300' <= r && r <= '\U0001faff':
			n += 2
		default:
			n++
		}
	}
	return n
}

// Blanks returns the blanks that make a text so many letters wide, of a fixed width: none if it is as wide already.
func Blanks(text string, wide int) string { return strings.Repeat(" ", max(0, wide-Letters(text))) }

// Width returns about how wide a line of text is in a font that is not of a fixed width, if most letters are so wide:
// capitals, m, w, @ and % are wider, and so are letters of Cyrillic.
func Width(text string, letter float64) float64 {
	width := float64(Letters(text))
	for _, r := range text {
		switch {
		case r == 'W' || r == 'M' || r == '@' || r == '%':
			width += 0.75
		case unicode.IsUpper(r), r == 'w', r == 'm', unicode.Is(unicode.Cyrillic, r):
			width += 0.5
		}
	}
	return letter * width
}
