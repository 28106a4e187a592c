package takeaway

import (
	"errors"
	"math/big"
	"slices"
)

// Zeckendorf returns the Fibonacci numbers 1, 2, 3, 5, … of which n is the sum, in descending order, no two of them
// neighbours in the sequence. There is one such sum for every n; for 0 it is empty. It takes of the order of one
// addition for each binary digit of n and panics if n is negative.
func Zeckendorf(n *big.Int) []*big.Int {
	if n.Sign() < 0 {
		panic(errors.New("takeaway: a negative heap"))
	}
	f, g := big.NewInt(1), big.NewInt(2) // neighbours, f < g
	for g.Cmp(n) <= 0 {
		f, g = g, f.Add(f, g)
	}
	var parts []*big.Int
	for rest := new(big.Int).Set(n); rest.Sign() > 0; {
		if f.Cmp(rest) <= 0 {
			parts = append(parts, new(big.Int).Set(f))
			rest.Sub(rest, f)
		}
		f, g = g.Sub(g, f), f
	}
	return parts
}

// FibonacciWinningMoves is [Rules.WinningMoves] of Fibonacci nim for heaps and limits of any size. It panics if one is
// negative.
func FibonacciWinningMoves(heap, limit *big.Int) []*big.Int {
	if limit.Sign() < 0 {
		panic(errors.New("takeaway: a negative limit"))
	}
	parts := Zeckendorf(heap)
	slices.Reverse(parts)
	var amounts []*big.Int
	taken, twice := new(big.Int), new(big.Int)
	for i, part := range parts {
		if taken.Add(taken, part).Cmp(limit) > 0 {
			break
		}
		if i+1 == len(parts) || twice.Lsh(taken, 1).Cmp(parts[i+1]) < 0 {
			amounts = append(amounts, new(big.Int).Set(taken))
		}
	}
	return amounts
}
