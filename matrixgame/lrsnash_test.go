package matrixgame_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
	"pgregory.net/rapid"
)

// lrsPair writes the files for nash as the manual of lrslib describes them, with equations or not.
func lrsPair(g *matrixgame.Bimatrix, hasEquation bool) (first, second string) {
	m, n := g.Rows(), g.Columns()
	file := func(unknowns int, payoff func(line, k int) string, from int) string {
		var b strings.Builder
		b.WriteString("*a game\nH-representation\n")
		lines, columns := m+n, unknowns+1
		if hasEquation {
			lines, columns = lines+1, columns+1
			fmt.Fprintln(&b, "linearity 1", lines)
		}
		fmt.Fprintf(&b, "begin\n%d %d rational\n", lines, columns)
		for line := range m + n {
			isPayoff := line >= from && line < from+m+n-unknowns
			constant, last := "0", "0"
			if isPayoff {
				last = "1"
				if !hasEquation {
					constant = "1"
				}
			}
			b.WriteString(constant)
			for k := range unknowns {
				switch {
				case isPayoff:
					b.WriteString(" " + payoff(line-from, k))
				case from > 0 && k == line || from == 0 && k == line-(m+n-unknowns):
					b.WriteString(" 1")
				default:
					b.WriteString(" 0")
				}
			}
			if hasEquation {
				b.WriteString(" " + last)
			}
			b.WriteByte('\n')
		}
		if hasEquation {
			b.WriteString("-1" + strings.Repeat(" 1", unknowns) + " 0\n")
		}
		b.WriteString("end\n")
		return b.String()
	}
	row, column := g.Payoffs(matrixgame.Row).Neg(), g.Payoffs(matrixgame.Column).Neg()
	return file(m, func(j, i int) string { return column.At(i, j).RatString() }, m),
		file(n, func(i, j int) string { return row.At(i, j).RatString() }, 0)
}

func TestParseLRSPair(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawBimatrix(t, 4)
		first, second := lrsPair(g, rapid.Bool().Draw(t, "equation"))
		h, err := matrixgame.ParseLRSPair(first, second)
		if err != nil || !g.Equal(h) {
			t.Fatalf("%v\n%v\n%v\n%s\n%s", err, g, h, first, second)
		}
	})
}

// The game of the manual of nash, in both forms, and with the lines as setupnash writes them.
func TestParseLRSPairManual(t *testing.T) {
	g, err := matrixgame.ParseLRS("3 2\n\n0 6\n2 5\n3 3\n\n1 0\n0 2\n4 3\n")
	if err != nil {
		t.Fatal(err)
	}
	const first = "*game: player 1\nH-representation\nlinearity 1 6\nbegin\n6 5 rational\n0 1 0 0 0 \n0 0 1 0 0 \n0 0 0 1 0 \n0 -1 0 -4  1 \n0 0 -2 -3  1 \n-1 1 1 1 0 \nend\n"
	const second = "*game: player 2\nH-representation\nlinearity 1 6\nbegin\n6 4 rational\n0 0 -6  1 \n0 -2 -5  1 \n0 -3 -3  1 \n0 1 0 0 \n0 0 1 0 \n-1 1 1 0 \nend\n"
	if h, err := matrixgame.ParseLRSPair(first, second); err != nil || !h.Equal(g) {
		t.Errorf("%v, %v", h, err)
	}
	for _, c := range []struct{ old, new, place string }{
		{"begin\n", "", "lrs file of the row player: line 12, offset 0: a line with the word begin should follow"},
		{"H-rep", "V-rep", "line 2, offset 0: vertices"},
		{"linearity 1 6", "linearity 2 5 6", "line 3, offset 0: want one equation at most"},
		{"linearity 1 6", "linearity 1 5", "line 3, offset 0: the equation should be in the last line, which is 6"},
		{"6 5 rational", "6 x rational", `line 5, offset 2: "x" is no number of lines`},
		{"6 5 rational", "6 5 real", `line 5, offset 4: "real", want the word rational`},
		{"6 5 rational", "5 6 rational", "line 3, offset 0: the equation should be in the last line, which is 5"},
		{"0 0 1 0 0 ", "0 0 2 0 0 ", "line 7, offset 0: want the inequality that the probability of choice 2 is not negative"},
		{"0 -1 0 -4  1 ", "1 -1 0 -4  1 ", "line 9, offset 0: want the inequality that choice 1 of the other player gets no more"},
		{"-4  1 ", "-4  2 ", "line 9, offset 0: want the inequality that choice 1 of the other player gets no more"},
		{"-1 1 1 1 0 ", "-1 1 1 1 1 ", "line 11, offset 0: want the equation that the probabilities have the sum 1"},
		{"-4", "-4/0", `line 9, offset 7: "-4/0" divides by 0`},
		{"end\n", "", "line 12, offset 0: the word end should follow"},
		{"end\n", "end\nminimize 0 1 1", "line 13, offset 0: unexpected 'm', want nothing more"},
		{"end\n", "end\n# minimize 0 1 1", ""},
		{"6 5 rational", "6 5 integer", ""},
		{"linearity 1 6\n", "", "lrs file of the column player: line 6, offset 0: there are 5 inequalities, and 6 rows and columns"},
	} {
		_, err := matrixgame.ParseLRSPair(strings.Replace(first, c.old, c.new, 1), second)
		var syntax *cgt.SyntaxError
		switch {
		case c.place == "" && err != nil:
			t.Errorf("%q: %v", c.new, err)
		case c.place != "" && (!errors.As(err, &syntax) || !strings.Contains(err.Error(), c.place)):
			t.Errorf("%q in place of %q: %v, want %s", c.new, c.old, err, c.place)
		}
	}
	if _, err := matrixgame.ParseLRSPair("begin\n2000000000 2000000000 rational\n", second); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	if _, err := matrixgame.ParseLRSPair(first, first); err == nil || !strings.Contains(err.Error(), "lrs file of the row player") {
		t.Error(err)
	}
}

func FuzzParseLRSPair(f *testing.F) {
	for _, hasEquation := range []bool{false, true} {
		first, second := lrsPair(battle(), hasEquation)
		f.Add(first, second)
	}
	f.Fuzz(func(t *testing.T, first, second string) {
		g, err := matrixgame.ParseLRSPair(first, second)
		if err != nil {
			return
		}
		first, second = lrsPair(g, true)
		if h, err := matrixgame.ParseLRSPair(first, second); err != nil || !g.Equal(h) {
			t.Errorf("%v: %v", g, err)
		}
	})
}
