package matrixgame

import (
	"fmt"
	"math/big"
	"os"
	"strconv"
	"strings"
	"testing"
)

// numbersOf reads rational numbers with blanks between them.
func numbersOf(t *testing.T, s string) []*big.Rat {
	t.Helper()
	var numbers []*big.Rat
	for _, f := range strings.Fields(s) {
		x, ok := new(big.Rat).SetString(f)
		if !ok {
			t.Fatalf("%q is no number", f)
		}
		numbers = append(numbers, x)
	}
	return numbers
}

// placings returns all ways to place soldiers on fields.
func placings(soldiers, fields int) [][]int {
	if fields == 1 {
		return [][]int{{soldiers}}
	}
	var all [][]int
	for first := range soldiers + 1 {
		for _, rest := range placings(soldiers-first, fields-1) {
			all = append(all, append([]int{first}, rest...))
		}
	}
	return all
}

// blotto returns the game of Colonel Blotto in which a field won counts 1 and a field lost −1.
func blotto(n, m, fields int) *Matrix {
	var rows [][]int64
	for _, a := range placings(n, fields) {
		var row []int64
		for _, b := range placings(m, fields) {
			sum := int64(0)
			for k := range a {
				switch {
				case a[k] > b[k]:
					sum++
				case a[k] < b[k]:
					sum--
				}
			}
			row = append(row, sum)
		}
		rows = append(rows, row)
	}
	return Integers(rows...)
}

func TestFacts(t *testing.T) {
	text, err := os.ReadFile("testdata/zerosum.txt")
	if err != nil {
		t.Fatal(err)
	}
	count := 0
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		count++
		parts := strings.Split(strings.TrimSpace(line), " | ")
		var m *Matrix
		if f := strings.Fields(parts[0]); f[0] == "Blotto" {
			var n [3]int
			for i := range n {
				if n[i], err = strconv.Atoi(f[i+1]); err != nil {
					t.Fatal(err)
				}
			}
			m = blotto(n[0], n[1], n[2])
		} else {
			var rows [][]*big.Rat
			for row := range strings.SplitSeq(parts[0], ";") {
				rows = append(rows, numbersOf(t, row))
			}
			if m, err = NewMatrix(rows); err != nil {
				t.Fatal(err)
			}
		}
		s, err := Solve(t.Context(), m)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Verify(); err != nil {
			t.Fatal(err)
		}
		var optima [2]*Optima
		for _, who := range []Player{Row, Column} {
			if parts[1] == "value" {
				break // the extreme strategies of Blotto are many
			}
			if optima[who], err = s.Optima(t.Context(), who); err != nil {
				t.Fatal(err)
			}
			if err := optima[who].Verify(t.Context()); err != nil {
				t.Error(err)
			}
		}
		var got string
		list := func(o *Optima) string {
			var all []string
			for _, s := range o.Extreme() {
				all = append(all, strings.NewReplacer("(", "", ")", "", ",", "").Replace(s.String()))
			}
			return strings.Join(all, "; ")
		}
		switch parts[1] {
		case "value":
			got = s.Value().RatString()
		case "rows":
			got = list(optima[Row])
		case "columns":
			got = list(optima[Column])
		case "numbers":
			got = fmt.Sprintf("%d,%d", len(optima[Row].extreme), len(optima[Column].extreme))
		default:
			t.Fatalf("%q?", parts[1])
		}
		if got != parts[2] {
			t.Errorf("%s: %s: %s, want %s", parts[0], parts[1], got, parts[2])
		}
	}
	if count != 94 {
		t.Errorf("%d facts", count)
	}
}
