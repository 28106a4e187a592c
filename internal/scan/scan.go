// Package scan reads short texts from left to right and remembers the offset, which errors need.
package scan

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
)

// Scanner is the state of reading a text. Blanks, which are spaces, tabs and line ends, do not count: each method first
// skips them.
type Scanner struct {
	What string // what the text is; the What of errors
	Text string
	At   int // the offset of what was not read yet
}

// Skip skips blanks and reports whether there is more.
func (s *Scanner) Skip() bool {
	s.At = len(s.Text) - len(strings.TrimLeft(s.Text[s.At:], " \t\r\n"))
	return s.At < len(s.Text)
}

// Next returns the byte that stands here, or 0 at the end.
func (s *Scanner) Next() byte {
	if !s.Skip() {
		return 0
	}
	return s.Text[s.At]
}

// Accept reads the first of some words that stands here. If there is none, it returns false.
func (s *Scanner) Accept(words ...string) bool {
	s.Skip()
	for _, word := range words {
		if strings.HasPrefix(s.Text[s.At:], word) {
			s.At += len(word)
			return true
		}
	}
	return false
}

// Digits reads decimal digits, at least one, and returns the offset of the first. Want says what number should stand
// here.
func (s *Scanner) Digits(want string) (digits string, offset int, err error) {
	s.Skip()
	offset = s.At
	for s.At < len(s.Text) && '0' <= s.Text[s.At] && s.Text[s.At] <= '9' {
		s.At++
	}
	if s.At == offset {
		return "", offset, s.Unexpected(want)
	}
	return s.Text[offset:s.At], offset, nil
}

// End returns an error unless the text ends here.
func (s *Scanner) End() error {
	if s.Skip() {
		return s.Unexpected("nothing more")
	}
	return nil
}

// Unexpected returns the error that something else should stand here.
func (s *Scanner) Unexpected(want string) error {
	if !s.Skip() {
		return s.Fail(s.At, nil, "%s should follow", want)
	}
	r, _ := utf8.DecodeRuneInString(s.Text[s.At:])
	return s.Fail(s.At, nil, "unexpected %q, want %s", r, want)
}

// Fail returns a [*cgt.SyntaxError] at an offset, with a message and the error behind it, which may be nil.
func (s *Scanner) Fail(offset int, err error, format string, args ...any) error {
	return &cgt.SyntaxError{What: s.What, Offset: offset, Msg: fmt.Sprintf(format, args...), Err: err}
}
