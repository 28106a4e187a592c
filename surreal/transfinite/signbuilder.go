package transfinite

import "slices"

// signBuilder puts runs and blocks behind one another into the form of [SignExpansion].
type signBuilder struct {
	strings []signString
	first   []Run // of a string that has no block so far, without its last run
	runs    int   // in strings

	// The last run.
	sign   int // 0 for none
	length ordinalSum
}

// tooMany reports whether there are too many runs if n come in addition.
func (b *signBuilder) tooMany(n int) bool {
	if b.sign != 0 {
		n++
	}
	return b.runs+len(b.first)+n > MaxRuns
}

// run appends length many signs.
func (b *signBuilder) run(sign int, length Ordinal) {
	if length.IsZero() {
		return
	}
	if b.sign != sign {
		b.endRun()
		b.sign = sign
	}
	b.length.add(length)
}

// endRun ends the last run.
func (b *signBuilder) endRun() {
	if b.sign != 0 {
		b.first = append(b.first, Run{b.sign, b.length.take()})
		b.sign = 0
	}
}

// repeated appends runs again and again. Their signs alternate, and there is one at least.
func (b *signBuilder) repeated(runs []Run) {
	if len(runs) == 1 {
		b.run(runs[0].Sign, runs[0].Length.Mul(omegaOrdinal))
		return
	}
	block := slices.Clone(runs)
	if last := len(block) - 1; block[0].Sign == block[last].Sign { // + − + + − + … is + and then − + + without end
		head := block[0]
		b.run(head.Sign, head.Length)
		block = block[1:]
		block[last-1].Length = block[last-1].Length.Add(head.Length)
	}
	if b.sign == block[0].Sign {
		b.run(block[0].Sign, block[0].Length)
		block = append(block[1:], block[0])
	}
	b.endRun()
	block = primitiveBlock(block)
	turns, n, m := 0, len(b.first), len(block)
	for turns < n && b.first[n-1-turns].Equal(block[m-1-turns%m]) {
		turns++
	}
	b.first = b.first[:n-turns]
	if head := m - turns%m; head < m {
		block = append(block[head:m:m], block[:head]...)
	}
	b.strings = append(b.strings, signString{b.first, block})
	b.runs += len(b.first) + len(block)
	b.first = nil
}

// primitiveBlock returns the shortest block of which this is a power.
func primitiveBlock(block []Run) []Run {
	// fail[i] is the length of the longest proper beginning of the first i runs that is also an end of them (Knuth,
	// Morris and Pratt).
	fail := make([]int, len(block)+1)
	fail[0] = -1
	for i, r := range block {
		k := fail[i]
		for k >= 0 && !block[k].Equal(r) {
			k = fail[k]
		}
		fail[i+1] = k + 1
	}
	if period := len(block) - fail[len(block)]; len(block)%period == 0 {
		return block[:period:period]
	}
	return block
}

// expansion appends all of x.
func (b *signBuilder) expansion(x SignExpansion) {
	for _, s := range x.strings {
		b.segments(s)
	}
}

func (b *signBuilder) segments(s signString) {
	for _, r := range s.first {
		b.run(r.Sign, r.Length)
	}
	if len(s.block) > 0 {
		b.repeated(s.block)
	}
}

// done returns the expansion.
func (b *signBuilder) done() (SignExpansion, error) {
	b.endRun()
	if b.tooMany(0) {
		return SignExpansion{}, tooManyRuns()
	}
	return b.part(), nil
}

// part returns the expansion, which is a part of another one, so that it does not need a limit.
func (b *signBuilder) part() SignExpansion {
	b.endRun()
	if len(b.first) > 0 {
		b.strings = append(b.strings, signString{first: b.first})
	}
	return SignExpansion{strings: b.strings}
}

func (b *signBuilder) must() SignExpansion {
	x, err := b.done()
	if err != nil {
		panic(err)
	}
	return x
}
