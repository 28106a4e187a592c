package matrixgame

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/internal/svg"
)

// Limits of what is written at the ends of lines.
const (
	mostEnds  = 22 // numbers one below another
	mostNames = 8  // names beside a number
)

// lineEnd is what is written where lines end: what the row player gets there and, at the right, their names.
type lineEnd struct {
	payoff *big.Rat
	lines  []int
	y, at  float64 // how far down the end is, and the text
	isBest bool    // it is the value
}

// lineEnds returns what is written at the left or the right end of the lines, from top to bottom. Where there are more
// numbers than there is room for, those of the envelope stay.
func (p *diagramPicture) lineEnds(end int, isWhole bool) []lineEnd {
	var list []lineEnd
	if isWhole && end == 0 {
		first, _ := p.d.best()
		list = append(list, lineEnd{payoff: p.d.envelope[first].Y, isBest: true})
	}
	for _, k := range slices.Concat(p.onEnvelope(), p.lines) {
		payoff := p.d.ends[k][end]
		at := slices.IndexFunc(list, func(e lineEnd) bool { return e.payoff.Cmp(payoff) == 0 })
		switch {
		case at >= 0 && !slices.Contains(list[at].lines, k):
			list[at].lines = append(list[at].lines, k)
		case at < 0 && len(list) < mostEnds:
			list = append(list, lineEnd{payoff: payoff, lines: []int{k}})
		}
	}
	slices.SortFunc(list, func(a, b lineEnd) int { return b.payoff.Cmp(a.payoff) })
	for i := range list {
		slices.Sort(list[i].lines)
		list[i].y = p.y(list[i].payoff)
	}
	dodge(list)
	return list
}

// onEnvelope returns the drawn lines of which the envelope consists.
func (p *diagramPicture) onEnvelope() []int {
	return slices.DeleteFunc(slices.Clone(p.d.under), func(k int) bool { return !slices.Contains(p.lines, k) })
}

// dodge puts texts where they belong, or as near to it as they can be so far apart that they can be read: those that would
// be upon each other have their middle where it would be.
func dodge(list []lineEnd) {
	type block struct {
		sum  float64 // of where the texts would have to begin for each to be right
		n    int
		from int
	}
	var blocks []block
	for i, e := range list {
		blocks = append(blocks, block{e.y - diagramLine*float64(i), 1, i})
		for n := len(blocks); n > 1 && blocks[n-1].sum/float64(blocks[n-1].n) < blocks[n-2].sum/float64(blocks[n-2].n); n = len(blocks) {
			blocks[n-2].sum += blocks[n-1].sum
			blocks[n-2].n += blocks[n-1].n
			blocks = blocks[:n-1]
		}
	}
	const least = diagramAbove - 16
	most := diagramAbove + diagramHigh + 6 - diagramLine*float64(len(list)-1)
	for _, b := range blocks {
		for i := b.from; i < b.from+b.n; i++ {
			list[i].at = max(least, min(most, b.sum/float64(b.n))) + diagramLine*float64(i)
		}
	}
}

// names returns the names of the lines.
func (p *diagramPicture) names(e lineEnd) string {
	var numbers []string
	for _, k := range e.lines[:min(len(e.lines), mostNames)] {
		numbers = append(numbers, fmt.Sprint(k+1))
	}
	if len(e.lines) > mostNames {
		numbers = append(numbers, "…")
	}
	return fmt.Sprintf("%v %s", p.d.who.Opponent(), strings.Join(numbers, ", "))
}

// endGap is the space between the scale and what is written at the ends.
const endGap = 20.0

// sides returns how much room there must be to the left and to the right.
func (p *diagramPicture) sides() (left, right float64) {
	left, right = diagramSide, diagramSide
	for end := range 2 {
		for _, e := range p.lineEnds(end, p.o.Lines == nil) {
			letters := svg.Letters(briefly(e.payoff))
			if end == 0 {
				left = max(left, 2*endGap+diagramLetter*float64(letters))
			} else {
				right = max(right, 2*endGap+diagramLetter*float64(letters)+svg.Width(p.names(e), diagramLetter))
			}
		}
	}
	return left, right
}

// appendEnds writes what is at the ends of the lines, and a short line to each text that is not beside its end.
func (p *diagramPicture) appendEnds(b []byte, isWhole bool) []byte {
	_, other := p.colours()
	for end, anchor := range []string{"end", "start"} {
		from, out := diagramSide, -1.0
		if end == 1 {
			from, out = diagramSide+diagramWide, 1
		}
		for _, e := range p.lineEnds(end, isWhole) {
			text := fmt.Sprintf(`<text x="%s" y="%s" text-anchor="%s"`, svg.Pixels(from+out*endGap), svg.Pixels(e.at+4), anchor)
			if e.isBest {
				text += fmt.Sprintf(` fill="%s" font-weight="bold"`, svg.Both)
			}
			b = append(append(append(b, text...), '>'), briefly(e.payoff)...)
			if end == 1 {
				b = fmt.Appendf(b, `<tspan fill="%s" dx="8">%s</tspan>`, other, p.names(e))
			}
			b = append(b, "</text>\n"...)
			b = fmt.Appendf(b, `<path d="M%s %sL%s %s" fill="none" stroke="%s" stroke-opacity="0.5"/>`+"\n",
				svg.Pixels(from), svg.Pixels(e.y), svg.Pixels(from+out*(endGap-4)), svg.Pixels(e.at), svg.Neither)
		}
	}
	return b
}
