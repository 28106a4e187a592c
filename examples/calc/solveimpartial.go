package main

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim/heaps"
	"github.com/cgt-go/sdk/rulesets/chomp"
	"github.com/cgt-go/sdk/rulesets/pieces"
	"github.com/cgt-go/sdk/rulesets/piles"
	"github.com/cgt-go/sdk/rulesets/subtraction"
	"github.com/cgt-go/sdk/zermelo"
)

func solveChomp(ctx context.Context, c *call, o solveOptions) (answer, error) {
	size, err := numbers("chomp", c.words, []string{"rows", "columns"}, 2, 1, chomp.MaxSize)
	if err != nil {
		return nil, err
	}
	bar, err := chomp.Rectangle(size[0], size[1])
	if err != nil {
		return nil, err
	}
	a, err := solveRules(ctx, cgt.Ruleset[chomp.Bar](chomp.Rules{}), bar, zermelo.Max, o, o.within(bar.Squares()))
	return a, o.withAll(err, func() *big.Int {
		// The bars that are left over are the ways along their edges, from one corner to the other.
		return new(big.Int).Binomial(int64(size[0]+size[1]), int64(size[0]))
	}, "calc help chomp says which bars are not too large")
}

// withAll adds to the error that a limit was reached how many positions there are in all, or which limit does, and what
// else may be done.
func (o solveOptions) withAll(err error, count func() *big.Int, advice string) error {
	const mostDigits = 20
	if !errors.Is(err, cgt.ErrLimit) {
		return err
	}
	all := count()
	text := all.String()
	if len(text) > mostDigits {
		text = fmt.Sprintf("more than 10^%d", len(text)-1)
	}
	switch {
	case all.Cmp(big.NewInt(int64(limits.Positions)*10)) > 0:
		return beyondError{err, fmt.Sprintf("there are %s positions; %s", text, advice)}
	case !o.isSearch(): // each player may be to move
		return beyondError{err, fmt.Sprintf("-limit %d does; %s", 2*all.Int64(), advice)}
	}
	return err
}

func solveNim(ctx context.Context, c *call, o solveOptions) (answer, error) {
	if len(c.words) == 0 {
		return nil, errors.New("solve nim takes the numbers of counters in heaps; calc help nim has an example")
	}
	all, err := parseHeaps(strings.Join(c.words, " "))
	if err != nil {
		return nil, err
	}
	advice := "calc nim " + strings.Join(c.words, " ") + " answers at once"
	if o.misere {
		advice = "calc help nim explains the game"
	}
	var sizes []int
	counters := 0
	for _, n := range all {
		if n > mostMoves || counters+int(n) > mostMoves {
			return nil, fmt.Errorf("%w; %s", &cgt.LimitError{What: "counters", Limit: mostMoves}, advice)
		}
		counters += int(n)
		sizes = append(sizes, int(n))
	}
	a, err := solveRules(ctx, cgt.Ruleset[heaps.Heaps](piles.Nim{}), heaps.NewHeaps(sizes...), zermelo.Max, o, o.within(counters))
	return a, o.withAll(err, func() *big.Int { return smallerHeaps(sizes) }, advice)
}

// smallerHeaps returns the number of positions of Nim that play from heaps comes to: lists of as many numbers in order,
// each as large as the heap in its place at most, when these are in order too.
func smallerHeaps(sizes []int) *big.Int {
	slices.Sort(sizes)
	lists := []*big.Int{big.NewInt(1)} // those of the heaps so far that end with each number
	for _, size := range sizes {
		longer := make([]*big.Int, size+1)
		sum := new(big.Int)
		for n := range longer {
			if n < len(lists) {
				sum = new(big.Int).Add(sum, lists[n])
			}
			longer[n] = sum
		}
		lists = longer
	}
	all := new(big.Int)
	for _, n := range lists {
		all.Add(all, n)
	}
	return all
}

func solvePiece(ctx context.Context, c *call, o solveOptions) (answer, error) {
	if len(c.words) != 3 {
		return nil, errors.New("solve piece takes a piece, a row and a column; calc help piece has an example")
	}
	piece, err := pieces.Parse(c.words[0])
	if err != nil {
		return nil, err
	}
	at, err := numbers("piece", c.words[1:], []string{"row", "column"}, 2, 0, 100_000)
	if err != nil {
		return nil, err
	}
	rows, cols := reach(piece, at[0]+1, at[1]+1)
	moves := 0
	for s := range piece.Steps() {
		moves++
		if s.Rider {
			moves += max(rows, cols)
		}
	}
	rules := pieces.Rules{Piece: piece}
	a, err := solveRules(ctx, cgt.Ruleset[pieces.Square](rules), pieces.Square{Row: at[0], Col: at[1]}, zermelo.Max, o, o.within(moves))
	return a, o.withAll(err, func() *big.Int {
		return new(big.Int).Mul(big.NewInt(int64(rows)), big.NewInt(int64(cols)))
	}, "calc help piece explains the game")
}

func solveTake(ctx context.Context, c *call, o solveOptions) (answer, error) {
	if len(c.words) != 2 {
		return nil, errors.New("solve take takes a heap and numbers, such as 25 1,2,4")
	}
	heap, err := subtraction.Parse(c.words[0])
	if err != nil {
		return nil, readAs("heap", err)
	}
	rules, err := subtraction.ParseRules(c.words[1])
	switch {
	case err != nil:
		return nil, readAs("numbers", err)
	case strings.TrimSpace(c.words[1]) == "":
		return nil, errors.New("numbers: offset 0: there are none, such as 1,2,4")
	}
	a, err := solveHeapRules(ctx, rules, heap, zermelo.Max, o)
	advice := "calc octal 'S{" + strings.ReplaceAll(c.words[1], " ", "") + "}' finds the nim-values, and often a period"
	if o.misere || strings.Contains(c.words[1], "|") {
		advice = "calc help take explains the game"
	}
	return a, o.withAll(err, func() *big.Int { return new(big.Int).Add(big.NewInt(int64(heap)), big.NewInt(1)) }, advice)
}

// solveHeapRules solves a subtraction game; those in which both players have the same numbers are impartial.
func solveHeapRules(ctx context.Context, rules subtraction.Rules, heap subtraction.Heap, first zermelo.Player, o solveOptions) (answer, error) {
	moves := 0
	for who := cgt.Left; who <= cgt.Right; who++ {
		n := 0
		for range rules.Amounts(who) {
			n++
		}
		moves = max(moves, n)
	}
	return solveRules(ctx, cgt.Ruleset[subtraction.Heap](rules), heap, first, o, o.within(moves))
}

// solveHeap reads the rules of a subtraction game as well.
func solveHeap(ctx context.Context, text string, first zermelo.Player, o solveOptions) (answer, error) {
	rules, heap, err := subtraction.ParseGame(text)
	if err != nil {
		return nil, err
	}
	return solveHeapRules(ctx, rules, heap, first, o)
}
