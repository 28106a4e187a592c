package ordinal

import (
	"fmt"
	"math/big"
	"strings"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
)

// reader reads a text from left to right. When err is set, what it returns is meaningless.
type reader struct {
	s         string
	at        int
	maxDigits int
	err       error
}

// What can stand in a text besides + * ^ ( and ), for which their bytes are used.
const (
	end   = 0
	omega = 'w'
	digit = '0'
	other = '?'
)

// What is wrong with texts of another form.
const (
	zeroCoefficient = "a coefficient is 0"
	notSmaller      = "the exponents do not become smaller"
)

// symbols are the letters that are known, with what they mean.
var symbols = map[rune]byte{'w': omega, 'ω': omega, '*': '*', '·': '*', '+': '+', '^': '^', '(': '(', ')': ')'}

// next skips blanks and returns what stands behind them: a byte of symbols, or a constant.
func (r *reader) next() byte {
	r.at += len(r.s[r.at:]) - len(strings.TrimLeft(r.s[r.at:], " \t\r\n"))
	if r.at == len(r.s) || r.err != nil {
		return end
	}
	letter, _ := utf8.DecodeRuneInString(r.s[r.at:])
	if '0' <= letter && letter <= '9' {
		return digit
	}
	if symbol, ok := symbols[letter]; ok {
		return symbol
	}
	return other
}

// skip goes past what stands next if it is the given symbol, which is not a digit.
func (r *reader) skip(symbol byte) bool {
	if r.next() != symbol {
		return false
	}
	_, size := utf8.DecodeRuneInString(r.s[r.at:])
	r.at += size
	return true
}

func (r *reader) fail(at int, msg string, err error) {
	if r.err == nil {
		r.err = &cgt.SyntaxError{What: "ordinal", Offset: at, Msg: msg, Err: err}
	}
}

func (r *reader) limit(at int, what string, limit int) {
	err := &cgt.LimitError{What: what, Limit: limit}
	r.fail(at, err.Error(), err)
}

func (r *reader) unexpected(want string) {
	if r.next() == end {
		r.fail(r.at, want+", but the text ends", nil)
		return
	}
	_, size := utf8.DecodeRuneInString(r.s[r.at:])
	r.fail(r.at, fmt.Sprintf("unexpected %q, %s", r.s[r.at:r.at+size], want), nil)
}

// number reads decimal digits.
func (r *reader) number() *big.Int {
	if r.next() != digit {
		r.unexpected("want a number")
		return new(big.Int)
	}
	start := r.at
	rest := strings.TrimLeft(r.s[start:], "0123456789")
	r.at = len(r.s) - len(rest)
	digits := strings.TrimLeft(r.s[start:r.at], "0")
	if len(digits) > r.maxDigits {
		r.limit(start, "digits in a number", r.maxDigits)
		return new(big.Int)
	}
	n, _ := new(big.Int).SetString("0"+digits, 10)
	return n
}
