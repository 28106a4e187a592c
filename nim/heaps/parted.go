package heaps

import (
	"context"

	"github.com/cgt-go/sdk/cgt"
)

// zero is the set of 0 alone.
var zero = set{1}

// each calls f with sets and values whose sums are all the values of m counters in heaps of a kind.
func (g *general) each(ctx context.Context, m int, k kind, f func(set, uint64)) error {
	switch {
	case m < k.r || k.r == 0 && m > 0:
	case k.r < 2:
		f(zero, g.at(m)) // of a heap of 0 it is 0
	case k.parts == Equal:
		g.equal(m, k, f)
	case k.parts == Unequal && (k.r > 2 || k.more):
		return g.unequal(ctx, m, k, f)
	case k.r == 2 && !k.more:
		for a := 1; 2*a < m; a++ {
			f(zero, g.at(a)^g.at(m-a))
		}
		if m%2 == 0 && k.parts == Any {
			f(zero, 0)
		}
	default:
		return g.three(ctx, m, k, f)
	}
	return nil
}

// equal is each for equal heaps.
func (g *general) equal(m int, k kind, f func(set, uint64)) {
	if !k.more {
		if m%k.r == 0 {
			f(zero, g.at(m/k.r)*uint64(k.r%2))
		}
		return
	}
	for a := 1; a <= m/k.r; a++ {
		if m%a == 0 {
			f(zero, g.at(a)*uint64(m/a%2))
		}
	}
}

// three is each for three heaps and more, or for two and more, that may be equal, or not all of them.
func (g *general) three(ctx context.Context, m int, k kind, f func(set, uint64)) error {
	others := kind{k.r - 1, k.more, Any}
	if err := g.fill(ctx, m-1, others); err != nil {
		return err
	}
	table := g.tables[tableOf(others)]
	for a := 1; a <= m/k.r; a++ {
		switch {
		case k.parts == NotAllEqual && m%a == 0 && (m/a == k.r || k.more):
			if err := g.besides(ctx, m, a, k, f); err != nil {
				return err
			}
		case others.r == 1 && !others.more:
			f(zero, g.at(a)^g.at(m-a))
		default:
			f(table[m-a], g.at(a))
		}
	}
	return nil
}

// besides calls f for the values of m counters in heaps of a kind, one of which has a counters and another does not.
func (g *general) besides(ctx context.Context, m, a int, k kind, f func(set, uint64)) error {
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	others := kind{k.r - 2, k.more, Any}
	if err := g.fill(ctx, m-2, others); err != nil {
		return err
	}
	table := g.tables[tableOf(others)]
	for b := 1; b <= m-a-others.r; b++ {
		v := g.at(a) ^ g.at(b)
		switch left := m - a - b; {
		case b == a:
		case left == 0: // and no other heap is needed
			f(zero, v)
		case others.r == 1 && !others.more:
			f(zero, v^g.at(left))
		default:
			f(table[left], v)
		}
	}
	return nil
}

// tableOf returns the kind whose table has the values of some counters in heaps of a kind.
func tableOf(k kind) kind {
	k.r = max(k.r, 1)
	return k
}

// fill completes the table of a kind, of which Any is asked, up to m counters.
func (g *general) fill(ctx context.Context, m int, k kind) error {
	if k.r < 2 && !k.more {
		return nil
	}
	k = tableOf(k)
	for n := len(g.tables[k]); n <= m; n++ {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		var s set
		add := func(t set, v uint64) { s.addPlus(t, v) }
		least := k
		if k.r == 1 {
			if n > 0 {
				s.add(g.at(n))
			}
			least.r = 2
		}
		if err := g.each(ctx, n, least, add); err != nil {
			return err
		}
		if g.words+len(s) > g.most {
			return &cgt.LimitError{What: "words of tables of nim-values", Limit: g.most}
		}
		g.words += len(s)
		g.tables[k] = append(g.tables[k], s)
	}
	return nil
}
