package switching

import (
	"fmt"

	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/zermelo"
)

// Barrier is the certificate that Cut wins: a partition of the vertices, and colours of the edges between different
// parts.
//
// If Short is to join all vertices, there are no colours: with k parts there are at most 2(k − 1) − 1 edges between
// them if Cut begins, and one fewer if Short does. Cut erases one of these in each move, and so leaves at most k − 2 of
// them to Short, who needs k − 1.
//
// If Short is to join two vertices, these lie in different parts, and all edges between different parts are red or
// blue. Let each part be one vertex, and let those with the two vertices be one together: then there is no circle of
// red edges, nor one of blue edges. If Cut begins, there may be one circle, such that without one of its edges there is
// none. Cut plays like this. If Short takes a red edge, and its ends are seen as one vertex, there is no red circle,
// but there may be one of free blue edges, and Cut erases one of these; likewise for blue ones. So at no time is there
// a circle of taken edges, which a path between the two vertices would be. It is the strategy of Short in the dual
// matroid of the graph, so that the graph need not be plane.
//
// Sources: A. Lehman, A solution of the Shannon switching game, Journal of the Society for Industrial and Applied
// Mathematics 12 (1964); J. Bruno, L. Weinberg, A constructive graph-theoretic solution of the Shannon switching game,
// IEEE Transactions on Circuit Theory 17 (1970); for all vertices W. T. Tutte, On the problem of decomposing a graph
// into n connected factors, and C. Nash-Williams, Edge-disjoint spanning trees of finite graphs, Journal of the London
// Mathematical Society 36 (1961).
type Barrier struct {
	Part      []int // of each vertex: the number of its part, from 0
	Red, Blue []int // in ascending order; none if Short is to join all vertices
}

// VerifyBarrier checks that a certificate shows that Cut wins if first begins. Otherwise the error is a [*VerifyError].
// It takes linear time but for the union-find, and uses nothing that finds certificates.
func (g *Game) VerifyBarrier(b Barrier, first zermelo.Player) error {
	const what = "barrier"
	if first > zermelo.Min {
		return &VerifyError{what, fmt.Sprintf("there is no player %d", first)}
	}
	of, err := g.graph.paint(what, b.Red, b.Blue)
	if err != nil {
		return err
	}
	parts, err := g.graph.checkParts(what, b.Part)
	if err != nil {
		return err
	}
	allowed := 0
	if first == zermelo.Min {
		allowed = 1
	}
	if g.isAll {
		if len(b.Red)+len(b.Blue) > 0 {
			return &VerifyError{what, "there are colours, and all vertices are to be joined"}
		}
		between := 0
		for _, e := range g.graph.ends {
			if b.Part[e[0]] != b.Part[e[1]] {
				between++
			}
		}
		if most := 2*(parts-1) - 2 + allowed; between > most {
			return &VerifyError{what, fmt.Sprintf("there are %d edges between %d parts, and if %v begins there may be %d", between, parts, first, most)}
		}
		return nil
	}
	if b.Part[g.ends[0]] == b.Part[g.ends[1]] {
		return &VerifyError{what, fmt.Sprintf("the vertices %d and %d are in the same part", g.ends[0], g.ends[1])}
	}
	for e, ends := range g.graph.ends {
		if isBetween := b.Part[ends[0]] != b.Part[ends[1]]; isBetween != (of[e] != plain) {
			return &VerifyError{what, fmt.Sprintf("the edge %d is %v, and its ends are in the parts %d and %d", e, of[e], b.Part[ends[0]], b.Part[ends[1]])}
		}
	}
	circles := 0
	for colour := red; colour <= blue; colour++ {
		_, n := g.graph.circles(of, colour, g.contracted(b.Part))
		circles += n
	}
	if circles > allowed {
		return &VerifyError{what, fmt.Sprintf("%s, and if %v begins there may be %d", plural.Of(circles, "edge closes a circle", "edges close circles"), first, allowed)}
	}
	return nil
}

// contracted returns sets in which each part is one, and those of the two vertices to join are one together.
func (g *Game) contracted(part []int) sets {
	s := newSets(g.graph.vertices)
	of := filled[int32](len(part), -1)
	for v, k := range part {
		if of[k] < 0 {
			of[k] = int32(v)
		}
		s.join(int32(v), of[k])
	}
	s.join(g.ends[0], g.ends[1])
	return s
}

// cutPlan is the strategy of Cut.
type cutPlan struct {
	game *Game
	part []int
	of   []colour
}

func newCutPlan(g *Game, b Barrier) *cutPlan {
	return &cutPlan{g, b.Part, g.graph.mustPaint("barrier", b.Red, b.Blue)}
}

// reply returns an edge to erase; ok is false where the strategy does not know how to win.
func (p *cutPlan) reply(owners []owner) (edge int, ok bool) {
	g := p.game
	joined := g.contracted(p.part)
	if g.isAll {
		return p.replyAll(joined, owners)
	}
	for e, c := range p.of {
		if c != plain && owners[e] == taken && !joined.join(g.graph.ends[e][0], g.graph.ends[e][1]) {
			return 0, false
		}
	}
	edge = -1
	circles := 0
	for colour := red; colour <= blue; colour++ {
		s := newSets(g.graph.vertices)
		copy(s, joined)
		for e, c := range p.of {
			if c != colour || owners[e] != free {
				continue
			}
			if !s.join(g.graph.ends[e][0], g.graph.ends[e][1]) {
				circles++
				edge = e
			} else if edge < 0 {
				edge = e // if there is no circle, any edge will do
			}
		}
	}
	return edge, edge >= 0 && circles <= 1
}

// replyAll is reply where Short is to join all vertices.
func (p *cutPlan) replyAll(joined sets, owners []owner) (edge int, ok bool) {
	g := p.game
	g.joinOwned(joined, owners, taken)
	parts := 0
	for v := range joined {
		if joined.find(int32(v)) == int32(v) {
			parts++
		}
	}
	edge = -1
	between := 0
	for e, ends := range g.graph.ends {
		if owners[e] == free && joined.find(ends[0]) != joined.find(ends[1]) {
			if between == 0 {
				edge = e
			}
			between++
		}
	}
	return edge, edge >= 0 && between <= 2*(parts-1)-1
}
