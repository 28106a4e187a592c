package scan

import "strings"

// Quoted reads a text in double quotes, in which \" stands for a quote and \\ for a backslash. Want says what text
// should stand here.
func (s *Scanner) Quoted(want string) (string, error) {
	if s.Next() != '"' {
		return "", s.Unexpected(want)
	}
	begin := s.At
	var b strings.Builder
	for s.At++; s.At < len(s.Text); s.At++ {
		switch c := s.Text[s.At]; {
		case c == '"':
			s.At++
			return b.String(), nil
		case c == '\\' && s.At+1 < len(s.Text) && strings.ContainsRune(`"\`, rune(s.Text[s.At+1])):
			s.At++
		}
		b.WriteByte(s.Text[s.At])
	}
	return "", s.Fail(begin, nil, "this quote does not end")
}

// AppendQuoted appends a text as [Scanner.Quoted] reads it. There is a backslash before a backslash only where one must be:
// before a quote, another one, or the end.
func AppendQuoted(b []byte, text string) []byte {
	b = append(b, '"')
	for i := range len(text) {
		if c := text[i]; c == '"' || c == '\\' && (i+1 == len(text) || text[i+1] == '"' || text[i+1] == '\\') {
			b = append(b, '\\')
		}
		b = append(b, text[i])
	}
	return append(b, '"')
}
