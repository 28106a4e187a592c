package cgttest

import (
	"cmp"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// visit looks at the moves from p if it has not done so yet.
func (e *examination[Pos]) visit(p Pos) {
	switch {
	case !isItself(p):
		e.refused = notItself(p)
	case e.moves[p] == nil:
		if len(e.positions)%2 == 1 { // as in a hearing
			e.askStandIns(p)
		}
		if e.moves[p] = e.early[p]; e.moves[p] == nil {
			e.moves[p] = e.ask(p, e.first.buffers.ask)
		}
		e.positions = append(e.positions, p)
		if q := e.strangeAfter(p); q != nil { // or one that was met before
			e.refused = notItself(*q)
		}
	}
}

// strangeAfter returns a move from p, a part of p, or its representative, that is not equal to itself, or nil.
func (e *examination[Pos]) strangeAfter(p Pos) *Pos {
	of := e.askStandIns(p)
	after := slices.Concat(e.moves[p][cgt.Left], e.moves[p][cgt.Right], of.parts)
	if e.normalizer != nil {
		after = append(after, of.as.p)
	}
	for _, q := range after {
		if !isItself(q) {
			return &q
		}
	}
	return nil
}

// standIns are what stands for a position, as it was found first.
type standIns[Pos comparable] struct {
	parts []Pos
	as    representative[Pos]
}

// askStandIns asks what stands for p, if nobody has done so.
func (e *examination[Pos]) askStandIns(p Pos) standIns[Pos] {
	if e.decomposer == nil && e.normalizer == nil {
		return standIns[Pos]{}
	}
	of, ok := e.standIns[p]
	if ok {
		return of
	}
	answered := false
	defer unlessAnswered(e.unanswered, p, &answered)
	if e.decomposer != nil {
		of.parts = e.first.buffers.ask("parts", e.decomposer.AppendParts, p)
	}
	if e.normalizer != nil {
		of.as = normalized(e.normalizer, p)
	}
	answered = true
	e.standIns[p] = of
	return of
}

// ask asks the rules for the moves from p.
func (e *examination[Pos]) ask(p Pos, ask asking[Pos]) *[2][]Pos {
	return &[2][]Pos{cgt.Left: e.askOne(p, cgt.Left, ask), cgt.Right: e.askOne(p, cgt.Right, ask)}
}

// askOne asks the rules for the moves of one player from p.
func (e *examination[Pos]) askOne(p Pos, who cgt.Player, ask asking[Pos]) []Pos {
	answered := false
	defer unlessAnswered(e.unanswered, p, &answered)
	moves := ask("moves of "+who.String(), e.movesOf(who), p)
	answered = true
	if moves = e.guard.pass(nil, p, moves); e.guard.err != nil {
		e.refused = fmt.Errorf("cgttest: nothing was checked, since %w", e.guard.err)
	}
	return moves
}

// explore visits positions, first in the order of their distance from the start, and if that takes too
// many, then in plays that go on to the end. The last positions are those nearest to the end of play.
func (e *examination[Pos]) explore() {
	for _, p := range e.Suite.Positions {
		if e.visit(p); e.refused != nil {
			return
		}
	}
	e.given = len(e.positions)
	for _, moves := range e.moves {
		e.guard.few = max(e.guard.few, len(moves[cgt.Left]), len(moves[cgt.Right]))
	}
	e.complete = true
	near := max(e.Explore/2, e.given)
	for i := 0; i < len(e.positions) && e.complete; i++ {
		for _, moves := range e.moves[e.positions[i]] {
			for _, q := range moves {
				if isItself(q) && e.moves[q] == nil && len(e.positions) >= e.Explore {
					e.complete = false
					break
				}
				if e.visit(q); e.refused != nil {
					return
				}
			}
		}
	}
	if e.refused != nil {
		return
	}
	if e.complete {
		e.sortByEnds()
		return
	}
	e.early = map[Pos]*[2][]Pos{}
	for _, p := range e.positions[near:] {
		e.early[p] = e.moves[p]
		delete(e.moves, p)
	}
	e.positions = e.positions[:near]
	random := rand.NewPCG(1, 2) // always the same
	fromEnd := map[Pos]int{}    // how many moves later the play ended, or more than any play has if it did not
	grows := false
	for plays := range e.Explore {
		isKept, looked := len(e.positions) < e.Explore && !grows, len(e.positions)
		if !isKept && (e.Loopy || plays >= min(e.given, mostTried)) {
			break
		}
		from := e.positions[plays%e.given]
		isLong := !e.Loopy && len(e.unending) < mostTried
		play := randomPlay("", from, e.Explore, isLong, random, func(p Pos, made int) []Pos {
			if isKept && made <= e.Explore {
				e.visit(p)
			}
			return e.ofBoth(p)
		})
		if e.refused != nil {
			return
		}
		if isLong && play.grows(e.Explore) {
			grows = true
			e.positions = firstOf(e.positions, looked+mostGrowing, e.moves)
		}
		beyond := 0 // moves that may be left where the play is broken off
		if !play.ended {
			beyond = math.MaxInt / 2
		}
		for i, p := range play.begins {
			if moves := play.moves - i + beyond; fromEnd[p] == 0 || moves < fromEnd[p] {
				fromEnd[p] = moves
			}
		}
		if play.begins = nil; !play.ended && isLong {
			e.unending = append(e.unending, play)
		}
	}
	slices.SortStableFunc(e.positions[near:], func(p, q Pos) int { return cmp.Compare(fromEnd[q], fromEnd[p]) })
	if !e.Loopy && !e.impartial { // where both have the same moves, plays of one are plays of both
		e.playAlone(random)
	}
	if !e.Loopy && e.refused == nil && len(e.unending) == 0 {
		e.playOn(random)
	}
}

// ofBoth returns the moves of both players in a play that is tried. A position that is not equal to itself has none, and
// is refused.
func (e *examination[Pos]) ofBoth(p Pos) []Pos {
	if !isItself(p) {
		e.refused = notItself(p)
	}
	if e.refused != nil {
		return nil
	}
	m := e.moves[p]
	if m == nil {
		m = e.ask(p, askNew[Pos])
	}
	return slices.Concat(m[cgt.Left], m[cgt.Right])
}

// playOn tries plays from some given positions that do not end while they need not, until one does not end.
func (e *examination[Pos]) playOn(random *rand.PCG) {
	for _, from := range spread(e.positions[:e.given], mostTried) {
		play := randomPlay(goingOn, from, e.Explore, true, random, func(p Pos, _ int) []Pos { return e.ofBoth(p) })
		if e.refused != nil {
			return
		}
		if play.begins = nil; !play.ended {
			e.unending = append(e.unending, play)
			return
		}
	}
}

// playAlone tries plays in which only one player moves, from some given positions or after a move of the other player:
// the moves of that one may be all that ends random play.
func (e *examination[Pos]) playAlone(random *rand.PCG) {
	for _, from := range spread(e.positions[:e.given], mostTried) {
		if slices.ContainsFunc(e.unending, func(l play[Pos]) bool { return l.from == from && l.grows(e.Explore) }) {
			continue // which takes long, and once is enough
		}
		for who := cgt.Left; who <= cgt.Right; who++ {
			for _, first := range []cgt.Player{who, who.Opponent()} {
				if len(e.unending) == 2*mostTried {
					return
				}
				kind := fmt.Sprintf(" of %v alone", who)
				if first != who {
					kind += fmt.Sprintf(", after a move of %v,", first)
				}
				play := randomPlay(kind, from, e.Explore, true, random, func(p Pos, made int) []Pos {
					if !isItself(p) {
						e.refused = notItself(p)
						return nil
					}
					mover := who
					if made == 0 {
						mover = first
					}
					if m := e.moves[p]; m != nil {
						return m[mover]
					}
					return e.askOne(p, mover, askNew[Pos])
				})
				if e.refused != nil {
					return
				}
				if play.begins = nil; !play.ended {
					e.unending = append(e.unending, play)
				}
			}
		}
	}
}
