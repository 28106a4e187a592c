package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// runThermograph is the form thermograph.
func runThermograph(ctx context.Context, c *call) (answer, error) {
	if len(c.words) == 0 {
		if file, ok := c.flags["svg"]; ok {
			return nil, fmt.Errorf("thermograph takes an expression, and -svg the name of a file; here is only %.30q", file)
		}
		return nil, errors.New("thermograph takes an expression")
	}
	text, err := c.expression()
	if err != nil {
		return nil, err
	}
	p := surreal.Calculator{Limits: limits}
	terms, err := p.ParseSum(ctx, text)
	if err != nil {
		return nil, c.hints.onValue(err, text)
	}
	t, err := p.SumThermograph(ctx, terms...)
	if err != nil {
		return nil, err
	}
	a, err := newWalls(t)
	if err != nil {
		return nil, err
	}
	if _, ok := c.flags["svg"]; ok {
		if c.drawing, err = draw(ctx, text, terms, t); err != nil {
			return nil, err
		}
	}
	return a, nil
}

// draw draws the thermograph of a sum, with the scaffold of the game that the sum is if it can be worked out in a tenth
// of the steps.
func draw(ctx context.Context, text string, terms []surreal.Game, t surreal.Thermograph) ([]byte, error) {
	p := surreal.Calculator{Limits: surreal.Limits{Steps: limits.Steps / 10}}
	g, err := p.Sum(ctx, terms...)
	var b bytes.Buffer
	switch {
	case err == nil:
		err = surreal.WriteThermographSVG(&b, g)
	case errors.Is(err, cgt.ErrLimit):
		err = t.WriteSVG(&b, oneLine(text))
	}
	return b.Bytes(), err
}

// walls is what there is to say about a thermograph.
type walls struct {
	Mean        surreal.Dyadic      `json:"mean"`
	Temperature surreal.Dyadic      `json:"temperature"`
	LeftWall    [][2]surreal.Dyadic `json:"leftWall"` // corners: temperature and place
	RightWall   [][2]surreal.Dyadic `json:"rightWall"`
}

func newWalls(t surreal.Thermograph) (answer, error) {
	w := walls{Mean: t.Mean(), Temperature: t.Temperature()}
	size := 0
	for who, corners := range []*[][2]surreal.Dyadic{&w.LeftWall, &w.RightWall} {
		for c := range t.Wall(cgt.Player(who)).Corners() {
			const letters = 10 // in a number of 32 bits
			if size += letters * int(c.X.Exp()+c.T.Exp()) / 32; size > maxOutput {
				return nil, fmt.Errorf("the thermograph, of temperature %.20q…: %w", t.Temperature(), &cgt.LimitError{What: "bytes", Limit: maxOutput})
			}
			*corners = append(*corners, [2]surreal.Dyadic{c.T, c.X})
		}
	}
	return w, nil
}

func (w walls) text() string {
	wall := func(corners [][2]surreal.Dyadic) string {
		var words []string
		for _, c := range corners {
			words = append(words, fmt.Sprintf("%v at %v", c[1], c[0]))
		}
		return strings.Join(words, ", ")
	}
	return fmt.Sprintf(`mean         %v
temperature  %v
Left wall    %s
Right wall   %s
`, w.Mean, w.Temperature, wall(w.LeftWall), wall(w.RightWall))
}
