package main

import (
	"context"
	"fmt"
	"io"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/subtraction"
)

// shen lists the figures of A. Shen, Games and strategies from the viewpoint of mathematics.
func shen() []figure {
	return []figure{
		{
			"shen-01", "§3, problem 11",
			"The positions of a heap from which 1, 2 or 4 matches are taken, and the moves: straight arrows take one match, and arches two or four",
			"cgt.WriteGraphSVG rulesets/subtraction.Rules",
			func(w io.Writer) error { return matches(w, false) },
		},
		{
			"shen-02", "§3, problem 11",
			"The same heap with its outcomes: N where the player who is to move wins, P where the previous one does, which is where the number of matches is a multiple of three",
			"cgt.WriteGraphSVG rulesets/subtraction.Rules",
			func(w io.Writer) error { return matches(w, true) },
		},
	}
}

// matches draws the heaps of up to 9 matches of problem 11.
func matches(w io.Writer, hasOutcomes bool) error {
	ctx := context.Background()
	rules := subtraction.MustParseRules("1,2,4")
	g, heaps, err := cgt.Explore(ctx, rules, subtraction.Heap(9), cgt.Limits{})
	if err != nil {
		return err
	}
	o := cgt.GraphSVGOptions{Label: func(v int) string { return fmt.Sprint(heaps[v]) }}
	if hasOutcomes {
		outcomes := make([]cgt.Outcome, g.Len())
		solver := cgt.Solver[subtraction.Heap]{Rules: rules}
		for v, heap := range heaps {
			if outcomes[v], err = solver.Outcome(ctx, heap); err != nil {
				return err
			}
		}
		o.Outcome = func(v int) (cgt.Outcome, bool) { return outcomes[v], true }
	}
	return cgt.WriteGraphSVG(w, g, o)
}
