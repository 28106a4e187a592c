package board

import (
	"slices"
	"testing"
)

func TestAll(t *testing.T) {
	for _, test := range []struct {
		rows, cols int
		letters    string
		want       int
	}{
		{2, 2, "xo.", 81}, {1, 5, ".#", 32}, {3, 2, "x", 1}, {1, 1, "xo", 2}, {0, 3, "xo", 1}, {2, 0, "", 1}, {2, 2, "", 0},
	} {
		seen := map[Board]bool{}
		for b := range All(test.rows, test.cols, test.letters) {
			if b.Len() > 0 && (b.Rows() != test.rows || b.Cols() != test.cols) || seen[b] || b != MustParse(b.String(), anyLetter) {
				t.Errorf("%v is there twice, or is not a board of %d × %d", b, test.rows, test.cols)
			}
			seen[b] = true
		}
		if len(seen) != test.want {
			t.Errorf("%+v: there are %d boards", test, len(seen))
		}
	}
	var first []string
	for b := range All(1, 2, "ox") {
		if first = append(first, b.String()); len(first) == 3 {
			break
		}
	}
	if !slices.Equal(first, []string{"oo", "ox", "xo"}) {
		t.Error(first)
	}
}
