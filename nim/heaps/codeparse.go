package heaps

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
)

// ParseCode reads a [Code]. It is one of these:
//
//   - digits, a point, and digits: 0.77 is Kayles. The digit before the point is that of 0 counters; those before it
//     are for counters added. Digits behind the point are for 1, 2, 3, … counters. There may be none at one side of the
//     point.
//   - in brackets at the end, digits that repeat for ever: 0.[3] is Nim.
//   - S and a list in braces, such as S{2,3,7}: the numbers of counters that may be taken, as in [Subtraction]; or
//     A{2,4}: those that may not, as in [AllBut].
//
// A digit is one of these:
//
//   - 0 to 9, or a letter, A to Z, for 10 to 35: the sum of 1 if no heap may be left, 2 if one may, 4 if two may, 8 if
//     three may, and so on.
//   - & and a number of any size below 2⁶⁴, and a semicolon: the same for larger sums.
//   - a list of numbers of heaps in braces: {0,2,5} is 37. A plus sign at the end allows all numbers of heaps that are
//     larger than those in the list: {2,5+}.
//   - * for any number of heaps, or none.
//
// Behind it may stand one of the marks !, ? and = of [Parts], for all numbers of heaps: 4!.0 is Grundy's game, in which
// a heap is broken into two unequal ones, and {2+}=.0 that in which it is broken into equal ones. Or each number in a
// list has its own mark: {2!,3?,4+}. In {2,3=+} the mark before the plus sign is for larger numbers as well.
//
// Small letters do as well, and blanks between all these do not count. An error is a [*cgt.SyntaxError] with the
// offset. A digit by which a move could leave a heap that is not smaller is an error; so are more than [MaxDigits]
// digits, and more than [MaxLists] different lists, for both of which errors.Is finds [cgt.ErrLimit].
//
// All codes that CGSuite takes are among these, but for those by which play need not end.
func ParseCode(text string) (Code, error) {
	p := parser{text: text}
	p.blanks()
	letter := p.next() &^ 0x20
	var c Code
	var err error
	if isSet := letter == 'S' || letter == 'A'; isSet && strings.HasPrefix(strings.TrimLeft(text[p.at+1:], blanks), "{") && !strings.Contains(text, ".") {
		c, err = p.set(letter)
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

// MustParseCode is ParseCode for texts that are known to be right; it panics otherwise.
func MustParseCode(text string) Code {
	c, err := ParseCode(text)
	if err != nil {
		panic(err)
	}
	return c
}

// parser is the state of reading a text. It stands at the end of the text or at what is no blank.
type parser struct {
	text string
	at   int
	read int // digits
}

const blanks = " \t\r\n"

// blanks reads blanks.
func (p *parser) blanks() {
	for p.at < len(p.text) && strings.IndexByte(blanks, p.text[p.at]) >= 0 {
		p.at++
	}
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
	if p.at == len(p.text) || p.text[p.at] != c {
		return false
	}
	p.at++
	p.blanks()
	return true
}

// placed is a digit with its offset in the text.
type placed struct {
	digit
	at int
}

// digits reads a code that is written with digits.
func (p *parser) digits() (Code, error) {
	before, err := p.run()
	switch {
	case err != nil:
		return Code{}, err
	case !p.accept('.'):
		return Code{}, p.unexpected("a digit or a point")
	}
	all := before
	if len(before) == 0 {
		all = []placed{{}}
	}
	added := len(all) - 1
	after, err := p.run()
	if err != nil {
		return Code{}, err
	}
	all = append(all, after...)
	tail := 0
	if bracket := p.at; p.accept('[') {
		repeat, err := p.run()
		switch {
		case err != nil:
			return Code{}, err
		case !p.accept(']'):
			return Code{}, p.unexpected("a digit or the bracket to close the one at offset " + strconv.Itoa(bracket))
		}
		tail = len(repeat)
		all = append(all, repeat...)
	} else if len(before)+len(after) == 0 {
		return Code{}, p.unexpected("a digit")
	}
	// Of many digits before the point only zeros can stand in front.
	for ; added > MaxAdded; added-- {
		if all[0].normal(-added) != (digit{}) {
			return Code{}, fail(all[0].at, nil, "a move cannot add more than %d counters", MaxAdded)
		}
		all = all[1:]
	}
	digits := make([]digit, 0, len(all))
	lists := map[digit]bool{}
	for i, d := range all {
		if r, ok := d.endless(i - added); ok {
			heap := "a heap"
			if r > 1 {
				heap = fmt.Sprintf("one of %d heaps", r)
			}
			return Code{}, fail(d.at, nil, "a move by this digit can leave %s that is not smaller, and play need not end", heap)
		}
		normal := d.normal(i - added)
		if normal.wide != "" {
			lists[normal] = true
		}
		if len(lists) > MaxLists {
			return Code{}, fail(d.at, &cgt.LimitError{What: "different lists of a heap code", Limit: MaxLists}, "more than %d different lists", MaxLists)
		}
		digits = append(digits, normal)
	}
	return newCode(added, digits, tail), nil
}

// run reads digits with their marks.
func (p *parser) run() ([]placed, error) {
	var ds []placed
	for {
		at := p.at
		d, ok, err := p.digit()
		switch {
		case err != nil || !ok:
			return ds, err
		case p.read == MaxDigits:
			return nil, fail(at, errDigits(), "more than %d digits", MaxDigits)
		}
		p.read++
		ds = append(ds, placed{d, at})
	}
}

// digit reads a digit with its mark, if one stands here.
func (p *parser) digit() (d digit, ok bool, err error) {
	var n numbers
	switch c := p.next(); {
	case c == '*':
		p.accept(c)
		for r := range n {
			n[r] = 1
		}
	case c == '{':
		p.accept(c)
		return p.list()
	case c == '&':
		p.accept(c)
		start := p.at
		sum, err := p.number(64)
		if err != nil {
			return digit{}, false, err
		}
		if !p.accept(';') {
			return digit{}, false, p.unexpected("the semicolon for the & before offset " + strconv.Itoa(start))
		}
		for r := range 64 {
			n[r] = uint8(sum >> r & 1)
		}
	default:
		sum := -1
		if c != 0 {
			sum = strings.IndexByte(digitLetters, c&^(c&0x40>>1))
		}
		if sum < 0 {
			return digit{}, false, nil
		}
		p.accept(c)
		if sum <= countBits {
			return newDigit(uint8(sum), p.mark()).normal(1), true, nil
		}
		for r := range 6 {
			n[r] = uint8(sum >> r & 1)
		}
	}
	mark := p.mark()
	for r := range n {
		n[r] *= 1 + uint8(mark)
	}
	return n.digit().normal(1), true, nil
}

// mark reads a mark, if one stands here.
func (p *parser) mark() Parts {
	for parts := Unequal; parts <= Equal; parts++ {
		if p.accept(parts.String()[0]) {
			return parts
		}
	}
	return Any
}

// list reads a list of numbers of heaps, behind the brace.
func (p *parser) list() (d digit, ok bool, err error) {
	var n numbers
	marks := false
	most := 0
	for {
		start := p.at
		r, err := p.number(31)
		if err != nil {
			return digit{}, false, err
		}
		if r > MaxParts {
			return digit{}, false, fail(start, &cgt.LimitError{What: "heaps in a list of a heap code", Limit: MaxParts}, "this number is larger than %d", MaxParts)
		}
		mark := p.mark()
		marks = marks || mark != Any
		n[r] = 1 + uint8(mark)
		most = max(most, int(r))
		if p.accept(',') {
			continue
		}
		if p.accept('+') {
			for r := most + 1; r < lenWide; r++ {
				n[r] = n[most]
			}
		}
		break
	}
	if !p.accept('}') {
		return digit{}, false, p.unexpected("a comma, a mark, a plus sign or a brace")
	}
	at := p.at
	if mark := p.mark(); mark != Any {
		if marks {
			return digit{}, false, fail(at, nil, "a mark for all, but there are marks in the list")
		}
		for r := range n {
			if n[r] > 0 {
				n[r] = 1 + uint8(mark)
			}
		}
	}
	return n.digit().normal(1), true, nil
}

// set reads a code that is written as a set.
func (p *parser) set(letter byte) (Code, error) {
	p.at++
	p.blanks()
	p.accept('{')
	var amounts, offsets []int
	for !p.accept('}') {
		if len(amounts) > 0 && !p.accept(',') {
			return Code{}, p.unexpected("a comma or a brace")
		}
		start := p.at
		n, err := p.number(31)
		if err != nil {
			return Code{}, err
		}
		amounts, offsets = append(amounts, int(n)), append(offsets, start)
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

// number reads a number of so many bits.
func (p *parser) number(bits int) (uint64, error) {
	start := p.at
	for p.at < len(p.text) && '0' <= p.text[p.at] && p.text[p.at] <= '9' {
		p.at++
	}
	if p.at == start {
		return 0, p.unexpected("a number")
	}
	n, err := strconv.ParseUint(p.text[start:p.at], 10, bits)
	if err != nil {
		err := &cgt.LimitError{What: "bits of a number", Limit: bits}
		return 0, fail(start, err, "this number is larger than %d", uint64(1)<<bits-1)
	}
	p.blanks()
	return n, nil
}
