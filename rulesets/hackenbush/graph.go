package hackenbush

// graph is a picture taken out of its code: edge i goes from u[i] to v[i].
type graph struct {
	n    int // the number of vertices, with the ground
	u, v []int32
	c    []Colour
}

func (g *graph) reset() {
	g.n, g.u, g.v, g.c = 1, g.u[:0], g.v[:0], g.c[:0]
}

// add adds an edge. The caller counts the vertices.
func (g *graph) add(u, v int32, c Colour) {
	g.u, g.v, g.c = append(g.u, u), append(g.v, v), append(g.c, c)
}

// decode sets g to the picture of code.
func (g *graph) decode(code string) {
	g.reset()
	for len(code) > 0 {
		u, v, c, n := readEdge(code)
		g.add(u, v, c)
		g.n = max(g.n, int(v)+1)
		code = code[n:]
	}
}
