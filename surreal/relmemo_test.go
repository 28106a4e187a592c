package surreal

import (
	"testing"

	"pgregory.net/rapid"
)

// A relMemo is a map from pairs to bits, whatever the numbers of the nodes are.
func TestRelMemo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var m relMemo
		want := map[memoKey]relBits{}
		number := rapid.OneOf(rapid.Uint64Range(1, 40), rapid.Uint64Range(1<<nearBits-3, 1<<nearBits+3), rapid.Uint64Range(1<<62, 1<<62+3))
		key := rapid.Custom(func(t *rapid.T) memoKey {
			n := &node{id: number.Draw(t, "first")}
			if rapid.Bool().Draw(t, "inline") {
				return keyOf(n, Up(rapid.Int64Range(-3, 3).Draw(t, "ups")))
			}
			return keyOf(n, Game{n: &node{id: number.Draw(t, "second")}})
		})
		for range rapid.IntRange(0, 300).Draw(t, "steps") {
			k := key.Draw(t, "key")
			if got := m.get(k); got != want[k] {
				t.Fatalf("%v has %b, want %b", k, got, want[k])
			}
			bits := relBits(rapid.IntRange(1, 15).Draw(t, "bits"))
			m.add(k, bits)
			want[k] |= bits
			if rapid.IntRange(0, 200).Draw(t, "forget") == 0 {
				m.forget(0)
				clear(want)
			}
		}
		for k, bits := range want {
			if got := m.get(k); got != bits {
				t.Fatalf("in the end %v has %b, want %b", k, got, bits)
			}
		}
		if m.forget(len(want)); m.used+m.far.used != len(want) {
			t.Fatalf("%d and %d results, want %d", m.used, m.far.used, len(want))
		}
	})
}

// Tables of so many results that their buckets are split, unevenly.
func TestLargeMemos(t *testing.T) {
	const keys = 8 * mostSlots
	key := func(i int) memoKey { return memoKey{3, uint64(i), 0} }
	near := func(i int) memoKey { return memoKey{2*uint64(i%7) + 3, uint64(i) + 1, 0} }
	var m memo[int]
	var rels relMemo
	check := func(n int) {
		for i := range keys {
			if v, ok := m.get(key(i)); ok != (i < n) || ok && v != i {
				t.Fatalf("of %d, %d: %d, %v", n, i, v, ok)
			}
			if got, want := rels.get(near(i)), relBits(1+i%15); i < n && got != want || i >= n && got != 0 {
				t.Fatalf("of %d, %d: %b, want %b", n, i, got, want)
			}
		}
	}
	for i := range keys {
		if i == 3*mostSlots/4 || i == 2*mostSlots {
			check(i)
		}
		m.put(key(i), -1)
		m.put(key(i), i)
		rels.add(near(i), relBits(1+i%15)&5)
		rels.add(near(i), relBits(1+i%15))
	}
	check(keys)
	if m.used != keys || rels.used != keys {
		t.Errorf("%d and %d results, want %d", m.used, rels.used, keys)
	}
	sizes := 0
	buckets := map[*memoBucket[int]]bool{}
	for i, e := range m.buckets.entries {
		p := e.bucket
		if buckets[p] != (i&(1<<(64-m.buckets.shift-e.depth)-1) != 0) {
			t.Errorf("bucket %d has depth %d, and is new: %v", i, e.depth, !buckets[p])
		}
		if !buckets[p] {
			sizes += p.used
		}
		buckets[p] = true
		if len(p.table) > mostSlots {
			t.Errorf("a bucket has %d slots", len(p.table))
		}
	}
	if sizes != keys || len(buckets) < keys/mostSlots {
		t.Errorf("%d buckets have %d of %d results", len(buckets), sizes, keys)
	}
	m.forget(keys)
	rels.forget(keys)
	check(keys)
	m.forget(keys - 1)
	rels.forget(keys - 1)
	check(0)
}
