package matrixgame

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/internal/limit"
)

// index finds the indices of components. It may notice that equilibria are missing.
func (e *Equilibria) index(ctx context.Context, components []Component) error {
	if err := e.sumUp(ctx, components); err != nil {
		return err
	}
	sum := 0
	for _, c := range components {
		sum += c.Index
	}
	if sum != 1 {
		return &VerifyError{Msg: fmt.Sprintf("extreme equilibria are missing: the sum of the indices is %d and not 1", sum)}
	}
	return nil
}

func (e *Equilibria) sumUp(ctx context.Context, components []Component) error {
	s, err := newEnumeration(ctx, e.Game, limit.Count(e.solver.Nodes, DefaultNodes))
	if err != nil {
		return err
	}
	where := make(map[string]int, len(e.Extreme)) // the component of an extreme equilibrium
	isSimple := true
	for k := range components {
		c := &components[k]
		for _, p := range c.Extreme {
			if !s.stop.Look() {
				return s.failure()
			}
			where[p.String()] = k
		}
		p := c.Extreme[0]
		_, row := e.Game.degenerate(Row, p.Row)
		_, column := e.Game.degenerate(Column, p.Column)
		if isSimple = isSimple && len(c.Extreme) == 1 && !row && !column; isSimple {
			c.Index = s.index(p.Row.Support(), p.Column.Support())
		}
	}
	if isSimple {
		return s.failure()
	}
	for k := range components {
		components[k].Index = 0
	}
	// Near each component are the equilibria of a game that is not degenerate, each of which has only labels that an
	// extreme equilibrium of the component has.
	m, n := e.Game.Rows(), e.Game.Columns()
	rows, err := e.labelled(ctx, Row)
	if err != nil {
		return err
	}
	columns, err := e.labelled(ctx, Column)
	if err != nil {
		return err
	}
	return s.search(labels(e.Game), s.row.perturbed(), s.column.perturbed(), func(b *branch) {
		x, y := newBitset(m+n), newBitset(m+n)
		for _, label := range b.has {
			x.add(label)
		}
		for _, label := range b.lacks {
			y.add(label)
		}
		var row, column []int
		for i := range m {
			if b.row.IsPositive(i) {
				row = append(row, i)
			}
		}
		for j := range n {
			if b.column.IsPositive(m + j) {
				column = append(column, j)
			}
		}
		p := Profile{with(rows, x), with(columns, y)}
		k, ok := where[p.String()]
		if !ok {
			s.fail(&VerifyError{Msg: "an extreme equilibrium is missing"})
			return
		}
		components[k].Index += s.index(row, column)
	})
}

// index returns the index of an equilibrium with these choices.
func (e *enumeration) index(row, column []int) int {
	x := e.row.sign(column, row) * e.column.sign(row, column)
	if len(row)%2 == 0 {
		return -x
	}
	return x
}

// labelled is a strategy with its labels.
type labelled struct {
	strategy Mixed
	labels   bitset
}

// labelled returns the strategies of a player in extreme equilibria with their labels. The error is the cause of ctx.
func (e *Equilibria) labelled(ctx context.Context, who Player) ([]labelled, error) {
	strategies, err := e.strategies(ctx, who)
	if err != nil {
		return nil, err
	}
	first := [2]int{0, e.Game.Rows()} // label of each player
	var all []labelled
	for _, s := range strategies {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		l := labelled{s, newBitset(e.Game.Rows() + e.Game.Columns())}
		for k, x := range s.p {
			if x.Sign() == 0 {
				l.labels.add(first[who] + k)
			}
		}
		best, _ := e.Game.BestReplies(who.Opponent(), s)
		for _, k := range best {
			l.labels.add(first[who.Opponent()] + k)
		}
		all = append(all, l)
	}
	return all, nil
}

// with returns the strategy that has all of some labels. There is one at most, and it is among all if no equilibrium is
// missing.
func with(all []labelled, labels bitset) Mixed {
	for _, l := range all {
		if l.labels.contains(labels) {
			return l.strategy
		}
	}
	return Mixed{}
}
