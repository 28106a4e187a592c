package database_test

import (
	"os"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/nogo"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
)

// TestFacts compares winners with those in the tests of MCGS 1.7, for sums of games that there are databases of here,
// if they are short.
func TestFacts(t *testing.T) {
	text, err := os.ReadFile("../sums/testdata/mcgs_outcomes.tsv")
	if err != nil {
		t.Fatal(err)
	}
	readers := map[string]sums.Reader{
		"domineering": sums.ReaderOf(domineering.Rules{}, domineering.Parse),
		"clobber":     sums.ReaderOf(clobber.Rules{}, clobber.Parse),
		"nogo":        sums.ReaderOf(nogo.Rules{}, nogo.Parse),
	}
	grids := func(yield func(board.Board) bool) {
		for b := range strips(7) {
			if !yield(b) {
				return
			}
		}
		for b := range board.All(2, 3, "xo.") {
			if !yield(b) {
				return
			}
		}
	}
	known := &asked{Database: sums.Databases{build(t, maker(), pieces(3, 3)), build(t, clobberStrips(), grids), build(t, nogoStrips(), grids)}}
	s := sums.Solver{Database: known}
	rows := 0
	for line := range strings.Lines(string(text)) {
		row := strings.Split(line, "\t")
		if len(row) < 10 || row[3] != "B" && row[3] != "W" || len(row[2]) > 60 {
			continue
		}
		parts := row[2]
		if row[1] != "sum" {
			parts = row[1] + ":" + row[2]
		}
		var sum []sums.Component
		for part := range strings.SplitSeq(parts, " + ") {
			game, position, _ := strings.Cut(part, ":")
			read := readers[strings.TrimSuffix(game, "_1xn")]
			if read == nil || len(position) > 24 {
				sum = nil
				break
			}
			c, err := read(position)
			if err != nil {
				t.Fatal(err)
			}
			sum = append(sum, c)
		}
		if sum == nil {
			continue
		}
		rows++
		first := cgt.Left
		if row[3] == "W" {
			first = cgt.Right
		}
		if wins, err := s.Wins(t.Context(), first, sum...); err != nil || wins != (row[3] == row[4]) {
			t.Errorf("row %s: %v: %v, %v, want %s", row[0], sum, wins, err, row[4])
		}
	}
	if rows < 100 || known.found < 300 {
		t.Errorf("only %d rows, and %d values from databases", rows, known.found)
	}
}

// asked counts what a database knows.
type asked struct {
	sums.Database
	found int
}

func (a *asked) Lookup(c sums.Component) (g surreal.Game, ok bool) {
	if g, ok = a.Database.Lookup(c); ok {
		a.found++
	}
	return g, ok
}
