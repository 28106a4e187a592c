package bridgit_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/bridgit"
)

func FuzzParse(f *testing.F) {
	ruletest.FuzzReread(f, bridgit.Parse, "", "..", "..|.|X.|O|..", "..\n.\n..", "|")
}
