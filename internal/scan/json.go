package scan

import (
	"encoding/json"
	"errors"
	"io"
	"strconv"
	"strings"
)

// KeyError reports a key of an object in JSON for which there is no place in what is read.
type KeyError struct{ Key string }

// Error returns the message in one line.
func (e *KeyError) Error() string { return "the key " + Brief(strconv.Quote(e.Key)) + " is unknown" }

// JSON reads a text of JSON into a variable that v points to. Keys for which there is no place in it are a
// [*KeyError], for they may be misspelt. Other errors are those of package encoding/json, as [JSONError] says them. If
// there is an error the offset is that of the first key of the name, wherever it is, or of what cannot be there, or
// behind a value of another kind, or behind its bracket.
func JSON(text string, v any) (offset int, err error) {
	d := json.NewDecoder(strings.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		var syntax *json.SyntaxError
		var kind *json.UnmarshalTypeError
		switch {
		case errors.As(err, &syntax):
			return int(max(syntax.Offset-1, 0)), err
		case errors.As(err, &kind):
			return int(kind.Offset), JSONError(err)
		case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
			return len(text), json.Unmarshal([]byte(text), v) // says it better
		}
		if quoted, ok := strings.CutPrefix(err.Error(), "json: unknown field "); ok { // that error has no type
			if key, wrong := strconv.Unquote(quoted); wrong == nil {
				return keyOffset(text, key), &KeyError{key}
			}
		}
		return int(d.InputOffset()), err
	}
	end := d.InputOffset()
	if rest := strings.TrimLeft(text[end:], " \t\r\n"); rest != "" {
		return len(text) - len(rest), json.Unmarshal([]byte(text), v) // which refuses it
	}
	return len(text), nil
}

// keyOffset returns the offset of the first key of a name in a text of JSON.
func keyOffset(text, key string) int {
	d := json.NewDecoder(strings.NewReader(text))
	type group struct{ isObject, isKey bool } // isKey if a key is next
	var open []group
	for {
		begin := int(d.InputOffset())
		token, err := d.Token()
		if err != nil {
			return begin // it has no such key
		}
		switch token {
		case json.Delim('{'), json.Delim('['):
			isObject := token == json.Delim('{')
			open = append(open, group{isObject, isObject})
			continue
		case json.Delim('}'), json.Delim(']'):
			open = open[:len(open)-1]
		case key:
			if len(open) > 0 && open[len(open)-1].isKey {
				return len(text) - len(strings.TrimLeft(text[begin:], " \t\r\n,"))
			}
		}
		if len(open) > 0 {
			last := &open[len(open)-1]
			last.isKey = last.isObject && !last.isKey
		}
	}
}
