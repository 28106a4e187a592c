package main

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/cakes"
	"github.com/cgt-go/sdk/rulesets/chocolate"
	"github.com/cgt-go/sdk/rulesets/diagonals"
)

// Short texts can stand for positions with so many moves that a list of them fills the memory, before any limit of
// positions counts.

const (
	// mostMoves bounds the moves from a position whose text does not bound them.
	mostMoves = 1_000_000
	// mostListed bounds the moves that solve lists, from all positions together: a game with so many positions has
	// fewer of them.
	mostListed = 10_000_000
)

// withFewMoves returns parse for positions whose moves can be listed; there are about as many of them as moves says,
// which need not count beyond mostMoves.
func withFewMoves[Pos any](parse func(string) (Pos, error), moves func(Pos) int) func(string) (Pos, error) {
	return func(text string) (Pos, error) {
		p, err := parse(text)
		if err == nil && moves(p) > mostMoves {
			err = &cgt.LimitError{What: "moves from one position", Limit: mostMoves}
		}
		return p, err
	}
}

// addedUp returns the sum of numbers of moves, or at least more than mostMoves if it is.
func addedUp(counts ...int) (sum int) {
	for _, n := range counts {
		sum += min(n, mostMoves+1)
	}
	return sum
}

func movesOfBar(b chocolate.Bar) int { return addedUp(b.Left, b.Right, b.Above, b.Below) }

func movesOfPolygons(p diagonals.Polygons) (sum int) {
	for corners := range p.All() {
		sum = addedUp(sum, corners)
	}
	return sum
}

func movesOfCakes(p cakes.Cakes) (sum int) {
	for cake := range p.All() {
		sum = addedUp(sum, cake.Rows, cake.Cols)
	}
	return sum
}
