package nim

import (
	"context"
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"
)

// someNimbers returns a power of two of random nimbers.
func someNimbers() []Nimber {
	random := rand.New(rand.NewPCG(1, 2))
	xs := make([]Nimber, 1<<8)
	for i := range xs {
		xs[i] = Nimber(random.Uint64())
	}
	return xs
}

// Each product of throughput is of other factors; each of latency has the result of the one before as a factor.
func BenchmarkMul(b *testing.B) {
	xs := someNimbers()
	for _, kernel := range kernels() {
		b.Run("kernel="+kernel.name+"/throughput", func(b *testing.B) {
			kernel.set(b)
			var i int
			var z Nimber
			for b.Loop() {
				z ^= xs[i%len(xs)].Mul(xs[(i+1)%len(xs)])
				i++
			}
			xs[0] ^= z
		})
		b.Run("kernel="+kernel.name+"/latency", func(b *testing.B) {
			kernel.set(b)
			z := xs[1]
			for b.Loop() {
				z = z.Mul(xs[2])
			}
			xs[0] ^= z
		})
	}
}

func BenchmarkInv(b *testing.B) {
	xs := someNimbers()
	for _, kernel := range kernels() {
		b.Run("kernel="+kernel.name, func(b *testing.B) {
			kernel.set(b)
			z := xs[1]
			for b.Loop() {
				z, _ = z.Inv()
				z ^= 5
			}
			xs[0] ^= z
		})
	}
}

func BenchmarkSquare(b *testing.B) {
	z := someNimbers()[0]
	for b.Loop() {
		z = z.Square()
	}
}

func BenchmarkSqrt(b *testing.B) {
	z := someNimbers()[0]
	for b.Loop() {
		z = z.Sqrt()
	}
}

func BenchmarkPow(b *testing.B) {
	xs := someNimbers()
	var i int
	for b.Loop() {
		xs[i%len(xs)].Pow(1<<64 - 2)
		i++
	}
}

func BenchmarkQuadratic(b *testing.B) {
	xs := someNimbers()
	var i int
	for b.Loop() {
		Quadratic(xs[i%len(xs)], xs[(i+1)%len(xs)], xs[(i+2)%len(xs)])
		i++
	}
}

func BenchmarkOrder(b *testing.B) {
	xs := someNimbers()
	var i int
	for b.Loop() {
		xs[i%len(xs)].Order()
		i++
	}
}

// The base has the largest order.
func BenchmarkLog(b *testing.B) {
	xs := someNimbers()
	var i int
	for b.Loop() {
		if _, ok := xs[i%len(xs)].Log(4294967302); !ok {
			b.Fatal("the base has not the largest order")
		}
		i++
	}
}

func BenchmarkMex(b *testing.B) {
	for _, n := range []int{10, 100, 1000} {
		b.Run(fmt.Sprintf("values=%d", n), func(b *testing.B) {
			values := make([]Nimber, n)
			for i, v := range rand.New(rand.NewPCG(1, 2)).Perm(n) {
				values[i] = Nimber(v)
			}
			for b.Loop() {
				Mex(values...)
			}
		})
	}
}

// someBig returns a random nimber below 2^digits.
func someBig(seed uint64, digits int) Big {
	random := rand.New(rand.NewPCG(1, seed))
	words := make([]uint64, digits/64)
	for i := range words {
		words[i] = random.Uint64()
	}
	return bigFromWords(words)
}

var bigSizes = []int{128, 256, 1024, 4096, 65536, 1 << 20}

func BenchmarkBigMul(b *testing.B) {
	for _, digits := range bigSizes {
		b.Run(fmt.Sprintf("digits=%d", digits), func(b *testing.B) {
			b.ReportAllocs()
			x, y := someBig(1, digits), someBig(2, digits)
			for b.Loop() {
				x.Mul(y)
			}
		})
	}
}

func BenchmarkBigInv(b *testing.B) {
	for _, digits := range bigSizes {
		b.Run(fmt.Sprintf("digits=%d", digits), func(b *testing.B) {
			b.ReportAllocs()
			x := someBig(1, digits)
			for b.Loop() {
				x.Inv()
			}
		})
	}
}

func BenchmarkBigOrder(b *testing.B) {
	for _, digits := range []int{128, 256, 4096} {
		b.Run(fmt.Sprintf("digits=%d", digits), func(b *testing.B) {
			x := someBig(1, digits)
			for b.Loop() {
				x.Order()
			}
		})
	}
}

func BenchmarkBigLog(b *testing.B) {
	base := MustParseBig("*18446744073709551618") // of the largest order below 2^128
	var seed uint64
	for b.Loop() {
		if _, ok, err := someBig(seed, 128).Log(context.Background(), base); !ok || err != nil {
			b.Fatal(ok, err)
		}
		seed++
	}
}

func BenchmarkParseBig(b *testing.B) {
	for _, digits := range []int{1000, 100_000, 1_000_000} {
		b.Run(fmt.Sprintf("decimals=%d", digits), func(b *testing.B) {
			text := "*" + new(big.Int).Sub(new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(digits)), nil), big.NewInt(1)).String()
			for b.Loop() {
				if _, err := ParseBig(text); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
