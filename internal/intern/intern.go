// Package intern keeps one copy of each of many equal immutable values, so that pointers to them
// can be compared instead of the values, and lets go of those that nobody else holds.
package intern

import (
	"sync"
	"weak"
)

// Table holds values of type T weakly: a value that is reachable from nowhere else is collected, and
// its slot is reclaimed when the table would otherwise grow. So the table is never larger than a
// constant times the largest number of values that were alive together since it last grew. The zero
// Table is empty and ready for use. It is safe for concurrent use.
type Table[T any] struct {
	shards [shardCount]shard[T]
}

const (
	shardBits  = 6 // enough to keep a few dozen goroutines apart
	shardCount = 1 << shardBits
	minSlots   = 64
)

type shard[T any] struct {
	mu    sync.Mutex
	slots []slot[T] // open addressing with linear probing; the length is 0 or a power of two
	used  int       // slots that are not empty, whether their value is still alive or not
	_     [64]byte  // keep the locks of neighbours on different cache lines
}

// slot is empty if p is the zero weak pointer. The hash stands beside the pointer so that a probe
// rarely touches a value it is not looking for.
type slot[T any] struct {
	hash uint64
	p    weak.Pointer[T]
}

// Get returns the value of the table that equal finds to be the same as key, or else adds and returns
// what create makes of key. The hash must be the same for equal keys, and well mixed: its high bits
// choose a shard and its low bits a slot. Both functions are called with a lock held: they must not
// call Get on the same table.
func Get[T, K any](t *Table[T], hash uint64, key K, equal func(*T, K) bool, create func(K) *T) *T {
	s := &t.shards[hash>>(64-shardBits)]
	s.mu.Lock()
	defer s.mu.Unlock()
	if 4*s.used >= 3*len(s.slots) {
		s.grow()
	}
	mask := uint64(len(s.slots) - 1)
	i := hash & mask
	for ; s.slots[i].p != (weak.Pointer[T]{}); i = (i + 1) & mask {
		if s.slots[i].hash != hash {
			continue
		}
		if v := s.slots[i].p.Value(); v != nil && equal(v, key) {
			return v
		}
	}
	v := create(key)
	s.slots[i] = slot[T]{hash, weak.Make(v)}
	s.used++
	return v
}

// grow drops the slots whose values are gone and makes room for as many again as are left.
func (s *shard[T]) grow() {
	live := 0
	for i := range s.slots {
		if s.slots[i].p.Value() != nil {
			live++
		}
	}
	size := minSlots
	for size < 4*live {
		size *= 2
	}
	old := s.slots
	s.slots, s.used = make([]slot[T], size), 0
	mask := uint64(size - 1)
	for _, o := range old {
		if o.p.Value() == nil {
			continue
		}
		i := o.hash & mask
		for s.slots[i].p != (weak.Pointer[T]{}) {
			i = (i + 1) & mask
		}
		s.slots[i] = o
		s.used++
	}
}

// Stats returns the number of values alive in the table and the number of slots it has.
func (t *Table[T]) Stats() (live, slots int) {
	for i := range t.shards {
		s := &t.shards[i]
		s.mu.Lock()
		slots += len(s.slots)
		for j := range s.slots {
			if s.slots[j].p.Value() != nil {
				live++
			}
		}
		s.mu.Unlock()
	}
	return live, slots
}

// Mix returns a hash of h and x in which every bit depends on every bit of both. Start from any
// constant and mix in one word after another.
func Mix(h, x uint64) uint64 {
	h = (h ^ x) * 0x9e3779b97f4a7c15
	h ^= h >> 32
	h *= 0xd6e8feb86659fd93
	return h ^ h>>29
}
