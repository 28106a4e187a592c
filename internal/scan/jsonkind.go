package scan

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strconv"
	"strings"
)

// kindError is a [*json.UnmarshalTypeError] whose message has the words of JSON and not the types of Go, which say
// nothing to those who wrote the text.
type kindError struct{ err *json.UnmarshalTypeError }

// JSONError returns an error of package encoding/json, and if it is about a value of another kind than is read, with a
// message that has the words of JSON; it unwraps to what it was.
func JSONError(err error) error {
	if kind := (*json.UnmarshalTypeError)(nil); errors.As(err, &kind) {
		return &kindError{kind}
	}
	return err
}

// Error returns the message in one line.
func (e *kindError) Error() string {
	place := "there"
	if e.err.Field != "" {
		place = "at the key " + Brief(strconv.Quote(e.err.Field)) + " there"
	}
	return fmt.Sprintf("%s is %s, which should be %s", place, e.got(), e.want())
}

// Unwrap returns the error of package encoding/json.
func (e *kindError) Unwrap() error { return e.err }

// got says what is there.
func (e *kindError) got() string {
	if number, ok := strings.CutPrefix(e.err.Value, "number "); ok {
		return "the number " + Brief(number)
	}
	switch e.err.Value {
	case "array":
		return "a list"
	case "object":
		return "an object"
	case "bool":
		return "true or false"
	}
	return "a " + e.err.Value
}

// want says what should be there.
func (e *kindError) want() string {
	switch e.err.Type.Kind() {
	case reflect.Slice, reflect.Array:
		return "a list"
	case reflect.Struct, reflect.Map:
		return "an object"
	case reflect.String:
		return "a string"
	case reflect.Int:
		if strings.HasPrefix(e.err.Value, "number ") { // such as 1e3 or one of 20 digits
			return "an integer in digits that is not too large"
		}
		return "an integer"
	}
	return "of another kind"
}
