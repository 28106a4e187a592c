package heaps

import "strconv"

// digit is a digit of a code: into how many heaps a move may part what is left, and what is asked of them. Most are
// small: numbers of heaps up to four, with one mark for all. The others are written out, number by number.
type digit struct {
	small uint8  // the numbers of heaps in the lower five bits, and Parts above them; if wide is empty
	wide  string // for 0, 1, …, MaxParts heaps, and at last for all larger numbers: 0, or 1 more than Parts
}

const (
	mostSmall = 4
	countBits = 1<<(mostSmall+1) - 1
	lenWide   = MaxParts + 2
)

// numbers says of each number of heaps what a wide digit says of it.
type numbers [lenWide]uint8

// kind is a number of heaps, or that number and all larger ones, and what is asked of the heaps.
type kind struct {
	r     int
	more  bool // larger numbers as well; then r is at least 2
	parts Parts
}

func newDigit(counts uint8, parts Parts) digit { return digit{small: counts | uint8(parts)<<5} }

// digit returns the digit of so many numbers.
func (n numbers) digit() digit {
	// What is small is written so.
	var counts uint8
	parts := Any
	for r, k := range n {
		if k == 0 {
			continue
		}
		if r > mostSmall {
			return digit{wide: string(n[:])}
		}
		counts |= 1 << r
		parts = Parts(k - 1)
	}
	d := newDigit(counts, parts).normal(1)
	for r, k := range n[:mostSmall+1] {
		if parts, ok := d.asks(r); ok && parts != Parts(k-1) {
			return digit{wide: string(n[:])}
		}
	}
	return d
}

// asks returns what is asked of r heaps; ok is false if a move may not leave so many.
func (d digit) asks(r int) (parts Parts, ok bool) {
	switch {
	case d.wide != "":
		k := d.wide[min(r, lenWide-1)]
		return Parts(k - 1), k > 0
	case r > mostSmall || d.small>>r&1 == 0:
		return 0, false
	case r < 2:
		return Any, true
	}
	if parts = Parts(d.small >> 5); r == 2 && parts == NotAllEqual {
		parts = Unequal
	}
	return parts, true
}

// has reports whether a move may leave r heaps.
func (d digit) has(r int) bool {
	_, ok := d.asks(r)
	return ok
}

// appendKinds appends all numbers of heaps, in ascending order.
func (d digit) appendKinds(dst []kind) []kind {
	last, rest := d.rest()
	for r := range last {
		if parts, ok := d.asks(r); ok {
			dst = append(dst, kind{r, false, parts})
		}
	}
	if rest {
		parts, _ := d.asks(last)
		dst = append(dst, kind{last, true, parts})
	}
	return dst
}

// rest returns the least number, but at least 2, from which on all numbers of heaps are allowed, with the same asked of
// them; or, if not all large ones are allowed, ok is false and no number from r on is.
func (d digit) rest() (r int, ok bool) {
	if d.wide == "" {
		return mostSmall + 1, false
	}
	r = lenWide - 1
	for r > 2 && d.wide[r-1] == d.wide[lenWide-1] {
		r--
	}
	return r, d.wide[lenWide-1] > 0
}

// normal returns the digit without what makes no difference, for t counters.
func (d digit) normal(t int) digit {
	if d.wide != "" {
		n := numbers([]byte(d.wide))
		if t <= 0 {
			n[0] = 0 // no heap is empty
		}
		for r := range 2 {
			n[r] = min(n[r], 1+uint8(Any))
		}
		if n[2] == 1+uint8(NotAllEqual) {
			n[2] = 1 + uint8(Unequal)
		}
		return n.digit()
	}
	counts, parts := d.small&countBits, Parts(d.small>>5)
	if t <= 0 {
		counts &^= 1
	}
	switch {
	case counts < 4:
		parts = Any
	case counts < 8 && parts == NotAllEqual:
		parts = Unequal
	}
	return newDigit(counts, parts)
}

// endless returns the least number r of heaps such that taking t counters and leaving r heaps may leave one that is not
// smaller than the heap was.
func (d digit) endless(t int) (r int, ok bool) {
	// Larger numbers of heaps are not endless: what is added is too little even for heaps of 1.
	for r := 1; r <= max(MaxParts, 1-t); r++ {
		parts, ok := d.asks(r)
		if !ok {
			continue
		}
		less := t + r - 1 // the largest heap is smaller by this, or more
		switch {
		case parts == Unequal && r > 1:
			less = t + r*(r-1)/2
		case parts == Equal && r > 1:
			// The smallest heap that can be parted so is the worst; it and n-t have the remainder of t by r.
			n := ((t%r)+r-1)%r + 1
			if less = 1; n-t >= r*n {
				less = 0
			}
		}
		if less <= 0 {
			return r, true
		}
	}
	return 0, false
}

const digitLetters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

// appendText appends a letter with its mark, or a list of numbers of heaps. A mark that all of them need that can have
// one stands behind the list.
func (d digit) appendText(dst []byte) []byte {
	if d.wide == "" {
		dst = append(dst, digitLetters[d.small&countBits])
		return append(dst, Parts(d.small>>5).String()...)
	}
	kinds := d.appendKinds(nil)
	last := kinds[len(kinds)-1]
	common := last.parts
	for _, k := range kinds {
		if k.r >= 2 && k.parts != common {
			common = Any
		}
	}
	for i := len(kinds) - 2; i >= 0 && last.more && last.r <= 2 && kinds[i].r == last.r-1 && (last.parts == common); i-- {
		last.r--
		kinds = append(kinds[:i], last)
	}
	if last.more && last.r == 0 {
		return append(append(dst, '*'), common.String()...)
	}
	for i, k := range kinds {
		dst = append(dst, "{,"[min(i, 1)])
		dst = strconv.AppendInt(dst, int64(k.r), 10)
		if k.parts != common && k.r >= 2 {
			dst = append(dst, k.parts.String()...)
		}
		if k.more {
			dst = append(dst, '+')
		}
	}
	dst = append(dst, '}')
	return append(dst, common.String()...)
}
