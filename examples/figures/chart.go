package main

import (
	"context"
	"fmt"
	"io"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/ship"
)

// chart lists the figures of the sea chart.
func chart() []figure {
	return []figure{
		{
			"chart-01", "§1",
			"The board, with the island at A0 and the ship at the start, J9. Rings are around the points to which it can sail on the first day: up to 3 away, and nearer to the island",
			"rulesets/ship.WriteMovesSVG rulesets/ship.SeaChart",
			func(w io.Writer) error { return ship.WriteMovesSVG(w, ship.SeaChart(), ship.SeaChart().Corner()) },
		},
		{
			"chart-02", "§2",
			"Who wins with the ship at each point, if whoever brings it to the island loses: plus where it is the player who is to move, minus where it is the other one",
			"rulesets/ship.Chart.WriteSVG rulesets/ship.NewChart",
			drawSeaChart,
		},
	}
}

func drawSeaChart(w io.Writer) error {
	ctx := context.Background()
	c, err := ship.NewChart(ctx, ship.SeaChart(), true, cgt.Limits{})
	if err != nil {
		return err
	}
	if err := c.Verify(ctx); err != nil {
		return fmt.Errorf("the chart: %w", err)
	}
	minus := slices.Collect(c.Minus())
	slices.SortFunc(minus, ship.Point.Compare)
	if got, want := fmt.Sprint(minus), "[A1 B0 B4 E1 E5 F4 A7 H0 D8 I3 H7]"; got != want {
		return fmt.Errorf("the points with a minus are %s, in the text %s", got, want)
	}
	return c.WriteSVG(w)
}
