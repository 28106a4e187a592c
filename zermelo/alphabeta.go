package zermelo

import (
	"cmp"
	"math"
	"slices"

	"github.com/cgt-go/sdk/internal/poll"
)

// alphaBeta is a search that goes down to the ends, and leaves a position as soon as the question about it is answered,
// which is one with a window: the value is of no interest if somebody could have avoided the position with a better
// result. Of each position in its table it knows a span, and the move that answered the last question; a question that
// the spans after a position answer costs no further look. So the moves are tried in this order: those whose values are
// known; the one in the table; then as they are estimated; then as the game lists them.
//
// Sources: D. E. Knuth, R. W. Moore, An analysis of alpha–beta pruning, Artificial Intelligence 6, 1975; J. P.
// Fishburn, Another optimization of alpha–beta search, 1983, for spans that say more than the window asks for
// (fail-soft).
type alphaBeta[Pos comparable, V Payoff[V]] struct {
	*search[Pos, V]
	table *memory[Pos, remembered[V]]
	path  stack[alphaBetaFrame[Pos, V]]
	kids  stack[kid[Pos, V]] // of the positions of the path
}

// remembered is what the table has on a position.
type remembered[V Payoff[V]] struct {
	s    span[V]
	move uint16 // one more than the number of the move that was best, or 0
}

// alphaBetaFrame is a position of the path from the start.
type alphaBetaFrame[Pos comparable, V Payoff[V]] struct {
	p        Pos
	hash     uint64
	place    int // in the table, if its places are the same
	places   int
	kids     []kid[Pos, V]
	next     int // in kids
	who      Player
	w        window[V]
	known    span[V]
	best     V // that who has
	hasBest  bool
	bestMove int
	began    int // positions looked at before
}

func newAlphaBeta[Pos comparable, V Payoff[V]](h *search[Pos, V], table int) *alphaBeta[Pos, V] {
	return &alphaBeta[Pos, V]{search: h, table: newMemory[Pos, remembered[V]](table, h.hash, h.stopped)}
}

// find answers the question w about k, both as the representative sees them.
func (a *alphaBeta[Pos, V]) find(k kid[Pos, V], w window[V]) (span[V], error) {
	s, err := a.run(k, w)
	if err == errPause {
		a.pause()
	}
	return s, err
}

// run is find, but leaves positions on the path if it is not done.
func (a *alphaBeta[Pos, V]) run(k kid[Pos, V], w window[V]) (span[V], error) {
	a.path.clear()
	a.kids.clear()
	s, isDone, err := a.enter(k.p, k.hash, k.s, w)
	if isDone || err != nil {
		return s, err
	}
	for {
		f := a.path.last()
		if f.next < len(f.kids) {
			k := &f.kids[f.next]
			f.next++
			kw := f.window()
			if kw.isDecided(&k.s) {
				f.take(k)
				if f.isCut() {
					f.next = len(f.kids)
				}
				continue
			}
			ks := k.s
			if k.isSwapped {
				ks, kw = ks.swapped(), kw.swapped()
			}
			if s, isDone, err = a.enter(k.p, k.hash, ks, kw); err != nil {
				return s, err
			}
			if !isDone {
				continue
			}
		} else {
			if s, err = a.leave(); err != nil || a.path.len() == 0 {
				return s, err
			}
			f = a.path.last()
		}
		// s is what was found of the position that the last move from f leads to.
		k := &f.kids[f.next-1]
		if k.isSwapped {
			s = s.swapped()
		}
		k.s = s
		if f.take(k); f.isCut() {
			f.next = len(f.kids)
		}
	}
}

// window returns the question about the positions after f.
func (f *alphaBetaFrame[Pos, V]) window() window[V] {
	w := f.w
	switch {
	case !f.hasBest:
	case f.who == Max:
		w.raise(f.best)
	default:
		w.lower(f.best)
	}
	return w
}

// take notes what is known of a position after f.
func (f *alphaBetaFrame[Pos, V]) take(k *kid[Pos, V]) {
	switch {
	case f.who == Max && k.s.hasLo && (!f.hasBest || k.s.lo.Compare(f.best) > 0):
		f.best, f.hasBest, f.bestMove = k.s.lo, true, k.move
	case f.who == Min && k.s.hasHi && (!f.hasBest || k.s.hi.Compare(f.best) < 0):
		f.best, f.hasBest, f.bestMove = k.s.hi, true, k.move
	}
}

// isCut reports whether the opponent will not let play come to f.
func (f *alphaBetaFrame[Pos, V]) isCut() bool {
	return f.hasBest && (f.who == Max && f.w.isHigh(f.best) || f.who == Min && f.w.isLow(f.best))
}

// reached returns what follows from what who has.
func (f *alphaBetaFrame[Pos, V]) reached() (s span[V]) {
	if f.who == Max {
		s.lo, s.hasLo = f.best, f.hasBest
	} else {
		s.hi, s.hasHi = f.best, f.hasBest
	}
	return s
}

// enter answers the question w about p, of which known is known, if that needs no look at what comes after the moves;
// otherwise isDone is false, and p is put on the path.
func (a *alphaBeta[Pos, V]) enter(p Pos, hash uint64, known span[V], w window[V]) (s span[V], isDone bool, err error) {
	place := a.table.find(p, hash)
	move := -1
	if e := a.table.at(place, p, hash); e != nil {
		if e.state == onPath {
			return s, false, a.loop(p)
		}
		var ok bool
		if known, ok = known.meet(e.e.s); !ok {
			return s, false, contradiction(p)
		}
		if w.isDecided(&known) {
			return known, true, nil
		}
		move = int(e.e.move) - 1
	}
	began := a.looked
	who, v, isEnd, err := a.expand(p, a.path.len())
	if isEnd || err != nil {
		return exactly(v), isEnd, err
	}
	if place < 0 {
		place = a.table.add(p, hash, onPath)
	}
	a.table.slots[place].state = onPath
	f := a.path.push(alphaBetaFrame[Pos, V]{p: p, hash: hash, place: place, places: a.table.places, who: who, w: w, known: known, bestMove: move, began: began})
	kids := a.kids.room(len(a.moves))
	for i, q := range a.moves {
		k, err := a.glance(q)
		if err != nil {
			return s, false, err
		}
		if k.s, err = a.recall(k); err != nil {
			return s, false, err
		}
		k.move = i
		if f.take(&k); f.isCut() {
			s, err = a.leave()
			return s, true, err
		}
		switch {
		case i == move:
			k.estimate = math.MaxInt
		case a.estimator != nil && !w.isDecided(&k.s):
			k.estimate = a.rules.estimate(q, who)
		}
		kids = append(kids, k)
	}
	a.kids.put(kids)
	f.kids = kids
	if a.estimator != nil {
		slices.SortStableFunc(kids, func(k, l kid[Pos, V]) int { return cmp.Compare(l.estimate, k.estimate) })
	} else if move > 0 && move < len(a.moves) {
		k := kids[move]
		copy(kids[1:], kids[:move])
		kids[0] = k
	}
	return s, false, nil
}

// remembered returns what the table says of k, as the representative sees it.
func (a *alphaBeta[Pos, V]) remembered(k kid[Pos, V], _ window[V]) (s span[V], work int) {
	if e := a.table.at(a.table.find(k.p, k.hash), k.p, k.hash); e != nil {
		return e.e.s, int(e.work)
	}
	return s, 0
}

// recall returns what is known of k with what the table says.
func (a *alphaBeta[Pos, V]) recall(k kid[Pos, V]) (span[V], error) {
	if k.isEnd {
		return k.s, nil
	}
	e := a.table.at(a.table.find(k.p, k.hash), k.p, k.hash)
	if e == nil {
		return k.s, nil
	}
	if e.state == onPath {
		return k.s, a.loop(k.p)
	}
	s := e.e.s
	if k.isSwapped {
		s = s.swapped()
	}
	s, ok := s.meet(k.s)
	if !ok {
		return s, contradiction(k.p)
	}
	return s, nil
}

// leave takes the last position from the path and returns what is known of it.
func (a *alphaBeta[Pos, V]) leave() (span[V], error) {
	if err := poll.Err(a.ctx, &a.steps); err != nil {
		return span[V]{}, err
	}
	f := a.path.last()
	s := f.reached()
	if !f.isCut() {
		// No move is better than the best one of those that may be as good as they can.
		limit, ok := f.kids[0].s, true
		for i := range f.kids {
			k := &f.kids[i].s
			if f.who == Max {
				if ok = ok && k.hasHi; ok && k.hi.Compare(limit.hi) > 0 {
					limit = *k
				}
			} else if ok = ok && k.hasLo; ok && k.lo.Compare(limit.lo) < 0 {
				limit = *k
			}
		}
		if f.who == Max {
			s.hi, s.hasHi = limit.hi, ok
		} else {
			s.lo, s.hasLo = limit.lo, ok
		}
	}
	s, ok := s.meet(f.known)
	if !ok || !f.w.isDecided(&s) {
		return s, contradiction(f.p)
	}
	a.remember(f, s)
	a.kids.drop(len(f.kids))
	a.path.drop(1)
	return s, nil
}

// remember puts into the table what is known of a position on the path, and says that it is no longer there.
func (a *alphaBeta[Pos, V]) remember(f *alphaBetaFrame[Pos, V], s span[V]) {
	place := f.place
	if f.places != a.table.places {
		place = a.table.find(f.p, f.hash)
	}
	e := remembered[V]{s: s}
	if f.bestMove < math.MaxUint16 {
		e.move = uint16(f.bestMove + 1)
	}
	a.table.close(place, a.looked-f.began, e)
}

// loop returns the error for a play that comes back to p, which is on the path.
func (a *alphaBeta[Pos, V]) loop(p Pos) error {
	return loopError(&a.path, a.mayLoop, func(f *alphaBetaFrame[Pos, V]) (Pos, bool) { return f.p, f.p == p }, func() []Pos { return a.above(p) })
}

// pause takes all positions from the path, and remembers what has been found of them.
func (a *alphaBeta[Pos, V]) pause() {
	for f := range a.path.all() {
		s := f.reached()
		// If it contradicts what is known, whoever comes here again finds that out.
		if t, ok := s.meet(f.known); ok {
			s = t
		} else {
			s = f.known
		}
		a.remember(f, s)
	}
	a.path.clear()
	a.kids.clear()
}

func (a *alphaBeta[Pos, V]) fork(h *search[Pos, V], table int) sharer[Pos, V] {
	return &alphaBeta[Pos, V]{search: h, table: a.table.over(table)}
}

func (a *alphaBeta[Pos, V]) clear() { a.table.clear() }

func (a *alphaBeta[Pos, V]) block(k kid[Pos, V], _ window[V]) {
	if a.table.find(k.p, k.hash) < 0 {
		a.table.add(k.p, k.hash, onPath)
	}
}

func (a *alphaBeta[Pos, V]) join(fork sharer[Pos, V]) {
	a.table.take(fork.(*alphaBeta[Pos, V]).table, fewestBits, func(e, more *slot[Pos, remembered[V]]) {
		// If the two contradict each other, whoever needs the position finds that out.
		if s, ok := e.e.s.meet(more.e.s); ok {
			e.e.s = s
		}
		if more.e.move > 0 {
			e.e.move = more.e.move
		}
		e.work = max(e.work, more.work)
	})
}

func (a *alphaBeta[Pos, V]) note(k kid[Pos, V], _ window[V], looks int) {
	place := a.table.find(k.p, k.hash)
	if place < 0 {
		place = a.table.add(k.p, k.hash, done)
	}
	e := a.table.slots[place].e
	if s, ok := e.s.meet(k.s); ok {
		e.s = s
	}
	a.table.close(place, looks, e)
}

// numbers returns 1 and 1, since nothing is known of how hard a question is.
func (a *alphaBeta[Pos, V]) numbers(kid[Pos, V], window[V]) (yes, no uint32) { return 1, 1 }
