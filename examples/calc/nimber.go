package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/ordinal"
)

// runNimber is the form nimber.
func runNimber(ctx context.Context, c *call) (answer, error) {
	if len(c.words) == 0 {
		return nil, errors.New("nimber takes an expression")
	}
	text, err := c.expression()
	if err != nil {
		return nil, err
	}
	return newNimberParser(ctx, text).answer()
}

// nimberAnswer is a nimber or an integer. A finite one is a number in JSON, an infinite one a text.
type nimberAnswer struct {
	Value any `json:"value"`
}

func (a nimberAnswer) text() string { return fmt.Sprintln(a.Value) }

// rootsAnswer is a list of finite nimbers.
type rootsAnswer struct {
	Values []json.Number `json:"values"`
}

func (a rootsAnswer) text() string {
	if len(a.Values) == 0 {
		return "none\n"
	}
	var b strings.Builder
	for _, v := range a.Values {
		fmt.Fprintln(&b, v)
	}
	return b.String()
}

func nimberValue(x ordinal.Nimber) any {
	if n, ok := x.Big(); ok {
		return json.Number(n.Int().String())
	}
	return x.String()
}

const (
	mostNesting   = 1000 // of parentheses
	mostLong      = 50   // operations with nimbers from 2^64 on
	stepsForLong  = 2_000_000
	mostExponents = 4096 // digits of an exponent, and of a number
)

// questionsOfNimbers are asked about one nimber or several, and answered with integers or nimbers.
var questionsOfNimbers = map[string]struct {
	arity  int
	answer func(p *nimberParser, xs []ordinal.Nimber) (answer, error)
}{
	"order":  {1, (*nimberParser).order},
	"degree": {1, (*nimberParser).degree},
	"log":    {2, (*nimberParser).log},
	"roots":  {3, (*nimberParser).roots},
}

// answer reads all of the text.
func (p *nimberParser) answer() (answer, error) {
	p.skip()
	for name, q := range questionsOfNimbers {
		rest, ok := strings.CutPrefix(p.text[p.at:], name)
		if !ok || !strings.HasPrefix(strings.TrimLeft(rest, " \t\n"), "(") {
			continue
		}
		start := p.at
		p.at += len(name)
		xs, err := p.arguments(name, q.arity)
		if err != nil {
			return nil, err
		}
		if p.skip(); p.at < len(p.text) {
			return nil, p.errorf("the end was expected, for " + name + " is for all of an expression")
		}
		a, err := q.answer(p, xs)
		if err != nil {
			return nil, p.failed(start, err)
		}
		return a, nil
	}
	x, err := p.sum()
	if err != nil {
		return nil, err
	}
	return nimberAnswer{Value: nimberValue(x)}, p.end()
}

// arguments reads so many sums in parentheses.
func (p *nimberParser) arguments(name string, arity int) ([]ordinal.Nimber, error) {
	if p.depth++; p.depth > mostNesting {
		return nil, p.failed(p.at, &cgt.LimitError{What: "nested parentheses", Limit: mostNesting})
	}
	defer func() { p.depth-- }()
	if p.take("(") == 0 {
		return nil, p.errorf("( was expected after " + name)
	}
	var xs []ordinal.Nimber
	for i := range arity {
		if i > 0 && p.take(",") == 0 {
			return nil, p.errorf(", was expected" + p.hint())
		}
		x, err := p.sum()
		if err != nil {
			return nil, err
		}
		xs = append(xs, x)
	}
	if p.take(")") == 0 {
		return nil, p.errorf(") was expected" + p.hint())
	}
	return xs, nil
}

var errNotFinite = errors.New("only for finite nimbers")

func (p *nimberParser) order(xs []ordinal.Nimber) (answer, error) {
	x, ok := xs[0].Big()
	if !ok {
		return nil, errNotFinite
	}
	n, ok := x.Order()
	if !ok {
		return nil, errors.New("0 and nimbers from 2^4096 on have no order here")
	}
	return nimberAnswer{Value: json.Number(n.String())}, nil
}

func (p *nimberParser) degree(xs []ordinal.Nimber) (answer, error) {
	d, err := p.c.Degree(p.ctx, xs[0])
	return nimberAnswer{Value: json.Number(big.NewInt(int64(d)).String())}, err
}

func (p *nimberParser) log(xs []ordinal.Nimber) (answer, error) {
	x, ok := xs[0].Big()
	base, baseOK := xs[1].Big()
	if !ok || !baseOK {
		return nil, errNotFinite
	}
	n, ok, err := x.Log(p.ctx, base)
	if err == nil && !ok {
		err = errors.New("there is no logarithm")
	}
	if err != nil {
		return nil, err
	}
	return nimberAnswer{Value: json.Number(n.String())}, nil
}

func (p *nimberParser) roots(xs []ordinal.Nimber) (answer, error) {
	var coefficients [3]nim.Big
	for i, x := range xs {
		b, ok := x.Big()
		if !ok {
			return nil, errNotFinite
		}
		coefficients[i] = b
	}
	solutions, ok := nim.QuadraticBig(coefficients[0], coefficients[1], coefficients[2])
	if !ok {
		return nil, errors.New("every nimber is a root")
	}
	a := rootsAnswer{Values: []json.Number{}}
	for _, s := range solutions {
		a.Values = append(a.Values, json.Number(s.Int().String()))
	}
	return a, nil
}
