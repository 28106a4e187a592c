package diagram

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/cgt-go/sdk/internal/plane"
)

// BenchmarkBalls places balls on a grid, with texts and arrows between any two of them.
func BenchmarkBalls(b *testing.B) {
	for _, size := range [][2]int{{12, 30}, {40, 400}, {100, 300}, {300, 1000}} {
		b.Run(fmt.Sprintf("balls=%d/arrows=%d", size[0], size[1]), func(b *testing.B) {
			r := rand.New(rand.NewPCG(1, 1))
			d := Balls{}
			const columns, far = 18, 110.0
			for v := range size[0] {
				d.X, d.Y = append(d.X, far*float64(v%columns)), append(d.Y, far*float64(v/columns))
				d.Names, d.Widths = append(d.Names, strconv.Itoa(v)), append(d.Widths, 50)
			}
			for range size[1] {
				d.Arrows = append(d.Arrows, [2]int{r.IntN(size[0]), r.IntN(size[0])})
			}
			for b.Loop() {
				e := d
				e.Place()
			}
		})
	}
}

// gridOfLines returns lines between neighbours in a grid.
func gridOfLines(n int) []plane.Curve {
	const columns, far = 16, 56.0
	r := rand.New(rand.NewPCG(1, 1))
	var curves []plane.Curve
	for k := range n {
		p := plane.Point{X: far * float64(k%columns), Y: far * float64(k/columns)}
		q := plane.Point{X: p.X + far*float64(r.IntN(3)-1), Y: p.Y + far}
		curves = append(curves, plane.Quadratic(p, p.Toward(q, 0.5), q))
	}
	return curves
}

// BenchmarkLabels puts labels beside lines between neighbours in a grid.
func BenchmarkLabels(b *testing.B) {
	for _, size := range []int{30, 100, 500, 20_000} {
		b.Run(fmt.Sprintf("curves=%d", size), func(b *testing.B) {
			curves, widths := gridOfLines(size), slices.Repeat([]float64{16}, size)
			for b.Loop() {
				l := Labels{Size: 14, Gap: 5, Curves: curves}
				l.Place(widths)
			}
		})
	}
}
