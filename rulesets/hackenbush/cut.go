package hackenbush

import "math"

// cut returns the position after the edge e of p, whose code w has decoded, is cut. The code of the edge
// begins at the byte at, and the edges before it reach the vertices below reached.
func (w *workspace) cut(p Position, e, at int, reached int32) Position {
	if w.tails[e+1] >= reached { // nothing later touches what is reached before
		return Position{p.code[:at]}
	}
	w.start(w.n, reached)
	w.buf = append(w.buf[:0], p.code[:at]...)
	w.buf = w.appendOrdered(w.buf, &w.graph, e+1)
	return Position{string(w.buf)}
}

// findTails sets tails[e] to the smallest vertex that an edge from e on touches.
func (w *workspace) findTails() {
	m := len(w.u)
	w.tails = resize(w.tails, m+1)
	w.tails[m] = math.MaxInt32
	for e := m - 1; e >= 0; e-- {
		w.tails[e] = min(w.tails[e+1], w.u[e])
	}
}
