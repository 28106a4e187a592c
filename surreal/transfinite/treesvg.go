package transfinite

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"
	"unicode/utf8"

	"github.com/cgt-go/sdk/internal/scan"
	"github.com/cgt-go/sdk/internal/svg"
)

// MaxTreeDays is the largest number of days of which [WriteTreeSVG] draws all numbers.
const MaxTreeDays = 8

// WriteTreeSVG draws the tree of numbers with the given numbers marked on it. All numbers born by the given day are
// there: each is the end of the stalk that the way to it from the root is, with a step to the right and down for a blue
// edge, and to the left for a red one. So from left to right the numbers grow, and further down they are born later.
//
// Numbers born later are drawn below, in rows that have their birthdays beside them, as ω, ω+1 and ω*2. A line that
// leaves out numbers on the way is dotted, and the places where the signs of a number change, up to four, are drawn
// too. The picture is an SVG drawing without scripts that can be read on light and on dark pages, and the same for any
// order of the numbers; the whole width is in proportion to 2^days and how many numbers there are.
//
// If a number has no [SignExpansion], the error is that of [Number.SignExpansion]; the others are those of w. It panics
// if days is negative or more than [MaxTreeDays].
//
// Source: the notes Combinatorial games, numbers and nimbers (2009), Fig. 9; Conway, On Numbers and Games, ch. 0 and 3.
func WriteTreeSVG(w io.Writer, days int, numbers ...Number) error {
	if days < 0 || days > MaxTreeDays {
		panic(fmt.Sprintf("transfinite: the number of days %d of a tree is not between 0 and %d", days, MaxTreeDays))
	}
	t, err := newTreeDiagram(days, numbers)
	if err != nil {
		return err
	}
	_, err = w.Write(t.svg())
	return err
}

// treeDiagram is the tree of numbers on its way to paper.
type treeDiagram struct {
	days  int
	nodes []treeNode // by their numbers
	rows  []Ordinal  // the birthdays
}

type treeNode struct {
	signs    SignExpansion
	birthday Ordinal
	label    string
	marked   bool
	parent   int  // −1 for the root
	inner    bool // there is something below it
	x        float64
	row      int
}

func newTreeDiagram(days int, numbers []Number) (*treeDiagram, error) {
	t := &treeDiagram{days: days}
	var grow func(signs SignExpansion, days int) // not deeper than MaxTreeDays
	grow = func(signs SignExpansion, days int) {
		t.nodes = append(t.nodes, treeNode{signs: signs})
		if days > 0 {
			grow(signs.Concat(minusSign), days-1)
			grow(signs.Concat(plusSign), days-1)
		}
	}
	grow(SignExpansion{}, days)
	for _, x := range numbers {
		signs, err := x.SignExpansion()
		if err != nil {
			return nil, err
		}
		t.nodes = append(t.nodes, treeNode{signs: signs, marked: true})
		t.addTurns(signs)
	}
	// Once each, in their order.
	slices.SortFunc(t.nodes, func(a, b treeNode) int {
		if c := a.signs.Compare(b.signs); c != 0 || a.marked == b.marked {
			return c
		}
		if a.marked {
			return -1
		}
		return 1
	})
	t.nodes = slices.CompactFunc(t.nodes, func(a, b treeNode) bool { return a.signs.Equal(b.signs) })
	for i := range t.nodes {
		n := &t.nodes[i]
		n.birthday = n.signs.Len()
		t.rows = append(t.rows, n.birthday)
		if value, err := n.signs.Number(); err == nil {
			n.label = scan.Brief(fmt.Sprintf("%+v", value))
		}
	}
	slices.SortFunc(t.rows, Ordinal.Compare)
	t.rows = slices.CompactFunc(t.rows, Ordinal.Equal)
	t.place()
	return t, nil
}

// addTurns adds the numbers at which the signs change, on the way to a number.
func (t *treeDiagram) addTurns(signs SignExpansion) {
	const most = 4
	var turn SignExpansion
	turns := 0
	for s := range signs.Segments() {
		if turns++; s.Repeated || turns > most {
			return
		}
		turn = turn.Concat(SignRun(s.Runs[0].Sign, s.Runs[0].Length))
		t.nodes = append(t.nodes, treeNode{signs: turn})
	}
}

// place finds the parents and the places. A number that is born later than its neighbours stands between them; all
// numbers that have nothing below them, and all that are born after the days of the whole tree, have a column of their
// own, and the others stand in the middle of those below.
func (t *treeDiagram) place() {
	// The parent is the longest proper beginning. Going through the numbers from either side, those that can be on the
	// way to the next one are on a stack, born later and later.
	parent := func(order []int) {
		var way []int
		for _, i := range order {
			n := &t.nodes[i]
			for len(way) > 0 && t.nodes[way[len(way)-1]].birthday.Compare(n.birthday) >= 0 {
				way = way[:len(way)-1]
			}
			for _, j := range slices.Backward(way) {
				if p := t.nodes[j]; p.signs.CommonPrefix(n.signs).Equal(p.signs) {
					if n.parent < 0 || t.nodes[n.parent].birthday.Compare(p.birthday) < 0 {
						n.parent = j
					}
					break
				}
			}
			way = append(way, i)
		}
	}
	order := make([]int, len(t.nodes))
	for i := range order {
		order[i] = i
		t.nodes[i].parent = -1
	}
	parent(order)
	slices.Reverse(order)
	parent(order)

	for _, n := range t.nodes {
		if n.parent >= 0 {
			t.nodes[n.parent].inner = true
		}
	}
	first, last := make([]float64, len(t.nodes)), make([]float64, len(t.nodes)) // of what is below
	for i := range first {
		first[i], last[i] = math.Inf(1), math.Inf(-1)
	}
	inner := OrdinalFromUint(uint64(t.days))
	column := 0.0
	for i := range t.nodes {
		n := &t.nodes[i]
		n.row, _ = slices.BinarySearchFunc(t.rows, n.birthday, Ordinal.Compare)
		if n.birthday.Compare(inner) >= 0 {
			text := treeLetter * float64(utf8.RuneCountInString(n.label))
			width := max(treeColumn, text)
			if n.inner { // the text is beside the vertex
				width = treeColumn
				if t.isLeft(n) {
					column += text
				}
			}
			n.x = column + width/2
			column += width + 8
			if n.inner && !t.isLeft(n) {
				column += text
			}
			first[i], last[i] = n.x, n.x
		}
	}
	byBirth := make([]int, len(t.nodes))
	for i := range byBirth {
		byBirth[i] = i
	}
	slices.SortStableFunc(byBirth, func(i, j int) int { return cmp.Compare(t.nodes[j].row, t.nodes[i].row) })
	for _, i := range byBirth {
		n := &t.nodes[i]
		if n.birthday.Compare(inner) < 0 {
			n.x = (first[i] + last[i]) / 2
		}
		if n.parent >= 0 {
			first[n.parent], last[n.parent] = min(first[n.parent], n.x), max(last[n.parent], n.x)
		}
	}
}

// isLeft reports whether a number is smaller than its parent, so that it stands to the left.
func (t *treeDiagram) isLeft(n *treeNode) bool {
	return n.parent >= 0 && n.signs.Compare(t.nodes[n.parent].signs) < 0
}

// labelHeights returns how far below a vertex the label beside it stands: in the middle, or higher if there is a line to a
// child on that side that would run through it.
func (t *treeDiagram) labelHeights() []float64 {
	const middle, high, reach, low = 3, -6, 9, 3.5 // at the beginning of a label a line must be so low
	heights := make([]float64, len(t.nodes))
	for i := range heights {
		heights[i] = middle
	}
	for i := range t.nodes {
		n := &t.nodes[i]
		if n.parent < 0 || t.isLeft(n) != t.isLeft(&t.nodes[n.parent]) {
			continue
		}
		p := &t.nodes[n.parent]
		if treeRow*float64(n.row-p.row)*reach < low*math.Abs(n.x-p.x)-1e-9 {
			heights[n.parent] = high
		}
	}
	return heights
}

// Sizes of the drawing, in pixels.
const (
	treeColumn = 20.0
	treeRow    = 62.0
	treeLetter = 7.5
	treeMargin = 16.0
)

func (t *treeDiagram) svg() []byte {
	left, right, wide := 0.0, 0.0, 0.0
	for _, n := range t.nodes {
		room := treeLetter*float64(utf8.RuneCountInString(n.label)) + 8
		left, right = min(left, n.x-room), max(right, n.x+room)
	}
	var names []string
	for _, o := range t.rows {
		names = append(names, scan.Brief(fmt.Sprintf("%+v", o)))
		wide = max(wide, treeLetter*float64(utf8.RuneCountInString(names[len(names)-1])))
	}
	left -= wide + 2*treeMargin
	title := fmt.Sprintf("The tree of numbers to day %d", t.days)
	for _, n := range t.nodes {
		if n.marked {
			title += ", " + n.label
		}
	}
	height := treeRow * float64(len(t.rows)-1)
	b := svg.AppendStart(nil, left-treeMargin, -2*treeMargin, right-left+2*treeMargin, height+4.5*treeMargin, title)
	var edges [4][]byte // blue and red, and the dotted ones of each
	for _, n := range t.nodes {
		if n.parent < 0 {
			continue
		}
		p := t.nodes[n.parent]
		kind := 0
		if n.signs.Compare(p.signs) < 0 {
			kind = 1
		}
		if !p.birthday.Add(oneOrdinal).Equal(n.birthday) {
			kind += 2
		}
		edges[kind] = fmt.Appendf(edges[kind], "M%s %sL%s %s", svg.Pixels(p.x), svg.Pixels(treeRow*float64(p.row)), svg.Pixels(n.x), svg.Pixels(treeRow*float64(n.row)))
	}
	for i, style := range []string{
		`stroke="` + svg.Left + `" stroke-width="2"`, `stroke="` + svg.Right + `" stroke-width="2" stroke-dasharray="7 3"`,
		`stroke="` + svg.Left + `" stroke-width="2.5" stroke-linecap="round" stroke-dasharray="0.1 6"`,
		`stroke="` + svg.Right + `" stroke-width="2.5" stroke-linecap="round" stroke-dasharray="0.1 6"`,
	} {
		if len(edges[i]) > 0 {
			b = fmt.Appendf(b, "<path fill=\"none\" %s d=\"%s\"/>\n", style, edges[i])
		}
	}
	b = fmt.Appendf(b, "<g fill=%q font-family=\"sans-serif\" font-size=\"12\" text-anchor=\"middle\">\n", svg.Neither)
	for i, name := range names {
		b = fmt.Appendf(b, `<text x="%s" y="%s" text-anchor="start" font-style="italic">%s</text>`+"\n", svg.Pixels(left), svg.Pixels(treeRow*float64(i)+4), svg.Escape(name))
	}
	beside := t.labelHeights()
	for i, n := range t.nodes {
		x, y := svg.Pixels(n.x), treeRow*float64(n.row)
		radius, colour, weight := 3.0, svg.Neither, ""
		if n.marked {
			radius, colour, weight = 6, svg.Both, ` font-weight="bold"`
		}
		b = fmt.Appendf(b, `<circle cx="%s" cy="%s" r="%s" fill="%s"/>`+"\n", x, svg.Pixels(y), svg.Pixels(radius), colour)
		// The text stands where no line goes: below if there is nothing, and otherwise on the side that is not towards
		// the parent.
		place, down := `"`, radius+13
		switch {
		case n.inner && n.parent < 0:
			down = -radius - 6
		case n.inner && t.isLeft(&n):
			place, down = `" dx="-9" text-anchor="end"`, beside[i]
		case n.inner:
			place, down = `" dx="9" text-anchor="start"`, beside[i]
		}
		b = fmt.Appendf(b, `<text x="%s" y="%s%s%s>%s</text>`+"\n", x, svg.Pixels(y+down), place, weight, svg.Escape(n.label))
	}
	b = append(b, "</g>\n"...)
	return svg.AppendEnd(b)
}
