package stochastic

import (
	"math/big"

	"github.com/cgt-go/sdk/matrixgame"
)

// Spoilt returns a copy of a solution after a change.
func Spoilt(s *Solution, spoil func(low, high []*big.Rat, row []matrixgame.Mixed)) *Solution {
	c := &Solution{g: s.g, column: s.column}
	for k := range s.low {
		low, high := s.Value(k)
		c.low, c.high, c.row = append(c.low, low), append(c.high, high), append(c.row, s.row[k])
	}
	spoil(c.low, c.high, c.row)
	return c
}

// WithoutEquations calls f while no linear equations are solved, so that only Shapley's steps are made.
func WithoutEquations(f func()) {
	most := mostEquations
	mostEquations = 0
	defer func() { mostEquations = most }()
	f()
}
