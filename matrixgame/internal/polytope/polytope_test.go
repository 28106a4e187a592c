package polytope

import (
	"context"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// draw draws a polytope with a variable for each column and a slack for each row: Σ a·x ≤ 1 with a ≥ 0 and no column of
// zeros.
func draw(t *rapid.T, most int, size int64) (d *Dictionary, a [][]int64) {
	m, n := rapid.IntRange(1, most).Draw(t, "rows"), rapid.IntRange(1, most).Draw(t, "columns")
	a = make([][]int64, m)
	r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0)) // rapid itself prefers small numbers
	for i := range a {
		for range n {
			a[i] = append(a[i], r.Int64N(size+1))
		}
	}
	for j := range n {
		if !slices.ContainsFunc(a, func(row []int64) bool { return row[j] > 0 }) {
			a[0][j] = 1
		}
	}
	return bounded(a), a
}

func bounded(a [][]int64) *Dictionary {
	m, n := len(a), len(a[0])
	rows, right := make([][]*big.Int, m), make([]*big.Int, m)
	var basic, free []int
	for i, row := range a {
		basic, right[i] = append(basic, n+i), big.NewInt(1)
		for _, x := range row {
			rows[i] = append(rows[i], big.NewInt(x))
		}
	}
	for j := range n {
		free = append(free, j)
	}
	return New(NewStop(context.Background()), basic, free, right, rows)
}

// values returns the values of all variables, after checking that they obey the equations.
func values(t *rapid.T, d *Dictionary, a [][]int64) []*big.Rat {
	m, n := len(a), len(a[0])
	x := make([]*big.Rat, n+m)
	for v := range x {
		if x[v] = d.Value(v); x[v].Sign() < 0 {
			t.Fatalf("variable %d is %v", v, x[v])
		}
	}
	for i, row := range a {
		sum := new(big.Rat).Set(x[n+i])
		for j, c := range row {
			sum.Add(sum, new(big.Rat).Mul(big.NewRat(c, 1), x[j]))
		}
		if sum.Cmp(big.NewRat(1, 1)) != 0 {
			t.Fatalf("equation %d of %v has the sum %v", i, a, sum)
		}
	}
	return x
}

// slow has the same numbers without any of the speed.
func slow(d *Dictionary) *Dictionary {
	e := d.Clone()
	for {
		n, ok := e.n.(interface{ wider() numbers })
		if !ok {
			return e
		}
		e.n = n.wider()
	}
}

// near reports whether numbers are equal but for rounding, and their signs anyway.
func near(x, y float64) bool {
	return math.Abs(x-y) <= 1e-12*math.Abs(x) && math.Signbit(x) == math.Signbit(y)
}

// Fixing and raising gives vertices, the same ones with words and with integers of any length, and fails only if it
// must.
func TestFixAndRaise(t *testing.T) {
	kinds := map[string]int{} // of numbers, at the end
	for _, size := range []int64{1, 99, 1 << 40, 1 << 62} {
		rapid.Check(t, func(t *rapid.T) { fixAndRaise(t, size, kinds) })
	}
	if len(kinds) < 3 {
		t.Errorf("the numbers were %v", kinds)
	}
}

func fixAndRaise(t *rapid.T, size int64, kinds map[string]int) {
	d, a := draw(t, 4, size)
	e := slow(d)
	defer func() { kinds[fmt.Sprintf("%T", d.n)]++ }()
	var fixed []int
	vertices := vertices(a)
	for range rapid.IntRange(1, 8).Draw(t, "steps") {
		v := rapid.IntRange(0, len(d.place)-1).Draw(t, "variable")
		isZero := rapid.Bool().Draw(t, "fix")
		var ok, other bool
		if isZero {
			ok, other = d.Fix(v), e.Fix(v)
		} else {
			ok, other = d.Raise(v), e.Raise(v)
		}
		if ok != other || !near(d.Slack(v), e.Slack(v)) {
			t.Fatalf("words and integers differ: %v, %v", ok, other)
		}
		x := values(t, d, a)
		for u, y := range values(t, e, a) {
			if x[u].Cmp(y) != 0 {
				t.Fatalf("words and integers differ: %v, %v", x[u], y)
			}
		}
		if isZero && ok {
			fixed = append(fixed, v)
		}
		for _, u := range fixed {
			if x[u].Sign() != 0 {
				t.Fatalf("variable %d was fixed and is %v", u, x[u])
			}
		}
		// The face has a vertex where v is 0, or positive, if and only if it was reached.
		want := slices.ContainsFunc(vertices, func(y []*big.Rat) bool {
			return !slices.ContainsFunc(fixed, func(u int) bool { return y[u].Sign() != 0 }) && (y[v].Sign() == 0) == isZero
		})
		if ok != want {
			t.Fatalf("variable %d of %v with %v fixed: %v, want %v", v, a, fixed, ok, want)
		}
		if !isZero && ok != (x[v].Sign() > 0) {
			t.Fatalf("variable %d was raised to %v", v, x[v])
		}
		if s := d.Slack(v); (s == 0) != (x[v].Sign() == 0) || s < 0 && slices.ContainsFunc(vertices, func(y []*big.Rat) bool {
			return y[v].Sign() == 0 && !slices.ContainsFunc(fixed, func(u int) bool { return y[u].Sign() != 0 })
		}) {
			t.Fatalf("the slack of variable %d is %v", v, s)
		}
		if !ok && isZero {
			return
		}
	}
}

// vertices returns all vertices of a polytope, by solving each choice of equations.
func vertices(a [][]int64) (found [][]*big.Rat) {
	m, n := len(a), len(a[0])
	for set := range 1 << (n + m) {
		// The variables of the set are 0; n equations for the x.
		var equations [][]*big.Rat
		for v := range n + m {
			if set>>v&1 == 0 {
				continue
			}
			row := make([]*big.Rat, n+1)
			for j := range row {
				row[j] = new(big.Rat)
			}
			if v < n {
				row[v].SetInt64(1)
			} else {
				for j, c := range a[v-n] {
					row[j].SetInt64(c)
				}
				row[n].SetInt64(1)
			}
			equations = append(equations, row)
		}
		if len(equations) != n {
			continue
		}
		x := gauss(equations)
		if x == nil {
			continue
		}
		for _, row := range a {
			s := big.NewRat(1, 1)
			for j, c := range row {
				s.Sub(s, new(big.Rat).Mul(big.NewRat(c, 1), x[j]))
			}
			x = append(x, s)
		}
		if !slices.ContainsFunc(x, func(y *big.Rat) bool { return y.Sign() < 0 }) {
			found = append(found, x)
		}
	}
	return found
}

// gauss solves n equations with n unknowns; nil if there is not one solution.
func gauss(e [][]*big.Rat) []*big.Rat {
	n := len(e)
	for k := range n {
		p := k
		for p < n && e[p][k].Sign() == 0 {
			p++
		}
		if p == n {
			return nil
		}
		e[k], e[p] = e[p], e[k]
		for i := range n {
			if i == k {
				continue
			}
			f := new(big.Rat).Quo(e[i][k], e[k][k])
			for j := range n + 1 {
				e[i][j] = new(big.Rat).Sub(e[i][j], new(big.Rat).Mul(f, e[k][j]))
			}
		}
	}
	x := make([]*big.Rat, n)
	for k := range n {
		x[k] = new(big.Rat).Quo(e[k][n], e[k][k])
	}
	return x
}
