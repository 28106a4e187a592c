package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/rulesets/bridgit"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/structure"
	"github.com/cgt-go/sdk/zermelo/switching"
)

// The board of problem 41: a rectangle of 4 × 5 squares has so many columns and rows of points.
const galeCols, galeRows = 5, 6

// at returns where a point of the first player stands.
func at(col, row float64) point { return point{44 * col, 44 * row} }

// gale is the game of problem 41 on its way to paper.
type gale struct {
	board bridgit.Board
	game  *switching.Game
	where []point // the vertices of the graph
}

// newGale returns the game, with the upper and the lower vertex in the middle above and below the others.
func newGale() (*gale, error) {
	board, err := bridgit.NewBoard(galeCols, galeRows)
	if err != nil {
		return nil, err
	}
	g := &gale{board: board}
	if g.game, err = board.Game(); err != nil {
		return nil, err
	}
	const middle = (galeCols - 1) / 2.0
	g.where = append(g.where, at(middle, 0))
	for row := 1; row < galeRows-1; row++ {
		for col := range galeCols {
			g.where = append(g.where, at(float64(col), float64(row)))
		}
	}
	g.where = append(g.where, at(middle, galeRows-1))
	if n := g.game.Graph().NumVertices(); n != len(g.where) {
		return nil, fmt.Errorf("the graph has %d vertices, and %d have a place", n, len(g.where))
	}
	return g, nil
}

// afterFirst has the first player join the upper vertex to the one below it on the left, which is where both stand from
// now on. It returns the edges that are left.
func (g *gale) afterFirst() (rest *switching.Game, edges []int, err error) {
	first := g.board.Place(0, 0)
	_, below := g.game.Graph().Ends(first)
	g.where[0] = g.where[below]
	rest, edges, ok := g.game.Rest(structure.Claims{}.Claim(first))
	if !ok {
		return nil, nil, errors.New("play is over")
	}
	s, err := rest.Solve(context.Background())
	if err != nil {
		return nil, nil, err
	}
	if s.Class() != switching.Short {
		return nil, nil, fmt.Errorf("after the first move the game is %v", s.Class())
	}
	return rest, edges, s.Verify()
}

// links returns edges of the graph as lines. One to the right from the upper vertex, where a level edge may be, is
// bent.
func (g *gale) links(edges []int, colour func(edge int) string) []link {
	var links []link
	for _, e := range edges {
		u, v := g.game.Graph().Ends(e)
		l := link{from: g.where[u], to: g.where[v], colour: colour(e), width: 2.5}
		l.isDashed = l.colour == svg.Right
		if u == 0 && l.from.y == l.to.y {
			across := l.to.x - l.from.x // the farther the steeper, so that lines part at once
			l.bend = &point{l.from.x + across/2, l.from.y - across*(0.45+0.0034*across)}
		}
		links = append(links, l)
	}
	return links
}

// dots returns the vertices.
func (g *gale) dots() []dot {
	var dots []dot
	for _, p := range g.where {
		dots = append(dots, dot{at: p, colour: svg.Neither})
	}
	return dots
}

// all returns the numbers of all edges.
func (g *gale) all() []int {
	edges := make([]int, g.game.Graph().NumEdges())
	for e := range edges {
		edges[e] = e
	}
	return edges
}

func pencil(int) string { return svg.Neither }

// galeBoard draws the rectangle, and that of the second player if it is asked for.
func galeBoard(w io.Writer, isSymmetric bool) error {
	n := net{title: fmt.Sprintf("Gale's game on a rectangle of %d × %d squares", galeCols-1, galeRows-1)}
	colour := svg.Neither
	if isSymmetric {
		colour = svg.Left
	}
	for row := range galeRows {
		for col := range galeCols {
			x, y := float64(col), float64(row)
			n.dots = append(n.dots, dot{at: at(x, y), colour: colour})
			width := 2.0
			if row == 0 || row == galeRows-1 {
				width = 5 // what is to be joined
			}
			if col > 0 {
				n.links = append(n.links, link{from: at(x-1, y), to: at(x, y), colour: colour, width: width})
			}
			if row > 0 {
				n.links = append(n.links, link{from: at(x, y-1), to: at(x, y), colour: colour, width: 2})
			}
		}
	}
	for row := range galeRows - 1 {
		for col := range galeCols + 1 {
			if !isSymmetric {
				continue
			}
			x, y := float64(col)-0.5, float64(row)+0.5
			n.dots = append(n.dots, dot{at: at(x, y), colour: svg.Right, isRing: true})
			width := 2.0
			if col == 0 || col == galeCols {
				width = 5
			}
			if row > 0 {
				n.links = append(n.links, link{from: at(x, y-1), to: at(x, y), colour: svg.Right, isDashed: true, width: width})
			}
			if col > 0 {
				n.links = append(n.links, link{from: at(x-1, y), to: at(x, y), colour: svg.Right, isDashed: true, width: 2})
			}
		}
	}
	return n.write(w)
}

// galeGraph draws the graph in which all points of the upper side are one vertex, and all of the lower side another.
func galeGraph(w io.Writer) error {
	g, err := newGale()
	if err != nil {
		return err
	}
	n := net{title: "Gale's game with its upper and its lower side as vertices", links: g.links(g.all(), pencil), dots: g.dots()}
	return n.write(w)
}

// galeAfterFirst draws the graph after the first move.
func galeAfterFirst(w io.Writer) error {
	g, err := newGale()
	if err != nil {
		return err
	}
	_, edges, err := g.afterFirst()
	if err != nil {
		return err
	}
	n := net{title: "Gale's game after the first move", links: g.links(edges, pencil), dots: g.dots()}
	return n.write(w)
}

// galeTrees draws the two sets of edges that Shen describes: all level edges with an upright one in each layer, another
// column in each; and the other upright ones. Each joins all vertices, which is verified.
func galeTrees(w io.Writer) error {
	g, err := newGale()
	if err != nil {
		return err
	}
	rest, edges, err := g.afterFirst()
	if err != nil {
		return err
	}
	isRed := map[int]bool{}
	for line := 1; line <= 2*(galeRows-2); line++ {
		if line%2 == 0 {
			isRed[g.board.Place(line/2, line)] = true
			continue
		}
		for col := range galeCols - 1 {
			isRed[g.board.Place(col, line)] = true
		}
	}
	var trees switching.Trees
	for i, e := range edges {
		if isRed[e] {
			trees.Red = append(trees.Red, i)
		} else {
			trees.Blue = append(trees.Blue, i)
		}
	}
	if err := switching.ConnectAll(rest.Graph()).VerifyTrees(trees, zermelo.Min); err != nil {
		return err
	}
	colour := func(e int) string {
		if isRed[e] {
			return svg.Right
		}
		return svg.Left
	}
	n := net{title: "two sets of edges, each of which joins all vertices", links: g.links(edges, colour), dots: g.dots()}
	return n.write(w)
}
