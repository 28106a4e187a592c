package richman

import (
	"context"
	"math/big"
)

// Solve finds the Richman function of g, exactly.
//
// It is a slow, plain form of strategy improvement (A. J. Hoffman, R. M. Karp, On nonterminating stochastic games, 1966): Blue begins with shortest ways to a blue vertex, so that
// play ends with probability 1 whatever Red does when a fair coin decides who moves; Red improves his answer until he cannot; then Blue switches where he strictly gains, and so on.
func Solve(ctx context.Context, g *Graph) (*Solution, error) {
	n := g.Len()
	s := &Solution{g: g, values: make([]*big.Rat, n)}
	toBlue := g.distances(func(v int) bool { return g.color[v] == blue })
	toRed := g.distances(func(v int) bool { return g.color[v] == red })
	var open []int // the vertices whose values are not clear
	at := make([]int, n)
	var policy [2][]int
	policy[Blue], policy[Red] = make([]int, n), make([]int, n)
	for v := range n {
		switch {
		case toBlue[v] < 0:
			s.values[v] = big.NewRat(1, 1)
		case toRed[v] < 0:
			s.values[v] = new(big.Rat)
		default:
			at[v] = len(open)
			open = append(open, v)
			for _, w := range g.edges[v] {
				if toBlue[w] >= 0 && toBlue[w] < toBlue[v] {
					policy[Blue][v] = w
				}
			}
			policy[Red][v] = g.edges[v][0]
		}
	}
	improve := func(who Player) bool {
		better := false
		for _, v := range open {
			for _, w := range g.edges[v] {
				c := s.values[w].Cmp(s.values[policy[who][v]])
				if c < 0 && who == Blue || c > 0 && who == Red {
					policy[who][v], better = w, true
				}
			}
		}
		return better
	}
	for {
		for {
			if ctx.Err() != nil {
				return nil, context.Cause(ctx)
			}
			s.solve(open, at, policy)
			if !improve(Red) {
				break
			}
		}
		if !improve(Blue) {
			break
		}
	}
	s.near[Blue], s.near[Red] = s.nearest(Blue), s.nearest(Red)
	return s, nil
}

// solve finds the values of the open vertices if both players move as the policies say, by elimination.
func (s *Solution) solve(open, at []int, policy [2][]int) {
	n := len(open)
	known := map[int]bool{}
	for _, v := range open {
		known[v] = true
	}
	rows := make([][]*big.Rat, n)
	for i, v := range open {
		rows[i] = make([]*big.Rat, n+1)
		for j := range rows[i] {
			rows[i][j] = new(big.Rat)
		}
		one, two := big.NewRat(1, 1), big.NewRat(2, 1)
		rows[i][i].Add(rows[i][i], two)
		for _, p := range policy {
			if w := p[v]; known[w] {
				rows[i][at[w]].Sub(rows[i][at[w]], one)
			} else {
				rows[i][n].Add(rows[i][n], s.values[w])
			}
		}
	}
	for i := range n {
		p := i
		for rows[p][i].Sign() == 0 {
			p++
		}
		rows[i], rows[p] = rows[p], rows[i]
		for k := range n {
			if k == i || rows[k][i].Sign() == 0 {
				continue
			}
			f := new(big.Rat).Quo(rows[k][i], rows[i][i])
			for j := i; j <= n; j++ {
				rows[k][j].Sub(rows[k][j], new(big.Rat).Mul(f, rows[i][j]))
			}
		}
	}
	for i, v := range open {
		s.values[v] = new(big.Rat).Quo(rows[i][n], rows[i][i])
	}
}

// nearest returns the moves of who: among the best successors the one from which the goal is nearest along best moves.
func (s *Solution) nearest(who Player) []int {
	n := s.g.Len()
	before := make([][]int, n)
	move := make([]int, n)
	met := make([]bool, n)
	var queue []int
	for v := range n {
		move[v] = v
		if w, ok := s.g.Winner(v); ok && w == who {
			met[v] = true
			queue = append(queue, v)
		}
		least, most := s.bounds(v)
		best := least
		if who == Red {
			best = most
		}
		for _, w := range s.g.edges[v] {
			if s.values[w].Cmp(best) == 0 {
				before[w] = append(before[w], v)
				if move[v] == v {
					move[v] = w
				}
			}
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		for _, v := range before[queue[0]] {
			if !met[v] {
				met[v] = true
				move[v] = queue[0]
				queue = append(queue, v)
			}
		}
	}
	return move
}
