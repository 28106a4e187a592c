package nim

import (
	"context"
	"errors"
	"fmt"
	"iter"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
)

// Table holds the nim-values of the positions 0, 1, 2, … of rules whose positions are numbers and in which every move
// leads to a smaller one, or to parts that are smaller. It takes 4 bytes a position and no searching, so that it is
// faster than a [Solver] where all positions up to some number are wanted. It uses [cgt.Decomposer] and no other
// capability. The zero Table has no rules and must not be extended. A Table may be read by several goroutines while
// none extends it.
type Table struct {
	rules      cgt.ImpartialRuleset[int]
	decomposer cgt.Decomposer[int]
	values     []uint32
	moves      []int
	parts      []int
	taken      mexSet
	steps      int
}

// NewTable returns an empty table. It panics if rules is nil.
func NewTable(rules cgt.ImpartialRuleset[int]) *Table {
	if rules == nil {
		panic(errors.New("nim: NewTable: nil ruleset"))
	}
	t := &Table{rules: rules}
	t.decomposer, _ = rules.(cgt.Decomposer[int])
	return t
}

// Len returns how many positions have a value: those from 0 to Len − 1.
func (t *Table) Len() int { return len(t.values) }

// Value returns the nim-value of p; ok is false if p is not in the table.
func (t *Table) Value(p int) (v Nimber, ok bool) {
	if p < 0 || p >= len(t.values) {
		return 0, false
	}
	return Nimber(t.values[p]), true
}

// All returns the positions with their values.
func (t *Table) All() iter.Seq2[int, Nimber] {
	return func(yield func(int, Nimber) bool) {
		for p, v := range t.values {
			if !yield(p, Nimber(v)) {
				return
			}
		}
	}
}

// Extend adds positions until there are n. A position with a move that does not lead to smaller numbers from 0 on gives
// a [*cgt.RulesetError]; if ctx is done, the error is the cause. The values found before an error stay in the table.
func (t *Table) Extend(ctx context.Context, n int) error {
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	for p := len(t.values); p < n; p++ {
		t.taken.clear()
		t.moves = t.rules.AppendMoves(t.moves[:0], p, cgt.Left)
		for _, q := range t.moves {
			if err := poll.Err(ctx, &t.steps); err != nil {
				return err
			}
			v, err := t.valueFrom(p, q)
			if err != nil {
				return err
			}
			t.taken.add(v)
		}
		t.values = append(t.values, uint32(t.taken.mex())) // less than the number of moves
	}
	return nil
}

// valueFrom returns the value of the option q of p.
func (t *Table) valueFrom(p, q int) (Nimber, error) {
	if t.decomposer == nil {
		t.parts = append(t.parts[:0], q)
	} else {
		t.parts = t.decomposer.AppendParts(t.parts[:0], q)
	}
	var sum Nimber
	for _, r := range t.parts {
		if r < 0 || r >= p {
			return 0, &cgt.RulesetError{Position: fmt.Sprint(p), Msg: fmt.Sprintf("a move leads to %d, which is not smaller", r)}
		}
		sum ^= Nimber(t.values[r])
	}
	return sum, nil
}
