package stalks

import "github.com/cgt-go/sdk/surreal/transfinite"

// Where to cut
//
// Let a sum of numbers be worth V > 0, with Left to move. She needs a move after which it is worth at least 0. A cut of
// the stalk x to its beginning p gives V − x + p, so that p ≥ t is what she needs, where t = x − V. Here t < x.
//
// The beginnings of x that Left can cut to are those behind which x has a sign +. Of two of these the longer one is
// larger. Let c be what x and t have in common.
//
//   - If c is not all of x, then x has a sign behind c. It is +: for t < x, and there t ends or has a smaller sign. So
//     Left can cut to c; and c ≥ t, for c = t, or t goes on with −.
//   - If c = x, then t begins with all of x, and so with each p and the + behind it. Hence p < t, and no cut of x is
//     enough.
//
// If V > 0, then Left wins, so that she has some good move: where no stalk has one, a finite game has. If the sum of
// the finite games is equal to a number, its options are finitely many, and each can be tried. If it is not, then
// whoever wins also wins with a move in one of these games, by the theorem on number avoidance, and stalks need not be
// looked at.

// cutTo returns the height of a blue edge of x above which there is a beginning of x that is ≥ t, for a number t < x
// with the signs given. ok is false if there is none.
func cutTo(x, t transfinite.SignExpansion) (height transfinite.Ordinal, ok bool) {
	c := x.CommonPrefix(t)
	height = c.Len()
	_, ok = x.At(height)
	return height, ok
}
