package heaps

import (
	"fmt"
	"slices"
)

// Code says how heaps of a take-and-break game may be changed. It has a digit d(t) for every number t of counters that may be taken: the bits
// of d(t) say into how many heaps the rest of the heap may then be parted. Bit 0 of d(t), worth 1, lets a player take a heap of t as a whole; bit 1,
// worth 2, lets him take t counters and leave one heap; bit 2, worth 4, lets him take t and leave two heaps, and so on up to
// [MaxParts]. No heap that is left is empty. A digit may ask more of the heaps, see [Parts], and t may be 0 or negative: then a
// move only breaks a heap, or adds counters to it. From a certain digit on the digits may repeat for ever.
//
// In every Code all heaps that a move leaves are smaller than the heap it changed, so that all play ends. Codes are == if and only if they allow the same
// moves from every heap. The zero Code allows none. A Code is immutable and safe for concurrent use. It is a
// [cgt.ImpartialRuleset] over [Heaps].
//
// Sources: R. K. Guy, C. A. B. Smith, The G-values of various games, Proc. Cambridge Philos. Soc. 52 (1956); Winning Ways, ch. 4; Siegel, Combinatorial
// Game Theory, §IV.2. The notation for unequal and equal heaps and for digits before the point is that of CGSuite.
type Code struct {
	added  int    // how many digits are before that of 0
	digits string // the digits of -added, …, 0, 1, 2, …, a byte each; empty, or at least to that of 0
	tail   int    // how many of the digits, from the last one back, repeat for ever
}

const (
	// MaxParts is the largest number of heaps that a move can leave.
	MaxParts = 4
	// MaxDigits is the largest number of digits of a [Code], repeating digits counted once.
	MaxDigits = 1 << 20
	// MaxAdded is the largest number of counters that a move can add.
	MaxAdded = 8
)

// Parts says what a digit of a [Code] asks of the heaps that a move leaves, if it leaves two or more.
type Parts uint8

// What may be asked of the heaps.
const (
	Any         Parts = iota // nothing
	Unequal                  // no two of them are equal
	NotAllEqual              // they are not all equal
	Equal                    // all of them are equal
)

// String returns what stands behind a digit for it: "", "!", "?" or "=".
func (p Parts) String() string {
	if p > Equal {
		return fmt.Sprintf("Parts(%d)", uint8(p))
	}
	return [...]string{Any: "", Unequal: "!", NotAllEqual: "?", Equal: "="}[p]
}

// digit is a digit with its mark: the numbers of heaps in the lower five bits, and Parts above them.
type digit uint8

const countBits = 1<<(MaxParts+1) - 1

func newDigit(counts uint8, parts Parts) digit { return digit(counts) | digit(parts)<<5 }

func (d digit) counts() uint8       { return uint8(d) & countBits }
func (d digit) parts() Parts        { return Parts(d >> 5) }
func (d digit) has(r int) bool      { return d.counts()>>r&1 == 1 }
func (d digit) without(r int) digit { return d &^ (1 << r) }

// normal returns the digit without what makes no difference, for t counters.
func (d digit) normal(t int) digit {
	if t <= 0 {
		d = d.without(0) // no heap is empty
	}
	switch counts := d.counts(); {
	case counts < 4:
		d = newDigit(counts, Any)
	case counts < 8 && d.parts() == NotAllEqual:
		d = newDigit(counts, Unequal)
	}
	return d
}

// endless returns the least number r of heaps such that taking t counters and leaving r heaps may leave one that is not smaller than
// the heap was.
func (d digit) endless(t int) (r int, ok bool) {
	for r := 1; r <= MaxParts; r++ {
		if !d.has(r) {
			continue
		}
		less := t + r - 1 // the largest heap is smaller by this, or more
		switch {
		case d.parts() == Unequal && r > 1:
			less = t + r*(r-1)/2
		case d.parts() == Equal && r > 1:
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

// newCode returns the Code with the given digits, the first of which is that of -added, and of which so many repeat at the end. No digit may
// be endless.
func newCode(added int, digits []digit, tail int) Code {
	for i := range digits {
		digits[i] = digits[i].normal(i - added)
	}
	head, repeat := digits[:len(digits)-tail], digits[len(digits)-tail:]
	if !slices.ContainsFunc(repeat, func(d digit) bool { return d != 0 }) {
		repeat = nil
	}
	repeat = repeat[:leastPeriod(repeat)]
	if len(repeat) == 0 {
		for len(head) > 0 && head[len(head)-1] == 0 {
			head = head[:len(head)-1]
		}
	}
	for len(repeat) > 0 && len(head) > added+1 && head[len(head)-1] == repeat[len(repeat)-1] {
		head = head[:len(head)-1]
		repeat = slices.Concat(repeat[len(repeat)-1:], repeat[:len(repeat)-1])
	}
	for added > 0 && (len(head) == 0 || head[0] == 0) {
		if added--; len(head) > 0 {
			head = head[1:]
		}
	}
	all := slices.Concat(head, repeat)
	if len(all) == 0 {
		return Code{}
	}
	for len(all) <= added { // a code without a digit of 0
		all = append(all, 0)
	}
	text := make([]byte, len(all))
	for i, d := range all {
		text[i] = byte(d)
	}
	return Code{added, string(text), len(repeat)}
}

// leastPeriod returns the length of the shortest list of which the digits are repetitions.
func leastPeriod(digits []digit) int {
	n := len(digits)
	border := make([]int, n+1) // of the first i digits
	for i, k := 1, 0; i < n; i++ {
		for k > 0 && digits[i] != digits[k] {
			k = border[k]
		}
		if digits[i] == digits[k] {
			k++
		}
		border[i+1] = k
	}
	if n > 0 && n%(n-border[n]) == 0 {
		return n - border[n]
	}
	return n
}

// digit returns the digit of t.
func (c Code) digit(t int) digit {
	i := t + c.added
	switch {
	case i < 0:
		return 0
	case i < len(c.digits):
		return digit(c.digits[i])
	case c.tail == 0:
		return 0
	}
	first := len(c.digits) - c.tail
	return digit(c.digits[first+(i-first)%c.tail])
}

// Digit returns the digit of the number t of counters taken: bit r of counts says whether r heaps may be left, and parts what is asked of
// them.
func (c Code) Digit(t int) (counts uint8, parts Parts) {
	d := c.digit(t)
	return d.counts(), d.parts()
}

// last returns the largest t up to which the digits do not repeat; all later ones are 0 or repeating. It is at least 0.
func (c Code) last() int { return max(0, len(c.digits)-c.tail-c.added-1) }

// Last returns the largest number of counters that a move can take, and ok is false if there is none, since the digits repeat. For the
// Code without moves it is 0.
func (c Code) Last() (t int, ok bool) {
	if c.tail > 0 {
		return 0, false
	}
	return c.last(), true
}

// most returns the largest number of heaps that a move can leave.
func (c Code) most() int {
	most := 0
	for i := range len(c.digits) {
		for r := most + 1; r <= MaxParts; r++ {
			if digit(c.digits[i]).has(r) {
				most = r
			}
		}
	}
	return most
}

// Octal reports whether the Code is that of an octal game: moves take counters, or none, and leave at most two heaps, whatever they are, and the
// digits do not repeat for ever.
func (c Code) Octal() bool {
	if c.tail > 0 || c.added > 0 {
		return false
	}
	for i := range len(c.digits) {
		if c.digits[i] >= 8 {
			return false
		}
	}
	return true
}
