package zermelo

import (
	"hash/maphash"
	"iter"
	"math"
	"math/bits"
)

// table numbers positions 0, 1, … in the order in which they are added.
//
// It is a hash table with open addressing. A slot is 32 bits: the low ones, as many as the number of a slot has, are
// one more than the number of a position, or 0 for an empty slot; the others are bits of the hash, so that a probe
// rarely looks at a position that is not the one looked for. So a position costs its own size and 5 to 11 bytes, and
// numbers do not depend on the seed of the hash.
type table[Pos comparable] struct {
	seed    maphash.Seed
	slots   []uint32
	keys    list[Pos]
	stopped func() bool // nobody needs the table any more; or nil
	late    bool        // it was found to be so

	touched uint32 // see touch
}

// mostPositions is the largest number of positions in a table. One bit is left for those that keep numbers of
// positions.
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
		if s := t.slots[i]; s&^mask == tag && *t.keys.at(s&mask - 1) == p {
			return s&mask - 1, true
		}
	}
	return 0, false
}

// place returns the number of p, whose hash is given, and adds p if it is not there and there are fewer than most
// positions; otherwise ok is false.
func (t *table[Pos]) place(p Pos, hash uint64, most int) (id uint32, isNew, ok bool) {
	mask := uint32(len(t.slots) - 1)
	tag := uint32(hash>>32) &^ mask
	i := uint32(hash) & mask
	for ; t.slots[i] != 0; i = (i + 1) & mask {
		if s := t.slots[i]; s&^mask == tag && *t.keys.at(s&mask - 1) == p {
			return s&mask - 1, false, true
		}
	}
	n := t.keys.len()
	if n >= most {
		return 0, false, false
	}
	id = uint32(n)
	t.keys.append(p)
	if t.slots[i] = tag | (id + 1); 4*n >= 3*len(t.slots) {
		t.grow()
	}
	return id, true, true
}

// together is how many positions are looked up or added at one go. If the processor meets the slots of so many without
// other work in between, it can wait for them all at the same time, and that is most of what a table that is not in the
// cache costs.
const together = 64

// touch reads the slot where the search for a hash begins, so that it is in the cache soon.
func (t *table[Pos]) touch(hash uint64) {
	t.touched |= t.slots[uint32(hash)&uint32(len(t.slots)-1)]
}

// growPoll is the number of positions after which a table that grows looks whether it is still needed.
const growPoll = 1 << 14

// grow doubles the number of slots, unless nobody needs the table any more and there is still room.
//
// A large table is filled region by region: what belongs into a region is gathered first, since the pages of all slots
// do not fit into the buffers of the processor that translate addresses, but those of a region do.
func (t *table[Pos]) grow() {
	old := t.slots
	isRoom := func() bool { return 8*t.keys.len() < 7*len(old) }
	if t.late && isRoom() {
		return
	}
	t.slots = make([]uint32, 2*len(old))
	if len(t.slots) <= largeTable {
		for id, p := range t.all() {
			t.insert(t.prepare(id, p))
		}
		return
	}
	var (
		shift   = bits.Len(uint(len(t.slots)-1)) - regionBits
		regions [1 << regionBits]int // how many are waiting
		waiting = make([]placed, gathered<<regionBits)
	)
	flush := func(r uint32) {
		from := int(r) * gathered
		for _, e := range waiting[from : from+regions[r]] {
			t.insert(e)
		}
		regions[r] = 0
	}
	for id, p := range t.all() {
		if id%growPoll == 0 && t.stopped != nil && t.stopped() && isRoom() {
			t.slots, t.late = old, true
			return
		}
		e := t.prepare(id, p)
		r := e.at >> shift
		waiting[int(r)*gathered+regions[r]] = e
		if regions[r]++; regions[r] == gathered {
			flush(r)
		}
	}
	for r := range regions {
		flush(uint32(r))
	}
}

// all returns the positions with their numbers.
func (t *table[Pos]) all() iter.Seq2[uint32, Pos] {
	return func(yield func(uint32, Pos) bool) {
		id := uint32(0)
		for _, part := range t.keys.parts {
			for _, p := range part {
				if !yield(id, p) {
					return
				}
				id++
			}
		}
	}
}

// prepare returns what the slot of p, with the number id, will hold.
func (t *table[Pos]) prepare(id uint32, p Pos) placed {
	hash, mask := t.hash(p), uint32(len(t.slots)-1)
	return placed{uint32(hash) & mask, uint32(hash>>32)&^mask | (id + 1)}
}

const (
	largeTable = 1 << 16 // slots
	regionBits = 8       // of the number of a region
	gathered   = 1 << 9  // how many are gathered at most before they come into a region
)

// placed is what a slot will hold, and where the search for it begins.
type placed struct{ at, slot uint32 }

// insert enters what is not in the table.
func (t *table[Pos]) insert(e placed) {
	mask := uint32(len(t.slots) - 1)
	i := e.at
	for t.slots[i] != 0 {
		i = (i + 1) & mask
	}
	t.slots[i] = e.slot
}
