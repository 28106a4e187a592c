package nim

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// TestQuadraticByDefinition tries everything in the field of size 16.
func TestQuadraticByDefinition(t *testing.T) {
	const size = 16
	for a := range Nimber(size) {
		for b := range Nimber(size) {
			for c := range Nimber(size) {
				var want []Nimber
				for x := range Nimber(256) { // solutions may be in the next field
					if a.Mul(x).Add(b).Mul(x) == c {
						want = append(want, x)
					}
				}
				got, ok := Quadratic(a, b, c)
				if all := a == 0 && b == 0 && c == 0; all {
					want = nil
					if ok {
						t.Error("0 = 0 has finitely many solutions")
					}
				} else if !ok {
					t.Errorf("%d, %d, %d: all nimbers are solutions", a, b, c)
				}
				if !slices.Equal(got, want) {
					t.Errorf("%d, %d, %d: %d, want %d", a, b, c, got, want)
				}
				checkQuadraticBig(t, a, b, c, got, ok)
			}
		}
	}
}

// checkQuadraticBig compares QuadraticBig with the solutions of Quadratic, which are all below 2^64.
func checkQuadraticBig(t interface{ Errorf(string, ...any) }, a, b, c Nimber, want []Nimber, wantOK bool) {
	got, ok := QuadraticBig(BigFromNimber(a), BigFromNimber(b), BigFromNimber(c))
	if ok != wantOK {
		t.Errorf("%d, %d, %d: ok is %v for Big", a, b, c, ok)
	}
	var small []Nimber
	for _, x := range got {
		if y, ok := x.Nimber(); ok {
			small = append(small, y)
		}
	}
	if !slices.Equal(small, want) {
		t.Errorf("%d, %d, %d: Big has %d, want %d", a, b, c, small, want)
	}
}

func TestQuadratic(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b, c := drawNimber(t, "a"), drawNimber(t, "b"), drawNimber(t, "c")
		if a == 0 && b == 0 && c == 0 {
			t.Skip("every nimber is a solution")
		}
		solutions, ok := Quadratic(a, b, c)
		if !ok || !slices.IsSorted(solutions) || len(slices.Compact(slices.Clone(solutions))) != len(solutions) {
			t.Fatalf("%d, %v", solutions, ok)
		}
		for _, x := range solutions {
			if a.Mul(x).Add(b).Mul(x) != c {
				t.Fatalf("%d is no solution", x)
			}
		}
		checkQuadraticBig(t, a, b, c, solutions, ok)

		// An equation with given solutions.
		x, y := drawNimber(t, "x"), drawNimber(t, "y")
		if a != 0 {
			want := slices.Compact([]Nimber{min(x, y), max(x, y)})
			if got, _ := Quadratic(a, a.Mul(x.Add(y)), a.Mul(x).Mul(y)); !slices.Equal(got, want) {
				t.Fatalf("%d, want %d", got, want)
			}
		}
	})
}

// TestTraceIsTopDigit: the sum of the conjugates is the top digit, everywhere in the field of size 2^16.
func TestTraceIsTopDigit(t *testing.T) {
	for x := range Nimber(1 << 16) {
		var sum Nimber
		power := x
		for range x.Degree() {
			sum ^= power
			power = power.Square()
		}
		if got := x.Trace(); got != sum {
			t.Fatalf("%d: %d, want %d", x, got, sum)
		}
	}
}
