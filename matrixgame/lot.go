package matrixgame

import (
	"math/big"
	"math/rand/v2"
	"slices"
)

// lot draws numbers with given weights, exactly.
type lot struct {
	ends  []*big.Int // sums of the weights up to each number
	total *big.Int
}

// newLot returns the lot with these weights, whose sum is not 0.
func newLot(weights []*big.Int) *lot {
	l := &lot{total: new(big.Int)}
	for _, w := range weights {
		l.total = new(big.Int).Add(l.total, w)
		l.ends = append(l.ends, l.total)
	}
	return l
}

// draw returns a number.
func (l *lot) draw(r *rand.Rand) int {
	x := below(r, l.total)
	k, _ := slices.BinarySearchFunc(l.ends, x, func(end, x *big.Int) int {
		if end.Cmp(x) <= 0 {
			return -1
		}
		return 1
	})
	return k
}

// below returns an integer from 0 to n−1, each as likely as the others.
func below(r *rand.Rand, n *big.Int) *big.Int {
	if n.IsUint64() {
		return new(big.Int).SetUint64(r.Uint64N(n.Uint64()))
	}
	const word = 64
	bits := n.BitLen()
	x, w := new(big.Int), new(big.Int)
	for {
		x.SetInt64(0)
		for k := 0; k < bits; k += word {
			x.Or(x.Lsh(x, word), w.SetUint64(r.Uint64()))
		}
		if x.Rsh(x, uint(-bits)%word); x.Cmp(n) < 0 {
			return x
		}
	}
}

// random returns the source of random numbers for a seed.
func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }
