package simplex

import (
	"context"
	"errors"
	"math"
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
	for k := range 20_000 {
		p := random(r)
		got, err := p.Solve(t.Context(), 0)
		if err != nil {
			t.Fatal(err)
		}
		if k%2 == 0 { // also without a guess
			exact, err := p.pivoted(t.Context(), -1, -1)
			if err != nil {
				t.Fatal(err)
			}
			if exact.Status != got.Status || exact.Status == Optimal && exact.Value.Cmp(got.Value) != 0 {
				t.Fatalf("%+v: %+v with a guess, %+v without", p, got, exact)
			}
			got = exact
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
	guessed, _, err := p.guessed(t.Context(), -1)
	if err != nil {
		t.Fatal(err)
	}
	pivoted, err := p.pivoted(t.Context(), -1, -1)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []*Result{guessed, pivoted} {
		if want := big.NewRat(1, 20); r == nil || r.Status != Optimal || r.Value.Cmp(want) != 0 {
			t.Fatalf("%+v, want %v", r, want)
		}
		if err := p.Check(r); err != nil {
			t.Error(err)
		}
	}
}

// correlated returns the dual of the program of the best correlated equilibrium of a random game of n×n: how much is
// lost at least against the best cell, with a factor for each choice and each other one to which its player might
// prefer it.
func correlated(n int, r *rand.Rand) *Program {
	payoffs := [2][][]int64{make([][]int64, n), make([][]int64, n)}
	for who := range payoffs {
		for i := range n {
			for range n {
				payoffs[who][i] = append(payoffs[who][i], r.Int64N(199)-99)
			}
		}
	}
	p := &Program{Objective: make([]*big.Rat, 1+2*n*n)}
	for k := range p.Objective {
		p.Objective[k] = new(big.Rat)
	}
	p.Objective[0].SetInt64(1)
	most := int64(math.MinInt64)
	for i := range n {
		for j := range n {
			most = max(most, payoffs[0][i][j]+payoffs[1][i][j])
		}
	}
	for i := range n {
		for j := range n {
			left := make([]*big.Rat, len(p.Objective))
			for k := range left {
				left[k] = new(big.Rat)
			}
			left[0].SetInt64(1)
			for k := range n {
				left[1+i*n+k].SetInt64(payoffs[0][i][j] - payoffs[0][k][j])
				left[1+n*n+j*n+k].SetInt64(payoffs[1][i][j] - payoffs[1][i][k])
			}
			p.Constraints = append(p.Constraints, Constraint{left, AtMost, big.NewRat(most-payoffs[0][i][j]-payoffs[1][i][j], 1)})
		}
	}
	return p
}

// Where costs of about 1 lead to no optimal basis, larger ones may: without them a program of this size is pivoted
// exactly for seconds.
func TestGuessedByLargerCosts(t *testing.T) {
	p := correlated(15, rand.New(rand.NewPCG(2, 0)))
	q, err := newWhole(t.Context(), p)
	if err != nil {
		t.Fatal(err)
	}
	for _, how := range attempts {
		if basic, tight, _, ok := q.guess(t.Context(), -1, how); ok && how.worth == 0 {
			if r, err := q.solve(t.Context(), basic, tight); r != nil {
				t.Errorf("it is solved with %+v too, %v", how, err)
			}
		}
	}
	r, _, err := p.guessed(t.Context(), -1)
	if err != nil || r == nil {
		t.Fatalf("no basis: %v", err)
	}
	if err := p.Check(r); err != nil {
		t.Error(err)
	}
}

// A guess is right for nearly all small programs that have an optimum, and never taken for right where there is none.
func TestGuessed(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 3))
	optimal, right := 0, 0
	for range 5000 {
		p := random(r)
		exact, err := p.pivoted(t.Context(), -1, -1)
		if err != nil {
			t.Fatal(err)
		}
		got, _, err := p.guessed(t.Context(), -1)
		if err != nil {
			t.Fatal(err)
		}
		if exact.Status == Optimal && len(p.Constraints) > 0 {
			optimal++
		}
		if got == nil {
			continue
		}
		right++
		if exact.Status != Optimal || got.Value.Cmp(exact.Value) != 0 {
			t.Fatalf("%+v: %+v, want %+v", p, got, exact)
		}
		if err := p.Check(got); err != nil {
			t.Fatalf("%+v: %+v: %v", p, got, err)
		}
	}
	if right < optimal*95/100 {
		t.Errorf("%d of %d programs were guessed right", right, optimal)
	}
}

// Numbers of any size are scaled, so that a basis is guessed right too; a wrong one is never taken, whatever the
// numbers are.
func TestGuessedScaled(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 4))
	optimal, right := 0, 0
	for range 2000 {
		p := random(r)
		factor := func() *big.Rat {
			x := new(big.Int).Lsh(big.NewInt(1), uint(r.IntN(400)))
			if r.IntN(2) == 0 {
				return new(big.Rat).SetInt(x)
			}
			return new(big.Rat).SetFrac(big.NewInt(1), x)
		}
		for i := range p.Constraints {
			c, f := &p.Constraints[i], factor()
			c.Left = slices.Clone(c.Left)
			for j, a := range c.Left {
				c.Left[j] = new(big.Rat).Mul(a, f)
			}
			c.Bound = new(big.Rat).Mul(c.Bound, f)
		}
		got, err := p.Solve(t.Context(), 0)
		if err != nil {
			t.Fatal(err)
		}
		if err := p.Check(got); err != nil {
			t.Fatalf("%+v: %+v: %v", p, got, err)
		}
		if got.Status != Optimal || len(p.Constraints) == 0 {
			continue
		}
		optimal++
		if guess, _, err := p.guessed(t.Context(), -1); err != nil {
			t.Fatal(err)
		} else if guess != nil {
			right++
		}
	}
	if right < optimal*9/10 {
		t.Errorf("%d of %d programs were guessed right", right, optimal)
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
	var large Program
	for range 3000 {
		large.Constraints = append(large.Constraints, Constraint{nil, AtMost, big.NewRat(1, 1)})
	}
	if _, err = large.Solve(t.Context(), 0); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("3000 slacks of 3000 constraints: %v", err)
	}
	for _, size := range []struct {
		variables, constraints int
		ok                     bool
	}{{1, 0, true}, {0, 2896, true}, {1, 2896, false}, {1, 1 << 22, false}, {MaxEntries - 1, 1, true}, {MaxEntries, 1, false}} {
		if err := CheckSize(size.variables, size.constraints); (err == nil) != size.ok {
			t.Errorf("%d variables and %d constraints: %v", size.variables, size.constraints, err)
		}
	}
}
