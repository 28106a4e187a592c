package hackenbush_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/surreal"
)

// grid is a trellis: rows × cols vertices, joined with their neighbours, and the lowest row with the ground.
// The colours are drawn at random, always the same.
func grid(b *testing.B, rows, cols int, colours []hackenbush.Colour) hackenbush.Position {
	r := rand.New(rand.NewPCG(1, 2))
	var es []hackenbush.Edge
	at := func(row, col int) int { return max(0, (row-1)*cols+col+1) * min(row, 1) }
	for row := range rows {
		for col := range cols {
			es = append(es, hackenbush.Edge{From: at(row, col), To: at(row+1, col), Colour: colours[r.IntN(len(colours))]})
			if col+1 < cols {
				es = append(es, hackenbush.Edge{From: at(row+1, col), To: at(row+1, col+1), Colour: colours[r.IntN(len(colours))]})
			}
		}
	}
	return build(b, es...)
}

// bed is a row of arches: feet on the ground, in turn of the given colours, legs on the feet, and boards from
// each leg to the next and the next but one.
func bed(b *testing.B, legs int, feet []hackenbush.Colour) hackenbush.Position {
	var es []hackenbush.Edge
	for i := range legs {
		es = append(es, hackenbush.Edge{From: 0, To: 2*i + 1, Colour: feet[i%len(feet)]},
			hackenbush.Edge{From: 2*i + 1, To: 2*i + 2, Colour: hackenbush.Red})
		for _, j := range []int{i + 1, i + 2} {
			if j < legs {
				es = append(es, hackenbush.Edge{From: 2*i + 2, To: 2*j + 2, Colour: []hackenbush.Colour{hackenbush.Red, hackenbush.Green}[(j-i)%len(feet)%2]})
			}
		}
	}
	return build(b, es...)
}

func benchmarkPictures(b *testing.B) map[string]hackenbush.Position {
	mixed := []hackenbush.Colour{hackenbush.Blue, hackenbush.Green}
	return map[string]hackenbush.Position{
		"grid=5x5":      grid(b, 5, 5, redBlue),
		"grid=3x3":      grid(b, 3, 3, redBlue),
		"grid=4x3":      grid(b, 4, 3, redBlue),
		"mixedgrid=3x3": grid(b, 3, 3, allColour),
		"bed=6":         bed(b, 6, blue),
		"mixedbed=6":    bed(b, 6, mixed),
	}
}

// BenchmarkAppendMoves lists the moves of both players.
func BenchmarkAppendMoves(b *testing.B) {
	for _, name := range []string{"grid=5x5", "mixedbed=6"} {
		p := benchmarkPictures(b)[name]
		b.Run(fmt.Sprintf("%s/edges=%d", name, p.NumEdges()), func(b *testing.B) {
			var moves []hackenbush.Position
			b.ReportAllocs()
			for b.Loop() {
				moves = hackenbush.Rules{}.AppendMoves(moves[:0], p, cgt.Left)
				moves = hackenbush.Rules{}.AppendMoves(moves, p, cgt.Right)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(moves)), "ns/move")
		})
	}
}

func BenchmarkNormalize(b *testing.B) {
	for _, name := range []string{"grid=5x5", "mixedbed=6"} {
		p := benchmarkPictures(b)[name]
		b.Run(fmt.Sprintf("%s/edges=%d", name, p.NumEdges()), func(b *testing.B) {
			for b.Loop() {
				hackenbush.Rules{}.Normalize(p)
			}
		})
	}
}

func BenchmarkAppendParts(b *testing.B) {
	for _, name := range []string{"grid=5x5", "mixedbed=6"} {
		p := benchmarkPictures(b)[name]
		b.Run(fmt.Sprintf("%s/edges=%d", name, p.NumEdges()), func(b *testing.B) {
			var parts []hackenbush.Position
			for b.Loop() {
				parts = hackenbush.Rules{}.AppendParts(parts[:0], p)
			}
		})
	}
}

// BenchmarkValue finds values by search.
func BenchmarkValue(b *testing.B) {
	for _, name := range []string{"grid=3x3", "grid=4x3", "mixedgrid=3x3", "bed=6", "mixedbed=6"} {
		p := benchmarkPictures(b)[name]
		b.Run(fmt.Sprintf("%s/edges=%d", name, p.NumEdges()), func(b *testing.B) {
			counting := &counter{}
			for b.Loop() {
				s := surreal.Solver[hackenbush.Position]{Rules: counting}
				if _, err := s.Value(b.Context(), p); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(counting.positions)/float64(b.N), "positions")
		})
	}
}

// counter is Rules, and counts the positions that were looked at.
type counter struct {
	hackenbush.Rules
	positions int
}

func (c *counter) AppendMoves(dst []hackenbush.Position, p hackenbush.Position, who cgt.Player) []hackenbush.Position {
	if who == cgt.Left {
		c.positions++
	}
	return c.Rules.AppendMoves(dst, p, who)
}

// BenchmarkClosedForm values stalks and trees that are too large for any search.
func BenchmarkClosedForm(b *testing.B) {
	tree := func(n int) hackenbush.Position {
		r := rand.New(rand.NewPCG(3, 4))
		var es []hackenbush.Edge
		for v := range n {
			es = append(es, hackenbush.Edge{From: r.IntN(v + 1), To: v + 1, Colour: hackenbush.Colour(r.IntN(2))})
		}
		return build(b, es...)
	}
	for name, p := range map[string]hackenbush.Position{
		"stalk/edges=100000": hackenbush.MustStalk(strings.Repeat("LR", 50_000)),
		"tree/edges=100000":  tree(100_000),
		"tree/edges=100":     tree(100),
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				if _, ok := (hackenbush.Rules{}).Value(p); !ok {
					b.Fatal("no closed form")
				}
			}
		})
	}
}

func BenchmarkParsePicture(b *testing.B) {
	text := hackenbush.MustStalk(strings.Repeat("LR", 50_000)).Picture().String()
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		if _, err := hackenbush.ParsePicture(text); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkGreen finds nim-values of green pictures: by value alone, and from the list of the edges on.
func BenchmarkGreen(b *testing.B) {
	random := func(m, vertices int) []hackenbush.Edge {
		r := rand.New(rand.NewPCG(5, 6))
		var es []hackenbush.Edge
		for v := 1; v < vertices; v++ {
			es = append(es, hackenbush.Edge{From: r.IntN(v), To: v, Colour: hackenbush.Green})
		}
		for len(es) < m {
			es = append(es, hackenbush.Edge{From: r.IntN(vertices), To: r.IntN(vertices), Colour: hackenbush.Green})
		}
		return es
	}
	for _, m := range []int{1_000, 100_000, 1_000_000} {
		for _, picture := range []struct {
			name  string
			edges []hackenbush.Edge
		}{
			{"stalk", greenPath(nil, numbers(0, m+1)...)},
			{"comb", greenComb(m / 2)},
			{"tree", random(m, m+1)},
			{"graph", random(m, m/2)},
		} {
			name := fmt.Sprintf("edges=%d/picture=%s", m, picture.name)
			p := build(b, picture.edges...)
			b.Run(name+"/from=position", func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					p.NimValue()
				}
			})
			b.Run(name+"/from=edges", func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					build(b, picture.edges...).NimValue()
				}
			})
		}
	}
}
