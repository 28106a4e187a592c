package graph

import "fmt"

// Vertex is a vertex with a letter to be put on it.
type Vertex struct {
	At     int
	Letter byte
}

// With returns the graph with other letters on some vertices, which keep their numbers. It panics if there is no such
// vertex, or if it cannot have the letter.
func (g Graph) With(vertices ...Vertex) Graph {
	letters := []byte(g.letters)
	for _, v := range vertices {
		letters[v.At] = checked(v.Letter)
	}
	return Graph{string(letters), g.lists}
}

// checked returns a letter if it is one.
func checked(letter byte) byte {
	if !isLetter(letter) {
		panic(fmt.Errorf("graph: %q cannot be a letter", rune(letter)))
	}
	return letter
}

// Map returns the graph with the letters that f returns for those there are. It panics if one of them cannot be a
// letter.
func (g Graph) Map(f func(letter byte) byte) Graph {
	letters := []byte(g.letters)
	for v, letter := range letters {
		letters[v] = checked(f(letter))
	}
	return Graph{string(letters), g.lists}
}

// Exchange returns the graph with each x in place of y, and each y in place of x.
func (g Graph) Exchange(x, y byte) Graph {
	return g.Map(func(letter byte) byte {
		switch letter {
		case x:
			return y
		case y:
			return x
		}
		return letter
	})
}

// Without returns the graph without some vertices and their edges. Those that are left are numbered anew.
func (g Graph) Without(vertices ...int) Graph {
	letters := []byte(g.letters)
	for _, v := range vertices {
		letters[v] = 0
	}
	return g.part(letters, nil)
}

// WithoutEdges returns the graph without the edges whose ends have letters x and y with drop(x, y). The vertices are
// numbered anew. It must not matter in which order drop is given the letters.
func (g Graph) WithoutEdges(drop func(x, y byte) bool) Graph {
	for e := range g.Edges() {
		if drop(g.letters[e[0]], g.letters[e[1]]) {
			return g.part([]byte(g.letters), drop)
		}
	}
	return g
}

// Take returns the graph without the vertex v. Its neighbours have the letter that f returns for the one they have;
// those for which this is 0 are taken away as well. The vertices are numbered anew. Take panics if f returns anything
// else that cannot be a letter.
func (g Graph) Take(v int, f func(letter byte) byte) Graph {
	letters := []byte(g.letters)
	letters[v] = 0
	for u := range g.Neighbours(v) {
		if letters[u] = f(letters[u]); letters[u] != 0 {
			checked(letters[u])
		}
	}
	return g.part(letters, nil)
}
