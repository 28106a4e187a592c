package matrixgame

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// ParseLRSPair reads a game of two players, of m rows and n columns, from the two files that nash reads, the older
// program of lrslib: those of the polyhedra in which the strategies of the row player, x, and of the column player, y,
// are with what they leave to the other one. Both have an inequality for each row and then for each column, in this
// order:
//
//	first file:   x_i ≥ 0,  v − Σ b_ij·x_i ≥ 0,  and then the equation Σ x_i = 1 — or, with 1 in place of v, no equation
//	second file:  u − Σ a_ij·y_j ≥ 0,  y_j ≥ 0,  and then the equation Σ y_j = 1 — or, with 1 in place of u, no equation
//
// where a and b are the payoffs of the row player and of the column player. A line of the file has the constant and
// then the coefficients, that of v or u last. The forms are those of the programs setupnash, with equations, and
// setupnash2, without. In the file, lines may come before the line "begin", of which only that of the equation counts,
// such as "linearity 1 6"; then the numbers of lines and of columns, and a word such as rational; then the numbers, as
// [ParseMatrix] reads entries; and "end". Lines that begin with * or # do not count, and nothing else may follow, since
// options change what nash finds.
//
// The error is a [*cgt.SyntaxError] that says which file it is and has the line and the offset in it, also if an
// inequality is another one, or a [*cgt.LimitError] if a file has more than [MaxEntries] numbers, or more than 2^27
// bits in them.
//
// Source: D. Avis, lrslib, the manuals of lrs and of nash.
func ParseLRSPair(first, second string) (*Bimatrix, error) {
	x, err := parseSystem("lrs file of the row player", first)
	if err != nil {
		return nil, err
	}
	y, err := parseSystem("lrs file of the column player", second)
	if err != nil {
		return nil, err
	}
	// The inequalities are as many as rows and columns; the unknowns as many as rows, or as columns.
	m, n := x.unknowns(), y.unknowns()
	for _, s := range []*system{x, y} {
		if s.inequalities() != m+n {
			return nil, s.fail(0, fmt.Sprintf("there are %d inequalities, and %d rows and columns by the numbers of unknowns in both files", s.inequalities(), m+n))
		}
	}
	g := &Bimatrix{}
	for who, s := range []*system{y, x} {
		first := [2]int{0, m}[who] // the first inequality with payoffs is that of a row or of a column
		payoffs, err := s.payoffs(first)
		if err != nil {
			return nil, err
		}
		g.payoffs[who] = payoffs
	}
	g.payoffs[Column] = g.payoffs[Column].Transpose()
	return g, nil
}

// system is what a file for nash has: inequalities, and perhaps an equation after them.
type system struct {
	what, text  string
	lines       [][]*big.Rat
	offsets     []int // of the lines
	hasEquation bool
}

// parseSystem reads a file.
func parseSystem(what, text string) (*system, error) {
	s := &lrsScanner{scan.Scanner{What: what, Text: text}, mostBits}
	y, err := s.system()
	if err != nil {
		return nil, scan.OnLine(text, err)
	}
	return y, nil
}

func (s *lrsScanner) system() (*system, error) {
	y := &system{what: s.What, text: s.Text}
	equation, equationAt := "", 0
	for isHead := true; isHead; {
		begin := s.At
		if begin == len(s.Text) {
			return nil, s.Fail(begin, nil, "a line with the word begin should follow")
		}
		line, _, _ := strings.Cut(s.Text[begin:], "\n")
		s.At = min(begin+len(line)+1, len(s.Text))
		switch words := strings.Fields(line); {
		case len(words) == 0:
		case words[0] == "begin":
			isHead = false
		case words[0] == "V-representation":
			return nil, s.Fail(begin, nil, "vertices and not inequalities")
		case words[0] == "linearity":
			if equation != "" || len(words) != 3 || words[1] != "1" {
				return nil, s.Fail(begin, nil, "want one equation at most, as in linearity 1 6")
			}
			equation, equationAt = words[2], begin
		}
	}
	var size [2]int
	for k, want := range []string{"the number of lines", "the number of columns"} {
		word, offset, err := s.word(want)
		if err != nil {
			return nil, err
		}
		if size[k], err = strconv.Atoi(word); err != nil || size[k] < 1 {
			return nil, s.Fail(offset, nil, "%s is no number of lines or columns", quoted(word))
		}
	}
	if size[0] > MaxEntries/size[1] {
		return nil, &cgt.LimitError{What: "entries", Limit: MaxEntries}
	}
	if equation != "" {
		if equation != strconv.Itoa(size[0]) {
			return nil, s.Fail(equationAt, nil, "the equation should be in the last line, which is %d", size[0])
		}
		y.hasEquation = true
	}
	if word, offset, err := s.word("the word rational or integer"); err != nil || word != "rational" && word != "integer" {
		if err == nil {
			err = s.Fail(offset, nil, "%s, want the word rational or integer", quoted(word))
		}
		return nil, err
	}
	for range size[0] {
		s.skip()
		y.offsets = append(y.offsets, s.At)
		line := make([]*big.Rat, size[1])
		for j := range line {
			var err error
			if line[j], err = s.entry(); err != nil {
				return nil, err
			}
		}
		y.lines = append(y.lines, line)
	}
	if word, offset, err := s.word("the word end"); err != nil || word != "end" {
		if err == nil {
			err = s.Fail(offset, nil, "%s, want the word end", quoted(word))
		}
		return nil, err
	}
	if s.skip() {
		return nil, s.Unexpected("nothing more")
	}
	return y, nil
}

// inequalities returns the number of inequalities.
func (s *system) inequalities() int {
	if s.hasEquation {
		return len(s.lines) - 1
	}
	return len(s.lines)
}

// unknowns returns the number of choices of the player whose strategies it is about; it may be less than 1 if the file
// makes no sense.
func (s *system) unknowns() int {
	if s.hasEquation {
		return len(s.lines[0]) - 2
	}
	return len(s.lines[0]) - 1
}

// fail returns an error about a line, counted from 0.
func (s *system) fail(line int, msg string) error {
	return scan.OnLine(s.text, &cgt.SyntaxError{What: s.what, Offset: s.offsets[line], Msg: msg})
}

// payoffs returns the matrix that is in the inequalities from the given one on, a row for each; the others must say
// that the unknowns are not negative.
func (s *system) payoffs(first int) (*Matrix, error) {
	n := s.unknowns()
	if n < 1 || s.inequalities() <= n {
		return nil, s.fail(0, "there are no payoffs")
	}
	payoffs := &Matrix{rows: s.inequalities() - n, columns: n}
	// The inequalities of the other kind come after these, or before them.
	others := 0
	if first == 0 {
		others = payoffs.rows
	}
	for k := range n {
		for j, x := range s.lines[others+k] {
			if !isUnit(x, j == k+1) {
				return nil, s.fail(others+k, fmt.Sprintf("want the inequality that the probability of choice %d is not negative", k+1))
			}
		}
	}
	for k := first; k < first+payoffs.rows; k++ {
		line := s.lines[k]
		if !isUnit(line[0], !s.hasEquation) || s.hasEquation && !isUnit(line[n+1], true) {
			return nil, s.fail(k, fmt.Sprintf("want the inequality that choice %d of the other player gets no more than he does", k-first+1))
		}
		for _, x := range line[1 : n+1] {
			payoffs.entries = append(payoffs.entries, new(big.Rat).Neg(x))
		}
	}
	if s.hasEquation {
		last := len(s.lines) - 1
		for j, x := range s.lines[last] {
			if j == 0 && x.Cmp(minusOne) != 0 || j > 0 && !isUnit(x, j <= n) {
				return nil, s.fail(last, "want the equation that the probabilities have the sum 1")
			}
		}
	}
	return payoffs, nil
}

var minusOne = big.NewRat(-1, 1)

// isUnit reports whether x is 1, or 0 if it is not to be 1.
func isUnit(x *big.Rat, isOne bool) bool {
	if isOne {
		return x.Cmp(one) == 0
	}
	return x.Sign() == 0
}
