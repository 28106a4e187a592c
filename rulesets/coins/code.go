package coins

import (
	"errors"
	"math/bits"
)

// Code says which coins a move may turn: how many, and in what arrangement. [ParseCode] explains the notation. Codes
// are == if they say the same in the same way. The zero Code allows no move. A Code is immutable and safe for
// concurrent use.
//
// It is a [cgt.ImpartialRuleset] for boards of coins, of which each row is a game by itself. It knows that a row is
// worth as much as its heads one by one, and what these are worth in some games; see [Code.NimValue].
type Code struct {
	counts uint64 // bit n for n coins; bit 63 for 63 and more
	shape  shape
	within int // at least 2: the coins lie among so many that are next to one another; 0 for no such condition
}

// shape is a set of conditions on the arrangement of the coins that a move turns.
type shape uint8

const (
	first       shape = 1 << iota // the coin number 1 is one of them
	consecutive                   // they lie next to one another
	spaced                        // each two that follow one another have the same distance
	symmetric                     // seen from the right they lie as seen from the left
)

// MaxCount is the largest number of coins that a [Code] can name; a code allows all larger numbers or none.
const MaxCount = 62

const more = 1 << 63 // the bit for all numbers above MaxCount

const allCounts = ^uint64(0) &^ 1

// upTo returns the counts from 1 to n.
func upTo(n int) uint64 { return 1<<(n+1) - 2 }

// allows reports whether a move may turn n coins.
func (c Code) allows(n int) bool { return c.counts>>min(n, MaxCount+1)&1 == 1 }

// most returns the largest number of coins that a move with coin n as the last can turn, which is not more than n.
func (c Code) most(n int) int {
	if c.within > 0 {
		n = min(n, c.within)
	}
	if c.counts < more {
		n = min(n, bits.Len64(c.counts)-1)
	}
	return n
}

// leftmost returns the number of the leftmost coin that a move with coin n as the last may turn.
func (c Code) leftmost(n int) int {
	if c.within > 0 {
		return max(1, n-c.within+1)
	}
	return 1
}

// errNegative is the value of panics for a negative number of coins.
var errNegative = errors.New("coins: a negative number of coins")

// Impartial marks the rules as impartial.
func (c Code) Impartial() {}
