package cgttest

import (
	"slices"
	"sort"

	"github.com/cgt-go/sdk/cgt"
)

// checkFinite looks for a cycle among the positions looked at, and names a shortest one of those nearest to the given
// positions.
func (e *examination[Pos]) checkFinite(f *faults) {
	g, positions := e.graph()
	if g.until(g.len()).Cycle() == nil {
		return
	}
	// The cycles among the first n positions all lead through the last one, if n is as small as it can be.
	n := sort.Search(g.len(), func(n int) bool { return g.until(n).Cycle() != nil })
	cycle := g.shortest(n - 1)
	loop := &cgt.LoopError{}
	for _, m := range cycle {
		loop.Cycle = append(loop.Cycle, show(positions[m.from]))
		loop.Movers = append(loop.Movers, m.who)
	}
	f.add(positions[cycle[0].from], "%v", loop)
}

// graph returns the moves among the positions looked at, which are numbered in the order of their distance from the
// given ones. Those that no moves among them lead to come last.
func (e *examination[Pos]) graph() (numbered, []Pos) {
	number := map[Pos]int{}
	var positions []Pos
	visit := func(p Pos) {
		if _, isMet := number[p]; !isMet && e.moves[p] != nil {
			number[p] = len(positions)
			positions = append(positions, p)
		}
	}
	next := 0
	for i, p := range e.positions {
		visit(p)
		for i >= e.given-1 && next < len(positions) {
			for _, moves := range e.moves[positions[next]] {
				for _, q := range moves {
					visit(q)
				}
			}
			next++
		}
	}
	var g numbered
	for who := range g {
		g[who] = make([][]int, len(positions))
		for v, p := range positions {
			for _, q := range e.moves[p][who] {
				if w, isMet := number[q]; isMet {
					g[who][v] = append(g[who][v], w)
				}
			}
		}
	}
	return g, positions
}

// numbered has the moves of each player from positions that are numbers.
type numbered [2][][]int

func (g numbered) len() int { return len(g[cgt.Left]) }

// until returns the moves among the first n positions.
func (g numbered) until(n int) *cgt.Graph {
	var moves [2][][]int
	for who := range g {
		for _, list := range g[who][:n] {
			moves[who] = append(moves[who], slices.DeleteFunc(slices.Clone(list), func(v int) bool { return v >= n }))
		}
	}
	short, err := cgt.NewGraph(moves[cgt.Left], moves[cgt.Right])
	if err != nil {
		panic(err) // all moves lead to one of the n positions
	}
	return short
}

// step is a move of a player.
type step struct {
	from int
	who  cgt.Player
}

// shortest returns the moves of a shortest cycle through v and positions before v, from the first of them on. There has
// to be one.
func (g numbered) shortest(v int) []step {
	before := map[int]step{} // how one came to a position first
	isHome := false
	for queue := []int{v}; !isHome; queue = queue[1:] {
		for who := cgt.Left; who <= cgt.Right; who++ {
			for _, w := range g[who][queue[0]] {
				if _, isMet := before[w]; w <= v && !isMet {
					before[w] = step{queue[0], who}
					isHome = isHome || w == v
					queue = append(queue, w)
				}
			}
		}
	}
	cycle := []step{before[v]}
	for cycle[len(cycle)-1].from != v {
		cycle = append(cycle, before[cycle[len(cycle)-1].from])
	}
	slices.Reverse(cycle)
	first := 0
	for i, m := range cycle {
		if m.from < cycle[first].from {
			first = i
		}
	}
	return slices.Concat(cycle[first:], cycle[:first])
}
