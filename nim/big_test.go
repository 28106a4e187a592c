package nim

import (
	"math/big"
	"sync"
	"testing"

	"pgregory.net/rapid"
)

func TestBigConversions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawBig(t, "x")
		n := x.Int()
		if y, ok := BigFromInt(n); y != x || !ok {
			t.Fatalf("%v there and back: %v, %v", n, y, ok)
		}
		if got := x.bitLen(); got != n.BitLen() {
			t.Fatalf("%d digits, want %d", got, n.BitLen())
		}
		small, ok := x.Nimber()
		if ok != n.IsUint64() || ok && uint64(small) != n.Uint64() || !ok && small != 0 {
			t.Fatalf("as a Nimber: %d, %v", small, ok)
		}
		if ok && BigFromNimber(small) != x {
			t.Fatalf("from a Nimber: %v", BigFromNimber(small))
		}
		if x.isSmall() != (n.BitLen() <= 128) {
			t.Fatalf("in place: %v", x.isSmall())
		}
		d := uint(x.Degree())
		if bits := uint(n.BitLen()); d&(d-1) != 0 || bits > d || d > 1 && bits <= d/2 {
			t.Fatalf("degree %d for %d digits", d, bits)
		}

		y := drawBig(t, "y")
		if got, want := x.Compare(y), n.Cmp(y.Int()); got != want {
			t.Fatalf("Compare: %d, want %d", got, want)
		}
		if (x == y) != (x.Compare(y) == 0) {
			t.Fatal("== differs from Compare")
		}
		sum, _ := BigFromInt(new(big.Int).Xor(n, y.Int()))
		if got := x.Add(y); got != sum {
			t.Fatalf("x + y = %v, want %v", got, sum)
		}
		if x.Add(y).Add(y) != x || x.Add(x) != (Big{}) {
			t.Fatal("y is not its own negative")
		}
	})
	if _, ok := BigFromInt(big.NewInt(-1)); ok {
		t.Error("−1 is a nimber")
	}
	if x, ok := BigFromInt(new(big.Int)); x != (Big{}) || !ok {
		t.Errorf("0 is %v, %v", x, ok)
	}
}

// TestBigIsValue: equal values made by many goroutines are ==.
func TestBigIsValue(t *testing.T) {
	const goroutines = 8
	var results [goroutines]Big
	var wait sync.WaitGroup
	for i := range goroutines {
		wait.Add(1)
		go func() {
			defer wait.Done()
			x := MustParseBig("*340282366920938463463374607431768211456")
			for range 20 {
				x = x.Mul(x.Add(BigFromNimber(5)))
			}
			results[i] = x
		}()
	}
	wait.Wait()
	for _, x := range results {
		if x != results[0] || map[Big]int{x: 1}[results[0]] != 1 {
			t.Fatalf("%v and %v", x, results[0])
		}
	}
}
