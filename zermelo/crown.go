package zermelo

import (
	"cmp"
	"math/bits"
	"slices"
)

// crown is the upper part of the tree of positions after the one that a question of yes and no is about. Its leaves are
// for jobs of a [team]. Positions that are reached in more than one way are in it once.
//
// A search that tries one move after the other comes to a leaf only if the moves before do not answer the question. So
// each position has a chance that the answer is yes, which for leaves is guessed from the answers found so far or from
// proof numbers; from these follow the chances that leaves are needed, as if positions had nothing to do with each
// other. The leaves chosen are those that are most likely needed. Chances are integers, so that they are the same on
// every machine.
type crown[Pos comparable, V Payoff[V]] struct {
	*search[Pos, V]
	shared sharer[Pos, V]
	w      window[V]
	root   *knot[Pos, V]
	knots  map[asked[Pos]]*knot[Pos, V]
	// answers are how often a job answered no, and yes, where who is to move wants no, and yes.
	answers [2][2]uint64
	rounds  int
}

// knot is a position of a crown. What is said of it is said as the root sees it.
type knot[Pos comparable, V Payoff[V]] struct {
	k         kid[Pos, V]
	depth     int  // moves from the root, in the way in which it was reached first
	wants     int  // 1 if who is to move wants yes, 0 if no
	isSettled bool // k.s answers the question
	looks     int  // that it took so far
	above     []*knot[Pos, V]
	kids      []*knot[Pos, V] // in the order in which they are to be tried; there is none if it is a leaf

	// Of the last round in which it was open:
	round  int
	chance uint64 // that the answer is yes
	need   uint64 // the chance that it is needed
}

// certain is the chance of what is certain, and leastNeed that of the leaves that may be chosen.
const (
	certain   = 1 << 32
	leastNeed = certain / 2
)

func newCrown[Pos comparable, V Payoff[V]](h *search[Pos, V], shared sharer[Pos, V], k kid[Pos, V], w window[V]) (*crown[Pos, V], error) {
	c := &crown[Pos, V]{search: h, shared: shared, w: w, knots: map[asked[Pos]]*knot[Pos, V]{}}
	k.isSwapped = false // everything is seen from here
	x, err := c.knot(k, 0)
	if c.root = x; err != nil || x.isSettled {
		return c, err
	}
	return c, c.branch(x)
}

// seen returns the position of x and the question about it, as the representative sees them.
func (c *crown[Pos, V]) seen(x *knot[Pos, V]) (kid[Pos, V], window[V]) {
	if !x.k.isSwapped {
		return x.k, c.w
	}
	k := x.k
	k.s = k.s.swapped()
	return k, c.w.swapped()
}

// knot returns the knot for k.
func (c *crown[Pos, V]) knot(k kid[Pos, V], depth int) (*knot[Pos, V], error) {
	if c.w.isDecided(&k.s) {
		return &knot[Pos, V]{k: k, depth: depth, isSettled: true}, nil
	}
	key := asked[Pos]{k.p, k.isSwapped}
	x, ok := c.knots[key]
	if ok {
		return x, nil
	}
	x = &knot[Pos, V]{k: k, depth: depth}
	if (c.Turn(k.p) == Max) != k.isSwapped {
		x.wants = 1
	}
	c.knots[key] = x
	return x, c.recall(x)
}

// recall looks up what is remembered of a leaf.
func (c *crown[Pos, V]) recall(x *knot[Pos, V]) error {
	k, w := c.seen(x)
	s, _ := c.shared.remembered(k, w)
	s, ok := s.meet(k.s)
	if !ok {
		return contradiction(k.p)
	}
	if k.isSwapped {
		s = s.swapped()
	}
	x.k.s, x.isSettled = s, c.w.isDecided(&s)
	return nil
}

// branch looks at the moves from a leaf.
func (c *crown[Pos, V]) branch(x *knot[Pos, V]) error {
	who, v, isEnd, err := c.expand(x.k.p, x.depth)
	if err != nil {
		return err
	}
	x.looks++
	if isEnd {
		s := exactly(v)
		if x.k.isSwapped {
			s = s.swapped()
		}
		return c.settle(x, s)
	}
	c.sort(c.moves, who)
	above := c.above(x)
	for _, q := range c.moves {
		k, err := c.glance(q)
		if err != nil {
			return err
		}
		if x.k.isSwapped {
			k.s, k.isSwapped = k.s.swapped(), !k.isSwapped
		}
		y, err := c.knot(k, x.depth+1)
		switch {
		case err != nil:
			return err
		case k.p == x.k.p || slices.ContainsFunc(above, func(z *knot[Pos, V]) bool { return z.k.p == k.p }):
			// The job has met that before, unless the moves have changed since.
			return unendingError(texts(append(c.way(k.p, x), x.k.p)), c.mayLoop)
		case slices.Contains(x.kids, y):
			continue
		}
		x.kids = append(x.kids, y)
		y.above = append(y.above, x)
	}
	return c.update(x)
}

// take takes over what a job has found.
func (c *crown[Pos, V]) take(j *job[Pos, V]) error {
	x := j.at
	x.looks += j.search.looked
	switch {
	case x.isSettled || c.root.isSettled:
		return nil
	case j.err == errPause:
		return c.branch(x)
	}
	yes := 0
	if j.s.hasLo && c.w.isHigh(j.s.lo) {
		yes = 1
	}
	c.answers[x.wants][yes]++
	return c.settle(x, j.s)
}

// update settles x if the positions after it do.
func (c *crown[Pos, V]) update(x *knot[Pos, V]) error {
	s, ok := x.after().meet(x.k.s)
	if !ok {
		return contradiction(x.k.p)
	}
	if c.w.isDecided(&s) {
		return c.settle(x, s)
	}
	return nil
}

// after returns what follows for x from what is known of the positions after it.
func (x *knot[Pos, V]) after() (s span[V]) {
	for i, y := range x.kids {
		k := &y.k.s
		if i == 0 {
			s = *k
			continue
		}
		// Who wants the larger value has at least the largest of those that are known, and no more than the largest if
		// all are.
		isLo := k.hasLo && (!s.hasLo || k.lo.Compare(s.lo) > 0 == (x.wants == 1))
		isHi := k.hasHi && (!s.hasHi || k.hi.Compare(s.hi) > 0 == (x.wants == 1))
		if x.wants == 1 {
			if isLo {
				s.lo, s.hasLo = k.lo, true
			}
			if s.hasHi = s.hasHi && k.hasHi; s.hasHi && isHi {
				s.hi = k.hi
			}
		} else {
			if isHi {
				s.hi, s.hasHi = k.hi, true
			}
			if s.hasLo = s.hasLo && k.hasLo; s.hasLo && isLo {
				s.lo = k.lo
			}
		}
	}
	return s
}

// settle notes what is known of x, which answers the question, and what follows for those above.
func (c *crown[Pos, V]) settle(x *knot[Pos, V], s span[V]) error {
	s, ok := s.meet(x.k.s)
	if !ok || !c.w.isDecided(&s) {
		return contradiction(x.k.p)
	}
	x.k.s, x.isSettled = s, true
	for queue := []*knot[Pos, V]{x}; len(queue) > 0; queue = queue[1:] {
		x := queue[0]
		k, w := c.seen(x)
		for _, y := range x.kids {
			x.looks += y.looks
		}
		c.shared.note(k, w, x.looks)
		x.kids = nil
		for _, y := range x.above {
			if y.isSettled {
				continue
			}
			s, ok := y.after().meet(y.k.s)
			if !ok {
				return contradiction(y.k.p)
			}
			if c.w.isDecided(&s) {
				y.k.s, y.isSettled = s, true
				queue = append(queue, y)
			}
		}
	}
	return nil
}

// above returns the positions of the crown from which play can come to x.
func (c *crown[Pos, V]) above(x *knot[Pos, V]) []*knot[Pos, V] {
	found := slices.Clone(x.above)
	met := map[*knot[Pos, V]]bool{}
	for _, y := range found {
		met[y] = true
	}
	for i := 0; i < len(found); i++ {
		for _, y := range found[i].above {
			if !met[y] {
				met[y] = true
				found = append(found, y)
			}
		}
	}
	return found
}

// way returns a play from p, which is above x, to x, without x itself.
func (c *crown[Pos, V]) way(p Pos, x *knot[Pos, V]) (way []Pos) {
	next := map[*knot[Pos, V]]*knot[Pos, V]{x: nil}
	queue := []*knot[Pos, V]{x}
	for x.k.p != p {
		for _, y := range x.above {
			if _, ok := next[y]; !ok {
				next[y] = x
				queue = append(queue, y)
			}
		}
		queue = queue[1:]
		x = queue[0]
	}
	for ; next[x] != nil; x = next[x] {
		way = append(way, x.k.p)
	}
	return way
}

// choose returns the leaves that jobs are to search, at most so many: none if the question is answered.
func (c *crown[Pos, V]) choose(most int) ([]*knot[Pos, V], error) {
	for !c.root.isSettled {
		order := c.open()
		c.weigh(order)
		leaves := slices.DeleteFunc(order, func(x *knot[Pos, V]) bool { return len(x.kids) > 0 || x.need < leastNeed })
		slices.SortStableFunc(leaves, func(x, y *knot[Pos, V]) int { return cmp.Compare(y.need, x.need) })
		leaves = leaves[:min(len(leaves), most)]
		isKnown := false
		for _, x := range leaves {
			// A job for another leaf may have met it.
			if err := c.recall(x); err != nil {
				return nil, err
			}
			if x.isSettled {
				isKnown = true
				if err := c.settle(x, x.k.s); err != nil {
					return nil, err
				}
			}
		}
		if !isKnown {
			return leaves, nil
		}
	}
	return nil, nil
}

// open returns the positions that are not settled and matter, each after those before it, and otherwise as they are to
// be tried.
func (c *crown[Pos, V]) open() []*knot[Pos, V] {
	type step struct {
		x    *knot[Pos, V]
		left int // kids
	}
	c.rounds++
	c.root.round = c.rounds
	var order []*knot[Pos, V]
	for path := []step{{c.root, len(c.root.kids)}}; len(path) > 0; {
		f := &path[len(path)-1]
		if f.left == 0 {
			order = append(order, f.x)
			path = path[:len(path)-1]
			continue
		}
		// The last one first, since the order is turned round.
		f.left--
		if y := f.x.kids[f.left]; !y.isSettled && y.round != c.rounds {
			y.round = c.rounds
			path = append(path, step{y, len(y.kids)})
		}
	}
	slices.Reverse(order)
	if len(c.knots) > 4*len(order)+64 {
		// What is settled is remembered elsewhere.
		clear(c.knots)
		for _, x := range order {
			c.knots[asked[Pos]{x.k.p, x.k.isSwapped}] = x
		}
	}
	return order
}

// weigh finds the chances of the positions, which are in order.
func (c *crown[Pos, V]) weigh(order []*knot[Pos, V]) {
	for _, x := range slices.Backward(order) {
		x.need = 0
		if len(x.kids) == 0 {
			x.chance = c.guess(x)
			continue
		}
		rest := uint64(certain)
		for _, y := range x.kids {
			if !y.isSettled {
				rest = times(rest, x.misses(y))
			}
		}
		if x.chance = rest; x.wants == 1 {
			x.chance = certain - rest
		}
	}
	c.root.need = certain
	for _, x := range order {
		need := x.need
		for _, y := range x.kids {
			if !y.isSettled {
				y.need = max(y.need, need)
				need = times(need, x.misses(y))
			}
		}
	}
}

// guess returns the chance that the answer is yes at a leaf.
func (c *crown[Pos, V]) guess(x *knot[Pos, V]) uint64 {
	k, w := c.seen(x)
	if yes, no := c.shared.numbers(k, w); yes != no {
		if k.isSwapped {
			yes, no = no, yes
		}
		return certain * uint64(no) / (uint64(yes) + uint64(no))
	}
	a := &c.answers[x.wants]
	return certain * (a[1] + 1) / (a[0] + a[1] + 2)
}

// misses returns the chance that y, which comes after x, does not settle x.
func (x *knot[Pos, V]) misses(y *knot[Pos, V]) uint64 {
	if x.wants == 1 {
		return certain - y.chance
	}
	return y.chance
}

// times returns the product of two chances.
func times(x, y uint64) uint64 {
	hi, lo := bits.Mul64(x, y)
	return hi<<32 | lo>>32
}
