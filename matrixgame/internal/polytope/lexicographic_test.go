package polytope

import (
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// Entering goes to vertices, and where it has a choice it does what is right for right sides that are a little larger.
func TestEnter(t *testing.T) {
	ties := 0
	rapid.Check(t, func(t *rapid.T) {
		d, a := draw(t, 5, rapid.SampledFrom([]int64{1, 3, 1 << 40}).Draw(t, "size"))
		first := slices.Clone(d.basic)
		// The same with right sides 1 + ε, 1 + ε², …, all multiplied by a power of 1/ε.
		right, rows := make([]*big.Int, len(a)), make([][]*big.Int, len(a))
		const step = 1000
		for i := range right {
			right[i] = new(big.Int).Lsh(big.NewInt(1), uint(step*len(a)))
			right[i].Add(right[i], new(big.Int).Lsh(big.NewInt(1), uint(step*(len(a)-1-i))))
			for _, x := range a[i] {
				rows[i] = append(rows[i], big.NewInt(x))
			}
		}
		e := New(d.stop, d.basic, d.free, right, rows)
		for range rapid.IntRange(1, 12).Draw(t, "steps") {
			if d.IsDegenerate() {
				ties++
			}
			v := rapid.SampledFrom(d.free).Draw(t, "variable")
			left, ok := d.Enter(v, first)
			want, okToo := e.Enter(v, nil)
			if left != want || !ok || !okToo {
				t.Fatalf("%d leaves for %d, want %d (%v, %v)", left, v, want, ok, okToo)
			}
			values(t, d, a)
		}
	})
	if ties == 0 && !testing.Short() { // with -short few dictionaries are drawn
		t.Error("no vertex was degenerate")
	}
}
