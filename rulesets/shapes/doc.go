// Package shapes plays on endless paper: Max and Min mark points in turn, each so many in a turn as the game says, and
// Max wins when some of his marks make a shape, such as a hundred cells in a row, an equilateral triangle or a square.
// Min cannot win; she holds out as long as she can. Coordinates are exact: whole numbers, also for the triangles, whose
// points lie on a lattice of such triangles.
//
// For three such games there are strategies, [Halving], [Triangles] and [Squares], with which Max always wins, in a
// number of turns that is known beforehand:
//
//	shape      marks    strategy     turns at most
//	n in a row 2 : 1    Halving      2^(n−2)
//	triangle   1 : b    Triangles    b + 3
//	square     1 : b    Squares      440 for b = 1, 17516 for b = 2, about 27b³(b+1)⁴
//
// For a square against more marks in a turn there is [NewSparseSquares], which promises nothing. All three count. There
// are more places where Max can go on than Min can have marked. [Game.Play] is the referee, which plays a strategy
// against any [Strategy] and records the play; [Transcript.Verify] checks what was recorded.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §6, problems 25, 26 and 30.
package shapes
