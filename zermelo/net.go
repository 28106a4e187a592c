package zermelo

import (
	"context"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
)

// net is the positions that can be reached by some of the moves, for checks. It is written to be read, and shares
// nothing with the solvers.
type net[Pos comparable, V Payoff[V]] struct {
	rules rules[Pos, V]
	ctx   context.Context
	most  int // positions
	steps int

	positions []Pos
	number    map[Pos]int
	next      [][]int
	before    []int // the position from which each was reached first; −1 for the first
}

// walk visits the positions breadth first, and goes on to those that visit returns.
func (g *net[Pos, V]) walk(start Pos, visit func(p Pos, who Player, v V, isEnd bool, moves []Pos) (follow []Pos, err error)) error {
	g.number = map[Pos]int{}
	if _, err := g.add(start, -1); err != nil {
		return err
	}
	for i := 0; i < len(g.positions); i++ {
		if err := poll.Err(g.ctx, &g.steps); err != nil {
			return err
		}
		p := g.positions[i]
		moves, who, v, isEnd, err := g.rules.look(nil, p)
		if err != nil {
			return err
		}
		if err := poll.Many(g.ctx, &g.steps, len(moves)); err != nil {
			return err
		}
		follow, err := visit(p, who, v, isEnd, moves)
		if err != nil {
			return err
		}
		var next []int
		for _, q := range follow {
			j, err := g.add(q, i)
			if err != nil {
				return err
			}
			next = append(next, j)
		}
		if g.next, err = poll.Grow(g.ctx, g.next, 1); err != nil {
			return err
		}
		g.next = append(g.next, next)
	}
	return nil
}

func (g *net[Pos, V]) add(p Pos, from int) (i int, err error) {
	if i, ok := g.number[p]; ok {
		return i, nil
	}
	i = len(g.positions)
	if i >= g.most {
		return 0, &cgt.LimitError{What: "positions", Limit: g.most}
	}
	if g.positions, err = poll.Grow(g.ctx, g.positions, 1); err != nil {
		return 0, err
	}
	if g.before, err = poll.Grow(g.ctx, g.before, 1); err != nil {
		return 0, err
	}
	g.number[p] = i
	g.positions = append(g.positions, p)
	g.before = append(g.before, from)
	return i, nil
}

// path returns how p was reached.
func (g *net[Pos, V]) path(p Pos) []Pos {
	var path []Pos
	for i, ok := g.number[p]; ok && i >= 0; i = g.before[i] {
		path = append(path, g.positions[i])
	}
	slices.Reverse(path)
	return path
}

// order returns the positions such that each comes after all that can be reached from it, or else a cycle. The error is
// the cause of the context.
func (g *net[Pos, V]) order() (order []int, cycle []Pos, err error) {
	order = make([]int, 0, len(g.next))
	left := make([]int, len(g.next))
	before := make([][]int, len(g.next))
	for i, next := range g.next {
		if err := poll.Err(g.ctx, &g.steps); err != nil {
			return nil, nil, err
		}
		left[i] = len(next)
		if left[i] == 0 {
			order = append(order, i)
		}
		for _, j := range next {
			before[j] = append(before[j], i)
		}
	}
	for done := 0; done < len(order); done++ {
		if err := poll.Err(g.ctx, &g.steps); err != nil {
			return nil, nil, err
		}
		for _, i := range before[order[done]] {
			if left[i]--; left[i] == 0 {
				order = append(order, i)
			}
		}
	}
	if len(order) == len(left) {
		return order, nil, nil
	}
	// From each position that is left, a move leads to another one.
	isLeft := func(i int) bool { return left[i] > 0 }
	met := map[int]int{}
	var walk []Pos
	for i := slices.IndexFunc(left, func(n int) bool { return n > 0 }); ; i = g.next[i][slices.IndexFunc(g.next[i], isLeft)] {
		if at, ok := met[i]; ok {
			return nil, walk[at:], nil
		}
		met[i] = len(walk)
		walk = append(walk, g.positions[i])
	}
}
