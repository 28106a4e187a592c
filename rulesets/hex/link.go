package hex

import (
	"fmt"
	"math/bits"
)

// A link shows that a player can join two ends, which are cells of the player or sides of the board, whatever the
// opponent does. It needs certain stones, which are cells that the player has, and certain free cells, its carrier;
// what else is on the board does not matter. Its kind says how the player goes about it:
//
//   - in a chain, the stones join the ends already;
//   - a series has two links without common free cells, from one end to a stone and from there to the other end: the
//     player answers in that one in which the opponent moves;
//   - a choice has several links between the same ends, each for the player to move, and no free cell is in all of
//     them: the player moves in one where the opponent has not;
//   - a step is for the player to move: a free cell to take, and a link that may need it as a stone.
//
// Sources: V. V. Anshelevich, A hierarchical approach to computer Hex, Artificial Intelligence 134 (2002), for series
// and choices, his AND rule and OR rule; R. Hayward et al., Solving 7 × 7 Hex: virtual connections and game-state
// reduction, 2003, for the choice among steps that a search has found.
type link struct {
	kind  linkKind
	ends  [2]end
	key   int8   // of a step: the cell to take
	free  uint64 // the carrier
	needs uint64 // the stones
	parts []*link
}

type linkKind uint8

const (
	chain linkKind = iota
	series
	choice
	step
)

// end is a cell, or a side of the player.
type end int8

const (
	sideFrom end = 64 + iota
	sideTo
)

// forMover reports whether a link is for the player to move.
func (l *link) forMover() bool { return l.kind == step }

// newStep returns a step: to take a cell, and then the link.
func newStep(key int8, l *link) *link {
	cell := uint64(1) << key
	return &link{kind: step, ends: l.ends, key: key, free: l.free | cell, needs: l.needs &^ cell, parts: []*link{l}}
}

// newChoice returns a choice among links, as few as can be left when they are taken out one by one.
func newChoice(parts []*link) *link {
	for i := 0; i < len(parts); i++ {
		common := ^uint64(0)
		for k, p := range parts {
			if k != i {
				common &= p.free
			}
		}
		if common == 0 && len(parts) > 2 {
			parts = append(parts[:i:i], parts[i+1:]...)
			i--
		}
	}
	l := &link{kind: choice, ends: parts[0].ends, parts: parts}
	for _, p := range parts {
		l.free |= p.free
		l.needs |= p.needs
	}
	return l
}

// checker checks links of a player on a board. It trusts nothing that they say of themselves.
type checker struct {
	board Position
	from  uint64 // the cells of the sides
	to    uint64
	seen  map[*link]bool
}

// check checks a link and those that it is made of.
func (c *checker) check(l *link) error {
	if c.seen[l] {
		return nil
	}
	c.seen[l] = true
	for _, p := range l.parts {
		if err := c.check(p); err != nil {
			return err
		}
	}
	fail := func(format string, args ...any) error {
		return &VerifyError{fmt.Sprintf("a link from %v to %v: ", l.ends[0], l.ends[1]) + fmt.Sprintf(format, args...)}
	}
	var free, needs uint64
	for _, p := range l.parts {
		free |= p.free
		needs |= p.needs
	}
	switch l.kind {
	case chain:
		if len(l.parts) > 0 || l.free != 0 {
			return fail("a chain has free cells")
		}
		if c.board.spread(c.cells(l.ends[0])&l.needs, l.needs)&c.cells(l.ends[1]) == 0 {
			return fail("its stones do not join its ends")
		}
		return nil
	case series:
		if len(l.parts) != 2 || l.parts[0].forMover() || l.parts[1].forMover() {
			return fail("a series has two links that need no move")
		}
		a, b := l.parts[0], l.parts[1]
		mid, ok := l.middle()
		switch {
		case !ok || mid >= sideFrom:
			return fail("the parts of a series do not meet at a cell")
		case needs>>mid&1 == 0:
			return fail("the parts of a series meet at a cell that is no stone")
		case a.free&b.free != 0:
			return fail("the parts of a series have common free cells")
		}
	case choice:
		if len(l.parts) == 0 {
			return fail("a choice of nothing")
		}
		common := ^uint64(0)
		for _, p := range l.parts {
			if common &= p.free; p.ends != l.ends && p.ends != [2]end{l.ends[1], l.ends[0]} {
				return fail("a choice has a part with other ends")
			}
		}
		if common != 0 {
			return fail("the opponent spoils a whole choice")
		}
	case step:
		cell := uint64(1) << l.key
		if len(l.parts) != 1 || l.parts[0].forMover() || free&cell != 0 || l.parts[0].ends != l.ends {
			return fail("a step is no step")
		}
		free |= cell
		needs &^= cell
	}
	if l.free != free || l.needs&needs != needs || free&l.needs != 0 {
		return fail("the cells are not those of its parts")
	}
	return nil
}

// cells returns the cells of an end.
func (c *checker) cells(e end) uint64 {
	switch e {
	case sideFrom:
		return c.from
	case sideTo:
		return c.to
	}
	return 1 << e
}

// middle returns where the parts of a series meet.
func (l *link) middle() (mid end, ok bool) {
	for _, a := range l.parts[0].ends {
		for _, b := range l.parts[1].ends {
			rest := [2]end{l.parts[0].ends[0] + l.parts[0].ends[1] - a, l.parts[1].ends[0] + l.parts[1].ends[1] - b}
			if a == b && (rest == l.ends || rest == [2]end{l.ends[1], l.ends[0]}) {
				return a, true
			}
		}
	}
	return 0, false
}

// state is how things stand with a link while it is played.
type state struct {
	isHeld bool // the player needs no move
	key    int8 // otherwise a cell to take, or −1 if the link is lost
}

// play finds out how things stand with a link, where the player has some cells and the opponent others. It remembers
// what it has found.
type play struct {
	own, others uint64
	states      map[*link]state
}

func (p *play) state(l *link) state {
	if s, ok := p.states[l]; ok {
		return s
	}
	s := p.find(l)
	p.states[l] = s
	return s
}

func (p *play) find(l *link) state {
	lost := state{key: -1}
	if l.needs&^p.own != 0 {
		return lost
	}
	switch l.kind {
	case chain:
		return state{isHeld: true}
	case series:
		a, b := p.state(l.parts[0]), p.state(l.parts[1])
		switch {
		case a.isHeld:
			return b
		case b.isHeld:
			return a
		}
		return lost
	case step:
		cell := uint64(1) << l.key
		switch {
		case p.own&cell != 0:
			return p.state(l.parts[0])
		case l.free&p.others == 0:
			return state{key: l.key}
		}
		return lost
	}
	if l.free&p.others == 0 {
		return state{isHeld: true}
	}
	best := lost
	for _, part := range l.parts {
		s := p.state(part)
		if s.isHeld {
			return s
		}
		if best.key < 0 {
			best = s
		}
	}
	return best
}

// count returns the number of links that a link is made of, itself included.
func (l *link) count() int {
	seen := map[*link]bool{l: true}
	for todo := []*link{l}; len(todo) > 0; {
		last := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, p := range last.parts {
			if !seen[p] {
				seen[p] = true
				todo = append(todo, p)
			}
		}
	}
	return len(seen)
}

// firstCell returns the smallest cell of a set.
func firstCell(set uint64) int8 { return int8(bits.TrailingZeros64(set)) }
