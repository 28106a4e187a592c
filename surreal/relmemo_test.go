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
