package simplex

import (
	"context"
	"errors"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

func random(r *rand.Rand) *Program {
	number := func(most int64) *big.Rat {
		if r.IntN(3) == 0 {
			return new(big.Rat)
		}
		return big.NewRat(r.Int64N(2*most+1)-most, r.Int64N(3)+1)
	}
	vector := func(n int) []*big.Rat {
		v := make([]*big.Rat, n)
		for j := range v {
			v[j] = number(4)
		}
		return v
	}
	n := r.IntN(4) + 1
	p := &Program{Objective: vector(n)}
	for range r.IntN(5) {
		p.Constraints = append(p.Constraints, Constraint{vector(n), Relation(r.IntN(3)), number(5)})
	}
	return p
}

// The certificate proves each answer, so it only has to be checked that no certificate is accepted that is none.
func TestSolve(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 1))
	var met [3]int
	for range 20_000 {
		p := random(r)
		got, err := p.Solve(t.Context(), 0)
		if err != nil {
			t.Fatal(err)
		}
		if err := p.Check(got); err != nil {
			t.Fatalf("%+v: %+v: %v", p, got, err)
		}
		met[got.Status]++
		if got.Status != Optimal {
			continue
		}
		for j, x := range got.X {
			if x.Sign() != 0 && !slices.Contains(got.Basic, j) {
				t.Fatalf("%+v: variable %d is %v and not basic", p, j, x)
			}
		}
		for i, y := range got.Dual {
			if y.Sign() != 0 && !slices.Contains(got.Tight, i) {
				t.Fatalf("%+v: the factor of constraint %d is %v, but its slack is basic", p, i, y)
			}
		}
		equations := slices.ContainsFunc(p.Constraints, func(c Constraint) bool { return c.Relation == Equal })
		if !equations && len(got.Basic) != len(got.Tight) {
			t.Fatalf("%+v: basic %v, tight %v", p, got.Basic, got.Tight)
		}
	}
	if slices.Min(met[:]) < 1000 {
		t.Errorf("%v programs of each status", met)
	}
}

func TestCheckRefuses(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 2))
	for range 5000 {
		p := random(r)
		got, err := p.Solve(t.Context(), 0)
		if err != nil {
			t.Fatal(err)
		}
		for s := range Unbounded + 1 {
			if s == got.Status {
				continue
			}
			fake := *got
			fake.Status = s
			if fake.Value == nil {
				fake.Value = new(big.Rat)
			}
			if p.Check(&fake) == nil {
				t.Fatalf("%+v: %+v accepted with status %d", p, got, s)
			}
		}
		if got.Status == Optimal {
			fake := *got
			fake.Value = new(big.Rat).Add(got.Value, big.NewRat(1, 7))
			if p.Check(&fake) == nil {
				t.Fatal("a larger value was accepted")
			}
		}
	}
}

// Beale's program, with which the rule of the largest coefficient alone comes back to where it was.
func TestCycle(t *testing.T) {
	v := func(x ...int64) []*big.Rat {
		s := make([]*big.Rat, len(x))
		for j := range s {
			s[j] = big.NewRat(x[j], 100)
		}
		return s
	}
	zero := new(big.Rat)
	p := &Program{
		Objective: v(75, -15000, 2, -600),
		Constraints: []Constraint{
			{v(25, -6000, -4, 900), AtMost, zero},
			{v(50, -9000, -2, 300), AtMost, zero},
			{v(0, 0, 100, 0), AtMost, big.NewRat(1, 1)},
		},
	}
	r, err := p.Solve(t.Context(), 0)
	if err != nil {
		t.Fatal(err)
	}
	if want := big.NewRat(1, 20); r.Status != Optimal || r.Value.Cmp(want) != 0 {
		t.Errorf("%+v, want %v", r, want)
	}
	if err := p.Check(r); err != nil {
		t.Error(err)
	}
}

func TestLimits(t *testing.T) {
	p := &Program{Objective: []*big.Rat{big.NewRat(1, 1), big.NewRat(1, 1)}}
	for j := range 2 {
		left := []*big.Rat{new(big.Rat), new(big.Rat)}
		left[j].SetInt64(1)
		p.Constraints = append(p.Constraints, Constraint{left, AtMost, big.NewRat(3, 1)})
	}
	_, err := p.Solve(t.Context(), 1)
	if limit := (*cgt.LimitError)(nil); !errors.As(err, &limit) || limit.Limit != 1 {
		t.Errorf("one pivot: %v", err)
	}
	if _, err = p.Solve(t.Context(), 2); err != nil {
		t.Errorf("two pivots: %v", err)
	}
	why := errors.New("why")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(why)
	if _, err = p.Solve(ctx, 0); !errors.Is(err, why) {
		t.Errorf("done: %v", err)
	}
}
