package shapes_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/rulesets/shapes"
	"github.com/cgt-go/sdk/zermelo"
)

// TestHolds compares shapes with what squared distances in ordinary coordinates say.
func TestHolds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		coordinate := rapid.IntRange(-2, 2)
		var points []point
		for range rapid.IntRange(1, 5).Draw(t, "points") {
			points = append(points, point{X: coordinate.Draw(t, "x"), Y: coordinate.Draw(t, "y")})
		}
		// The distances on the lattice, times 4: x is twice X + Y/2, and y is Y√3.
		same, squares := len(points) == 3, map[int]int{}
		for i, p := range points {
			for _, q := range points[:i] {
				dx, dy := 2*(p.X-q.X)+p.Y-q.Y, p.Y-q.Y
				squares[dx*dx+3*dy*dy]++
			}
		}
		same = same && len(squares) == 1 && squares[0] == 0
		if got := (shapes.Triangle{}).Holds(points); got != same {
			t.Fatalf("%v: %v, want %v", points, got, same)
		}
		isSquare, isRow := false, false
		for _, low := range points {
			for side := 1; side <= 4; side++ {
				corners := []point{low, {X: low.X + side, Y: low.Y}, {X: low.X, Y: low.Y + side}, {X: low.X + side, Y: low.Y + side}}
				isSquare = isSquare || sameSet(corners, points)
			}
			var right, up []point
			for i := range len(points) {
				right, up = append(right, point{X: low.X + i, Y: low.Y}), append(up, point{X: low.X, Y: low.Y + i})
			}
			isRow = isRow || sameSet(right, points) || sameSet(up, points)
		}
		if got := (shapes.Square{}).Holds(points); got != isSquare {
			t.Fatalf("%v: %v, want %v", points, got, isSquare)
		}
		if got := (shapes.Row{Length: len(points)}).Holds(points); got != isRow || (shapes.Row{Length: len(points) + 1}).Holds(points) {
			t.Fatalf("%v: %v, want %v", points, got, isRow)
		}
		// The referee sees a shape with its last point, and no earlier one.
		for _, shape := range []shapes.Shape{shapes.Triangle{}, shapes.Square{}, shapes.Row{Length: 3}} {
			want, seen := -1, []point{}
			for i, p := range points {
				if slices.Contains(seen, p) {
					return
				}
				seen = append(seen, p)
				if want < 0 && holdsSome(shape, seen) {
					want = i
				}
			}
			r, err := shapes.Game{Shape: shape, Max: len(points), Min: 1}.Play(context.Background(), shapes.StrategyFunc(func(*shapes.Board) []point { return points }), nearest(1), 1)
			if isLate := errors.Is(err, cgt.ErrLimit); isLate != (want < 0) || !isLate && (err != nil || len(r.Turns[0]) != want+1 || !shape.Holds(r.Found) || r.Verify() != nil) {
				t.Fatalf("%v in %v: %v, %v, want it after %d", shape, points, r, err, want+1)
			}
		}
	})
}

func sameSet(a, b []point) bool {
	if len(a) != len(b) {
		return false
	}
	return !slices.ContainsFunc(a, func(p point) bool { return !slices.Contains(b, p) })
}

// holdsSome reports whether some of the points are the shape, by trying all.
func holdsSome(shape shapes.Shape, points []point) bool {
	for set := range 1 << len(points) {
		var some []point
		for i, p := range points {
			if set>>i&1 != 0 {
				some = append(some, p)
			}
		}
		if shape.Holds(some) {
			return true
		}
	}
	return false
}

func TestErrors(t *testing.T) {
	ctx := t.Context()
	g := shapes.Game{Shape: shapes.Row{Length: 3}, Max: 2, Min: 1}
	good := always(point{}, point{X: 1, Y: 1})
	var bad *shapes.MarkError
	for msg, test := range map[string]struct {
		max, min shapes.Strategy
		who      zermelo.Player
		turn     int
	}{
		"1 points are marked, and not 2":                             {always(point{}), nearest(1), zermelo.Max, 0},
		"3 points are marked, and not 2":                             {always(point{}, point{X: 1, Y: 1}, point{X: 5}), nearest(1), zermelo.Max, 0},
		"0 points are marked, and not 1":                             {good, always(), zermelo.Min, 1},
		"the point (0,0) is marked already":                          {good, always(point{}), zermelo.Min, 1},
		"the point (1,1) is marked already":                          {always(point{X: 1, Y: 1}, point{X: 1, Y: 1}), nearest(1), zermelo.Max, 0},
		"the point (268435457,0) is too far away":                    {always(point{X: shapes.MaxCoordinate + 1}, point{}), nearest(1), zermelo.Max, 0},
		fmt.Sprintf("the point (%d,0) is too far away", math.MinInt): {always(point{X: math.MinInt}, point{}), nearest(1), zermelo.Max, 0},
		"the point (0,-268435457) is too far away":                   {good, always(point{Y: -shapes.MaxCoordinate - 1}), zermelo.Min, 1},
	} {
		r, err := g.Play(ctx, test.max, test.min, 9)
		if !errors.As(err, &bad) || bad.Msg != msg || bad.Who != test.who || bad.Turn != test.turn || len(r.Turns) != test.turn || !strings.Contains(err.Error(), msg) {
			t.Errorf("%s: %v", msg, err)
		}
	}
	if r, err := g.Play(ctx, shapes.NewHalving(3, 2), nearest(1), 1); !errors.Is(err, cgt.ErrLimit) || len(r.Turns) != 2 || r.Verify() != nil {
		t.Error(err)
	}
	if r, err := g.Play(ctx, shapes.NewHalving(3, 2), nearest(1), math.MaxInt); err != nil || len(r.Found) != 3 {
		t.Errorf("a play without a limit: %v", err)
	}
	won := g
	won.Start = []point{{X: 2}, {X: 7}, {X: 1}, {X: 3}}
	if r, err := won.Play(ctx, always(), always(), 0); err != nil || len(r.Turns) != 0 || r.NumTurns() != 0 || len(r.Found) != 3 || r.Verify() != nil {
		t.Errorf("a start with the shape: %v, %v", r, err)
	}
	twice := g
	twice.Start = []point{{}, {X: 1}, {}}
	if _, err := twice.Play(ctx, good, nearest(1), 9); !errors.As(err, &bad) {
		t.Error(err)
	}
	cause := errors.New("enough")
	done, cancel := context.WithCancelCause(ctx)
	cancel(cause)
	if _, err := g.Play(done, good, nearest(1), 9); !errors.Is(err, cause) {
		t.Error(err)
	}
	panics.Expect(t, map[string]func(){
		"no shape":    func() { _, _ = shapes.Game{Max: 1, Min: 1}.Play(ctx, good, good, 1) },
		"no player":   func() { _, _ = g.Play(ctx, good, nil, 1) },
		"no marks":    func() { _, _ = shapes.Game{Shape: shapes.Square{}, Max: 1}.Play(ctx, good, good, 1) },
		"no frames":   func() { shapes.NewHalving(5, 0) },
		"no length":   func() { shapes.NewHalving(0, 1) },
		"no turns":    func() { shapes.HalvingTurns(0) },
		"no layout":   func() { shapes.NewSparseSquares(1, 1, 0, 1) },
		"too large":   func() { shapes.NewSparseSquares(1, 1, 1, shapes.MaxLayout+1) },
		"no squares":  func() { _, _ = shapes.NewSquares(0) },
		"many frames": func() { shapes.NewHalving(5, shapes.MaxFrames+1) },
	})
}

// TestVerify changes records, each in one way that must be seen.
func TestVerify(t *testing.T) {
	g := shapes.Game{Shape: shapes.Triangle{}, Max: 1, Min: 3}
	for name, spoil := range map[string]func(r *shapes.Transcript){
		"twice":         func(r *shapes.Transcript) { r.Turns[2][0] = r.Turns[0][0] },
		"too many":      func(r *shapes.Transcript) { r.Turns[0] = append(r.Turns[0], point{X: 99}) },
		"too few":       func(r *shapes.Transcript) { r.Turns[1] = r.Turns[1][:1] },
		"another shape": func(r *shapes.Transcript) { r.Game.Shape = shapes.Row{Length: 3} },
		"no shape":      func(r *shapes.Transcript) { r.Game.Shape = nil },
		"moved":         func(r *shapes.Transcript) { r.Found[0].X++ },
		"not the last":  func(r *shapes.Transcript) { r.Turns[len(r.Turns)-1][0].X += 1000 },
		"not marked":    func(r *shapes.Transcript) { r.Turns[0][0].X += 1000; r.Turns[2][0].X += 1000; r.Turns[4][0].X += 1000 },
		"Min's turn":    func(r *shapes.Transcript) { r.Turns = append(r.Turns, []point{{X: 77}, {X: 78}, {X: 79}}) },
	} {
		r := play(t, g, &shapes.Triangles{}, blocker(3, inTriangle, nearest(3)), 6)
		if len(r.Turns) < 7 {
			t.Fatalf("%d turns", len(r.Turns))
		}
		spoil(r)
		if err := r.Verify(); !errors.As(err, new(*shapes.MarkError)) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestSVG(t *testing.T) {
	for title, r := range map[string]*shapes.Transcript{
		"an equilateral triangle: ": play(t, shapes.Game{Shape: shapes.Triangle{}, Max: 1, Min: 10}, &shapes.Triangles{}, nearest(10), 13),
		"5 in a row: ":              play(t, shapes.Game{Shape: shapes.Row{Length: 5}, Max: 2, Min: 1}, shapes.NewHalving(5, 8), spoiler(5, 8), 8),
		"100 in a row: 100 marks":   {Game: shapes.Game{Shape: shapes.Row{Length: 100}, Start: hundred()}, Found: hundred()},
		"a square: 0 marks":         {Game: shapes.Game{Shape: shapes.Square{}}},
	} {
		svgtest.Check(t, r.AppendSVG(nil), 20_000, title)
	}
}

// hundred returns a row.
func hundred() []point {
	var row []point
	for x := range 100 {
		row = append(row, point{X: x})
	}
	return row
}

// TestSVGWithoutShape: what is drawn is near the first point, whoever marked it, and drawing changes nothing.
func TestSVGWithoutShape(t *testing.T) {
	all := []shapes.Point{{X: 1, Y: 1}, {X: 2, Y: 2}, {X: 3, Y: 3}}
	(&shapes.Transcript{Game: shapes.Game{Shape: shapes.Square{}, Start: all[:1]}}).AppendSVG(nil)
	if all[1] != (shapes.Point{X: 2, Y: 2}) {
		t.Errorf("the points are %v after a picture", all)
	}
	far := &shapes.Transcript{Game: shapes.Game{Shape: shapes.Square{}}, Turns: [][]shapes.Point{{{X: 1000, Y: 4}}, {{X: 1001, Y: 4}}}}
	picture := string(far.AppendSVG(nil))
	if !strings.Contains(picture, `cx="16"`) || !strings.Contains(picture, "1 mark against 1") {
		t.Errorf("the marks are not in\n%s", picture)
	}
	for _, x := range []int{math.MaxInt - 1, math.MinInt, 1 << 53 % math.MaxInt} {
		far := &shapes.Transcript{Game: shapes.Game{Shape: shapes.Square{}, Start: []shapes.Point{{X: x, Y: -x}}}, Turns: [][]shapes.Point{{{X: -(x + 1), Y: x}}, {{X: x + 1, Y: -x}}}}
		if picture := string(far.AppendSVG(nil)); !strings.Contains(picture, `cx="16" cy="0"`) || strings.Count(picture, "<path") != 1 || strings.Contains(picture, `width="0"`) {
			t.Errorf("at %d:\n%s", x, picture)
		}
	}
	began := shapes.Game{Shape: shapes.Square{}, Start: []shapes.Point{{X: 500}}}
	if picture := string((&shapes.Transcript{Game: began, Turns: [][]shapes.Point{{{X: 1}}, {{X: 501}}}}).AppendSVG(nil)); !strings.Contains(picture, `cx="16"`) {
		t.Errorf("the marks beside Start are not in\n%s", picture)
	}
	if picture := (&shapes.Transcript{Game: shapes.Game{Shape: shapes.Square{}}}).AppendSVG(nil); len(picture) == 0 {
		t.Error("no picture of no marks")
	}
}
