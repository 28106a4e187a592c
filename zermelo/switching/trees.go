package switching

import (
	"fmt"

	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/zermelo"
)

// Trees are the certificate that Short wins: sets of edges, Red and Blue, without a common edge. Each of them joins
// certain vertices: all of them if Short is to join all, and else the two that Short is to join, and those at which a
// red or blue edge ends. If Short begins, one of them may be in two pieces.
//
// Short plays like this. If the opponent erases a red edge, the red ones may fall into two pieces, and a free blue edge
// joins these; Short takes it, and if its ends are then seen as one vertex, both sets join all vertices again. Likewise
// for blue ones; and where a set is in two pieces and Short is to begin, it is as if an edge had been erased.
//
// Source: A. Lehman, A solution of the Shannon switching game, Journal of the Society for Industrial and Applied
// Mathematics 12 (1964); A. Shen, Games and strategies from the viewpoint of mathematics, problem 42.
type Trees struct {
	Red, Blue []int // in ascending order
}

// VerifyTrees checks that a certificate shows that Short wins if first begins. Otherwise the error is a [*VerifyError].
// It takes linear time but for the union-find, and uses nothing that finds certificates.
func (g *Game) VerifyTrees(t Trees, first zermelo.Player) error {
	const what = "trees"
	if first > zermelo.Min {
		return &VerifyError{what, fmt.Sprintf("there is no player %d", first)}
	}
	of, err := g.graph.paint(what, t.Red, t.Blue)
	if err != nil {
		return err
	}
	missing := 0
	for colour := red; colour <= blue; colour++ {
		s := newSets(g.graph.vertices)
		g.graph.circles(of, colour, s)
		missing += pieces(s, g.inside(of)) - 1
	}
	allowed := 0
	if first == zermelo.Max {
		allowed = 1
	}
	if missing > allowed {
		return &VerifyError{what, fmt.Sprintf("%s more would be needed to join the vertices twice, and if %v begins there may be %d", plural.Of(missing, "edge", "edges"), first, allowed)}
	}
	return nil
}

// inside returns the vertices that the trees are to join.
func (g *Game) inside(of []colour) []int32 {
	isInside := filled(g.graph.vertices, g.isAll)
	if !g.isAll {
		isInside[g.ends[0]], isInside[g.ends[1]] = true, true
	}
	for e, c := range of {
		if c != plain {
			isInside[g.graph.ends[e][0]], isInside[g.graph.ends[e][1]] = true, true
		}
	}
	var inside []int32
	for v, is := range isInside {
		if is {
			inside = append(inside, int32(v))
		}
	}
	return inside
}

// pieces returns how many sets some vertices are in.
func pieces(s sets, vertices []int32) int {
	n := 0
	isSeen := make([]bool, len(s))
	for _, v := range vertices {
		if r := s.find(v); !isSeen[r] {
			isSeen[r] = true
			n++
		}
	}
	return n
}

// shortPlan is the strategy of Short.
type shortPlan struct {
	game   *Game
	of     []colour
	inside []int32
}

func newShortPlan(g *Game, t Trees) *shortPlan {
	of := g.graph.mustPaint("trees", t.Red, t.Blue)
	return &shortPlan{g, of, g.inside(of)}
}

// reply returns an edge to take; ok is false where the strategy does not know how to win.
func (p *shortPlan) reply(owners []owner) (edge int, ok bool) {
	g := p.game
	joined := newSets(g.graph.vertices)
	g.joinOwned(joined, owners, taken)
	by := [...]sets{red: newSets(g.graph.vertices), blue: newSets(g.graph.vertices)}
	copy(by[red], joined)
	copy(by[blue], joined)
	for e, c := range p.of {
		if c != plain && owners[e] == free {
			by[c].join(g.graph.ends[e][0], g.graph.ends[e][1])
		}
	}
	missing := [...]int{red: pieces(by[red], p.inside) - 1, blue: pieces(by[blue], p.inside) - 1}
	apart, wanted := joined, [...]bool{red: true, blue: true}
	switch {
	case missing[red]+missing[blue] > 1:
		return 0, false
	case missing[red] > 0:
		apart, wanted = by[red], [...]bool{blue: true}
	case missing[blue] > 0:
		apart, wanted = by[blue], [...]bool{red: true, blue: false}
	}
	for e, c := range p.of {
		if wanted[c] && owners[e] == free && apart.find(g.graph.ends[e][0]) != apart.find(g.graph.ends[e][1]) {
			return e, true
		}
	}
	return 0, false
}
