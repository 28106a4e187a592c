package cgttest

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/cgt-go/sdk/internal/visible"
	"github.com/cgt-go/sdk/surreal"
)

// show writes a game, or whatever else, for a message, and not all of it if it is very long. Strings are quoted, so
// that one sees where they begin and end, and whether there is anything in them.
func show(v any) string { return shorten(shown(reflect.ValueOf(v))) }

// shorten cuts a text off that is very long, and says how long it is.
func shorten(s string) string {
	const most = mostShown
	if len(s) > most {
		end := most
		for end > most-utf8.UTFMax && !utf8.RuneStart(s[end]) {
			end--
		}
		s = fmt.Sprintf("%s… (%d bytes)", s[:end], len(s))
	}
	return s
}

// mostShown is how many bytes of a text are shown.
const mostShown = 300

// unlike writes v, which should be what w is. Those who compare two texts that are the same are told where the
// difference may be.
func unlike(v, w any) string {
	s := show(v)
	switch {
	case shown(reflect.ValueOf(v)) == shown(reflect.ValueOf(w)):
		s += ": that looks the same and is not the same by ==, for which a pointer is an address, and a floating-point number may not be itself"
	case s == show(w):
		s += ": the difference is behind what is shown"
	}
	return s
}

// shown writes a value as fmt.Sprint does, but for strings, and for text of a type's own that cannot be seen.
func shown(v reflect.Value) string {
	if !v.IsValid() {
		return "<nil>"
	}
	if v.CanInterface() {
		switch x := v.Interface().(type) {
		case surreal.Game: // whose text may be very long
			text, err := x.Text(mostShown)
			if err != nil {
				return fmt.Sprintf("a game of birthday %v, whose text has more than %d bytes", x.Birthday(), mostShown)
			}
			return text
		case fmt.Formatter, fmt.Stringer, error:
			return visible.Text(fmt.Sprint(v))
		}
	}
	switch v.Kind() {
	case reflect.String:
		return strconv.Quote(v.String())
	case reflect.Interface:
		return shown(v.Elem())
	case reflect.Slice, reflect.Array:
		var items []string
		for i := range v.Len() {
			items = append(items, shown(v.Index(i)))
		}
		return "[" + strings.Join(items, " ") + "]"
	case reflect.Struct:
		var fields []string
		for i := range v.NumField() {
			fields = append(fields, shown(v.Field(i)))
		}
		return "{" + strings.Join(fields, " ") + "}"
	}
	return visible.Text(fmt.Sprint(v))
}
