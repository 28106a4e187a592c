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

// place returns the number of p, whose hash is given, and adds p if it is not there and there are fewer than most positions; otherwise ok is false.
func (t *table[Pos]) place(p Pos, hash uint64, most int) (id uint32, isNew, ok bool) {
	mask := uint32(len(t.slots) - 1)
	tag := uint32(hash>>32) &^ mask
	i := uint32(hash) & mask
	for ; t.slots[i] != 0; i = (i + 1) & mask {
		if s := t.slots[i]; s&^mask == tag && t.keys[s&mask-1] == p {
			return s&mask - 1, false, true
		}
	}
	if len(t.keys) >= most {
		return 0, false, false
	}
	id = uint32(len(t.keys))
	t.keys = append(t.keys, p)
	if t.slots[i] = tag | (id + 1); 4*len(t.keys) > 3*len(t.slots) {
		t.grow()
	}
	return id, true, true
}

// grow doubles the number of slots.
func (t *table[Pos]) grow() {
	t.slots = make([]uint32, 2*len(t.slots))
	mask := uint32(len(t.slots) - 1)
	for id, p := range t.keys {
		hash := t.hash(p)
		i := uint32(hash) & mask
		for t.slots[i] != 0 {
			i = (i + 1) & mask
		}
		t.slots[i] = uint32(hash>>32)&^mask | (uint32(id) + 1)
	}
}
