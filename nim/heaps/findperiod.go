package heaps

import (
	"context"

	"github.com/cgt-go/sdk/nim"
)

// Period looks for a period in the values that have been found. If there is a theorem for the code, see [Proof], it
// returns the least length that is proved, and ok is false as long as there is none. For other codes it returns the
// least length of which there are four periods and that holds for the larger half of the heaps, as observed; so it does
// if moves can leave three heaps and the period has a saltus, for which there is no theorem here. It takes time and
// memory of the order of the number of values.
func (s *Sequence) Period() (p Period, ok bool) {
	if s.Len() < 2 {
		return Period{}, false
	}
	s.prepare()
	if r, ok := s.engine.(*repeating); ok {
		return r.period, true
	}
	most := s.Code.most()
	if s.Code.tail > 0 && most < 2 {
		return s.statePeriod()
	}
	w, isFor := s.Code.window()
	if isFor {
		if p, ok = s.windowPeriod(w); ok || most < 3 {
			return p, ok
		}
	}
	p, ok = s.ObservedPeriod()
	if ok && s.Code == Lasker() {
		p.Proof = Split
	}
	return p, ok && (p.Saltus > 0 || !isFor)
}

// FindPeriod finds values until [Sequence.Period] finds a period that is proved, and returns it. If the limit on values
// is reached first the error is a [*cgt.LimitError]; it may be that the sequence has no period. For a code without a
// theorem the limit is always reached.
func (s *Sequence) FindPeriod(ctx context.Context) (Period, error) {
	most := s.mostValues()
	for n := max(64, s.Len()); ; n += n/4 + 1 {
		if err := s.Extend(ctx, min(n, most)); err != nil {
			return Period{}, err
		}
		if p, ok := s.Period(); ok && p.IsProved() {
			return p, nil
		}
		if n >= most {
			return Period{}, s.Extend(ctx, most+1)
		}
	}
}

// agreements returns, for lengths p up to most, for how many of the last heaps n of those smaller than size-p f(n+p) =
// f(n). It is the Z-function of the sequence read backwards.
func agreements(f func(int) uint64, size, most int) []int32 {
	z := make([]int32, most+1)
	z[0] = int32(size)
	left, right := 0, 0 // the stretch [left, right) backwards agrees with the beginning
	for p := 1; p <= most; p++ {
		n := 0
		if p < right {
			n = min(right-p, int(z[p-left]))
		}
		for p+n < size && f(size-1-n) == f(size-1-p-n) {
			n++
		}
		if z[p] = int32(n); p+n > right {
			left, right = p, p+n
		}
	}
	return z
}

func (s *Sequence) windowPeriod(w window) (Period, bool) {
	size := s.Len()
	most := size - 1
	if s.Code.most() > 1 {
		most = size / 2 // more is never proved
	}
	z := agreements(s.engine.nim, size, most)
	for p := 1; p <= most; p++ {
		n0 := size - p - int(z[p])
		if need, ok := w.values(n0, p); ok && int64(size) >= need {
			return Period{Code: s.Code, Preperiod: n0, Length: p, Checked: size, Proof: Window}, true
		}
	}
	return Period{}, false
}

// differences returns the periods of the differences of adjacent values, as agreements of the sequence do for its own.
func (s *Sequence) differences() []int32 {
	d := func(n int) uint64 { return s.engine.nim(n+1) - s.engine.nim(n) }
	return agreements(d, s.Len()-1, (s.Len()-1)/2)
}

// arithmetic returns the relation for the length p that holds for so many of the last differences.
func (s *Sequence) arithmetic(p int, agree int32) (Period, bool) {
	n0 := s.Len() - 1 - p - int(agree)
	first, last := s.At(n0), s.At(n0+p)
	return Period{Code: s.Code, Preperiod: n0, Length: p, Saltus: last - first, Checked: s.Len()}, last >= first
}

func (s *Sequence) statePeriod() (Period, bool) {
	z := s.differences()
	tries := 4 // if the least lengths are no good their multiples are not either
	for p := 1; p < len(z) && tries > 0; p++ {
		q, ok := s.arithmetic(p, z[p])
		if !ok || q.Preperiod > s.Len()-3*p {
			continue
		}
		if q.Proof = State; q.verifyState(s) == nil {
			return q, true
		}
		tries--
	}
	return Period{}, false
}

// ObservedPeriod looks for a relation that holds in the values that have been found, but may be no more than chance: it
// returns the least length of which there are four periods and that holds for the larger half of the heaps, as
// [Observed], whether there is a theorem for the code or not. It takes time and memory of the order of the number of
// values.
func (s *Sequence) ObservedPeriod() (p Period, ok bool) {
	if s.Len() < 2 {
		return Period{}, false
	}
	s.prepare()
	z := s.differences()
	for p := 1; p < len(z); p++ {
		if q, ok := s.arithmetic(p, z[p]); ok && q.Preperiod <= s.Len()/2 && q.Preperiod+4*p <= s.Len() {
			return q, true
		}
	}
	return Period{}, false
}

// verifyState checks that the state before the heap of p.Checked is the one before a heap that is smaller by a multiple
// of the length.
func (p Period) verifyState(s *Sequence) error {
	turn := p.Length
	for p.Code.tail > 0 && turn%p.Code.tail != 0 {
		turn += p.Length
	}
	earlier := p.Checked - turn
	switch k := p.Code.last(); {
	case p.Code.most() > 1:
		return p.wrong("the theorem for states is not for the code %v", p.Code)
	case earlier <= k || earlier-p.Length < p.Preperiod:
		return p.wrong("more than %d values are needed for a proof", p.Checked)
	}
	saltus := p.Saltus * nim.Nimber(turn/p.Length)
	before, after := s.state(earlier), s.state(p.Checked)
	if after.least != before.least+saltus || saltus > 0 && before.least == 0 || !before.equal(after) {
		return p.wrong("the states before the heaps of %d and %d differ", earlier, p.Checked)
	}
	return nil
}
