package heaps

import (
	"context"
	"math/bits"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/internal/detector"
)

// oneByOne finds n values without blocks and without groups of four.
func oneByOne(t *testing.T, c Code, n int) *sparse {
	s, ok := newSparse(c)
	if !ok {
		t.Fatalf("%v is not for this engine", c)
	}
	for s.len() < n {
		if s.len() >= s.review {
			s.chooseMap()
			s.blocks = nil
		}
		if err := s.nextOne(); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestBlocks compares the values found in blocks with those found one by one, for games with few and many rare heaps,
// with and without the parity of heaps in the map, and with unequal and equal heaps.
func TestBlocks(t *testing.T) {
	games := []string{"0.77", "0.6", "0.07", "4!.0", "0.104", "0.106", "0.127", "0.054", "0.3!74", "4!.6!", "0.17=4", "0.51"}
	if detector.On {
		games = []string{"0.104", "0.354", "0.3!74"}
	}
	for _, text := range games {
		t.Run(text, func(t *testing.T) {
			n := 20_000
			if detector.On {
				n = 9_000
			}
			c := MustParseCode(text)
			s, _ := newSparse(c)
			if err := s.extend(t.Context(), n); err != nil {
				t.Fatal(err)
			}
			if want := oneByOne(t, c, n); !slices.Equal(s.slice(0, n), want.slice(0, n)) {
				t.Error("the values differ")
			}
			checkSparse(t, s)
		})
	}
}

// checkSparse checks what is kept beside the values.
func checkSparse(t *testing.T, s *sparse) {
	t.Helper()
	var rares []rare
	counts := [2][]int{make([]int, s.size), make([]int, s.size)}
	for n := range s.len() {
		v := s.at(n)
		if n > 0 {
			counts[n&1][v]++
		}
		if n > 0 && s.isRare(v, n) {
			rares = append(rares, rare{uint32(n), v})
		}
	}
	if b := s.blocks; b != nil {
		for n := s.len() - b.window + 128; n <= s.len()-64; n += 7 {
			for v := range s.size {
				var want uint64
				for i := range 64 {
					if int(s.at(n+i)) == v {
						want |= 1 << i
					}
				}
				if got := b.with(uint16(v), n); got != want {
					t.Fatalf("of the heaps from %d on %064b have the value %d, not %064b", n, want, v, got)
				}
			}
		}
	}
	if !slices.Equal(rares, s.rares) || !slices.Equal(counts[0], s.counts[0]) || !slices.Equal(counts[1], s.counts[1]) {
		t.Error("the rare heaps or the counts are wrong")
	}
}

// TestSplitSumsByMap checks the argument of the engine: two rare or two common heaps are worth something that goes to
// 0, a rare and a common one something that goes to 1.
func TestSplitSumsByMap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := &sparse{
			mask: rapid.Uint16().Draw(t, "mask"), parity: rapid.Uint16Range(0, 1).Draw(t, "parity"),
			splits: []split{{t: rapid.IntRange(0, 5).Draw(t, "t")}},
		}
		a, b := rapid.IntRange(1, 99).Draw(t, "a"), rapid.IntRange(1, 99).Draw(t, "b")
		v, w := rapid.Uint16().Draw(t, "v"), rapid.Uint16().Draw(t, "w")
		if s.goesToOne(v^w, a+b) != (s.isRare(v, a) != s.isRare(w, b)) {
			t.Fatal("the map is not linear")
		}
		if s.goesToOne(v, a) != ((bits.OnesCount16(v&s.mask)+int(s.parity)*a)%2 == 1) {
			t.Fatal("the map is another one")
		}
	})
}

// TestLargeValues goes over to the other engine where values get too large for two bytes.
func TestLargeValues(t *testing.T) {
	s := &Sequence{Code: Officers()}
	if err := s.Extend(context.Background(), 100); err != nil {
		t.Fatal(err)
	}
	var values []uint32
	for _, v := range s.All() {
		values = append(values, uint32(v))
	}
	s.engine = &tooLarge{engine: s.engine}
	if err := s.Extend(context.Background(), 300); err != nil {
		t.Fatal(err)
	}
	if _, ok := s.engine.(*general); !ok {
		t.Error("the engine is still the same")
	}
	for n, v := range values {
		if uint32(s.At(n)) != v {
			t.Fatalf("the value of %d has become %d", n, s.At(n))
		}
	}
	if err := s.Verify(context.Background(), 0, 300); err != nil {
		t.Error(err)
	}
}

// tooLarge is an engine that can go no further.
type tooLarge struct{ engine }

func (tooLarge) extend(context.Context, int) error { return errLarge }
