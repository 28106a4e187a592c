package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/surreal"
)

// runHackenbush is the form hackenbush.
func runHackenbush(ctx context.Context, c *call) (answer, error) {
	if len(c.words) != 1 {
		return nil, fmt.Errorf("hackenbush takes one file; %s", hereAre(c.words))
	}
	text, err := c.file(c.words[0])
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%w; calc position hackenbush '_ blue 1 red 2' takes a picture itself, and calc stalk LR a stalk", err)
	}
	if err != nil {
		return nil, err
	}
	picture, err := hackenbush.ParsePicture(text)
	if err != nil {
		return nil, err
	}
	r, _ := rulesetNamed("hackenbush")
	search, err := c.limitsOfPosition(r)
	if err != nil {
		return nil, err
	}
	if _, ok := c.flags["svg"]; ok { // also where there is no value within the limits
		c.drawing = picture.AppendSVG(nil, hackenbush.SVGOptions{})
	}
	g, err := valueOfPicture(ctx, picture.Position(), search)
	if err != nil {
		return nil, r.outOfReach(err, search)
	}
	a, err := newAnalysis(ctx, g)
	return a, r.outOfReach(err, search)
}

// mostEdges is for connected pictures without a closed form. Listing the moves from one of them takes time that grows
// with the square of their number.
const mostEdges = 1000

// stepsInTree is what is counted in a picture without cycles.
const stepsInTree = "steps of arithmetic in a tree"

// valueOfPicture values the parts of p by closed forms, then by those that take more steps, and then by search.
func valueOfPicture(ctx context.Context, p hackenbush.Position, limits surreal.Limits) (surreal.Game, error) {
	rules, thorough := hackenbush.Rules{}, hackenbush.Rules{Steps: max(1, limits.Steps/4)}
	search := surreal.Solver[hackenbush.Position]{Rules: rules, Limits: limits}
	var values []surreal.Game
	for _, part := range rules.AppendParts(nil, p) {
		g, ok := rules.Value(part)
		if !ok && part.NumEdges() > mostEdges {
			return surreal.Game{}, &cgt.LimitError{What: "edges in a part without a closed form", Limit: mostEdges}
		}
		if !ok {
			g, ok = thorough.Value(part)
		}
		if !ok {
			if part.Picture().NumVertices() > part.NumEdges() { // a tree: its value is not found with less work
				return surreal.Game{}, &cgt.LimitError{What: stepsInTree, Limit: thorough.Steps}
			}
			var err error
			if g, err = search.Value(ctx, part); err != nil {
				return surreal.Game{}, err
			}
		}
		values = append(values, g)
	}
	c := surreal.Calculator{Limits: limits}
	return c.Sum(ctx, values...)
}
