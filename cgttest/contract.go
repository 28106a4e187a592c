package cgttest

import (
	"fmt"
	"reflect"
	"slices"
	"sync"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

// This file has the laws of the contract of a ruleset, which need no values.

// checkCapabilities finds methods that the rules, or a pointer to them, have under the name of an optional capability
// but that are not used because their signature is another. A method with other types may have such a name: one that
// has nothing to do with positions, nor with nimbers in the case of NimValue, and in the case of Value, which is many
// things, nothing to do with games. Impartial and ImpartialTwin are no names for anything else.
func (e *examination[Pos]) checkCapabilities(f *faults) {
	pos, list := reflect.TypeFor[Pos](), reflect.TypeFor[[]Pos]()
	game, nimber := reflect.TypeFor[surreal.Game](), reflect.TypeFor[nim.Nimber]()
	for _, c := range []struct {
		name  string
		found bool
		want  reflect.Type
		about []reflect.Type // types of which one must occur, if there are any
	}{
		{"AppendParts", e.decomposer != nil, reflect.TypeFor[cgt.Decomposer[Pos]](), []reflect.Type{pos, list}},
		{"Normalize", e.normalizer != nil, reflect.TypeFor[cgt.Normalizer[Pos]](), []reflect.Type{pos}},
		{"Value", e.valuer != nil, reflect.TypeFor[surreal.Valuer[Pos]](), []reflect.Type{game}},
		{"NimValue", e.nimValuer != nil, reflect.TypeFor[nim.Valuer[Pos]](), []reflect.Type{nimber, pos}},
		{"ImpartialTwin", e.twin != nil, reflect.TypeFor[cgt.Twin[Pos]](), nil},
		{"Impartial", e.impartial, reflect.TypeFor[interface{ Impartial() }](), nil},
	} {
		if c.found {
			continue
		}
		m, of, ok := methodNamed(e.Rules, c.name)
		if !ok {
			continue
		}
		takes, returns := signature(m.Type)
		isAbout := func(t reflect.Type) bool { return slices.Contains(c.about, t) }
		if c.about == nil || slices.ContainsFunc(takes, isAbout) || slices.ContainsFunc(returns, isAbout) {
			f.add(of, "%s", misfit(e.Rules, m, c.want))
		}
	}
}

// representative is what a Normalizer returns.
type representative[Pos comparable] struct {
	p       Pos
	swapped bool
}

func (r representative[Pos]) String() string {
	return r.named(&lookalikes{})
}

func (r representative[Pos]) named(among *lookalikes) string {
	if r.swapped {
		return among.name(r.p) + " with the players swapped"
	}
	return among.name(r.p)
}

func normalized[Pos comparable](n cgt.Normalizer[Pos], p Pos) representative[Pos] {
	q, swapped := n.Normalize(p)
	return representative[Pos]{q, swapped}
}

// knowledge is what rules say of a value.
type knowledge struct {
	g         surreal.Game
	ok        bool
	nimber    nim.Nimber
	hasNimber bool
}

func (k knowledge) String() string {
	switch {
	case k.ok:
		return show(k.g)
	case k.hasNimber:
		return show(k.nimber)
	}
	return "not known"
}

// knows returns what the rules know of the value of p.
func (e *examination[Pos]) knows(p Pos) (k knowledge) {
	if e.valuer != nil {
		if g, ok := e.valuer.Value(p); ok {
			k.g, k.ok = g, ok
		}
	}
	if e.nimValuer != nil {
		if n, ok := e.nimValuer.NimValue(p); ok {
			k.nimber, k.hasNimber = n, ok
		}
	}
	return k
}

func (e *examination[Pos]) checkAppend(f *faults) {
	for i, p := range e.positions {
		other := e.positions[(i+1)%len(e.positions)]
		for who := cgt.Left; who <= cgt.Right; who++ {
			checkAppends(f, p, other, "moves of "+who.String(), e.movesOf(who))
		}
		if e.decomposer != nil {
			checkAppends(f, p, other, "parts", e.decomposer.AppendParts)
		}
	}
	f.orElse(e.first.buffers.appends)
}

// lost returns an error if no position looked at has moves, but AppendMoves writes some behind the end of what it
// returns: they may have been lost on the way.
func (e *examination[Pos]) lost() error {
	for _, p := range e.positions {
		if len(e.moves[p][cgt.Left])+len(e.moves[p][cgt.Right]) > 0 {
			return nil
		}
	}
	for _, p := range e.positions {
		for who := cgt.Left; who <= cgt.Right; who++ {
			room := slices.Repeat([]Pos{p}, 8)
			e.Rules.AppendMoves(room[:0], p, who)
			if i := slices.IndexFunc(room, func(q Pos) bool { return q != p }); i >= 0 {
				return fmt.Errorf("cgttest: nobody can move from any given position, but from %s the rules wrote %s behind the end of what they returned as moves of %v: see that AppendMoves returns what append returns, or, if they thought better of it, give a position that has moves", show(p), show(room[i]), who)
			}
		}
	}
	return nil
}

// goroutines is the number of goroutines that ask at once.
const goroutines = 4

// answer is all that rules say about a position.
type answer[Pos comparable] struct {
	lists [3][]Pos // the moves of Left, those of Right, the parts
	as    representative[Pos]
	value knowledge
}

func (e *examination[Pos]) answer(p Pos) answer[Pos] {
	answered := false
	defer unlessAnswered(e.unanswered, p, &answered)
	a := e.hear(p, askNew[Pos], true)
	answered = true
	return a
}

// movesOf lists the moves of one player.
func (e *examination[Pos]) movesOf(who cgt.Player) list[Pos] {
	return func(dst []Pos, p Pos) []Pos { return e.Rules.AppendMoves(dst, p, who) }
}

// hear asks the rules about p, and tells nobody if they panic.
func (e *examination[Pos]) hear(p Pos, ask asking[Pos], movesFirst bool) answer[Pos] {
	var a answer[Pos]
	askMoves := func() {
		for who := cgt.Left; who <= cgt.Right; who++ {
			a.lists[who] = ask("moves of "+who.String(), e.movesOf(who), p)
		}
	}
	if movesFirst {
		askMoves()
	}
	if e.decomposer != nil {
		a.lists[2] = ask("parts", e.decomposer.AppendParts, p)
	}
	if !movesFirst {
		askMoves()
	}
	if e.normalizer != nil {
		a.as = normalized(e.normalizer, p)
	}
	a.value = e.knows(p)
	return a
}

// compare adds a fault if the answer is not the one that was given before, and reports whether it did.
func (a answer[Pos]) compare(f *faults, p Pos, before answer[Pos], when string) bool {
	n := f.n
	for i, what := range []string{"moves of Left", "moves of Right", "parts"} {
		if !slices.Equal(a.lists[i], before.lists[i]) {
			f.add(p, "the %s are %s, but %s %s", what, show(before.lists[i]), when, unlike(a.lists[i], before.lists[i]))
		}
	}
	switch {
	case a.as != before.as:
		f.add(p, "the representative is %v, but %s %s", before.as, when, unlike(a.as, before.as))
	case a.value != before.value:
		f.add(p, "the value is %v, but %s %v", before.value, when, a.value)
	}
	return f.n > n
}

// checkDeterministic asks every question several times in a row, so that answers that alternate are noticed
// however often other questions come between them.
func (e *examination[Pos]) checkDeterministic(f *faults) {
	const times = 6
	for _, p := range e.positions {
		before := e.answer(p)
		before.lists = [3][]Pos{e.moves[p][0], e.moves[p][1], e.standIns[p].parts} // those that were found first
		before.as = e.standIns[p].as
		if first, ok := e.first.alone[p]; ok {
			were := before
			were.lists[0], were.lists[1] = first[0], first[1]
			if before.compare(f, p, were, askedAgain[Pos]()) {
				return
			}
		}
		for _, ask := range []func(a *answer[Pos]){
			func(a *answer[Pos]) { a.lists[0] = e.Rules.AppendMoves(nil, p, cgt.Left) },
			func(a *answer[Pos]) { a.lists[1] = e.Rules.AppendMoves(nil, p, cgt.Right) },
			func(a *answer[Pos]) { *a = e.answer(p) },
		} {
			again := before
			for range times {
				ask(&again)
				if again.compare(f, p, before, askedAgain[Pos]()) {
					return
				}
			}
		}
	}
	f.orElse(e.first.buffers.again)
}

// askedAgain says when an answer was another one. What is behind a pointer can change in between.
func askedAgain[Pos any]() string {
	switch pos := reflect.TypeFor[Pos](); {
	case pos.Kind() == reflect.Pointer:
		return "asked again, when a move may have changed what is behind the pointer,"
	case mayPoint(pos):
		return "asked again, when a move may have changed what is behind a pointer in the position,"
	}
	return "asked again"
}

// mayPoint reports whether there may be a pointer in a value of a comparable type.
func mayPoint(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Pointer, reflect.UnsafePointer, reflect.Interface, reflect.Chan:
		return true
	case reflect.Array:
		return mayPoint(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			if mayPoint(t.Field(i).Type) {
				return true
			}
		}
	}
	return false
}

// answers asks about all positions, one after another.
func (e *examination[Pos]) answers() []answer[Pos] {
	var answers []answer[Pos]
	for _, p := range e.positions {
		answers = append(answers, e.answer(p))
	}
	return answers
}

// fewestQuestions is about how many positions each goroutine asks about, so that they are likely to meet.
const fewestQuestions = 500

func (e *examination[Pos]) checkConcurrent(f *faults) {
	before := e.answers()
	*f = askAtOnce(len(e.positions), func(f *faults, i int) {
		p := e.positions[i]
		e.answer(p).compare(f, p, before[i], "asked by several goroutines at once")
	})
}

// askAtOnce asks about each of n positions in several goroutines at once, which begin at different ones, and returns
// the faults of the goroutine that found most.
func askAtOnce(n int, ask func(f *faults, i int)) (most faults) {
	var found [goroutines]faults
	var wg sync.WaitGroup
	start := make(chan struct{})
	for k := range goroutines {
		wg.Go(func() {
			<-start
			for range 1 + fewestQuestions/n {
				for i := range n {
					ask(&found[k], (i+k*n/goroutines)%n)
				}
			}
		})
	}
	close(start)
	wg.Wait()
	for _, f := range found {
		if f.n > most.n {
			most = f
		}
	}
	return most
}

func (e *examination[Pos]) checkImpartial(f *faults) {
	for _, p := range e.positions {
		for who := cgt.Left; who <= cgt.Right; who++ {
			if q, ok := e.ownMove(p, who); ok {
				f.add(p, "%v can move to %s, and %v cannot", who, show(q), who.Opponent())
			}
		}
	}
}

// ownMove returns the first move of who from p that the opponent does not have.
func (e *examination[Pos]) ownMove(p Pos, who cgt.Player) (q Pos, ok bool) {
	has := map[Pos]bool{}
	for _, q := range e.moves[p][who.Opponent()] {
		has[q] = true
	}
	for _, q := range e.moves[p][who] {
		if !has[q] {
			return q, true
		}
	}
	return q, false
}

func (e *examination[Pos]) checkIdempotent(f *faults) {
	for _, p := range e.positions {
		r := normalized(e.normalizer, p)
		if r.p != p {
			e.represented++
		}
		if again := normalized(e.normalizer, r.p); again != (representative[Pos]{p: r.p}) {
			f.add(p, "the representative is %v, whose representative is %v", r, again)
		}
	}
}
