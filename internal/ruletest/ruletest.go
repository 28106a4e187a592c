// Package ruletest has what the tests of the rulesets share.
package ruletest

import (
	"context"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// A Value is a position and what it is known to be worth, both as text.
type Value struct{ Position, Value string }

// Values checks values that are known.
func Values[Pos comparable](t *testing.T, rules cgt.Ruleset[Pos], parse func(string) (Pos, error), known ...Value) {
	t.Helper()
	s := surreal.Solver[Pos]{Rules: rules}
	for _, v := range known {
		p, err := parse(v.Position)
		if err != nil {
			t.Errorf("%s: %v", v.Position, err)
			continue
		}
		want, err := surreal.Parse(v.Value)
		if err != nil {
			t.Errorf("%s: %v", v.Value, err)
		}
		if got, err := s.Value(context.Background(), p); err != nil || got != want {
			t.Errorf("%s: %v, %v, want %v", v.Position, got, err, want)
		}
	}
	if err := s.Verify(context.Background()); err != nil {
		t.Error(err)
	}
}

// Outcomes checks outcomes that are known, by search and not by values.
func Outcomes[Pos comparable](t *testing.T, rules cgt.Ruleset[Pos], parse func(string) (Pos, error), known map[string]cgt.Outcome) {
	t.Helper()
	s := cgt.Solver[Pos]{Rules: rules}
	for text, want := range known {
		p, err := parse(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if got, err := s.Outcome(context.Background(), p); err != nil || got != want {
			t.Errorf("%s: %v, %v, want %v", text, got, err, want)
		}
	}
}
