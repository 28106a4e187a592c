package structure_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/zermelo/structure"
)

func FuzzParseCells(f *testing.F) {
	for _, s := range []string{"{}", "{1,2}", "{2,1}", "{", "}", "{1,}", "\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) { ruletest.Reread(t, structure.ParseCells, s) })
}
