package scan

import "strings"

// Brief returns a text, or its beginning if it is too long to be shown in an error.
func Brief(s string) string {
	const most = 40
	if len(s) <= most {
		return s
	}
	return strings.ToValidUTF8(s[:most], "") + "…"
}
