package cgttest

import (
	"slices"

	"github.com/cgt-go/sdk/zermelo"
)

// besides is what a game with optional capabilities says of a position besides, if solvers may ask for it.
type besides[Pos comparable, V zermelo.Payoff[V]] struct {
	numbering[Pos]
	estimate int
	bounds   [2]V
	isKnown  bool
	affirmed []Pos // the moves that IsMove affirms
}

// numbering is what a game with numbers says of one.
type numbering[Pos comparable] struct {
	number   int
	position Pos // with that number
	isOne    bool
	parents  []Pos
}

// askBesides asks what solvers may ask besides of p, of which the game says a; whether it is right is left to other laws.
func (e *gameExamination[Pos, V]) askBesides(p Pos, a turn[Pos, V], ask asking[Pos]) besides[Pos, V] {
	answered := false
	defer unlessAnswered(e.unanswered, p, &answered)
	b := e.hearBesides(p, a, e.hearNumbering(p, a, ask))
	answered = true
	return b
}

// hearNumbering asks about the number of p, of which the game says what represents it in a, and tells nobody if it panics.
func (e *gameExamination[Pos, V]) hearNumbering(p Pos, a turn[Pos, V], ask asking[Pos]) (n numbering[Pos]) {
	q, number, ok := e.numbered(p, a)
	if n.number = number; !ok {
		return n
	}
	if r, ok := e.indexer.Position(number); ok {
		n.position, n.isOne = r, true
	}
	if r, ok := e.Game.(zermelo.Retractor[Pos]); ok {
		n.parents = ask("parents", r.AppendParents, q)
	}
	return n
}

// hearBesides asks about p, of which the game says a, and of its number n, and tells nobody if it panics.
func (e *gameExamination[Pos, V]) hearBesides(p Pos, a turn[Pos, V], n numbering[Pos]) (b besides[Pos, V]) {
	b.numbering = n
	as := p
	if e.normalizer != nil {
		as = a.as.p
	}
	if x, ok := e.Game.(zermelo.Estimator[Pos]); ok { // also at ends
		b.estimate = x.Estimate(as)
	}
	if a.isEnd {
		return b
	}
	if j, ok := e.Game.(zermelo.Judge[Pos]); ok {
		for _, q := range a.moves {
			if j.IsMove(p, q) {
				b.affirmed = append(b.affirmed, q)
			}
		}
	}
	if e.bounder != nil {
		if least, most, ok := e.bounder.Bounds(as); ok { // else they say nothing
			b.bounds, b.isKnown = [2]V{least, most}, true
		}
	}
	return b
}

// compare adds a fault if the answer is not the one that was given before, and reports whether it did.
func (b besides[Pos, V]) compare(f *faults, p Pos, before besides[Pos, V], when string) bool {
	n := f.n
	switch {
	case b.estimate != before.estimate:
		f.add(p, "the estimate is %d, but %s %d", before.estimate, when, b.estimate)
	case b.isKnown != before.isKnown:
		f.add(p, "bounds are known: %v, but %s %v", before.isKnown, when, b.isKnown)
	case b.bounds != before.bounds:
		f.add(p, "the bounds are %v, but %s %v", before.bounds, when, b.bounds)
	case b.number != before.number:
		f.add(p, "the number is %d, but %s %d", before.number, when, b.number)
	case b.isOne != before.isOne:
		f.add(p, "the number %d belongs to a position: %v, but %s %v", b.number, before.isOne, when, b.isOne)
	case b.position != before.position:
		f.add(p, "the number %d belongs to %s, but %s to %s", b.number, show(before.position), when, show(b.position))
	case !slices.Equal(b.parents, before.parents):
		f.add(p, "the parents are %s, but %s %s", show(before.parents), when, unlike(b.parents, before.parents))
	case !slices.Equal(b.affirmed, before.affirmed):
		f.add(p, "IsMove affirms the moves %s, but %s %s", show(before.affirmed), when, unlike(b.affirmed, before.affirmed))
	}
	return f.n > n
}
