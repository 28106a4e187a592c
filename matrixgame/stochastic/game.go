package stochastic

import (
	"fmt"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/internal/scan"
	"github.com/cgt-go/sdk/internal/visible"
	"github.com/cgt-go/sdk/matrixgame"
)

// State is a state of a game, for [New].
type State struct {
	Name    string         // for messages; may be empty
	Entries [][]Entry[int] // row by row; none if the game is over
}

// Game is a stochastic game. It never changes.
type Game struct {
	states []state
}

// state is a state with its entries row by row.
type state struct {
	name          string
	rows, columns int
	entries       []entry
}

// entry is an Entry without what has probability 0.
type entry struct {
	payoff *big.Rat
	next   []step
}

// step is a Step; p has the discount.
type step struct {
	to int
	p  *big.Rat
}

var one = big.NewRat(1, 1)

// New makes a game of its states, which are copied. What is paid in the next round counts only as much as the discount,
// which is at least 0 and at most 1; nil stands for 1. The error is a [*matrixgame.InputError] that names the state and
// the entry, if rows differ in length, if a step leads to no state or has a negative probability, if the probabilities
// of an entry have a sum of more than 1, or if the discount is not allowed. It is a [*cgt.LoopError] if the players can
// make play go on for ever along a cycle. The time is linear in the size of the game.
func New(states []State, discount *big.Rat) (*Game, error) {
	if discount == nil {
		discount = one
	}
	if discount.Sign() < 0 || discount.Cmp(one) > 0 {
		return nil, &matrixgame.InputError{Place: "the discount", Msg: fmt.Sprintf("is %s, and not between 0 and 1", discount.RatString())}
	}
	g := &Game{make([]state, len(states))}
	for s, from := range states {
		to := &g.states[s]
		to.name, to.rows = from.Name, len(from.Entries)
		for i, row := range from.Entries {
			if i == 0 {
				to.columns = len(row)
			}
			if len(row) != to.columns || len(row) == 0 {
				return nil, &matrixgame.InputError{Place: fmt.Sprintf("%s, row %d,", g.place(s), i+1), Msg: fmt.Sprintf("has %s, and the first row %d", plural.Of(len(row), "entry", "entries"), to.columns)}
			}
			for j, e := range row {
				x, wrong := newEntry(e, len(states), discount)
				if wrong != "" {
					return nil, &matrixgame.InputError{Place: fmt.Sprintf("%s, row %d, column %d", g.place(s), i+1, j+1), Msg: wrong}
				}
				to.entries = append(to.entries, x)
			}
		}
	}
	if cycle := g.endless(); cycle != nil {
		return nil, &cgt.LoopError{Cycle: cycle}
	}
	return g, nil
}

// newEntry copies an entry, or says what is wrong with it.
func newEntry(e Entry[int], states int, discount *big.Rat) (x entry, wrong string) {
	x.payoff = new(big.Rat)
	if e.Payoff != nil {
		x.payoff.Set(e.Payoff)
	}
	sum := new(big.Rat)
	for _, to := range e.Next {
		p := to.Probability
		if p == nil {
			p = one
		}
		if to.To < 0 || to.To >= states {
			return x, fmt.Sprintf("leads to state %d of %d", to.To+1, states)
		}
		if p.Sign() < 0 {
			return x, fmt.Sprintf("leads to state %d with the negative probability %s", to.To+1, p.RatString())
		}
		sum.Add(sum, p)
		if q := new(big.Rat).Mul(p, discount); q.Sign() > 0 {
			x.next = append(x.next, step{to.To, q})
		}
	}
	if sum.Cmp(one) > 0 {
		return x, fmt.Sprintf("has probabilities with the sum %s, which is more than 1", sum.RatString())
	}
	return x, ""
}

// place names a state for a message.
func (g *Game) place(s int) string { return placeOf(s, g.states[s].name) }

// placeOf names a state with a name, or without one, for a message.
func placeOf(s int, name string) string {
	if name == "" {
		return fmt.Sprintf("state %d", s+1)
	}
	return fmt.Sprintf("state %d (%s)", s+1, scan.Brief(visible.Text(name)))
}

// total returns the probability that play goes on.
func (e *entry) total() *big.Rat {
	sum := new(big.Rat)
	for _, x := range e.next {
		sum.Add(sum, x.p)
	}
	return sum
}

// endless returns a cycle of states in which the players can stay for ever, with some probability; nil if there is
// none.
//
// They can if there are states, in each of which some entry surely goes on to one of them. All states that can be among
// these are found by striking out others until nothing changes.
func (g *Game) endless() []string {
	type use struct{ state, entry int }
	users := make([][]use, len(g.states)) // entries that surely go on, by each state to which they may
	good := make([]map[int]bool, len(g.states))
	var gone []int
	for s := range g.states {
		good[s] = map[int]bool{}
		for k := range g.states[s].entries {
			if e := &g.states[s].entries[k]; e.total().Cmp(one) == 0 {
				good[s][k] = true
				for _, x := range e.next {
					users[x.to] = append(users[x.to], use{s, k})
				}
			}
		}
		if len(good[s]) == 0 {
			gone = append(gone, s)
		}
	}
	for len(gone) > 0 {
		s := gone[len(gone)-1]
		gone = gone[:len(gone)-1]
		for _, u := range users[s] {
			if good[u.state][u.entry] {
				delete(good[u.state], u.entry)
				if len(good[u.state]) == 0 {
					gone = append(gone, u.state)
				}
			}
		}
	}
	s := slices.IndexFunc(good, func(m map[int]bool) bool { return len(m) > 0 })
	if s < 0 {
		return nil
	}
	var path []int
	at := map[int]int{}
	for {
		if first, isCycle := at[s]; isCycle {
			var cycle []string
			for _, v := range path[first:] {
				name := g.states[v].name
				if name == "" {
					name = g.place(v)
				}
				cycle = append(cycle, name)
			}
			return cycle
		}
		at[s] = len(path)
		path = append(path, s)
		for k := range g.states[s].entries {
			if good[s][k] {
				s = g.states[s].entries[k].next[0].to
				break
			}
		}
	}
}

// order returns the states, each after all that can follow it; ok is false if one can come back.
func (g *Game) order() (order []int, ok bool) {
	left := make([]int, len(g.states)) // steps to states that are not in order yet
	before := make([][]int, len(g.states))
	for s := range g.states {
		for _, e := range g.states[s].entries {
			for _, x := range e.next {
				left[s]++
				before[x.to] = append(before[x.to], s)
			}
		}
		if left[s] == 0 {
			order = append(order, s)
		}
	}
	for k := 0; k < len(order); k++ {
		for _, s := range before[order[k]] {
			if left[s]--; left[s] == 0 {
				order = append(order, s)
			}
		}
	}
	return order, len(order) == len(g.states)
}

// String returns how large the game is.
func (g *Game) String() string {
	return fmt.Sprintf("a game with %s", plural.Of(len(g.states), "state", "states"))
}

// Len returns the number of states.
func (g *Game) Len() int { return len(g.states) }

// Name returns the name of a state. It panics if there is no such state.
func (g *Game) Name(s int) string { return g.states[s].name }

// Size returns the numbers of rows and columns in a state, which are 0 if the game is over there. It panics if there is
// no such state.
func (g *Game) Size(s int) (rows, columns int) { return g.states[s].rows, g.states[s].columns }

// worth returns the entries of a state row by row, if the future is worth so much in each state.
func (g *Game) worth(s int, values []*big.Rat) []*big.Rat {
	list := make([]*big.Rat, len(g.states[s].entries))
	var t big.Rat
	for k, e := range g.states[s].entries {
		list[k] = new(big.Rat).Set(e.payoff)
		for _, x := range e.next {
			list[k].Add(list[k], t.Mul(x.p, values[x.to]))
		}
	}
	return list
}

// Matrix returns the matrix of a state if the future is worth so much in each state. It panics if there is no such
// state, if the game is over there, or if there are not as many values as states.
func (g *Game) Matrix(s int, values []*big.Rat) *matrixgame.Matrix {
	if len(values) != len(g.states) || g.states[s].rows == 0 {
		panic(fmt.Errorf("stochastic: no matrix of %s with %d values", g.place(s), len(values)))
	}
	list, columns := g.worth(s, values), g.states[s].columns
	rows := make([][]*big.Rat, g.states[s].rows)
	for i := range rows {
		rows[i] = list[i*columns : (i+1)*columns]
	}
	m, err := matrixgame.NewMatrix(rows)
	if err != nil {
		panic(err) // a value is nil: a programmer's mistake
	}
	return m
}
