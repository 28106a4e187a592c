package hex

import (
	"math/bits"
	"slices"

	"github.com/cgt-go/sdk/zermelo"
)

// These say how many links between the same ends are kept, those with the fewest free cells. They were found by trial:
// with fewer, some wins are seen later, and with more, looking takes longer than it saves.
const (
	mostHeld  = 8   // that need no move
	mostSteps = 16  // that need one
	mostSides = 100 // that need one, from side to side
)

// connections are links of a player that are found without looking ahead: chains of neighbours are put together to
// series, with a stone in the middle or a step to one, and steps to choices. Not all links are found this way, and of
// those between the same ends only some are kept.
type connections struct {
	groups []group
	held   [][]*link // of each pair of groups: links that need no move
	steps  [][]*link // of each pair of groups: those that need one
	queue  []pending
}

// group is an end: a free cell, or cells of the player that hang together, perhaps with a side. The first two are the
// sides.
type group struct {
	name   end
	cells  uint64
	near   uint64 // the cells beside it
	isFree bool
}

// pending is a link that needs no move, between two groups, and was not yet put together with others.
type pending struct {
	a, b int
	l    *link
}

// connect finds links of a player from side to side: one that needs no move, if there is one, and otherwise those that
// need one. If isTurn, so that the player may move, it finds one that does or does not.
func (p Position) connect(who zermelo.Player, isTurn bool) (held *link, steps []*link) {
	own := p.taken[who]
	from, to := p.sides(who)
	upper, lower := p.spread(from, own), p.spread(to, own)
	if upper&to != 0 {
		return &link{kind: chain, ends: [2]end{sideFrom, sideTo}, needs: upper}, nil
	}
	c := &connections{groups: []group{{sideFrom, upper, from | p.near(upper), false}, {sideTo, lower, to | p.near(lower), false}}}
	for rest := own &^ (upper | lower); rest != 0; {
		cells := p.spread(rest&-rest, own)
		c.groups = append(c.groups, group{end(firstCell(cells)), cells, p.near(cells), false})
		rest &^= cells
	}
	for rest := p.open(); rest != 0; rest &= rest - 1 {
		cell := rest & -rest
		c.groups = append(c.groups, group{end(firstCell(cell)), cell, p.near(cell), true})
	}
	n := len(c.groups)
	c.held, c.steps = make([][]*link, n*n), make([][]*link, n*n)
	for b, y := range c.groups {
		if !y.isFree {
			continue // two groups of stones are not neighbours
		}
		for a, x := range c.groups[:b] {
			if x.near&y.cells != 0 {
				c.hold(a, b, &link{kind: chain, ends: [2]end{x.name, y.name}, needs: x.cells | y.cells})
			}
		}
	}
	for i := 0; i < len(c.queue); i++ {
		c.extend(c.queue[i])
		switch {
		case len(c.held[1]) > 0:
			return c.held[1][0], nil
		case isTurn && len(c.steps[1]) > 0:
			return nil, c.steps[1]
		}
	}
	return nil, c.steps[1]
}

// pair returns where links between two groups are kept.
func (c *connections) pair(a, b int) int { return min(a, b)*len(c.groups) + max(a, b) }

// extend puts a link together with those that meet it.
func (c *connections) extend(x pending) {
	if !slices.Contains(c.held[c.pair(x.a, x.b)], x.l) {
		return // there is a better one by now
	}
	for _, at := range [2][2]int{{x.a, x.b}, {x.b, x.a}} {
		near, mid := at[0], at[1]
		if mid < 2 {
			continue // what is linked by way of a side is of no use
		}
		for far, g := range c.groups {
			if far == near || far == mid || x.l.free&g.cells != 0 {
				continue
			}
			for _, l := range c.held[c.pair(mid, far)] {
				if l.free&(x.l.free|c.groups[near].cells) != 0 {
					continue
				}
				if c.groups[mid].isFree {
					c.step(near, far, mid, x.l, l)
				} else {
					c.hold(near, far, c.series(near, far, x.l, l))
				}
			}
		}
	}
}

// series puts two links between groups together. Its ends come in the order of the groups, as those of all links do.
func (c *connections) series(a, b int, l, m *link) *link {
	return &link{kind: series, ends: [2]end{c.groups[min(a, b)].name, c.groups[max(a, b)].name}, free: l.free | m.free, needs: l.needs | m.needs, parts: []*link{l, m}}
}

// insert adds a link to a list, unless one in it has no other free cells; ok is false then, or if the list is full of
// better ones.
func insert(list []*link, l *link, most int) (longer []*link, ok bool) {
	size := bits.OnesCount64(l.free)
	at := len(list)
	for i, m := range list {
		if m.free&^l.free == 0 {
			return list, false
		}
		if at == len(list) && bits.OnesCount64(m.free) > size {
			at = i
		}
	}
	if at >= most {
		return list, false
	}
	list = slices.Insert(list, at, l)
	rest := slices.DeleteFunc(list[at+1:], func(m *link) bool { return l.free&^m.free == 0 })
	return list[:min(at+1+len(rest), most)], true
}

// hold adds a link that needs no move.
func (c *connections) hold(a, b int, l *link) {
	i := c.pair(a, b)
	var ok bool
	if c.held[i], ok = insert(c.held[i], l, mostHeld); ok {
		c.queue = append(c.queue, pending{a, b, l})
	}
}

// step adds a step to the middle of two links, and the choices that it makes possible.
func (c *connections) step(a, b, mid int, l, m *link) {
	i := c.pair(a, b)
	most := mostSteps
	if i == 1 {
		most = mostSides
	}
	free := l.free | m.free | c.groups[mid].cells
	// Most steps are dropped, so that it pays to look at the cells before the step is made.
	for _, s := range c.steps[i] {
		if s.free&^free == 0 {
			return
		}
	}
	s := newStep(int8(c.groups[mid].name), c.series(a, b, l, m))
	var ok bool
	if c.steps[i], ok = insert(c.steps[i], s, most); !ok {
		return
	}
	var rest []*link
	for _, t := range c.steps[i] {
		switch {
		case t == s:
		case t.free&s.free == 0:
			c.hold(a, b, newChoice([]*link{s, t}))
		default:
			rest = append(rest, t)
		}
	}
	// One more choice, in which each step leaves as few cells as can be that are in all of them.
	parts, common := []*link{s}, s.free
	for common != 0 {
		best, left := -1, bits.OnesCount64(common)
		for k, t := range rest {
			if n := bits.OnesCount64(common & t.free); n < left {
				best, left = k, n
			}
		}
		if best < 0 {
			return
		}
		parts, common = append(parts, rest[best]), common&rest[best].free
	}
	c.hold(a, b, newChoice(parts))
}
