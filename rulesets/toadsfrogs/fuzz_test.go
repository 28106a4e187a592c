package toadsfrogs_test

import (
	"fmt"
	"testing"

	"github.com/cgt-go/sdk/rulesets/toadsfrogs"
)

// FuzzParseGame checks that the rules and strips that are read are written and read again as the same.
func FuzzParseGame(f *testing.F) {
	for _, seed := range []string{"1,1,1,0:", "1,2,3,1:t..f", "0,0,0,2:tf", "1,1,1:t"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		rules, b, err := toadsfrogs.ParseGame(text)
		if err != nil {
			return
		}
		friendly := map[bool]int{true: 1}[rules.Friendly]
		again := fmt.Sprintf("%d,%d,%d,%d:%v", rules.MinSlide, rules.MaxSlide, rules.MaxJump, friendly, b)
		if r, c, err := toadsfrogs.ParseGame(again); err != nil || r != rules || c != b {
			t.Fatalf("%q is read as %s, and that as %+v, %v, %v", text, again, r, c, err)
		}
	})
}
