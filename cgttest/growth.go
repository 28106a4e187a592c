package cgttest

import (
	"fmt"
	"math"
	"reflect"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

// This file is about texts in positions, and about how many moves there are. Where a move makes a text longer by mistake, or
// their number larger, play may soon fill the memory, and long before it has made many moves.

// mostGrowth is by how many bytes in all the moves that are listed at a position may have more text than a given
// position: if a move may double a text, they have so many after some twenty moves. No game has them.
const mostGrowth = 1 << 24

// mostMoves is how many moves more than a given position another one may have, and mostMoveBytes how many bytes these may
// take: if each move may double their number, the memory is full long before play is long.
const mostMoves, mostMoveBytes = 1 << 21, 1 << 26

// mostMovesMore is how many moves more another position may have than a given one.
func (g *textGuard[Pos]) mostMovesMore() int {
	return min(mostMoves, mostMoveBytes/max(1, int(reflect.TypeFor[Pos]().Size())))
}

// textGuard watches the texts in positions, and how many moves there are.
type textGuard[Pos any] struct {
	given int   // the length of the texts in the given position that has most
	few   int   // the number of moves from the given position that has most, or 0 as long as it is not known
	err   error // that there was too much text in the moves from a position, or too many moves, or nil
	left  *int  // by how many bytes texts may still grow in a search, or nil if there is none
}

// search runs a search among moves that pass the guard, in which one may look at so many positions, and reports whether
// it was broken off. Where texts grow in play that goes on, less of them is enough to break it off.
func (g *textGuard[Pos]) search(positions int, isGrowing bool, run func()) (isOver bool) {
	each := mostSearchGrowth
	if isGrowing {
		each = fewSearchGrowth
	}
	left := min(positions, math.MaxInt/each) * each
	g.left = &left
	run()
	g.left = nil
	return left < 0
}

// isOver reports whether there have been too long texts, or too many moves, so that none pass any more.
func (g *textGuard[Pos]) isOver() bool { return g.err != nil || g.left != nil && *g.left < 0 }

// pass returns the moves from p, which have been appended to dst. Once there was more than mostGrowth in some moves, or
// more than there may be in all of a search, or there were too many moves, it returns none, so that a search comes to its
// end.
func (g *textGuard[Pos]) pass(dst []Pos, p Pos, moves []Pos) []Pos {
	if g.isOver() {
		return dst
	}
	if len(moves) <= len(dst) {
		return moves
	}
	list := moves[len(dst):]
	if g.few > 0 && len(list)-g.few > g.mostMovesMore() {
		g.err = fmt.Errorf("there are more and more moves: from %s there are %d, and from given positions not more than %d; see that play ends, or give a position with so many moves", show(p), len(list), g.few)
		return dst
	}
	more := grown(list, g.given)
	if more > mostGrowth {
		g.err = fmt.Errorf("texts grow too long: the moves from %s have %d bytes of text in all; see that play ends", show(p), grown(list, 0))
		return dst
	}
	if g.left != nil {
		if *g.left -= more; *g.left < 0 {
			return dst
		}
	}
	return moves
}

// growingParts returns an error if the longest part of the longest part, and so on, of a position has too much text:
// solvers look for parts of parts.
func (e *examination[Pos]) growingParts() error {
	if e.decomposer == nil || !mayHaveTexts(reflect.TypeFor[Pos]()) {
		return nil
	}
	const mostSteps = 100 // a text that does not grow too long by then is not the first trouble
	for _, from := range slices.Concat(spread(e.positions[:e.given], mostTried), spread(e.positions[e.given:], mostTried)) {
		p, length := from, longest([]Pos{from})
		for range mostSteps {
			last := length
			for _, q := range e.partsOf(p) {
				if n := longest([]Pos{q}); n > length {
					p, length = q, n
				}
			}
			if length == last {
				break
			}
			if length-e.guard.given > mostGrowth {
				return fmt.Errorf("texts grow too long: a part of %s has parts, and so on, of which one has %d bytes of text; see that parts are not larger than the whole", show(from), length)
			}
		}
	}
	return nil
}

const (
	// mostPartsGrowth is by how many bytes in all lists of one search among parts may have more text than a given position.
	mostPartsGrowth = 1 << 28
	// mostSearchGrowth is that in a search by the moves alone, for each position that one may look at, and fewSearchGrowth
	// if a play of growing texts did not end.
	mostSearchGrowth, fewSearchGrowth = 1 << 18, 1 << 11
	// mostGrowing is at how many positions one looks that such a play comes to.
	mostGrowing = 100
)

// isGrowing reports whether one of the plays that did not end is one of growing texts.
func isGrowing[Pos any](unending []play[Pos], first int) bool {
	return slices.ContainsFunc(unending, func(l play[Pos]) bool { return l.grows(first) })
}

// orText says what else may be too much in a search.
func orText[Pos any](unending []play[Pos], first int) string {
	if isGrowing(unending, first) {
		return ", or too much text"
	}
	return ""
}

// firstOf returns the first n of positions, or all if there are not so many, and forgets what was seen at the others.
func firstOf[Pos comparable, V any](positions []Pos, n int, seen map[Pos]V) []Pos {
	n = min(n, len(positions))
	for _, p := range positions[n:] {
		delete(seen, p)
	}
	return positions[:n]
}

// capable returns the rules with their capabilities. With parts and representatives play may go where it does not by the
// moves alone: if texts grow too long in a search, there are no moves any more, and failed tells.
func (e *examination[Pos]) capable() cgt.Ruleset[Pos] {
	if e.decomposer == nil && e.normalizer == nil || !mayHaveTexts(reflect.TypeFor[Pos]()) {
		return e.Rules
	}
	all := rearrange(e.Rules, func(list []Pos) []Pos {
		if e.searchGrowth += grown(list, e.guard.given); e.searchGrowth > mostPartsGrowth {
			return nil
		}
		return list
	}, true).(capabilities[Pos])
	// Solvers say which capabilities there are.
	switch {
	case e.impartial:
		return all
	case e.normalizer == nil:
		return splitting[Pos]{all, all, all, all}
	case e.decomposer == nil:
		return normalizing[Pos]{all, all, all, all}
	}
	return all
}

// capabilities are those that solvers use.
type capabilities[Pos comparable] interface {
	cgt.Ruleset[Pos]
	cgt.Decomposer[Pos]
	cgt.Normalizer[Pos]
	surreal.Valuer[Pos]
	nim.Valuer[Pos]
}

// splitting are rules whose positions have no representatives, and normalizing those whose positions have no parts.
type (
	splitting[Pos comparable] struct {
		cgt.Ruleset[Pos]
		cgt.Decomposer[Pos]
		surreal.Valuer[Pos]
		knowing[Pos]
	}
	normalizing[Pos comparable] struct {
		cgt.Ruleset[Pos]
		cgt.Normalizer[Pos]
		surreal.Valuer[Pos]
		knowing[Pos]
	}
	knowing[Pos comparable] interface{ nim.Valuer[Pos] }
)

func (e *examination[Pos]) partsOf(p Pos) []Pos {
	answered := false
	defer unlessAnswered(e.unanswered, p, &answered)
	parts := e.decomposer.AppendParts(nil, p)
	answered = true
	return parts
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
