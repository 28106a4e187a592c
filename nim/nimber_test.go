package nim

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestSum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		values := rapid.SliceOf(rapid.Custom(func(t *rapid.T) Nimber { return drawNimber(t, "value") })).Draw(t, "values")
		var want Nimber
		for _, v := range values {
			want = want.Add(v)
		}
		if got := Sum(values...); got != want {
			t.Fatalf("%d, want %d", got, want)
		}
	})
}

// TestAddByDefinition: the nim-sum is the least number that differs from all a' + b and a + b' (Conway, On Numbers and
// Games, ch. 6).
func TestAddByDefinition(t *testing.T) {
	const n = 64
	var sum [n][n]Nimber
	for a := range sum {
		for b := range sum[a] {
			excluded := map[Nimber]bool{}
			for x := range a {
				excluded[sum[x][b]] = true
			}
			for y := range b {
				excluded[sum[a][y]] = true
			}
			for excluded[sum[a][b]] {
				sum[a][b]++
			}
			if got := Nimber(a).Add(Nimber(b)); got != sum[a][b] {
				t.Errorf("%d + %d = %d, want %d", a, b, got, sum[a][b])
			}
		}
	}
}

func TestCompare(t *testing.T) {
	sorted := []Nimber{0, 1, 2, 1 << 31, 1 << 63, 1<<64 - 1}
	for i, x := range sorted {
		for j, y := range sorted {
			if got, want := x.Compare(y), Big.Compare(Big{hi: Nimber(i)}, Big{hi: Nimber(j)}); got != want || (got == 0) != (i == j) {
				t.Errorf("%d and %d: %d", x, y, got)
			}
		}
	}
	shuffled := []Nimber{1 << 63, 2, 1<<64 - 1, 0, 1 << 31, 1}
	slices.SortFunc(shuffled, Nimber.Compare)
	if !slices.Equal(shuffled, sorted) {
		t.Errorf("sorted: %d", shuffled)
	}
}

// TestDegree: a nimber is in the field of size 2^d if and only if x^(2^d) = x.
func TestDegree(t *testing.T) {
	for x := range Nimber(300) {
		want := 1
		for y := slowMul(x, x); y != x; y = slowMul(y, y) {
			want++
		}
		if got := x.Degree(); got != want {
			t.Errorf("%d has degree %d, want %d", x, got, want)
		}
	}
	for d := 1; d < 64; d *= 2 {
		if got := (Nimber(1)<<d - 1).Degree(); got != d {
			t.Errorf("2^%d − 1 has degree %d", d, got)
		}
		if got := (Nimber(1) << d).Degree(); got != 2*d {
			t.Errorf("2^%d has degree %d", d, got)
		}
	}
	if got := (^Nimber(0)).Degree(); got != 64 {
		t.Errorf("2^64 − 1 has degree %d", got)
	}
}

// TestFormat: a nimber is text for %v and %s, an integer for %d and in JSON.
func TestFormat(t *testing.T) {
	for x, want := range map[Nimber]string{
		0: "0 0 0", 1: "* * 1", 2: "*2 *2 2", 1<<64 - 1: "*18446744073709551615 *18446744073709551615 18446744073709551615",
	} {
		if got := fmt.Sprintf("%v %s %d", x, x, x); got != want {
			t.Errorf("%s, want %s", got, want)
		}
		b, err := json.Marshal(map[Nimber]Nimber{x: x})
		if want := fmt.Sprintf(`{"%d":%d}`, uint64(x), uint64(x)); err != nil || string(b) != want {
			t.Errorf("JSON: %s, %v, want %s", b, err, want)
		}
		var back map[Nimber]Nimber
		if err := json.Unmarshal(b, &back); err != nil || back[x] != x || len(back) != 1 {
			t.Errorf("%s is read as %v, %v", b, back, err)
		}
	}
}
