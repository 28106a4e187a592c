package rulesets_test

import (
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

// mostPositions is how many positions a row may reach: what is slow and obvious looks at all of them, often.
const mostPositions = 2000

// truth is what the rules say of all positions that can be reached from the first one, found by the definitions alone.
type truth struct {
	positions []any
	number    map[any]int
	moves     [2][][]int     // by player and position
	order     []int          // of the positions, those that moves lead to going first
	wins      [2][]bool      // who begins, wins in normal play
	misere    [2][]bool      // and in misère play
	read      map[string]any // the positions by their texts, once somebody has asked
}

// findTruth lists the positions and labels them.
func findTruth(t *testing.T, rules cgt.Ruleset[any], start any) *truth {
	t.Helper()
	x := &truth{positions: []any{start}, number: map[any]int{start: 0}}
	for v := 0; v < len(x.positions); v++ {
		for who := range x.moves {
			x.moves[who] = append(x.moves[who], nil)
			for _, q := range rules.AppendMoves(nil, x.positions[v], cgt.Player(who)) {
				w, ok := x.number[q]
				if !ok {
					w = len(x.positions)
					x.number[q] = w
					x.positions = append(x.positions, q)
				}
				x.moves[who][v] = append(x.moves[who][v], w)
			}
		}
		if len(x.positions) > mostPositions {
			t.Fatalf("more than %d positions can be reached from %v", mostPositions, start)
		}
	}
	const open, closed = 1, 2
	state := make([]byte, len(x.positions))
	var visit func(v int)
	visit = func(v int) {
		state[v] = open
		for who := range x.moves {
			for _, w := range x.moves[who][v] {
				switch state[w] {
				case 0:
					visit(w)
				case open:
					t.Fatalf("a play from %v comes back to %v", start, x.positions[w])
				}
			}
		}
		state[v] = closed
		x.order = append(x.order, v)
	}
	visit(0)
	for who := range x.moves {
		x.wins[who] = make([]bool, len(x.positions))
		x.misere[who] = make([]bool, len(x.positions))
	}
	for _, v := range x.order {
		for who := range x.moves {
			x.misere[who][v] = len(x.moves[who][v]) == 0
			for _, w := range x.moves[who][v] {
				x.wins[who][v] = x.wins[who][v] || !x.wins[1-who][w]
				x.misere[who][v] = x.misere[who][v] || !x.misere[1-who][w]
			}
		}
	}
	return x
}

func (x *truth) outcome(v int) cgt.Outcome { return cgt.OutcomeOf(x.wins[0][v], x.wins[1][v]) }

// grundy returns the nim-values, if the rules are impartial: the smallest number that no move leads to.
func (x *truth) grundy() []uint64 {
	values := make([]uint64, len(x.positions))
	for _, v := range x.order {
		met := map[uint64]bool{}
		for _, w := range x.moves[0][v] {
			met[values[w]] = true
		}
		for met[values[v]] {
			values[v]++
		}
	}
	return values
}

// chances returns the chance that Right wins each position if a coin decides who moves, and whoever is to move and
// cannot loses.
func (x *truth) chances() []*big.Rat {
	half := big.NewRat(1, 2)
	r := make([]*big.Rat, len(x.positions))
	for _, v := range x.order {
		left, right := big.NewRat(1, 1), new(big.Rat)
		for _, w := range x.moves[cgt.Left][v] {
			if r[w].Cmp(left) < 0 {
				left = r[w]
			}
		}
		for _, w := range x.moves[cgt.Right][v] {
			if r[w].Cmp(right) > 0 {
				right = r[w]
			}
		}
		r[v] = new(big.Rat).Add(left, right)
		r[v].Mul(r[v], half)
	}
	return r
}
