package nim

import (
	"fmt"
	"slices"
	"strings"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// dag is a game given by its graph: from p one can move to the numbers dag[p], all smaller.
type dag [][]int

func (d dag) AppendMoves(dst []int, p int, _ cgt.Player) []int { return append(dst, d[p]...) }

func (dag) Impartial() {}

// naive is the nim-value by the definition, without memory.
func naive[Pos comparable](rules cgt.ImpartialRuleset[Pos], p Pos) Nimber {
	taken := map[Nimber]bool{}
	for _, q := range rules.AppendMoves(nil, p, cgt.Left) {
		taken[naive(rules, q)] = true
	}
	mex := Nimber(0)
	for taken[mex] {
		mex++
	}
	return mex
}

// naiveMisere is the misère value by the definition.
func naiveMisere[Pos comparable](rules cgt.ImpartialRuleset[Pos], p Pos) Nimber {
	moves := rules.AppendMoves(nil, p, cgt.Left)
	if len(moves) == 0 {
		return 1
	}
	taken := map[Nimber]bool{}
	for _, q := range moves {
		taken[naiveMisere(rules, q)] = true
	}
	mex := Nimber(0)
	for taken[mex] {
		mex++
	}
	return mex
}

func drawDag(t *rapid.T, most int) dag {
	d := make(dag, rapid.IntRange(1, most).Draw(t, "positions"))
	for p := range d {
		if p > 0 {
			d[p] = rapid.SliceOfN(rapid.IntRange(max(0, p-5), p-1), 0, 3).Draw(t, fmt.Sprint("moves from ", p))
		}
	}
	return d
}

// duo is the sum of two positions of one game, as the definition of the sum has it.
type duo[Pos comparable] struct{ a, b Pos }

type sumOf[Pos comparable] struct {
	rules cgt.ImpartialRuleset[Pos]
}

func (s sumOf[Pos]) AppendMoves(dst []duo[Pos], p duo[Pos], who cgt.Player) []duo[Pos] {
	for _, q := range s.rules.AppendMoves(nil, p.a, who) {
		dst = append(dst, duo[Pos]{q, p.b})
	}
	for _, q := range s.rules.AppendMoves(nil, p.b, who) {
		dst = append(dst, duo[Pos]{p.a, q})
	}
	return dst
}

func (sumOf[Pos]) Impartial() {}

// splitSum is sumOf, but that it says how positions fall apart, and that a + b is like b + a.
type splitSum struct{ sumOf[int] }

func (splitSum) AppendParts(dst []duo[int], p duo[int]) []duo[int] {
	if p.a == 0 && p.b == 0 {
		return dst
	}
	return append(dst, duo[int]{p.a, 0}, duo[int]{p.b, 0})
}

func (splitSum) Normalize(p duo[int]) (duo[int], bool) {
	return duo[int]{max(p.a, p.b), min(p.a, p.b)}, p.a < p.b
}

// takeAndBreak is a game of heaps, given by digits: digits[k] says what may be left of a heap after k were taken: bit i
// is set for i heaps. A position is a text of the sizes in ascending order, each as a letter: a for 0, b for 1 and so
// on, and heaps of size 0 are left out.
type takeAndBreak []uint

func heap(sizes ...int) string {
	slices.Sort(sizes)
	var b strings.Builder
	for _, n := range sizes {
		if n > 0 {
			b.WriteByte('a' + byte(n))
		}
	}
	return b.String()
}

func (g takeAndBreak) AppendMoves(dst []string, p string, _ cgt.Player) []string {
	for i := range len(p) {
		var others []int
		for j := range len(p) {
			if j != i {
				others = append(others, int(p[j]-'a'))
			}
		}
		for k := 1; k < len(g) && k <= int(p[i]-'a'); k++ {
			rest := int(p[i]-'a') - k
			for heaps := 0; g[k]>>heaps > 0; heaps++ {
				if g[k]>>heaps&1 == 1 {
					for _, sizes := range partitions(rest, heaps, rest) {
						dst = append(dst, heap(append(sizes, others...)...))
					}
				}
			}
		}
	}
	return dst
}

func (takeAndBreak) Impartial() {}

func (takeAndBreak) AppendParts(dst []string, p string) []string {
	for i := range len(p) {
		dst = append(dst, p[i:i+1])
	}
	return dst
}

// partitions lists the ways to write n as a sum of so many positive numbers of at most most.
func partitions(n, count, most int) [][]int {
	if count == 0 {
		if n == 0 {
			return [][]int{nil}
		}
		return nil
	}
	var all [][]int
	for first := 1; first <= min(n, most); first++ {
		for _, rest := range partitions(n-first, count-1, first) {
			all = append(all, append(rest, first))
		}
	}
	return all
}

// The codes of some games: Nim up to seven coins at once, Kayles, Kenyon's game.
var (
	nim7   = takeAndBreak{0, 3, 3, 3, 3, 3, 3, 3}
	kayles = takeAndBreak{0, 7, 7}
	kenyon = takeAndBreak{0, 3, 15}
)
