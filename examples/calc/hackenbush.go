package main

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/surreal"
)

// runHackenbush is the form hackenbush.
func runHackenbush(ctx context.Context, c *call) (answer, error) {
	if len(c.words) != 1 {
		return nil, fmt.Errorf("hackenbush takes one file; here are %d", len(c.words))
	}
	text, err := c.file(c.words[0])
	if err != nil {
		return nil, err
	}
	picture, err := hackenbush.ParsePicture(text)
	if err != nil {
		return nil, err
	}
	g, err := valueOfPicture(ctx, picture.Position())
	if err != nil {
		return nil, err
	}
	if _, ok := c.flags["svg"]; ok {
		c.drawing = picture.AppendSVG(nil, hackenbush.SVGOptions{})
	}
	return newAnalysis(g)
}

const (
	// mostOptions is for trees of three colours; see [hackenbush.Rules].
	mostOptions = 1 << 18
	// mostEdges is for connected pictures without a closed form. Listing the moves from one of them takes time that grows with the
	// square of their number.
	mostEdges = 1000
)

func valueOfPicture(ctx context.Context, p hackenbush.Position) (surreal.Game, error) {
	rules, thorough := hackenbush.Rules{}, hackenbush.Rules{Options: mostOptions}
	for _, part := range rules.AppendParts(nil, p) {
		if part.NumEdges() <= mostEdges {
			continue
		}
		if _, ok := rules.Value(part); !ok {
			return surreal.Game{}, &cgt.LimitError{What: "edges in a part without a closed form", Limit: mostEdges}
		}
	}
	if g, ok := thorough.Value(p); ok {
		return g, nil
	}
	s := surreal.Solver[hackenbush.Position]{Rules: rules, Limits: limits}
	return s.Value(ctx, p)
}
