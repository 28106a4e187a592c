package cities_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/cities"
)

// FuzzParse reads lists of names. What is read is written, and that is read as the same.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"Paris\nSofia\n# none\n\n Rome ", "Тверь\nРязань", "a\r\nb", "a\na", "\xff", "--", "\ufeffParis"} {
		f.Add("ьъ", s)
		f.Add("", s)
	}
	f.Fuzz(func(t *testing.T, skip, s string) {
		l, err := cities.Parse(skip, s)
		if err != nil {
			if !errors.As(err, new(*cgt.SyntaxError)) {
				t.Errorf("%q, %q: %v", skip, s, err)
			}
			return
		}
		if again, err := cities.Parse(skip, l.String()); err != nil || !slices.Equal(again.Names(), l.Names()) {
			t.Errorf("%q, %q is read as %q, and that as %v, %v", skip, s, l, again, err)
		}
	})
}
