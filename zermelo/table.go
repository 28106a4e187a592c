package zermelo

import (
	"hash/maphash"
	"math"
)

// table numbers positions 0, 1, … in the order in which they are added.
//
// It is a hash table with open addressing. A slot is 32 bits: the low ones, as many as the number of a slot has, are one more than the number of a position, or 0
// for an empty slot; the others are bits of the hash, so that a probe rarely looks at a position that is not the one looked for. So
// a position costs its own size and 5 to 11 bytes, and numbers do not depend on the seed of the hash.
type table[Pos comparable] struct {
	seed  maphash.Seed
	slots []uint32
	keys  []Pos
}

// mostPositions is the largest number of positions in a table. One bit is left for those that keep numbers of positions.
const mostPositions = math.MaxInt32

func newTable[Pos comparable]() *table[Pos] {
	return &table[Pos]{seed: maphash.MakeSeed(), slots: make([]uint32, 64)}
}

func (t *table[Pos]) hash(p Pos) uint64 { return maphash.Comparable(t.seed, p) }

// find returns the number of p, whose hash is given.
func (t *table[Pos]) find(p Pos, hash uint64) (id uint32, ok bool) {
	mask := uint32(len(t.slots) - 1)
	tag := uint32(hash>>32) &^ mask
	for i := uint32(hash) & mask; t.slots[i] != 0; i = (i + 1) & mask {
		if s := t.slots[i]; s&^mask == tag && t.keys[s&mask-1] == p {
			return s&mask - 1, true
		}
	}
	return 0, false
}

// add adds p, which is not there and has the given hash, and returns its number.
func (t *table[Pos]) add(p Pos, hash uint64) uint32 {
	if 4*len(t.keys) >= 3*len(t.slots) {
		t.slots = make([]uint32, 2*len(t.slots))
		for i, q := range t.keys {
			t.put(uint32(i), t.hash(q))
		}
	}
	id := uint32(len(t.keys))
	t.keys = append(t.keys, p)
	t.put(id, hash)
	return id
}

// put enters the number of a position that is not there.
func (t *table[Pos]) put(id uint32, hash uint64) {
	mask := uint32(len(t.slots) - 1)
	i := uint32(hash) & mask
	for t.slots[i] != 0 {
		i = (i + 1) & mask
	}
	t.slots[i] = uint32(hash>>32)&^mask | (id + 1)
}
