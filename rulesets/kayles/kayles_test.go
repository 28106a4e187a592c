package kayles_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/graph"
	"github.com/cgt-go/sdk/rulesets/kayles"
)

// rules is what all rulesets of the package are.
type rules interface {
	cgt.ImpartialRuleset[graph.Graph]
	cgt.Decomposer[graph.Graph]
	cgt.Normalizer[graph.Graph]
	nim.Valuer[graph.Graph]
}

// game is a ruleset with its definition: the sets of vertices that a move may take away, given the matrix of
// neighbours.
type game struct {
	rules
	takes func(joined [][]bool) [][]int
	octal string // of the game on rows
}

var games = map[string]game{
	"Pins": {kayles.Pins{}, func(joined [][]bool) [][]int {
		var list [][]int
		for v := range joined {
			list = append(list, []int{v})
		}
		return append(list, pairs(joined)...)
	}, "77"},
	"Node": {kayles.Node{}, func(joined [][]bool) [][]int {
		var list [][]int
		for v := range joined {
			gone := []int{v}
			for u := range joined {
				if joined[v][u] {
					gone = append(gone, u)
				}
			}
			list = append(list, gone)
		}
		return list
	}, "137"},
	"Arc": {kayles.Arc{}, pairs, "07"},
}

func pairs(joined [][]bool) [][]int {
	var list [][]int
	for v := range joined {
		for u := range v {
			if joined[v][u] {
				list = append(list, []int{u, v})
			}
		}
	}
	return list
}

// naive returns the nim-value of the graph of the vertices that are there, a set of bits, by the definition.
func naive(g game, joined [][]bool, there uint32, known map[uint32]nim.Nimber) nim.Nimber {
	if v, ok := known[there]; ok {
		return v
	}
	var numbers []int
	for v := range joined {
		if there>>v&1 != 0 {
			numbers = append(numbers, v)
		}
	}
	part := make([][]bool, len(numbers))
	for i, v := range numbers {
		for _, u := range numbers {
			part[i] = append(part[i], joined[v][u])
		}
	}
	after := map[nim.Nimber]bool{}
	for _, gone := range g.takes(part) {
		left := there
		for _, i := range gone {
			left &^= 1 << numbers[i]
		}
		after[naive(g, joined, left, known)] = true
	}
	v := nim.Nimber(0)
	for after[v] {
		v++
	}
	known[there] = v
	return v
}

// draw draws a graph and the matrix of neighbours.
func draw(t *rapid.T) (graph.Graph, [][]bool) {
	n := rapid.IntRange(0, 9).Draw(t, "vertices")
	joined := make([][]bool, n)
	for v := range joined {
		joined[v] = make([]bool, n)
	}
	var edges [][2]int
	density := rapid.IntRange(1, 4).Draw(t, "one edge in")
	for v := range n {
		for u := range v {
			if rapid.IntRange(1, density+1).Draw(t, "edge") == 1 {
				joined[u][v], joined[v][u] = true, true
				edges = append(edges, [2]int{u, v})
			}
		}
	}
	g, err := graph.New(string(slices.Repeat([]byte("."), n)), edges...)
	if err != nil {
		t.Fatal(err)
	}
	return g, joined
}

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	for name, g := range games {
		t.Run(name, func(t *testing.T) {
			cgttest.Run(t, cgt.Ruleset[graph.Graph](g.rules),
				graph.Graph{}, kayles.Row(5), kayles.Circle(6), graph.MustParse(".:A-.-.(-.-:A;-.);.-.", "."), graph.MustParse(".(-.;-.;-.;-.-.)", "."))
		})
	}
}

// TestDefinition compares values on random graphs with the definition.
func TestDefinition(t *testing.T) {
	for name, g := range games {
		t.Run(name, func(t *testing.T) {
			s := nim.Solver[graph.Graph]{Rules: g.rules}
			rapid.Check(t, func(t *rapid.T) {
				p, joined := draw(t)
				want := naive(g, joined, 1<<len(joined)-1, map[uint32]nim.Nimber{})
				if got, err := s.Value(t.Context(), p); err != nil || got != want {
					t.Fatalf("%v is worth %v, %v, want %v", p, got, err, want)
				}
				if got, ok := g.NimValue(p); ok && got != want {
					t.Fatalf("%v is worth %v, want %v", p, got, want)
				}
				if got, want := len(g.AppendMoves(nil, p, cgt.Left)), len(g.takes(joined)); got != want {
					t.Fatalf("there are %d moves from %v, want %d", got, p, want)
				}
			})
			if err := s.Verify(t.Context()); err != nil {
				t.Error(err)
			}
		})
	}
}

// octal returns the values of the heaps up to a size, of the game with the given digits after the point: the digit d
// for a move that takes k says that it may leave nothing (1), one heap (2) or two (4). Source: Guy and Smith.
func octal(digits string, size int) []nim.Nimber {
	values := make([]nim.Nimber, size+1)
	for n := 1; n <= size; n++ {
		var after []nim.Nimber
		for i, d := range digits {
			rest := n - (i + 1)
			if d&1 != 0 && rest == 0 {
				after = append(after, 0)
			}
			if d&2 != 0 && rest > 0 {
				after = append(after, values[rest])
			}
			for a := 1; d&4 != 0 && a < rest; a++ {
				after = append(after, values[a].Add(values[rest-a]))
			}
		}
		values[n] = nim.Mex(after...)
	}
	return values
}

// TestRows compares rows with octal games, with the periods of Guy and Smith, over the whole range that their theorem
// wants to be checked. Circles are compared with what the first move leaves.
func TestRows(t *testing.T) {
	const size = 500
	for name, g := range games {
		want := octal(g.octal, size)
		from, period := 53, 34
		if g.octal == "77" {
			from, period = 71, 12
		}
		if need := 2*from + 2*period + 3; need > size {
			t.Fatal(need)
		}
		for n := range size + 1 {
			if got, ok := g.NimValue(kayles.Row(n)); !ok || got != want[n] {
				t.Errorf("%s: a row of %d is worth %v, %v, want %v", name, n, got, ok, want[n])
			}
			if n >= from+period && want[n] != want[n-period] {
				t.Errorf("%s: the rows of %d and %d are worth %v and %v", name, n-period, n, want[n-period], want[n])
			}
		}
		if got, ok := g.NimValue(kayles.Row(10_003)); !ok || got != want[from+(10_003-from)%period] {
			t.Errorf("%s: a row of 10003 is worth %v, %v", name, got, ok)
		}
		for n := range 30 {
			joined := make([][]bool, n)
			for v := range joined {
				joined[v] = make([]bool, n)
			}
			for v := range joined {
				if u := (v + 1) % n; u != v {
					joined[v][u], joined[u][v] = true, true
				}
			}
			got, ok := g.NimValue(kayles.Circle(n))
			if n <= 12 {
				if want := naive(g, joined, 1<<n-1, map[uint32]nim.Nimber{}); !ok || got != want {
					t.Errorf("%s: a circle of %d is worth %v, %v, want %v", name, n, got, ok, want)
				}
			}
			var after []nim.Nimber
			for _, gone := range g.takes(joined) {
				after = append(after, want[n-len(gone)])
			}
			if want := nim.Mex(after...); n > 2 && got != want {
				t.Errorf("%s: a circle of %d is worth %v, want %v", name, n, got, want)
			}
		}
	}
}

// TestMinuses answers problems 22 and 23 of Shen: in a row, but the empty one, the first player wins; on a circle of
// three or more the second.
func TestMinuses(t *testing.T) {
	s := cgt.Solver[graph.Graph]{Rules: kayles.Pins{}}
	for n := range 300 {
		row, _ := kayles.Pins{}.NimValue(kayles.Row(n))
		circle, _ := kayles.Pins{}.NimValue(kayles.Circle(n))
		if (row != 0) != (n > 0) || (circle != 0) != (n == 1 || n == 2) {
			t.Errorf("%d minuses are worth %v in a row and %v on a circle", n, row, circle)
		}
		if n > 9 {
			continue
		}
		for g, want := range map[graph.Graph]nim.Nimber{kayles.Row(n): row, kayles.Circle(n): circle} {
			if o, err := s.Outcome(t.Context(), g); err != nil || (o == cgt.N) != (want != 0) {
				t.Errorf("%v: %v, %v, but it is worth %v", g, o, err, want)
			}
		}
	}
}

// TestRowsOnly checks that closed forms are for rows and circles only.
func TestRowsOnly(t *testing.T) {
	for name, g := range games {
		for _, text := range []string{".(-.;-.;-.)", ".-.;.:A-.(-.-:A;-.)"} {
			if v, ok := g.NimValue(graph.MustParse(text, ".")); ok {
				t.Errorf("%s knows that %s is worth %v", name, text, v)
			}
		}
		one, _ := g.NimValue(kayles.Row(4))
		two, _ := g.NimValue(kayles.Circle(5))
		if v, ok := g.NimValue(graph.MustParse(".-.-.-.;.:A-.-.-.-.-:A;.", ".")); v != nim.Sum(one, two, map[string]nim.Nimber{"Pins": 1, "Node": 1}[name]) || !ok {
			t.Errorf("%s: a sum of rows is worth %v, %v", name, v, ok)
		}
	}
	if kayles.Row(-1) != (graph.Graph{}) || kayles.Circle(0) != (graph.Graph{}) || kayles.Circle(2) != kayles.Row(2) || kayles.Circle(3).NumEdges() != 3 {
		t.Error("short rows and circles")
	}
}

// TestFamilies compares with what follows from the rules at once: of a complete graph Node leaves nothing and Arc two
// vertices less, and a star has one move of Arc.
func TestFamilies(t *testing.T) {
	for n := range 8 {
		var edges, star [][2]int
		for v := range n {
			for u := range v {
				edges = append(edges, [2]int{u, v})
			}
			if v > 0 {
				star = append(star, [2]int{0, v})
			}
		}
		letters := string(slices.Repeat([]byte("."), n))
		complete, err := graph.New(letters, edges...)
		if err != nil {
			t.Fatal(err)
		}
		rays, err := graph.New(letters, star...)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range []struct {
			game string
			g    graph.Graph
			want int
		}{
			{"Node", complete, min(n, 1)},
			{"Arc", complete, n / 2 % 2},
			{"Arc", rays, min(n/2, 1)},
		} {
			if got, err := nim.Value(t.Context(), games[c.game].rules, c.g); err != nil || got != nim.Nimber(c.want) {
				t.Errorf("%s on %v: %v, %v, want %v", c.game, c.g, got, err, c.want)
			}
		}
	}
}

// TestCram compares Arc on the graph of a board with the impartial variant of Domineering, called Cram. By symmetry the
// second player wins if both sides are even, and the first if one is (Winning Ways, ch. 15).
func TestCram(t *testing.T) {
	arc := nim.Solver[graph.Graph]{Rules: kayles.Arc{}}
	cram := nim.Solver[domineering.Position]{Rules: cgt.Impartial[domineering.Position](domineering.Rules{})}
	for rows := 1; rows <= 4; rows++ {
		for cols := rows; cols <= 8 && rows*cols <= 16; cols++ {
			g := grid(t, rows, cols)
			got, err := arc.Value(t.Context(), g)
			if err != nil {
				t.Fatal(err)
			}
			if want, err := cram.Value(t.Context(), domineering.Rectangle(rows, cols)); err != nil || got != want {
				t.Errorf("%d × %d is worth %v, want %v, %v", rows, cols, got, want, err)
			}
			if rows*cols%2 == 0 && (got == 0) != (rows%2 == 0 && cols%2 == 0) {
				t.Errorf("%d × %d is worth %v", rows, cols, got)
			}
		}
	}
}
