package nim

import (
	"cmp"
	"encoding/binary"
	"math/big"
	"math/bits"
	"unique"
)

// Big is a finite nimber of any size, the value of a heap of so many coins. For each k the nimbers below 2^(2^k) are
// a field. All of them together are one as well, in which each quadratic equation has a solution, see [QuadraticBig].
//
// It is an immutable value; == is equality, and the zero value is 0. Nimbers below 2^128 are stored in place, so that
// arithmetic with them allocates nothing. It is safe for concurrent use.
//
// The size of nimbers is limited by the memory only. A sum takes time that is proportional to the number n of binary
// digits; products, squares, roots, inverses, quadratic equations and texts take about n^1.6.
//
// Source: Conway, On Numbers and Games, ch. 6.
type Big struct {
	lo, hi Nimber // the binary digits below 2^64 and those below 2^128
	// The digits from 2^128 on, if there are any: words of 8 bytes, the least first, the last not 0.
	more unique.Handle[string]
}

// isSmall reports whether x is below 2^128.
func (x Big) isSmall() bool { return x.more == unique.Handle[string]{} }

// BigFromNimber returns x as a Big.
func BigFromNimber(x Nimber) Big { return Big{lo: x} }

// BigFromInt returns the nimber *n; ok is false if n is negative.
func BigFromInt(n *big.Int) (x Big, ok bool) {
	if n.Sign() < 0 {
		return Big{}, false
	}
	b := n.Bytes()
	words := make([]uint64, (len(b)+7)/8)
	for i := range words {
		var word [8]byte
		end := len(b) - 8*i
		copy(word[max(8-end, 0):], b[max(end-8, 0):end])
		words[i] = binary.BigEndian.Uint64(word[:])
	}
	return bigFromWords(words), true
}

// bigFromWords returns the nimber with the words x, the least first.
func bigFromWords(x []uint64) Big {
	for len(x) > 0 && x[len(x)-1] == 0 {
		x = x[:len(x)-1]
	}
	switch len(x) {
	case 0:
		return Big{}
	case 1:
		return Big{lo: Nimber(x[0])}
	case 2:
		return Big{lo: Nimber(x[0]), hi: Nimber(x[1])}
	}
	more := make([]byte, 0, 8*(len(x)-2))
	for _, word := range x[2:] {
		more = binary.LittleEndian.AppendUint64(more, word)
	}
	return Big{Nimber(x[0]), Nimber(x[1]), unique.Make(string(more))}
}

// len returns the number of words of x: 2, or more if x is not small.
func (x Big) len() int {
	if x.isSmall() {
		return 2
	}
	return 2 + len(x.more.Value())/8
}

// words writes the words of x into w, the least first, whose length is at least that of x. What is behind them is 0.
func (x Big) words(w []uint64) {
	clear(w)
	w[0], w[1] = uint64(x.lo), uint64(x.hi)
	if x.isSmall() {
		return
	}
	for i, more := 2, x.more.Value(); more != ""; i, more = i+1, more[8:] {
		for j := range 8 {
			w[i] |= uint64(more[j]) << (8 * j)
		}
	}
}

// Nimber returns x as a Nimber; ok is false if it is 2^64 or more.
func (x Big) Nimber() (y Nimber, ok bool) {
	if x.hi != 0 || !x.isSmall() {
		return 0, false
	}
	return x.lo, true
}

// Int returns the n for which x is *n, as a new value.
func (x Big) Int() *big.Int {
	words := make([]uint64, x.len())
	x.words(words)
	b := make([]byte, 0, 8*len(words))
	for i := len(words) - 1; i >= 0; i-- {
		b = binary.BigEndian.AppendUint64(b, words[i])
	}
	return new(big.Int).SetBytes(b)
}

// Compare returns −1 if x < y, 0 if x = y and 1 if x > y, as heaps of Nim.
func (x Big) Compare(y Big) int {
	if x.more != y.more {
		if c := cmp.Compare(x.len(), y.len()); c != 0 {
			return c
		}
		a, b := x.more.Value(), y.more.Value()
		for i := len(a) - 1; i >= 0; i-- {
			if c := cmp.Compare(a[i], b[i]); c != 0 {
				return c
			}
		}
	}
	return cmp.Or(x.hi.Compare(y.hi), x.lo.Compare(y.lo))
}

// bitLen returns the number of binary digits of x.
func (x Big) bitLen() int {
	switch {
	case !x.isSmall():
		more := x.more.Value()
		top := len(more) - 1
		for more[top] == 0 {
			top--
		}
		return 128 + 8*top + bits.Len8(more[top])
	case x.hi != 0:
		return 64 + bits.Len64(uint64(x.hi))
	}
	return bits.Len64(uint64(x.lo))
}

// Degree returns the degree over {0, 1} of the smallest field that contains x: the power of two d for which
// it is the field of the nimbers below 2^d.
func (x Big) Degree() int {
	return 1 << bits.Len(uint(max(x.bitLen(), 1)-1))
}
