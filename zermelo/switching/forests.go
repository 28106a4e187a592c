package switching

import (
	"context"
	"fmt"
	"math/rand/v2"
)

// Forests are two sets of edges without circles, Red and Blue, that have no edge in common, with a partition of the
// vertices that shows that no others have more edges together. They are plain data, see [Graph.VerifyForests].
type Forests struct {
	Red, Blue []int // in ascending order
	Part      []int // of each vertex: the number of its part, from 0
}

// Missing returns how many edges more two spanning trees would have. It is 0 if the forests are spanning trees;
// otherwise there are no two without a common edge (W. T. Tutte; C. Nash-Williams).
func (f Forests) Missing() int { return 2*(len(f.Part)-1) - len(f.Red) - len(f.Blue) }

// Forests finds two forests in the graph without common edges, and with as many edges together as can be. On each part
// of the partition both forests are trees; an edge is in every pair of forests with as many edges if and only if it
// leads from one part to another. It takes time O(n² + m) at worst for n vertices and m edges, but for the union-find,
// and most often much less: see the benchmarks. The error is the cause of ctx if that is done.
//
// Sources: J. Edmonds, Minimum partition of a matroid into independent subsets, Journal of Research of the National
// Bureau of Standards 69B (1965); J. Roskind, R. E. Tarjan, A note on finding minimum-cost edge-disjoint spanning
// trees, Mathematics of Operations Research 10 (1985).
func (g *Graph) Forests(ctx context.Context) (Forests, error) {
	p, err := g.pack(ctx, len(g.ends))
	if err != nil {
		return Forests{}, err
	}
	f := Forests{Part: p.parts()}
	f.Red, f.Blue = p.colours()
	return f, nil
}

// pack puts the first edges into forests. They come in an order as if by chance, the same each time, since that in
// which a graph is given, such as along a long circle, can make the searches tens of times longer.
func (g *Graph) pack(ctx context.Context, edges int) (*packing, error) {
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	p := newPacking(ctx, g)
	for _, e := range rand.New(rand.NewPCG(0, 0)).Perm(edges) {
		if _, err := p.insert(int32(e)); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// colours returns the edges of both forests.
func (p *packing) colours() (red, blue []int) {
	for e, i := range p.forest {
		switch i {
		case 0:
			red = append(red, e)
		case 1:
			blue = append(blue, e)
		}
	}
	return red, blue
}

// parts returns the clump of each vertex. The clumps have numbers in the order of their smallest vertices.
func (p *packing) parts() []int {
	number := filled(len(p.clumps), -1)
	part := make([]int, len(p.clumps))
	n := 0
	for v := range part {
		c := p.clumps.find(int32(v))
		if number[c] < 0 {
			number[c] = n
			n++
		}
		part[v] = number[c]
	}
	return part
}

// VerifyError reports a certificate that does not show what it should.
type VerifyError struct {
	What string // what it is: "forests", "trees" or "barrier"
	Msg  string // what is wrong
}

// Error returns the message in one line.
func (e *VerifyError) Error() string { return fmt.Sprintf("switching: the %s: %s", e.What, e.Msg) }

// VerifyForests checks that both sets are forests without common edges, and that there are none with more edges
// together: in each part of a partition into k parts of n vertices two forests have at most two edges fewer than it has
// vertices twice, so that all in all they have at most 2(n − k) and one for each edge between the parts. If they have
// as many, all is right. Otherwise the error is a [*VerifyError]. It takes linear time but for the union-find, and uses
// nothing that finds forests.
func (g *Graph) VerifyForests(f Forests) error {
	const what = "forests"
	of, err := g.paint(what, f.Red, f.Blue)
	if err != nil {
		return err
	}
	for colour := red; colour <= blue; colour++ {
		if e, _ := g.circles(of, colour, newSets(g.vertices)); e >= 0 {
			return &VerifyError{what, fmt.Sprintf("the edge %d closes a circle of the colour %v", e, colour)}
		}
	}
	parts, err := g.checkParts(what, f.Part)
	if err != nil {
		return err
	}
	most := 2 * (g.vertices - parts)
	for _, e := range g.ends {
		if f.Part[e[0]] != f.Part[e[1]] {
			most++
		}
	}
	if n := len(f.Red) + len(f.Blue); n != most {
		return &VerifyError{what, fmt.Sprintf("they have %d edges, and the partition allows %d", n, most)}
	}
	return nil
}

// colour is that of an edge.
type colour uint8

const (
	plain colour = iota
	red
	blue
)

func (c colour) String() string { return [...]string{"plain", "red", "blue"}[c] }

// paint returns the colour of each edge, if these are edges and none is there twice.
func (g *Graph) paint(what string, reds, blues []int) ([]colour, error) {
	if g == nil {
		return nil, &VerifyError{what, "the graph is missing"}
	}
	of := make([]colour, len(g.ends))
	for i, edges := range [2][]int{reds, blues} {
		for _, e := range edges {
			switch {
			case e < 0 || e >= len(of):
				return nil, &VerifyError{what, fmt.Sprintf("there is no edge %d", e)}
			case of[e] != plain:
				return nil, &VerifyError{what, fmt.Sprintf("the edge %d is there twice", e)}
			}
			of[e] = red + colour(i)
		}
	}
	return of, nil
}

// mustPaint paints the edges of a certificate of our own, which is never wrong.
func (g *Graph) mustPaint(what string, reds, blues []int) []colour {
	of, err := g.paint(what, reds, blues)
	if err != nil {
		panic(err)
	}
	return of
}

// circles joins the ends of the edges of a colour in s. It returns the first edge that closes a circle, or −1, and the
// number of edges that do.
func (g *Graph) circles(of []colour, c colour, s sets) (first, number int) {
	first = -1
	for e, ends := range g.ends {
		if of[e] == c && !s.join(ends[0], ends[1]) {
			number++
			if first < 0 {
				first = e
			}
		}
	}
	return first, number
}

// checkParts checks that each vertex has a part, and that the parts have numbers without gaps, and returns how many
// there are.
func (g *Graph) checkParts(what string, part []int) (parts int, err error) {
	if len(part) != g.vertices {
		return 0, &VerifyError{what, fmt.Sprintf("parts of %d vertices, and there are %d", len(part), g.vertices)}
	}
	isThere := make([]bool, len(part))
	for v, k := range part {
		if k < 0 || k >= len(part) {
			return 0, &VerifyError{what, fmt.Sprintf("the vertex %d has the part %d", v, k)}
		}
		if !isThere[k] {
			isThere[k] = true
			parts++
		}
	}
	for k := range parts {
		if !isThere[k] {
			return 0, &VerifyError{what, fmt.Sprintf("the part %d has no vertices", k)}
		}
	}
	return parts, nil
}
