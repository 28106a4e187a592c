package infinite

import (
	"context"
	"slices"

	"github.com/cgt-go/sdk/internal/poll"
)

// cycles is the search for cycles that the loser would win, in the graph of the moves that are left by a solution. A
// bad priority is one that the loser likes and that comes in the winner's region. There is such a cycle if and only if,
// for some bad priority, a vertex with this priority lies on a cycle that has no larger one.
//
// So each bad priority asks for the strongly connected components of the graph up to it. The priority in the middle is
// asked first. What it finds in one component stays so for larger priorities, so that they only need the arcs between
// components, each of which is one vertex from then on; and what it finds in different components stays so for smaller
// priorities, which only need the arcs inside. So each arc is in one question at a time, and the number of priorities
// is halved. But the first few questions are about the largest priority instead, since they often leave little or
// nothing to be asked.
//
// Vertices that are on no such cycle for plain reasons are left out before: see [trimming]. The others are numbered
// anew.
//
// Source: V. King, O. Kupferman, M. Y. Vardi, On the complexity of parity word automata, FOSSACS 2001.
type cycles struct {
	names []int32 // what the vertices are in the graph
	level []int32 // of each vertex, the number of the least bad priority that is not less than its own
	isBad []bool  // whether its own is bad
	arcs  []arc
	todo  []question

	// For the present question:
	components *components
	vertices   []int32
	isThere    []bool
	start, end []int32 // the arcs from v lead to to[start[v]:end[v]]
	to         []int32
	one        []int32 // the vertex that stands for the component of each vertex
	which      []int32 // the number of the component of each vertex
	sizes      []int32
	inside     []arc
	later      []arc
}

type arc struct{ from, to, level int32 }

// question is about the bad priorities with the numbers low to high, and arcs[from:to]. The round is how many others
// have led to it.
type question struct{ from, to, low, high, round int32 }

// roundsFromTop is the number of rounds in which the largest priority is asked first.
const roundsFromTop = 3

func newCycles(ctx context.Context, s *Solution, crew *crew) (*cycles, error) {
	t, err := newTrimming(s, crew)
	if err != nil {
		return nil, err
	}
	names, err := t.trim()
	if err != nil {
		return nil, err
	}
	n := len(names)
	c := &cycles{names: names, level: make([]int32, n), isBad: make([]bool, n), isThere: make([]bool, n), start: make([]int32, n), end: make([]int32, n), one: make([]int32, n), which: make([]int32, n)}
	var bad []int32
	rank, number := make([]int32, n), make([]int32, s.g.Len())
	for k, v := range names {
		rank[k], c.one[k] = s.objective.rank(s.g, v), int32(k)
		number[v] = int32(k) + 1
		c.isBad[k] = s.isBad(v)
		if c.isBad[k] && (len(bad) == 0 || bad[len(bad)-1] != rank[k]) {
			bad = append(bad, rank[k])
		}
	}
	slices.Sort(bad)
	bad = slices.Compact(bad)
	for k := range c.level {
		at, _ := slices.BinarySearch(bad, rank[k])
		c.level[k] = int32(at)
	}
	steps := 0
	for k, v := range names {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, err
		}
		for _, w := range s.arcs(v) {
			to := number[w] - 1
			if v == w && c.isBad[k] {
				return nil, badCycle(v)
			}
			if to < 0 || v == w {
				continue
			}
			if level := max(c.level[k], c.level[to]); int(level) < len(bad) {
				c.arcs = append(c.arcs, arc{int32(k), to, level})
			}
		}
	}
	c.components = newComponents(ctx, n, func(v int32) []int32 { return c.to[c.start[v]:c.end[v]] })
	c.to = make([]int32, len(c.arcs))
	c.ask(question{0, int32(len(c.arcs)), 0, int32(len(bad) - 1), 0})
	return c, nil
}

// isBad reports whether the loser likes the priority of v.
func (s *Solution) isBad(v int32) bool { return uint8(s.objective.rank(s.g, v)&1) != s.winner[v] }

// ask adds a question, unless there is nothing to ask. Only the priorities that come in its arcs are asked for.
func (c *cycles) ask(q question) {
	low, high := q.high+1, q.low-1
	for _, a := range c.arcs[q.from:q.to] {
		for _, v := range [2]int32{a.from, a.to} {
			if c.isBad[v] && q.low <= c.level[v] && c.level[v] <= q.high {
				low, high = min(low, c.level[v]), max(high, c.level[v])
			}
		}
	}
	if low <= high {
		c.todo = append(c.todo, question{q.from, q.to, low, high, q.round})
	}
}

// search answers a question for one priority, and asks for the others: one question about the larger ones, and one for
// each component about the smaller ones.
func (c *cycles) search(q question) error {
	middle := (q.low + q.high) / 2
	if q.round < roundsFromTop {
		middle = q.high
	}
	arcs := c.arcs[q.from:q.to]
	c.sort(arcs, middle)
	var err error
	c.sizes = c.sizes[:0]
	stop := c.components.find(c.vertices, func(component []int32) {
		for _, v := range component {
			c.one[v], c.which[v] = component[0], int32(len(c.sizes))
			if err == nil && len(component) > 1 && c.isBad[v] && c.level[v] == middle {
				err = badCycle(c.names[v])
			}
		}
		c.sizes = append(c.sizes, 0)
	})
	if stop != nil {
		return stop
	}
	c.inside, c.later = c.inside[:0], c.later[:0]
	for _, a := range arcs {
		from, to := c.one[a.from], c.one[a.to]
		switch {
		case from != to:
			c.later = append(c.later, arc{from, to, a.level})
		case a.level < middle:
			c.inside = append(c.inside, a)
			c.sizes[c.which[a.from]]++
		}
	}
	at := q.from
	for i, size := range c.sizes {
		c.sizes[i] = at
		at += size
	}
	for _, a := range c.inside {
		k := c.which[a.from]
		c.arcs[c.sizes[k]] = a
		c.sizes[k]++
	}
	from := q.from
	for _, to := range c.sizes { // where the arcs of a component end by now
		c.ask(question{from, to, q.low, middle - 1, q.round + 1})
		from = to
	}
	copy(c.arcs[from:], c.later)
	c.ask(question{from, from + int32(len(c.later)), middle + 1, q.high, q.round + 1})
	for _, v := range c.vertices {
		c.one[v], c.isThere[v], c.end[v] = v, false, 0
	}
	return err
}

// sort puts the arcs up to a level in order.
func (c *cycles) sort(arcs []arc, level int32) {
	c.vertices = c.vertices[:0]
	for _, a := range arcs {
		if a.level <= level {
			for _, v := range [2]int32{a.from, a.to} {
				if !c.isThere[v] {
					c.isThere[v] = true
					c.vertices = append(c.vertices, v)
				}
			}
			c.end[a.from]++
		}
	}
	sum := int32(0)
	for _, v := range c.vertices {
		c.start[v] = sum
		sum += c.end[v]
		c.end[v] = c.start[v]
	}
	for _, a := range arcs {
		if a.level <= level {
			c.to[c.end[a.from]] = a.to
			c.end[a.from]++
		}
	}
}

func badCycle(v int32) error {
	return verifyError(v, "the loser can come back here for ever, and this is the largest priority on the way")
}
