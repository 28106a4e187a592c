package matrixgame

import (
	"math/big"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// ParseLRS reads a game of two players as lrsnash reads it: the numbers of rows and columns, the payoffs of the row
// player row by row, and those of the column player, all separated by blanks or line ends. Payoffs are as [ParseMatrix]
// reads entries. Lines that begin with * or #, and a byte order mark at the beginning, do not count. The error is a
// [*cgt.SyntaxError] with the line and the offset in it, or a [*cgt.LimitError] if the matrices have more than
// [MaxEntries] entries together, or more than 2^27 bits in them.
//
// Source: D. Avis, lrslib, the manual of lrsnash.
func ParseLRS(text string) (*Bimatrix, error) {
	text = withoutMark(text)
	s := &lrsScanner{scan.Scanner{What: "lrs", Text: text}, mostBits}
	var size [2]int
	for k, want := range []string{"the number of rows", "the number of columns"} {
		word, offset, err := s.word(want)
		if err == nil {
			size[k], err = strconv.Atoi(word)
			if err != nil || size[k] < 1 {
				err = s.Fail(offset, nil, "%s is no number of rows or columns", quoted(word))
			}
		}
		if err != nil {
			return nil, scan.OnLine(text, err)
		}
	}
	if size[1] > MaxEntries/2/size[0] {
		return nil, &cgt.LimitError{What: "entries", Limit: MaxEntries}
	}
	g := &Bimatrix{}
	for who := range g.payoffs {
		m := &Matrix{rows: size[0], columns: size[1]}
		for range size[0] * size[1] {
			x, err := s.entry()
			if err != nil {
				return nil, scan.OnLine(text, err)
			}
			m.entries = append(m.entries, x)
		}
		g.payoffs[who] = m
	}
	if s.skip() {
		return nil, scan.OnLine(text, s.Unexpected("nothing more"))
	}
	return g, nil
}

// lrsScanner reads words and numbers.
type lrsScanner struct {
	scan.Scanner
	room int // how many bits payoffs may still have
}

// skip skips blanks and comments, and reports whether there is more.
func (s *lrsScanner) skip() bool {
	for s.Skip() {
		if !strings.ContainsRune("*#", rune(s.Text[s.At])) {
			return true
		}
		if before := s.Text[strings.LastIndexByte(s.Text[:s.At], '\n')+1 : s.At]; strings.Trim(before, " \t\r") != "" {
			return true
		}
		end := strings.IndexByte(s.Text[s.At:], '\n')
		if end < 0 {
			end = len(s.Text) - s.At
		}
		s.At += end
	}
	return false
}

// word reads what stands between blanks. Want says what it should be.
func (s *lrsScanner) word(want string) (word string, offset int, err error) {
	if !s.skip() {
		return "", s.At, s.Unexpected(want)
	}
	offset = s.At
	word = s.Text[offset:]
	if i := strings.IndexAny(word, " \t\r\n"); i >= 0 {
		word = word[:i]
	}
	s.At += len(word)
	return word, offset, nil
}

// entry reads a payoff.
func (s *lrsScanner) entry() (*big.Rat, error) {
	word, offset, err := s.word("a payoff")
	if err != nil {
		return nil, err
	}
	x, wrong := parseNumber(word)
	if wrong != "" {
		return nil, s.Fail(offset, nil, "%s", wrong)
	}
	return x, takeBits(x, &s.room)
}
