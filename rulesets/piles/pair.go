package piles

import (
	"math/big"
	"strconv"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// Pair is two heaps of so many counters each. It is the position of games in which it matters that there are two of
// them.
type Pair struct{ A, B uint64 }

// Sorted returns the same heaps with the smaller one as A.
func (p Pair) Sorted() Pair {
	if p.A > p.B {
		return Pair{p.B, p.A}
	}
	return p
}

// Normalize returns [Pair.Sorted] and false. In games in which no heap is treated in another way than the other, this
// is what a [cgt.Normalizer] returns.
func (p Pair) Normalize() (q Pair, swapped bool) { return p.Sorted(), false }

// BigPair is two heaps of any size, for games that have formulas for them.
type BigPair struct{ A, B *big.Int }

// String returns the heaps with a comma between them, such as 3,5.
func (p BigPair) String() string { return p.A.String() + "," + p.B.String() }

// ParsePair reads two heaps with a comma between them, as in 3,5. Blanks do not count, and there may be brackets around
// the heaps. An error is a [*cgt.SyntaxError] with the offset; if it is that a number is larger than a uint64 can be,
// errors.Is finds [cgt.ErrLimit].
func ParsePair(text string) (Pair, error) {
	s := newScanner(text)
	open := s.Accept("(")
	a, _, err := parseHeap(s)
	if err == nil && !s.Accept(",") {
		err = s.Unexpected("a comma")
	}
	if err != nil {
		return Pair{}, err
	}
	b, _, err := parseHeap(s)
	if err == nil && open && !s.Accept(")") {
		err = s.Unexpected(")")
	}
	if err == nil {
		err = s.End()
	}
	if err != nil {
		return Pair{}, err
	}
	return Pair{a, b}, nil
}

// MustParsePair is ParsePair for texts that are known to be right; it panics otherwise.
func MustParsePair(text string) Pair {
	p, err := ParsePair(text)
	if err != nil {
		panic(err)
	}
	return p
}

func newScanner(text string) *scan.Scanner { return &scan.Scanner{What: "heaps", Text: text} }

// parseHeap reads a number, and returns its offset as well.
func parseHeap(s *scan.Scanner) (n uint64, offset int, err error) {
	digits, offset, err := s.Digits("a number")
	if err != nil {
		return 0, offset, err
	}
	n, err = strconv.ParseUint(digits, 10, 64)
	if err != nil {
		return 0, offset, s.Fail(offset, cgt.ErrLimit, "this number is too large")
	}
	return n, offset, nil
}

// String returns the heaps with a comma between them, such as 3,5. [ParsePair] reads them back.
func (p Pair) String() string { return string(p.appendText(nil)) }

func (p Pair) appendText(dst []byte) []byte {
	dst = append(strconv.AppendUint(dst, p.A, 10), ',')
	return strconv.AppendUint(dst, p.B, 10)
}

// AppendText appends the text of [Pair.String].
func (p Pair) AppendText(dst []byte) ([]byte, error) { return p.appendText(dst), nil }

// MarshalText returns the text of [Pair.String]. In JSON a pair is a string.
func (p Pair) MarshalText() ([]byte, error) { return p.appendText(nil), nil }

// UnmarshalText reads a text as [ParsePair] does.
func (p *Pair) UnmarshalText(text []byte) error {
	q, err := ParsePair(string(text))
	if err == nil {
		*p = q
	}
	return err
}
