package zermelo

import (
	"cmp"
	"math"
	"slices"

	"github.com/cgt-go/sdk/internal/poll"
)

// proofNumber is a search for the answer to a question of yes and no: whether a value is at least, or more than, some
// payoff. Of each position it keeps two numbers, how many positions after it, at least, must be found to answer yes to
// prove yes, and to answer no to prove no. It always goes on where it takes least to settle the question, depth first,
// until the numbers along the way exceed thresholds at which another way would be better (df-pn). So it is drawn to
// forced play.
//
// Where who moves wants yes, the proof number is the least one after the moves. The disproof number would be the sum of
// those after the moves, but positions that can be reached in many ways would count as often, and numbers explode. So
// it is the largest one and one more for each other move that is open (weak proof-number search).
//
// Sources: L. V. Allis, M. van der Meulen, H. J. van den Herik, Proof-number search, Artificial Intelligence 66, 1994;
// A. Nagai, Df-pn algorithm for searching AND/OR trees and its applications, 2002; T. Ueda, T. Hashimoto, J. Hashimoto,
// H. Iida, Weak proof-number search, 2008; J. Pawlewicz, Ł. Lew, Improving depth-first PN-search: 1+ε trick, 2007.
type proofNumber[Pos comparable, V Payoff[V]] struct {
	*search[Pos, V]
	size  int
	table *memory[asked[Pos], proofNumbers[V]]
	asked window[V] // the question the table is about
	path  stack[proofFrame[Pos, V]]
	kids  stack[proofKid[Pos, V]] // of the positions of the path
}

// asked is a position with the question asked about it: the one the search began with or, if players have changed
// places on the way, the one that comes of it.
type asked[Pos comparable] struct {
	p         Pos
	isSwapped bool
}

// proofNumbers are the numbers of a position. If one of them is 0, the question is settled, and v says how: the value
// is at least v if it is yes, and at most v if it is no.
type proofNumbers[V Payoff[V]] struct {
	yes, no uint32
	v       V
}

// never is the number for what can not be proved.
const never = math.MaxUint32

// proofKid is a position after one on the path.
type proofKid[Pos comparable, V Payoff[V]] struct {
	kid[Pos, V]
	n proofNumbers[V] // as the position before it sees it
}

// proofFrame is a position of the path.
type proofFrame[Pos comparable, V Payoff[V]] struct {
	key           asked[Pos]
	hash          uint64
	kids          []proofKid[Pos, V]
	tried         int // in kids: the one that is looked at
	who           Player
	yesMax, noMax uint32 // the thresholds
	began         int
}

func newProofNumber[Pos comparable, V Payoff[V]](h *search[Pos, V], table int) *proofNumber[Pos, V] {
	return &proofNumber[Pos, V]{search: h, size: table}
}

// hashAsked hashes a position with its question.
func (n *proofNumber[Pos, V]) hashAsked(k asked[Pos]) uint64 { return n.withQuestion(n.hash(k.p), k) }

func (n *proofNumber[Pos, V]) withQuestion(hash uint64, k asked[Pos]) uint64 {
	if k.isSwapped {
		return hash ^ 0x9e3779b97f4a7c15
	}
	return hash
}

// settle returns the numbers that s stands for, if it answers the question w.
func settle[V Payoff[V]](s span[V], w window[V]) (n proofNumbers[V], ok bool) {
	switch {
	case s.hasLo && w.isHigh(s.lo):
		return proofNumbers[V]{0, never, s.lo}, true
	case s.hasHi && w.isLow(s.hi):
		return proofNumbers[V]{never, 0, s.hi}, true
	}
	return proofNumbers[V]{yes: 1, no: 1}, false
}

// swapped returns the numbers after the players have changed places.
func (n proofNumbers[V]) swapped() proofNumbers[V] {
	if n.yes == 0 || n.no == 0 {
		n.v = negative(n.v)
	}
	n.yes, n.no = n.no, n.yes
	return n
}

// question returns the question as it is asked about the positions with the players swapped.
func (n *proofNumber[Pos, V]) question(isSwapped bool) window[V] {
	if isSwapped {
		return n.asked.swapped()
	}
	return n.asked
}

// find answers the question w, which is of yes and no, about k.
func (n *proofNumber[Pos, V]) find(k kid[Pos, V], w window[V]) (span[V], error) {
	root, ok := n.key(k, w)
	if !ok {
		n.table = newMemory[asked[Pos], proofNumbers[V]](n.size, n.hashAsked, n.stopped)
		n.asked = w
	}
	n.path.clear()
	n.kids.clear()
	r, err := n.settleRoot(root, n.withQuestion(k.hash, root))
	if err == errPause {
		n.pause()
		return span[V]{}, err
	}
	if err == nil && r.yes != 0 && r.no != 0 {
		err = contradiction(k.p)
	}
	return r.span(), err
}

// key returns k with the question w; ok is false if the table is not about that.
func (n *proofNumber[Pos, V]) key(k kid[Pos, V], w window[V]) (key asked[Pos], ok bool) {
	key.p = k.p
	switch {
	case n.table == nil:
		return key, false
	case n.asked == w:
		return key, true
	}
	// The representatives of positions with the players as they are may be asked w although the search began with the
	// other question, if the players had changed places at the start.
	key.isSwapped = n.normalizer != nil && n.isSigned && n.asked.swapped() == w
	return key, key.isSwapped
}

// remembered returns what the table says of k, as the representative sees it.
func (n *proofNumber[Pos, V]) remembered(k kid[Pos, V], w window[V]) (s span[V], work int) {
	key, ok := n.key(k, w)
	if !ok {
		return s, 0
	}
	e := n.recall(key, n.withQuestion(k.hash, key))
	if e == nil {
		return s, 0
	}
	return e.e.span(), int(e.work)
}

// span returns what is proved.
func (n proofNumbers[V]) span() span[V] {
	switch {
	case n.yes == 0:
		return span[V]{lo: n.v, hasLo: true}
	case n.no == 0:
		return span[V]{hi: n.v, hasHi: true}
	}
	return span[V]{}
}

// settleRoot settles the question about root.
func (n *proofNumber[Pos, V]) settleRoot(root asked[Pos], hash uint64) (proofNumbers[V], error) {
	r, isDone, err := n.enter(root, hash, never, never)
	if isDone || err != nil {
		return r, err
	}
	for {
		if err := poll.Err(n.ctx, &n.steps); err != nil {
			return r, err
		}
		f := n.path.last()
		if r = f.numbers(); r.yes != 0 && r.no != 0 && r.yes < f.yesMax && r.no < f.noMax {
			k, yesMax, noMax := f.choose()
			f.tried = k
			c := &f.kids[k]
			key := asked[Pos]{c.p, f.key.isSwapped != c.isSwapped}
			if c.isSwapped {
				yesMax, noMax = noMax, yesMax
			}
			if r, isDone, err = n.enter(key, n.withQuestion(c.hash, key), yesMax, noMax); err != nil {
				return r, err
			}
			if !isDone {
				continue
			}
		} else {
			n.leave(r)
			if n.path.len() == 0 {
				return r, nil
			}
		}
		n.back(r)
	}
}

// back hands the numbers of the position after the last one of the path to that.
func (n *proofNumber[Pos, V]) back(r proofNumbers[V]) {
	f := n.path.last()
	c := &f.kids[f.tried]
	if c.isSwapped {
		r = r.swapped()
	}
	c.n = r
}

// numbers returns the numbers of f from those of the positions after it.
func (f *proofFrame[Pos, V]) numbers() proofNumbers[V] {
	least, most, open := uint32(never), uint32(0), 0
	var v V // the best of those that are not what who wants
	hasV := false
	for i := range f.kids {
		want, dread := f.kids[i].n.of(f.who)
		if want == 0 {
			return f.kids[i].n
		}
		least = min(least, want)
		if dread == 0 {
			if c := f.kids[i].n.v; !hasV || c.Compare(v) > 0 == (f.who == Max) {
				v, hasV = c, true
			}
			continue
		}
		most = max(most, dread)
		open++
	}
	r := proofNumbers[V]{yes: least, no: most, v: v}
	if open > 1 {
		r.no = uint32(min(uint64(most)+uint64(open-1), never-1))
	}
	if f.who == Min {
		r.yes, r.no = r.no, r.yes
	}
	return r
}

// of returns the number for the answer that who wants, and that for the other: Max wants yes.
func (n *proofNumbers[V]) of(who Player) (want, dread uint32) {
	if who == Max {
		return n.yes, n.no
	}
	return n.no, n.yes
}

// choose returns the number of the position to look at next, and its thresholds.
func (f *proofFrame[Pos, V]) choose() (k int, yesMax, noMax uint32) {
	best, second, open := -1, uint32(never), uint32(0)
	var least uint32
	for i := range f.kids {
		want, dread := f.kids[i].n.of(f.who)
		switch {
		case dread == 0:
			continue
		case best < 0:
			best, least = i, want
		case want < least:
			best, least, second = i, want, least
		default:
			second = min(second, want)
		}
		open++
	}
	wantMax, dreadMax := f.yesMax, f.noMax
	if f.who == Min {
		wantMax, dreadMax = dreadMax, wantMax
	}
	// A quarter more than the second best, so that the search does not jump from one to the other all the time.
	wantMax = uint32(min(uint64(wantMax), uint64(second)+uint64(second)/4+1))
	if dreadMax != never {
		dreadMax -= open - 1
	}
	if f.who == Min {
		wantMax, dreadMax = dreadMax, wantMax
	}
	return best, wantMax, dreadMax
}

// enter puts a position on the path, or returns its numbers if that is not needed.
func (n *proofNumber[Pos, V]) enter(key asked[Pos], hash uint64, yesMax, noMax uint32) (r proofNumbers[V], isDone bool, err error) {
	place := n.table.find(key, hash)
	if e := n.table.at(place, key, hash); e != nil {
		switch {
		case e.state == onPath:
			return r, false, n.loop(key)
		case e.e.yes == 0 || e.e.no == 0 || e.e.yes >= yesMax || e.e.no >= noMax:
			return e.e, true, nil
		}
	}
	began := n.looked
	who, v, isEnd, err := n.expand(key.p, n.path.len())
	if err != nil {
		return r, false, err
	}
	w := n.question(key.isSwapped)
	if isEnd {
		r, _ := settle(exactly(v), w)
		return r, true, nil
	}
	if place < 0 {
		place = n.table.add(key, hash, onPath)
	}
	n.table.slots[place].state = onPath
	f := n.path.push(proofFrame[Pos, V]{key: key, hash: hash, who: who, yesMax: yesMax, noMax: noMax, began: began})
	kids := n.kids.room(len(n.moves))
	for i, q := range n.moves {
		k, err := n.glance(q)
		if err != nil {
			return r, false, err
		}
		c := proofKid[Pos, V]{kid: k}
		c.move = i
		var isSettled bool
		if c.n, isSettled = settle(k.s, w); !isSettled {
			next := asked[Pos]{k.p, key.isSwapped != k.isSwapped}
			if e := n.recall(next, n.withQuestion(k.hash, next)); e != nil {
				if e.state == onPath {
					return r, false, n.loop(next)
				}
				if c.n = e.e; k.isSwapped {
					c.n = c.n.swapped()
				}
			}
			if n.estimator != nil {
				c.estimate = n.rules.estimate(q, who)
			}
		}
		kids = append(kids, c)
		if want, _ := c.n.of(who); want == 0 {
			break // the others do not matter
		}
	}
	n.kids.put(kids)
	f.kids = kids
	if n.estimator != nil {
		slices.SortStableFunc(kids, func(k, l proofKid[Pos, V]) int { return cmp.Compare(l.estimate, k.estimate) })
	}
	return r, false, nil
}

// leave takes the last position from the path and remembers its numbers.
func (n *proofNumber[Pos, V]) leave(r proofNumbers[V]) {
	f := n.path.last()
	n.table.close(n.table.find(f.key, f.hash), n.looked-f.began, r)
	n.kids.drop(len(f.kids))
	n.path.drop(1)
}

// loop returns the error for a play that comes back to a position on the path.
func (n *proofNumber[Pos, V]) loop(key asked[Pos]) error {
	return loopError(&n.path, n.mayLoop, func(f *proofFrame[Pos, V]) (Pos, bool) { return f.key.p, f.key == key }, func() []Pos { return n.above(key.p) })
}

// recall returns the entry of the table for a key, or nil.
func (n *proofNumber[Pos, V]) recall(key asked[Pos], hash uint64) *slot[asked[Pos], proofNumbers[V]] {
	return n.table.at(n.table.find(key, hash), key, hash)
}

// pause takes all positions from the path, and remembers their numbers.
func (n *proofNumber[Pos, V]) pause() {
	for n.path.len() > 0 {
		r := n.path.last().numbers()
		if n.leave(r); n.path.len() > 0 {
			n.back(r)
		}
	}
}

func (n *proofNumber[Pos, V]) fork(h *search[Pos, V], table int) sharer[Pos, V] {
	return &proofNumber[Pos, V]{search: h, table: n.table.over(table), asked: n.asked}
}

func (n *proofNumber[Pos, V]) clear() { n.table.clear() }

func (n *proofNumber[Pos, V]) block(k kid[Pos, V], w window[V]) {
	key, _ := n.key(k, w)
	if hash := n.withQuestion(k.hash, key); n.table.find(key, hash) < 0 {
		n.table.add(key, hash, onPath)
	}
}

func (n *proofNumber[Pos, V]) join(fork sharer[Pos, V]) {
	n.table.take(fork.(*proofNumber[Pos, V]).table, fewestBits, func(e, more *slot[asked[Pos], proofNumbers[V]]) {
		isSettled, isToBe := e.e.yes == 0 || e.e.no == 0, more.e.yes == 0 || more.e.no == 0
		if !isSettled && (isToBe || more.work >= e.work) {
			e.e = more.e
		}
		e.work = max(e.work, more.work)
	})
}

func (n *proofNumber[Pos, V]) note(k kid[Pos, V], w window[V], looks int) {
	key, _ := n.key(k, w)
	hash := n.withQuestion(k.hash, key)
	place := n.table.find(key, hash)
	if place < 0 {
		place = n.table.add(key, hash, done)
	}
	r, _ := settle(k.s, w)
	n.table.close(place, looks, r)
}

// numbers returns the numbers of k, as the representative sees them.
func (n *proofNumber[Pos, V]) numbers(k kid[Pos, V], w window[V]) (yes, no uint32) {
	key, _ := n.key(k, w)
	if e := n.recall(key, n.withQuestion(k.hash, key)); e != nil {
		return e.e.yes, e.e.no
	}
	return 1, 1
}
