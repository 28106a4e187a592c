package convert

import (
	"context"
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame/extensive"
	"github.com/cgt-go/sdk/zermelo"
)

// Extensive makes a game of package extensive of a game of package zermelo in which nothing is hidden: the tree of the
// game, in which each turn is a set of its own. Payoff says what a result is worth as a number; the payoffs must keep
// their order, or the value is not that of the given game. The result can be solved with mixed strategies, which do not
// help here, and be written as a matrix of all plans: see [extensive.Game.NormalForm]. [Open] leads back.
//
// Sets have the numbers of their nodes, as [zermelo.Unfold] gives them, as labels; moves have the positions that they
// lead to, with a number where two are written alike. A move that the game lists twice is there twice.
//
// The errors are those of Unfold: the tree may be very much larger than the graph. Extensive panics if game or payoff
// is nil.
//
// Source: H. W. Kuhn, Extensive games and the problem of information, 1953, for games of perfect information among all.
func Extensive[Pos comparable, V zermelo.Payoff[V]](ctx context.Context, game zermelo.Game[Pos, V], start Pos, payoff func(V) *big.Rat, limits cgt.Limits) (extensive.Tree, error) {
	if payoff == nil {
		panic(fmt.Errorf("convert: no payoff"))
	}
	g, positions, err := zermelo.Unfold(ctx, game, start, limits)
	if err != nil {
		return extensive.Tree{}, err
	}
	// Moves lead to larger numbers, so that the trees after a node are there when its turn comes.
	trees := make([]extensive.Tree, g.Len())
	var next []int
	for v := g.Len() - 1; v >= 0; v-- {
		if x, ok := g.End(v); ok {
			trees[v] = extensive.End(payoff(x))
			continue
		}
		next = g.AppendMoves(next[:0], v)
		moves := make([]extensive.Move, len(next))
		taken := map[string]bool{}
		for i, w := range next {
			label := fmt.Sprint(positions[w])
			for k := 2; taken[label] || label == ""; k++ {
				label = fmt.Sprintf("%v (%d)", positions[w], k)
			}
			taken[label] = true
			moves[i] = extensive.Move{Label: label, Then: trees[w]}
		}
		trees[v] = extensive.Choice(extensive.Player(g.Turn(v)), fmt.Sprint(v), moves...)
	}
	return trees[0], nil
}
