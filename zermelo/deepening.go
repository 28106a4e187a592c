package zermelo

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"

	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/poll"
)

// deepening is a search that looks 0, 1, 2, … moves ahead. What it asks is whether a player can force some payoff
// within so many moves. Beyond the last move nothing counts as forced but what is known without search, so that yes is
// true for ever, and no is true for that number of moves. Such a question has one bit for an answer, and each player's
// is asked on its own, so that one move is enough for whoever wants yes, and one reply for whoever wants no.
//
// If no reply leads beyond the last move, no is true for ever too: the opponent forces that it is not more. So the
// answers for few moves are found again as what is known of the ends when more are asked for, besides the moves that
// gave them, which are tried first. What is in the table depends on the order of the search; the answers do not: the
// claims of a position are used for those numbers of moves only for which they were proved, except for what is forced
// by the opponent, which bounds the value itself.
//
// A position may come again below itself if play need not end, with fewer moves left. Then it is another question, and
// no answer depends on the way to a position.
//
// Sources: D. J. Slate, L. R. Atkin, CHESS 4.5: the Northwestern University chess program, 1977, and R. E. Korf,
// Depth-first iterative-deepening: an optimal admissible tree search, Artificial Intelligence 27, 1985, for looking
// further and further ahead; D. E. Knuth, R. W. Moore, An analysis of alpha–beta pruning, Artificial Intelligence 6,
// 1975.
type deepening[Pos comparable, V Payoff[V]] struct {
	*search[Pos, V]
	table    *memory[Pos, claims[V]]
	extremes span[V]
	// needsEnd says that bounds are no proof that who asks can force something: it is to come to an end.
	needsEnd bool
	path     stack[deepFrame[Pos, V]]
	kids     stack[kid[Pos, V]] // of the positions of the path, those that are to be looked at
	// The last moves at the root with which a player reached a goal and with which the opponent was kept from one.
	reached, kept deepMove[Pos]
}

// deepMove is a move to a representative, as the representative of the root sees it.
type deepMove[Pos comparable] struct {
	p         Pos
	isSwapped bool
	number    int // of the move
	ok        bool
}

// deepFrame is a position of the path from the start.
type deepFrame[Pos comparable, V Payoff[V]] struct {
	p         Pos
	hash      uint64
	place     int // in the table, or −1, if its places are the same
	places    int
	kids      []kid[Pos, V]
	next      int // in kids
	who       Player
	g         goal[V]
	moves     uint32  // how many are left
	known     span[V] // without search
	a         answer[V]
	hasA      bool // some move has an answer
	isSettled bool // the answer of one move is that of f
	best      deepMove[Pos]
	began     int // positions looked at before
}

func (s *Solver[Pos, V]) newDeepening(ctx context.Context) (*deepening[Pos, V], error) {
	h, err := s.newSearch(ctx)
	if err != nil {
		return nil, err
	}
	return &deepening[Pos, V]{search: h, table: newMemory[Pos, claims[V]](limit.Count(s.Table, DefaultTable), h.hash, h.stopped), extremes: extremes[V]()}, nil
}

// value returns the value of p.
func (x *deepening[Pos, V]) value(p Pos) (v V, err error) {
	l, err := x.ahead(p)
	for ; err == nil; err = l.further(furtherThan(l.moves)) {
		if l.known.isExact() {
			return l.known.lo, nil
		}
	}
	return v, err
}

// furtherThan returns how many moves ahead to look next if only the answer matters. That is one more at first, but a
// long play is gone through each time: after 64 moves it is ever more.
func furtherThan(moves uint32) uint32 { return moves + 1 + (max(moves, 64)-64)/16 }

// atLeast reports whether the value of p is at least v.
func (x *deepening[Pos, V]) atLeast(p Pos, v V) (bool, error) {
	k, err := x.glance(p)
	if err != nil {
		return false, err
	}
	yes, no := goal[V]{Max, edge[V]{v, closed}}, goal[V]{Min, edge[V]{v, strict}}
	for moves := uint32(0); ; moves = furtherThan(moves) {
		if a, err := x.ask(&k, yes, moves); err != nil || a.isYes {
			return err == nil, err
		}
		if a, err := x.ask(&k, no, moves); err != nil || a.isYes {
			return false, err
		}
	}
}

// goodMove returns the move with which who, whose turn it is, gets v from p in as few moves as possible; the first one
// of those that do in the order in which moves look good.
func (x *deepening[Pos, V]) goodMove(who Player, p Pos, v V) (best Pos, err error) {
	to, _, _, _, err := x.look(nil, p)
	if err != nil {
		return best, err
	}
	x.sort(to, who)
	kids := make([]kid[Pos, V], len(to))
	for i, q := range to {
		if kids[i], err = x.glance(q); err != nil {
			return best, err
		}
		kids[i].move = i
	}
	g := goal[V]{who, edge[V]{v, closed}}
	for moves := uint32(0); len(kids) > 0; moves++ {
		left := kids[:0]
		for _, k := range kids {
			a, err := x.ask(&k, g, moves)
			switch {
			case err != nil || a.isYes:
				return to[k.move], err
			case a.in == never:
				left = append(left, k)
			}
		}
		kids = left
	}
	return best, gameError(p, fmt.Sprintf("%v gets %v there, but with no move", who, v))
}

// chooser returns the function that makes the moves of a strategy with which who gets v. A player for whom that is
// better than a play without end must come to an end. So each move then leads to where it takes fewer moves, without
// regard to bounds, which say nothing of the way.
func (x *deepening[Pos, V]) chooser(who Player, v V) func(p Pos) (Pos, error) {
	y := x
	if x.bounder != nil && x.mayLoop && prefer(who, v, x.unending) > 0 {
		y = &deepening[Pos, V]{search: x.search, table: newMemory[Pos, claims[V]](x.table.most, x.hash, x.stopped), extremes: x.extremes, needsEnd: true}
	}
	return func(p Pos) (Pos, error) { return y.goodMove(who, p, v) }
}

// glance returns what can be said of p without looking at its moves.
func (x *deepening[Pos, V]) glance(p Pos) (kid[Pos, V], error) {
	k, err := x.search.glance(p)
	if err != nil {
		return k, err
	}
	var ok bool
	if k.s, ok = k.s.meet(x.extremes); !ok {
		return k, contradiction(k.p)
	}
	return k, nil
}

// ask answers whether g can be reached from k within so many moves.
func (x *deepening[Pos, V]) ask(k *kid[Pos, V], g goal[V], moves uint32) (answer[V], error) {
	x.path.clear()
	x.kids.clear()
	a, isDone, err := x.enter(k, g, moves)
	if isDone || err != nil {
		return a, err
	}
	for {
		f := x.path.last()
		isSwapped := false
		if !f.isSettled && f.next < len(f.kids) {
			k := &f.kids[f.next]
			f.next++
			if a, isDone, err = x.enter(k, f.g, f.moves-1); err != nil {
				return a, err
			}
			if !isDone {
				continue
			}
		} else {
			if a, err = x.leave(); err != nil {
				return a, err
			}
			isSwapped = true
		}
		if x.path.len() == 0 {
			if k.isSwapped {
				a = a.swapped()
			}
			return a, nil
		}
		f = x.path.last()
		c := &f.kids[f.next-1]
		if isSwapped && c.isSwapped {
			a = a.swapped()
		}
		f.take(a, c)
	}
}

// take notes what the answer is after the move to k.
func (f *deepFrame[Pos, V]) take(a answer[V], k *kid[Pos, V]) {
	isOwn := f.who == f.g.who
	a.in = later(a.in)
	switch {
	case a.isYes == isOwn:
		f.a, f.isSettled = a, true
		f.best = deepMove[Pos]{k.p, k.isSwapped, k.move, true}
	case !f.hasA:
		f.a, f.hasA = a, true
	default:
		f.a.in = max(f.a.in, a.in)
		switch {
		case !a.hasV: // nothing is forced there, which is worse than anything
		case !f.a.hasV, prefer(f.who, a.v, f.a.v) > 0:
			f.a.v, f.a.hasV = a.v, true
		}
	}
}

// recall answers whether g can be reached from k within so many moves, if that is known, as the position before k sees
// it.
func (x *deepening[Pos, V]) recall(k *kid[Pos, V], g goal[V], moves uint32) (a answer[V], ok bool, err error) {
	own, hasOwn := k.s.of(g.who)
	if hasOwn && x.needsEnd && !k.isEnd {
		own, hasOwn = x.extremes.of(g.who)
	}
	if hasOwn && g.isMet(own) {
		return answer[V]{own, true, true, 0}, true, nil
	}
	if v, ok := k.s.of(g.who.Opponent()); ok && !g.isMet(v) {
		a = answer[V]{v, true, false, 0}
		if x.needsEnd && !k.isEnd {
			a.in = never // where the players have changed places, the bound would count as something that g.who can force
		}
		return a, true, nil
	}
	place := x.table.find(k.p, k.hash)
	if place >= 0 {
		e := &x.table.slots[place]
		if e.state == onPath {
			return a, false, x.loop(k.p)
		}
		if k.isSwapped {
			a, ok = e.e.answer(g.swapped(), moves)
			a = a.swapped()
		} else {
			a, ok = e.e.answer(g, moves)
		}
		if ok {
			return a, true, nil
		}
	}
	if moves == 0 && (place >= 0 || x.lister == nil) { // it is no end
		return answer[V]{own, hasOwn, false, never}, true, nil
	}
	return a, false, nil
}

// enter answers whether g can be reached from k within so many moves, as the position before k sees both, if that needs
// no look at what comes after the moves; otherwise isDone is false, and k is put on the path.
func (x *deepening[Pos, V]) enter(k *kid[Pos, V], g goal[V], moves uint32) (a answer[V], isDone bool, err error) {
	if a, isDone, err = x.recall(k, g, moves); isDone || err != nil {
		return a, isDone, err
	}
	s := k.s
	if k.isSwapped {
		s, g = s.swapped(), g.swapped()
	}
	began := x.looked
	who, v, isEnd, err := x.expand(k.p, x.path.len())
	if err != nil {
		return a, false, err
	}
	place := -1
	switch {
	case isEnd:
		a = answer[V]{v, true, g.isMet(v), 0}
		if k.isSwapped {
			a = a.swapped()
		}
		return a, true, nil
	case moves == 0 || !x.mayLoop:
		// A play that comes back to a position on the path is an error if all plays end. Where no move is left, the
		// table remembers that k is no end.
		if place = x.table.find(k.p, k.hash); place < 0 {
			place = x.table.add(k.p, k.hash, done)
		}
	}
	if !x.mayLoop {
		x.table.slots[place].state = onPath
	}
	f := x.path.push(deepFrame[Pos, V]{p: k.p, hash: k.hash, place: place, places: x.table.places, who: who, g: g, moves: moves, known: s, began: began})
	if moves == 0 {
		f.a.in = never
	} else if err = x.list(f); err != nil {
		return a, false, err
	}
	if len(f.kids) > 0 {
		return a, false, nil
	}
	if a, err = x.leave(); k.isSwapped && err == nil {
		a = a.swapped()
	}
	return a, true, err
}

// list takes the answers for the moves of f that are known, and lists the others, the best ones first.
func (x *deepening[Pos, V]) list(f *deepFrame[Pos, V]) error {
	kids := x.kids.room(len(x.moves))
	for i, q := range x.moves {
		c, err := x.glance(q)
		if err != nil {
			return err
		}
		c.move = i
		a, ok, err := x.recall(&c, f.g, f.moves-1)
		switch {
		case err != nil:
			return err
		case !ok:
			kids = append(kids, c)
			continue
		}
		if f.take(a, &c); f.isSettled {
			return nil
		}
	}
	x.kids.put(kids)
	f.kids = kids
	if len(kids) < 2 {
		return nil
	}
	first := x.hint(f)
	if x.estimator == nil {
		if i := slices.IndexFunc(kids, func(c kid[Pos, V]) bool { return c.move == first }); i > 0 {
			c := kids[i]
			copy(kids[1:], kids[:i])
			kids[0] = c
		}
		return nil
	}
	for i := range kids {
		if kids[i].estimate = math.MaxInt; kids[i].move != first {
			kids[i].estimate = x.estimate(x.moves[kids[i].move], f.who)
		}
	}
	slices.SortStableFunc(kids, func(c, d kid[Pos, V]) int { return cmp.Compare(d.estimate, c.estimate) })
	return nil
}

// hint returns the number of the move to look at first, or −1: the one that settled the question of the same player
// before, or else that of the other one.
func (x *deepening[Pos, V]) hint(f *deepFrame[Pos, V]) int {
	place := f.place
	if place < 0 || f.places != x.table.places {
		if place = x.table.find(f.p, f.hash); place < 0 {
			return -1
		}
	}
	c := &x.table.slots[place].e
	if m := c[f.g.who].move; m > 0 {
		return int(m) - 1
	}
	return int(c[f.g.who.Opponent()].move) - 1
}

// leave takes the last position from the path and returns the answer, as the position itself sees it.
func (x *deepening[Pos, V]) leave() (answer[V], error) {
	if err := poll.Err(x.ctx, &x.steps); err != nil {
		return answer[V]{}, err
	}
	f := x.path.last()
	a, who := f.a, f.g.who
	own, hasOwn := f.known.of(who)
	other, hasOther := f.known.of(who.Opponent())
	isOff := false
	switch {
	case a.isYes:
		isOff = hasOther && prefer(who, a.v, other) > 0
	case a.in != never:
		isOff = hasOwn && prefer(who, a.v, own) < 0
	case x.needsEnd:
	case hasOwn && (!a.hasV || prefer(who, a.v, own) < 0):
		a.v, a.hasV = own, true // which is known without search
	}
	place := f.place
	if place < 0 || f.places != x.table.places {
		if place = x.table.find(f.p, f.hash); place < 0 {
			place = x.table.add(f.p, f.hash, done)
		}
	}
	e := x.table.slots[place].e
	if isOff || !e.note(who, f.moves, a) {
		return a, contradiction(f.p)
	}
	if f.best.ok && f.best.number < math.MaxUint16 {
		e[who].move = uint16(f.best.number + 1)
	}
	if f.best.ok && x.path.len() == 1 {
		if f.who == who {
			x.reached = f.best
		} else {
			x.kept = f.best
		}
	}
	x.table.close(place, x.looked-f.began, e)
	x.kids.drop(len(f.kids))
	x.path.drop(1)
	return a, nil
}

// loop returns the error for a play that comes back to p, which is on the path.
func (x *deepening[Pos, V]) loop(p Pos) error {
	return loopError(&x.path, x.mayLoop, func(f *deepFrame[Pos, V]) (Pos, bool) { return f.p, f.p == p }, nil)
}
