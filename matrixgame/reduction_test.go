package matrixgame

import (
	"context"
	"errors"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"
)

// isDominated says by brute force whether a row of the payoffs is dominated by one of the others.
func isDominated(p *Matrix, k int, isWeak bool) bool {
	for i := range p.rows {
		never, once, always := true, false, true
		for j := range p.columns {
			d := new(big.Rat).Sub(p.At(i, j), p.At(k, j)).Sign()
			never = never && d >= 0
			once = once || d > 0
			always = always && d > 0
		}
		if always || isWeak && never && once {
			return true
		}
	}
	return false
}

func TestReduce(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(7, 3))
	steps := map[Dominance]int{}
	mixed := map[bool]int{}
	for range 120 {
		m := randomMatrix(r, 6)
		want, err := Solve(t.Context(), m)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range []Dominance{{}, {IsWeak: true}, {ByMixtures: true}, {true, true}} {
			red, err := d.Reduce(t.Context(), m)
			if err != nil {
				t.Fatal(err)
			}
			if err := red.Verify(); err != nil {
				t.Fatalf("%v: %v: %v", m, red.Steps(), err)
			}
			steps[d] += len(red.Steps())
			for _, s := range red.Steps() {
				if _, ok := s.By.IsPure(); !ok {
					mixed[s.IsStrict]++
				}
				if !d.IsWeak && !s.IsStrict {
					t.Fatalf("%v: %v", m, s)
				}
			}
			small := red.Matrix()
			for who, p := range []*Matrix{small, small.Swapped()} {
				for k := range p.rows {
					if isDominated(p, k, d.IsWeak) {
						t.Fatalf("%v: %v: %v %d might go", m, red.Steps(), Player(who), k)
					}
				}
			}
			sol, err := Solve(t.Context(), small)
			if err != nil {
				t.Fatal(err)
			}
			whole := Solution{m, sol.value, red.Extend(Row, sol.row), red.Extend(Column, sol.column)}
			if err := whole.Verify(); err != nil || sol.value.Cmp(want.value) != 0 {
				t.Fatalf("%v: %v: %v", m, red.Steps(), err)
			}
		}
	}
	for d, n := range steps {
		if n < 30 {
			t.Errorf("%+v: only %d steps", d, n)
		}
	}
	if mixed[false] < 3 || mixed[true] < 10 {
		t.Errorf("only %v by mixtures", mixed)
	}
}

// A choice is never a best reply, to no mixture, exactly if a mixture dominates it strictly. (D. G. Pearce,
// Rationalizable strategic behavior and the problem of perfection, 1984, lemma 3.)
func TestDominatedIsNeverBest(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 4))
	for range 120 {
		m := randomMatrix(r, 5)
		for i := range m.rows {
			_, isStrict, ok, err := Dominance{ByMixtures: true}.dominatingRow(t.Context(), m, i)
			if err != nil {
				t.Fatal(err)
			}
			// The opponent makes row i as good as he can in comparison with the best other one.
			isBest := m.rows == 1
			if !isBest {
				gains, err := m.gains(t.Context(), i)
				if err != nil {
					t.Fatal(err)
				}
				isBest = valueByProgram(t, gains).Sign() <= 0
			}
			if isBest == ok || isStrict != ok {
				t.Fatalf("%v: row %d: dominated: %v, best reply: %v", m, i, ok, isBest)
			}
		}
	}
}

// The mean of the first two rows is as good as the third and better in the last column. The mean of the first two
// columns is as good as the third, and better once the third row is gone.
func TestReduceByMixtures(t *testing.T) {
	m := Integers([]int64{4, 0, 3}, []int64{0, 4, 3}, []int64{2, 2, 2})
	for _, c := range []struct {
		d    Dominance
		want []string
	}{
		{Dominance{}, nil},
		{Dominance{IsWeak: true}, nil},
		{Dominance{ByMixtures: true}, nil},
		{Dominance{true, true}, []string{"row 3 <= (1/2, 1/2, 0)", "column 3 < (1/2, 1/2, 0)"}},
	} {
		red, err := c.d.Reduce(t.Context(), m)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, s := range red.Steps() {
			got = append(got, s.String())
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%+v: %q, want %q", c.d, got, c.want)
		}
	}
}

func TestReductionVerifyRefuses(t *testing.T) {
	m := Integers([]int64{1, 2, 3}, []int64{0, 1, 2}, []int64{2, 1, 4})
	red, err := Dominance{IsWeak: true}.Reduce(t.Context(), m)
	if err != nil || len(red.steps) != 2 {
		t.Fatal(red.steps, err)
	}
	for _, c := range []struct {
		change func(r *Reduction)
		place  string
	}{
		{func(r *Reduction) { r.steps[1] = r.steps[0] }, "step 2"},
		{func(r *Reduction) { r.steps[1].By = Pure(3, r.steps[1].Choice) }, "step 2"},
		{func(r *Reduction) { r.steps[0].Choice = 0 }, "step 1"},
		{func(r *Reduction) { r.steps[0].IsStrict = !r.steps[0].IsStrict }, "step 1"},
		{func(r *Reduction) { r.left[Row] = []int{0} }, ""},
		{func(r *Reduction) { r.steps, r.left[Column] = r.steps[:1], []int{0, 1, 2} }, "column 3"},
	} {
		bad := &Reduction{m, red.d, red.Steps(), red.left}
		c.change(bad)
		if e := (*VerifyError)(nil); !errors.As(bad.Verify(), &e) || e.Place != c.place {
			t.Errorf("%v, want an error in %q", bad.Verify(), c.place)
		}
	}
}

func TestReduceDone(t *testing.T) {
	why := errors.New("why")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(why)
	if _, err := (Dominance{}).Reduce(ctx, Integers([]int64{1})); !errors.Is(err, why) {
		t.Error(err)
	}
}
