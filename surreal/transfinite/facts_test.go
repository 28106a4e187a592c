package transfinite_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/surreal/transfinite"
)

// fact is a row of the table of known numbers.
type fact struct{ kind, expression, normalForm, signs, birthday, class string }

// facts returns the rows of testdata/surreal_facts.tsv. Its first lines say what the columns are; the last one, how the
// row was verified, is left out.
func facts(t *testing.T) []fact {
	t.Helper()
	text, err := os.ReadFile("testdata/surreal_facts.tsv")
	if err != nil {
		t.Fatal(err)
	}
	var rows []fact
	for line := range strings.Lines(string(text)) {
		c := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if strings.HasPrefix(line, "#") || c[0] == "kind" {
			continue
		}
		if len(c) != 7 {
			t.Fatalf("%q has %d columns", line, len(c))
		}
		rows = append(rows, fact{c[0], c[1], c[2], c[3], c[4], c[5]})
	}
	if len(rows) < 60 {
		t.Fatalf("there are only %d rows", len(rows))
	}
	return rows
}

// TestFactSigns converts the known sign expansions to normal forms and back.
func TestFactSigns(t *testing.T) {
	for _, f := range facts(t) {
		s, err := transfinite.ParseSignExpansion(f.signs)
		if err != nil || s.String() != f.signs || s.Len().String() != f.birthday {
			t.Errorf("%s: the signs are read as %v of length %v, %v, want %s of length %s", f.expression, s, s.Len(), err, f.signs, f.birthday)
			continue
		}
		x, err := s.Number()
		if f.class == "quotient" {
			var class *transfinite.ClassError
			if !errors.As(err, &class) || !x.IsZero() {
				t.Errorf("%s: %v, %v", f.expression, x, err)
			}
			q, err := transfinite.ParseQuotient(f.expression)
			if err != nil {
				t.Errorf("%s: %v", f.expression, err)
				continue
			}
			again, err := q.SignExpansion()
			back, err2 := s.Quotient()
			if err != nil || !again.Equal(s) || err2 != nil || !back.Equal(q) {
				t.Errorf("%s has the signs %v, %v, want %v, and these are read as %v, %v", f.expression, again, err, s, back, err2)
			}
			continue
		}
		again, err2 := x.SignExpansion()
		if err != nil || x.String() != f.normalForm || err2 != nil || !again.Equal(s) {
			t.Errorf("%s: the signs %v are those of %v, %v, which has the signs %v, %v", f.expression, s, x, err, again, err2)
		}
	}
}
