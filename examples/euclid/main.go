// Euclid states the rules of Partizan Euclid, by N. McKay and R. Nowakowski, makes a table of its values, and lists
// positions by a property of theirs.
package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"strings"
	"text/tabwriter"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// Pair is a position: two positive integers.
type Pair struct{ P, Q int }

// Rules are the rules: unless q divides p, Left can move from (p, q) to (q, p mod q), and Right to (q, q - p mod q).
type Rules struct{}

// AppendMoves appends to dst what a player can move to.
func (Rules) AppendMoves(dst []Pair, at Pair, who cgt.Player) []Pair {
	rest := at.P % at.Q
	switch {
	case rest == 0:
		return dst
	case who == cgt.Left:
		return append(dst, Pair{at.Q, rest})
	}
	return append(dst, Pair{at.Q, at.Q - rest})
}

func main() {
	ctx, solver := context.Background(), surreal.Solver[Pair]{Rules: Rules{}}
	value := func(at Pair) surreal.Game {
		g, err := solver.Value(ctx, at)
		if err != nil {
			log.Fatal(err)
		}
		return g
	}

	// A row for each p, a column for each q.
	table := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', 0)
	for p := 1; p <= 7; p++ {
		var row []string
		for q := 1; q <= 7; q++ {
			row = append(row, value(Pair{p, q}).String())
		}
		fmt.Fprintln(table, strings.Join(row, "\t"))
	}
	table.Flush()

	// Positions whose atomic weights are hot.
	for p := 1; p <= 20; p++ {
		for q := 1; q <= p; q++ {
			if w, ok := value(Pair{p, q}).AtomicWeight(); ok && w.IsHot() {
				fmt.Println(p, q, w)
			}
		}
	}
	if err := solver.Verify(ctx); err != nil {
		log.Fatal(err)
	}
}
