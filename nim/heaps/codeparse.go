package heaps

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
)

const digitLetters = "0123456789ABCDEFGHIJKLMNOPQRSTUV"

// Parse reads a [Code]. It is one of these:
//
//   - digits 0 to 9 and A to V, a point, and digits: 0.77 is Kayles. The digit before the point is that of 0 counters; those before it are for
//     counters added. Digits behind the point are for 1, 2, 3, … counters. None need stand before the point.
//   - behind a digit one of the marks !, ? and = of [Parts]: 4!.0 is Grundy's game, in which a heap is broken into two unequal ones.
//   - in brackets at the end, digits that repeat for ever: 0.[3] is Nim.
//   - S and a list in braces, such as S{2,3,7}: the numbers of counters that may be taken, as in [Subtraction]; or A{2,4}: those that may not, as in
//     [AllBut].
//
// Small letters do as well. An error is a [*cgt.SyntaxError] with the offset. A digit by which a move could leave a heap that is not smaller is an error; so
// are more than [MaxDigits] digits, for which errors.Is finds [cgt.ErrLimit].
func Parse(text string) (Code, error) {
	p := parser{text: text}
	var c Code
	var err error
	if len(text) > 1 && text[1] == '{' && strings.IndexByte("SAsa", text[0]) >= 0 {
		c, err = p.set()
	} else {
		c, err = p.digits()
	}
	if err == nil && p.at < len(text) {
		err = p.unexpected("nothing more")
	}
	if err != nil {
		return Code{}, err
	}
	return c, nil
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) Code {
	c, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return c
}

// parser is the state of reading a text.
type parser struct {
	text string
	at   int
}

func fail(offset int, err error, format string, args ...any) error {
	return &cgt.SyntaxError{What: "heap code", Offset: offset, Msg: fmt.Sprintf(format, args...), Err: err}
}

// unexpected returns the error that something else should stand here.
func (p *parser) unexpected(want string) error {
	if p.at == len(p.text) {
		return fail(p.at, nil, "%s should follow", want)
	}
	r, _ := utf8.DecodeRuneInString(p.text[p.at:])
	return fail(p.at, nil, "unexpected %q, want %s", r, want)
}

// next returns the character that stands here, or 0 at the end.
func (p *parser) next() byte {
	if p.at == len(p.text) {
		return 0
	}
	return p.text[p.at]
}

// accept reads a character, if it stands here.
func (p *parser) accept(c byte) bool {
	if p.next() != c {
		return false
	}
	p.at++
	return true
}

// placed is a digit with its offset in the text.
type placed struct {
	digit
	at int
}

// digits reads a code that is written with digits.
func (p *parser) digits() (Code, error) {
	before := p.run()
	if !p.accept('.') {
		return Code{}, p.unexpected("a digit or a point")
	}
	if len(before) == 0 {
		before = []placed{{}}
	}
	all := append(before, p.run()...)
	tail := 0
	if bracket := p.at; p.accept('[') {
		repeat := p.run()
		switch {
		case len(repeat) == 0:
			return Code{}, p.unexpected("a digit")
		case !p.accept(']'):
			return Code{}, p.unexpected("a digit or the bracket to close the one at offset " + strconv.Itoa(bracket))
		}
		tail = len(repeat)
		all = append(all, repeat...)
	} else if len(all) == len(before) {
		return Code{}, p.unexpected("a digit")
	}
	if len(all) > MaxDigits {
		return Code{}, fail(all[MaxDigits].at, errDigits(), "more than %d digits", MaxDigits)
	}
	// Of many digits before the point only zeros can stand in front.
	first := 0
	for len(before)-1-first > MaxAdded {
		if before[first].counts()>>1 != 0 {
			return Code{}, fail(before[first].at, nil, "a move cannot add more than %d counters", MaxAdded)
		}
		first++
	}
	added := len(before) - 1 - first
	digits := make([]digit, 0, len(all)-first)
	for i, d := range all[first:] {
		if r, ok := d.endless(i - added); ok {
			return Code{}, fail(d.at, nil, "a move by this digit can leave %s that is not smaller, and play need not end", [...]string{1: "a heap", 2: "of two heaps one", 3: "of three heaps one", 4: "of four heaps one"}[r])
		}
		digits = append(digits, d.digit)
	}
	return newCode(added, digits, tail), nil
}

// run reads digits with their marks.
func (p *parser) run() []placed {
	var ds []placed
	for ; p.at < len(p.text); p.at++ {
		counts := strings.IndexByte(digitLetters, p.text[p.at]&^(p.text[p.at]&0x40>>1))
		if counts < 0 {
			break
		}
		d := placed{newDigit(uint8(counts), Any), p.at}
		if p.at+1 < len(p.text) {
			if mark := strings.IndexByte("!?=", p.text[p.at+1]); mark >= 0 {
				d.digit = newDigit(uint8(counts), Parts(mark+1))
				p.at++
			}
		}
		ds = append(ds, d)
	}
	return ds
}

// set reads a code that is written as a set.
func (p *parser) set() (Code, error) {
	letter := p.text[0] &^ 0x20
	p.at = 2
	var amounts, offsets []int
	for !p.accept('}') {
		if len(amounts) > 0 && !p.accept(',') {
			return Code{}, p.unexpected("a comma or a brace")
		}
		start := p.at
		n, err := p.number()
		if err != nil {
			return Code{}, err
		}
		amounts, offsets = append(amounts, n), append(offsets, start)
	}
	makeCode := Subtraction
	if letter == 'A' {
		makeCode = AllBut
	}
	c, err := makeCode(amounts...)
	switch err := err.(type) {
	case nil:
		return c, nil
	case *AmountError:
		return Code{}, fail(offsets[err.Index], nil, "nobody can take %d", err.Amount)
	default:
		most := slices.Index(amounts, slices.Max(amounts))
		return Code{}, fail(offsets[most], err, "this number is larger than %d", MaxDigits-2)
	}
}

// number reads a number. It is not larger than an int32 can be.
func (p *parser) number() (int, error) {
	start := p.at
	for p.at < len(p.text) && '0' <= p.text[p.at] && p.text[p.at] <= '9' {
		p.at++
	}
	if p.at == start {
		return 0, p.unexpected("a number")
	}
	n, err := strconv.ParseInt(p.text[start:p.at], 10, 32)
	if err != nil {
		err := &cgt.LimitError{What: "counters", Limit: math.MaxInt32}
		return 0, fail(start, err, "this number is larger than %d", math.MaxInt32)
	}
	return int(n), nil
}
