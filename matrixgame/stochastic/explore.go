package stochastic

import (
	"context"
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
)

// Rules says what may happen at each position, which is of any comparable type.
type Rules[P comparable] interface {
	// Entries returns the entries at p, row by row, all rows of the same length, or none if the game is over. It must
	// be deterministic.
	Entries(p P) [][]Entry[P]
}

// RulesFunc makes [Rules] of a function.
type RulesFunc[P comparable] func(p P) [][]Entry[P]

// Entries calls f.
func (f RulesFunc[P]) Entries(p P) [][]Entry[P] { return f(p) }

// Explore makes a game of all positions that may follow a start, and returns them too: state s of the game is the s-th
// of them, and the start is state 0. They come in the order of a breadth-first search; the states have their texts for
// names. The discount and the errors are those of [New]; further there is a [*cgt.LimitError] if there are more
// positions than limits allow, and the cause of ctx. Steps of probability 0 count too. Explore panics if rules is nil.
func Explore[P comparable](ctx context.Context, rules Rules[P], start P, discount *big.Rat, limits cgt.Limits) (*Game, []P, error) {
	if rules == nil {
		panic(fmt.Errorf("stochastic: no rules"))
	}
	most := limits.MaxPositions()
	positions := []P{start}
	index := map[P]int{start: 0}
	var states []State
	for s := 0; s < len(positions); s++ {
		if ctx.Err() != nil {
			return nil, nil, context.Cause(ctx)
		}
		p := positions[s]
		from := State{Name: fmt.Sprint(p)}
		for _, row := range rules.Entries(p) {
			entries := make([]Entry[int], len(row))
			for j, e := range row {
				entries[j].Payoff = e.Payoff
				for _, x := range e.Next {
					to, isKnown := index[x.To]
					if !isKnown {
						if len(positions) >= most {
							return nil, nil, &cgt.LimitError{What: "positions", Limit: most}
						}
						to = len(positions)
						index[x.To] = to
						positions = append(positions, x.To)
					}
					entries[j].Next = append(entries[j].Next, Step[int]{to, x.Probability})
				}
			}
			from.Entries = append(from.Entries, entries)
		}
		states = append(states, from)
	}
	g, err := New(states, discount)
	if err != nil {
		return nil, nil, err
	}
	return g, positions, nil
}
