package scan_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// TestScanner reads a list of numbers in brackets.
func TestScanner(t *testing.T) {
	for _, test := range []struct{ text, want, message string }{
		{"(1,23)", "1 23", ""},
		{" \t( 1 ,\r\n23× 4 ) ", "1 23 4", ""},
		{"", "", "list: offset 0: ( should follow"},
		{" ", "", "list: offset 1: ( should follow"},
		{" x", "", "list: offset 1: unexpected 'x', want ("},
		{"(1 é", "1", "list: offset 3: unexpected 'é', want a comma or )"},
		{"(1, ", "1", "list: offset 4: a number should follow"},
		{"(1, \xff", "1", "list: offset 4: unexpected '\ufffd', want a number"},
		{"(1) 2", "1", "list: offset 4: unexpected '2', want nothing more"},
		{"(1,007)", "1", "list: offset 3: 007 begins with 0"},
	} {
		var words []string
		s := scan.Scanner{What: "list", Text: test.text}
		err := list(&s, func(digits string) { words = append(words, digits) })
		message := ""
		if err != nil {
			message = err.Error()
		}
		if got := strings.Join(words, " "); got != test.want || message != test.message {
			t.Errorf("%q is read as %s, %v, want %s, %s", test.text, got, err, test.want, test.message)
		}
		if errors.Is(err, cgt.ErrLimit) != strings.Contains(message, "begins") {
			t.Errorf("%q: behind the error is %v", test.text, errors.Unwrap(err))
		}
	}
}

func list(s *scan.Scanner, yield func(digits string)) error {
	if !s.Accept("(") {
		return s.Unexpected("(")
	}
	for {
		digits, offset, err := s.Digits("a number")
		switch {
		case err != nil:
			return err
		case digits[0] == '0':
			return s.Fail(offset, cgt.ErrLimit, "%s begins with %d", digits, 0)
		}
		yield(digits)
		switch {
		case s.Next() == ')':
			s.Accept(")")
			return s.End()
		case !s.Accept(",", "×"):
			return s.Unexpected("a comma or )")
		}
	}
}
