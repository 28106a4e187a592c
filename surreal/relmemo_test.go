package surreal

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/internal/budget"
	"github.com/cgt-go/sdk/internal/countdown"
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
			m.add(k, bits, new(budget.Budget))
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

// A table that is interrupted while it grows has what it had, and room for more later.
func TestMemoInterrupted(t *testing.T) {
	interrupted, ended := 0, 0
	for looks := 0; looks < 80; looks += 1 + looks/8 { // the first is that of budget.New
		b := budget.New(countdown.New(looks, nil), 1)
		var m memo[int]
		var rels relMemo
		const keys = 6 * movedAtOnce
		kept, keptRels := 0, 0
		for i := range uint64(keys) {
			m.put(memoKey{1, i, 1}, int(i), &b)
			if m.used == kept+1 {
				kept++
			}
			rels.add(memoKey{3, i + 1, 0}, leTrue, &b)
			if rels.used == keptRels+1 {
				keptRels++
			}
		}
		if m.used != kept || rels.used != keptRels || (b.Err == nil) != (kept == keys && keptRels == keys) {
			t.Fatalf("%d looks: %d and %d of %d are kept, %d and %d in order: %v", looks, m.used, rels.used, keys, kept, keptRels, b.Err)
		}
		if b.Err != nil {
			interrupted++
		} else {
			ended++
		}
		for range 2 { // as it was left, and when it has all
			for i := range uint64(keys) {
				if v, ok := m.get(memoKey{1, i, 1}); ok != (i < uint64(kept)) || ok && v != int(i) {
					t.Fatalf("%d looks: %d of %d: %d, %v", looks, i, kept, v, ok)
				}
				if got := rels.get(memoKey{3, i + 1, 0}); (got == leTrue) != (i < uint64(keptRels)) || got&^leTrue != 0 {
					t.Fatalf("%d looks: %d of %d: %b", looks, i, keptRels, got)
				}
			}
			for i := range uint64(keys) {
				m.put(memoKey{1, i, 1}, int(i), new(budget.Budget))
				rels.add(memoKey{3, i + 1, 0}, leTrue, new(budget.Budget))
			}
			kept, keptRels = keys, keys
		}
	}
	if interrupted < 10 || ended < 3 {
		t.Errorf("%d were interrupted and %d were not", interrupted, ended)
	}
}
