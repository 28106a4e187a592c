package ordinal_test

import (
	"context"
	"errors"
	"math"
	"math/big"
	"slices"
	"sort"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/countdown"
	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/ordinal"
)

// operations are those that take long for large numbers.
var operations = map[string]func(context.Context, *ordinal.Calculator, ordinal.Nimber) error{
	"Mul": func(ctx context.Context, c *ordinal.Calculator, x ordinal.Nimber) error {
		_, err := c.Mul(ctx, x, x.Add(one))
		return err
	},
	"Square": func(ctx context.Context, c *ordinal.Calculator, x ordinal.Nimber) error {
		_, err := c.Square(ctx, x)
		return err
	},
	"Sqrt": func(ctx context.Context, c *ordinal.Calculator, x ordinal.Nimber) error {
		_, err := c.Sqrt(ctx, x)
		return err
	},
	"Inv": func(ctx context.Context, c *ordinal.Calculator, x ordinal.Nimber) error {
		_, ok, err := c.Inv(ctx, x.Add(one))
		if ok != (err == nil) {
			return errors.New("ok and an error")
		}
		return err
	},
	"Div": func(ctx context.Context, c *ordinal.Calculator, x ordinal.Nimber) error {
		_, _, err := c.Div(ctx, one, x.Add(one))
		return err
	},
	"Pow": func(ctx context.Context, c *ordinal.Calculator, x ordinal.Nimber) error {
		_, _, err := c.Pow(ctx, x, new(big.Int).Lsh(big.NewInt(3), 64))
		return err
	},
	"Quadratic": func(ctx context.Context, c *ordinal.Calculator, x ordinal.Nimber) error {
		solutions, ok, err := c.Quadratic(ctx, one, x, x.Add(one))
		if ok != (err == nil) || ok != (len(solutions) == 2) {
			return errors.New("solutions and an error")
		}
		return err
	},
	"Degree": func(ctx context.Context, c *ordinal.Calculator, x ordinal.Nimber) error {
		_, err := c.Degree(ctx, x)
		return err
	},
}

// explosive returns a product of generators with large odd exponents. All operations give very many terms.
var explosive = sync.OnceValue(func() ordinal.Nimber {
	x := ordinal.FromNimber(1)
	for _, p := range allPrimes[:24] {
		kappa, _ := ordinal.Kappa(uint64(p))
		for range p - 2 {
			x = x.Mul(kappa)
		}
	}
	return x
})

// TestLimits reaches limits, which end operations with an error and nothing else.
func TestLimits(t *testing.T) {
	long := explosive()
	for name, f := range operations {
		for _, steps := range []int{1, 10, 1000, 30_000} {
			c := &ordinal.Calculator{Limits: ordinal.Limits{Steps: steps}}
			var limit *cgt.LimitError
			if err := f(t.Context(), c, long); !errors.As(err, &limit) || limit.Limit != steps || !errors.Is(err, cgt.ErrLimit) {
				t.Errorf("%s with %d steps: %v", name, steps, err)
			}
		}
	}
	// What an operation needs is always the same.
	short := ordinal.MustParse("w^(w*2+1)*5+w+3")
	for name, f := range operations {
		enough := func(steps int) bool {
			return f(t.Context(), &ordinal.Calculator{Limits: ordinal.Limits{Steps: steps}}, short) == nil
		}
		const most = 1_000_000
		need := 1 + sort.Search(most, func(n int) bool { return enough(n + 1) })
		for range 3 {
			if need > most || !enough(need) || need > 1 && enough(need-1) {
				t.Errorf("%s needs %d steps, or not", name, need)
			}
		}
	}
}

// TestDefaultLimit panics with an error where no calculator is asked. The cost of large finite numbers is counted
// before they are calculated with.
func TestDefaultLimit(t *testing.T) {
	defer func() {
		if limit, ok := recover().(*cgt.LimitError); !ok || limit.Limit != ordinal.DefaultSteps {
			t.Error("the panic is", limit)
		}
	}()
	n, _ := nim.BigFromInt(new(big.Int).Lsh(big.NewInt(1), 1<<20))
	ordinal.FromBig(n).Inv()
}

// TestCancelled stops operations that are not wanted any more.
func TestCancelled(t *testing.T) {
	cause := errors.New("enough")
	ctx, cancel := context.WithCancelCause(context.Background())
	cancel(cause)
	for name, f := range operations {
		for _, x := range []ordinal.Nimber{ordinal.Omega(), explosive()} {
			if err := f(ctx, new(ordinal.Calculator), x); err != cause {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
	// A context that is done later ends what would be long.
	for name, f := range operations {
		later := countdown.New(3, nil)
		if err := f(later, &ordinal.Calculator{Limits: ordinal.Limits{Steps: -1}}, explosive()); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestCalculator compares the methods of calculators with those of numbers.
func TestCalculator(t *testing.T) {
	var c ordinal.Calculator
	ctx := t.Context()
	x, y := ordinal.MustParse("w^w*3+w+1"), ordinal.MustParse("w^(w^2+1)+5")
	if z, err := c.Mul(ctx, x, y); err != nil || z != x.Mul(y) {
		t.Error(z, err)
	}
	if z, err := c.Square(ctx, x); err != nil || z != x.Square() {
		t.Error(z, err)
	}
	if z, err := c.Sqrt(ctx, x); err != nil || z != x.Sqrt() {
		t.Error(z, err)
	}
	want, _ := y.Inv()
	if z, ok, err := c.Inv(ctx, y); err != nil || !ok || z != want {
		t.Error(z, ok, err)
	}
	if z, ok, err := c.Div(ctx, x, y); err != nil || !ok || z != x.Mul(want) {
		t.Error(z, ok, err)
	}
	if z, ok, err := c.Pow(ctx, y, big.NewInt(-5)); err != nil || !ok || z != want.Pow(5) {
		t.Error(z, ok, err)
	}
	if z, ok, err := c.Pow(ctx, x, new(big.Int).SetUint64(math.MaxUint64)); err != nil || !ok || z != x.Pow(math.MaxUint64) {
		t.Error(z, ok, err)
	}
	if d, err := c.Degree(ctx, x); err != nil || d != x.Degree() {
		t.Error(d, err)
	}
	zero := ordinal.Nimber{}
	if z, ok, err := c.Inv(ctx, zero); err != nil || ok || !z.IsZero() {
		t.Error(z, ok, err)
	}
	if z, ok, err := c.Div(ctx, x, zero); err != nil || ok || !z.IsZero() {
		t.Error(z, ok, err)
	}
	if z, ok, err := c.Pow(ctx, zero, big.NewInt(-1)); err != nil || ok || !z.IsZero() {
		t.Error(z, ok, err)
	}
	if z, ok, err := c.Pow(ctx, zero, new(big.Int)); err != nil || !ok || z != one {
		t.Error(z, ok, err)
	}
	if d := zero.Degree(); d != 1 {
		t.Error(d)
	}
}

// TestDeep calculates with a number that has every generator, 129024 of them, and so as deep a normal form as there is.
func TestDeep(t *testing.T) {
	if detector.On {
		t.Skip("one goroutine, and ten times as slow")
	}
	var exponent []string
	for k, prime := range slices.Backward(allPrimes) {
		// Every digit is 1.
		p := big.NewInt(int64(prime))
		n := new(big.Int).Exp(p, big.NewInt(ordinal.Levels), nil)
		n.Div(n.Sub(n, big.NewInt(1)), p.Sub(p, big.NewInt(1)))
		exponent = append(exponent, "w^"+strconv.Itoa(k)+"*"+n.String())
	}
	text := strings.ReplaceAll(strings.ReplaceAll("w^("+strings.Join(exponent, "+")+")", "w^1*", "w*"), "w^0*", "")
	x := ordinal.MustParse(text)
	if x.String() != text {
		t.Error("the text is another one")
	}
	y := x.Add(one)
	if y == x || y.Compare(x) != 1 || y.Add(x) != one {
		t.Error("sums are wrong")
	}
	w := ordinal.Omega()
	if x.Mul(w).Add(w) != y.Mul(w) {
		t.Error("products are wrong")
	}
	for name, f := range operations {
		if err := f(t.Context(), &ordinal.Calculator{Limits: ordinal.Limits{Steps: 200_000}}, y); name != "Mul" && name != "Square" && !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestConcurrency makes the same numbers in several goroutines.
func TestConcurrency(t *testing.T) {
	texts := []string{"w", "w^w+1", "w^(w^2*4+3)*2+1", "w^(w^3)+w^9*3+5"}
	var want []ordinal.Nimber
	for _, text := range texts {
		want = append(want, ordinal.MustParse(text).Square())
	}
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			for i, text := range texts {
				x := ordinal.MustParse(text)
				if x.Mul(x) != want[i] || want[i].Sqrt() != x {
					t.Errorf("the square of %v is wrong", x)
				}
			}
		})
	}
	group.Wait()
}
