package cgttest

import (
	"cmp"
	"context"
	"errors"
	"math"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// finite returns the law that play ends. It looks for values too, which may take it farther than the positions looked
// at.
func (e *examination[Pos]) finite() rulesetLaw {
	return rulesetLaw{"finite", "no play comes back to where it was, in whatever order the players move", "Dubna notes, definition 1", func(f *faults) {
		if e.checkFinite(f); f.n == 0 {
			e.findValues(f)
		}
		for _, play := range e.unending {
			if play.isLoop && f.n == 0 { // too long for a search to come to its end
				f.add(play.at, "%v", play)
			}
		}
	}}
}

// findValues finds values of positions. If it meets a loop, which begins after the positions looked at, it adds a
// fault.
func (e *examination[Pos]) findValues(f *faults) {
	values := map[Pos]surreal.Game{}
	tried := map[Pos]bool{}
	// find reports whether it is not too much to find the value of p.
	find := func(p Pos) bool {
		tried[p] = true
		g, err := e.value(p)
		switch {
		case err == nil:
			values[p] = g
			return true
		case !errors.Is(err, cgt.ErrLimit):
			f.add(p, "%v", err)
		}
		return false
	}
	for _, p := range e.positions[:e.given] {
		if find(p); f.n > 0 {
			return
		}
	}
	// What follows from a given position with a value has one too, even if larger ones are given beside it.
	for _, p := range e.after(values) {
		if find(p); f.n > 0 {
			return
		}
	}
	// Of the others, the values of the last ones are found most easily. If more is too much, some of those before them
	// may be small as well.
	grows := isGrowing(e.unending, e.Explore)
	findSome := func(last []Pos) {
		failures := 0
		for _, p := range slices.Backward(last) {
			if failures == mostFailures || f.n > 0 {
				break
			}
			if !tried[p] && !find(p) {
				if failures++; grows {
					return
				}
			}
		}
		rest := slices.DeleteFunc(slices.Clone(last), func(p Pos) bool { return tried[p] })
		for _, p := range slices.Backward(spread(rest, mostSpread)) {
			if f.n == 0 {
				find(p)
			}
		}
	}
	findSome(e.positions[e.given:])
	pieces := e.pieces(values)
	if findSome(pieces); f.n > 0 {
		return
	}
	e.addHard(values)
	e.values, e.tried = values, len(tried)
	e.valued, e.valuedGiven = nil, 0
	for _, p := range slices.Backward(pieces) {
		if _, ok := values[p]; ok {
			e.valued = append(e.valued, p)
		}
	}
	for i, p := range slices.Backward(e.positions) {
		if _, ok := values[p]; !ok {
			continue
		}
		if e.valued = append(e.valued, p); i < e.given {
			e.valuedGiven++
		}
	}
}

// mostPieces is the largest number of parts and representatives that are looked at besides the positions.
const mostPieces = 200

// pieces returns parts and representatives of positions that are not among those looked at and have no value yet: those
// of positions near the end of play come last. In play from large positions one meets them hardly ever, although much
// depends on them.
func (e *examination[Pos]) pieces(values map[Pos]surreal.Game) []Pos {
	var list []Pos
	isMet := map[Pos]bool{}
	add := func(p Pos) {
		if len(list) == mostPieces || !isItself(p) || isMet[p] || e.moves[p] != nil {
			return
		}
		if _, ok := values[p]; !ok {
			isMet[p] = true
			list = append(list, p)
		}
	}
	for _, p := range slices.Backward(e.positions) {
		if e.decomposer != nil {
			for _, q := range e.decomposer.AppendParts(nil, p) {
				add(q)
			}
		}
		if e.normalizer != nil {
			add(normalized(e.normalizer, p).p)
		}
	}
	slices.Reverse(list)
	return list
}

// sortByEnds sorts the positions that are not given so that each comes before all that follow it, if play ends. So the
// values are easy to find from the last one on.
func (e *examination[Pos]) sortByEnds() {
	type step struct {
		p     Pos
		moves []Pos // those that are not followed yet
	}
	var path []step
	place := map[Pos]int{} // in which order they are left
	isMet := map[Pos]bool{}
	enter := func(p Pos) {
		if !isMet[p] {
			isMet[p] = true
			path = append(path, step{p, slices.Concat(e.moves[p][cgt.Left], e.moves[p][cgt.Right])})
		}
	}
	for _, p := range e.positions {
		enter(p)
		for len(path) > 0 {
			last := &path[len(path)-1]
			if n := len(last.moves); n > 0 {
				q := last.moves[n-1]
				last.moves = last.moves[:n-1]
				enter(q)
				continue
			}
			place[last.p] = len(place)
			path = path[:len(path)-1]
		}
	}
	slices.SortFunc(e.positions[e.given:], func(p, q Pos) int { return cmp.Compare(place[q], place[p]) })
}

// addHard adds the values of given positions that took too much to be found if those of all moves have been found
// since.
func (e *examination[Pos]) addHard(values map[Pos]surreal.Game) {
	c := surreal.Calculator{Limits: limitsOfValue(e.Search)}
	for found := true; found; {
		found = false
		for _, p := range e.positions[:e.given] {
			if _, ok := values[p]; ok {
				continue
			}
			left, isLeft := valuesOf(e.moves[p][cgt.Left], values)
			right, isRight := valuesOf(e.moves[p][cgt.Right], values)
			if !isLeft || !isRight {
				continue
			}
			if g, err := c.New(context.Background(), left, right); err == nil {
				values[p] = g
				found = true
			}
		}
	}
}

// valuesOf returns the values of positions; ok is false if one is not known.
func valuesOf[Pos comparable](positions []Pos, values map[Pos]surreal.Game) (games []surreal.Game, ok bool) {
	for _, p := range positions {
		g, ok := values[p]
		if !ok {
			return nil, false
		}
		games = append(games, g)
	}
	return games, true
}

// after returns those of the positions that follow from given ones with a value, and are not given.
func (e *examination[Pos]) after(values map[Pos]surreal.Game) []Pos {
	var list []Pos
	isMet := map[Pos]bool{}
	for _, p := range e.positions[:e.given] {
		isMet[p] = true
		if _, ok := values[p]; ok {
			list = append(list, p)
		}
	}
	given := len(list)
	for i := 0; i < len(list); i++ {
		for _, moves := range e.moves[list[i]] {
			for _, q := range moves {
				if !isMet[q] && e.moves[q] != nil {
					isMet[q] = true
					list = append(list, q)
				}
			}
		}
	}
	return list[given:]
}

// mostSpread is the number of positions at which one looks between those that are given and those nearest to the end of
// play.
const mostSpread = 20

// mostFailures is the number of positions with too many others after them that one has to meet to
// give up.
const mostFailures = 5

// value returns the value of p by the moves alone.
func (e *examination[Pos]) value(p Pos) (surreal.Game, error) {
	var g surreal.Game
	var err error
	isOver := e.guard.search(e.Search, isGrowing(e.unending, e.Explore), func() { g, err = valueIn(&e.solver, e.guarded(), e.Search, p) })
	switch {
	case e.guard.err != nil:
		err = e.guard.err
	case isOver:
		e.solver, err = nil, cgt.ErrLimit // what it has found is wrong
	}
	return g, err
}

// guarded returns the rules by the moves alone, as far as neither texts nor lists of moves grow too long.
func (e *examination[Pos]) guarded() cgt.Ruleset[Pos] {
	return cgt.RulesetFunc[Pos](func(dst []Pos, p Pos, who cgt.Player) []Pos {
		if e.guard.isOver() {
			return dst
		}
		return e.guard.pass(dst, p, e.plain.AppendMoves(dst, p, who))
	})
}

// limitsOfValue returns how much it may take to find a value if one may look at so many positions. A move is some
// hundred steps.
func limitsOfValue(search int) surreal.Limits {
	const each = 1000
	return surreal.Limits{Positions: search, Steps: min(search, math.MaxInt/each) * each}
}

// valueIn returns the value of p. The solver is kept from one call to the next for as long as it is not full.
func valueIn[Pos comparable](s **surreal.Solver[Pos], rules cgt.Ruleset[Pos], search int, p Pos) (surreal.Game, error) {
	fresh := func() *surreal.Solver[Pos] {
		return &surreal.Solver[Pos]{Rules: rules, Limits: limitsOfValue(search)}
	}
	return askKept(s, fresh, func(s *surreal.Solver[Pos]) (surreal.Game, error) { return s.Value(context.Background(), p) })
}

// askKept asks the solver that is kept, and if it is full a fresh one, which is kept then.
func askKept[S, V any](kept **S, fresh func() *S, ask func(*S) (V, error)) (V, error) {
	used := *kept != nil
	if !used {
		*kept = fresh()
	}
	v, err := ask(*kept)
	if used && errors.Is(err, cgt.ErrLimit) {
		*kept = fresh()
		v, err = ask(*kept)
	}
	return v, err
}
