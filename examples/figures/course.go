package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/rulesets/stalks"
	"github.com/cgt-go/sdk/rulesets/toadsfrogs"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

// course lists the figures of the mini-course. Where its words leave open what a position looks like, here is one of
// which they are true.
func course() []figure {
	const (
		bush        = "rulesets/hackenbush.Picture.WriteSVG rulesets/hackenbush.Rules"
		numberStalk = "rulesets/stalks.WriteSVG surreal/transfinite.Number.SignExpansion"
	)
	return []figure{
		{
			"course-01", "§1.1",
			"A play of Hackenbush. The first picture has the numbers of the cuts, of blue edges by Left and of red, dashed ones by Right; the others show what is left after each. With the seventh cut the last red edge falls, and Right has lost",
			bush + " rulesets/hackenbush.Picture.Cut",
			drawPlay,
		},
		{"course-02", "§1.3", "One red edge is −1, and one blue edge is 1; between them is 0, without edges", numberStalk, numberStalks("−1", "0", "1")},
		{"course-03", "§1.3", "A stalk of two red edges beside two blue edges: whoever moves first loses, so the stalk is −2", bush, bushes(bushOf(cgt.P, "RR", "L", "L"))},
		{"course-04", "§1.4", "A red edge on a blue one: Left wins", bush, bushes(bushOf(cgt.L, "LR"))},
		{"course-05", "§1.4", "The same stalk beside one free move for Right: Right wins", bush, bushes(bushOf(cgt.R, "LR", "R"))},
		{"course-06", "§1.4", "Two of these stalks and one free move for Right are a zero game: each is one half", bush, bushes(bushOf(cgt.P, "LR", "LR", "R"))},
		{"course-07", "§1.5", "Two zero games; either shows that two red edges on a blue one are worth one quarter", bush, bushes(bushOf(cgt.P, "LRR", "LRR", "RL"), bushOf(cgt.P, "LRR", "LRR", "LRR", "LRR", "R"))},
		{
			"course-08", "§1.5, lemma 1.14",
			"The stalks in the proof that 2X = A + B: Left's move in X leaves B, and Right's leaves A; in these, further moves leave C, D and E. On the left they are drawn, and on the right are the moves",
			"rulesets/stalks.WriteSVG cgt.WriteGraphSVG",
			drawCuts,
		},
		{
			"course-09", "§1.5",
			"The tree of stalks with their values: on the way down from 0 a line to the right is a blue edge, and one to the left, dashed, a red one. The numbers that the text shows are marked, and all stalks of up to four edges are there",
			"surreal/transfinite.WriteTreeSVG",
			drawNumberTree,
		},
		{"course-10", "§1.7", "The stalk of 2/3, in which the colours alternate without end. Three of them are worth 2", numberStalk + " rulesets/stalks.Solver", drawTwoThirds},
		{"course-11", "§1.7", "The stalks of ω, 1/ω, 1 + 1/ω and 1 − 1/ω", numberStalk, numberStalks("ω", "1/ω", "1 + 1/ω", "1 − 1/ω")},
		{"course-12", "§1.7", "The stalks of ω + 1 and ω − 1, with an edge on top of infinitely many", numberStalk, numberStalks("ω + 1", "ω − 1")},
		{"course-13", "§1.7", "The stalks of 2ω and ω/2, with infinitely many edges on top of infinitely many", numberStalk, numberStalks("2ω", "ω/2")},
		{"course-14", "§2", "One green stalk: whoever moves first wins", bush, bushes(bushOf(cgt.N, "EEEE"))},
		{"course-15", "§2", "Two green stalks of the same height: whoever moves first loses", bush, bushes(bushOf(cgt.P, "EEE", "EEE"))},
		{"course-16", "§2", "Two green stalks of different heights: whoever moves first makes them equal, and wins", bush, bushes(bushOf(cgt.N, "EEEE", "EE"))},
		{"course-17", "§2.1", "∗2 + ∗2 + ∗1 equals ∗1: whoever moves first wins", bush, bushes(bushOf(cgt.N, "EE", "EE", "E"))},
		{"course-18", "§2.1", "Who wins ∗3 + ∗2 + ∗1? Whoever moves first loses", bush, bushes(bushOf(cgt.P, "EEE", "EE", "E"))},
		{"course-19", "§3.1", "A positive number, and the same beside green stalks: Left wins both", bush, bushes(bushOf(cgt.L, "LRL"), bushOf(cgt.L, "LRL", "EEE", "E"))},
		{"course-20", "§3.2", "A blue petal on a green stem: whoever moves first wins. But Left wins two of them", bush, bushes(bushOf(cgt.N, "EL"), bushOf(cgt.L, "EL", "EL"))},
		{
			"course-21", "§3.2",
			"Toads and Frogs on five squares after the first move of Left: all that can follow, with the values. Left's moves, those of toads to the right, are blue, and Right's are red and dashed",
			"cgt.WriteTreeSVG rulesets/toadsfrogs.Rules surreal.Solver",
			drawStrip,
		},
		{
			"course-22", "§3.3",
			"The order of the multiples of ↑, and of these plus ∗: greater games are higher up, and lines lead from each game to the next. Positive games are blue, negative ones red, and those confused with 0 green",
			"surreal.WriteOrderSVG",
			drawUps,
		},
		{
			"course-23", "§4.4, example 4.9",
			"The thermograph of {{2|1}|−1}, with those of the options dashed, as cooling moves them. What is good for Left is on the left, as is the custom; the text has it the other way round",
			"surreal.WriteThermographSVG",
			drawThermograph,
		},
	}
}

// drawPlay plays Hackenbush to the end. The edges with numbers stand to one another as the numbers do in the text.
func drawPlay(w io.Writer) error {
	d, err := hackenbush.ParsePicture(`
		_ blue trunk blue left red top blue right red trunk
		_ blue stem red twig
		_ blue leg red knee red _
		at trunk 0 1; at left -0.6 1.8; at right 0.6 1.8; at top 0 2.6
		at stem -1.4 1; at twig -1.4 2
		at leg 1.4 1; at knee 2.4 1
	`)
	if err != nil {
		return err
	}
	cuts := [][2]string{{"top", "right"}, {"leg", "knee"}, {"_", "leg"}, {"knee", "_"}, {"_", "stem"}, {"right", "trunk"}, {"trunk", "left"}}
	// number returns the number of the cut of an edge of a picture, from 0, or −1.
	number := func(d hackenbush.Picture, edge int) int {
		e := d.Edge(edge)
		return slices.Index(cuts, [2]string{d.Name(e.From), d.Name(e.To)})
	}
	if err := checkOutcome(d.Position(), cgt.L); err != nil {
		return err
	}
	label := func(edge int) string {
		if i := number(d, edge); i >= 0 {
			return fmt.Sprint(i + 1)
		}
		return ""
	}
	s := sheet{title: "a play of Hackenbush", across: 4, isCommon: true, panels: []panel{{d.AppendSVG(nil, hackenbush.SVGOptions{EdgeLabel: label}), "the play"}}}
	left := d
	for i := range cuts {
		edge, who := -1, cgt.Player(i%2)
		for k, e := range left.Edges() {
			if number(left, k) == i && e.Colour.CutBy(who) {
				edge = k
			}
		}
		if edge < 0 {
			return fmt.Errorf("%v cannot make cut %d", who, i+1)
		}
		left = left.Cut(edge)
		s.panels = append(s.panels, panel{left.AppendSVG(nil, hackenbush.SVGOptions{}), fmt.Sprintf("%d. %v", i+1, who)})
	}
	if moves := (hackenbush.Rules{}).AppendMoves(nil, left.Position(), cgt.Right); len(moves) > 0 {
		return fmt.Errorf("there are still moves of Right, to %v", moves)
	}
	return s.write(w)
}

// bushOf returns a sum of stalks with the outcome of the text.
func bushOf(outcome cgt.Outcome, words ...string) bush { return bush{words, outcome} }

// drawCuts draws the stalks of the proof of lemma 1.14 for one X, and checks that 2X = A + B and, as the proof has it
// by induction, 2B = D + E.
func drawCuts(w io.Writer) error {
	const (
		x = iota
		a
		b
		c
		d
		e
	)
	words := [...]string{x: "LRLLR", e: ""}
	left, right := make([][]int, len(words)), make([][]int, len(words))
	for _, m := range []struct {
		from, to int
		letter   string // whose move it is: the highest edge of that colour is cut
		moves    [][]int
	}{{x, b, "L", left}, {x, a, "R", right}, {a, c, "L", left}, {b, d, "L", left}, {b, e, "R", right}} {
		words[m.to] = words[m.from][:strings.LastIndex(words[m.from], m.letter)]
		m.moves[m.from] = append(m.moves[m.from], m.to)
	}
	var values [len(words)]surreal.Game
	var signs []transfinite.SignExpansion
	for v, word := range words {
		var err error
		if values[v], err = stalkValue(word); err != nil {
			return err
		}
		s, err := transfinite.ParseSignExpansion(word)
		if err != nil {
			return err
		}
		signs = append(signs, s)
	}
	for _, sum := range [][3]int{{x, a, b}, {b, d, e}} {
		if p, q, r := values[sum[0]], values[sum[1]], values[sum[2]]; p.Add(p) != q.Add(r) {
			return fmt.Errorf("twice %v is not %v + %v", p, q, r)
		}
	}
	g, err := cgt.NewGraph(left, right)
	if err != nil {
		return err
	}
	name := func(v int) string { return "XABCDE"[v : v+1] }
	var moves bytes.Buffer
	if err := cgt.WriteGraphSVG(&moves, g, cgt.GraphSVGOptions{Label: func(v int) string { return name(v) + " = " + typeset(values[v]) }}); err != nil {
		return err
	}
	s := sheet{title: "2X = A + B", panels: []panel{
		{stalks.AppendSVG(nil, signs, stalks.SVGOptions{Label: name}), "the stalks"},
		{moves.Bytes(), fmt.Sprintf("2·%s = %s + %s", typeset(values[x]), typeset(values[a]), typeset(values[b]))},
	}}
	return s.write(w)
}

// drawNumberTree draws the tree of numbers with those on it that the text has.
func drawNumberTree(w io.Writer) error {
	var numbers []transfinite.Number
	for _, text := range strings.Fields("0 1 -1 -2 1/2 3/4 7/8 -3/2 -7/4 13/16") {
		x, err := transfinite.Parse(text)
		if err != nil {
			return err
		}
		numbers = append(numbers, x)
	}
	return transfinite.WriteTreeSVG(w, 4, numbers...)
}

// drawTwoThirds draws the stalk of 2/3 if three of them beside −2 are a zero game.
func drawTwoThirds(w io.Writer) error {
	x, err := transfinite.ParseSignExpansion("(LR)^ω")
	if err != nil {
		return err
	}
	outcome, err := stalks.Solver{}.Outcome(context.Background(), stalks.New([]transfinite.SignExpansion{x, x, x}, surreal.Int(-2)))
	if err != nil {
		return err
	}
	if outcome != cgt.P {
		return fmt.Errorf("three times %v beside −2 is %v", x, outcome)
	}
	return numberStalks("2/3")(w)
}

// drawStrip draws the tree of a strip. The text has the values of all fifteen positions.
func drawStrip(w io.Writer) error {
	rules := toadsfrogs.Rules{}
	start := rules.AppendMoves(nil, toadsfrogs.MustParse("tt.ff"), cgt.Left)[0]
	solver := surreal.Solver[board.Board]{Rules: rules}
	var failed error
	count := map[string]int{}
	err := cgt.WriteTreeSVG(w, rules, start, cgt.TreeSVGOptions[board.Board]{Label: func(b board.Board) string {
		value, err := solver.Value(context.Background(), b)
		if err != nil {
			failed = err
		}
		count[value.String()]++
		return fmt.Sprintf("%v = %s", b, typeset(value))
	}})
	if err != nil {
		return err
	}
	if want := map[string]int{"0": 8, "1": 2, "-1": 2, "-1/2": 1, "*": 1, "^": 1}; failed == nil && !maps.Equal(count, want) {
		failed = fmt.Errorf("the values on the tree are %v, in the text %v", count, want)
	}
	return failed
}

// drawUps draws the order of n·↑ and n·↑ + ∗, of which ↑ + ∗ is confused with 0, and ↑ + ↑ + ∗ positive.
func drawUps(w io.Writer) error {
	const most = 3
	star := surreal.Nimber(1)
	var games []surreal.Game
	for n := int64(-most); n <= most; n++ {
		games = append(games, surreal.Up(n), surreal.Up(n).Add(star))
	}
	for n, want := range []cgt.Outcome{cgt.N, cgt.N, cgt.L} {
		if got := surreal.Up(int64(n)).Add(star).Outcome(); got != want {
			return fmt.Errorf("%d·↑ + ∗ is %v, in the text %v", n, got, want)
		}
	}
	return surreal.WriteOrderSVG(w, games...)
}

// drawThermograph draws the thermograph of the game h of the text, of temperature 5/4 and with its mast at 1/4.
func drawThermograph(w io.Writer) error {
	h := surreal.MustParse("{{2|1}|-1}")
	t := h.Thermograph()
	if mean, temperature := surreal.NewDyadic(1, 2), surreal.NewDyadic(5, 2); t.Mean() != mean || t.Temperature() != temperature {
		return fmt.Errorf("mean %v and temperature %v, in the text %v and %v", t.Mean(), t.Temperature(), mean, temperature)
	}
	return surreal.WriteThermographSVG(w, h)
}
