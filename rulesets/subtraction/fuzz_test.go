package subtraction_test

import (
	"strings"
	"testing"

	"github.com/cgt-go/sdk/rulesets/subtraction"
)

// FuzzParse reads games. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"1,3|2,3:6", "1,2,3:7", ":0", "|:1", "1,|2:3", "1:99999999999999999999", "0:1", "-1:1", " 1 , 2 | 3 : 4 ", "\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		r, h, err := subtraction.ParseGame(s)
		if err != nil {
			return
		}
		text := r.String() + ":" + strings.TrimSpace(s[strings.LastIndexByte(s, ':')+1:])
		if again, heap, err := subtraction.ParseGame(text); err != nil || again != r || heap != h || h < 0 {
			t.Fatalf("%q is read as %v and %v, and %q as %v and %v, %v", s, r, h, text, again, heap, err)
		}
	})
}
