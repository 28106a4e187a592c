package piles

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/heaps"
)

// Nim is the game in which a move takes any number of counters, at least one, from one heap. It knows all nim-values.
//
// Source: Bouton 1901.
type Nim struct{}

// AppendMoves appends the heaps that either player can move to: one position for each counter, but of equal heaps only
// for one of them.
func (Nim) AppendMoves(dst []heaps.Heaps, p heaps.Heaps, _ cgt.Player) []heaps.Heaps {
	sizes := slices.Collect(p.Sizes())
	for i, n := range sizes {
		if i > 0 && sizes[i-1] == n {
			continue
		}
		for to := range n {
			sizes[i] = to
			dst = append(dst, heaps.NewHeaps(sizes...))
		}
		sizes[i] = n
	}
	return dst
}

// AppendParts appends the heaps one by one.
func (Nim) AppendParts(dst []heaps.Heaps, p heaps.Heaps) []heaps.Heaps { return appendHeaps(dst, p) }

// Impartial marks the rules as impartial.
func (Nim) Impartial() {}

// NimValue returns the nim-value, which is always known: the nim-sum of the sizes of the heaps.
func (Nim) NimValue(p heaps.Heaps) (nim.Nimber, bool) {
	var sum nim.Nimber
	for n := range p.Sizes() {
		sum = sum.Add(nim.Nimber(n))
	}
	return sum, true
}

// appendHeaps appends the heaps one by one.
func appendHeaps(dst []heaps.Heaps, p heaps.Heaps) []heaps.Heaps {
	for n := range p.Sizes() {
		dst = append(dst, heaps.NewHeaps(n))
	}
	return dst
}

// Lasker is Lasker's Nim: a move takes any number of counters from a heap, or parts a heap of two or more in two and
// takes nothing. It knows all nim-values.
//
// Source: E. Lasker, Brettspiele der Völker, 1931; Winning Ways, ch. 4.
type Lasker struct{}

// AppendMoves appends the heaps that either player can move to.
func (Lasker) AppendMoves(dst []heaps.Heaps, p heaps.Heaps, who cgt.Player) []heaps.Heaps {
	return heaps.Lasker().AppendMoves(dst, p, who)
}

// AppendParts appends the heaps one by one.
func (Lasker) AppendParts(dst []heaps.Heaps, p heaps.Heaps) []heaps.Heaps { return appendHeaps(dst, p) }

// Impartial marks the rules as impartial.
func (Lasker) Impartial() {}

// NimValue returns the nim-value, which is always known. A heap of n is worth n, but n + 1 if n leaves the remainder 3
// when it is divided by 4, and n − 1 if it is a multiple of 4.
func (Lasker) NimValue(p heaps.Heaps) (nim.Nimber, bool) {
	var sum nim.Nimber
	for n := range p.Sizes() {
		switch n % 4 {
		case 3:
			n++
		case 0:
			n--
		}
		sum = sum.Add(nim.Nimber(n))
	}
	return sum, true
}
