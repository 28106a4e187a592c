package shared

import (
	"maps"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// A Map does what a map does.
func TestMap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m, want := NewMap[int, string](), map[int]string{}
		for range rapid.IntRange(0, 50).Draw(t, "stores") {
			k, v := rapid.IntRange(-10, 10).Draw(t, "key"), rapid.String().Draw(t, "value")
			if rapid.Bool().Draw(t, "keep") {
				if w, there := want[k]; there {
					v = w
				}
				if got := m.LoadOrStore(k, v); got != v {
					t.Fatalf("LoadOrStore(%d) = %q, want %q", k, got, v)
				}
			} else {
				m.Store(k, v)
			}
			want[k] = v
		}
		for k := -11; k <= 11; k++ {
			v, ok := m.Load(k)
			if w, there := want[k]; v != w || ok != there {
				t.Fatalf("Load(%d) = %q, %v, want %q, %v", k, v, ok, w, there)
			}
		}
		if m.Len() != len(want) {
			t.Fatalf("Len() = %d, want %d", m.Len(), len(want))
		}
		if diff := cmp.Diff(want, maps.Collect(m.All())); diff != "" {
			t.Fatal(diff)
		}
		seen := 0
		for range m.All() {
			if seen++; seen == 1 {
				break
			}
		}
		if seen != min(1, len(want)) {
			t.Fatalf("the loop went on after a break, to %d entries", seen)
		}
	})
}

func TestMapConcurrently(t *testing.T) {
	const goroutines, keys = 8, 2000
	m := NewMap[int, int]()
	var wg sync.WaitGroup
	for g := range goroutines {
		wg.Go(func() {
			for i := range keys {
				k := (i*7 + g*keys/goroutines) % keys
				if v, ok := m.Load(k); ok && v != -k {
					t.Errorf("Load(%d) = %d", k, v)
				}
				m.Store(k, -k)
			}
		})
	}
	wg.Wait()
	if m.Len() != keys {
		t.Errorf("%d entries, want %d", m.Len(), keys)
	}
}
