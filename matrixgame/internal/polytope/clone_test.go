package polytope

import (
	"testing"

	"pgregory.net/rapid"
)

// What is done with a copy leaves no mark on what was copied, and does the same.
func TestClone(t *testing.T) {
	for _, size := range []int64{1, 1 << 40, 1 << 62} {
		rapid.Check(t, func(t *rapid.T) {
			d, a := draw(t, 5, size)
			for range rapid.IntRange(0, 3).Draw(t, "raised") {
				d.Raise(rapid.IntRange(0, len(d.place)-1).Draw(t, "variable"))
			}
			before, free := values(t, d, a), d.Free()
			c := d.Clone()
			v := rapid.IntRange(0, len(d.place)-1).Draw(t, "variable")
			ok := c.Fix(v)
			for u, x := range values(t, d, a) {
				if x.Cmp(before[u]) != 0 || d.Free() != free {
					t.Fatalf("variable %d was %v and became %v", u, before[u], x)
				}
			}
			after := values(t, c, a)
			if d.Fix(v) != ok {
				t.Fatalf("variable %d: a copy does something else", v)
			}
			for u, x := range values(t, d, a) {
				if x.Cmp(after[u]) != 0 {
					t.Fatalf("variable %d is %v, and %v in a copy", u, x, after[u])
				}
			}
		})
	}
}
