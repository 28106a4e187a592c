package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/chocolate"
)

// chocolateBar draws a bar of chocolate with the four numbers of problem 31, and what it is worth.
func chocolateBar(w io.Writer) error {
	bar := chocolate.Bar{Left: 2, Right: 5, Above: 1, Below: 3}
	numbers := []nim.Nimber{nim.Nimber(bar.Left), nim.Nimber(bar.Right), nim.Nimber(bar.Below), nim.Nimber(bar.Above)}
	solver := nim.Solver[chocolate.Bar]{Rules: chocolate.Poisoned{}}
	value, err := solver.Value(context.Background(), bar)
	if err != nil {
		return err
	}
	var sum nim.Nimber
	for _, n := range numbers {
		sum = sum.Add(n)
	}
	if value != sum {
		return fmt.Errorf("the bar is worth %d, and the heaps %d", value, sum)
	}
	const size, edge = 32.0, 8.0 // of a piece, and around the bar
	picture := bar.AppendSVG(nil)
	f, err := frameOf(picture)
	if err != nil {
		return err
	}
	width, height := size*float64(bar.Cols())+2*edge, size*float64(bar.Rows())+2*edge
	if f.width != width || f.height != height {
		return errors.New("the bar has another size")
	}
	const side, above, below = 64.0, 34.0, 40.0
	b := svg.AppendStart(nil, -side, -above, side+width+side/4, above+height+below, "a bar of chocolate and four numbers")
	b = nest(b, picture, f, 0, 0, "bar-")
	from := func(n int) float64 { return edge + size*float64(n) }
	level := func(first, last int, text string) {
		b = appendSpan(b, from(first), from(last), -6, true)
		b = appendText(b, (from(first)+from(last))/2, -14, text, svg.Left)
	}
	upright := func(first, last int, text string) {
		b = appendSpan(b, from(first), from(last), -6, false)
		b = appendText(b, -36, (from(first)+from(last))/2+5, text, svg.Left)
	}
	level(0, bar.Left, fmt.Sprintf("a = %d", bar.Left))
	level(bar.Left+1, bar.Cols(), fmt.Sprintf("b = %d", bar.Right))
	upright(bar.Above+1, bar.Rows(), fmt.Sprintf("c = %d", bar.Below))
	upright(0, bar.Above, fmt.Sprintf("d = %d", bar.Above))
	outcome := cgt.OutcomeOf(value != 0, value != 0)
	b = appendText(b, width/2, height+24, fmt.Sprintf("%d ⊕ %d ⊕ %d ⊕ %d = %d: %v", numbers[0], numbers[1], numbers[2], numbers[3], value, outcome), svg.Neither)
	_, err = w.Write(svg.AppendEnd(b))
	return err
}

// appendSpan appends a line with ends from one place to another, level or upright, so far from the edge.
func appendSpan(b []byte, from, to, at float64, isLevel bool) []byte {
	const end = 5.0
	path := fmt.Sprintf("M%s %sv%s M%[1]s %[4]sH%[5]s M%[5]s %[2]sv%[3]s", svg.Pixels(from), svg.Pixels(at-end), svg.Pixels(2*end), svg.Pixels(at), svg.Pixels(to))
	if !isLevel {
		path = fmt.Sprintf("M%s %sh%s M%[4]s %[2]sV%[5]s M%[1]s %[5]sh%[3]s", svg.Pixels(at-end), svg.Pixels(from), svg.Pixels(2*end), svg.Pixels(at), svg.Pixels(to))
	}
	return fmt.Appendf(b, `<path d="%s" fill="none" stroke="%s" stroke-width="1.5"/>`+"\n", path, svg.Left)
}
