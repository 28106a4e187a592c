package richman

import (
	"cmp"
	"context"
	"errors"
	"math"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/budget"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/poll"
)

// Two algorithms that guess the order of the values. They are here to be compared with others; [Solve] is faster.

// mostOrdered is the largest number of black vertices whose orders [AllOrders] tries: there are 40,320 of 8.
const mostOrdered = 8

// AllOrders finds the Richman function of g by trying all orders of the black vertices by their values: each order says
// which successors are the smallest and the largest, so that linear equations remain, and the solution is checked. It
// also returns how many orders were tried, and does so beside an error. The graph may have 8 black vertices from which
// both colours can be reached, or else the error is a [*cgt.LimitError]; other errors are the cause of ctx and, for a
// graph of [NewPartizanGraph], a [*GraphError].
//
// Source: the Richman notes, §8.
func AllOrders(ctx context.Context, g *Graph) (s *Solution, tried int, err error) {
	o, err := newOrders(ctx, g)
	if err != nil {
		return nil, 0, err
	}
	if len(o.open) > mostOrdered {
		return nil, 0, &cgt.LimitError{What: "black vertices for all orders", Limit: mostOrdered}
	}
	order := slices.Clone(o.open)
	for {
		if ctx.Err() != nil {
			return nil, tried, context.Cause(ctx)
		}
		tried++
		if s, err := o.try(order); s != nil || err != nil {
			return s, tried, err
		}
		if !nextOrder(order) {
			return nil, tried, errNoOrder
		}
	}
}

// IterateAndSolve finds the Richman function of g by repeating the step that [Iteration] takes, from 0 wherever both
// colours can be reached, and trying the order of the values after each step as [AllOrders] does. Of two vertices with
// the same value that one counts as less which is nearer to vertices with smaller values; blue ones are less than all.
// It also returns the number of steps, and does so beside an error. There are at most so many steps, or else the error
// is a [*cgt.LimitError]; 0 stands for 10,000, and a negative number for no limit. It is one, too, if the equations of
// one step take more than 100,000,000 words of numbers, which is so for some thousands of vertices. Other errors are as
// for AllOrders.
//
// Source: the Richman notes, §8.
func IterateAndSolve(ctx context.Context, g *Graph, most int) (s *Solution, steps int, err error) {
	most = limit.Count(most, 10_000)
	o, err := newOrders(ctx, g)
	if err != nil {
		return nil, 0, err
	}
	if err := o.linear.checkSize(len(o.open), 1); err != nil {
		return nil, 0, err
	}
	values := make([]*big.Rat, g.Len())
	for v, x := range o.values {
		if values[v] = x; x == nil {
			values[v] = new(big.Rat)
		}
	}
	for ; ; steps++ {
		if ctx.Err() != nil {
			return nil, steps, context.Cause(ctx)
		}
		order, err := o.sorted(values)
		if err != nil {
			return nil, steps, err
		}
		if s, err := o.try(order); s != nil || err != nil {
			return s, steps, err
		}
		if steps == most {
			return nil, steps, &cgt.LimitError{What: "steps of iteration", Limit: most}
		}
		next := slices.Clone(values)
		for _, v := range o.open {
			least, most := values[g.edges[v][0]], values[g.edges[v][0]]
			for _, w := range g.edges[v] {
				if err := o.poll(); err != nil {
					return nil, steps, err
				}
				if values[w].Cmp(least) < 0 {
					least = values[w]
				}
				if values[w].Cmp(most) > 0 {
					most = values[w]
				}
			}
			x := new(big.Rat).Add(least, most)
			next[v] = x.Mul(x, big.NewRat(1, 2))
		}
		values = next
	}
}

// orders tries orders of the vertices of a graph.
type orders struct {
	g      *Graph
	open   []int // the vertices from which both colours can be reached
	number []int // of each of them there, or −1
	values []*big.Rat
	linear linear
	looks  int // steps of poll
}

// poll returns the cause of the context now and then.
func (o *orders) poll() error { return poll.Err(o.linear.budget.Ctx, &o.looks) }

// errNoOrder would be the error if the theory were wrong.
var errNoOrder = &GraphError{Msg: "no order of the vertices is that of a Richman function"}

func newOrders(ctx context.Context, g *Graph) (*orders, error) {
	if g.isPartizan() {
		return nil, &GraphError{Msg: "the players have different moves"}
	}
	b := budget.New(ctx, math.MaxInt)
	o := &orders{g: g, number: make([]int, g.Len()), values: make([]*big.Rat, g.Len()), linear: linear{&b, DefaultWords}}
	to, err := g.distancesTo(ctx)
	if err != nil {
		return nil, err
	}
	for v := range g.Len() {
		if err := o.poll(); err != nil {
			return nil, err
		}
		o.number[v] = -1
		switch {
		case to[Blue][v] < 0:
			o.values[v] = big.NewRat(1, 1)
		case to[Red][v] < 0:
			o.values[v] = new(big.Rat)
		default:
			o.number[v] = len(o.open)
			o.open = append(o.open, v)
		}
	}
	return o, nil
}

// nextOrder puts the next order in place of one, and is false after the last.
func nextOrder(order []int) bool {
	i := len(order) - 2
	for i >= 0 && order[i] >= order[i+1] {
		i--
	}
	if i < 0 {
		return false
	}
	j := len(order) - 1
	for order[j] <= order[i] {
		j--
	}
	order[i], order[j] = order[j], order[i]
	slices.Reverse(order[i+1:])
	return true
}

// sorted returns the open vertices in the order of their values. The error is the cause of the context.
func (o *orders) sorted(values []*big.Rat) ([]int, error) {
	far, err := o.farFromLess(values)
	if err != nil {
		return nil, err
	}
	order := slices.Clone(o.open)
	slices.SortStableFunc(order, func(v, w int) int {
		return cmp.Or(values[v].Cmp(values[w]), far[v]-far[w])
	})
	return order, nil
}

// farFromLess returns how far it is from each open vertex to a smaller value: 1 if a successor has one, and else one
// more than from a successor with the same value.
func (o *orders) farFromLess(values []*big.Rat) ([]int, error) {
	far := make([]int, o.g.Len())
	before := make([][]int, o.g.Len()) // the open vertices with the same value from which there is an edge
	var queue []int
	for _, v := range o.open {
		for _, w := range o.g.edges[v] {
			if err := o.poll(); err != nil {
				return nil, err
			}
			switch c := values[w].Cmp(values[v]); {
			case c < 0 || c == 0 && o.number[w] < 0 && o.values[w].Sign() == 0:
				far[v] = 1
			case c == 0 && o.number[w] >= 0:
				before[w] = append(before[w], v)
			}
		}
		if far[v] > 0 {
			queue = append(queue, v)
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		w := queue[0]
		for _, v := range before[w] {
			if err := o.poll(); err != nil {
				return nil, err
			}
			if far[v] == 0 {
				far[v] = far[w] + 1
				queue = append(queue, v)
			}
		}
	}
	for _, v := range o.open {
		if far[v] == 0 {
			far[v] = len(o.open) + 1 // no way leads down without leading up first
		}
	}
	return far, nil
}

// try returns the solution if the order of the open vertices is right.
func (o *orders) try(order []int) (*Solution, error) {
	place := make([]int, o.g.Len()) // vertices with the value 0 come first, those with 1 last
	for v, x := range o.values {
		if err := o.poll(); err != nil {
			return nil, err
		}
		if x != nil && x.Sign() > 0 {
			place[v] = len(order) + 1
		}
	}
	for i, v := range order {
		place[v] = i + 1
	}
	rows := make([][]*big.Rat, len(o.open))
	for i, v := range o.open {
		if ctx := o.linear.budget.Ctx; ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		rows[i] = make([]*big.Rat, len(o.open)+1)
		for j := range rows[i] {
			rows[i][j] = new(big.Rat)
		}
		rows[i][i].SetInt64(2)
		least, most := o.g.edges[v][0], o.g.edges[v][0]
		for _, w := range o.g.edges[v] {
			if err := o.poll(); err != nil {
				return nil, err
			}
			if place[w] < place[least] {
				least = w
			}
			if place[w] > place[most] {
				most = w
			}
		}
		for _, w := range [2]int{least, most} {
			if j := o.number[w]; j >= 0 {
				rows[i][j].Sub(rows[i][j], big.NewRat(1, 1))
			} else {
				rows[i][len(o.open)].Add(rows[i][len(o.open)], o.values[w])
			}
		}
	}
	solved, err := o.linear.solveRats(rows)
	switch {
	case errors.Is(err, errDependent):
		return nil, nil
	case err != nil:
		return nil, err
	}
	values := make([]fraction, o.g.Len())
	dens := newDenominators()
	for v, x := range o.values {
		if err := o.poll(); err != nil {
			return nil, err
		}
		if x == nil {
			x = solved[o.number[v]]
		}
		values[v] = fraction{x.Num(), dens.the(x.Denom())}
	}
	for _, v := range o.open {
		least, most, err := bounds(o.linear.budget.Ctx, &o.looks, o.g, values, v)
		if err != nil {
			return nil, err
		}
		if !isMean(values[v], least, most, fair) {
			return nil, nil
		}
	}
	near, err := nearest(o.linear.budget.Ctx, o.g, values)
	if err != nil {
		return nil, err
	}
	return &Solution{o.g, values, near}, nil
}
