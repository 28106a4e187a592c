package matrixgame

import (
	"context"
	"errors"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

// solveRational solves a square system by elimination in fractions, if it has one solution.
func solveRational(a [][]*big.Rat) ([]*big.Rat, bool) {
	n := len(a)
	var x big.Rat
	for k := range n {
		r := k
		for r < n && a[r][k].Sign() == 0 {
			r++
		}
		if r == n {
			return nil, false
		}
		a[k], a[r] = a[r], a[k]
		for i := range n {
			if i == k {
				continue
			}
			f := new(big.Rat).Quo(a[i][k], a[k][k])
			for j := range n + 1 {
				a[i][j].Sub(a[i][j], x.Mul(f, a[k][j]))
			}
		}
	}
	solution := make([]*big.Rat, n)
	for k := range n {
		solution[k] = new(big.Rat).Quo(a[k][n], a[k][k])
	}
	return solution, true
}

// equalizer returns the mixture of some rows with which some columns give the same, for all rows, if there is exactly
// one.
func equalizer(m *Matrix, rows, columns []int) (Mixed, bool) {
	k := len(rows)
	a := make([][]*big.Rat, k+1)
	for l := range a {
		for i := range k {
			if l < k {
				a[l] = append(a[l], m.At(rows[i], columns[l]))
			} else {
				a[l] = append(a[l], big.NewRat(1, 1))
			}
		}
		a[l] = append(a[l], big.NewRat(-1, 1), new(big.Rat))
	}
	a[k][k], a[k][k+1] = new(big.Rat), big.NewRat(1, 1)
	x, ok := solveRational(a)
	if !ok {
		return Mixed{}, false
	}
	p := make([]*big.Rat, m.Rows())
	for i := range p {
		p[i] = new(big.Rat)
	}
	for l, i := range rows {
		p[i] = x[l]
	}
	s, err := NewMixed(p...)
	return s, err == nil
}

// subsets returns all subsets of 0, …, n−1 with k elements.
func subsets(n, k int) [][]int {
	if k == 0 {
		return [][]int{nil}
	}
	var all [][]int
	for last := k - 1; last < n; last++ {
		for _, s := range subsets(last, k-1) {
			all = append(all, append(slices.Clone(s), last))
		}
	}
	return all
}

// extremeBySquares finds the value and the extreme optimal strategies of the row player by the theorem of Shapley and
// Snow: each extreme one is that which equalizes the columns of some square submatrix, together with one of the other
// player that equalizes the rows.
func extremeBySquares(m *Matrix) (value *big.Rat, extreme []Mixed) {
	turned := m.Transpose()
	for k := 1; k <= min(m.Rows(), m.Columns()); k++ {
		for _, rows := range subsets(m.Rows(), k) {
			for _, columns := range subsets(m.Columns(), k) {
				x, ok := equalizer(m, rows, columns)
				if !ok {
					continue
				}
				y, ok := equalizer(turned, columns, rows)
				if !ok {
					continue
				}
				low, high := slices.MinFunc(m.ColumnPayoffs(x), (*big.Rat).Cmp), slices.MaxFunc(m.RowPayoffs(y), (*big.Rat).Cmp)
				if low.Cmp(high) == 0 {
					value, extreme = low, append(extreme, x)
				}
			}
		}
	}
	slices.SortFunc(extreme, Mixed.Compare)
	return value, slices.CompactFunc(extreme, Mixed.Equal)
}

func TestOptima(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(7, 5))
	dimensions := map[int]int{}
	for range 120 {
		m := randomMatrix(r, 5)
		sol, err := Solve(t.Context(), m)
		if err != nil {
			t.Fatal(err)
		}
		for who, p := range []*Matrix{m, m.Swapped()} {
			value, want := extremeBySquares(p)
			if who == int(Column) {
				value.Neg(value)
			}
			if value.Cmp(sol.Value()) != 0 {
				t.Fatalf("%v: value %v, want %v", m, sol.Value(), value)
			}
			o, err := sol.Optima(t.Context(), Player(who))
			if err != nil {
				t.Fatal(err)
			}
			if err := o.Verify(t.Context()); err != nil {
				t.Fatalf("%v: %v", m, err)
			}
			if len(o.extreme) > 1 {
				k := r.IntN(len(o.extreme))
				fewer := &Optima{o.sol, o.who, slices.Delete(o.Extreme(), k, k+1), o.dimension}
				if fewer.Verify(t.Context()) == nil {
					t.Fatalf("%v: accepted without %v", m, o.extreme[k])
				}
			}
			if got := o.Extreme(); !slices.EqualFunc(got, want, Mixed.Equal) {
				t.Fatalf("%v: the extreme strategies of the %v player are %v, want %v", m, o.Player(), got, want)
			}
			dimensions[o.Dimension()]++
			// The known strategy and the mean of all are among them; a pure strategy is if it guarantees the value.
			mean := make([]*big.Rat, p.Rows())
			for i := range mean {
				mean[i] = new(big.Rat)
				for _, s := range want {
					mean[i].Add(mean[i], s.Probability(i))
				}
				mean[i].Quo(mean[i], big.NewRat(int64(len(want)), 1))
			}
			s, err := NewMixed(mean...)
			if err != nil {
				t.Fatal(err)
			}
			if !o.Contains(s) || !o.Contains(sol.Strategy(Player(who))) {
				t.Fatalf("%v: %v is missing", m, s)
			}
			if s := Pure(p.Rows(), 0); o.Contains(s) != (m.Guarantee(Player(who), s).Cmp(sol.Value()) == 0) {
				t.Fatalf("%v: %v", m, s)
			}
		}
	}
	for d := range 3 {
		if dimensions[d] < 4 {
			t.Errorf("only %d sets of dimension %d", dimensions[d], d)
		}
	}
}

// In a symmetric game the value is 0, and the players have the same optimal strategies.
func TestSymmetric(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 6))
	for range 100 {
		n := r.IntN(6) + 1
		rows := make([][]int64, n)
		for i := range rows {
			rows[i] = make([]int64, n)
			for j := range i {
				rows[i][j] = r.Int64N(7) - 3
				rows[j][i] = -rows[i][j]
			}
		}
		m := Integers(rows...)
		s, err := Solve(t.Context(), m)
		if err != nil {
			t.Fatal(err)
		}
		a, err := s.Optima(t.Context(), Row)
		if err != nil {
			t.Fatal(err)
		}
		b, err := s.Optima(t.Context(), Column)
		if err != nil {
			t.Fatal(err)
		}
		if !m.IsSymmetric() || s.Value().Sign() != 0 || !slices.EqualFunc(a.Extreme(), b.Extreme(), Mixed.Equal) {
			t.Errorf("%v: %v, %v and %v", m, s.Value(), a.Extreme(), b.Extreme())
		}
	}
}

func TestOptimaLimits(t *testing.T) {
	// Every strategy of the row player whose last 10 choices are as likely as the first 10 is optimal, so that there
	// are 100 extreme ones.
	const n = 20
	rows := make([][]int64, n)
	for i := range rows {
		rows[i] = []int64{-1, 1}
		if i < n/2 {
			rows[i] = []int64{1, -1}
		}
	}
	sol, err := Solve(t.Context(), Integers(rows...))
	if err != nil {
		t.Fatal(err)
	}
	o, err := sol.Optima(t.Context(), Row)
	if err != nil || len(o.Extreme()) != n/2*n/2 || o.Dimension() != n-2 {
		t.Errorf("%d extreme ones of dimension %d: %v", len(o.Extreme()), o.Dimension(), err)
	}
	if err := o.Verify(t.Context()); err != nil {
		t.Error(err)
	}
	s := Solver{Limits: Limits{Extremes: 99}}
	_, err = s.Optima(t.Context(), sol, Row)
	if limit := (*cgt.LimitError)(nil); !errors.As(err, &limit) || limit.Limit != 99 {
		t.Errorf("a limit of 99: %v", err)
	}
	var known *OptimaError
	if !errors.As(err, &known) || known.Dimension != o.Dimension() || known.Who != Row || !o.Contains(known.Inner) || len(known.Inner.Support()) != n {
		t.Errorf("a limit of 99: %#v", err)
	}
	s.Limits.Extremes = 100
	if _, err := s.Optima(t.Context(), sol, Row); err != nil {
		t.Errorf("a limit of 100: %v", err)
	}
	why := errors.New("why")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(why)
	if _, err := sol.Optima(ctx, Row); !errors.Is(err, why) {
		t.Errorf("done: %v", err)
	}
}

// The set is too large to be listed, and its dimension is found all the same: that of its affine hull, which the
// equations are that all strategies obey.
func TestOptimaOfLargerBlotto(t *testing.T) {
	sol, err := Solve(t.Context(), blotto(7, 6, 3))
	if err != nil {
		t.Fatal(err)
	}
	_, err = (&Solver{Limits: Limits{Extremes: 200}}).Optima(t.Context(), sol, Row)
	var known *OptimaError
	if !errors.As(err, &known) || !errors.Is(err, cgt.ErrLimit) {
		t.Fatal(err)
	}
	wide, err := (&Solver{}).spread(t.Context(), sol)
	if err != nil {
		t.Fatal(err)
	}
	// Choices that are not among these lose against an optimal strategy.
	q := newOptimality(wide, Row)
	if got := len(known.Inner.Support()); got != len(q.choices) || sol.m.Guarantee(Row, known.Inner).Cmp(sol.value) != 0 {
		t.Errorf("%d choices of %d are made", got, len(q.choices))
	}
	equations := &echelon{}
	for _, e := range q.equations {
		equations.add(e)
	}
	if want := len(q.choices) - equations.rank(); known.Dimension != want {
		t.Errorf("dimension %d, want %d", known.Dimension, want)
	}
}

func TestOptimaVerifyRefuses(t *testing.T) {
	sol, err := Solve(t.Context(), Integers([]int64{0, 0, 0}, []int64{0, 0, 1}))
	if err != nil {
		t.Fatal(err)
	}
	all, err := sol.Optima(t.Context(), Row)
	if err != nil || len(all.extreme) != 2 {
		t.Fatal(all, err)
	}
	for _, c := range []struct {
		o     Optima
		place string
	}{
		{Optima{sol, Row, []Mixed{Uniform(2), all.extreme[1]}, 1}, "strategy 1"},
		{Optima{sol, Row, []Mixed{all.extreme[0], all.extreme[0], all.extreme[1]}, 1}, "strategy 2"},
		{Optima{sol, Row, all.extreme, 0}, ""},
		{Optima{sol, Row, all.extreme[:1], 0}, "strategy 1"},
		{Optima{sol, Row, nil, -1}, ""},
		{Optima{sol, Column, []Mixed{Pure(3, 2)}, 0}, "strategy 1"},
	} {
		if e := (*VerifyError)(nil); !errors.As(c.o.Verify(t.Context()), &e) || e.Place != c.place {
			t.Errorf("%v, want an error in %q", c.o.Verify(t.Context()), c.place)
		}
	}
}
