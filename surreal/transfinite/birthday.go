package transfinite

// Birthday returns the birthday of x: the length of its sign expansion, also where that has no [SignExpansion]. If it
// is beyond the limits of [Ordinal], or the signs have more than [MaxRuns] runs besides those that are without end, the
// error is a [*cgt.LimitError].
//
// Source: Gonshor, An Introduction to the Theory of Surreal Numbers, ch. 5, for the expansion; its length at the limits
// that coefficients in exponents make is worked out in stretch.go.
func (x Number) Birthday() (Ordinal, error) {
	return limited(func() (Ordinal, error) {
		var m stretcher
		var length ordinalSum
		for _, s := range m.of(x) {
			if s.isEndless() {
				length.add(s.length)
			} else {
				length.add(s.run.Length)
			}
		}
		return length.take(), nil
	})
}
