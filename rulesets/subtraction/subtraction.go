// Package subtraction plays subtraction games. From a heap of counters Left takes one of the numbers of a set, and
// Right one of the numbers of another set. Whoever cannot move, since all numbers are larger than the heap, loses. If
// the sets are the same, the game is impartial.
//
// Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, 2nd ed., ch. 4 (impartial
// games); A. S. Fraenkel, A. Kotzig, Partizan octal games: partizan subtraction games, International Journal of Game
// Theory 16 (1987).
package subtraction

import (
	"encoding/binary"
	"fmt"
	"iter"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// Rules are the numbers that may be taken. Rules are immutable, safe for concurrent use, and == if they have the same
// numbers. The zero Rules have none.
type Rules struct{ left, right string } // 8 bytes for each number, in ascending order

// AmountError reports a number of 0 or less.
type AmountError struct {
	Who    cgt.Player // whose number it is
	Index  int        // its place among those given
	Amount int
}

// Error returns the message in one line.
func (e *AmountError) Error() string {
	return fmt.Sprintf("subtraction: number %d of %v is %d, and nobody can take that", e.Index, e.Who, e.Amount)
}

// New returns the rules by which Left may take the numbers in one list, and Right those in the other. The order of a
// list does not matter, nor does it if a number is there twice. A number of 0 or less is an [*AmountError].
func New(left, right []int) (Rules, error) {
	for who, amounts := range [...][]int{cgt.Left: left, cgt.Right: right} {
		for i, n := range amounts {
			if n <= 0 {
				return Rules{}, &AmountError{cgt.Player(who), i, n}
			}
		}
	}
	return Rules{encode(left), encode(right)}, nil
}

func encode(amounts []int) string {
	amounts = slices.Clone(amounts)
	slices.Sort(amounts)
	var code []byte
	for _, n := range slices.Compact(amounts) {
		code = binary.BigEndian.AppendUint64(code, uint64(n))
	}
	return string(code)
}

// Amounts returns the numbers that who may take, in ascending order.
func (r Rules) Amounts(who cgt.Player) iter.Seq[int] {
	return func(yield func(int) bool) {
		for code := r.code(who); code != "" && yield(first(code)); {
			code = code[8:]
		}
	}
}

func (r Rules) code(who cgt.Player) string {
	return [...]string{cgt.Left: r.left, cgt.Right: r.right}[who]
}

// first returns the first number of a code.
func first(code string) int { return int(binary.BigEndian.Uint64([]byte(code[:8]))) }

// Heap is the number of counters on a heap. It is not negative.
type Heap int

// AppendMoves appends the heaps that who can move to.
func (r Rules) AppendMoves(dst []Heap, h Heap, who cgt.Player) []Heap {
	for n := range r.Amounts(who) {
		if Heap(n) > h {
			break
		}
		dst = append(dst, h-Heap(n))
	}
	return dst
}

// AppendParts appends the heap, unless nobody can take anything from it.
func (r Rules) AppendParts(dst []Heap, h Heap) []Heap {
	for who := cgt.Left; who <= cgt.Right; who++ {
		if code := r.code(who); code != "" && Heap(first(code)) <= h {
			return append(dst, h)
		}
	}
	return dst
}
