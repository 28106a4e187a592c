package cgttest

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"
)

// This file is for messages about positions whose String method gives the same text for different ones: what is said of
// one there seems to be said of another.

// mostCompared is how many bytes of text may be remembered to find positions that look alike.
const mostCompared = 1 << 24

// lookalikes are positions that are different and have the same text.
type lookalikes struct {
	examples map[string]string // two of them for each text
	note     string            // on the first that was named, or ""
}

// lookalikesAmong finds them, but for those that differ only in what has no text, such as addresses.
func lookalikesAmong[Pos comparable](positions ...[]Pos) *lookalikes {
	found := &lookalikes{examples: map[string]string{}}
	with := map[string]Pos{}
	bytes := 0
	for _, list := range positions {
		for _, p := range list {
			text := shown(reflect.ValueOf(p))
			q, ok := with[text]
			if !ok {
				if bytes += len(text); bytes > mostCompared {
					return found
				}
				with[text] = p
				continue
			}
			a, b := fields(q), fields(p)
			if p == q || a == b {
				continue
			}
			if text = shorten(text); found.examples[text] == "" {
				found.examples[text] = fmt.Sprintf("\n\tbut different positions have the same text: %s and %s are both written %s", a, b, text)
			}
		}
	}
	return found
}

// name writes a position, and what it is made of if others have the same text.
func (l *lookalikes) name(p any) string {
	text := show(p)
	example := l.examples[text]
	if example == "" {
		return text
	}
	if l.note == "" {
		l.note = example
	}
	return text + ", here " + fields(p)
}

// several positions are named in messages as one is.
type several[Pos any] []Pos

func (ps several[Pos]) named(among *lookalikes) string {
	var names []string
	for _, p := range ps {
		names = append(names, among.name(p))
	}
	return "[" + strings.Join(names, " ") + "]"
}

// fields writes what a position is made of, whatever text it has of its own, and not all of it if it is very much.
func fields(p any) string {
	v := reflect.ValueOf(p)
	var b strings.Builder
	appendFields(&b, v)
	if v.IsValid() && v.Kind() != reflect.Struct {
		return shorten(fmt.Sprintf("%v(%s)", v.Type(), &b))
	}
	return shorten(b.String())
}

// appendFields writes what a value is made of. What is behind pointers and the like has no text that is always the
// same.
func appendFields(b *strings.Builder, v reflect.Value) {
	switch {
	case b.Len() > mostShown:
	case !v.IsValid():
		b.WriteString("nil")
	case v.CanInt():
		fmt.Fprint(b, v.Int())
	case v.CanUint() && v.Kind() != reflect.Uintptr:
		fmt.Fprint(b, v.Uint())
	case v.CanFloat():
		fmt.Fprint(b, v.Float())
	case v.CanComplex():
		fmt.Fprint(b, v.Complex())
	case v.Kind() == reflect.Bool:
		fmt.Fprint(b, v.Bool())
	case v.Kind() == reflect.String:
		b.WriteString(strconv.Quote(v.String()))
	case v.Kind() == reflect.Interface:
		if v = v.Elem(); !v.IsValid() || v.Kind() == reflect.Struct {
			appendFields(b, v)
			return
		}
		fmt.Fprintf(b, "%v(", v.Type())
		appendFields(b, v)
		b.WriteByte(')')
	case v.Kind() == reflect.Array:
		b.WriteByte('[')
		for i := range v.Len() {
			if i > 0 {
				b.WriteByte(' ')
			}
			appendFields(b, v.Index(i))
		}
		b.WriteByte(']')
	case v.Kind() == reflect.Struct:
		fmt.Fprintf(b, "%v{", v.Type())
		for i := range v.NumField() {
			if i > 0 {
				b.WriteString(", ")
			}
			fmt.Fprintf(b, "%s: ", v.Type().Field(i).Name)
			appendFields(b, v.Field(i))
		}
		b.WriteByte('}')
	default:
		b.WriteString("…")
	}
}
