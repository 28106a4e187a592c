package heaps

import (
	"encoding/binary"
	"errors"
	"fmt"
	"iter"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// Heaps is a position: heaps of counters in no particular order. It is an immutable value; == means the same heaps. The
// zero Heaps has none.
type Heaps struct{ sizes string } // 4 bytes for each heap, the largest first

// MaxHeap is the largest heap of a position.
const MaxHeap = math.MaxInt32

// SizeError reports a heap that is negative or larger than [MaxHeap].
type SizeError struct {
	Index int // its place among those given
	Size  int
}

// Error returns the message in one line.
func (e *SizeError) Error() string {
	return fmt.Sprintf("heaps: heap %d has the size %d, not one from 0 to %d", e.Index, e.Size, MaxHeap)
}

// NewHeaps returns the position with heaps of the given sizes, in any order. Heaps of 0 are left out. If a size is
// negative or larger than [MaxHeap], it panics with a [*SizeError].
func NewHeaps(sizes ...int) Heaps {
	sizes = slices.Clone(sizes)
	for i, n := range sizes {
		if n < 0 || n > MaxHeap {
			panic(&SizeError{i, n})
		}
	}
	return newHeaps(sizes)
}

// newHeaps is NewHeaps without checks, and it may change the slice.
func newHeaps(sizes []int) Heaps {
	slices.SortFunc(sizes, func(a, b int) int { return b - a })
	code := make([]byte, 0, 4*len(sizes))
	for _, n := range sizes {
		if n > 0 {
			code = binary.BigEndian.AppendUint32(code, uint32(n))
		}
	}
	return Heaps{string(code)}
}

// Len returns the number of heaps.
func (h Heaps) Len() int { return len(h.sizes) / 4 }

// Sizes returns the sizes of the heaps, the largest first.
func (h Heaps) Sizes() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := 0; i < len(h.sizes) && yield(h.at(i)); i += 4 {
		}
	}
}

// at returns the size that stands at a place in the code.
func (h Heaps) at(i int) int { return int(binary.BigEndian.Uint32([]byte(h.sizes[i : i+4]))) }

// AppendMoves appends the positions that a player, whoever it is, can move to from h. There are many if a heap may be
// broken: of order n for two heaps, of order n² for three, and so on; any numbers of heaps are more ways than can be
// gone through if n is 100.
func (c Code) AppendMoves(dst []Heaps, h Heaps, _ cgt.Player) []Heaps {
	last := 0
	for i := 0; i < len(h.sizes); i += 4 {
		n := h.at(i)
		if n == last {
			continue // a move in an equal heap leads to the same positions
		}
		last = n
		for rest := range c.rests(n) {
			sizes := slices.Clone(rest)
			for j := 0; j < len(h.sizes); j += 4 {
				if j != i {
					sizes = append(sizes, h.at(j))
				}
			}
			dst = append(dst, newHeaps(sizes))
		}
	}
	return dst
}

// rests returns the lists of heaps that a move in a heap of n can leave, in non-increasing order. The slice is the same
// each time.
func (c Code) rests(n int) iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		last := n
		if c.tail == 0 {
			last = min(n, c.last())
		}
		var kinds []kind
		var parts []int
		for t := -c.added; t <= last; t++ {
			kinds = c.digit(t).appendKinds(kinds[:0])
			for _, k := range kinds {
				for r := k.r; r == k.r || k.more && r <= n-t; r++ {
					if r > len(parts) {
						parts = make([]int, 2*r)
					}
					if !partitions(parts[:r], n-t, k.parts, yield) {
						return
					}
				}
			}
		}
	}
}

// AppendParts appends the heaps as positions of their own.
func (c Code) AppendParts(dst []Heaps, h Heaps) []Heaps {
	for i := 0; i < len(h.sizes); i += 4 {
		dst = append(dst, Heaps{h.sizes[i : i+4]})
	}
	return dst
}

// Impartial marks the rules as impartial: both players have the same moves.
func (c Code) Impartial() {}

// String returns the sizes with plus signs between them, such as 5+3+3; without heaps it is 0. [ParseHeaps] reads it
// back.
func (h Heaps) String() string { return string(h.appendText(nil)) }

// AppendText appends the text of [Heaps.String].
func (h Heaps) AppendText(dst []byte) ([]byte, error) { return h.appendText(dst), nil }

// MarshalText returns the text of [Heaps.String]. In JSON a position is a string.
func (h Heaps) MarshalText() ([]byte, error) { return h.appendText(nil), nil }

// UnmarshalText reads a text as [ParseHeaps] does.
func (h *Heaps) UnmarshalText(text []byte) error {
	g, err := ParseHeaps(string(text))
	if err == nil {
		*h = g
	}
	return err
}

func (h Heaps) appendText(dst []byte) []byte {
	if h.sizes == "" {
		return append(dst, '0')
	}
	for n := range h.Sizes() {
		dst = append(strconv.AppendInt(dst, int64(n), 10), '+')
	}
	return dst[:len(dst)-1]
}

// ParseHeaps reads the sizes of heaps with plus signs between them, in any order. Blanks do not count. An error is a
// [*cgt.SyntaxError] with the offset; if it is that a heap is larger than [MaxHeap], errors.Is finds [cgt.ErrLimit].
func ParseHeaps(text string) (Heaps, error) {
	var sizes []int
	for at := 0; ; {
		field, _, more := strings.Cut(text[at:], "+")
		digits := strings.Trim(field, " \t\r\n")
		at += strings.Index(field, digits)
		n, err := strconv.ParseUint(digits, 10, 31)
		switch {
		case errors.Is(err, strconv.ErrRange):
			err := &cgt.LimitError{What: "counters", Limit: MaxHeap}
			return Heaps{}, &cgt.SyntaxError{What: "heaps", Offset: at, Msg: "this heap is too large", Err: err}
		case err != nil:
			return Heaps{}, &cgt.SyntaxError{What: "heaps", Offset: at, Msg: "want a number"}
		}
		sizes = append(sizes, int(n))
		if !more {
			return newHeaps(sizes), nil
		}
		at = len(text) - len(text[at:]) + strings.IndexByte(text[at:], '+') + 1
	}
}

// MustParseHeaps is ParseHeaps for texts that are known to be right; it panics otherwise.
func MustParseHeaps(text string) Heaps {
	h, err := ParseHeaps(text)
	if err != nil {
		panic(err)
	}
	return h
}
