package sums

import (
	"math/bits"
	"slices"

	"github.com/cgt-go/sdk/internal/intern"
)

// table remembers who wins sums. The key of an entry is a state without its number, exactly as it is. More of the
// number is better for Left: so for each player who may begin, the entry has two numbers, of a win of Left and of a
// loss, between which nothing is known.
//
// There are two generations. When the younger one is full it becomes the older one, which is forgotten. An entry that
// is found in the older one moves to the younger.
type table struct {
	most       int // words of a generation, with its slots
	young, old generation
}

// generation is a hash table with open addressing and linear probing.
type generation struct {
	slots []uint32 // 1 more than where an entry begins in words, or 0
	words []ref    // of the entries: the length of the key, the numbers, the key
	used  int
}

// An entry has the references to two numbers for each player who begins, plus 1, or 0.
const (
	leftWins  = iota // the least number for which Left is known to win
	leftLoses        // the greatest number for which he is known to lose
	entrySides
	entryNumbers = 2 * entrySides // those if Left begins, and those if Right does
	entryHead    = 1 + entryNumbers
)

const mostWords = 1<<31 - 1 // of a generation, so that an int32 has room for their numbers

func hashWords(key []ref) uint64 {
	h := uint64(len(key))
	for _, w := range key {
		h = (h ^ uint64(w)) * 0x9e3779b97f4a7c15
		h ^= h >> 29
	}
	return intern.Mix(h, 0)
}

// find returns the numbers of the entry for a key, or nil.
func (g *generation) find(key []ref) []ref {
	if g.used == 0 {
		return nil
	}
	at := g.slots[g.slot(key)]
	if at == 0 {
		return nil
	}
	return g.words[at : at+entryNumbers : at+entryNumbers]
}

// slot returns the slot of a key, or the empty one where it belongs.
func (g *generation) slot(key []ref) uint64 {
	mask := uint64(len(g.slots) - 1)
	i := hashWords(key) >> bits.LeadingZeros64(mask)
	for {
		at := g.slots[i]
		if at == 0 {
			return i
		}
		begin := int(at) + entryNumbers
		if end := begin + int(g.words[at-1]); slices.Equal(g.words[begin:end], key) {
			return i
		}
		i = (i + 1) & mask
	}
}

// isFull reports whether another entry needs more slots.
func (g *generation) isFull() bool { return 4*(g.used+1) > 3*len(g.slots) }

// add adds an entry for a key that has none, and returns its numbers.
func (g *generation) add(key []ref) []ref {
	if g.isFull() {
		old := g.slots
		g.slots = make([]uint32, max(64, 2*len(old)))
		for _, at := range old {
			if at != 0 {
				begin := int(at) + entryNumbers
				g.slots[g.slot(g.words[begin:begin+int(g.words[at-1])])] = at
			}
		}
	}
	i := g.slot(key)
	g.words = append(g.words, ref(len(key)))
	at := len(g.words)
	var numbers [entryNumbers]ref
	g.words = append(g.words, numbers[:]...)
	g.words = append(g.words, key...)
	g.slots[i] = uint32(at)
	g.used++
	return g.words[at : at+entryNumbers : at+entryNumbers]
}

// find returns the numbers of the entry for a key, or nil. They may be changed until the next call.
func (t *table) find(key []ref) []ref {
	if e := t.young.find(key); e != nil {
		return e
	}
	e := t.old.find(key)
	if e == nil {
		return nil
	}
	kept := t.add(key)
	copy(kept, e)
	return kept
}

// add adds an entry for a key that is not found.
func (t *table) add(key []ref) []ref {
	slots := len(t.young.slots)
	if t.young.isFull() {
		slots *= 2
	}
	if len(t.young.words)+entryHead+len(key)+slots > min(t.most, mostWords) {
		t.old, t.young = t.young, generation{}
	}
	return t.young.add(key)
}
