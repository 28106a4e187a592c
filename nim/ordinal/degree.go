package ordinal

// degree returns the smallest d > 0 for which squaring x d times gives x again.
func (e *engine) degree(x *node) int {
	if x == nil {
		return 1
	}
	if x.gen == finite {
		return x.coef.Degree()
	}
	d := 1
	for y := e.square(x); e.err == nil && compare(x, y) != 0; y = e.square(y) {
		d++
	}
	return d
}
