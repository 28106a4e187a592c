package zermelo

import (
	"context"
	"fmt"
	"math"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
)

// CheckIndex checks the laws of [Indexer] and, if the game is one, of [Retractor], for the positions of all numbers,
// and returns how many of these there are: that numbers and positions are inverse to each other, that a move leads to a
// position with a number, and that moves can be taken back to exactly the positions from which they lead. It looks at
// every move twice and at the moves of every parent, and is meant for tests.
//
// The error is a [*GameError] for the first position that breaks a law, a [*cgt.LimitError] if there are more than the
// limit or 2³¹−1 numbers, and the cause why ctx is done. CheckIndex panics if game is nil or no [Indexer].
func CheckIndex[Pos comparable, V Payoff[V]](ctx context.Context, game Game[Pos, V], limits cgt.Limits) (positions int, err error) {
	r := newRules(game)
	if r.indexer == nil {
		panic(fmt.Errorf("zermelo: CheckIndex of a game that is no Indexer"))
	}
	d, err := newNumbers(r.indexer, min(limits.MaxPositions(), math.MaxInt32))
	if err != nil {
		return 0, err
	}
	var (
		steps         int
		moves, others []Pos
	)
	// leads reports whether a move leads from p to a position that is like q, with the players swapped or not, as is
	// said.
	leads := func(p, q Pos, isSwapped bool) (bool, error) {
		var isEnd bool
		if others, _, _, isEnd, err = r.look(others[:0], p); err != nil || isEnd {
			return false, err
		}
		for _, o := range others {
			if o, s := r.normalize(o); o == q && (s == isSwapped || r.isEven(q)) {
				return true, nil
			}
		}
		return false, nil
	}
	for i := range d.size {
		if err := poll.Err(ctx, &steps); err != nil {
			return 0, err
		}
		p, ok := r.indexer.Position(i)
		if !ok {
			continue
		}
		if n := r.indexer.Index(p); n != i {
			return 0, gameError(p, fmt.Sprintf("it is the position with the number %d, but its number is %d", i, n))
		}
		if q, _ := r.normalize(p); q != p {
			continue
		}
		positions++
		var isEnd bool
		if moves, _, _, isEnd, err = r.look(moves[:0], p); err != nil {
			return 0, err
		}
		if err := poll.Many(ctx, &steps, len(moves)); err != nil {
			return 0, err
		}
		if !isEnd {
			for _, q := range moves {
				q, isSwapped := r.normalize(q)
				if _, ok := d.numberOf(q); !ok {
					return 0, gameError(p, fmt.Sprintf("a move leads to %v, which has no number", q))
				}
				if r.retractor == nil {
					continue
				}
				isFound := false
				others = r.retractor.AppendParents(others[:0], q)
				for _, o := range others {
					o, s := r.normalize(o)
					isFound = isFound || o == p && (s == isSwapped || r.isEven(q))
				}
				if !isFound {
					return 0, gameError(q, fmt.Sprintf("a move leads here from %v%s, which is not among the parents", p, withSwapped(isSwapped)))
				}
			}
		}
		if r.retractor == nil {
			continue
		}
		moves = r.retractor.AppendParents(moves[:0], p)
		for _, q := range moves {
			q, isSwapped := r.normalize(q)
			if _, ok := d.numberOf(q); !ok {
				continue
			}
			if _, isEnd := r.End(q); isEnd {
				continue
			}
			if ok, err := leads(q, p, isSwapped); err != nil {
				return 0, err
			} else if !ok {
				return 0, gameError(p, fmt.Sprintf("no move leads here from %v%s, which is among the parents", q, withSwapped(isSwapped)))
			}
		}
	}
	return positions, nil
}

// isEven reports whether play has ended at p with a payoff that stays what it is when the players change places. Then
// it does not matter whether they have.
func (r *rules[Pos, V]) isEven(p Pos) bool {
	v, isEnd := r.End(p)
	return isEnd && r.isSigned && negative(v) == v
}

// withSwapped returns what is said of a position in which the players have changed places.
func withSwapped(isSwapped bool) string {
	if isSwapped {
		return " with the players swapped"
	}
	return ""
}
