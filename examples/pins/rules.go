package main

import (
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// Pins are the rules of a game of skittles. A row of them is a text such as ii.iii: Left knocks down one pin,
// Right two that stand side by side. Whoever cannot move loses.
type Pins struct{}

// AppendMoves appends to dst the rows to which a player can move.
func (Pins) AppendMoves(dst []string, row string, who cgt.Player) []string {
	hit, gap := "i", "."
	if who == cgt.Right {
		hit, gap = "ii", ".."
	}
	for at := range row {
		if strings.HasPrefix(row[at:], hit) {
			dst = append(dst, row[:at]+gap+row[at+len(hit):])
		}
	}
	return dst
}

var _ cgt.Decomposer[string] = Pins{} // does not compile if the name below is misspelt

// AppendParts appends to dst the parts of a row between which there are gaps. It may be left out: it saves time.
func (Pins) AppendParts(dst []string, row string) []string {
	return append(dst, strings.Fields(strings.ReplaceAll(row, ".", " "))...)
}
