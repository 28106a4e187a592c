package subtraction

import (
	"math"
	"strconv"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// Parse reads a heap: a decimal number. An error is a [*cgt.SyntaxError] with the offset, as for [ParseGame].
func Parse(text string) (Heap, error) {
	p := newParser(text)
	h, err := p.number()
	if err == nil {
		err = p.End()
	}
	return Heap(h), err
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Heap {
	h, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return h
}

// ParseRules reads rules: Left's numbers and Right's, with commas between them and a bar in the middle, as in 1,3|2,3.
// Without a bar both have the same: 1,2,3 is an impartial game. A player may have no numbers. Blanks do not count. An
// error is a [*cgt.SyntaxError] with the offset, as for [ParseGame].
func ParseRules(text string) (Rules, error) {
	p := newParser(text)
	r, err := p.rules()
	if err != nil {
		return Rules{}, err
	}
	if p.End() != nil {
		return Rules{}, p.Unexpected("a comma and a number, or nothing more")
	}
	return r, nil
}

// MustParseRules is ParseRules for texts that are known to be right; it panics otherwise.
func MustParseRules(text string) Rules {
	r, err := ParseRules(text)
	if err != nil {
		panic(err)
	}
	return r
}

// ParseGame reads rules and a heap with a colon between them: 1,3|2,3:6 is a heap of 6 from which Left may take 1 or 3
// and Right 2 or 3. An error is a [*cgt.SyntaxError] with the offset; if it is that a number is larger than an int can
// be, errors.Is finds [cgt.ErrLimit].
func ParseGame(text string) (Rules, Heap, error) {
	p := newParser(text)
	r, err := p.rules()
	if err == nil && !p.Accept(":") {
		err = p.Unexpected("a colon and a heap")
	}
	h := 0
	if err == nil {
		h, err = p.number()
	}
	if err == nil {
		err = p.End()
	}
	if err != nil {
		return Rules{}, 0, err
	}
	return r, Heap(h), nil
}

// parser is the state of reading a text.
type parser struct{ scan.Scanner }

func newParser(text string) *parser {
	return &parser{scan.Scanner{What: "subtraction game", Text: text}}
}

// rules reads the numbers of both players.
func (p *parser) rules() (Rules, error) {
	left, err := p.amounts()
	if err != nil {
		return Rules{}, err
	}
	if !p.Accept("|") {
		return Rules{encode(left), encode(left)}, nil
	}
	right, err := p.amounts()
	return Rules{encode(left), encode(right)}, err
}

// amounts reads a list of numbers, which may be empty.
func (p *parser) amounts() ([]int, error) {
	var list []int
	if c := p.Next(); c == 0 || c == '|' || c == ':' {
		return nil, nil
	}
	for {
		p.Skip()
		start := p.At
		n, err := p.number()
		switch {
		case err != nil:
			return nil, err
		case n == 0:
			return nil, p.Fail(start, nil, "nobody can take 0")
		}
		list = append(list, n)
		if !p.Accept(",") {
			return list, nil
		}
	}
}

// number reads a number.
func (p *parser) number() (int, error) {
	digits, start, err := p.Digits("a number")
	if err != nil {
		return 0, err
	}
	n, err := strconv.Atoi(digits)
	if err != nil {
		err := &cgt.LimitError{What: "counters", Limit: math.MaxInt}
		return 0, p.Fail(start, err, "this number is larger than %d", math.MaxInt)
	}
	return n, nil
}

// String returns the text of the rules, such as 1,3|2,3. [ParseRules] reads it back.
func (r Rules) String() string { return string(r.appendText(nil)) }

func (r Rules) appendText(dst []byte) []byte {
	for who := cgt.Left; who <= cgt.Right; who++ {
		if who == cgt.Right {
			dst = append(dst, '|')
		}
		separator := ""
		for n := range r.Amounts(who) {
			dst = append(dst, separator...)
			dst = strconv.AppendInt(dst, int64(n), 10)
			separator = ","
		}
	}
	return dst
}

// AppendText appends the text of [Rules.String].
func (r Rules) AppendText(dst []byte) ([]byte, error) { return r.appendText(dst), nil }

// MarshalText returns the text of [Rules.String]. In JSON rules are a string.
func (r Rules) MarshalText() ([]byte, error) { return r.appendText(nil), nil }

// UnmarshalText reads a text as [ParseRules] does.
func (r *Rules) UnmarshalText(text []byte) error {
	s, err := ParseRules(string(text))
	if err == nil {
		*r = s
	}
	return err
}
