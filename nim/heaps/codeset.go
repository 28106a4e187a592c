package heaps

import (
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// AmountError reports a number of counters that nobody can take.
type AmountError struct {
	Index  int // its place among those given
	Amount int
}

// Error returns the message in one line.
func (e *AmountError) Error() string {
	return fmt.Sprintf("heaps: number %d is %d, and nobody can take that", e.Index, e.Amount)
}

// Subtraction returns the Code of the game in which one takes one of the given numbers of counters from a heap, in any
// order and however often they are given. A number of 0 or less is an [*AmountError], and one that is larger than
// [MaxDigits] allows a [*cgt.LimitError].
func Subtraction(amounts ...int) (Code, error) { return fromSet(amounts, digit{}, newDigit(3, Any), 0) }

// AllBut returns the Code of the game in which one takes any number of counters from a heap but 0 and the given ones.
// Errors are as in [Subtraction].
func AllBut(excluded ...int) (Code, error) { return fromSet(excluded, newDigit(3, Any), digit{}, 1) }

// fromSet returns the Code whose digits are in for the numbers, and out for those between; tail digits out repeat.
func fromSet(amounts []int, out, in digit, tail int) (Code, error) {
	most := 0
	for i, n := range amounts {
		if n <= 0 {
			return Code{}, &AmountError{i, n}
		}
		if n >= MaxDigits-1 {
			return Code{}, errDigits()
		}
		most = max(most, n)
	}
	digits := slices.Repeat([]digit{out}, most+1+tail)
	digits[0] = digit{}
	for _, n := range amounts {
		digits[n] = in
	}
	return newCode(0, digits, tail), nil
}

func errDigits() *cgt.LimitError {
	return &cgt.LimitError{What: "digits of a heap code", Limit: MaxDigits}
}

// Set returns the numbers that a move of c can take, in ascending order, if c is that of [Subtraction], and those that
// it cannot if c is that of [AllBut]; for other codes ok is false.
func (c Code) Set() (amounts []int, allBut, ok bool) {
	if c.added > 0 || c.digit(0) != (digit{}) || c.tail > 1 {
		return nil, false, false
	}
	allBut = c.tail == 1
	for t := 1; t < len(c.digits); t++ {
		switch d := c.digit(t); {
		case d != (digit{}) && d != newDigit(3, Any):
			return nil, false, false
		case (d == (digit{})) == allBut:
			amounts = append(amounts, t)
		}
	}
	return amounts, allBut, true
}
