package piles

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
)

// Pair is two heaps of so many counters each. It is the position of games in which it matters that there are two of them.
type Pair struct{ A, B uint64 }

// Sorted returns the same heaps with the smaller one as A.
func (p Pair) Sorted() Pair {
	if p.A > p.B {
		return Pair{p.B, p.A}
	}
	return p
}

// Normalize returns [Pair.Sorted] and false. In games in which no heap is treated in another way than the other, this is what a [cgt.Normalizer]
// returns.
func (p Pair) Normalize() (q Pair, swapped bool) { return p.Sorted(), false }

// BigPair is two heaps of any size, for games that have formulas for them.
type BigPair struct{ A, B *big.Int }

// String returns the heaps with a comma between them, such as 3,5.
func (p BigPair) String() string { return p.A.String() + "," + p.B.String() }

// ParsePair reads two heaps with a comma between them, as in 3,5. Blanks do not count, and there may be brackets around the heaps. An
// error is a [*cgt.SyntaxError] with the offset; if it is that a number is larger than a uint64 can be, errors.Is finds [cgt.ErrLimit].
func ParsePair(text string) (Pair, error) {
	body, open := strings.CutPrefix(strings.TrimLeft(text, blanks), "(")
	at := len(text) - len(body)
	a, at, err := parseHeap(text, at)
	if err == nil && (at == len(text) || text[at] != ',') {
		err = unexpected(text, at, "a comma")
	}
	if err != nil {
		return Pair{}, err
	}
	b, at, err := parseHeap(text, at+1)
	if err == nil && open {
		if at == len(text) || text[at] != ')' {
			return Pair{}, unexpected(text, at, ")")
		}
		at = skip(text, at+1)
	}
	if err == nil && at < len(text) {
		err = unexpected(text, at, "nothing more")
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

const blanks = " \t\r\n"

// skip returns the offset of the first character from at on that is no blank.
func skip(text string, at int) int { return len(text) - len(strings.TrimLeft(text[at:], blanks)) }

// parseHeap reads a number, and returns the offset of what follows.
func parseHeap(text string, at int) (n uint64, end int, err error) {
	start := skip(text, at)
	end = start
	for end < len(text) && '0' <= text[end] && text[end] <= '9' {
		end++
	}
	if end == start {
		return 0, start, unexpected(text, start, "a number")
	}
	n, err = strconv.ParseUint(text[start:end], 10, 64)
	if err != nil {
		return 0, start, &cgt.SyntaxError{What: "heaps", Offset: start, Msg: "this number is too large", Err: cgt.ErrLimit}
	}
	return n, skip(text, end), nil
}

// unexpected returns the error that something else should stand at a place.
func unexpected(text string, at int, want string) error {
	if at == len(text) {
		return &cgt.SyntaxError{What: "heaps", Offset: at, Msg: want + " should follow"}
	}
	r, _ := utf8.DecodeRuneInString(text[at:])
	return &cgt.SyntaxError{What: "heaps", Offset: at, Msg: fmt.Sprintf("unexpected %q, want %s", r, want)}
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
