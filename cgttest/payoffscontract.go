package cgttest

import (
	"cmp"
	"reflect"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

func (e *gameExamination[Pos, V]) checkCapabilities(f *faults) {
	_, isUnending := e.Game.(zermelo.Unending[V])
	_, isEstimator := e.Game.(zermelo.Estimator[Pos])
	_, isRetractor := e.Game.(zermelo.Retractor[Pos])
	_, isJudge := e.Game.(zermelo.Judge[Pos])
	for _, c := range []struct {
		name  string
		found bool
		want  reflect.Type
	}{
		{"Normalize", e.normalizer != nil, reflect.TypeFor[cgt.Normalizer[Pos]]()},
		{"Unending", isUnending, reflect.TypeFor[zermelo.Unending[V]]()},
		{"Estimate", isEstimator, reflect.TypeFor[zermelo.Estimator[Pos]]()},
		{"Bounds", e.bounder != nil, reflect.TypeFor[zermelo.Bounder[Pos, V]]()},
		{"Index", e.indexer != nil, reflect.TypeFor[zermelo.Indexer[Pos]]()},
		{"AppendParents", isRetractor, reflect.TypeFor[zermelo.Retractor[Pos]]()},
		{"IsMove", isJudge, reflect.TypeFor[zermelo.Judge[Pos]]()},
	} {
		if c.found {
			continue
		}
		if m, of, ok := methodNamed(e.Game, c.name); ok {
			f.add(of, "%s", misfit(e.Game, m, c.want))
		}
	}
	if isRetractor && e.indexer == nil {
		f.add(reflect.TypeOf(e.Game), "the method AppendParents is used only if positions have numbers, as with a zermelo.Indexer")
	}
}

// compare adds a fault if the answer is not the one that was given before, and reports whether it did.
func (a turn[Pos, V]) compare(f *faults, p Pos, before turn[Pos, V], when string) bool {
	n := f.n
	switch {
	case a.isEnd != before.isEnd:
		f.add(p, "play has ended: %v, but %s %v", before.isEnd, when, a.isEnd)
	case a.v != before.v:
		f.add(p, "the payoff is %v, but %s %v", before.v, when, a.v)
	case a.who != before.who:
		f.add(p, "%v is to move, but %s %v", before.who, when, a.who)
	case !slices.Equal(a.moves, before.moves):
		f.add(p, "the moves are %s, but %s %s", show(before.moves), when, unlike(a.moves, before.moves))
	case a.as != before.as:
		f.add(p, "the representative is %v, but %s %s", before.as, when, unlike(a.as, before.as))
	}
	return f.n > n
}

func (e *gameExamination[Pos, V]) checkDeterministic(f *faults) {
	const times = 3
	for _, p := range e.positions {
		before := e.seen[p]
		if first := e.first.alone[p]; first != nil {
			was := before
			was.moves = first[0]
			if was.isEnd, was.v = false, *new(V); e.firstEnds[p].isEnd { // else the payoff says nothing
				was.isEnd, was.v = true, e.firstEnds[p].v
			}
			if before.compare(f, p, was, askedAgain[Pos]()) {
				continue
			}
		}
		beside := e.askBesides(p, before, e.first.buffers.ask)
		for range times {
			if e.ask(p).compare(f, p, before, askedAgain[Pos]()) || e.askBesides(p, before, askNew[Pos]).compare(f, p, beside, askedAgain[Pos]()) {
				break
			}
		}
	}
	if u, ok := e.Game.(zermelo.Unending[V]); ok {
		for range times {
			v, isLoopy := u.Unending()
			if isLoopy != e.isLoopy {
				f.add(e.positions[0], "Unending says %v, but said %v before", isLoopy, e.isLoopy)
				break
			}
			if isLoopy && v.Compare(e.endless) != 0 { // else the payoff says nothing
				f.add(e.positions[0], "Unending says %v, but said %v before", v, e.endless)
				break
			}
		}
	}
	f.orElse(e.first.buffers.again)
}

func (e *gameExamination[Pos, V]) checkAppend(f *faults) {
	var open []Pos // positions where play has not ended
	for _, p := range e.positions {
		if !e.seen[p].isEnd {
			open = append(open, p)
		}
	}
	for i, p := range open {
		checkAppends(f, p, open[(i+1)%len(open)], "moves", e.Game.AppendMoves)
	}
	f.orElse(e.first.buffers.appends)
	retractor, ok := e.Game.(zermelo.Retractor[Pos])
	if !ok {
		return
	}
	var numbered []Pos
	for _, p := range e.positions {
		if q, _, ok := e.numbered(p, e.seen[p]); ok {
			numbered = append(numbered, q)
		}
	}
	for i, p := range numbered {
		checkAppends(f, p, numbered[(i+1)%len(numbered)], "parents", retractor.AppendParents)
	}
}

// numbered returns what stands for p, of which the game says a, and its number, if it has one.
func (e *gameExamination[Pos, V]) numbered(p Pos, a turn[Pos, V]) (q Pos, number int, ok bool) {
	if e.indexer == nil || e.indexer.Size() <= 0 {
		return p, 0, false
	}
	if q = p; e.normalizer != nil {
		q = a.as.p
	}
	number = e.indexer.Index(q)
	return q, number, 0 <= number && number < e.indexer.Size()
}

func (e *gameExamination[Pos, V]) checkPayoffs(f *faults) {
	var met []V
	seen := map[V]bool{}
	add := func(v V) {
		if !seen[v] && len(met) < 30 { // triples of these are few enough
			seen[v] = true
			met = append(met, v)
		}
	}
	if e.isLoopy {
		add(e.endless)
	}
	for _, p := range e.positions {
		if a := e.seen[p]; a.isEnd {
			add(a.v)
		}
	}
	if checkOrder(f, met); f.n > 0 { // by which it makes no sense to look for the least
		return
	}
	if e.isLoopy {
		checkExtremes(f, e.endless, "what a play without end is worth", e.endless)
	}
	for _, p := range e.positions {
		if a := e.seen[p]; a.isEnd {
			checkExtremes(f, p, "the payoff", a.v)
		}
	}
	if f.n == 0 { // a payoff that is none of its type may have any sign
		checkSigns(f, met)
	}
}

// checkOrder compares payoffs.
func checkOrder[V zermelo.Payoff[V]](f *faults, met []V) {
	for _, v := range met {
		for _, w := range met {
			c := v.Compare(w)
			switch {
			case c != 0 && v == w:
				f.add(v, "compared with itself it is %d, not 0", c)
			case c == 0 && v != w:
				f.add(v, "compared with %v, another payoff, it is 0, as if they were the same", w)
			case c < 0 != (w.Compare(v) > 0):
				f.add(v, "compared with %v it is %d, the other way round %d", w, c, w.Compare(v))
			}
			for _, x := range met {
				if c < 0 && w.Compare(x) < 0 && v.Compare(x) >= 0 {
					f.add(v, "it is less than %v, and that is less than %v, but it is not less than that", w, x)
				}
			}
		}
	}
}

// checkSigns compares the signs of payoffs that are in order, and their negatives.
func checkSigns[V zermelo.Payoff[V]](f *faults, met []V) {
	sign := func(s zermelo.Signed[V]) int { return cmp.Compare(s.Sign(), 0) }
	for _, v := range met {
		s, ok := any(v).(zermelo.Signed[V])
		if !ok {
			continue
		}
		neg := s.Neg()
		n, ok := any(neg).(zermelo.Signed[V])
		switch {
		case !ok:
			f.add(v, "the negative, %v, has no sign", neg)
			continue
		case (neg == v) != (s.Sign() == 0):
			f.add(v, "the sign is %d and the negative %v", s.Sign(), neg)
		case cmp.Compare(v.Compare(neg), 0) != sign(s):
			f.add(v, "the sign is %d, but compared with the negative, %v, it is %d", s.Sign(), neg, v.Compare(neg))
		case sign(n) != -sign(s):
			f.add(v, "the sign is %d, and that of the negative, %v, is %d", s.Sign(), neg, n.Sign())
		case n.Neg() != v:
			f.add(v, "the negative is %v, but the negative of that is %v", neg, n.Neg())
		}
		for _, w := range met {
			t, ok := any(w).(zermelo.Signed[V])
			if ok && v.Compare(w) < 0 && (neg.Compare(t.Neg()) <= 0 || sign(s) > sign(t)) {
				f.add(v, "it is less than %v, but the negatives are %v and %v, and the signs %d and %d", w, neg, t.Neg(), s.Sign(), t.Sign())
			}
		}
	}
}

// checkExtremes adds a fault if v is less than the least payoff or more than the largest.
func checkExtremes[V zermelo.Payoff[V]](f *faults, at any, what string, v V) {
	x, ok := any(v).(zermelo.Extremal[V])
	if !ok {
		return
	}
	if least, most := x.Extremes(); v.Compare(least) < 0 || v.Compare(most) > 0 {
		f.add(at, "%s is %v, but by Extremes, a method of %T, the least payoff is %v and the largest %v; a payoff that counts something may be a zermelo.Int", what, v, v, least, most)
	}
}

func (e *gameExamination[Pos, V]) checkMoves(f *faults) {
	for _, p := range e.positions {
		switch a := e.seen[p]; {
		case a.isEnd:
		case a.who > zermelo.Min:
			f.add(p, "%v is to move", a.who)
		case len(a.moves) == 0:
			f.add(p, "play has not ended, but %v has no move", a.who)
		}
	}
}

func (e *gameExamination[Pos, V]) checkConcurrent(f *faults) {
	before := make([]besides[Pos, V], len(e.positions))
	for i, p := range e.positions {
		before[i] = e.askBesides(p, e.seen[p], askNew[Pos])
	}
	*f = askAtOnce(len(e.positions), func(f *faults, i int) {
		const when = "asked by several goroutines at once"
		p := e.positions[i]
		if !e.ask(p).compare(f, p, e.seen[p], when) {
			e.askBesides(p, e.seen[p], askNew[Pos]).compare(f, p, before[i], when)
		}
	})
}

func (e *gameExamination[Pos, V]) checkIdempotent(f *faults) {
	for _, p := range e.positions {
		r := e.seen[p].as
		if again := normalized(e.normalizer, r.p); again != (representative[Pos]{p: r.p}) {
			f.add(p, "the representative is %v, whose representative is %v", r, again)
		}
	}
}

// checkJudge asks whether the positions that were met are moves, and the moves.
func (e *gameExamination[Pos, V]) checkJudge(f *faults, judge zermelo.Judge[Pos]) {
	const mostOthers = 200
	for i, p := range e.positions {
		a := e.seen[p]
		if a.isEnd {
			continue
		}
		isMove := map[Pos]bool{}
		for _, q := range a.moves {
			if isMove[q] = true; !judge.IsMove(p, q) {
				f.add(p, "there is a move to %s, which IsMove denies", show(q))
			}
		}
		for k := range min(mostOthers, len(e.positions)) {
			// Those that were met soon after p are like its moves.
			if q := e.positions[(i+k)%len(e.positions)]; !isMove[q] && judge.IsMove(p, q) {
				f.add(p, "there is no move to %s, which IsMove affirms", show(q))
			}
		}
	}
}
