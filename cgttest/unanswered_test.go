package cgttest

import (
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// fallible counts down to 0, by one, and panics about the moves from one position and the parts of another.
type fallible struct{ moves, parts int }

func (r fallible) AppendMoves(dst []int, p int, _ cgt.Player) []int {
	if p == r.moves {
		panic("moves")
	}
	if p > 0 {
		dst = append(dst, p-1)
	}
	return dst
}

func (r fallible) AppendParts(dst []int, p int) []int {
	if p == r.parts {
		panic("parts")
	}
	return append(dst, p)
}

// Whoever runs a suite learns at which position the rules panic.
func TestUnanswered(t *testing.T) {
	for _, test := range []struct {
		rules fallible
		want  []int
	}{
		{fallible{moves: 3, parts: -1}, []int{3}},
		{fallible{moves: -1, parts: 2}, []int{2}},
		{fallible{moves: -1, parts: -1}, nil},
	} {
		var told []int
		func() {
			defer func() {
				if got := recover() != nil; got != (test.want != nil) {
					t.Errorf("%v: panic %t", test.rules, got)
				}
			}()
			e, err := Suite[int]{Rules: test.rules, Positions: []int{5}}.examine(func(p int) { told = append(told, p) })
			if err != nil {
				t.Fatal(err)
			}
			e.checkDeterministic(&faults{})
		}()
		if !slices.Equal(told, test.want) {
			t.Errorf("%v: told of %v, want %v", test.rules, told, test.want)
		}
	}
}

// estimated is a game whose estimates call at.
type estimated struct {
	zermelo.Game[int, zermelo.Int]
	at func(method string, p int)
}

func (g estimated) Estimate(p int) int {
	if p == 0 {
		g.at("estimate of an end", p)
	}
	g.at("estimate", p)
	return p
}

// So does whoever runs a suite of a game.
func TestGameUnanswered(t *testing.T) {
	for panics, want := range map[string][]int{"end": {3}, "turn": {3}, "moves": {3}, "estimate": {3}, "estimate of an end": {0}, "nowhere": nil} {
		at := func(method string, p int) {
			if method == panics && slices.Contains(want, p) {
				panic(method)
			}
		}
		game := zermelo.Rules[int, zermelo.Int]{
			Ended: func(p int) (zermelo.Int, bool) { at("end", p); return 1, p == 0 },
			Mover: func(p int) zermelo.Player { at("turn", p); return zermelo.Max },
			Moves: func(dst []int, p int) []int { at("moves", p); return append(dst, p-1) },
		}
		var told []int
		func() {
			defer func() {
				if got := recover() != nil; got != (panics != "nowhere") {
					t.Errorf("%s: panic %t", panics, got)
				}
			}()
			e, err := GameSuite[int, zermelo.Int]{Game: estimated{game, at}, Positions: []int{5}}.examine(func(p int) { told = append(told, p) })
			if err != nil {
				t.Fatal(err)
			}
			e.checkDeterministic(&faults{})
		}()
		if !slices.Equal(told, want) {
			t.Errorf("%s: told of %v, want %v", panics, told, want)
		}
	}
}
