package ordinal

// degree returns the smallest d > 0 for which squaring x d times gives x again.
func (e *engine) degree(x number) int {
	if x.poly == nil {
		return x.finite.Degree()
	}
	d := 1
	for y := e.square(x); e.Err == nil && compare(x, y) != 0; y = e.square(y) {
		d++
	}
	return d
}
