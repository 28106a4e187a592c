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
// there is an error, it is at the offset.
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
				err = &KeyError{key}
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
