package structure_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/zermelo/structure"
)

func FuzzParseCells(f *testing.F) {
	ruletest.FuzzReread(f, structure.ParseCells, "{}", "{1,2}", "{2,1}", "{", "}", "{1,}", "\xff")
}
