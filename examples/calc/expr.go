package main

import (
	"context"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/surreal"
)

// runExpression is the form without a name.
func runExpression(ctx context.Context, c *call) (answer, error) {
	text := strings.Join(c.words, " ")
	if len(c.words) == 1 {
		var err error
		if text, err = c.argument(text); err != nil {
			return nil, err
		}
	}
	return evaluate(ctx, text)
}

// evaluate returns the answer to an expression.
func evaluate(ctx context.Context, text string) (answer, error) {
	p := surreal.Calculator{Limits: limits}
	st, err := p.ParseStatement(ctx, text)
	if err != nil {
		return nil, err
	}
	if st.Op != "" {
		return truth{strconv.FormatBool(st.Holds()), st.Rel.String()}, nil
	}
	return newAnalysis(st.G)
}
