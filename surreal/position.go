package surreal

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
)

// Games is the ruleset of values: from a game, a player moves to an option of its canonical form.
type Games struct{}

// AppendMoves appends the options of who.
func (Games) AppendMoves(dst []Game, g Game, who cgt.Player) []Game {
	for o := range g.Options(who) {
		dst = append(dst, o)
	}
	return dst
}

// Value returns g; it makes Games a [Valuer].
func (Games) Value(g Game) (Game, bool) { return g, true }

// AppendMoves appends the options of who. It makes Game a [cgt.Position], which can stand in a
// [cgt.Sum] beside positions of other games.
func (g Game) AppendMoves(dst []cgt.Position, who cgt.Player) []cgt.Position {
	for o := range g.Options(who) {
		dst = append(dst, o)
	}
	return dst
}

// FromTree returns the value of an explicit game tree.
func FromTree(t cgt.Tree) Game {
	e := acquireEngine()
	defer e.release()
	values := map[cgt.Tree]Game{}
	for u := range t.Subtrees() {
		var options [2][]Game
		for who := range options {
			for o := range u.Options(cgt.Player(who)) {
				options[who] = append(options[who], values[o])
			}
		}
		values[u] = e.canonical(options[cgt.Left], options[cgt.Right])
	}
	return values[t]
}

// Tree returns the canonical form of g as an explicit game tree, in which numbers and nimbers are
// written out down to {|}: the tree of n has n + 1 different subtrees. The number of different
// subtrees is bounded by maxPositions; a larger tree is a [*cgt.LimitError].
func (g Game) Tree(maxPositions int) (cgt.Tree, error) {
	return cgt.TreeOf(context.Background(), cgt.Ruleset[Game](Games{}), g, cgt.Limits{Positions: maxPositions})
}

// Value returns the value of p under the rules, with the default limits. To remember values between
// calls, to set limits or to see progress, use a [Solver].
func Value[Pos comparable](ctx context.Context, rules cgt.Ruleset[Pos], p Pos) (Game, error) {
	if rules == nil {
		panic(fmt.Errorf("surreal: Value: nil ruleset"))
	}
	s := Solver[Pos]{Rules: rules}
	return s.Value(ctx, p)
}
