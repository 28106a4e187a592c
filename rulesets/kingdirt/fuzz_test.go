package kingdirt_test

import (
	"strings"
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/kingdirt"
)

// FuzzParse checks that what is read is written and read again as the same.
func FuzzParse(f *testing.F) {
	ruletest.FuzzReread(f, kingdirt.Parse, "0,0:", "1,1:x..|..o", "2,0:x\n.#", "1,-1:x")
}

// FuzzParseGame compares with Parse, which reads the same without the number for the rules.
func FuzzParseGame(f *testing.F) {
	for _, seed := range []string{"0,0,0:", "1,1,1:x..|..o", "1,1,2:x", "1,1:x"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		rules, p, err := kingdirt.ParseGame(text)
		if err != nil {
			return
		}
		number := map[bool]string{true: "1", false: "0"}[rules.MustPlace]
		again := strings.Replace(p.String(), ":", ","+number+":", 1)
		if r, q, err := kingdirt.ParseGame(again); err != nil || r != rules || q != p {
			t.Fatalf("%q is read as %v, and that as %v, %v", text, again, q, err)
		}
	})
}
