package surreal

import (
	"math/bits"
	"slices"

	"github.com/cgt-go/sdk/internal/budget"
)

// relBits is what is known of the relation of two games: of g ≤ h and of g ≥ h, whether they are known to be
// true, or known to be false.
type relBits uint8

const (
	leTrue relBits = 1 << iota
	leFalse
	geTrue
	geFalse
	leBits  = leTrue | leFalse
	geBits  = geTrue | geFalse
	areTrue = leTrue | geTrue
)

// relMemo is a hash table from pairs of games to what is known of their relation. An engine asks it so often,
// and in such disorder, that it is the cache of the processor that counts: so pairs of nodes with
// numbers below 2^30, which are nearly all, take a word each.
type relMemo struct {
	near []uint64 // open addressing with linear probing, as in memo: the two numbers, and 4 bits of relBits
	used int      // of near
	far  memo[relBits]
}

const nearBits = 30

// nearKey returns the pair without its relBits as a word for near. It is not 0, for no node has the number 0.
func nearKey(k memoKey) (word uint64, ok bool) {
	first := k.first >> 1
	return first<<(4+nearBits) | k.a<<4, k.first&1 == 1 && max(first, k.a) < 1<<nearBits
}

// get returns what is known of the pair.
func (m *relMemo) get(k memoKey) relBits {
	word, ok := nearKey(k)
	if !ok {
		known, _ := m.far.get(k)
		return known
	}
	if m.used == 0 {
		return 0
	}
	return relBits(m.near[m.slot(word)] & 15)
}

// add adds to what is known of the pair. If it has to make room first and b ends meanwhile, it adds nothing.
func (m *relMemo) add(k memoKey, known relBits, b *budget.Budget) {
	word, ok := nearKey(k)
	if !ok {
		before, _ := m.far.get(k)
		m.far.put(k, before|known, b)
		return
	}
	if 4*(m.used+1) > 3*len(m.near) && !m.grow(b) {
		return
	}
	i := m.slot(word)
	if m.near[i] == 0 {
		m.used++
	}
	m.near[i] |= word | uint64(known)
}

// grow makes the table of near pairs larger, unless b ends meanwhile.
func (m *relMemo) grow(b *budget.Budget) bool {
	if !b.Now() {
		return false
	}
	larger := relMemo{near: make([]uint64, max(64, 2*len(m.near)))}
	for piece := range slices.Chunk(m.near, movedAtOnce) {
		if !b.Now() {
			return false
		}
		for _, w := range piece {
			if w != 0 {
				larger.near[larger.slot(w&^15)] = w
			}
		}
	}
	m.near = larger.near
	return true
}

// slot returns the number of the slot of a pair, or of the empty one where it belongs.
func (m *relMemo) slot(word uint64) uint64 {
	mask := uint64(len(m.near) - 1)
	i := word * 0x9e3779b97f4a7c15 >> bits.LeadingZeros64(mask)
	for m.near[i]&^15 != word && m.near[i] != 0 {
		i = (i + 1) & mask
	}
	return i
}

// forget empties the table if it has more than the given number of results.
func (m *relMemo) forget(most int) {
	if m.used > most {
		m.near, m.used = nil, 0
	}
	m.far.forget(most)
}
