// Package sausages eats sausages: two cats, Max and Min, in turn bite through a link of a chain of sausages. Single
// sausages that this makes are eaten by the cat that bit. The payoff is by how many sausages Max has eaten more than
// Min.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §8, problem 36.
package sausages

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/internal/scan"
	"github.com/cgt-go/sdk/zermelo"
)

// MaxSausages is the largest number of sausages in all chains together.
const MaxSausages = 255

// Table is a position: the chains on the table, by how many sausages Max is ahead, and who bites next. It is an
// immutable value; two are == if they are the same but for the order of the chains. The zero Table is empty, with Max
// to bite.
type Table struct {
	chains string // a byte for the length of each, from the longest; none is shorter than 2
	Lead   int
	Next   zermelo.Player
}

// New returns a table with chains of the given lengths, each 2 at least, on which nobody has bitten yet, and Max is to.
// The error is a [*SizeError] if a chain is shorter, or if there are more than [MaxSausages] sausages.
func New(chains ...int) (Table, error) {
	total := 0
	for i, n := range chains {
		if n < 2 || n > MaxSausages-total {
			return Table{}, &SizeError{i, n}
		}
		total += n
	}
	return Table{chains: pack(chains)}, nil
}

// SizeError reports a chain that is shorter than two sausages, or with which there are more than [MaxSausages].
type SizeError struct {
	Chain  int // its number, from 0
	Length int
}

// Error returns the message in one line.
func (e *SizeError) Error() string {
	return fmt.Sprintf("sausages: chain %d, counted from 0, has %s: a chain has two sausages or more, and all together up to %d", e.Chain, plural.Of(e.Length, "sausage", "sausages"), MaxSausages)
}

// pack returns the chains as a text.
func pack(chains []int) string {
	code := make([]byte, len(chains))
	for i, n := range chains {
		code[i] = byte(n)
	}
	slices.Sort(code)
	slices.Reverse(code)
	return string(code)
}

// Chains returns the lengths of the chains, from the longest.
func (t Table) Chains() []int {
	list := make([]int, len(t.chains))
	for i := range list {
		list[i] = int(t.chains[i])
	}
	return list
}

// String returns a text such as "4,2 +1 Min": the chains, the lead of Max, and who bites next. An empty table has a 0
// for the chains. [Parse] reads it back.
func (t Table) String() string {
	text := ""
	for i, n := range t.Chains() {
		if i > 0 {
			text += ","
		}
		text += strconv.Itoa(n)
	}
	if text == "" {
		text = "0"
	}
	return fmt.Sprintf("%s %+d %v", text, t.Lead, t.Next)
}

// Parse reads the lengths of chains with commas between them, such as 4,2, or a 0 if there is none. The lead of Max
// with its sign, and who bites next, may follow; without them it is +0 and Max. Blanks do not count. An error is a
// [*cgt.SyntaxError] with the offset; behind it may be a [*SizeError].
func Parse(text string) (Table, error) {
	s := scan.Scanner{What: "chains", Text: text}
	var chains []int
	total := 0
	for {
		n, at, err := number(&s)
		if err != nil {
			return Table{}, err
		}
		if n == 0 && len(chains) == 0 {
			break
		}
		if n < 2 || n > MaxSausages-total {
			err := &SizeError{len(chains), n}
			return Table{}, s.Fail(at, err, "a chain has two sausages or more, and all together up to %d", MaxSausages)
		}
		total += n
		chains = append(chains, n)
		if !s.Accept(",") {
			break
		}
	}
	t := Table{chains: pack(chains)}
	if isPlus := s.Accept("+"); isPlus || s.Accept("-") {
		n, _, err := number(&s)
		if err != nil {
			return Table{}, err
		}
		if t.Lead = n; !isPlus {
			t.Lead = -n
		}
		switch {
		case s.Accept("Max"):
		case s.Accept("Min"):
			t.Next = zermelo.Min
		default:
			return Table{}, s.Unexpected("Max or Min")
		}
	}
	return t, s.End()
}

// number reads a number up to 999.
func number(s *scan.Scanner) (n, at int, err error) {
	digits, at, err := s.Digits("a number")
	if err != nil {
		return 0, at, err
	}
	if n, err = strconv.Atoi(digits); err != nil || n > 999 {
		return 0, at, s.Fail(at, &cgt.LimitError{What: "sausages", Limit: MaxSausages}, "there are more than %d sausages", MaxSausages)
	}
	return n, at, nil
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Table {
	t, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return t
}

// MarshalText returns the text of [Table.String].
func (t Table) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads what [Parse] reads.
func (t *Table) UnmarshalText(text []byte) error {
	u, err := Parse(string(text))
	if err == nil {
		*t = u
	}
	return err
}

// bites calls f for the chains after each bite, and the number of sausages that are eaten: one chain of each length,
// and the shorter part first.
func bites(chains string, f func(rest string, eaten int)) {
	for i := range len(chains) {
		n := chains[i]
		if i > 0 && n == chains[i-1] {
			continue
		}
		for part := byte(1); part <= n-part; part++ {
			code := make([]byte, 0, len(chains)+1)
			code = append(append(code, chains[:i]...), chains[i+1:]...)
			eaten := 0
			for _, m := range []byte{n - part, part} {
				if m == 1 {
					eaten++
					continue
				}
				at := 0
				for at < len(code) && code[at] >= m {
					at++
				}
				code = slices.Insert(code, at, m)
			}
			f(string(code), eaten)
		}
	}
}

// Rules are the rules of the game.
type Rules struct{}

// End returns the lead of Max if there are no chains.
func (Rules) End(t Table) (zermelo.Int, bool) { return zermelo.Int(t.Lead), t.chains == "" }

// Turn returns who bites next.
func (Rules) Turn(t Table) zermelo.Player { return t.Next }

// AppendMoves appends the tables after each bite, in the longest chain first.
func (Rules) AppendMoves(dst []Table, t Table) []Table {
	sign := 1 - 2*int(t.Next)
	bites(t.chains, func(rest string, eaten int) {
		dst = append(dst, Table{rest, t.Lead + sign*eaten, t.Next.Opponent()})
	})
	return dst
}
