package transfinite

import "cmp"

// Compare returns −1 if x < y, 0 if x = y and 1 if x > y, in the order of the numbers: the first sign that differs
// decides, where − is less than the end and that is less than +. It takes a number of steps in the order of the number
// of runs.
func (x SignExpansion) Compare(y SignExpansion) int {
	d := x.difference(y)
	return cmp.Compare(d.x, d.y)
}

// Equal reports whether x and y are the same expansion.
func (x SignExpansion) Equal(y SignExpansion) bool { return x.Compare(y) == 0 }

// CommonPrefix returns the longest expansion with which both x and y begin.
func (x SignExpansion) CommonPrefix(y SignExpansion) SignExpansion {
	d := x.difference(y)
	switch {
	case d.x == 0:
		return x
	case d.y == 0:
		return y
	}
	return x.upTo(d)
}

// signDifference is the first place where two expansions differ.
type signDifference struct {
	x, y   int     // the signs there, 0 for the end; both are 0 if there is no difference, and then the place is the end of both
	string int     // the number of equal strings before
	runs   int     // the number of equal runs before in the string
	signs  Ordinal // the number of equal signs before in the run
}

func (x SignExpansion) difference(y SignExpansion) signDifference {
	for k := range max(len(x.strings), len(y.strings)) {
		var s, t signString
		if k < len(x.strings) {
			s = x.strings[k]
		}
		if k < len(y.strings) {
			t = y.strings[k]
		}
		// Sequences with periods m and n that agree in m + n places agree in all (Fine and Wilf).
		for i := range max(len(s.first), len(t.first)) + len(s.block) + len(t.block) {
			d := signDifference{string: k, runs: i}
			r, ok1 := s.run(i)
			q, ok2 := t.run(i)
			switch {
			case !ok1 && !ok2: // the last string of both
				return signDifference{string: k + 1}
			case !ok1 || !ok2 || r.Sign != q.Sign:
				d.x, d.y = r.Sign, q.Sign
				return d
			}
			c := r.Length.Compare(q.Length)
			if c == 0 {
				continue
			}
			// The shorter run is followed by one of the other sign, or by the end.
			if c < 0 {
				next, _ := s.run(i + 1)
				d.x, d.y, d.signs = next.Sign, q.Sign, r.Length
			} else {
				next, _ := t.run(i + 1)
				d.x, d.y, d.signs = r.Sign, next.Sign, q.Length
			}
			return d
		}
	}
	return signDifference{string: len(x.strings)}
}

// upTo returns what is before a difference of x to another expansion.
func (x SignExpansion) upTo(d signDifference) SignExpansion {
	b := signBuilder{strings: x.strings[:d.string:d.string]}
	s := x.strings[d.string]
	for i := range d.runs {
		r, _ := s.run(i)
		b.run(r.Sign, r.Length)
	}
	if r, ok := s.run(d.runs); ok {
		b.run(r.Sign, d.signs)
	}
	return b.part()
}

// from returns what x has from a difference to another expansion on.
func (x SignExpansion) from(d signDifference) SignExpansion {
	if d.string == len(x.strings) {
		return SignExpansion{}
	}
	var b signBuilder
	s := x.strings[d.string]
	i := d.runs
	if r, ok := s.run(i); ok {
		rest, _ := r.Length.Sub(d.signs)
		b.run(r.Sign, rest)
		i++
	}
	for ; i < len(s.first) || len(s.block) > 0 && (i-len(s.first))%len(s.block) != 0; i++ {
		r, _ := s.run(i)
		b.run(r.Sign, r.Length)
	}
	b.segments(signString{block: s.block})
	for _, s := range x.strings[d.string+1:] {
		b.segments(s)
	}
	return b.part()
}
