package main

import (
	"context"
	"errors"
	"maps"
	"math/big"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim/ordinal"
)

// nimberParser evaluates expressions in the field of nimbers while it reads them:
//
//	sum     = product { ("+" | "-") product }
//	product = sign { ("*" | "/") sign }
//	sign    = { "+" | "-" } power
//	power   = atom [ "^" integer ]
//	atom    = integer | "*" [ integer ] | "w" [ "^" ordinal ] | "(" sum ")" | "sqrt" "(" sum ")"
//
// A power of w is that of ordinals, so that Cantor normal forms are read as they are written; (w)^2 is one in the
// field.
type nimberParser struct {
	ctx   context.Context
	text  string
	at    int
	depth int
	long  int // operations with nimbers from 2^64 on, so far
	c     ordinal.Calculator
}

func newNimberParser(ctx context.Context, text string) *nimberParser {
	return &nimberParser{ctx: ctx, text: text, c: ordinal.Calculator{Limits: ordinal.Limits{Steps: stepsForLong}}}
}

// spend counts an operation with xs, and fails if these are long and there were too many such operations: one may take
// a tenth of a second.
func (p *nimberParser) spend(xs ...ordinal.Nimber) error {
	for _, x := range xs {
		if _, isShort := x.Nimber(); !isShort {
			if p.long++; p.long > mostLong {
				return &cgt.LimitError{What: "operations with nimbers from 2^64 on", Limit: mostLong}
			}
			return nil
		}
	}
	return nil
}

// end fails unless the text is at an end.
func (p *nimberParser) end() error {
	if p.skip(); p.at < len(p.text) {
		return p.errorf("an operator or the end was expected" + p.hint())
	}
	return nil
}

// hint says what is written for the sign that comes next, if it is one of others for the operations, or "".
func (p *nimberParser) hint() string {
	p.skip()
	rest := p.text[p.at:]
	switch {
	case strings.IndexAny(rest, "|&⊕") == 0, len(rest) >= 3 && strings.EqualFold(rest[:3], "xor"):
		return "; + is nim addition, the exclusive or of finite numbers"
	case strings.IndexAny(rest, "xX×·⋅∙⊗") == 0:
		return "; * is the product of nimbers"
	case strings.IndexAny(rest, "−–—") == 0:
		return "; - is the same as +, for every nimber is its own negative"
	}
	return ""
}

// hintForNumber is hint where a number is expected: there, a letter begins a name.
func (p *nimberParser) hintForNumber() string {
	if first, _ := utf8.DecodeRuneInString(p.text[p.at:]); !unicode.IsLetter(first) {
		return p.hint()
	}
	for name := range questionsOfNimbers {
		if rest, ok := strings.CutPrefix(p.text[p.at:], name); ok && isCalled(rest) {
			return "; " + name + " is for all of an expression"
		}
	}
	names := slices.Sorted(maps.Keys(questionsOfNimbers))
	return "; the functions are sqrt and, for all of an expression, " + strings.Join(names, ", ")
}

func (p *nimberParser) errorf(msg string) error {
	return &cgt.SyntaxError{What: "nimber", Offset: p.at, Msg: msg}
}

// failed returns an error for something that begins at the offset.
func (p *nimberParser) failed(offset int, err error) error {
	return &cgt.SyntaxError{What: "nimber", Offset: offset, Msg: err.Error(), Err: err}
}

func (p *nimberParser) skip() {
	for p.at < len(p.text) && strings.IndexByte(" \t\n\r", p.text[p.at]) >= 0 {
		p.at++
	}
}

// take reads one of the given bytes, if it comes next.
func (p *nimberParser) take(any string) byte {
	if p.skip(); p.at < len(p.text) && strings.IndexByte(any, p.text[p.at]) >= 0 {
		p.at++
		return p.text[p.at-1]
	}
	return 0
}

func (p *nimberParser) sum() (ordinal.Nimber, error) {
	x, err := p.product()
	for err == nil && p.take("+-") != 0 { // every nimber is its own negative
		var y ordinal.Nimber
		y, err = p.product()
		x = x.Add(y)
	}
	return x, err
}

func (p *nimberParser) product() (ordinal.Nimber, error) {
	x, err := p.sign()
	for err == nil {
		op := p.take("*/")
		if op == 0 {
			break
		}
		start := p.at - 1
		var y ordinal.Nimber
		if y, err = p.sign(); err != nil {
			break
		}
		failure := p.spend(x, y)
		switch {
		case failure != nil:
		case op == '*':
			x, failure = p.c.Mul(p.ctx, x, y)
		default:
			var ok bool
			x, ok, failure = p.c.Div(p.ctx, x, y)
			if !ok && failure == nil {
				failure = errors.New("there is no quotient by 0")
			}
		}
		if failure != nil {
			err = p.failed(start, failure)
		}
	}
	return x, err
}

func (p *nimberParser) sign() (ordinal.Nimber, error) {
	for p.take("+-") != 0 {
	}
	return p.power()
}

func (p *nimberParser) power() (ordinal.Nimber, error) {
	x, err := p.atom()
	if err != nil || p.take("^") == 0 {
		return x, err
	}
	start := p.at
	p.skip()
	from := p.at
	if p.take("-") != 0 {
		p.skip()
	}
	if p.digits() == "" {
		return x, p.errorf("an exponent is written with digits, such as 3 or -1")
	}
	n, ok := new(big.Int).SetString(strings.ReplaceAll(p.text[from:p.at], " ", ""), 10)
	if !ok || len(p.text[from:p.at]) > mostExponents {
		return x, p.failed(from, &cgt.LimitError{What: "digits", Limit: mostExponents})
	}
	if err := p.spend(x); err != nil {
		return x, p.failed(start-1, err)
	}
	y, ok, err := p.c.Pow(p.ctx, x, n)
	if err == nil && !ok {
		err = errors.New("0 has no such power")
	}
	if err != nil {
		return x, p.failed(start-1, err)
	}
	return y, nil
}

// digits reads digits.
func (p *nimberParser) digits() string {
	from := p.at
	for p.at < len(p.text) && '0' <= p.text[p.at] && p.text[p.at] <= '9' {
		p.at++
	}
	return p.text[from:p.at]
}

func (p *nimberParser) atom() (ordinal.Nimber, error) {
	p.skip()
	rest := p.text[p.at:]
	switch {
	case rest == "":
		return ordinal.Nimber{}, p.errorf("a number was expected" + p.hintForNumber())
	case rest[0] == '*':
		p.at++
		if from := p.at; p.digits() != "" {
			return p.literal(from)
		}
		return ordinal.FromNimber(1), nil
	case '0' <= rest[0] && rest[0] <= '9':
		from := p.at
		p.digits()
		return p.literal(from)
	case rest[0] == 'w' || strings.HasPrefix(rest, "ω"):
		return p.ordinal()
	case rest[0] == '(':
		xs, err := p.arguments("", 1)
		if err != nil {
			return ordinal.Nimber{}, err
		}
		return xs[0], nil
	case strings.HasPrefix(rest, "sqrt"):
		start := p.at
		p.at += len("sqrt")
		xs, err := p.arguments("sqrt", 1)
		if err != nil {
			return ordinal.Nimber{}, err
		}
		err = p.spend(xs[0])
		x := xs[0]
		if err == nil {
			x, err = p.c.Sqrt(p.ctx, x)
		}
		if err != nil {
			return x, p.failed(start, err)
		}
		return x, nil
	}
	return ordinal.Nimber{}, p.errorf("a number was expected" + p.hintForNumber())
}

// literal reads the number that begins at the offset and ends here.
func (p *nimberParser) literal(from int) (ordinal.Nimber, error) {
	if p.at-from > mostExponents {
		return ordinal.Nimber{}, p.failed(from, &cgt.LimitError{What: "digits", Limit: mostExponents})
	}
	x, err := p.c.Parse(p.text[from:p.at])
	var inner *cgt.SyntaxError
	if errors.As(err, &inner) {
		return x, &cgt.SyntaxError{What: "nimber", Offset: from + inner.Offset, Msg: inner.Msg, Err: inner.Err}
	}
	if err != nil {
		return x, p.failed(from, err)
	}
	return x, nil
}

// ordinal reads a power of ω.
func (p *nimberParser) ordinal() (ordinal.Nimber, error) {
	from := p.at
	p.omega()
	for p.take("^") != 0 {
		p.skip()
		if p.omega() { // whose power may follow
			continue
		}
		if strings.HasPrefix(p.text[p.at:], "(") {
			if err := p.parentheses(); err != nil {
				return ordinal.Nimber{}, err
			}
		} else if p.digits() == "" {
			return ordinal.Nimber{}, p.errorf("an exponent was expected")
		}
		break
	}
	return p.literal(from)
}

// omega reads ω in one of its two spellings, if it comes next.
func (p *nimberParser) omega() bool {
	for _, letter := range []string{"w", "ω"} {
		if strings.HasPrefix(p.text[p.at:], letter) {
			p.at += len(letter)
			return true
		}
	}
	return false
}

// parentheses goes past a parenthesis and what belongs to it.
func (p *nimberParser) parentheses() error {
	open := 0
	for ; p.at < len(p.text); p.at++ {
		switch p.text[p.at] {
		case '(':
			open++
		case ')':
			if open--; open == 0 {
				p.at++
				return nil
			}
		}
	}
	return p.errorf(") was expected" + p.hint())
}
