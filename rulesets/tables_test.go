package rulesets_test

import (
	"fmt"
	"testing"

	"github.com/cgt-go/sdk/zermelo"
)

// tabled is a position of a game with too many positions to look at all of them in obvious ways. It has a table, which
// is compared with what is found by looking ahead.
type tabled[V payoff[V]] struct{ competed[V] }

// table returns a row of such positions.
func table[Pos comparable, V payoff[V]](game zermelo.Game[Pos, V], positions ...Pos) []entry {
	row := compete(game, nil, positions...)
	for i, e := range row {
		row[i] = tabled[V]{e.(competed[V])}
	}
	return row
}

func (e tabled[V]) check(t *testing.T, applied map[string]int) {
	if isSmall() {
		t.Skip("the table is large")
	}
	solution, err := (&zermelo.Solver[any, V]{Game: e.game, Method: zermelo.Indexed, Goroutines: 2}).Solve(t.Context(), e.start)
	if err != nil {
		t.Fatal(err)
	}
	value := solution.StartValue()
	applied["zermelo.Solver by Indexed"]++
	moves, ok := solution.Distance(e.start)
	if !ok {
		t.Fatalf("%v is worth a play without end, which Deepening does not find", e.start)
	}
	for _, disguise := range disguises(e.game) {
		deepening := zermelo.Solver[any, V]{Game: disguise.game, Method: zermelo.Deepening}
		want := value
		if disguise.isNegative {
			want = want.Neg()
		}
		applied["zermelo.Solver by Deepening"]++
		t.Run(fmt.Sprint(disguise.name, " by Deepening"), func(t *testing.T) {
			last, err := deepening.Within(t.Context(), e.start, moves)
			if v, ok := last.Value(); v != want || !ok || last.Depth != moves || err != nil {
				t.Fatalf("%v is worth %v in %d moves, and not %v in %d; %v", e.start, v, last.Depth, want, moves, err)
			}
			if moves > 0 {
				last, err := deepening.Within(t.Context(), e.start, moves-1)
				if v, ok := last.Value(); ok || err != nil {
					t.Fatalf("%v is worth %v, as is seen in less than %d moves; %v", e.start, v, moves, err)
				}
			}
		})
	}
}
