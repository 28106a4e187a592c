package main

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// runExpression is the form without a name.
func runExpression(ctx context.Context, c *call) (answer, error) {
	text, err := c.expression()
	if err != nil {
		return nil, err
	}
	return evaluate(ctx, text)
}

// expression returns the expression that all words are together.
func (c *call) expression() (string, error) {
	if len(c.words) == 1 {
		return c.argument(c.words[0])
	}
	return strings.Join(c.words, " "), nil
}

// withHint returns an error that a text cannot be read with what may help, if there is something.
func withHint(err error, text string) error {
	if syntax := (*cgt.SyntaxError)(nil); errors.As(err, &syntax) {
		if hint := hint(text, syntax.Offset); hint != "" {
			return fmt.Errorf("%w; %s", err, hint)
		}
	}
	return err
}

// stepsOfArithmetic is what is counted where values are computed.
const stepsOfArithmetic = "steps of arithmetic"

// multiple is a multiple of a game.
var multiple = regexp.MustCompile(`[0-9](\.|\()`)

// evaluate returns the answer to an expression.
func evaluate(ctx context.Context, text string) (answer, error) {
	p := surreal.Calculator{Limits: limits}
	st, err := p.ParseStatement(ctx, text)
	if limit := (*cgt.LimitError)(nil); errors.As(err, &limit) && limit.What == stepsOfArithmetic {
		if multiple.MatchString(text) {
			return nil, fmt.Errorf("%w; calc sum finds who wins a sum of some thousand components, such as 1000*(g) + h, without its value", err)
		}
		return nil, fmt.Errorf("%w, which calc has no flag for; programs set another one: go doc ./surreal Calculator, in a clone", err)
	}
	if err != nil {
		return nil, withHint(err, text)
	}
	switch {
	case st.Question != "":
		return newReply(st)
	case st.Op != "":
		return truth{strconv.FormatBool(st.Holds()), st.Rel.String()}, nil
	}
	return newAnalysis(ctx, st.G)
}
