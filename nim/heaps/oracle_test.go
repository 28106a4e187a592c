package heaps_test

import (
	"strings"

	"github.com/cgt-go/sdk/cgttest/oracle"
)

// This file is the slow, obvious twin of the package: it reads the text of a code by itself, and finds nim-values by the definition, as the least
// number that no move reaches.

// naive is a code as a function from the number of counters taken to the digit and its mark.
type naive struct {
	digits map[int]int
	marks  map[int]byte
	first  int // the least number of counters that a digit is for
	last   int // the largest one before those that repeat
	repeat int // how many repeat
}

// readNaive reads a code with digits that is known to be right.
func readNaive(text string) *naive {
	c := &naive{digits: map[int]int{}, marks: map[int]byte{}}
	before, after, _ := strings.Cut(text, ".")
	t := 1
	for _, ch := range []byte(before) {
		if !strings.ContainsRune("!?=", rune(ch)) {
			t--
		}
	}
	c.first = t
	bracket := 0
	for _, ch := range []byte(before + after) {
		switch {
		case ch == '[':
			bracket = t
		case ch == ']':
		case strings.ContainsRune("!?=", rune(ch)):
			c.marks[t-1] = ch
		default:
			c.digits[t] = strings.IndexByte("0123456789ABCDEFGHIJKLMNOPQRSTUV", ch)
			t++
		}
	}
	if c.last = t - 1; bracket > 0 {
		c.repeat = t - bracket
		c.last = bracket - 1
	}
	return c
}

// at returns the digit of t and its mark.
func (c *naive) at(t int) (int, byte) {
	if t > c.last && c.repeat > 0 {
		t = c.last + 1 + (t-c.last-1)%c.repeat
	}
	return c.digits[t], c.marks[t]
}

// moves calls f with every list of heaps that a move in a heap of n can leave, each in ascending order.
func (c *naive) moves(n int, f func([]int)) {
	for t := c.first; t <= n; t++ {
		digit, mark := c.at(t)
		for r := range 5 {
			if digit>>r&1 == 1 {
				c.leave(nil, r, n-t, mark, f)
			}
		}
	}
}

// leave extends a list by r heaps of sum n.
func (c *naive) leave(list []int, r, n int, mark byte, f func([]int)) {
	if r == 0 {
		if n == 0 && allowed(list, mark) {
			f(list)
		}
		return
	}
	least := 1
	if len(list) > 0 {
		least = list[len(list)-1]
	}
	for a := least; a <= n; a++ {
		c.leave(append(list[:len(list):len(list)], a), r-1, n-a, mark, f)
	}
}

func allowed(list []int, mark byte) bool {
	if len(list) < 2 {
		return true
	}
	equal, different := true, true
	for i := 1; i < len(list); i++ {
		if list[i] == list[i-1] {
			different = false
		} else {
			equal = false
		}
	}
	switch mark {
	case '!':
		return different
	case '?':
		return !equal
	case '=':
		return equal
	}
	return true
}

// sequence returns the values of the heaps smaller than n.
func (c *naive) sequence(n int) []uint64 {
	values := []uint64{0}
	for h := 1; h < n; h++ {
		seen := map[uint64]bool{}
		c.moves(h, func(heaps []int) {
			var v uint64
			for _, m := range heaps {
				v ^= values[m]
			}
			seen[v] = true
		})
		var all []uint64
		for v := range seen {
			all = append(all, v)
		}
		values = append(values, oracle.Mex(all...))
	}
	return values
}
