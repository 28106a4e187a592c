package cgt_test

import (
	"context"
	"errors"
	"math/bits"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// table is a ruleset that lists the moves of both players from the positions 0, 1, 2, …
type table [][2][]int

func (t table) AppendMoves(dst []int, p int, who cgt.Player) []int { return append(dst, t[p][who]...) }

// reachable returns the positions that can be reached from 0.
func (t table) reachable() map[int]bool {
	seen := map[int]bool{}
	var visit func(p int)
	visit = func(p int) {
		if seen[p] {
			return
		}
		seen[p] = true
		for _, moves := range t[p] {
			for _, q := range moves {
				visit(q)
			}
		}
	}
	visit(0)
	return seen
}

// isomorphism decides by the definition, on all pairs of positions.
func isomorphism(from, to table, image []int) bool {
	domain := from.reachable()
	codomain := map[int]bool{}
	for p := range domain {
		for q := range domain {
			if p != q && image[p] == image[q] {
				return false
			}
			for who := range 2 {
				if slices.Contains(from[p][who], q) != slices.Contains(to[image[p]][who], image[q]) {
					return false
				}
			}
		}
		codomain[image[p]] = true
	}
	// Nothing else can be reached from the image.
	for q := range codomain {
		for _, moves := range to[q] {
			for _, r := range moves {
				if !codomain[r] {
					return false
				}
			}
		}
	}
	return true
}

// TestCheckIsomorphism compares with the definition, for games that may have cycles.
func TestCheckIsomorphism(t *testing.T) {
	found := [2]int{}
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 5).Draw(t, "positions")
		from := make(table, n)
		position := rapid.IntRange(0, n-1)
		for p := range from {
			for who := range 2 {
				from[p][who] = rapid.SliceOfN(position, 0, 3).Draw(t, "moves")
			}
		}
		names := make([]int, n)
		for p := range names {
			names[p] = p
		}
		names = rapid.Permutation(names).Draw(t, "names")
		to := make(table, n)
		for p := range from {
			for who, moves := range from[p] {
				for _, q := range moves {
					to[names[p]][who] = append(to[names[p]][who], names[q])
				}
				to[names[p]][who] = rapid.Permutation(append(to[names[p]][who], to[names[p]][who]...)).Draw(t, "order")
			}
		}
		image := slices.Clone(names)
		switch rapid.IntRange(0, 3).Draw(t, "change") {
		case 1:
			image[position.Draw(t, "at")] = position.Draw(t, "image")
		case 2:
			q := position.Draw(t, "from")
			to[q][cgt.Left] = append(to[q][cgt.Left], position.Draw(t, "to"))
		case 3:
			p := position.Draw(t, "from")
			from[p][cgt.Right] = append(from[p][cgt.Right], position.Draw(t, "to"))
		}
		want := isomorphism(from, to, image)
		count, err := cgt.CheckIsomorphism(t.Context(), from, 0, to, func(p int) int { return image[p] }, cgt.Limits{})
		var no *cgt.IsomorphismError
		switch {
		case want:
			found[1]++
			if err != nil || count != len(from.reachable()) {
				t.Fatalf("%d positions, %v, want %d", count, err, len(from.reachable()))
			}
		default:
			found[0]++
			if !errors.As(err, &no) || count != 0 {
				t.Fatalf("%d positions, %v, but there is no isomorphism", count, err)
			}
		}
	})
	if found[0] == 0 || found[1] == 0 {
		t.Errorf("%d maps are isomorphisms and %d are not", found[1], found[0])
	}
}

// ownership has the numbers that Left and Right have taken, as sets of bits.
type ownership struct{ left, right uint16 }

// takeThree is a game in which numbers from 0 to 8 are taken in turn, until a player has three that are on a list. Left
// begins.
type takeThree []uint16

func (lines takeThree) AppendMoves(dst []ownership, p ownership, who cgt.Player) []ownership {
	if turn := bits.OnesCount16(p.left) - bits.OnesCount16(p.right); turn != int(who) {
		return dst
	}
	for _, line := range lines {
		if p.left&line == line || p.right&line == line {
			return dst
		}
	}
	for i := range 9 {
		bit := uint16(1) << i
		switch {
		case (p.left|p.right)&bit != 0:
		case who == cgt.Left:
			dst = append(dst, ownership{p.left | bit, p.right})
		default:
			dst = append(dst, ownership{p.left, p.right | bit})
		}
	}
	return dst
}

// TestTilesAndNoughts checks that to take tiles 1 to 9 in turn, until somebody has three that sum to 15, is noughts and
// crosses. The isomorphism is a magic square (Shen, problem 32); with the numbers in their own order there is none.
func TestTilesAndNoughts(t *testing.T) {
	var crosses, tiles takeThree
	for i := range 3 {
		crosses = append(crosses, 0b111<<(3*i), 0b1001001<<i)
	}
	crosses = append(crosses, 0b100010001, 0b001010100)
	for a := 1; a <= 9; a++ {
		for b := a + 1; b <= 9; b++ {
			if c := 15 - a - b; c > b && c <= 9 {
				tiles = append(tiles, 1<<(a-1)|1<<(b-1)|1<<(c-1))
			}
		}
	}
	through := func(squares []int) func(ownership) ownership {
		set := func(x uint16) (y uint16) {
			for i, square := range squares {
				if x>>i&1 != 0 {
					y |= 1 << square
				}
			}
			return y
		}
		return func(p ownership) ownership { return ownership{set(p.left), set(p.right)} }
	}
	magic := []int{2, 7, 6, 9, 5, 1, 4, 3, 8}
	squares := make([]int, 9) // of the tiles
	for square, tile := range magic {
		squares[tile-1] = square
	}
	n, err := cgt.CheckIsomorphism(t.Context(), tiles, ownership{}, crosses, through(squares), cgt.Limits{})
	if err != nil || n != 5478 { // the number of positions of noughts and crosses
		t.Errorf("%d positions, %v", n, err)
	}
	var no *cgt.IsomorphismError
	_, err = cgt.CheckIsomorphism(t.Context(), tiles, ownership{}, crosses, through([]int{0, 1, 2, 3, 4, 5, 6, 7, 8}), cgt.Limits{})
	if !errors.As(err, &no) {
		t.Errorf("the numbers in their own order: %v", err)
	}
}

func TestCheckIsomorphismErrors(t *testing.T) {
	count := cgt.ImpartialFunc[int](func(dst []int, p int) []int { return append(dst, p+1) })
	same := func(p int) int { return p }
	var limit *cgt.LimitError
	if _, err := cgt.CheckIsomorphism(t.Context(), count, 0, count, same, cgt.Limits{Positions: 10}); !errors.As(err, &limit) || limit.Limit != 10 {
		t.Errorf("too many positions: %v", err)
	}
	stop := errors.New("stop")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(stop)
	if _, err := cgt.CheckIsomorphism(ctx, count, 0, count, same, cgt.Limits{}); !errors.Is(err, stop) {
		t.Error(err)
	}
	for name, f := range map[string]func(){
		"from": func() { _, _ = cgt.CheckIsomorphism(t.Context(), nil, 0, count, same, cgt.Limits{}) },
		"to":   func() { _, _ = cgt.CheckIsomorphism(t.Context(), count, 0, nil, same, cgt.Limits{}) },
		"map":  func() { _, _ = cgt.CheckIsomorphism[int, int](t.Context(), count, 0, count, nil, cgt.Limits{}) },
	} {
		func() {
			defer func() {
				if _, ok := recover().(error); !ok {
					t.Errorf("nil %s: no panic with an error", name)
				}
			}()
			f()
		}()
	}
}
