package graph

import "strconv"

// String returns the text of the graph, with all letters. [Parse] reads it back.
func (g Graph) String() string { return string(g.appendText(nil)) }

// AppendText appends the text of [Graph.String].
func (g Graph) AppendText(dst []byte) ([]byte, error) { return g.appendText(dst), nil }

// MarshalText returns the text of [Graph.String]. In JSON a graph is a string.
func (g Graph) MarshalText() ([]byte, error) { return g.appendText(nil), nil }

// UnmarshalText reads a text as [Parse] does; it takes any letter. Whether it is one of a game, the package of the game
// knows.
func (g *Graph) UnmarshalText(text []byte) error {
	h, err := Parse(string(text), anyLetter)
	if err == nil {
		*g = h
	}
	return err
}

// anyLetter has all letters.
var anyLetter = func() string {
	var letters []byte
	for c := byte('!'); c <= '~'; c++ {
		if isLetter(c) {
			letters = append(letters, c)
		}
	}
	return string(letters)
}()

// appendText writes the walk by which the vertices are numbered. An edge that the walk does not take leads back to a
// vertex on the way to where it is; so the vertex that the walk came from is the last one of those before.
func (g Graph) appendText(dst []byte) []byte {
	n := len(g.letters)
	ways := make([]int, n) // how many ways the text has from here: back to others and on
	names := make([]int, n)
	for v := range n {
		parent := g.parent(v)
		for u := range g.Neighbours(v) {
			switch {
			case u == parent:
				ways[u]++
			case u < v:
				ways[v]++
				names[u] = 1
			}
		}
	}
	named := 0
	for v := range names {
		if names[v] > 0 {
			named++
			names[v] = named
		}
	}
	written := make([]int, n) // how many of the ways are there
	var stack []int
	for v := range n {
		parent := g.parent(v)
		for len(stack) > 0 && stack[len(stack)-1] != parent {
			dst = appendClose(dst, ways[stack[len(stack)-1]])
			stack = stack[:len(stack)-1]
		}
		if parent >= 0 {
			dst = appendWay(dst, ways[parent], written[parent])
			written[parent]++
		} else if v > 0 {
			dst = append(dst, ';')
		}
		dst = append(dst, g.letters[v])
		if names[v] > 0 {
			dst = appendName(dst, names[v])
		}
		for u := range g.Neighbours(v) {
			if u < parent {
				dst = appendName(appendWay(dst, ways[v], written[v]), names[u])
				written[v]++
			}
		}
		stack = append(stack, v)
	}
	for len(stack) > 0 {
		dst = appendClose(dst, ways[stack[len(stack)-1]])
		stack = stack[:len(stack)-1]
	}
	return dst
}

// parent returns the vertex that the walk comes from when it first sees v, or −1.
func (g Graph) parent(v int) int {
	parent := -1
	for u := range g.Neighbours(v) {
		if u > v {
			break
		}
		parent = u
	}
	return parent
}

// appendWay appends what stands before one of several ways to go on.
func appendWay(dst []byte, ways, written int) []byte {
	if ways > 1 {
		dst = append(dst, "(;"[min(written, 1)])
	}
	return append(dst, '-')
}

// appendClose appends what stands after the last of several ways.
func appendClose(dst []byte, ways int) []byte {
	if ways > 1 {
		dst = append(dst, ')')
	}
	return dst
}

// appendName appends a name: a letter, or a number if there are none left.
func appendName(dst []byte, name int) []byte {
	const letters = 'Z' - 'A' + 1
	if name <= letters {
		return append(dst, ':', byte('A'+name-1))
	}
	dst = append(dst, ":{"...)
	dst = strconv.AppendInt(dst, int64(name), 10)
	return append(dst, '}')
}
