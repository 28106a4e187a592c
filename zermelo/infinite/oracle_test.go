package infinite_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

// board is a graph as the oracles see it.
type board struct {
	turn     []int
	priority []int
	moves    [][]int
}

func (b *board) graph(t testing.TB) *infinite.Graph {
	t.Helper()
	var list []infinite.Vertex
	for v := range b.turn {
		list = append(list, infinite.Vertex{Turn: zermelo.Player(b.turn[v]), Priority: b.priority[v], Moves: b.moves[v]})
	}
	g, err := infinite.NewGraph(slices.Values(list))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// randomBoard returns a board with n vertices, priorities from 0 to top and up to most moves from each vertex.
func randomBoard(random *rand.Rand, n, top, most int) *board {
	b := &board{}
	for range n {
		b.turn = append(b.turn, random.IntN(2))
		b.priority = append(b.priority, random.IntN(top+1))
		b.moves = append(b.moves, random.Perm(n)[:1+random.IntN(min(most, n))])
	}
	return b
}

type set map[int]bool

// attractor adds to a set all vertices of the subgame in from which a player can force play into it.
func (b *board) attractor(in, to set, who int) set {
	to = clone(to)
	for isNew := true; isNew; {
		isNew = false
		for v := range in {
			if to[v] {
				continue
			}
			some, all := false, true
			for _, w := range b.moves[v] {
				if in[w] {
					some, all = some || to[w], all && to[w]
				}
			}
			if b.turn[v] == who && some || b.turn[v] != who && all {
				to[v], isNew = true, true
			}
		}
	}
	return to
}

func clone(s set) set {
	c := set{}
	for v := range s {
		c[v] = true
	}
	return c
}

func minus(a, b set) set {
	c := set{}
	for v := range a {
		if !b[v] {
			c[v] = true
		}
	}
	return c
}

// zielonka returns what the two players win in a subgame: the algorithm as the textbooks have it.
func (b *board) zielonka(in set) [2]set {
	if len(in) == 0 {
		return [2]set{{}, {}}
	}
	top := 0
	for v := range in {
		top = max(top, b.priority[v])
	}
	best := set{}
	for v := range in {
		if b.priority[v] == top {
			best[v] = true
		}
	}
	who := top % 2
	below := b.zielonka(minus(in, b.attractor(in, best, who)))
	var won [2]set
	if len(below[1-who]) == 0 {
		won[who], won[1-who] = in, set{}
		return won
	}
	lost := b.attractor(in, below[1-who], 1-who)
	won = b.zielonka(minus(in, lost))
	for v := range lost {
		won[1-who][v] = true
	}
	return won
}

func (b *board) all() set {
	s := set{}
	for v := range b.turn {
		s[v] = true
	}
	return s
}

// solve returns the winners by the oracle.
func (b *board) solve() []int {
	winners := make([]int, len(b.turn))
	for v := range b.zielonka(b.all())[1] {
		winners[v] = 1
	}
	return winners
}

// pairs returns the winners by all positional strategies of both players: a vertex is Max's if one of his strategies
// wins against all of Min's.
func (b *board) pairs() []int {
	n := len(b.turn)
	move := make([]int, n)
	all := func(who int, yield func() bool) {
		var of []int
		for v := range n {
			if b.turn[v] == who {
				of = append(of, v)
			}
		}
		at := make([]int, len(of))
		for {
			for i, v := range of {
				move[v] = b.moves[v][at[i]]
			}
			if !yield() {
				return
			}
			i := 0
			for ; i < len(of); i++ {
				if at[i]++; at[i] < len(b.moves[of[i]]) {
					break
				}
				at[i] = 0
			}
			if i == len(of) {
				return
			}
		}
	}
	winners := slices.Repeat([]int{1}, n)
	all(0, func() bool {
		isMax := slices.Repeat([]bool{true}, n)
		all(1, func() bool {
			for start := range n {
				v := start
				for range n {
					v = move[v]
				}
				top := 0
				for range n {
					v = move[v]
					top = max(top, b.priority[v])
				}
				isMax[start] = isMax[start] && top%2 == 0
			}
			return slices.Contains(isMax, true)
		})
		for v, ok := range isMax {
			if ok {
				winners[v] = 0
			}
		}
		return true
	})
	return winners
}

// check compares a solution with the winners.
func check(t *testing.T, b *board, what string, s *infinite.Solution, err error, winners []int) {
	t.Helper()
	if err != nil {
		t.Fatalf("%s: %v", what, err)
	}
	for v, who := range winners {
		if s.Winner(v) != zermelo.Player(who) {
			t.Fatalf("%s on %v: %v wins from %d, want %d", what, b, s.Winner(v), v, who)
		}
		if w, ok := s.Move(v); ok != (b.turn[v] == who) || ok && !slices.Contains(b.moves[v], w) {
			t.Fatalf("%s on %v: the move from %d is %d, %v", what, b, v, w, ok)
		}
	}
	if err := s.Verify(context.Background()); err != nil {
		t.Fatalf("%s on %v: %v", what, b, err)
	}
}
