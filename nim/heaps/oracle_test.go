package heaps_test

import (
	"math/big"
	"regexp"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgttest/oracle"
)

// This file is the slow, obvious twin of the package: it reads the text of a code by itself, and finds nim-values by
// the definition, as the least number that no move reaches.

// naive is a code as a function from the number of counters taken and that of heaps left to the mark; there is none if
// that is not allowed.
type naive struct {
	digits []map[int]string // from that of first on; the mark is "" if nothing is asked
	first  int
	repeat int // how many of the digits, at the end, repeat
}

// mostNaive is the largest number of heaps that is looked at for a digit that allows all large ones.
const mostNaive = 70

var (
	naiveDigit = regexp.MustCompile(`(\{[^}]*\}|&\d+;|\*|\w)([!?=]?)`)
	naiveItem  = regexp.MustCompile(`(\d+)([!?=]?)(\+?)`)
)

// readNaive reads a code with digits that is known to be right and has no blanks.
func readNaive(text string) *naive {
	c := &naive{}
	before, after, _ := strings.Cut(text, ".")
	after, repeat, _ := strings.Cut(after, "[")
	for i, part := range []string{before, after, repeat} {
		for _, match := range naiveDigit.FindAllStringSubmatch(part, -1) {
			c.digits = append(c.digits, readNaiveDigit(match[1], match[2]))
			switch i {
			case 0:
				c.first = 1 - len(c.digits)
			case 2:
				c.repeat++
			}
		}
	}
	return c
}

func readNaiveDigit(text, mark string) map[int]string {
	d := map[int]string{}
	if text == "*" {
		text = "{0+}"
	}
	if text[0] == '{' {
		largest := 0
		for _, item := range naiveItem.FindAllStringSubmatch(text, -1) {
			r, err := strconv.Atoi(item[1])
			if err != nil {
				panic(err)
			}
			d[r] = item[2] + mark
			if largest = max(largest, r); item[3] == "+" {
				for more := largest + 1; more <= mostNaive; more++ {
					d[more] = d[largest]
				}
			}
		}
		return d
	}
	sum, ok := new(big.Int).SetString(strings.Trim(text, "&;"), map[bool]int{true: 10, false: 36}[text[0] == '&'])
	if !ok {
		panic(text)
	}
	for r := range sum.BitLen() {
		if sum.Bit(r) == 1 {
			d[r] = mark
		}
	}
	return d
}

// at returns the digit of t.
func (c *naive) at(t int) map[int]string {
	i := t - c.first
	if i >= len(c.digits) && c.repeat > 0 {
		first := len(c.digits) - c.repeat
		i = first + (i-first)%c.repeat
	}
	if i < 0 || i >= len(c.digits) {
		return nil
	}
	return c.digits[i]
}

// moves calls f with every list of heaps that a move in a heap of n can leave, each in ascending order.
func (c *naive) moves(n int, f func([]int)) {
	for t := c.first; t <= n; t++ {
		for r, mark := range c.at(t) {
			c.leave(nil, r, n-t, mark, f)
		}
	}
}

// leave extends a list by r heaps of sum n.
func (c *naive) leave(list []int, r, n int, mark string, f func([]int)) {
	if r > n {
		return // no heap is empty
	}
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

func allowed(list []int, mark string) bool {
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
	case "!":
		return different
	case "?":
		return !equal
	case "=":
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
