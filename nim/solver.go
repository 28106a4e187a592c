package nim

import (
	"context"
	"errors"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/advice"
)

// Valuer is an optional capability of a [cgt.ImpartialRuleset]: it knows the nim-values of some positions, or of all of
// them, without looking at their moves. It must give the value that the moves would give.
type Valuer[Pos comparable] interface {
	// NimValue returns the nim-value of p if it knows it. It must be deterministic and safe for concurrent use.
	NimValue(p Pos) (v Nimber, ok bool)
}

// Solver finds the nim-values of positions under any impartial rules, by the theorem of Sprague and Grundy: the value
// of a position is the [Mex] of the values of its options, and that of a sum is the nim-sum. It looks at every position
// once and remembers it for the next call; positions that split into parts ([cgt.Decomposer]) are valued by their
// parts, of positions that are alike ([cgt.Normalizer]) one is looked at, and those with a closed form ([Valuer]) are
// not searched. Set Rules; the other fields may stay zero. A Solver must not be used by two goroutines at once, but may
// use several itself, and must not be copied after its first use.
//
// The positions must have finitely many positions after them and no infinite play among these. A cycle ends the
// computation with a [*cgt.LoopError], and too many positions with a [*cgt.LimitError]. What was found before an error
// is right and is kept, so that the caller may raise Limits and ask again.
//
// Sources: R. P. Sprague, Über mathematische Kampfspiele, 1935; P. M. Grundy, Mathematics and games, 1939; A. Shen,
// Games and strategies from the viewpoint of mathematics, §11.
type Solver[Pos comparable] struct {
	// Rules are the rules to play by; they must stay the same after the first call.
	Rules cgt.ImpartialRuleset[Pos]
	// Limits bounds the number of positions that are remembered or looked at, over the life of the Solver. It may be
	// changed between calls.
	Limits cgt.Limits
	// Goroutines is how many goroutines may work on one call, including the caller's; less than 2 means no other, and
	// more than 256 is as 256. The others start when a call has looked at about a thousand positions. They help where
	// it takes long to list moves; where this is cheap, one is fastest. Answers and errors are the same for any number.
	Goroutines int
	// Progress, if not nil, is called after every [cgt.ProgressEvery] new positions, or somewhat more if several
	// goroutines work; always by the goroutine of the caller.
	Progress func(cgt.Stats)

	normalizer cgt.Normalizer[Pos] // Rules as Normalizer, or nil
	decomposer cgt.Decomposer[Pos] // likewise
	valuer     Valuer[Pos]         // likewise
	search     search[Pos, entry]
}

// entry is what is known of a position. The rank is larger than the ranks of all parts of its options, so that
// [Solver.Verify] need not look for cycles.
type entry struct {
	value Nimber
	rank  uint32
}

// Value returns the nim-value of p under rules. It is the method of a [Solver] with nothing but rules set.
func Value[Pos comparable](ctx context.Context, rules cgt.ImpartialRuleset[Pos], p Pos) (Nimber, error) {
	s := Solver[Pos]{Rules: rules}
	return s.Value(ctx, p)
}

// Value returns the nim-value of p: p is equal to the heap *v for the value v, and the player who moves wins unless
// v = 0. Like the other methods it panics if Rules is nil.
func (s *Solver[Pos]) Value(ctx context.Context, p Pos) (Nimber, error) {
	s.prepare()
	if ctx.Err() != nil {
		return 0, context.Cause(ctx)
	}
	var sum Nimber
	for _, part := range s.appendParts(nil, p) {
		e, err := s.search.of(ctx, part)
		if err != nil {
			return 0, err
		}
		sum = sum.Add(e.value)
	}
	return sum, nil
}

// Sum returns the nim-value of the sum of positions, which is the nim-sum of their values.
//
// Source: Shen, §11; Conway, On Numbers and Games, ch. 11.
func (s *Solver[Pos]) Sum(ctx context.Context, ps ...Pos) (Nimber, error) {
	if ctx.Err() != nil {
		return 0, context.Cause(ctx)
	}
	var sum Nimber
	for _, p := range ps {
		v, err := s.Value(ctx, p)
		if err != nil {
			return 0, err
		}
		sum = sum.Add(v)
	}
	return sum, nil
}

// Equivalent reports whether p and q are equivalent: whether, whatever is added to them, the same player wins. This is
// so if and only if their nim-values are equal, and if and only if p + q is won by the player who does not begin.
//
// Source: Shen, §11.
func (s *Solver[Pos]) Equivalent(ctx context.Context, p, q Pos) (bool, error) {
	sum, err := s.Sum(ctx, p, q)
	return err == nil && sum == 0, err
}

// WinningMoves returns the positions that one can move to from p and win, those with value 0, in the order in which the
// ruleset lists them, without duplicates.
func (s *Solver[Pos]) WinningMoves(ctx context.Context, p Pos) ([]Pos, error) {
	moves, err := s.WinningMovesInSum(ctx, p)
	if err != nil {
		return nil, err
	}
	var won []Pos
	for _, m := range moves {
		won = append(won, m.To)
	}
	return won, nil
}

// SumMove is a move in a sum: the component with the number Component, counted from 0, becomes To.
type SumMove[Pos comparable] struct {
	Component int
	To        Pos
}

// WinningMovesInSum returns the moves in the sum of positions that win: those after which the nim-sum of the values
// is 0. They are ordered by the component in which they are made, and else as WinningMoves.
func (s *Solver[Pos]) WinningMovesInSum(ctx context.Context, ps ...Pos) ([]SumMove[Pos], error) {
	sum, err := s.Sum(ctx, ps...)
	if err != nil || sum == 0 {
		return nil, err
	}
	var won []SumMove[Pos]
	for i, p := range ps {
		v, err := s.Value(ctx, p)
		if err != nil {
			return nil, err
		}
		seen := map[Pos]bool{}
		for _, q := range s.Rules.AppendMoves(nil, p, cgt.Left) {
			if seen[q] {
				continue
			}
			seen[q] = true
			w, err := s.Value(ctx, q)
			if err != nil {
				return nil, err
			}
			if w == sum.Add(v) {
				won = append(won, SumMove[Pos]{i, q})
			}
		}
	}
	return won, nil
}

func (s *Solver[Pos]) prepare() {
	s.search.limits, s.search.goroutines, s.search.progress = s.Limits, s.Goroutines, s.Progress
	if s.search.known != nil {
		return
	}
	if s.Rules == nil {
		panic(errors.New("nim: Solver without Rules"))
	}
	s.normalizer, _ = s.Rules.(cgt.Normalizer[Pos])
	s.decomposer, _ = s.Rules.(cgt.Decomposer[Pos])
	s.valuer, _ = s.Rules.(Valuer[Pos])
	s.search.rules, s.search.known = s.Rules, map[Pos]entry{}
	s.search.appendParts, s.search.closed, s.search.newCombine = s.appendParts, s.closed, newMexOfSums[Pos]
	s.search.loopAdvice = advice.Step(s.normalizer != nil, s.decomposer != nil)
}

// newMexOfSums returns a function that finds the value of a position from the values of the parts of its options.
func newMexOfSums[Pos comparable]() func(parts []part[Pos, entry]) entry {
	var taken mexSet
	return func(parts []part[Pos, entry]) entry {
		taken.clear()
		var sum Nimber
		rank := uint32(0)
		for i := range parts {
			sum = sum.Add(parts[i].v.value)
			rank = max(rank, parts[i].v.rank+1)
			if parts[i].last {
				taken.add(sum)
				sum = 0
			}
		}
		return entry{taken.mex(), rank}
	}
}

// appendParts appends the parts of p, normalised.
func (s *Solver[Pos]) appendParts(dst []Pos, p Pos) []Pos {
	first := len(dst)
	if s.decomposer == nil {
		dst = append(dst, p)
	} else {
		dst = s.decomposer.AppendParts(dst, p)
	}
	if s.normalizer != nil {
		for i := first; i < len(dst); i++ {
			dst[i], _ = s.normalizer.Normalize(dst[i]) // an impartial game is its own negative
		}
	}
	return dst
}

// closed returns the value of p if the rules know it. Its rank is 0.
func (s *Solver[Pos]) closed(p Pos) (entry, bool) {
	if s.valuer == nil {
		return entry{}, false
	}
	v, ok := s.valuer.NimValue(p)
	return entry{value: v}, ok
}

// Verify checks everything the Solver has found, and by that every answer it gave, without regard to how it was found:
// it asks the rules again for the moves of every position that was valued, and checks that they are the same for both
// players, that the value is the least nimber that is not the value of an option, and that the options have smaller
// ranks. Values with this property are right, by induction on the rank. It takes the word of a Decomposer, Normalizer
// and Valuer for what they say. The error is a [*cgt.RulesetError] that names the first position, in the order of their
// texts, where it fails, or the cause why ctx is done.
func (s *Solver[Pos]) Verify(ctx context.Context) error {
	s.prepare()
	return s.search.verify(ctx, s.holds, "the moves do not bear out the nim-value that was found before")
}

// holds reports whether the value and rank of p follow from those of its options.
func (s *Solver[Pos]) holds(p Pos, e entry) bool {
	values := map[Nimber]bool{}
	for _, q := range s.Rules.AppendMoves(nil, p, cgt.Left) {
		var sum Nimber
		for _, part := range s.appendParts(nil, q) {
			known, ok := s.search.known[part]
			if !ok {
				if known, ok = s.closed(part); !ok {
					return false
				}
			}
			if known.rank >= e.rank {
				return false
			}
			sum = sum.Add(known.value)
		}
		values[sum] = true
	}
	for v := range e.value {
		if !values[v] {
			return false
		}
	}
	return !values[e.value]
}
