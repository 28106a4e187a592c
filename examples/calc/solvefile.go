package main

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// solveTree solves a tree that a file describes.
func solveTree(ctx context.Context, c *call, o solveOptions) (answer, error) {
	return solveFile(ctx, "tree", c, o, zermelo.ParseTree)
}

// solveGraph solves a graph that a file describes.
func solveGraph(ctx context.Context, c *call, o solveOptions) (answer, error) {
	return solveFile(ctx, "graph", c, o, zermelo.ParseGraph)
}

func solveFile(ctx context.Context, name string, c *call, o solveOptions, parse func(string) (*zermelo.Graph[zermelo.Rational], error)) (answer, error) {
	if len(c.words) != 1 {
		return nil, fmt.Errorf("solve %s takes one file, or - for standard input; %s", name, hereAre(c.words))
	}
	text, err := c.file(c.words[0])
	if err != nil {
		return nil, err
	}
	if strings.TrimSpace(text) == "" {
		return nil, fmt.Errorf("%s: the text is empty; calc help %[1]s has an example", name)
	}
	g, err := parse(text)
	if err != nil {
		return nil, err
	}
	positions := o.limit
	if positions == 0 && !o.isSearch() {
		positions = -1 // all of them are in memory already, but a search may look at them again and again
	}
	a, err := solveGame(ctx, zermelo.Game[int, zermelo.Rational](g), g.Start(), o, positions, g.Name)
	var loop *cgt.LoopError
	if errors.As(err, &loop) {
		named := &cgt.LoopError{Advice: "the key \"endless\" says what play without end is worth, such as \"endless\": \"0\""}
		if _, isSaid := g.Unending(); isSaid {
			named.Advice = "this method is for games in which every play ends; -method auto is for others too"
		}
		for _, number := range loop.Cycle {
			v, _ := strconv.Atoi(number)
			named.Cycle = append(named.Cycle, g.Name(v))
		}
		return nil, named
	}
	return a, err
}
