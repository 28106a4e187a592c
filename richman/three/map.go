package three

import (
	"context"
	"fmt"
	"iter"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/richman"
)

// Map has a [Judgement] for each way to share so many chips among the players, with the token at one vertex. It is
// immutable.
type Map struct {
	title      string
	chips      int
	judgements []Judgement // in the order of rank
}

// Limits says how much is searched.
type Limits struct {
	// States is how many vertices there may be, times the ways to share the chips; 0 means [DefaultStates], and a
	// negative number no limit but that of 32,767 chips.
	States int
}

// DefaultStates is the number of states that 0 stands for in [Limits.States].
const DefaultStates = 1_000_000

// shares returns the number of ways to share the chips, or an error that there are too many of them.
func (l Limits) shares(vertices, chips int) (int, error) {
	if chips < 0 {
		return 0, &richman.ChipsError{Msg: fmt.Sprintf("there cannot be %d chips", chips)}
	}
	most := limit.Count(l.States, DefaultStates)
	const mostChips = 1<<15 - 1 // so that (chips+1)(chips+2)/2 is an int of 32 bits
	if chips > mostChips {
		return 0, &cgt.LimitError{What: "chips", Limit: mostChips}
	}
	if n := (chips + 1) * (chips + 2) / 2; n <= most/max(vertices, 1) {
		return n, nil
	}
	return 0, &cgt.LimitError{What: "states", Limit: most}
}

// rank returns the number of the share with so many chips of Blue and Red, if those with less chips of Blue come first,
// and then those with less chips of Red.
func rank(chips, b, r int) int { return b*(chips+1) - b*(b-1)/2 + r }

// Sample asks [Analysis.Judge] about each way to share so many chips, with the token at v. The chips are a grid, and
// not coins: bids may be anything. The error is a [*cgt.LimitError], a [*richman.ChipsError] if there are less than 0
// chips, or the cause of ctx.
func (a *Analysis) Sample(ctx context.Context, v, chips int, limits Limits) (*Map, error) {
	n, err := limits.shares(1, chips)
	if err != nil {
		return nil, err
	}
	m := &Map{title: fmt.Sprintf("who wins from %s", a.g.Name(v)), chips: chips, judgements: make([]Judgement, 0, n)}
	for s := range shares(chips) {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		m.judgements = append(m.judgements, a.Judge(v, []*big.Rat{big.NewRat(int64(s[0]), 1), big.NewRat(int64(s[1]), 1), big.NewRat(int64(s[2]), 1)}))
	}
	return m, nil
}

// shares returns all ways to share the chips, in the order of rank.
func shares(chips int) iter.Seq[[Players]int] {
	return func(yield func([Players]int) bool) {
		for b := range chips + 1 {
			for r := range chips - b + 1 {
				if !yield([Players]int{b, r, chips - b - r}) {
					return
				}
			}
		}
	}
}

// Chips returns how many chips there are in all.
func (m *Map) Chips() int { return m.chips }

// At returns the judgement if Blue has b chips, Red r, and Green the others. It panics if there are not so many.
func (m *Map) At(b, r int) Judgement {
	if b < 0 || r < 0 || r > m.chips-b {
		panic(fmt.Errorf("three: %d and %d of %d chips", b, r, m.chips))
	}
	return m.judgements[rank(m.chips, b, r)]
}

// All returns all ways to share the chips, with the judgements: those with less chips of Blue first, and then those
// with less chips of Red.
func (m *Map) All() iter.Seq2[[Players]int, Judgement] {
	return func(yield func([Players]int, Judgement) bool) {
		i := 0
		if m.judgements == nil {
			return
		}
		for s := range shares(m.chips) {
			if !yield(s, m.judgements[i]) {
				return
			}
			i++
		}
	}
}
