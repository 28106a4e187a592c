package richman

import (
	"fmt"
	"io"
	"math/big"

	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/internal/svg"
)

// Sizes of the picture of money and time, in pixels.
const (
	capitalWide, capitalHigh = 640.0, 280.0 // without what is written beside
	capitalMargin            = 40.0
	capitalColumns           = 1280 // places beside each other; more rounds than that share them
)

// WriteSVG draws the shares of the money against time: that of Blue, or, if there are three players, those of all. If
// critical is not nil a dashed line is what it returns for the vertex of the token before each round; [Solution.Value]
// fits there, and then Blue does not lose while his line is above. A line has a step for the money before each round and
// one for that at the end. Rounds that cannot be told apart are drawn as one, so that a picture has a bounded size. The
// error is that of w, or a [*PlayError] if a part of the transcript is missing.
func (t *Transcript) WriteSVG(w io.Writer, critical func(v int) *big.Rat) error {
	if err := t.check(); err != nil {
		return err
	}
	rounds := plural.Of(len(t.Rounds), "round", "rounds")
	title := "the shares of the money in " + rounds
	if len(t.Money[0]) == 2 {
		title = "Blue's share of the money in " + rounds
	}
	b := svg.AppendStart(nil, 0, 0, capitalWide+2*capitalMargin, capitalHigh+2*capitalMargin, title)
	b = appendAxes(b, rounds)
	if critical != nil {
		b = t.appendLine(b, svg.Neither, `stroke-width="1.5" stroke-dasharray="5 4"`, func(i int) float64 {
			v := t.Start
			if i > 0 {
				v = t.Rounds[i-1].To
			}
			x, _ := critical(v).Float64()
			return x
		})
	}
	colours := []string{svg.Left, svg.Right, svg.Both}
	if len(t.Money[0]) == 2 {
		colours = colours[:1]
	}
	for p, colour := range colours {
		b = t.appendLine(b, colour, `stroke-width="2"`, func(i int) float64 { return share(t.Money[i], p) })
	}
	_, err := w.Write(svg.AppendEnd(b))
	return err
}

// share returns a player's share of the money, or 0 if there is none.
func share(money []*big.Rat, p int) float64 {
	total := new(big.Rat)
	for _, x := range money {
		total.Add(total, x)
	}
	if total.Sign() == 0 {
		return 0
	}
	x, _ := total.Quo(money[p], total).Float64()
	return x
}

// appendAxes draws the axes with the shares 0, 1/4, … 1 and the first and the last round.
func appendAxes(b []byte, rounds string) []byte {
	b = fmt.Appendf(b, `<g font-family="sans-serif" font-size="12" fill="%s" stroke="none">`+"\n", svg.Neither)
	var lines []byte
	for i, text := range []string{"0", "1/4", "1/2", "3/4", "1"} {
		y := capitalY(float64(i) / 4)
		b = fmt.Appendf(b, `<text x="%s" y="%s" text-anchor="end">%s</text>`+"\n", svg.Pixels(capitalMargin-6), svg.Pixels(y+4), text)
		lines = fmt.Appendf(lines, "M%s %sh%s", svg.Pixels(capitalMargin), svg.Pixels(y), svg.Pixels(capitalWide))
	}
	low := capitalMargin + capitalHigh + 18
	b = fmt.Appendf(b, `<text x="%s" y="%s">0</text>`+"\n", svg.Pixels(capitalMargin), svg.Pixels(low))
	b = fmt.Appendf(b, `<text x="%s" y="%s" text-anchor="end">%s</text>`+"\n", svg.Pixels(capitalMargin+capitalWide), svg.Pixels(low), rounds)
	return fmt.Appendf(b, "</g>\n"+`<path d="%s" fill="none" stroke="%s" stroke-opacity="0.4"/>`+"\n", lines, svg.Neither)
}

func capitalY(share float64) float64 { return capitalMargin + capitalHigh*(1-share) }

// appendLine draws a line of steps with the given height for each round and for the end.
func (t *Transcript) appendLine(b []byte, colour, style string, height func(i int) float64) []byte {
	n := len(t.Money)
	columns := min(n, capitalColumns)
	var path []byte
	for c := range columns {
		// The rounds of this column: usually one.
		first, end := c*n/columns, (c+1)*n/columns
		least, most := height(first), height(first)
		for i := first + 1; i < end; i++ {
			least, most = min(least, height(i)), max(most, height(i))
		}
		x := capitalMargin + capitalWide*float64(c)/float64(columns)
		letter := byte('L')
		if c == 0 {
			letter = 'M'
		}
		path = fmt.Appendf(path, "%c%s %s", letter, svg.Pixels(x), svg.Pixels(capitalY(least)))
		if most > least {
			path = fmt.Appendf(path, "V%s", svg.Pixels(capitalY(most)))
		}
		path = fmt.Appendf(path, "H%s", svg.Pixels(x+capitalWide/float64(columns)))
	}
	return fmt.Appendf(b, `<path d="%s" fill="none" stroke="%s" %s/>`+"\n", path, colour, style)
}
