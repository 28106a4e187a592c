package scan_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/scan"
)

func TestQuoted(t *testing.T) {
	for _, test := range []struct{ text, want, message string }{
		{`"a b"`, "a b", ""},
		{` ""`, "", ""},
		{`"\"\\\n"`, `"\\n`, ""},
		{`"\`, "", "text: offset 0: this quote does not end"},
		{` "a\"`, "", "text: offset 1: this quote does not end"},
		{`x`, "", "text: offset 0: unexpected 'x', want a name"},
		{` `, "", "text: offset 1: a name should follow"},
	} {
		s := scan.Scanner{What: "text", Text: test.text}
		got, err := s.Quoted("a name")
		message := ""
		if err != nil {
			message = err.Error()
		}
		if got != test.want || message != test.message || err == nil && s.At != len(test.text) {
			t.Errorf("%s is read as %q up to %d, %v", test.text, got, s.At, err)
		}
	}
}

func TestAppendQuoted(t *testing.T) {
	for _, text := range []string{"", "a b", `"`, `\`, `\"`, `"\\"\`, "a\nb", "\xff", `\n`, `\\n`, `\\\`} {
		s := scan.Scanner{What: "text", Text: string(scan.AppendQuoted([]byte(" "), text)) + " x"}
		if got, err := s.Quoted("a text"); err != nil || got != text || s.Next() != 'x' {
			t.Errorf("%q comes back as %q, %v, before %q", text, got, err, s.Text[s.At:])
		}
	}
	for text, want := range map[string]string{`a\"b"`: `"a\\\"b\""`, `a\b\\c\`: `"a\b\\\c\\"`} {
		if got := string(scan.AppendQuoted(nil, text)); got != want {
			t.Errorf("%q is written as %s, want %s", text, got, want)
		}
	}
}
