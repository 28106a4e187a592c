package cgtrapid_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest/cgtrapid"
	"github.com/cgt-go/sdk/surreal"
)

// subtraction is the game of taking 1 or 2 (Left), 1 or 3 (Right) from a heap.
type subtraction struct{}

func (subtraction) AppendMoves(dst []int, p int, who cgt.Player) []int {
	for _, n := range [2][]int{{1, 2}, {1, 3}}[who] {
		if n <= p {
			dst = append(dst, p-n)
		}
	}
	return dst
}

func TestPosition(t *testing.T) {
	positions := cgtrapid.Position(subtraction{}, 20, 10)
	seen := map[int]bool{}
	for seed := range 1000 {
		p := positions.Example(seed)
		if p < 0 || p > 20 {
			t.Fatalf("the position %d cannot be reached", p)
		}
		seen[p] = true
	}
	if len(seen) != 21 {
		t.Errorf("of the positions 0 to 20 only %d are drawn", len(seen))
	}
	if p := shrunk(t, positions, func(p int) bool { return p > 15 }); p != "10" {
		t.Errorf("a position up to 15 shrinks to %s, want the start 10", p)
	}
	cgtrapid.CheckRuleset(t, subtraction{}, positions)
}

// forgetful is subtraction with a Value that is wrong for a heap of 4.
type forgetful struct{ subtraction }

func (forgetful) Value(p int) (surreal.Game, bool) { return surreal.Int(4), p == 4 }

// A check of broken rules fails and names the law and the simplest position at which it noticed.
func TestCheckRulesetFails(t *testing.T) {
	log := failing(t, func(t rapid.TB) { cgtrapid.CheckRuleset(t, forgetful{}, cgtrapid.Position(forgetful{}, 4, 9)) })
	if !strings.Contains(log, "cgttest: valuer:") || !strings.Contains(log, "on 4") {
		t.Errorf("the law is not named in %s", log)
	}
}

// The checks can be part of a property.
func TestChecksInProperty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cgtrapid.CheckLaws(t, cgtrapid.Game(2))
		cgtrapid.CheckRuleset(t, subtraction{}, cgtrapid.Position(subtraction{}, 5))
	})
}
