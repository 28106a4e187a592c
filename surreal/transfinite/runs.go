package transfinite

import "iter"

// Runs returns the runs of signs of x from the first sign on, as far as they can be counted by 0, 1, 2, …, also where x
// has no [SignExpansion]: then, and if a coefficient is not dyadic, this has no end and what is behind does not come.
// It finds run after run, and keeps none of those of an endless sequence. It panics with a [*cgt.LimitError] if a
// length is beyond the limits of [Ordinal], or a part of the signs that does not repeat has more than [MaxRuns] runs.
//
// Source: Gonshor, An Introduction to the Theory of Surreal Numbers, ch. 5.
func (x Number) Runs() iter.Seq[Run] {
	return func(yield func(Run) bool) {
		var m stretcher
		var last Run
		write := func(r Run) bool {
			if r.Sign == last.Sign {
				last.Length = last.Length.Add(r.Length)
				return true
			}
			before := last
			last = r
			return before.Sign == 0 || yield(before)
		}
		for _, s := range m.of(x) {
			if s.isEndless() {
				s.walk(write) // up to where the caller has enough
				return
			}
			if !write(s.run) {
				return
			}
		}
		if last.Sign != 0 {
			yield(last)
		}
	}
}
