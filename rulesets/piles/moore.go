package piles

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/heaps"
)

// Moore is Moore's Nim_k: a move takes counters from at least one heap and at most K heaps, from each as many as it
// likes. With K = 1 it is Nim, and if K is less than 1 there is no move. It knows where the nim-value is 0: where for
// each binary digit the number of heaps that have a 1 there is a multiple of K + 1.
//
// Source: Moore 1910; Winning Ways, ch. 15.
type Moore struct{ K int }

// AppendMoves appends the heaps that either player can move to. There are very many if K is not small. Those that come
// about in several ways may be there several times.
func (m Moore) AppendMoves(dst []heaps.Heaps, p heaps.Heaps, _ cgt.Player) []heaps.Heaps {
	return m.appendMoves(dst, slices.Collect(p.Sizes()), 0, 0)
}

// appendMoves appends what can be made of sizes by taking from some heaps from the given one on, if counters of so many
// others were taken. The depth of the recursion is not more than K.
func (m Moore) appendMoves(dst []heaps.Heaps, sizes []int, from, changed int) []heaps.Heaps {
	if changed > 0 {
		dst = append(dst, heaps.NewHeaps(sizes...))
	}
	if changed >= m.K {
		return dst
	}
	for i := from; i < len(sizes); i++ {
		n := sizes[i]
		for to := range n {
			sizes[i] = to
			dst = m.appendMoves(dst, sizes, i+1, changed+1)
		}
		sizes[i] = n
	}
	return dst
}

// Impartial marks the rules as impartial.
func (m Moore) Impartial() {}

// NimValue returns 0 if the position is a [cgt.P], and otherwise ok is false, but in Nim, where all values are known.
func (m Moore) NimValue(p heaps.Heaps) (v nim.Nimber, ok bool) {
	if m.K == 1 {
		return Nim{}.NimValue(p)
	}
	var sizes []uint64
	for n := range p.Sizes() {
		sizes = append(sizes, uint64(n))
	}
	return 0, m.IsP(sizes...)
}

// IsP reports whether heaps are a P-position: whether the player who has to move loses.
func (m Moore) IsP(heaps ...uint64) bool {
	_, wins := m.WinningMove(heaps...)
	return !wins
}

// WinningMove returns the heaps after a winning move, in the same order. If there is none, ok is false. There may be
// others.
//
// It looks at the binary digits from the highest to the lowest. The heaps chosen so far have been made smaller at a
// higher digit, and may have any digit here. If with their help the number of digits 1 can be a multiple of K + 1, that
// is what is done; otherwise all others with a 1 here are chosen as well, and are fewer than K together.
func (m Moore) WinningMove(heaps ...uint64) (after []uint64, ok bool) {
	if m.K < 1 {
		return nil, false
	}
	after = slices.Clone(heaps)
	var chosen, ones []int
	isChosen := make([]bool, len(heaps))
	for bit := uint64(1) << 63; bit > 0; bit >>= 1 {
		ones = ones[:0]
		for i := range after {
			if isChosen[i] {
				after[i] &^= bit
			} else if after[i]&bit != 0 {
				ones = append(ones, i)
			}
		}
		rest := len(ones)
		if m.K < rest {
			rest %= m.K + 1
		}
		switch missing := m.K - rest + 1; {
		case rest == 0:
		case missing <= len(chosen):
			for _, i := range chosen[:missing] {
				after[i] |= bit
			}
		default: // then rest heaps more are at most K
			for _, i := range ones[:rest] {
				isChosen[i] = true
				after[i] &^= bit
			}
			chosen = append(chosen, ones[:rest]...)
		}
	}
	if len(chosen) == 0 {
		return nil, false
	}
	return after, true
}
