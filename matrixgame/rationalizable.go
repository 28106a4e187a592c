package matrixgame

import "context"

// Rationalizable returns the rows and columns of g that a player may choose who thinks that the other one chooses what
// is best against some strategy, and thinks that he thinks so, and so on. Of two players, these are the ones that are
// left when what is strictly dominated by mixtures is eliminated, again and again. The error is a [*cgt.LimitError] or
// the cause of ctx.
//
// Sources: B. D. Bernheim, Rationalizable strategic behavior, and D. G. Pearce, Rationalizable strategic behavior and
// the problem of perfection, both Econometrica 52, 1984.
func Rationalizable(ctx context.Context, g *Bimatrix) (rows, columns []int, err error) {
	r, err := Dominance{ByMixtures: true}.ReduceGame(ctx, g.Game())
	if err != nil {
		return nil, nil, err
	}
	return r.left[0], r.left[1], nil
}
