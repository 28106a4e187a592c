package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math/big"

	bidding "github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/richman/three"
)

// richman lists the figures of the Richman notes.
func richman() []figure {
	const two = "richman.Solution.WriteSVG richman.Solve"
	return []figure{
		{
			"richman-01", "§2",
			"A graph on which Red has to win one auction and Blue, from v2, two. Vertices stand the further to the right the larger a part of the money Blue needs there, which is below them; blue and red arrows are the moves that the players should make",
			two,
			twoPlayers(`{"edges": {"v1": ["b", "r"], "v2": ["v1", "r"]}, "blue": ["b"], "red": ["r"]}`, "1/2", "3/4"),
		},
		{
			"richman-02", "§2",
			"A graph on which play can go round in a circle, drawn in the same way",
			two,
			twoPlayers(cycle, "1/3", "2/3"),
		},
		{
			"richman-03", "§9",
			"a) A graph of three players, on which play begins at s; beside a vertex is what Blue, Red and Green need there against the two others with one purse. b) The same for Blue against Red and Green, and c) for Red against Blue and Green, whose terminals are red then. In b) s is worth what v1 is worth in fig. 2, and in c) what v2 is",
			"richman/three.Analysis.WriteSVG richman/three.Graph.Coalition " + two,
			drawCoalitions,
		},
		{
			"richman-04", "§9",
			"Who wins at s in fig. 3 a) with which shares of the money. The distances of a point from the sides are the shares of the players at the opposite corners. In a coloured region the player of that colour wins; in the grey pentagon each player loses if the two others play together",
			"richman/three.WriteRegionsSVG richman/three.Figure4 richman/three.Analysis.Judge",
			drawRegions,
		},
	}
}

// cycle is the graph of fig. 2.
const cycle = `{"edges": {"v1": ["b", "v2"], "v2": ["v1", "r"]}, "blue": ["b"], "red": ["r"]}`

// twoPlayers returns a function which draws a graph, if its vertices v1 and v2 have the values of the text.
func twoPlayers(graph, v1, v2 string) func(io.Writer) error {
	return func(w io.Writer) error {
		s, err := solve(graph)
		if err != nil {
			return err
		}
		for _, test := range [][2]string{{"v1", v1}, {"v2", v2}} {
			v, ok := s.Graph().Vertex(test[0])
			if !ok {
				return fmt.Errorf("there is no vertex %s", test[0])
			}
			if got := s.Value(v).RatString(); got != test[1] {
				return fmt.Errorf("%s is worth %s, in the text %s", test[0], got, test[1])
			}
		}
		return s.WriteSVG(w)
	}
}

// solve solves a graph and checks the solution.
func solve(graph string) (*bidding.Solution, error) {
	ctx := context.Background()
	g, err := bidding.ParseJSON(graph)
	if err != nil {
		return nil, err
	}
	s, err := bidding.Solve(ctx, g)
	if err != nil {
		return nil, err
	}
	return s, s.Verify(ctx)
}

// drawCoalitions draws the graph of fig. 3 a), and below it the games of Blue and of Red against the two others, which
// are that of fig. 2: s is worth what v1 is worth there for Blue, and what v2 is worth for Red.
func drawCoalitions(w io.Writer) error {
	ctx := context.Background()
	reduced, err := solve(cycle)
	if err != nil {
		return err
	}
	g := three.Figure3()
	a, err := three.Analyse(ctx, g)
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := a.WriteSVG(&b); err != nil {
		return err
	}
	sheet := sheet{title: "a bidding game of three players, and coalitions in it", across: 1, panels: []panel{{bytes.Clone(b.Bytes()), "a) three players"}}}
	for _, game := range []struct {
		who        bidding.Player
		like, text string
	}{{bidding.Blue, "v1", "b) Blue against Red and Green"}, {bidding.Red, "v2", "c) Red against Blue and Green"}} {
		s, err := bidding.Solve(ctx, g.Coalition(game.who))
		if err != nil {
			return err
		}
		start, _ := g.Vertex("s")
		like, _ := reduced.Graph().Vertex(game.like)
		if s.Value(start).Cmp(reduced.Value(like)) != 0 {
			return fmt.Errorf("s is worth %v for %v, and %s is worth %v", s.Value(start), game.who, game.like, reduced.Value(like))
		}
		b.Reset()
		if err := s.WriteSVG(&b); err != nil {
			return err
		}
		sheet.panels = append(sheet.panels, panel{bytes.Clone(b.Bytes()), game.text})
	}
	return sheet.write(w)
}

// drawRegions draws the regions of fig. 4, if at every point inside of one of them that is a multiple of a thirtieth
// the strategies of the module are those of its winner, or beat everybody.
func drawRegions(w io.Writer) error {
	a, err := three.Analyse(context.Background(), three.Figure3())
	if err != nil {
		return err
	}
	start, _ := a.Graph().Vertex("s")
	regions := three.Figure4()
	const chips = 30
	for b := range int64(chips + 1) {
		for r := range chips - b + 1 {
			money := []*big.Rat{big.NewRat(b, chips), big.NewRat(r, chips), big.NewRat(chips-b-r, chips)}
			for _, region := range regions {
				if !region.Contains(money) {
					continue
				}
				j := a.Judge(start, money)
				if who, ok := j.Winner(); j.IsNobodys() != region.IsNobodys || ok == region.IsNobodys || ok && who != region.Winner {
					return fmt.Errorf("with %v the winner is not that of the region", money)
				}
			}
		}
	}
	return three.WriteRegionsSVG(w, regions, "who wins with which share of the money")
}
