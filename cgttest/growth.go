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

// textGuard watches the texts in positions.
type textGuard[Pos any] struct {
	given int   // the length of the texts in the given position that has most
	err   error // that there was too much text in the moves from a position, or nil
}

// pass returns the moves from p, which have been appended to dst. Once there was more than mostGrowth in some moves it
// returns none, so that a search comes to its end.
func (g *textGuard[Pos]) pass(dst []Pos, p Pos, moves []Pos) []Pos {
	if g.err != nil {
		return dst
	}
	if len(moves) > len(dst) && grown(moves[len(dst):], g.given) > mostGrowth {
		g.err = fmt.Errorf("texts grow too long: the moves from %s have %d bytes of text in all; see that play ends", show(p), grown(moves[len(dst):], 0))
		return dst
	}
	return moves
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
