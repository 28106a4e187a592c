package clobber_test

import (
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/clobber"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	cgttest.Run(t, clobber.Rules{},
		board.Board{},
		clobber.MustParse("xoxo"),
		clobber.MustParse("xox|ox."),
		clobber.MustParse("x.o|oxo|.#x"),
	)
}

// TestKnownValues compares with values from the tests of CGSuite 2 and with what follows from the rules at once.
func TestKnownValues(t *testing.T) {
	ruletest.Values(t, clobber.Rules{}, clobber.Parse,
		ruletest.Value{Position: "xo", Value: "*"},
		ruletest.Value{Position: "xox|ox.", Value: "{^^*|*,v}"},
	)
}

// TestKnownOutcomes compares rows of alternating stones with the outcomes in the tests of MCGS 1.7: whoever begins
// wins, but for three pairs.
func TestKnownOutcomes(t *testing.T) {
	ruletest.Outcomes(t, clobber.Rules{}, clobber.Parse, map[string]cgt.Outcome{
		"xo":             cgt.N,
		"xoxo":           cgt.N,
		"xoxoxo":         cgt.P,
		"xoxoxoxo":       cgt.N,
		"xoxoxoxoxo":     cgt.N,
		"xoxoxoxoxoxo":   cgt.N,
		"xoxoxoxoxoxoxo": cgt.N,
	})
}

func TestParse(t *testing.T) {
	ruletest.Text(t, clobber.Parse, "", "xo", "xox|ox.", "#")
	ruletest.Errors(t, clobber.Parse, map[string]int{"xq": 1, "xo|x": 4, "|": 0, "xo||xo": 3, "é": 0})
}
