package main

import (
	"context"
	"fmt"

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
	s := surreal.Solver[hackenbush.Position]{Rules: hackenbush.Rules{}, Limits: limits}
	g, err := s.Value(ctx, picture.Position())
	if err != nil {
		return nil, err
	}
	if _, ok := c.flags["svg"]; ok {
		c.drawing = picture.AppendSVG(nil, hackenbush.SVGOptions{})
	}
	return newAnalysis(g)
}
