package shapes_test

import (
	"math/rand/v2"
	"slices"

	"github.com/cgt-go/sdk/rulesets/shapes"
	"github.com/cgt-go/sdk/zermelo"
)

// random marks points of a box at random, and points beside it if it is full.
func random(n int, low, high point, rng *rand.Rand) shapes.StrategyFunc {
	return func(b *shapes.Board) []point {
		var points []point
		for try := 0; len(points) < n; try++ {
			p := point{X: low.X + rng.IntN(high.X-low.X+1), Y: low.Y + rng.IntN(high.Y-low.Y+1)}
			if try > 20*n {
				p.X += 1_000_000 + try
			}
			if b.IsFree(p) && !slices.Contains(points, p) {
				points = append(points, p)
			}
		}
		return points
	}
}

// nearest marks the free points that are nearest to the last mark of Max.
func nearest(n int) shapes.StrategyFunc {
	return func(b *shapes.Board) []point {
		at := b.Mark(zermelo.Max, b.Len(zermelo.Max)-1)
		var points []point
		for d := 1; ; d++ { // around a square
			for i := range 2 * d {
				for _, p := range []point{{X: at.X - d + i, Y: at.Y - d}, {X: at.X + d, Y: at.Y - d + i}, {X: at.X + d - i, Y: at.Y + d}, {X: at.X - d, Y: at.Y + d - i}} {
					if b.IsFree(p) {
						if points = append(points, p); len(points) == n {
							return points
						}
					}
				}
			}
		}
	}
}

// along marks cells of the diagonals through the last mark of Max, which the strategy for squares would like to have
// next.
func along(n int) shapes.StrategyFunc {
	return func(b *shapes.Board) []point {
		at := b.Mark(zermelo.Max, b.Len(zermelo.Max)-1)
		var points []point
		for d := 1; len(points) < n; d++ {
			for _, p := range []point{{X: at.X + d, Y: at.Y - d}, {X: at.X - d, Y: at.Y + d}} {
				if b.IsFree(p) && len(points) < n {
					points = append(points, p)
				}
			}
		}
		return points
	}
}

// blocker marks what the shape lacks: the points that threats gives for the last mark and each of the others, those of
// the latest first. When there are not enough it goes on as another player does.
func blocker(n int, threats func(b *shapes.Board, p, q point) []point, other shapes.Strategy) shapes.StrategyFunc {
	return func(b *shapes.Board) []point {
		last := b.Len(zermelo.Max) - 1
		var points []point
		for i := last - 1; i >= 0 && len(points) < n; i-- {
			for _, p := range threats(b, b.Mark(zermelo.Max, last), b.Mark(zermelo.Max, i)) {
				if b.IsFree(p) && !slices.Contains(points, p) && len(points) < n {
					points = append(points, p)
				}
			}
		}
		for _, p := range other.Mark(b) {
			if len(points) < n && !slices.Contains(points, p) {
				points = append(points, p)
			}
		}
		return points
	}
}

// inTriangle returns the two points that make an equilateral triangle with p and q: by trying points whose distances
// from both are the same.
func inTriangle(_ *shapes.Board, p, q point) []point {
	d := point{X: q.X - p.X, Y: q.Y - p.Y}
	return []point{{X: p.X - d.Y, Y: p.Y + d.X + d.Y}, {X: q.X + d.Y, Y: q.Y - d.X - d.Y}}
}

// inSquare returns the cells that are the last corner of a square, two of whose corners are p and q.
func inSquare(b *shapes.Board, p, q point) []point {
	dx, dy := q.X-p.X, q.Y-p.Y
	var ways [][2]point
	switch {
	case dx == 0:
		ways = [][2]point{{{X: p.X + dy, Y: p.Y}, {X: p.X + dy, Y: q.Y}}, {{X: p.X - dy, Y: p.Y}, {X: p.X - dy, Y: q.Y}}}
	case dy == 0:
		ways = [][2]point{{{X: p.X, Y: p.Y + dx}, {X: q.X, Y: p.Y + dx}}, {{X: p.X, Y: p.Y - dx}, {X: q.X, Y: p.Y - dx}}}
	case dx == dy || dx == -dy:
		ways = [][2]point{{{X: p.X, Y: q.Y}, {X: q.X, Y: p.Y}}}
	}
	var points []point
	isMax := func(p point) bool { who, ok := b.Owner(p); return ok && who == zermelo.Max }
	for _, w := range ways {
		for i := range 2 {
			if isMax(w[i]) && b.IsFree(w[1-i]) {
				points = append(points, w[1-i])
			}
		}
	}
	return points
}

// foresees marks what makes triangles with two of the points that Max is going to mark on his line, for the first of
// these first.
func foresees(n int) shapes.StrategyFunc {
	i, j := 0, 1 // the two points
	var todo []point
	return func(b *shapes.Board) []point {
		for len(todo) < n {
			todo = append(todo, inTriangle(b, point{X: i}, point{X: j})...)
			if i++; i == j {
				i, j = 0, j+1
			}
		}
		points := todo[:n]
		todo = todo[n:]
		return points
	}
}

// corners marks the cells that would be the third corner of most squares: with two marks of Max on one diagonal, as the
// strategy makes them.
func corners(n int, other shapes.Strategy) shapes.StrategyFunc {
	count := map[point]int{}
	seen := 0
	return func(b *shapes.Board) []point {
		for ; seen < b.Len(zermelo.Max); seen++ {
			p := b.Mark(zermelo.Max, seen)
			for i := range seen {
				if q := b.Mark(zermelo.Max, i); p.X+p.Y == q.X+q.Y {
					count[point{X: p.X, Y: q.Y}]++
					count[point{X: q.X, Y: p.Y}]++
				}
			}
		}
		var points []point
		for len(points) < n {
			best := point{}
			for p, k := range count {
				if m := count[best]; k > m || k == m && (p.X < best.X || p.X == best.X && p.Y < best.Y) {
					if b.IsFree(p) && !slices.Contains(points, p) {
						best = p
					} else {
						delete(count, p)
					}
				}
			}
			if count[best] == 0 {
				return append(points, other.Mark(b)[:n-len(points)]...)
			}
			points = append(points, best)
		}
		return points
	}
}

// spoiler spoils the frame of a Halving that has most marks.
func spoiler(length, frames int) shapes.StrategyFunc {
	cells := make([]int, frames)
	seen := [2]int{}
	return func(b *shapes.Board) []point {
		for who := zermelo.Max; who <= zermelo.Min; who++ {
			for ; seen[who] < b.Len(who); seen[who]++ {
				if p := b.Mark(who, seen[who]); p.Y >= 0 && p.Y%2 == 0 && p.Y < 2*frames && p.X >= 0 && p.X < length && cells[p.Y/2] >= 0 {
					if cells[p.Y/2]++; who == zermelo.Min {
						cells[p.Y/2] = -1
					}
				}
			}
		}
		best := 0
		for i, n := range cells {
			if n > cells[best] {
				best = i
			}
		}
		for x := range length {
			if p := (point{X: x, Y: 2 * best}); b.IsFree(p) {
				return []point{p}
			}
		}
		return []point{{X: -1, Y: b.Len(zermelo.Min)}}
	}
}

func always(points ...point) shapes.StrategyFunc {
	return func(*shapes.Board) []point { return points }
}
