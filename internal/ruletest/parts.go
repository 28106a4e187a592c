package ruletest

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/surreal"
)

// Parts checks that parts and representatives do not change the values of positions that draw draws, some of which must
// have several parts.
func Parts[Pos comparable](t *testing.T, rules interface {
	cgt.Ruleset[Pos]
	cgt.Decomposer[Pos]
}, draw func(t *rapid.T) Pos,
) {
	t.Helper()
	split := 0
	rapid.Check(t, func(t *rapid.T) {
		p := draw(t)
		if len(rules.AppendParts(nil, p)) > 1 {
			split++
		}
		want, err := surreal.Value(t.Context(), cgttest.Plain(cgt.Ruleset[Pos](rules)), p)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := surreal.Value(t.Context(), cgt.Ruleset[Pos](rules), p); err != nil || got != want {
			t.Fatalf("%v: %v, %v, want %v", p, got, err, want)
		}
	})
	if split == 0 {
		t.Fatal("no position had several parts")
	}
}
