package heaps

import (
	"testing"

	"pgregory.net/rapid"
)

// TestReaches compares with the list of moves.
func TestReaches(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.SampledFrom([]string{"0.77", "0.6", "4!.3", "0.137!", "0.34=7", "0.2C=4!", "4!.008="}).Draw(t, "code")
		s, _ := newSparse(MustParseCode(text))
		n := rapid.IntRange(1, 80).Draw(t, "n")
		if err := s.extend(t.Context(), n); err != nil {
			t.Fatal(err)
		}
		want := map[uint16]bool{}
		for rest := range MustParseCode(text).rests(n) {
			var v uint16
			for _, m := range rest {
				v ^= s.at(m)
			}
			want[v] = true
		}
		for v := range uint16(40) {
			if s.reaches(n, v) != want[v] {
				t.Fatalf("%s: from %d a move reaches %d: %v", text, n, v, !want[v])
			}
		}
	})
}

// TestSettleLarge refuses a value that does not fit.
func TestSettleLarge(t *testing.T) {
	s, _ := newSparse(Officers())
	if err := s.settle(&s.table[0], 1, 1<<16, -1); err != errLarge || s.len() != 1 {
		t.Errorf("%v", err)
	}
}
