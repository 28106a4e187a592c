package richman

import (
	"math/big"
	"math/rand/v2"
)

// slowSolve finds the Richman function by strategy improvement with dense elimination in fractions, from the
// definition: it shares nothing with [Solve] but the graph.
func slowSolve(g *Graph, blueShare *big.Rat) []*big.Rat {
	n := g.Len()
	values := make([]*big.Rat, n)
	reaches := func(goal color) []bool {
		can := make([]bool, n)
		for again := true; again; {
			again = false
			for v := range n {
				if can[v] {
					continue
				}
				can[v] = g.color[v] == goal
				for _, w := range g.edges[v] {
					can[v] = can[v] || can[w]
				}
				again = again || can[v]
			}
		}
		return can
	}
	toBlue, toRed := reaches(blue), reaches(red)
	var open []int
	at := map[int]int{}
	var policy [2][]int
	policy[Blue], policy[Red] = make([]int, n), make([]int, n)
	for v := range n {
		switch {
		case !toBlue[v]:
			values[v] = big.NewRat(1, 1)
		case !toRed[v]:
			values[v] = new(big.Rat)
		default:
			at[v] = len(open)
			open = append(open, v)
			policy[Red][v] = g.moves(v, Red)[0]
		}
	}
	// Blue begins with shortest ways to where he wins.
	done := map[int]bool{}
	for v := range n {
		done[v] = !toRed[v] // from there Blue wins anyway
	}
	for again := true; again; {
		again = false
		var layer []int
		for _, v := range open {
			for _, w := range g.moves(v, Blue) {
				if !done[v] && done[w] {
					policy[Blue][v] = w
					layer = append(layer, v)
					break
				}
			}
		}
		for _, v := range layer {
			done[v], again = true, true
		}
	}
	for _, v := range open {
		if !done[v] {
			policy[Blue][v] = g.moves(v, Blue)[0]
		}
	}
	improve := func(who Player) bool {
		better := false
		for _, v := range open {
			for _, w := range g.moves(v, who) {
				c := values[w].Cmp(values[policy[who][v]])
				if c < 0 && who == Blue || c > 0 && who == Red {
					policy[who][v], better = w, true
				}
			}
		}
		return better
	}
	for {
		for {
			slowSystem(values, open, at, policy, blueShare)
			if !improve(Red) {
				break
			}
		}
		if !improve(Blue) {
			return values
		}
	}
}

// slowSystem sets the values of the open vertices to what they are if both players move as the policies say.
func slowSystem(values []*big.Rat, open []int, at map[int]int, policy [2][]int, blueShare *big.Rat) {
	n := len(open)
	share := [2]*big.Rat{blueShare, new(big.Rat).Sub(big.NewRat(1, 1), blueShare)}
	rows := make([][]*big.Rat, n)
	for i, v := range open {
		rows[i] = make([]*big.Rat, n+1)
		for j := range rows[i] {
			rows[i][j] = new(big.Rat)
		}
		rows[i][i].SetInt64(1)
		for who, p := range policy {
			if j, isOpen := at[p[v]]; isOpen {
				rows[i][j].Sub(rows[i][j], share[who])
			} else {
				rows[i][n].Add(rows[i][n], new(big.Rat).Mul(share[who], values[p[v]]))
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
		values[v] = new(big.Rat).Quo(rows[i][n], rows[i][i])
	}
}

// randomGraph returns a graph with n black vertices, from each of which some edges lead to random vertices, and a blue
// and a red one. It is nil if a vertex reaches no terminal.
func randomGraph(r *rand.Rand, n, least, most int) *Graph {
	edges := make([][]int, n+2)
	edges[0], edges[n-1] = append(edges[0], n), append(edges[n-1], n+1)
	for v := range n {
		for range least + r.IntN(most-least+1) {
			edges[v] = append(edges[v], r.IntN(n+2))
		}
	}
	g, err := NewGraph(edges, []int{n}, []int{n + 1}, nil)
	if err != nil {
		return nil
	}
	return g
}

// pathGraph returns the path with n black vertices.
func pathGraph(n int) *Graph {
	edges := make([][]int, n+2)
	for v := 1; v <= n; v++ {
		edges[v] = []int{v - 1, v + 1}
	}
	g, err := NewGraph(edges, []int{0}, []int{n + 1}, nil)
	if err != nil {
		panic(err)
	}
	return g
}

// resetChain returns the graph in which each of n black vertices has edges to the first one and to the next one: there
// is a blue vertex instead of the first one's own, and the red one is the last.
func resetChain(n int) *Graph {
	edges := make([][]int, n+2)
	for v := range n {
		edges[v] = []int{0, v + 1}
	}
	edges[0] = []int{n + 1, 1}
	g, err := NewGraph(edges, []int{n + 1}, []int{n}, nil)
	if err != nil {
		panic(err)
	}
	return g
}

// gridGraph returns the k × k grid with a blue and a red corner.
func gridGraph(k int) *Graph {
	var edges [][2]int
	for i := range k {
		for j := range k {
			if i+1 < k {
				edges = append(edges, [2]int{i*k + j, i*k + j + k})
			}
			if j+1 < k {
				edges = append(edges, [2]int{i*k + j, i*k + j + 1})
			}
		}
	}
	g, err := Undirected(k*k, edges, []int{0}, []int{k*k - 1}, nil)
	if err != nil {
		panic(err)
	}
	return g
}
