package cgttest

import (
	"fmt"

	"github.com/cgt-go/sdk/surreal"
)

var textLaws = []Law{
	{
		Name: "text-inverse", Arity: 1,
		Statement: "Parse reads the text of g, in ASCII and in the letters of the books, back to g",
		Source:    "package surreal",
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			for _, s := range []string{a.text(g), fmt.Sprintf("%+v", g)} {
				h, err := a.parse(s)
				if err != nil {
					return fmt.Errorf("the text %s, which Parse does not read: %w", show(s), err)
				}
				if h != g {
					return fmt.Errorf("the text %s, which is read as %s", show(s), show(h))
				}
			}
			return nil
		},
	},
	{
		Name: "text-marshal", Arity: 1,
		Statement: "MarshalText gives the text of String, and UnmarshalText reads it",
		Source:    "package surreal",
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			b, err := a.marshal(g)
			if err != nil {
				return err
			}
			var h surreal.Game
			if err := h.UnmarshalText(b); err != nil {
				return fmt.Errorf("the text %s, which UnmarshalText does not read: %w", show(string(b)), err)
			}
			return first(holds(string(b) == a.text(g), "the texts %s and %s", show(string(b)), show(a.text(g))), same("g", g, "what is read", h))
		},
	},
}
