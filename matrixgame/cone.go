package matrixgame

import (
	"context"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
)

// cone is a cone without a line in it, given by its edges, of which each knows the conditions that hold there with
// equality.
type cone struct {
	edges      []edge
	dimension  int // of the space it was cut from
	conditions int
}

type edge struct {
	x     []*big.Int // not to be changed
	tight bitset
}

// newCone returns the cone with some linearly independent edges. The first conditions are that none of them is there
// less than zero times.
func newCone(edges [][]*big.Int) *cone {
	c := &cone{dimension: len(edges), conditions: len(edges)}
	for k, x := range edges {
		e := edge{x: x}
		for i := range edges {
			if i != k {
				e.tight = e.tight.with(i)
			}
		}
		c.edges = append(c.edges, e)
	}
	return c
}

// cut takes away what does not obey a·x ≥ 0. Two edges on different sides get a new one between them if they are
// neighbours, that is, if no third edge obeys all conditions with equality that both do. The error is a
// [*cgt.LimitError] if there are too many edges, or the cause of ctx.
func (c *cone) cut(ctx context.Context, a []*big.Int, limit int) error {
	h := c.conditions
	c.conditions++
	values := make([]*big.Int, len(c.edges))
	var y big.Int
	var left []edge
	var above, below []int
	for k, e := range c.edges {
		v := dot(a, e.x)
		values[k] = v
		switch v.Sign() {
		case 1:
			above = append(above, k)
			left = append(left, e)
		case 0:
			left = append(left, edge{e.x, e.tight.with(h)})
		case -1:
			below = append(below, k)
		}
	}
	for _, p := range above {
		for _, q := range below {
			if ctx.Err() != nil {
				return context.Cause(ctx)
			}
			common := c.edges[p].tight.and(c.edges[q].tight)
			if common.count() < c.dimension-2 || !c.areNeighbors(p, q, common) {
				continue
			}
			x := make([]*big.Int, len(a))
			for i := range x {
				x[i] = new(big.Int).Mul(values[p], c.edges[q].x[i])
				x[i].Sub(x[i], y.Mul(values[q], c.edges[p].x[i]))
			}
			primitive(x)
			if left = append(left, edge{x, common.with(h)}); len(left) > limit {
				return &cgt.LimitError{What: "strategies", Limit: limit}
			}
		}
	}
	c.edges = left
	return nil
}

// areNeighbors reports whether no edge but p and q obeys these conditions with equality.
func (c *cone) areNeighbors(p, q int, common bitset) bool {
	for k, e := range c.edges {
		if k != p && k != q && e.tight.contains(common) {
			return false
		}
	}
	return true
}
