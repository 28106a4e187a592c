package infinite_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/cgt-go/sdk/zermelo/infinite"
)

// FuzzParity compares the methods with the textbook on the graph that some bytes stand for: each has a vertex with its
// owner, its priority and up to two moves.
func FuzzParity(f *testing.F) {
	f.Add([]byte{1, 2, 3, 4})
	f.Add([]byte("a game without end"))
	f.Fuzz(func(t *testing.T, data []byte) {
		n := min(len(data)/2, 12)
		if n == 0 {
			return
		}
		b := &board{}
		for v := range n {
			x, y := int(data[2*v]), int(data[2*v+1])
			b.add(x/2%8, x%2, y%n, y/n%n)
		}
		g := b.graph(t)
		winners := b.solve()
		for _, m := range methods {
			s, err := (&infinite.Solver{Method: m}).Parity(context.Background(), g)
			check(t, b, fmt.Sprint(m), s, err, winners)
		}
	})
}
