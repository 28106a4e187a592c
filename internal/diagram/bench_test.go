package diagram

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"testing"
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
