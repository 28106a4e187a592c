package linear

import (
	"context"
	"errors"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/internal/modular"
)

// check checks that a solution is one, with a positive denominator.
func check(t *testing.T, n int, a, b, num []*big.Int, den *big.Int, isTransposed bool) {
	t.Helper()
	var x big.Int
	for i := range n {
		left := new(big.Int)
		for j := range n {
			k := i*n + j
			if isTransposed {
				k = j*n + i
			}
			left.Add(left, x.Mul(a[k], num[j]))
		}
		if left.Cmp(x.Mul(b[i], den)) != 0 {
			t.Fatalf("%v·x = %v (transposed: %v): %v/%v", a, b, isTransposed, num, den)
		}
	}
	if den.Sign() <= 0 {
		t.Fatalf("the denominator is %v", den)
	}
}

// numbers of many kinds: small ones, such as need many digits, multiples of the prime, zeros.
func number(r *rand.Rand, kind int) *big.Int {
	switch x := big.NewInt(r.Int64N(199) - 99); kind {
	case 0:
		return x
	case 1:
		return x.Lsh(x, uint(r.IntN(200)))
	case 2:
		return x.Mul(x, prime)
	case 3:
		return x.SetInt64(r.Int64N(3) - 1)
	case 6:
		return x.Mul(x, big.NewInt(r.Int64N(1<<55)))
	default:
		if r.IntN(4) > 0 {
			x.SetInt64(0)
		}
		return x
	}
}

func TestSolve(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 7))
	solved, singular := 0, 0
	forms := map[string]int{}
	for round := range 400 {
		n, kind := r.IntN(7)+1, round%7
		if round < 7 {
			n = 20
		}
		a, b := make([]*big.Int, n*n), make([]*big.Int, n)
		for i := range a {
			a[i] = number(r, kind)
			if kind == 5 && i%(n+1) != 0 {
				a[i] = new(big.Int)
			}
		}
		for i := range b {
			b[i] = number(r, r.IntN(4))
		}
		s, err := New(t.Context(), n, a)
		if err != nil {
			t.Fatal(err)
		}
		for _, isTransposed := range []bool{false, true} {
			num, den, err := s.solve(t.Context(), b, nil, isTransposed)
			if _, _, bad := s.eliminate(t.Context(), b, isTransposed); err != nil || bad != nil {
				if !errors.Is(err, ErrSingular) || !errors.Is(bad, ErrSingular) {
					t.Fatalf("%v: %v, and by elimination %v", a, err, bad)
				}
				singular++
				continue
			}
			solved++
			switch { // what is left of the right-hand side at least
			case s.words == nil:
				forms["bigs"]++
			case s.size > wordBits:
				forms["pairs"]++
			default:
				forms["words"]++
			}
			check(t, n, a, b, num, den, isTransposed)
			for _, hint := range []*big.Int{big.NewInt(1), den, new(big.Int).Mul(den, big.NewInt(6)), big.NewInt(1 << 40)} {
				num, den, err := s.solve(t.Context(), b, hint, isTransposed)
				if err != nil {
					t.Fatal(err)
				}
				check(t, n, a, b, num, den, isTransposed)
			}
		}
	}
	for _, form := range []string{"words", "pairs", "bigs"} {
		if forms[form] < 50 {
			t.Errorf("%d systems in %s", forms[form], form)
		}
	}
	if solved < 300 || singular < 20 {
		t.Errorf("%d solved and %d singular", solved, singular)
	}
}

// A matrix that is singular modulo the prime only.
func TestSingularModulo(t *testing.T) {
	a := []*big.Int{big.NewInt(modular.Prime), big.NewInt(3), new(big.Int), big.NewInt(2)}
	b := []*big.Int{big.NewInt(1), big.NewInt(5)}
	s, err := New(t.Context(), 2, a)
	if err != nil {
		t.Fatal(err)
	}
	num, den, err := s.Solve(t.Context(), b, nil)
	if err != nil {
		t.Fatal(err)
	}
	check(t, 2, a, b, num, den, false)
	if num, den, err = s.SolveTransposed(t.Context(), b, nil); err != nil {
		t.Fatal(err)
	}
	check(t, 2, a, b, num, den, true)
}

// A number that looks like a numerator although it is none: 5/12288 modulo the square of the prime.
func TestSmallByChance(t *testing.T) {
	var a []*big.Int
	for _, x := range []int64{60, 45, -60, -60, 48, -15, 16, -12, -49, 42, 0, -42, 1, 1, 1, 0} {
		a = append(a, big.NewInt(x))
	}
	b := []*big.Int{new(big.Int), new(big.Int), new(big.Int), big.NewInt(-1)}
	s, err := New(t.Context(), 4, a)
	if err != nil {
		t.Fatal(err)
	}
	num, den, err := s.SolveTransposed(t.Context(), b, nil)
	if err != nil {
		t.Fatal(err)
	}
	check(t, 4, a, b, num, den, true)
}

func TestDone(t *testing.T) {
	one := []*big.Int{big.NewInt(1)}
	s, err := New(t.Context(), 1, one)
	if err != nil {
		t.Fatal(err)
	}
	why := errors.New("why")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(why)
	if _, err := New(ctx, 1, one); !errors.Is(err, why) {
		t.Error(err)
	}
	if _, _, err := s.Solve(ctx, one, nil); !errors.Is(err, why) {
		t.Error(err)
	}
	if _, _, err := s.eliminate(ctx, one, false); !errors.Is(err, why) {
		t.Error(err)
	}
}

func TestPair(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 9))
	for range 2000 {
		x := new(big.Int).Mul(big.NewInt(r.Int64()-1<<62), big.NewInt(r.Int64N(8)))
		p := newPair(x)
		c, d := int64(r.Uint64()), r.Uint64N(modular.Prime)
		want := new(big.Int).Mul(big.NewInt(c), new(big.Int).SetUint64(d))
		want.Sub(x, want)
		if got := p.subProduct(c, d); got != newPair(want) || got.residue() != new(big.Int).Mod(want, prime).Uint64() {
			t.Fatalf("%v − %d·%d: %v", x, c, d, got)
		}
		if got := newPair(want.Mul(x, prime)).overPrime(); got != p {
			t.Fatalf("%v over the prime: %v", want, got)
		}
	}
}

func BenchmarkSolve(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 8))
	const n = 100
	a, rhs := make([]*big.Int, n*n), make([]*big.Int, n)
	for i := range a {
		a[i] = number(r, 0)
	}
	for i := range rhs {
		rhs[i] = number(r, 0)
	}
	for b.Loop() {
		s, err := New(b.Context(), n, a)
		if err != nil {
			b.Fatal(err)
		}
		if _, _, err := s.Solve(b.Context(), rhs, nil); err != nil {
			b.Fatal(err)
		}
	}
}
