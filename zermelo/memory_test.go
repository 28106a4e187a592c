package zermelo

import (
	"maps"
	"math/bits"
	"testing"

	"pgregory.net/rapid"
)

// TestMemory compares a memory with a map, also with a hash under which nearly all keys collide. What took much work is
// kept.
func TestMemory(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		spread := rapid.SampledFrom([]uint64{1, 3, 1 << 40}).Draw(t, "spread")
		hash := func(k int) uint64 { return uint64(k) * 0x9e3779b97f4a7c15 % spread }
		most := rapid.IntRange(1, 40).Draw(t, "most")
		m := newMemory[int, string](most, hash, nil)
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
	m := newMemory[int, int](8, hash, nil)
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

// TestTake compares what a memory takes over from others with maps. It must not depend on the hash.
func TestTake(t *testing.T) {
	type entry struct{ value, work int }
	rapid.Check(t, func(t *rapid.T) {
		most := rapid.IntRange(1, 60).Draw(t, "most")
		rounds := rapid.SliceOfN(rapid.MapOfN(rapid.IntRange(0, 50), rapid.IntRange(1, 1000), 0, 40), 1, 6).Draw(t, "rounds")
		isOnPath := rapid.IntRange(0, 50).Draw(t, "on the path")
		var first map[int]entry
		for i, spread := range []uint64{1 << 40, 3, 1} {
			hash := func(k int) uint64 { return uint64(k+1) * 0x9e3779b97f4a7c15 % spread }
			m := newMemory[int, int](most, hash, nil)
			all := map[int]entry{}
			for _, round := range rounds {
				o := m.over(1000)
				for k, n := range round {
					if k == isOnPath {
						o.add(k, hash(k), onPath)
						continue
					}
					if e := o.at(o.find(k, hash(k)), k, hash(k)); e != nil && e.e != all[k].value {
						t.Fatalf("%d: %+v, want %+v", k, e, all[k])
					}
					o.close(o.add(k, hash(k), onPath), n, n)
				}
				m.take(o, 2, func(e, more *slot[int, int]) {
					e.e += more.e
					e.work = max(e.work, more.work)
				})
				next := map[int]entry{}
				for i := range m.slots {
					s := &m.slots[i]
					if s.state == free {
						continue
					}
					want := all[s.key] // if it was not taken over
					switch n := round[s.key]; {
					case n > 1 && s.e == n: // it is new, or what there was has been forgotten
						want = entry{n, bits.Len(uint(n))}
					case n > 1 && s.e != want.value:
						want = entry{want.value + n, max(want.work, bits.Len(uint(n)))}
					}
					if next[s.key] = (entry{s.e, int(s.work)}); next[s.key] != want || want.work == 0 || s.key == isOnPath {
						t.Fatalf("%d: %+v, want %+v", s.key, s, want)
					}
				}
				if all = next; len(all) != m.used || m.used > most {
					t.Fatalf("%d entries, used are %d, and %d are allowed", len(all), m.used, most)
				}
			}
			if i == 0 {
				first = all
			}
			if !maps.Equal(all, first) {
				t.Fatalf("%v, and with another hash %v", all, first)
			}
		}
	})
	// What is taken over is found, if there is room.
	m := newMemory[int, int](100, func(k int) uint64 { return uint64(k) }, nil)
	o := m.over(100)
	for k := range 100 {
		o.close(o.add(k, uint64(k), onPath), 1+k%3, k)
	}
	m.take(o, 2, nil)
	for k := range 100 {
		if place := m.find(k, uint64(k)); place >= 0 != (k%3 > 0) || place >= 0 && m.slots[place].e != k {
			t.Errorf("%d is at %d", k, place)
		}
	}
	o.clear()
	if o.used != 0 || o.find(1, 1) >= 0 || o.at(-1, 1, 1) == nil || o.at(-1, 0, 0) != nil {
		t.Error("a memory that was cleared has entries")
	}
}
