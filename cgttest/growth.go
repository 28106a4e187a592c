package cgttest

import (
	"fmt"
	"reflect"
)

// This file is about texts in positions. Where a move makes one longer by mistake, play may soon fill the memory, and
// long before it has made many moves.

// mostGrowth is by how many bytes in all the moves that are listed at a position may have more text than a given
// position: if a move may double a text, they have so many after some twenty moves. No game has them.
const mostGrowth = 1 << 24

// tooMuchText returns an error if the texts in the moves from p are longer than given ones by more than mostGrowth.
func tooMuchText[Pos any](p Pos, moves []Pos, given int) error {
	if grown(moves, given) <= mostGrowth {
		return nil
	}
	return fmt.Errorf("cgttest: nothing was checked, since texts grow too long: the moves from %s have %d bytes of text in all; see that play ends", show(p), grown(moves, 0))
}

// grown returns by how many bytes in all positions have more text than the given ones.
func grown[Pos any](positions []Pos, given int) (length int) {
	if !mayHaveTexts(reflect.TypeFor[Pos]()) {
		return 0
	}
	for i := range positions {
		length += max(0, texts(reflect.ValueOf(&positions[i]).Elem())-given)
	}
	return length
}

// longest returns the length of the texts in the position that has most.
func longest[Pos any](positions []Pos) (length int) {
	for _, p := range positions {
		length = max(length, texts(reflect.ValueOf(p)))
	}
	return length
}

// mayHaveTexts reports whether there may be texts in values of the type.
func mayHaveTexts(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.String, reflect.Interface:
		return true
	case reflect.Struct:
		for i := range t.NumField() {
			if mayHaveTexts(t.Field(i).Type) {
				return true
			}
		}
	case reflect.Array:
		return mayHaveTexts(t.Elem())
	}
	return false
}

// texts returns the length of the texts in a value.
func texts(v reflect.Value) (length int) {
	switch v.Kind() {
	case reflect.String:
		return v.Len()
	case reflect.Interface:
		return texts(v.Elem())
	case reflect.Struct:
		for i := range v.NumField() {
			length += texts(v.Field(i))
		}
	case reflect.Array:
		if mayHaveTexts(v.Type().Elem()) {
			for i := range v.Len() {
				length += texts(v.Index(i))
			}
		}
	}
	return length
}
