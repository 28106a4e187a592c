package cgttest

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

// This file has the laws about values, for positions that have one: e.valued.

// failed adds a fault for an error of a search, unless it is that a limit was reached, or if texts grew too long in it, and
// reports whether it failed.
func (e *examination[Pos]) failed(f *faults, p Pos, what string, err error) bool {
	if !e.fits() { // and nothing that is found from now on can be relied on
		f.add(p, "%s: in play among parts and representatives texts grow too long; see that these are not larger than the position, and that play ends", what)
		return true
	}
	if err != nil && !errors.Is(err, cgt.ErrLimit) {
		f.add(p, "%s: %v", what, err)
	}
	return err != nil
}

// fits reports whether texts did not grow too long in a search. Then the next one may have as much text again.
func (e *examination[Pos]) fits() bool {
	if e.searchGrowth > mostPartsGrowth {
		return false
	}
	e.searchGrowth = 0
	return true
}

// capably returns the error of a search from p with all optional capabilities. If it is a loop, it says where the
// search began.
func (e *examination[Pos]) capably(p Pos, err error) error {
	if e.normalizer == nil || !errors.As(err, new(*cgt.LoopError)) {
		return err
	}
	if as := normalized(e.normalizer, p); as.p != p || as.swapped {
		err = fmt.Errorf("%w; the representative of %s is %v", err, show(p), as)
	}
	return err
}

func (e *examination[Pos]) checkOutcome(f *faults) {
	for _, rules := range []cgt.Ruleset[Pos]{e.plain, e.capable()} {
		var s *cgt.Solver[Pos]
		for _, p := range e.valued {
			o, err := outcomeIn(&s, rules, e.Search, p)
			if e.failed(f, p, "the search for who wins", e.capably(p, err)) {
				continue
			}
			if want := e.values[p].Outcome(); o != want {
				f.add(p, "the outcome is %v by search, but %v by the value %s", o, want, show(e.values[p]))
			}
		}
	}
}

// outcomeIn is for outcomes what valueIn is for values. There are two questions for each position.
func outcomeIn[Pos comparable](s **cgt.Solver[Pos], rules cgt.Ruleset[Pos], search int, p Pos) (cgt.Outcome, error) {
	fresh := func() *cgt.Solver[Pos] {
		return &cgt.Solver[Pos]{Rules: rules, Limits: turnsOf(search)}
	}
	return askKept(s, fresh, func(s *cgt.Solver[Pos]) (cgt.Outcome, error) { return s.Outcome(context.Background(), p) })
}

// turnsOf returns the limits of a search for who wins if one may look at so many positions, where either player may be
// to move.
func turnsOf(search int) cgt.Limits { return cgt.Limits{Positions: 2 * min(search, math.MaxInt/2)} }

func (e *examination[Pos]) checkNegative(f *faults) {
	var s *surreal.Solver[Pos]
	rules := cgt.Negative(e.capable())
	for _, p := range e.valued {
		g, err := valueIn(&s, rules, e.Search, p)
		if e.failed(f, p, "the value with the players exchanged", e.capably(p, err)) {
			continue
		}
		if want := e.values[p].Neg(); g != want {
			f.add(p, "the value is %s, but with the players exchanged %s", show(e.values[p]), show(g))
		}
	}
}

// checkSameValue compares the values that are found with all capabilities. From given positions with too many others
// after them for the moves alone, play among parts and representatives must end as well, as far as it is searched.
func (e *examination[Pos]) checkSameValue(f *faults) {
	var s *surreal.Solver[Pos]
	rules := e.capable()
	for _, p := range e.valued {
		g, err := valueIn(&s, rules, e.Search, p)
		if e.failed(f, p, "the value found with optional capabilities", e.capably(p, err)) {
			continue
		}
		if want := e.values[p]; g != want {
			f.add(p, "the value is %s by the moves, but %s with optional capabilities", show(want), show(g))
		}
	}
	if e.decomposer == nil && e.normalizer == nil {
		return
	}
	large := slices.DeleteFunc(slices.Clone(e.positions[:e.given]), func(p Pos) bool {
		_, ok := e.values[p]
		return ok
	})
	for _, p := range spread(large, mostSpread) {
		_, err := valueIn(&s, rules, e.Search, p)
		e.failed(f, p, "the value found with optional capabilities", e.capably(p, err))
	}
}

func (e *examination[Pos]) checkDecomposer(f *faults) {
	for _, p := range e.valued {
		parts := e.decomposer.AppendParts(nil, p)
		if len(parts) == 1 && parts[0] == p {
			continue
		}
		var games []surreal.Game
		for _, q := range parts {
			g, err := e.value(q)
			if e.failed(f, p, "the value of the part "+show(q), err) {
				break
			}
			games = append(games, g)
		}
		if len(games) < len(parts) {
			e.tooLarge++
			continue
		}
		c := surreal.Calculator{Limits: limitsOfValue(e.Search)}
		sum, err := c.Sum(context.Background(), games...)
		if err != nil {
			e.tooLarge++
			continue
		}
		if e.split++; sum != e.values[p] {
			f.add(p, "the value is %s, but the parts %v have the sum %s", show(e.values[p]), several[Pos](parts), show(sum))
		}
	}
}

// mostDifferences is the number of positions, besides those that are given, that are played out against their parts.
const mostDifferences = 30

// checkDecomposerPlay decides by search, without any arithmetic, that positions are equal to the sums of
// their parts.
func (e *examination[Pos]) checkDecomposerPlay(f *faults) {
	var given, others []Pos // those that split
	for i, p := range e.valued {
		parts := e.decomposer.AppendParts(nil, p)
		switch {
		case len(parts) == 1 && parts[0] == p:
		case i >= len(e.valued)-e.valuedGiven:
			given = append(given, p)
		default:
			others = append(others, p)
		}
	}
	e.playOut(f, given, len(given), len(given))
	some := spread(others, mostDifferences)
	slices.Reverse(some)
	left := mostDifferences - e.playOut(f, some, mostDifferences, mostFailures)
	// If some are too large, those nearest to the end of play stand in.
	e.playOut(f, slices.DeleteFunc(others, func(p Pos) bool { return slices.Contains(some, p) }), left, mostFailures)
}

// playOut plays positions out against their parts, until so many are done or so many have been too large. It returns
// how many are done.
func (e *examination[Pos]) playOut(f *faults, positions []Pos, most, mostLarge int) (done int) {
	plain := Plain(cgt.Ruleset[cgt.Position](cgt.Positions{}))
	failures := 0
	for _, p := range positions {
		if done == most || failures == mostLarge {
			break
		}
		parts := e.decomposer.AppendParts(nil, p)
		difference := []cgt.Position{cgt.Bind(e.plain, p)}
		for _, q := range parts {
			difference = append(difference, cgt.Neg(cgt.Bind(e.plain, q)))
		}
		s := cgt.Solver[cgt.Position]{Rules: plain, Limits: cgt.Limits{Positions: e.Search}}
		o, err := s.Outcome(context.Background(), cgt.Sum(difference...))
		if e.failed(f, p, "the search for who wins", err) {
			failures++
			continue
		}
		if o != cgt.P {
			f.add(p, "minus the sum of its parts %v, the outcome is %v, not P", several[Pos](parts), o)
		}
		done++
	}
	e.searched += done
	return done
}

func (e *examination[Pos]) checkNormalizer(f *faults) {
	for _, p := range e.valued {
		r := normalized(e.normalizer, p)
		g, err := e.value(r.p)
		if e.failed(f, p, "the value of the representative", err) {
			e.tooLarge++
			continue
		}
		switch want := e.values[p]; {
		case r.swapped && g != want.Neg():
			f.add(p, "the value is %s, but that of the representative %v is %s and not %s", show(want), r, show(g), show(want.Neg()))
		case !r.swapped && g != want:
			f.add(p, "the value is %s, but that of the representative %v is %s", show(want), r, show(g))
		}
	}
}

func (e *examination[Pos]) checkValuer(f *faults) {
	for _, p := range e.valued {
		g, ok := e.valuer.Value(p)
		if !ok {
			continue
		}
		e.known++
		if g != e.values[p] {
			f.add(p, "the value is %s by the moves, but the rules say it is %s", show(e.values[p]), show(g))
		}
	}
}

func (e *examination[Pos]) checkNimValuer(f *faults) {
	for _, p := range e.valued {
		n, ok := e.nimValuer.NimValue(p)
		if !ok {
			continue
		}
		e.known++
		if g := surreal.Nimber(n); g != e.values[p] {
			f.add(p, "the value is %s by the moves, but the rules say it is %s", show(e.values[p]), show(g))
		}
	}
}

// checkNimValue compares with the values that package nim finds, with all capabilities.
func (e *examination[Pos]) checkNimValue(f *faults) {
	s := nim.Solver[Pos]{Rules: e.capable().(cgt.ImpartialRuleset[Pos]), Limits: cgt.Limits{Positions: e.Search * len(e.valued)}}
	for _, p := range e.valued {
		n, err := s.Value(context.Background(), p)
		if e.failed(f, p, "the nim-value", e.capably(p, err)) {
			continue
		}
		if g := surreal.Nimber(n); g != e.values[p] {
			f.add(p, "the value is %s, but by package nim it is %s", show(e.values[p]), show(g))
		}
	}
	e.verified(f, e.valued[0], "nim.Solver.Verify", s.Verify)
}

// checkVerify asks solvers to verify what they have found: from the end of play on, as far as the limit goes, and from
// given positions beyond that.
func (e *examination[Pos]) checkVerify(f *faults) {
	for _, rules := range []cgt.Ruleset[Pos]{e.plain, e.capable()} {
		n := e.verify(f, rules, e.valued)
		for i := max(n, len(e.valued)-e.valuedGiven); i < len(e.valued); i++ {
			e.verify(f, rules, e.valued[i:i+1])
		}
	}
}

// verify has solvers look at positions, until one is too much, and verify what they have found. It returns at how many
// they have looked.
func (e *examination[Pos]) verify(f *faults, rules cgt.Ruleset[Pos], positions []Pos) (n int) {
	ctx := context.Background()
	outcomes := &cgt.Solver[Pos]{Rules: rules, Limits: turnsOf(e.Search)}
	values := &surreal.Solver[Pos]{Rules: rules, Limits: limitsOfValue(e.Search)}
	for _, p := range positions {
		_, err := outcomes.Outcome(ctx, p)
		if err == nil && e.fits() {
			_, err = values.Value(ctx, p)
		}
		if !e.fits() {
			e.failed(f, p, "the searches for what cgt.Solver and surreal.Solver verify", err)
			return n
		}
		if err != nil {
			break
		}
		n++
	}
	e.verified(f, positions[0], "cgt.Solver.Verify", outcomes.Verify)
	e.verified(f, positions[0], "surreal.Solver.Verify", values.Verify)
	return n
}

// verified has a solver verify what it has found, beginning with p, and adds a fault if that fails. It looks at what its
// searches have looked at, and so at no text that was too long for one of them, but at what all of them had together.
func (e *examination[Pos]) verified(f *faults, p Pos, name string, verify func(context.Context) error) {
	if !e.fits() {
		return // as was said when it was found
	}
	e.searchGrowth = math.MinInt / 2
	err := verify(context.Background())
	e.searchGrowth = 0
	e.failed(f, e.namedIn(err, p), name, err)
}

// namedIn returns the position that an error names, or another one if it is none of those with values.
func (e *examination[Pos]) namedIn(err error, other Pos) Pos {
	if named := (*cgt.RulesetError)(nil); errors.As(err, &named) {
		if i := slices.IndexFunc(e.valued, func(p Pos) bool { return fmt.Sprint(p) == named.Position }); i >= 0 {
			return e.valued[i]
		}
	}
	return other
}
