package piles

import "math/big"

// Move is a move in Nim: the heap with this index, counted from 0, is made smaller.
type Move struct {
	Heap     int
	From, To uint64
}

// WinningMoves returns the winning moves of Nim, in the order of the heaps. There is at most one for each heap: it
// leaves the nim-sum of the others, if the heap is larger than that. If there is none, the player who has to move
// loses. The heaps may have any sizes; nothing is searched.
//
// Source: Bouton 1901.
func WinningMoves(heaps ...uint64) []Move {
	sum := uint64(0)
	for _, n := range heaps {
		sum ^= n
	}
	var moves []Move
	for i, n := range heaps {
		if to := n ^ sum; to < n {
			moves = append(moves, Move{i, n, to})
		}
	}
	return moves
}

// BigMove is a [Move] with heaps of any size.
type BigMove struct {
	Heap     int
	From, To *big.Int
}

// BigWinningMoves is [WinningMoves] for heaps of any size. It panics if one is negative.
func BigWinningMoves(heaps ...*big.Int) []BigMove {
	sum := new(big.Int)
	for _, n := range heaps {
		if n.Sign() < 0 {
			panic(errNegative)
		}
		sum.Xor(sum, n)
	}
	var moves []BigMove
	for i, n := range heaps {
		if to := new(big.Int).Xor(n, sum); to.Cmp(n) < 0 {
			moves = append(moves, BigMove{i, new(big.Int).Set(n), to})
		}
	}
	return moves
}
