package diagram

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// TestLayers checks an order against counting crossings pair by pair, and places against what they must keep: each item
// once in its layer, as far apart as they must be, and no order with more crossings than that in which the items came.
func TestLayers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		layer := rapid.SliceOfN(rapid.IntRange(0, 4), 1, 12).Draw(t, "layers")
		l := NewLayers(layer)
		thing := rapid.IntRange(0, len(layer)-1)
		for range rapid.IntRange(0, 15).Draw(t, "lines") {
			v, w := thing.Draw(t, "from"), thing.Draw(t, "to")
			if layer[v] >= layer[w] {
				continue
			}
			way := l.Line(v, w)
			if len(way) != layer[w]-layer[v]+1 || way[0] != v || way[len(way)-1] != w {
				t.Fatalf("the way from %d in layer %d to %d in layer %d is %v", v, layer[v], w, layer[w], way)
			}
			for n, i := range way {
				if l.layer[i] != layer[v]+n || l.IsLane(i) == (i == v || i == w) {
					t.Fatalf("item %d of the way %v is in layer %d", i, way, l.layer[i])
				}
			}
		}
		before := pairs(l)
		if n := l.crossings(); n != before {
			t.Fatalf("%d lines cross, want %d", n, before)
		}
		for _, row := range l.rows {
			for n := range len(row) - 1 {
				was, will := l.crossed(row[n], row[n+1])
				exchange := func() {
					row[n], row[n+1] = row[n+1], row[n]
					l.place[row[n]], l.place[row[n+1]] = n, n+1
				}
				exchange()
				if after := pairs(l); after-before != will-was {
					t.Fatalf("%d lines cross, and %d if %d and %d are exchanged, but of theirs %d and %d", before, after, row[n+1], row[n], was, will)
				}
				exchange()
			}
		}
		l.Order()
		if n, after := l.crossings(), pairs(l); n != after || after > before {
			t.Fatalf("%d lines cross after ordering, %d by pairs, and %d before", n, after, before)
		}
		apart := func(i, j int) float64 { return float64(5 + i%3 + j%2) }
		at := l.Across(apart)
		seen := 0
		for k, row := range l.rows {
			seen += len(row)
			for n, i := range row {
				if l.layer[i] != k || l.place[i] != n || slices.Index(row, i) != n {
					t.Fatalf("layer %d is %v, and item %d is in layer %d at %d", k, row, i, l.layer[i], l.place[i])
				}
				if n > 0 && at[i]-at[row[n-1]] < apart(row[n-1], i)-1e-6 {
					t.Fatalf("in layer %d, %d and %d stand at %v and %v", k, row[n-1], i, at[row[n-1]], at[i])
				}
			}
		}
		if seen != len(l.layer) {
			t.Fatalf("%d of %d items are in a layer", seen, len(l.layer))
		}
	})
}

// pairs counts the pairs of lines that cross.
func pairs(l *Layers) int {
	var lines [][2]int
	for i, to := range l.next[1] {
		for _, j := range to {
			lines = append(lines, [2]int{i, j})
		}
	}
	total := 0
	for n, a := range lines {
		for _, b := range lines[:n] {
			if l.layer[a[0]] == l.layer[b[0]] && (l.place[a[0]]-l.place[b[0]])*(l.place[a[1]]-l.place[b[1]]) < 0 {
				total++
			}
		}
	}
	return total
}

// TestLayersWithoutCrossings: where lines need not cross, a ladder whose rungs came in the wrong order, none does, and
// what can be straight is.
func TestLayersWithoutCrossings(t *testing.T) {
	l := NewLayers([]int{0, 0, 0, 1, 1, 1, 2, 2, 2})
	for _, line := range [][2]int{{0, 5}, {1, 3}, {2, 4}, {3, 7}, {4, 6}, {5, 8}} {
		l.Line(line[0], line[1])
	}
	l.Order()
	if n := l.crossings(); n != 0 {
		t.Fatalf("%d lines cross in %v", n, l.rows)
	}
	at := l.Across(func(i, j int) float64 { return 10 })
	for _, line := range [][2]int{{0, 5}, {5, 8}, {1, 3}, {3, 7}} {
		if math.Abs(at[line[0]]-at[line[1]]) > 1e-6 {
			t.Errorf("the line from %d to %d goes from %v to %v", line[0], line[1], at[line[0]], at[line[1]])
		}
	}
}
