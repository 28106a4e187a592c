package matrixgame

import (
	"context"
	"errors"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame/internal/simplex"
)

// randomMatrix returns a small matrix of one of several kinds: few different entries, so that there are many ties,
// larger ones, fractions, entries of very different sizes, large common parts, and repeated rows and means of rows.
func randomMatrix(r *rand.Rand, most int) *Matrix {
	rows := make([][]*big.Rat, r.IntN(most)+1)
	columns := r.IntN(most) + 1
	kind := r.IntN(7)
	if kind == 5 && r.IntN(3) > 0 { // these take most time
		kind = 0
	}
	for i := range rows {
		rows[i] = make([]*big.Rat, columns)
		for j := range rows[i] {
			x := new(big.Rat)
			switch kind {
			case 0:
				x.SetInt64(r.Int64N(2))
			case 1, 2:
				x.SetInt64(r.Int64N(5) - 2)
			case 3:
				x.SetInt64(r.Int64N(199) - 99)
			case 4:
				x.SetFrac64(r.Int64N(19)-9, r.Int64N(7)+1)
			case 5:
				x.SetFloat64([]float64{0, 1, -1, 1e300, -1e-300, 1e-20, -3e40, 5e-324}[r.IntN(8)])
			case 6:
				x.SetInt(new(big.Int).Lsh(big.NewInt(1), 200))
				x.Add(x, big.NewRat(r.Int64N(5), 3))
			}
			rows[i][j] = x
		}
		switch {
		case i > 0 && r.IntN(6) == 0:
			rows[i] = rows[r.IntN(i)]
		case i > 1 && r.IntN(6) == 0:
			a, b, worse := rows[r.IntN(i)], rows[r.IntN(i)], r.IntN(columns)
			for j, x := range rows[i] {
				x.Add(a[j], b[j]).Mul(x, big.NewRat(1, 2))
				if j == worse {
					x.Sub(x, big.NewRat(1, 9))
				}
			}
		}
	}
	m, err := NewMatrix(rows)
	if err != nil {
		panic(err)
	}
	return m
}

// valueByProgram finds the value of a game as that of the linear program of the row player: of the largest v = p − n
// such that no column gives less.
func valueByProgram(t *testing.T, m *Matrix) *big.Rat {
	t.Helper()
	p := &simplex.Program{Objective: make([]*big.Rat, m.rows+2)}
	all := make([]*big.Rat, m.rows+2)
	for i := range all {
		p.Objective[i], all[i] = new(big.Rat), big.NewRat(1, 1)
	}
	p.Objective[m.rows].SetInt64(1)
	p.Objective[m.rows+1].SetInt64(-1)
	all[m.rows], all[m.rows+1] = new(big.Rat), new(big.Rat)
	p.Constraints = append(p.Constraints, simplex.Constraint{Left: all, Relation: simplex.Equal, Bound: big.NewRat(1, 1)})
	for j := range m.columns {
		left := make([]*big.Rat, m.rows+2)
		for i := range m.rows {
			left[i] = m.At(i, j)
		}
		left[m.rows], left[m.rows+1] = big.NewRat(-1, 1), big.NewRat(1, 1)
		p.Constraints = append(p.Constraints, simplex.Constraint{Left: left, Relation: simplex.AtLeast, Bound: new(big.Rat)})
	}
	r, err := p.Solve(t.Context(), 0)
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Check(r); err != nil || r.Status != simplex.Optimal {
		t.Fatalf("%+v: %v", r, err)
	}
	return r.Value
}

func TestSolve(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(7, 1))
	for range 1000 {
		m := randomMatrix(r, 7)
		s, err := Solve(t.Context(), m)
		if err != nil {
			t.Fatalf("%v: %v", m, err)
		}
		if err := s.Verify(); err != nil {
			t.Fatalf("%v: %v", m, err)
		}
		if want := valueByProgram(t, m); s.Value().Cmp(want) != 0 {
			t.Fatalf("%v: %v, want %v", m, s.Value(), want)
		}
		if most := min(m.rows, m.columns); len(s.Row().Support()) > most || len(s.Column().Support()) > most {
			t.Fatalf("%v: %v and %v are not extreme", m, s.Row(), s.Column())
		}
	}
}

// Numbers of hundreds of digits.
func TestSolveLarge(t *testing.T) {
	for _, n := range []int{30, 60, 90} {
		m := twoDigits(n, uint64(n))
		s, err := Solve(t.Context(), m)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Verify(); err != nil {
			t.Fatal(err)
		}
		if k := len(s.Row().Support()); k < n/3 {
			t.Errorf("%d of %d rows are mixed", k, n)
		}
	}
}

// However the search begins, the exact pivots lead to the value: from the best pure strategies, from the whole matrix,
// from some rows and columns.
func TestSolveFromAnywhere(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(7, 2))
	pivots, swaps := 0, 0
	for range 400 {
		m := randomMatrix(r, 8)
		want, err := Solve(t.Context(), m)
		if err != nil {
			t.Fatal(err)
		}
		k := r.IntN(min(m.rows, m.columns)) + 1
		some := basis{r.Perm(m.rows)[:k], r.Perm(m.columns)[:k]}
		slices.Sort(some.rows)
		slices.Sort(some.columns)
		for _, b := range []basis{start(m), some, {}} {
			var stats Stats
			var s Solver
			if _, isSwapped, err := s.optimum(t.Context(), m, b, &Stats{}); err != nil {
				t.Fatal(err)
			} else if isSwapped {
				swaps++
			}
			got, err := s.solveFrom(t.Context(), m, b, &stats)
			if err != nil {
				t.Fatal(err)
			}
			if err := got.Verify(); err != nil {
				t.Fatalf("%v: %v", m, err)
			}
			if got.Value().Cmp(want.Value()) != 0 {
				t.Fatalf("%v from %v: %v, want %v", m, b, got.Value(), want.Value())
			}
			pivots += stats.Exact
		}
	}
	if pivots < 200 || swaps < 5 {
		t.Errorf("only %d pivots and %d games with the parts exchanged", pivots, swaps)
	}
}

// All entries equal, or one row that is repeated, or nothing but the diagonal: no pivot improves anything, or all are
// the same.
func TestSolveDegenerate(t *testing.T) {
	const n = 30
	harmonic := new(big.Rat)
	for i := range n {
		harmonic.Add(harmonic, big.NewRat(1, int64(i+1)))
	}
	for name, c := range map[string]struct {
		at   func(i, j int) int64
		want *big.Rat
	}{
		"equal":    {func(i, j int) int64 { return 3 }, big.NewRat(3, 1)},
		"rows":     {func(i, j int) int64 { return int64(j*j - 7) }, big.NewRat(-7, 1)},
		"columns":  {func(i, j int) int64 { return int64(i*i - 7) }, big.NewRat((n-1)*(n-1)-7, 1)},
		"identity": {func(i, j int) int64 { return int64(max(0, 1-(i-j)*(i-j))) }, big.NewRat(1, n)},
		"diagonal": {func(i, j int) int64 { return int64(max(0, 1-(i-j)*(i-j)) * (i + 1)) }, harmonic.Inv(harmonic)},
		"cyclic":   {func(i, j int) int64 { return [3]int64{0, 1, -1}[(i-j+n)%3] }, new(big.Rat)},
	} {
		rows := make([][]int64, n)
		for i := range rows {
			rows[i] = make([]int64, n)
			for j := range rows[i] {
				rows[i][j] = c.at(i, j)
			}
		}
		s, err := Solve(t.Context(), Integers(rows...))
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Verify(); err != nil || s.Value().Cmp(c.want) != 0 {
			t.Errorf("%s: %v, want %v: %v", name, s.Value(), c.want, err)
		}
	}
}

func TestSolveLimits(t *testing.T) {
	// Floating point cannot see the small entries of the diagonal.
	m, err := FromFloats([][]float64{{1e300, 0, 0}, {0, 1e-300, 0}, {0, 0, 1}})
	if err != nil {
		t.Fatal(err)
	}
	var reports []Stats
	s := Solver{Progress: func(stats Stats) { reports = append(reports, stats) }}
	sol, err := s.Solve(t.Context(), m)
	if err != nil || sol.Verify() != nil {
		t.Fatal(err)
	}
	if len(reports) < 2 || reports[1].Exact != 2 {
		t.Errorf("progress %v", reports)
	}
	s = Solver{Limits: Limits{Pivots: 1}}
	_, err = s.Solve(t.Context(), m)
	if limit := (*cgt.LimitError)(nil); !errors.As(err, &limit) || limit.Limit != 1 {
		t.Errorf("one pivot: %v", err)
	}
	why := errors.New("why")
	ctx, cancel := context.WithCancelCause(t.Context())
	s = Solver{Progress: func(Stats) { cancel(why) }}
	if _, err := s.Solve(ctx, m); !errors.Is(err, why) {
		t.Errorf("done while at it: %v", err)
	}
	if _, err := Solve(ctx, m); !errors.Is(err, why) {
		t.Errorf("done: %v", err)
	}
}

func TestSolutionVerifyRefuses(t *testing.T) {
	m := Integers([]int64{2, -3}, []int64{-3, 4})
	s, err := Solve(t.Context(), m)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		sol   Solution
		place string
	}{
		{Solution{m, s.value, Pure(2, 0), s.column}, "column 2"},
		{Solution{m, s.value, s.row, Pure(2, 0)}, "row 1"},
		{Solution{m, big.NewRat(-1, 11), s.row, s.column}, "row 1"},
		{Solution{m, big.NewRat(-1, 13), s.row, s.column}, "column 1"},
	} {
		if e := (*VerifyError)(nil); !errors.As(c.sol.Verify(), &e) || e.Place != c.place {
			t.Errorf("%v, want an error about %s", c.sol.Verify(), c.place)
		}
	}
}

func TestFloats(t *testing.T) {
	for _, c := range []struct {
		x         string
		low, high float64
	}{
		{"1/2", 0.5, 0.5},
		{"1/10", 0.09999999999999999, 0.1},
		{"-1/10", -0.1, -0.09999999999999999},
		{"1/3", 0.3333333333333333, 0.33333333333333337},
		{"-1/3", -0.33333333333333337, -0.3333333333333333},
		{"1e-400", 0, 5e-324},
		{"-1e-400", -5e-324, 0},
		{"0", 0, 0},
	} {
		x, _ := new(big.Rat).SetString(c.x)
		if low, high := enclose(x); low != c.low || high != c.high {
			t.Errorf("%s: from %v to %v, want from %v to %v", c.x, low, high, c.low, c.high)
		}
	}
	for _, bits := range []uint{1076, 1100, 2000} {
		tiny := new(big.Rat).SetFrac(big.NewInt(-1), new(big.Int).Lsh(big.NewInt(1), bits))
		if low, high := enclose(tiny); low != -5e-324 || high != 0 {
			t.Errorf("-1/2^%d: from %v to %v", bits, low, high)
		}
		if low, high := enclose(tiny.Neg(tiny)); low != 0 || high != 5e-324 {
			t.Errorf("1/2^%d: from %v to %v", bits, low, high)
		}
	}
	huge, _ := new(big.Rat).SetString("1e400")
	if low, high := enclose(huge); low < 1e308 || high <= low {
		t.Errorf("1e400: from %v to %v", low, high)
	}
}

// FuzzSolve makes a matrix of bytes, whose entries have few or many bits as the first byte says.
func FuzzSolve(f *testing.F) {
	f.Add([]byte{2, 0, 1, 2, 3, 4, 5, 6})
	f.Add([]byte{3, 3, 0, 255, 1, 1, 0, 255, 255, 1, 0})
	f.Add([]byte{2, 50, 1, 0, 0, 9})
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) < 3 {
			return
		}
		columns := min(int(data[0])%6+1, len(data)-2)
		var rows [][]*big.Rat
		for cells := data[2:]; len(cells) >= columns && len(rows) < 6; cells = cells[columns:] {
			var row []*big.Rat
			for _, c := range cells[:columns] {
				x := big.NewInt(int64(int8(c)))
				x.Lsh(x, uint(data[1])*uint(c%4))
				row = append(row, new(big.Rat).SetFrac(x, big.NewInt(int64(data[1]%5)+1)))
			}
			rows = append(rows, row)
		}
		m, err := NewMatrix(rows)
		if err != nil {
			t.Fatal(err)
		}
		s, err := Solve(t.Context(), m)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Verify(); err != nil {
			t.Fatal(err)
		}
		if want := valueByProgram(t, m); s.Value().Cmp(want) != 0 {
			t.Errorf("%v, want %v", s.Value(), want)
		}
	})
}
