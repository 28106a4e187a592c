package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/cgt-go/sdk/surreal"
)

// runCmp is the form cmp.
func runCmp(ctx context.Context, c *call) (answer, error) {
	if len(c.words) != 2 {
		return nil, fmt.Errorf("cmp takes two games, A and B; %s", hereAre(c.words))
	}
	if c.words[0] == "-" && c.words[1] == "-" {
		return nil, errors.New("only one of A and B can be standard input")
	}
	p := surreal.Calculator{Limits: limits}
	var games [2]surreal.Game
	for i, name := range []string{"A", "B"} {
		text, err := c.argument(c.words[i])
		if err == nil {
			games[i], err = p.Parse(ctx, text)
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, c.hints.onValue(err, text))
		}
	}
	rel, err := p.Rel(ctx, games[0], games[1])
	return relation{rel.String()}, err
}
