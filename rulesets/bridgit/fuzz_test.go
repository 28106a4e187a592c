package bridgit_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/bridgit"
)

func FuzzParse(f *testing.F) {
	for _, text := range []string{"", "..", "..|.|X.|O|..", "..\n.\n..", "|"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) { ruletest.Reread(t, bridgit.Parse, text) })
}
