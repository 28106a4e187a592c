package transfinite

// At returns the sign that has the given number of signs before it, 1 for + and −1 for −. ok is false if x has no more
// signs than that. In a stalk it is the colour of the edge at that height.
func (x SignExpansion) At(height Ordinal) (sign int, ok bool) {
	c, ok := x.cut(height)
	if !ok || c.end {
		return 0, false
	}
	r, _ := x.strings[c.string].run(c.runs) // the same in each copy of the block
	return r.Sign, true
}

// Prefix returns the first signs of x up to the given length, and all of x if it is not longer. So for each sign − or +
// of x, the prefix that ends before it is an option, Right's or Left's, of the number and of the stalk. If that has
// more than [MaxRuns] runs, because it has many copies of a block of x, the error is a [*cgt.LimitError].
func (x SignExpansion) Prefix(length Ordinal) (SignExpansion, error) {
	c, ok := x.cut(length)
	if !ok || c.end {
		return x, nil
	}
	b := signBuilder{strings: x.strings[:c.string:c.string]}
	for _, s := range b.strings {
		b.runs += len(s.first) + len(s.block)
	}
	s := x.strings[c.string]
	if c.copies.big != nil || c.copies.small > MaxRuns || c.copies.small*uint64(len(s.block)) > MaxRuns {
		return SignExpansion{}, tooManyRuns()
	}
	runs := c.runs + int(c.copies.small)*len(s.block)
	for i := range runs {
		r, _ := s.run(i)
		b.run(r.Sign, r.Length)
	}
	r, _ := s.run(runs)
	b.run(r.Sign, c.signs)
	return b.done()
}

// signPlace is a place in an expansion.
type signPlace struct {
	end    bool // there is no sign behind it
	string int
	copies count   // of the block of the string before it
	runs   int     // further runs before it in the string
	signs  Ordinal // further signs before it in the run
}

// cut returns the place behind a number of signs. ok is false if there are not so many.
func (x SignExpansion) cut(height Ordinal) (c signPlace, ok bool) {
	within := func(runs []Run) bool {
		for _, r := range runs {
			rest, ok := height.Sub(r.Length)
			if !ok {
				c.signs = height
				return true
			}
			height = rest
			c.runs++
		}
		return false
	}
	for k, s := range x.strings {
		c = signPlace{string: k}
		if within(s.first) {
			return c, true
		}
		if len(s.block) == 0 {
			break
		}
		length := lengthOf(s.block)
		rest, ok := height.Sub(length.Mul(omegaOrdinal))
		if !ok {
			// The copies are finitely many, for they are below height.
			var q Ordinal
			q, height, _ = height.DivMod(length)
			c.copies = q.finitePart()
			within(s.block)
			return c, true
		}
		height = rest
	}
	c = signPlace{end: true, string: len(x.strings)}
	return c, height.IsZero()
}
