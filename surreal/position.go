package surreal

import (
	"context"
	"errors"

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
	type frame struct {
		g       Game
		next    uint64 // the option to look at next, those of Left before those of Right
		options [2][]cgt.Tree
	}
	tooLarge := &cgt.LimitError{What: "positions", Limit: maxPositions}
	built := map[Game]cgt.Tree{}
	stack := []frame{{g: g}}
	for {
		top := &stack[len(stack)-1]
		lefts, rights := top.g.numOptions(cgt.Left), top.g.numOptions(cgt.Right)
		if len(built)+len(stack) > maxPositions || max(lefts, rights) >= uint64(maxPositions) {
			return cgt.Tree{}, tooLarge
		}
		who, i := cgt.Left, top.next
		if i >= lefts {
			who, i = cgt.Right, i-lefts
		}
		if i == rights && who == cgt.Right {
			t := cgt.NewTree(top.options[cgt.Left], top.options[cgt.Right])
			built[top.g] = t
			if stack = stack[:len(stack)-1]; len(stack) == 0 {
				return t, nil
			}
			continue
		}
		o := top.g.option(who, i)
		t, ok := built[o]
		if !ok {
			stack = append(stack, frame{g: o})
			continue
		}
		top.options[who] = append(top.options[who], t)
		top.next++
	}
}

// knownGames is the [Valuer] of positions that are games themselves.
type knownGames struct{}

// Value returns p if it is a game.
func (knownGames) Value(p cgt.Position) (Game, bool) {
	g, ok := p.(Game)
	return g, ok
}

// Value returns the value of p under the rules, with the default limits. To remember values between calls, to set
// limits, to see progress or to have the answer checked, use a [Solver]. The errors are those of [Solver.Value].
// Rules that give other moves when they are asked again are not noticed: [Solver.Verify] and package cgttest find
// them. Value panics if rules is nil.
func Value[Pos comparable](ctx context.Context, rules cgt.Ruleset[Pos], p Pos) (Game, error) {
	if rules == nil {
		panic(errors.New("surreal: Value: nil ruleset"))
	}
	s := Solver[Pos]{Rules: rules}
	return s.Value(ctx, p)
}
