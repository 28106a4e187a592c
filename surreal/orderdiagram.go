package surreal

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/diagram"
	"github.com/cgt-go/sdk/internal/svg"
)

// WriteOrderSVG draws the order of the given games as a Hasse diagram: greater games stand higher, and a line
// leads from a game up to each that covers it, that is, to those above it with none of the given games
// between. Games are blue if they are positive, red if negative, green if confused with 0, and grey if 0.
// Equal games are drawn once. The picture is an SVG file without scripts that can be read on light
// and on dark pages, and the same for any order of the games.
//
// It takes n² comparisons for n games and draws them all on one sheet, so it is made for some dozens. The
// error is that of w.
func WriteOrderSVG(w io.Writer, games ...Game) error {
	d := newOrderDiagram(games)
	d.place()
	_, err := w.Write(d.svg())
	return err
}

// orderDiagram is a Hasse diagram on its way to paper.
type orderDiagram struct {
	games  []Game
	above  [][]int // above[i] are the games that cover game i
	below  [][]int // likewise
	height []int   // of each game, in half layers
	layers [][]int // the games of one height, from left to right; from the lowest up
	x      []float64
	bends  map[[2]int][]float64 // where each line is at the heights of the layers between its ends, or nil if lines are straight
	width  float64
}

func newOrderDiagram(games []Game) *orderDiagram {
	games = slices.Clone(games)
	slices.SortFunc(games, CompareStructure)
	games = slices.Compact(games)
	n := len(games)
	d := &orderDiagram{games: games, above: make([][]int, n), below: make([][]int, n), height: make([]int, n), x: make([]float64, n)}
	less := make([][]bool, n)
	for i, g := range games {
		less[i] = make([]bool, n)
		for j, h := range games {
			less[i][j] = g.Lt(h)
		}
	}
	for i := range n {
		for j := range n {
			covers := less[i][j]
			for k := 0; covers && k < n; k++ {
				covers = !(less[i][k] && less[k][j])
			}
			if covers {
				d.above[i] = append(d.above[i], j)
				d.below[j] = append(d.below[j], i)
			}
		}
	}
	return d
}

// place finds a place for every game. A game stands halfway between where the longest chain below it puts it,
// counted from the bottom, and where the longest chain above it does, counted from the top, so that a
// set of games and its negative give mirror images.
func (d *orderDiagram) place() {
	up, down := longestChains(d.below), longestChains(d.above)
	longest := 0
	for i := range d.games {
		longest = max(longest, up[i]+down[i])
	}
	d.layers = make([][]int, 2*longest+1)
	for i := range d.games {
		d.height[i] = up[i] - down[i] + longest
		d.layers[d.height[i]] = append(d.layers[d.height[i]], i)
	}
	d.layers = slices.DeleteFunc(d.layers, func(l []int) bool { return len(l) == 0 })
	for h, layer := range d.layers {
		for _, i := range layer {
			d.height[i] = h
		}
		d.space(layer)
	}
	// Several times, order each layer by the middle of its neighbours, from the bottom up and back, and
	// keep the clearest of all the drawings on the way.
	best := slices.Clone(d.x)
	penalty, _ := d.penalty()
	for range 8 {
		for _, next := range [][][]int{d.below, d.above} {
			for _, layer := range d.layers {
				d.order(layer, next)
			}
			slices.Reverse(d.layers)
			if p, _ := d.penalty(); p < penalty {
				best, penalty = slices.Clone(d.x), p
			}
		}
	}
	d.x = best
	if _, hidden := d.penalty(); hidden > 0 {
		d.bend()
	}
}

// bend gives the lines lanes between the games of other layers, so that none passes behind a game: they go straight up along
// a layer, and aside between two.
func (d *orderDiagram) bend() {
	l := diagram.NewLayers(d.height)
	ways := map[[2]int][]int{}
	for i, js := range d.above {
		for _, j := range js {
			ways[[2]int{i, j}] = l.Line(i, j)
		}
	}
	l.Order()
	half := func(item int) float64 {
		if l.IsLane(item) {
			return diagramLane / 2
		}
		return (d.labelWidth(item) + diagramLane) / 2
	}
	at := l.Across(func(left, right int) float64 {
		if !l.IsLane(left) && !l.IsLane(right) {
			return (d.labelWidth(left)+d.labelWidth(right))/2 + diagramGap
		}
		return half(left) + half(right)
	})
	low, high := 0.0, 0.0
	for item, x := range at {
		low, high = min(low, x-half(item)), max(high, x+half(item))
	}
	for item := range at {
		at[item] -= (low + high) / 2
	}
	d.x, d.width, d.bends = at[:len(d.games)], high-low, map[[2]int][]float64{}
	for line, way := range ways {
		d.bends[line] = nil
		for _, item := range way[1 : len(way)-1] {
			d.bends[line] = append(d.bends[line], at[item])
		}
	}
}

// penalty counts what makes a drawing unclear: lines that cross and, worse, lines that are hidden since they pass behind a
// game.
func (d *orderDiagram) penalty() (total, hidden int) {
	type line struct{ from, to int }
	var lines []line
	for i, js := range d.above {
		for _, j := range js {
			lines = append(lines, line{i, j})
		}
	}
	at := func(l line, height float64) float64 { // where the line is at a height
		share := (height - float64(d.height[l.from])) / float64(d.height[l.to]-d.height[l.from])
		return d.x[l.from] + share*(d.x[l.to]-d.x[l.from])
	}
	for n, l := range lines {
		for i := range d.games {
			if i == l.from || i == l.to || d.height[i] < d.height[l.from] || d.height[l.to] < d.height[i] {
				continue
			}
			const half = diagramBox / diagramLayer / 2
			under := at(l, max(float64(d.height[i])-half, float64(d.height[l.from])))
			over := at(l, min(float64(d.height[i])+half, float64(d.height[l.to])))
			if room := d.labelWidth(i)/2 + 2; max(under, over) > d.x[i]-room && min(under, over) < d.x[i]+room {
				hidden++
			}
		}
		for _, m := range lines[:n] {
			low, high := float64(max(d.height[l.from], d.height[m.from])), float64(min(d.height[l.to], d.height[m.to]))
			if low < high && (at(l, low)-at(m, low))*(at(l, high)-at(m, high)) < 0 {
				total++
			}
		}
	}
	return total + 4*hidden, hidden
}

// longestChains returns for each game the number of games in the longest chain that leads away from it along
// next.
func longestChains(next [][]int) []int {
	length := make([]int, len(next))
	for changed := true; changed; {
		changed = false
		for i, js := range next {
			for _, j := range js {
				if length[j]+1 > length[i] {
					length[i] = length[j] + 1
					changed = true
				}
			}
		}
	}
	return length
}

// order sorts a layer by the mean place of the neighbours of each game.
func (d *orderDiagram) order(layer []int, neighbours [][]int) {
	mean := func(i int) float64 {
		if len(neighbours[i]) == 0 {
			return d.x[i]
		}
		sum := 0.0
		for _, j := range neighbours[i] {
			sum += d.x[j]
		}
		return sum / float64(len(neighbours[i]))
	}
	slices.SortStableFunc(layer, func(i, j int) int { return cmp.Compare(mean(i), mean(j)) })
	d.space(layer)
}

// Measures of the drawing, in pixels.
const (
	diagramText   = 14.0 // the size of the letters
	diagramLetter = 8.5  // the width of one, about
	diagramGap    = 36.0 // between two games
	diagramLane   = 20.0 // between two lines that have lanes
	diagramBox    = 28.0 // the height of a game
	diagramLayer  = 72.0 // from one layer to the next
	diagramMargin = 24.0
)

// label returns the text of a game. In many fonts ⋆ is hardly more than a dot, so it is written ∗.
func (d *orderDiagram) label(i int) string {
	return strings.ReplaceAll(fmt.Sprintf("%+v", d.games[i]), "⋆", "∗")
}

func (d *orderDiagram) labelWidth(i int) float64 {
	return float64(svg.Letters(d.label(i)))*diagramLetter + 16
}

// space puts the games of a layer side by side, around 0.
func (d *orderDiagram) space(layer []int) {
	total := -diagramGap
	for _, i := range layer {
		total += d.labelWidth(i) + diagramGap
	}
	x := -total / 2
	for _, i := range layer {
		w := d.labelWidth(i)
		d.x[i] = x + w/2
		x += w + diagramGap
	}
	d.width = max(d.width, total)
}

// The colours of outcomes: each can carry white letters, and stands out on white and on black.
var outcomeColours = map[cgt.Outcome]string{cgt.L: "#2b6cb0", cgt.R: "#c0392b", cgt.N: "#2e7d4f", cgt.P: "#6b7280"}

func (d *orderDiagram) svg() []byte {
	var b bytes.Buffer
	width := d.width + 2*diagramMargin
	height := float64(max(len(d.layers)-1, 0))*diagramLayer + 2*diagramMargin + diagramBox
	at := func(i int) (x, y float64) {
		return width/2 + d.x[i], height - diagramMargin - diagramBox/2 - float64(d.height[i])*diagramLayer
	}
	b.Write(svg.AppendStart(nil, 0, 0, width, height, "order of games"))
	fmt.Fprintf(&b, `<g stroke="#8a8f98" stroke-width="1.5">`+"\n")
	for i, js := range d.above {
		for _, j := range js {
			x1, y1 := at(i)
			x2, y2 := at(j)
			if d.bends == nil {
				fmt.Fprintf(&b, `<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f"/>`+"\n", x1, y1, x2, y2)
				continue
			}
			fmt.Fprintf(&b, `<path fill="none" d="M%.1f,%.1f V%.1f`, x1, y1, y1-diagramBox/2)
			for n, x := range d.bends[[2]int{i, j}] {
				y := y1 - float64(n+1)*diagramLayer
				fmt.Fprintf(&b, " L%.1f,%.1f V%.1f", x+width/2, y+diagramBox/2, y-diagramBox/2)
			}
			fmt.Fprintf(&b, ` L%.1f,%.1f V%.1f"/>`+"\n", x2, y2+diagramBox/2, y2)
		}
	}
	fmt.Fprintf(&b, "</g>\n"+`<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="%.0f" text-anchor="middle">`+"\n", diagramText)
	for i, g := range d.games {
		x, y := at(i)
		w := d.labelWidth(i)
		fmt.Fprintf(&b, `<rect x="%.1f" y="%.1f" width="%.1f" height="%.0f" rx="8" fill="%s"/>`, x-w/2, y-diagramBox/2, w, diagramBox, outcomeColours[g.Outcome()])
		fmt.Fprintf(&b, `<text x="%.1f" y="%.1f" fill="#ffffff">`, x, y+5)
		b.WriteString(svg.Escape(d.label(i)))
		b.WriteString("</text>\n")
	}
	b.WriteString("</g>\n")
	return svg.AppendEnd(b.Bytes())
}
