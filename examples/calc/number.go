package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/stalks"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

// runNumber is the form number.
func runNumber(_ context.Context, c *call) (answer, error) {
	if len(c.words) == 0 {
		return nil, errors.New("number takes an expression")
	}
	text, err := c.expression()
	if err != nil {
		return nil, err
	}
	q, err := transfinite.ParseQuotient(text)
	if err != nil {
		err = readAs("number", err)
		if strings.ContainsAny(text, "<>=") {
			err = fmt.Errorf("%w; nothing is compared here: the first sign of x - y says which is larger", err)
		}
		if strings.Contains(strings.ToLower(text), "omega") {
			err = fmt.Errorf("%w; omega is written w", err)
		}
		if strings.HasPrefix(strings.TrimSpace(text), "{") {
			err = fmt.Errorf("%w; calc '{0|1}' reads braces of games, and in a program transfinite.ParseCut those of numbers, such as {0 | 1, 1/2, 1/4, ...}", err)
		}
		return nil, err
	}
	a, err := newNumberAnswer(q)
	if err != nil {
		return nil, err
	}
	signs, err := q.SignExpansion()
	if err == nil {
		a.setSigns(signs)
	} else if n, ok := q.Number(); ok {
		if birthday, err := n.Birthday(); err == nil {
			text := birthday.String()
			a.Birthday = &text
		}
	}
	if _, ok := c.flags["sign"]; ok {
		a.onlySign = true
		if a.Sign == nil {
			return nil, err
		}
	}
	return a, a.check()
}

// runStalk is the form stalk.
func runStalk(_ context.Context, c *call) (answer, error) {
	if len(c.words) == 0 {
		return nil, errors.New("stalk takes the edges of a stalk, from the ground on")
	}
	text, err := c.expression()
	if err != nil {
		return nil, err
	}
	signs, err := transfinite.ParseSignExpansion(text)
	if err != nil {
		err = readAs("stalk", err)
		if strings.ContainsAny(text, "Gg") {
			err = fmt.Errorf("%w; pictures with green edges are for calc hackenbush FILE", err)
		}
		return nil, err
	}
	q, err := signs.Quotient()
	if err != nil {
		return nil, err
	}
	a, err := newNumberAnswer(q)
	if err != nil {
		return nil, err
	}
	a.setSigns(signs)
	if _, ok := c.flags["svg"]; ok {
		label := func(int) string { return a.NormalForm }
		c.drawing = stalks.AppendSVG(nil, []transfinite.SignExpansion{signs}, stalks.SVGOptions{Label: label})
	}
	return a, a.check()
}

// readAs returns an error of reading a text with the name that the form has for it, which is not that of the type it is
// read into.
func readAs(what string, err error) error {
	syntax, ok := err.(*cgt.SyntaxError)
	if !ok {
		return err
	}
	named := *syntax
	named.What = what
	return &named
}

// numberAnswer is what there is to say about a surreal number.
type numberAnswer struct {
	NormalForm string  `json:"normalForm"`
	Quotient   string  `json:"quotient,omitempty"` // if the normal form has no end
	Birthday   *string `json:"birthday,omitempty"` // where it is within reach
	Sign       *string `json:"sign,omitempty"`

	onlySign bool // in the text
}

func newNumberAnswer(q transfinite.Quotient) (a *numberAnswer, err error) {
	// It is a panic if it takes too long to find out whether a fraction is a number.
	defer func() {
		switch e := recover().(type) {
		case nil:
		case *cgt.LimitError:
			a, err = nil, e
		default:
			panic(e)
		}
	}()
	if n, ok := q.Number(); ok {
		return &numberAnswer{NormalForm: n.String()}, nil
	}
	form, ok := geometricSeries(q)
	if !ok {
		form = firstTerms(q)
	}
	return &numberAnswer{NormalForm: form, Quotient: q.String()}, nil
}

func (a *numberAnswer) setSigns(x transfinite.SignExpansion) {
	birthday, sign := x.Len().String(), x.String()
	a.Birthday, a.Sign = &birthday, &sign
}

// check refuses answers that are too long.
func (a *numberAnswer) check() error {
	if len(a.NormalForm)+len(a.Quotient) > maxOutput || a.Sign != nil && len(*a.Sign) > maxOutput {
		return &cgt.LimitError{What: "bytes", Limit: maxOutput}
	}
	return nil
}

func (a *numberAnswer) text() string {
	if a.onlySign {
		return *a.Sign + "\n"
	}
	text := a.NormalForm + "\n"
	for _, line := range []struct {
		name  string
		value *string
	}{{"quotient", &a.Quotient}, {"birthday", a.Birthday}, {"sign", a.Sign}} {
		if line.value != nil && *line.value != "" {
			text += fmt.Sprintf("%-12s%s\n", line.name, *line.value)
		}
	}
	return text
}

// geometricSeries returns the sum of all terms of r·ω^k/(1 − ω^−1), for an integer k.
func geometricSeries(q transfinite.Quotient) (text string, ok bool) {
	ratio := transfinite.Int(-1).OmegaPow()
	first, _ := q.Num().Leading()
	k, isInt := first.Exponent.Int64()
	if q.Num().NumTerms() != 1 || !isInt || !q.Den().Equal(transfinite.Int(1).Sub(ratio)) {
		return "", false
	}
	term := transfinite.FromRat(first.Coefficient).Mul(ratio).String() // r*w^(-1)
	return fmt.Sprintf("sum_{n>=%d} %s(-n)", -k, strings.TrimSuffix(term, "(-1)")), true
}

// mostTerms is how many terms of a normal form without end are printed.
const mostTerms = 4

func firstTerms(q transfinite.Quotient) string {
	var sum transfinite.Number
	for t := range q.Terms() {
		sum = sum.Add(transfinite.FromRat(t.Coefficient).Mul(t.Exponent.OmegaPow()))
		if sum.NumTerms() == mostTerms {
			break
		}
	}
	return sum.String() + " + ..."
}
