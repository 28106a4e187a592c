// Package visible writes texts in messages so that they are seen.
package visible

import (
	"strconv"
	"strings"
	"unicode"
)

// Text returns s, or s in quotes if it is empty or blank, or has what ends a line, turns the direction of writing or is
// another control: a message has one line, and shows what it is about.
func Text(s string) string {
	if strings.TrimSpace(s) == "" || strings.ContainsFunc(s, isControl) {
		return strconv.Quote(s)
	}
	return s
}

func isControl(r rune) bool {
	return unicode.IsControl(r) || unicode.In(r, unicode.Zl, unicode.Zp, unicode.Bidi_Control)
}
