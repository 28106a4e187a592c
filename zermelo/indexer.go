package zermelo

// Indexer is an optional capability of a [Game]: its positions have numbers. A [Solver] then keeps two bytes for each
// number instead of the positions themselves, and finds what it knows of a position without a search; answers are the
// same.
//
// If the game is a [cgt.Normalizer] too, only the positions that stand for those that are alike need numbers.
// [CheckIndex] checks the laws.
type Indexer[Pos any] interface {
	// Size returns how many numbers there are: they are 0 to Size()−1. 0 says that there is no index, because the rules
	// have too many positions, say.
	Size() int
	// Index returns the number of p, which is a position of the game. Different positions have different numbers.
	Index(p Pos) int
	// Position returns the position with the number i, from 0 to Size()−1; ok is false if there is none. It is the
	// inverse of Index.
	Position(i int) (p Pos, ok bool)
}

// Retractor is an optional capability of a [Game] that is an [Indexer]: it takes moves back. With it a game that is
// [Unending] is solved backwards from the ends, and each position is looked at once or twice; without it, once for each
// number of moves to an end.
type Retractor[Pos any] interface {
	// AppendParents appends to dst every position from which a move leads to p, and returns the extended slice. The
	// order is free, and duplicates are allowed, and so are positions where play has ended or which the index does not
	// have; there must be no others. If the game is a [cgt.Normalizer], p and what is appended stand for all positions
	// that are alike; where a move from q leads to p with the players swapped, it is q with the players swapped that is
	// appended. It must not change or read dst[:len(dst)] nor keep dst.
	AppendParents(dst []Pos, p Pos) []Pos
}

// capable is a game of this package that has the capabilities of what it is made of.
type capable[Pos comparable] interface {
	capabilities() (Indexer[Pos], Retractor[Pos])
}
