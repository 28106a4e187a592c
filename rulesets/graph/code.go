package graph

// The lists of neighbours are a string. Its first byte is the width of the numbers after it, which is the least that
// has room for their number: for each vertex where its list ends, counted from the first number of the first list, and
// then the lists, one after another. So whatever list is asked for is found at once, and the code of a small graph is
// small.

// entry returns a number of the code.
func (g Graph) entry(i int) int {
	width := int(g.lists[0])
	if width == 1 {
		return int(g.lists[1+i])
	}
	x := 0
	for _, c := range []byte(g.lists[1+i*width : 1+(i+1)*width]) {
		x = x<<8 | int(c)
	}
	return x
}

// list returns where the list of v begins and ends. It panics if there is no such vertex, or other numbers of the code would
// be taken for its list.
func (g Graph) list(v int) (begin, end int) {
	_ = g.letters[v]
	if v > 0 {
		begin = g.entry(v - 1)
	}
	return begin, g.entry(v)
}

// neighbour returns a number of the lists.
func (g Graph) neighbour(i int) int { return g.entry(len(g.letters) + i) }

// encode returns the graph in which the list of v is to[ends[v-1]:ends[v]].
func encode(letters []byte, ends, to []int) Graph {
	if len(letters) == 0 {
		return Graph{}
	}
	width := 1
	for n := (len(ends) + len(to)) >> 8; n > 0; n >>= 8 {
		width++
	}
	code := append(make([]byte, 0, 1+(len(ends)+len(to))*width), byte(width))
	for _, numbers := range [...][]int{ends, to} {
		for _, x := range numbers {
			for shift := 8 * (width - 1); shift >= 0; shift -= 8 {
				code = append(code, byte(x>>shift))
			}
		}
	}
	return Graph{string(letters), string(code)}
}
