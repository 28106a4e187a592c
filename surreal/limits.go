package surreal

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
)

// The limits that a zero in [Limits] stands for.
const (
	DefaultSteps  = 100_000_000
	DefaultDepth  = 100_000
	DefaultDigits = 100_000
)

// Limits bounds what [Calculator] and [Solver] may do, by counts and never by time, so that the same input
// fails in the same way everywhere. A field that is 0 stands for its default, a negative one for no
// limit. A limit that is reached gives an error for which errors.Is(err, [cgt.ErrLimit]) holds.
//
// A step is about as much work as comparing two options that have few options themselves; a sum without a closed form,
// or a position of a game that is heated or multiplied, costs a hundred, more if it has long numbers in it, and about a
// kilobyte of memory until the operation is done.
type Limits struct {
	// Positions is the number of different positions; the default is [cgt.DefaultPositions].
	Positions int
	// Steps is the number of steps of arithmetic in one call; the default is [DefaultSteps]. In a [Solver] the default
	// counts anew for each position, so that a long computation does not end for being long. Steps that
	// are set are for the whole call, and listing a part of a move then costs as much as a sum.
	Steps int
	// Depth is the nesting of brackets in a text; the default is [DefaultDepth].
	Depth int
	// Digits is the number of decimal digits of a number in a text; the default is [DefaultDigits].
	Digits int
}

func (l Limits) positions() int { return limit.Count(l.Positions, cgt.DefaultPositions) }
func (l Limits) steps() int     { return limit.Count(l.Steps, DefaultSteps) }
func (l Limits) depth() int     { return limit.Count(l.Depth, DefaultDepth) }
func (l Limits) digits() int    { return limit.Count(l.Digits, DefaultDigits) }
