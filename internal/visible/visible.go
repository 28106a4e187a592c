// Package visible writes texts in messages so that they are seen.
package visible

import (
	"strconv"
	"strings"
)

// Text returns s, or s in quotes if it is empty or blank.
func Text(s string) string {
	if strings.TrimSpace(s) == "" {
		return strconv.Quote(s)
	}
	return s
}
