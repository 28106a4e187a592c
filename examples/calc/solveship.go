package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/ship"
	"github.com/cgt-go/sdk/zermelo"
)

// solveShip solves the game of the sea chart.
func solveShip(ctx context.Context, c *call, o solveOptions) (answer, error) {
	if len(c.words) != 2 && len(c.words) != 3 {
		return nil, errors.New("solve ship takes columns and rows, or also a point; calc help ship has an example")
	}
	size, err := numbers("ship", c.words[:2], []string{"columns", "rows"}, 2, 1, ship.MaxSize)
	if err != nil {
		return nil, err
	}
	rules := ship.Rules{Board: ship.Board{Cols: size[0], Rows: size[1]}, SquaredReach: ship.SeaChart().SquaredReach}
	at := rules.Corner()
	if len(c.words) == 3 {
		if at, err = ship.ParsePoint(c.words[2]); err != nil {
			return nil, err
		}
		if !rules.Contains(at) {
			return nil, fmt.Errorf("the point %v is not on the board of %d × %d points", at, size[0], size[1])
		}
	}
	if o.method == zermelo.Auto {
		return solveChart(ctx, rules, at, o)
	}
	const mostMoves = 28 // points within reach
	o.misere = true
	return solveRules(ctx, cgt.Ruleset[ship.Point](rules), at, zermelo.Max, o, o.within(mostMoves))
}

// solveChart solves the game of the sea chart for all points of the board, and checks the marks of all.
func solveChart(ctx context.Context, rules ship.Rules, at ship.Point, o solveOptions) (answer, error) {
	chart, err := ship.NewChart(ctx, rules, true, cgt.Limits{Positions: o.within(1)})
	if err != nil {
		return nil, err
	}
	if err := chart.Verify(ctx); err != nil {
		return nil, err
	}
	a := solvedGame{Value: "second", Moves: []string{}, Verified: true}
	moves := chart.Moves(at)
	if plus, _ := chart.Plus(at); plus {
		a.Value = "first"
	} else {
		moves = rules.AppendMoves(nil, at, cgt.Left)
	}
	for _, q := range moves {
		a.Moves = append(a.Moves, q.String())
	}
	return a, nil
}
