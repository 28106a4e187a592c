package zermelo

import (
	"testing"

	"pgregory.net/rapid"
)

// TestMemory compares a memory with a map, also with a hash under which nearly all keys collide. What took much work is kept.
func TestMemory(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		spread := rapid.SampledFrom([]uint64{1, 3, 1 << 40}).Draw(t, "spread")
		hash := func(k int) uint64 { return uint64(k) * 0x9e3779b97f4a7c15 % spread }
		most := rapid.IntRange(1, 40).Draw(t, "most")
		m := newMemory[int, string](most, hash)
		work := map[int]int{}
		for i, n := range rapid.SliceOfN(rapid.IntRange(1, 1000), 1, 200).Draw(t, "work") {
			if m.find(i, hash(i)) >= 0 {
				t.Fatalf("%d is there already", i)
			}
			m.close(m.add(i, hash(i), onPath), n, string(rune('a'+i%26)))
			work[i] = n
			if m.used > most {
				t.Fatalf("%d entries, and %d are allowed", m.used, most)
			}
			found := 0
			for k := range i + 1 {
				if place := m.find(k, hash(k)); place >= 0 {
					found++
					if s := m.slots[place]; s.e != string(rune('a'+k%26)) || s.key != k || 1<<s.work <= work[k] || 1<<s.work > 2*work[k] {
						t.Fatalf("%d: %+v", k, s)
					}
				}
			}
			if found != m.used || m.find(i, hash(i)) < 0 {
				t.Fatalf("%d of %d found", found, m.used)
			}
		}
	})
	// Entries on the path stay, however many they are, and after them the one with most work.
	hash := func(k int) uint64 { return uint64(k) }
	m := newMemory[int, int](8, hash)
	m.close(m.add(-1, hash(-1), onPath), 1<<20, 0)
	for i := range 100 {
		m.add(i, hash(i), onPath)
	}
	for i := range 100 {
		if m.find(i, hash(i)) < 0 {
			t.Errorf("%d was forgotten", i)
		}
	}
}
