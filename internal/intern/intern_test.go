package intern

import (
	"fmt"
	"runtime"
	"sync"
	"testing"
)

type word struct{ s string }

func equalWord(w *word, s string) bool { return w.s == s }
func newWord(s string) *word           { return &word{s} }

func hashWord(s string) uint64 {
	h := uint64(1)
	for i := range len(s) {
		h = Mix(h, uint64(s[i]))
	}
	return h
}

func TestGetReturnsOneCopy(t *testing.T) {
	hashes := map[string]func(string) uint64{
		"mixed":    hashWord,
		"constant": func(string) uint64 { return 7 }, // every probe must compare contents
	}
	for name, hash := range hashes {
		t.Run(name, func(t *testing.T) {
			var table Table[word]
			first := map[string]*word{}
			for round := range 3 {
				for i := range 500 {
					s := fmt.Sprint(i)
					w := Get(&table, hash(s), s, equalWord, newWord)
					if w.s != s {
						t.Fatalf("Get(%q) returned %q", s, w.s)
					}
					if round == 0 {
						first[s] = w
					} else if first[s] != w {
						t.Fatalf("Get(%q) returned a second copy", s)
					}
				}
			}
			if live, _ := table.Stats(); live != 500 {
				t.Errorf("%d values alive, want 500", live)
			}
			runtime.KeepAlive(first)
		})
	}
}

func TestGetConcurrently(t *testing.T) {
	var table Table[word]
	const goroutines, words = 8, 2000
	got := make([][]*word, goroutines)
	var wg sync.WaitGroup
	for g := range goroutines {
		wg.Go(func() {
			for i := range words {
				s := fmt.Sprint((i*7 + g*words/goroutines) % words)
				got[g] = append(got[g], Get(&table, hashWord(s), s, equalWord, newWord))
			}
		})
	}
	wg.Wait()
	seen := map[string]*word{}
	for _, ws := range got {
		for _, w := range ws {
			if v, ok := seen[w.s]; ok && v != w {
				t.Fatalf("two copies of %q", w.s)
			}
			seen[w.s] = w
		}
	}
	if len(seen) != words {
		t.Errorf("%d words, want %d", len(seen), words)
	}
}

func TestDroppedValuesAreReclaimed(t *testing.T) {
	var table Table[word]
	for i := range 1_000_000 {
		s := fmt.Sprint(i)
		Get(&table, hashWord(s), s, equalWord, newWord)
		if i%100_000 == 99_999 {
			runtime.GC()
		}
	}
	runtime.GC()
	// At most 100,000 values are alive between two collections; a table with room for all
	// million would have more than a million slots.
	if live, slots := table.Stats(); live > 1000 || slots > 700_000 {
		t.Errorf("after dropping a million values: %d alive, %d slots", live, slots)
	}
}
