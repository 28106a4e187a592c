package cgttest

import (
	"context"
	"errors"
	"reflect"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// checkIndex looks at the positions that were met, and at all if they are few. If not, it makes and takes back the
// moves of some.
func (e *gameExamination[Pos, V]) checkIndex(f *faults) {
	size := e.indexer.Size()
	if size == 0 {
		return
	}
	for _, p := range e.positions {
		q := p
		if e.normalizer != nil {
			q = e.seen[p].as.p
		}
		i := e.indexer.Index(q)
		if i < 0 || i >= size {
			f.add(p, "%s has the number %d, but the numbers are 0 to %d", show(q), i, size-1)
		} else if r, ok := e.indexer.Position(i); !ok {
			f.add(p, "%s has the number %d, which by Position belongs to no position", show(q), i)
		} else if r != q {
			f.add(p, "%s has the number %d, which by Position belongs to %s", show(q), i, show(r))
		}
	}
	if f.n > 0 {
		return
	}
	if size > e.Search {
		for _, p := range sample(e.positions, e.given, mostRetracted) {
			if e.checkParents(f, p); f.n > 0 {
				return
			}
		}
		return
	}
	_, err := zermelo.CheckIndex(context.Background(), e.Game, cgt.Limits{Positions: e.Search})
	var broken *zermelo.GameError
	switch {
	case errors.As(err, &broken):
		var at any = broken.Position
		if reflect.TypeFor[Pos]().Kind() != reflect.String { // others are written without quotation marks
			at = written(broken.Position)
		}
		f.add(at, "%s", broken.Msg)
	case err != nil:
		f.add(size, "%v", err)
	}
}

// written is the text of a position.
type written string

func (w written) String() string { return string(w) }

// checkParents checks that the moves from what stands for p lead to positions with numbers, and can be taken back to
// exactly the positions from which they lead.
func (e *gameExamination[Pos, V]) checkParents(f *faults, p Pos) {
	like := func(p Pos) Pos {
		if e.normalizer != nil {
			p, _ = e.normalizer.Normalize(p)
		}
		return p
	}
	leads := func(p, q Pos) bool {
		a := e.ask(p)
		return !a.isEnd && slices.ContainsFunc(a.moves, func(o Pos) bool { return like(o) == q })
	}
	retractor, isRetractor := e.Game.(zermelo.Retractor[Pos])
	alike := ""
	if e.normalizer != nil {
		alike = "; these stand for all that are alike, and it may be Normalize that is wrong"
	}
	p = like(p)
	for _, q := range e.ask(p).moves {
		q = like(q)
		isPosition := func(q Pos) bool {
			i := e.indexer.Index(q)
			if i < 0 || i >= e.indexer.Size() {
				return false
			}
			r, ok := e.indexer.Position(i)
			return ok && r == q
		}
		if !isPosition(q) {
			f.add(p, "a move leads to %s, which has no number", show(q))
			return
		}
		if !isRetractor {
			continue
		}
		isFound := false
		for _, o := range retractor.AppendParents(nil, q) {
			o = like(o)
			isFound = isFound || o == p
			if _, isEnd := e.Game.End(o); isPosition(o) && !isEnd && !leads(o, q) {
				f.add(q, "%s is among the parents, but no move leads here from there%s", show(o), alike)
				return
			}
		}
		if !isFound {
			f.add(q, "a move leads here from %s, which is not among the parents%s", show(p), alike)
			return
		}
	}
}
