package nim

import (
	"testing"

	"pgregory.net/rapid"
)

// The tests of this file take the theory in the other order, as A. Shen, Games and strategies from the viewpoint of
// mathematics, §11, remark 1: two positions are equivalent if, whatever third position is added to them, the sums are
// both won or both lost. They look for who wins in the sums themselves.

// plus returns the sum of two games: the position p + q has the number p·len(e) + q.
func (d dag) plus(e dag) dag {
	var sum dag
	for p := range d {
		for q := range e {
			var moves []int
			for _, to := range d[p] {
				moves = append(moves, to*len(e)+q)
			}
			for _, to := range e[q] {
				moves = append(moves, p*len(e)+to)
			}
			sum = append(sum, moves)
		}
	}
	return sum
}

// won says of each position whether the player who moves wins: whether a move leads to one where the player who moves
// loses.
func (d dag) won() []bool {
	won := make([]bool, len(d))
	for p := range d {
		for _, to := range d[p] {
			won[p] = won[p] || !won[to]
		}
	}
	return won
}

// heapsBelow is the game of one heap of Nim with less than n coins.
func heapsBelow(n int) dag {
	d := make(dag, n)
	for p := range d {
		for left := range p {
			d[p] = append(d[p], left)
		}
	}
	return d
}

// drawThirds draws third games: heaps up to 7, which are enough to tell the sums of drawn positions apart, and three
// more.
func drawThirds(t *rapid.T) []dag {
	return []dag{heapsBelow(8), drawDag(t, 8), drawDag(t, 8), drawDag(t, 8)}
}

// classes has for each position a text that says who wins the sum with each position of each third game. Equivalent
// positions are those with one text.
func (d dag) classes(thirds []dag) []string {
	classes := make([]string, len(d))
	for _, third := range thirds {
		won := d.plus(third).won()
		for p := range d {
			for c := range third {
				classes[p] += map[bool]string{true: "w", false: "l"}[won[p*len(third)+c]]
			}
		}
	}
	return classes
}

// TestEquivalent compares with the definition.
func TestEquivalent(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := drawDag(t, 10)
		classes := d.classes(drawThirds(t))
		s := Solver[int]{Rules: d}
		for p := range d {
			for q := range d {
				same, err := s.Equivalent(t.Context(), p, q)
				if err != nil || same != (classes[p] == classes[q]) {
					t.Fatalf("%d and %d of %v are equivalent: %v, %v, but with the third games %s and %s", p, q, d, same, err, classes[p], classes[q])
				}
			}
		}
	})
}

// TestGroupOfGames checks that the classes are a group under the sum, and that the values make it the group of nimbers.
func TestGroupOfGames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, thirds := drawDag(t, 7), drawThirds(t)
		class, sumClass := d.classes(thirds), d.plus(d).classes(thirds)
		heapClass := heapsBelow(8).classes(thirds)
		sum := func(p, q int) string { return sumClass[p*len(d)+q] }
		representative := map[string]int{}
		for p := range d {
			if _, ok := representative[class[p]]; !ok {
				representative[class[p]] = p
			}
		}
		s := Solver[int]{Rules: d}
		for p := range d {
			value, err := s.Value(t.Context(), p)
			if err != nil || class[p] != heapClass[value] {
				t.Fatalf("%d of %v is not equivalent to the heap %v, %v", p, d, value, err)
			}
			if sum(p, 0) != class[p] {
				t.Fatalf("%d and a position without moves of %v are not as the one alone", p, d)
			}
			if sum(p, p) != class[0] {
				t.Fatalf("%d of %v is not its own negative", p, d)
			}
			for q := range d {
				if sum(p, q) != sum(q, p) {
					t.Fatalf("the sums of %d and %d of %v are not equivalent", p, q, d)
				}
				if r := representative[class[p]]; sum(p, q) != sum(r, q) {
					t.Fatalf("%d and %d of %v are equivalent, but not when %d is added", p, r, d, q)
				}
				other, err := s.Value(t.Context(), q)
				if err != nil || sum(p, q) != heapClass[value.Add(other)] {
					t.Fatalf("%d + %d of %v is not equivalent to the heap %v, %v", p, q, d, value.Add(other), err)
				}
			}
		}
		// Different heaps are not equivalent, so no two nimbers are the value of one class.
		seen := map[string]int{}
		for n, c := range heapClass {
			if m, ok := seen[c]; ok {
				t.Fatalf("the heaps %d and %d are equivalent", m, n)
			}
			seen[c] = n
		}
	})
}
