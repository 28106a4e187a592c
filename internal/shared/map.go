// Package shared keeps what several goroutines find together.
package shared

import (
	"hash/maphash"
	"iter"
	"sync"
	"sync/atomic"
)

// Map is a map for several goroutines at once, in shards with a lock each: with one lock for all,
// goroutines that look something up a million times in a second would mostly wait, and a [sync.Map] would
// allocate for each entry.
type Map[K comparable, V any] struct {
	seed   maphash.Seed
	size   atomic.Int64
	shards [shardCount]shard[K, V]
}

const shardCount = 64 // enough to keep a few dozen goroutines apart

type shard[K comparable, V any] struct {
	mu sync.Mutex
	m  map[K]V
	_  [64]byte // keep the locks of neighbours on different cache lines
}

// NewMap returns an empty map.
func NewMap[K comparable, V any]() *Map[K, V] {
	m := &Map[K, V]{seed: maphash.MakeSeed()}
	for i := range m.shards {
		m.shards[i].m = map[K]V{}
	}
	return m
}

func (m *Map[K, V]) shard(k K) *shard[K, V] {
	return &m.shards[maphash.Comparable(m.seed, k)%shardCount]
}

// Load returns the value for k, if there is one.
func (m *Map[K, V]) Load(k K) (v V, ok bool) {
	s := m.shard(k)
	s.mu.Lock()
	defer s.mu.Unlock()
	v, ok = s.m[k]
	return v, ok
}

// Store sets the value for k.
func (m *Map[K, V]) Store(k K, v V) {
	s := m.shard(k)
	s.mu.Lock()
	defer s.mu.Unlock()
	before := len(s.m)
	s.m[k] = v
	m.size.Add(int64(len(s.m) - before))
}

// LoadOrStore returns the value for k; if there is none, it sets it to v first.
func (m *Map[K, V]) LoadOrStore(k K, v V) V {
	s := m.shard(k)
	s.mu.Lock()
	defer s.mu.Unlock()
	if old, ok := s.m[k]; ok {
		return old
	}
	s.m[k] = v
	m.size.Add(1)
	return v
}

// Len returns the number of entries.
func (m *Map[K, V]) Len() int { return int(m.size.Load()) }

// All returns the entries in no particular order. The loop must not use the map, nor must others store meanwhile
// what the loop is to see.
func (m *Map[K, V]) All() iter.Seq2[K, V] {
	return func(yield func(K, V) bool) {
		for i := range m.shards {
			if !m.shards[i].all(yield) {
				return
			}
		}
	}
}

func (s *shard[K, V]) all(yield func(K, V) bool) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	for k, v := range s.m {
		if !yield(k, v) {
			return false
		}
	}
	return true
}
