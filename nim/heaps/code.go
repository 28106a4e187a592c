package heaps

import (
	"fmt"
	"slices"
)

// Code says how heaps of a take-and-break game may be changed. It has a digit d(t) for every number t of counters that
// may be taken: the bits of d(t) say into how many heaps the rest of the heap may then be parted. Bit 0 of d(t), worth
// 1, lets a player take a heap of t as a whole; bit 1, worth 2, lets him take t counters and leave one heap; bit 2,
// worth 4, lets him take t and leave two heaps, and so on up to [MaxParts]; and a digit may allow all numbers of heaps
// from some number on. No heap that is left is empty. A digit may ask more of the heaps, for each number of them, see
// [Parts], and t may be 0 or negative: then a move only breaks a heap, or adds counters to it. From a certain digit on
// the digits may repeat for ever.
//
// In every Code all heaps that a move leaves are smaller than the heap it changed, so that all play ends. Codes are ==
// if and only if they allow the same moves from every heap. The zero Code allows none. A Code is immutable and safe for
// concurrent use. It is a [cgt.ImpartialRuleset] over [Heaps].
//
// Sources: R. K. Guy, C. A. B. Smith, The G-values of various games, Proc. Cambridge Philos. Soc. 52 (1956); Winning
// Ways, ch. 4; Siegel, Combinatorial Game Theory, §IV.2. The notation, but for sets, is that of A. N. Siegel, CGSuite,
// for its class TakeAndBreak.
type Code struct {
	added  int    // how many digits are before that of 0
	digits string // the digits of -added, …, 0, 1, 2, …, a byte each; empty, or at least to that of 0
	wide   string // the wide ones, each once; for the byte firstWide that at 0, for the next that after it, and so on
	tail   int    // how many of the digits, from the last one back, repeat for ever
}

const (
	// MaxParts is the largest number of heaps that a digit can name. It can allow all larger ones together, but none of
	// them alone.
	MaxParts = 63
	// MaxDigits is the largest number of digits of a [Code], repeating digits counted once.
	MaxDigits = 1 << 20
	// MaxLists is the largest number of different digits of a [Code] that are none of 0 to 9 and A to V with a mark or
	// without, but need a list of numbers.
	MaxLists = 128
	// MaxAdded is the largest number of counters that a move can add: with more a heap of 63 need not become smaller
	// even if it is parted into 63 equal ones.
	MaxAdded = MaxParts * (MaxParts - 2)
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

// firstWide is the byte of the first wide digit. Those of small digits are smaller.
const firstWide = 1 << 7

// newCode returns the Code with the given digits, the first of which is that of -added, and of which so many repeat at
// the end. The digits are normal and not endless, and there are MaxLists different wide ones or fewer.
func newCode(added int, digits []digit, tail int) Code {
	head, repeat := digits[:len(digits)-tail], digits[len(digits)-tail:]
	if !slices.ContainsFunc(repeat, func(d digit) bool { return d != (digit{}) }) {
		repeat = nil
	}
	repeat = repeat[:leastPeriod(repeat)]
	if len(repeat) == 0 {
		for len(head) > 0 && head[len(head)-1] == (digit{}) {
			head = head[:len(head)-1]
		}
	}
	for len(repeat) > 0 && len(head) > added+1 && head[len(head)-1] == repeat[len(repeat)-1] {
		head = head[:len(head)-1]
		repeat = slices.Concat(repeat[len(repeat)-1:], repeat[:len(repeat)-1])
	}
	for added > 0 && (len(head) == 0 || head[0] == (digit{})) {
		if added--; len(head) > 0 {
			head = head[1:]
		}
	}
	all := slices.Concat(head, repeat)
	if len(all) == 0 {
		return Code{}
	}
	for len(all) <= added { // a code without a digit of 0
		all = append(all, digit{})
	}
	text := make([]byte, len(all))
	var wide []byte
	bytes := map[digit]byte{}
	for i, d := range all {
		text[i] = d.small
		if d.wide == "" {
			continue
		}
		b, ok := bytes[d]
		if !ok {
			b = byte(firstWide + len(bytes))
			bytes[d] = b
			wide = append(wide, d.wide...)
		}
		text[i] = b
	}
	return Code{added, string(text), string(wide), len(repeat)}
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
		return digit{}
	case i >= len(c.digits):
		if c.tail == 0 {
			return digit{}
		}
		first := len(c.digits) - c.tail
		i = first + (i-first)%c.tail
	}
	b := c.digits[i]
	if b < firstWide {
		return digit{small: b}
	}
	at := int(b-firstWide) * lenWide
	return digit{wide: c.wide[at : at+lenWide]}
}

// Leaves reports whether a move can take t counters and leave r heaps, and what is asked of them.
func (c Code) Leaves(t, r int) (parts Parts, ok bool) {
	if r < 0 {
		return Any, false
	}
	if parts, ok = c.digit(t).asks(r); !ok {
		return Any, false
	}
	return parts, true
}

// last returns the largest t up to which the digits do not repeat; all later ones are 0 or repeating. It is at least 0.
func (c Code) last() int { return max(0, len(c.digits)-c.tail-c.added-1) }

// Last returns the largest number of counters that a move can take, and ok is false if there is none, since the digits
// repeat. For the Code without moves it is 0.
func (c Code) Last() (t int, ok bool) {
	if c.tail > 0 {
		return 0, false
	}
	return c.last(), true
}

// most returns the largest number of heaps that a move can leave, and MaxHeap if there is none.
func (c Code) most() int {
	most := 0
	var kinds []kind
	for i := range len(c.digits) {
		if kinds = c.digit(i - c.added).appendKinds(kinds[:0]); len(kinds) > 0 {
			k := kinds[len(kinds)-1]
			if k.more {
				return MaxHeap
			}
			most = max(most, k.r)
		}
	}
	return most
}

// Most returns the largest number of heaps that a move can leave, and ok is false if there is none. For the Code
// without moves it is 0.
func (c Code) Most() (r int, ok bool) {
	if r = c.most(); r == MaxHeap {
		return 0, false
	}
	return r, true
}

// IsOctal reports whether the Code is that of an octal game: moves take counters, or none, and leave at most two heaps,
// whatever they are, and the digits do not repeat for ever.
func (c Code) IsOctal() bool {
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
