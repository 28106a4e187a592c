package cgt_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// winsMisere reports whether who wins g in misère play, moving first.
func (g *game) winsMisere(who, other cgt.Player) bool {
	options := g.options(who)
	for _, option := range options {
		if !option.winsMisere(other, who) {
			return true
		}
	}
	return len(options) == 0
}

func TestMisereByDefinition(t *testing.T) {
	ctx := t.Context()
	check := func(t rapid.TB, g *game) cgt.Outcome {
		t.Helper()
		s := cgt.Solver[cgt.Position]{Rules: cgt.Positions{}, Misere: true}
		o, err := s.Outcome(ctx, g.tree())
		want := cgt.OutcomeOf(g.winsMisere(cgt.Left, cgt.Right), g.winsMisere(cgt.Right, cgt.Left))
		if err != nil || o != want {
			t.Fatalf("%s has the misère outcome %v, %v, want %v", g.text(), o, err, want)
		}
		if err := s.Verify(ctx); err != nil {
			t.Fatal(err)
		}
		return o
	}
	// Whoever cannot move wins, and whoever alone can move must.
	none := &game{}
	one := []*game{none}
	for want, g := range map[cgt.Outcome]*game{cgt.N: none, cgt.P: {one, one}, cgt.R: {one, nil}, cgt.L: {nil, one}} {
		if got := check(t, g); got != want {
			t.Errorf("%s has the misère outcome %v, want %v", g.text(), got, want)
		}
	}
	rapid.Check(t, func(t *rapid.T) { check(t, games(4).Draw(t, "g")) })
}

// Nim, played misère: with a heap of two or more it is won as in normal play, and with heaps of one the parity is the
// other way round. C. L. Bouton, Nim, a game with a complete mathematical theory (1901).
func TestMisereNim(t *testing.T) {
	rules := cgt.ImpartialFunc[[3]int](func(dst [][3]int, p [3]int) [][3]int {
		for i, n := range p {
			for m := range n {
				q := p
				q[i] = m
				dst = append(dst, q)
			}
		}
		return dst
	})
	s := cgt.Solver[[3]int]{Rules: rules, Misere: true}
	for a := range 6 {
		for b := range 6 {
			for c := range 6 {
				p := [3]int{a, b, c}
				lost := a^b^c == 0
				if max(a, b, c) <= 1 {
					lost = !lost
				}
				win, err := s.Wins(t.Context(), p, cgt.Left)
				if err != nil || win == lost {
					t.Errorf("%v: the first player wins: %v, %v", p, win, err)
				}
				moves, err := s.WinningMoves(t.Context(), p, cgt.Right)
				if none := p == [3]int{}; err != nil || (len(moves) > 0) != (win && !none) {
					t.Errorf("%v has the winning moves %v, %v", p, moves, err)
				}
			}
		}
	}
	if err := s.Verify(t.Context()); err != nil {
		t.Error(err)
	}
	s.Misere = false
	if err := s.Verify(t.Context()); err == nil {
		t.Error("what is true in misère play is verified in normal play")
	}
}
