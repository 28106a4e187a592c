// Package visible writes texts in messages so that they are seen.
package visible

import (
	"strconv"
	"strings"
	"unicode"
)

// Text returns s, or s in quotes if it is empty or blank, or is of several lines or has other controls, since messages
// have one line.
func Text(s string) string {
	if strings.TrimSpace(s) == "" || strings.ContainsFunc(s, unicode.IsControl) {
		return strconv.Quote(s)
	}
	return s
}
