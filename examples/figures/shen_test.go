package main

import (
	"strings"
	"testing"
)

func TestShen(t *testing.T) { checkNumbers(t, "shen", shen(), 29) }

// checkCounts checks how often texts are in pictures.
func checkCounts(t *testing.T, figures []figure, counts map[string]map[string]int) {
	t.Helper()
	seen := 0
	for _, f := range figures {
		want, ok := counts[f.name]
		if !ok {
			continue
		}
		seen++
		picture, err := f.picture()
		if err != nil {
			t.Fatal(err)
		}
		for text, n := range want {
			if got := strings.Count(string(picture), text); got != n {
				t.Errorf("%s: %d times %s, want %d", f.name, got, text, n)
			}
		}
	}
	if seen != len(counts) {
		t.Errorf("%d figures of %d", seen, len(counts))
	}
}

// What the text says is to be seen. Of ten heaps, those of 0, 3, 6 and 9 lose, and from 9 to 0 there are 9 moves that
// take one, 8 that take two and 6 that take four. The rook has 1, then 2, then all 8 squares of the diagonal, and with
// each of the first two the rest of its row and its column; the king has every fourth square. The tables of figures 10
// to 13 have 8 numbers, and then 7 and 6 more, and all. Of the fence three planks are painted.
func TestShenFacts(t *testing.T) {
	checkCounts(t, shen(), map[string]map[string]int{
		"shen-01": {"marker-end": 23, ">P</text>": 0, ">N</text>": 0},
		"shen-02": {"marker-end": 23, ">P</text>": 4, ">N</text>": 6},
		"shen-03": {">P</text>": 1, ">N</text>": 14},
		"shen-04": {">P</text>": 2, ">N</text>": 26},
		"shen-05": {">P</text>": 8, ">N</text>": 56},
		"shen-06": {">(0, 0)</text>": 1, ">(0, 4)</text>": 1, ">(3, 1)</text>": 1, ">(4, 4)</text>": 1},
		"shen-07": {">P</text>": 9, ">N</text>": 27},
		"shen-08": {">a = 2</text>": 1, ">b = 5</text>": 1, ">c = 3</text>": 1, ">d = 1</text>": 1},
		"shen-09": {"<path": 20, `fill="none"`: 17},
		"shen-10": {"<text": 16 + 8},
		"shen-11": {"<text": 16 + 15},
		"shen-12": {"<text": 16 + 21},
		"shen-13": {"<text": 16 + 36},
		// A rectangle of 4 × 5 squares has 30 corners and 49 sides, and so has the one across it. The upper and the
		// lower side are two vertices in place of ten, and their eight sides go. After the first move there is an edge
		// less; of the 40 that are left, half belong to each network.
		"shen-15": {"<circle": 30, "<path": 49},
		"shen-16": {"<circle": 60, "<path": 98},
		"shen-17": {"<circle": 22, "<path": 41},
		"shen-18": {"<circle": 22, "<path": 40},
		"shen-19": {"<circle": 22, "<path": 40, "stroke-dasharray": 20},
		"shen-20": {">3</text>": 1 + 2, ">0</text>": 1, ">1</text>": 1 + 1, ">2</text>": 2 + 1}, // with the names of the rows 1 to 3
		// In the table of 5 × 5 values there are five 0, four each of 1, 2 and 3, and two each of 4 to 7; and the names
		// of the rows and the columns.
		"shen-21": {">0</text>": 5 + 2, ">1</text>": 4 + 2, ">2</text>": 4 + 2, ">3</text>": 4 + 2, ">4</text>": 2 + 2, ">5</text>": 2, ">6</text>": 2, ">7</text>": 2},
		// Levels 0 to 4 of the tree, with two lines upwards from each vertex, dashed from the odd levels.
		"shen-22": {"<circle": 1 + 2 + 4 + 8 + 16, "<line": 62, "stroke-dasharray": 2 * (2 + 8)},
		"shen-23": {">1</text>": 2, ">-1</text>": 2},
		"shen-24": {">1</text>": 1, ">-3/2</text>": 2, ">2</text>": 1},
		"shen-25": {">(3/4, 1/4)</text>": 1, ">(1/2, 1/2)</text>": 1},
		"shen-26": {`<path d="M110 115.7L510 330"/>`: 1, "<circle": 0},
		"shen-27": {">(7/12, 5/12)</text>": 1, ">-1/24</text>": 1},
		"shen-28": {">(7/12, 5/12)</text>": 1, ">-1/24</text>": 1, `<path d="M110 205H510"`: 1}, // the level line of the pencil
		"shen-29": {">-1/24 + 6(p - 7/12)(q - 7/12)</text>": 1},
	})
}
