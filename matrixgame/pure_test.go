package matrixgame

import (
	"math/rand/v2"
	"slices"
	"testing"
)

func TestPure(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 9))
	with := 0
	for range 1000 {
		m := randomMatrix(r, 4)
		// By the definitions: a saddle point is smallest in its row and largest in its column; a row is best if its
		// smallest entry is not less than that of any other.
		var want []Cell
		for i := range m.Rows() {
			for j := range m.Columns() {
				is := true
				for l := range m.Columns() {
					is = is && m.At(i, l).Cmp(m.At(i, j)) >= 0
				}
				for k := range m.Rows() {
					is = is && m.At(k, j).Cmp(m.At(i, j)) <= 0
				}
				if is {
					want = append(want, Cell{i, j})
				}
			}
		}
		if got := m.SaddlePoints(); !slices.Equal(got, want) {
			t.Fatalf("%v: %v, want %v", m, got, want)
		}
		low, rows := m.Maximin()
		high, columns := m.Minimax()
		for i := range m.Rows() {
			if c := m.Guarantee(Row, Pure(m.Rows(), i)).Cmp(low); c > 0 || c == 0 != slices.Contains(rows, i) {
				t.Fatalf("%v: maximin %v in %v", m, low, rows)
			}
		}
		for j := range m.Columns() {
			if c := m.Guarantee(Column, Pure(m.Columns(), j)).Cmp(high); c < 0 || c == 0 != slices.Contains(columns, j) {
				t.Fatalf("%v: minimax %v in %v", m, high, columns)
			}
		}
		if want != nil {
			with++
			if s, err := Solve(t.Context(), m); err != nil || s.Value().Cmp(m.At(want[0].Row, want[0].Column)) != 0 {
				t.Fatalf("%v: %v: %v", m, s, err)
			}
		} else if low.Cmp(high) >= 0 {
			t.Fatalf("%v: %v and %v without a saddle point", m, low, high)
		}
	}
	if with < 100 || with > 900 {
		t.Errorf("%d of 1000 have saddle points", with)
	}
}
