package graph_test

import (
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/graph"
	"pgregory.net/rapid"
)

// naive is a graph as a table: what the tests compare with.
type naive struct {
	letters []byte
	joined  [][]bool
}

func newNaive(letters string) naive {
	a := naive{letters: []byte(letters)}
	for range letters {
		a.joined = append(a.joined, make([]bool, len(letters)))
	}
	return a
}

func (a naive) join(u, v int) { a.joined[u][v], a.joined[v][u] = true, true }

// from returns a graph as a table.
func from(g graph.Graph) naive {
	letters := ""
	for v := range g.NumVertices() {
		letters += string(g.Letter(v))
	}
	a := newNaive(letters)
	for v := range g.NumVertices() {
		for u := range g.Neighbours(v) {
			a.joined[v][u] = true
		}
	}
	return a
}

// take returns the vertices with the given numbers, in this order, and the edges between them.
func (a naive) take(order []int) naive {
	letters := ""
	for _, v := range order {
		letters += string(a.letters[v])
	}
	b := newNaive(letters)
	for i, u := range order {
		for j, v := range order {
			b.joined[i][j] = a.joined[u][v]
		}
	}
	return b
}

// walk returns the vertices that a walk from v sees first, in this order.
func (a naive) walk(v int, seen map[int]bool) []int {
	if seen[v] {
		return nil
	}
	seen[v] = true
	order := []int{v}
	for u, joined := range a.joined[v] {
		if joined {
			order = append(order, a.walk(u, seen)...)
		}
	}
	return order
}

// walked returns the table with the vertices numbered as the package says.
func (a naive) walked() naive {
	var order []int
	seen := map[int]bool{}
	for v := range a.letters {
		order = append(order, a.walk(v, seen)...)
	}
	return a.take(order)
}

// parts returns the connected parts.
func (a naive) parts() []naive {
	var parts []naive
	seen := map[int]bool{}
	for v := range a.letters {
		if order := a.walk(v, seen); order != nil {
			parts = append(parts, a.take(order))
		}
	}
	return parts
}

// except returns the table without some vertices.
func (a naive) except(gone func(v int) bool) naive {
	var order []int
	for v := range a.letters {
		if !gone(v) {
			order = append(order, v)
		}
	}
	return a.take(order)
}

// equal reports whether two tables have the same numbers.
func (a naive) equal(b naive) bool {
	if string(a.letters) != string(b.letters) {
		return false
	}
	for v := range a.joined {
		for u := range a.joined[v] {
			if a.joined[v][u] != b.joined[v][u] {
				return false
			}
		}
	}
	return true
}

// isLike reports whether there is a renumbering of a that is equal to b, by trying all.
func (a naive) isLike(b naive, order ...int) bool {
	i := len(order)
	if i > 0 {
		v := order[i-1]
		if a.letters[v] != b.letters[i-1] {
			return false
		}
		for j, u := range order {
			if a.joined[v][u] != b.joined[i-1][j] {
				return false
			}
		}
	}
	if i == len(a.letters) {
		return i == len(b.letters)
	}
	used := map[int]bool{}
	for _, v := range order {
		used[v] = true
	}
	for v := range a.letters {
		if !used[v] && a.isLike(b, append(order[:i:i], v)...) {
			return true
		}
	}
	return false
}

// drawn draws a graph of at most so many vertices, and how it was given to New.
func drawn(t *rapid.T, most int) (graph.Graph, naive) {
	letters := rapid.StringOfN(rapid.RuneFrom([]rune(".LR")), 0, most, -1).Draw(t, "letters")
	a := newNaive(letters)
	var edges [][2]int
	if n := len(letters); n > 1 {
		for range rapid.IntRange(0, 2*n).Draw(t, "edges") {
			u := rapid.IntRange(0, n-1).Draw(t, "u")
			v := (u + rapid.IntRange(1, n-1).Draw(t, "distance")) % n
			a.join(u, v)
			edges = append(edges, [2]int{u, v})
		}
	}
	g, err := graph.New(letters, edges...)
	if err != nil {
		t.Fatal(err)
	}
	return g, a
}

// check checks that a graph is equal to a table, and that it comes out of its text as it was.
func check(t interface {
	Helper()
	Errorf(format string, args ...any)
}, what string, g graph.Graph, want naive,
) {
	t.Helper()
	if got := from(g); !got.equal(want) {
		t.Errorf("%s: %v is %v, want %v", what, g, got, want)
	}
	if again, err := graph.Parse(g.String(), ".LR"); err != nil || again != g {
		t.Errorf("%s: %v is read as %v, %v", what, g, again, err)
	}
}

// TestNaive compares graphs with tables.
func TestNaive(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, a := drawn(t, 9)
		check(t, "New", g, a.walked())
		a = from(g)

		edges, degrees := 0, 0
		for e := range g.Edges() {
			if e[0] >= e[1] || !a.joined[e[0]][e[1]] {
				t.Errorf("%v has no edge %v", g, e)
			}
			edges++
		}
		for v := range a.letters {
			degrees += g.Degree(v)
		}
		if edges != g.NumEdges() || degrees != 2*edges {
			t.Errorf("%v has %d edges, NumEdges is %d, and the degrees are %d", g, edges, g.NumEdges(), degrees)
		}

		parts := a.parts()
		got := g.AppendParts([]graph.Graph{g})[1:]
		if len(got) != len(parts) {
			t.Fatalf("%v has the parts %v, want %v", g, got, parts)
		}
		for i, p := range got {
			check(t, "AppendParts", p, parts[i])
		}

		opposite := func(x, y byte) bool { return x != y && x != '.' && y != '.' }
		b := a.take(a.except(func(int) bool { return false }).order())
		for u := range b.letters {
			for v := range b.letters {
				b.joined[u][v] = b.joined[u][v] && !opposite(b.letters[u], b.letters[v])
			}
		}
		check(t, "WithoutEdges", g.WithoutEdges(opposite), b.walked())

		if len(a.letters) == 0 {
			return
		}
		v := rapid.IntRange(0, len(a.letters)-1).Draw(t, "v")
		w := rapid.IntRange(0, len(a.letters)-1).Draw(t, "w")
		check(t, "Without", g.Without(v, w), a.except(func(u int) bool { return u == v || u == w }).walked())

		b = from(g)
		for u := range b.letters {
			if b.joined[v][u] && b.letters[u] == '.' {
				b.letters[u] = 'R'
			}
		}
		gone := func(u int) bool { return u == v || a.joined[v][u] && a.letters[u] == 'L' }
		rules := map[byte]byte{'.': 'R', 'R': 'R'}
		check(t, "Take", g.Take(v, func(letter byte) byte { return rules[letter] }), b.except(gone).walked())
		check(t, "Colour", g.Colour(v, cgt.Right), b.except(gone).walked())

		b = from(g)
		b.letters[v], b.letters[w] = 'L', 'R'
		check(t, "With", g.With(graph.Vertex{At: v, Letter: 'L'}, graph.Vertex{At: w, Letter: 'R'}), b)
	})
}

// order returns the numbers of the vertices.
func (a naive) order() []int {
	var order []int
	for v := range a.letters {
		order = append(order, v)
	}
	return order
}

// TestNormal tries all ways to number the vertices to see that a graph is like its normal form.
func TestNormal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, a := drawn(t, 7)
		n := g.Normal()
		if !a.isLike(from(n)) {
			t.Errorf("the normal form of %v is %v, which is not like it", g, n)
		}
		if again := n.Normal(); again != n {
			t.Errorf("the normal form of %v is %v, whose normal form is %v", g, n, again)
		}
		check(t, "Normal", n, from(n).walked())
		m, exchanged := g.NormalExchange('L', 'R')
		h := g
		if exchanged {
			h = g.Exchange('L', 'R')
		}
		if !from(h).isLike(from(m)) {
			t.Errorf("the normal form of %v, exchanged or not, is %v, %v, which is not like it", g, m, exchanged)
		}
		if again, exchanged := m.NormalExchange('L', 'R'); again != m || exchanged {
			t.Errorf("the normal form of %v is %v, whose normal form is %v, %v", g, m, again, exchanged)
		}
	})
}
