package parametric

import (
	"errors"
	"math/big"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
)

func TestParse(t *testing.T) {
	for text, want := range map[string]Polynomial{
		"t^010":            Integers(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
		"t^08 - t^0008":    {},
		"3 t^0 + 1":        Integers(4),
		"-t−t + 2 / 4 * t": NewPolynomial(new(big.Rat), big.NewRat(-3, 2)),
		"t^1000 - t^1000":  {},
		"007/014":          NewPolynomial(big.NewRat(1, 2)),
	} {
		if got, err := Parse(text); err != nil || !got.Equal(want) {
			t.Errorf("%q is %v, %v, want %v", text, got, err, want)
		}
	}
	for _, c := range []struct {
		text   string
		offset int
	}{
		{"", 0},
		{"1 +", 3},
		{"2 3", 2},
		{"--t", 1},
		{"t^", 2},
		{"t^-1", 2},
		{"1/ 0", 3},
		{"t^1001", 2},
		{"t^99999999999999999999", 2},
		{"2*", 2},
		{"1.5", 1},
		{"x", 0},
		{"t t", 2},
		{"t + " + strings.Repeat("1", 10_001), 4},
		{strings.Repeat("t+", 40_000) + "t", 1 << 16},
	} {
		p, err := Parse(c.text)
		if e := (*cgt.SyntaxError)(nil); !errors.As(err, &e) || e.Offset != c.offset {
			t.Errorf("%.20q is %v, %v, want an error at %d", c.text, p, err, c.offset)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"0", "-t", "2 - 3/2*t + t^2", "t^1000", "1/0", "3t", "t^1001", "+ + t", "−t"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		p, err := Parse(s)
		if err != nil {
			if !errors.As(err, new(*cgt.SyntaxError)) {
				t.Errorf("%q: %v", s, err)
			}
			return
		}
		if len(p.String()) > mostDigits {
			return
		}
		if q, err := Parse(p.String()); err != nil || !q.Equal(p) {
			t.Errorf("%q is %v, which is %v, %v", s, p, q, err)
		}
	})
}

// FuzzParseMatrix reads matrices with a row in each line and semicolons between entries. What is read is written, entry
// by entry, and that is read as the same.
func FuzzParseMatrix(f *testing.F) {
	for _, s := range []string{"t; 1\n0; 2 - 3/2*t + t^2", "t", "", ";", "t;t\nt", "1/0", "x;t"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		var rows [][]string
		for line := range strings.SplitSeq(s, "\n") {
			rows = append(rows, strings.Split(line, ";"))
		}
		m, err := ParseMatrix(rows)
		if err != nil {
			if !errors.As(err, new(*cgt.SyntaxError)) && !errors.As(err, new(*matrixgame.InputError)) {
				t.Errorf("%q: %v", s, err)
			}
			return
		}
		for i, row := range rows {
			for j := range row {
				if row[j] = m.Entry(i, j).String(); len(row[j]) > mostDigits {
					return
				}
			}
		}
		again, err := ParseMatrix(rows)
		if err != nil || again.String() != m.String() || again.Rows() != len(rows) || again.Columns() != len(rows[0]) {
			t.Errorf("%q is %v, which is %v, %v", s, m, again, err)
		}
	})
}
