package matrixgame

import (
	"context"
	"fmt"
	"slices"
)

// GameStep is the elimination of a choice in a game of any number of players.
type GameStep struct {
	Player   int   // counted from 0
	Choice   int   // counted from 0 in the whole game
	By       Mixed // what dominates it, as a strategy for the whole game, which has only choices that are left
	IsStrict bool  // whether it is always better, and not only never worse
}

// String returns the step in words, as in "player 1: 2 < 1" or "player 2: 3 <= (1/2, 1/2, 0)", where numbers are
// counted from 1, and < means that the left side is worse for the player.
func (s GameStep) String() string {
	by := s.By.String()
	if i, ok := s.By.IsPure(); ok {
		by = fmt.Sprint(i + 1)
	}
	sign := "<="
	if s.IsStrict {
		sign = "<"
	}
	return fmt.Sprintf("player %d: %d %s %s", s.Player+1, s.Choice+1, sign, by)
}

// GameReduction is what is left of a game after the elimination of dominated choices, and how they went. It is
// immutable and safe for concurrent use.
type GameReduction struct {
	g     *Game
	d     Dominance
	steps []GameStep
	left  [][]int // by player
}

// ReduceGame eliminates dominated choices, those that become dominated by this too, until nothing goes any more: the
// choices of the first player in order, then those of the second, and so on, each at once, and then again. For a
// [Bimatrix], take its [Bimatrix.Game].
//
// If only strictly dominated choices go, what is left does not depend on the order, and its equilibria, pure and mixed,
// are all equilibria of the whole game. If weakly dominated ones go too, its equilibria are still equilibria of the
// whole game, but others may be lost. With mixtures, each choice needs a game to be solved that has a column for each
// profile of the other players, or, if choices go that are dominated weakly, sometimes a linear program. The error is a
// [*cgt.LimitError] if that takes too many pivots, or the cause of ctx.
//
// Sources: R. D. Luce, H. Raiffa, Games and decisions, 1957; M. J. Osborne, A. Rubinstein, A course in game theory,
// 1994, §4.2 and §4.3.
func (d Dominance) ReduceGame(ctx context.Context, g *Game) (*GameReduction, error) {
	r := &GameReduction{g: g, d: d, left: g.all()}
	for last := -1; last != len(r.steps); {
		last = len(r.steps)
		for who := range r.left {
			note := func(choice int, by Mixed, isStrict bool) {
				r.steps = append(r.steps, GameStep{who, choice, by, isStrict})
			}
			var err error
			if r.left[who], err = d.reduceRows(ctx, g.Restricted(r.left).own(who), r.left[who], g.sizes[who], note); err != nil {
				return nil, err
			}
		}
	}
	return r, nil
}

// all returns all choices of each player.
func (g *Game) all() [][]int {
	all := make([][]int, len(g.sizes))
	for who, n := range g.sizes {
		for k := range n {
			all[who] = append(all[who], k)
		}
	}
	return all
}

// Steps returns the eliminations in order.
func (r *GameReduction) Steps() []GameStep { return slices.Clone(r.steps) }

// Remaining returns the choices of a player that are left, as numbers of the whole game, in order. It panics if there
// is no such player.
func (r *GameReduction) Remaining(player int) []int { return slices.Clone(r.left[player]) }

// Game returns what is left of the game.
func (r *GameReduction) Game() *Game { return r.g.Restricted(r.left) }

// Verify checks all steps by the definition: that what goes was still there, that it is dominated by a mixture of
// choices that are there too, in all profiles of the others that are there, strictly or weakly as the step says; that
// what is left is what did not go; and that nothing that is left is dominated by another single choice. Whether a
// mixture dominates anything that is left is not checked, as it takes a game for each choice to know. The error is a
// [*VerifyError] for the first step that is wrong.
func (r *GameReduction) Verify() error {
	if r.g == nil {
		return &VerifyError{Msg: missingGame}
	}
	left := r.g.all()
	for n, s := range r.steps {
		if wrong := r.check(s, left); wrong != "" {
			return &VerifyError{fmt.Sprintf("step %d", n+1), wrong}
		}
		left[s.Player] = slices.DeleteFunc(left[s.Player], func(k int) bool { return k == s.Choice })
	}
	if !slices.EqualFunc(left, r.left, slices.Equal) {
		return &VerifyError{Msg: "other choices are left"}
	}
	game := r.Game()
	for who, choices := range left {
		if k, ok := r.d.firstDominated(game.own(who)); ok {
			return &VerifyError{fmt.Sprintf("player %d, choice %d", who+1, choices[k]+1), "is dominated and still there"}
		}
	}
	return nil
}

// check returns what is wrong with a step, or nothing.
func (r *GameReduction) check(s GameStep, left [][]int) string {
	if !slices.Contains(left[s.Player], s.Choice) {
		return "eliminates what is not there"
	}
	own := slices.Clone(left)
	own[s.Player] = s.By.Support()
	var weights Mixed
	for _, k := range own[s.Player] {
		if k == s.Choice || !slices.Contains(left[s.Player], k) {
			return "mixes what is not there"
		}
		weights.p = append(weights.p, s.By.p[k])
	}
	mixture := r.g.Restricted(own).own(s.Player).ColumnPayoffs(weights)
	own[s.Player] = []int{s.Choice}
	if isStrict, ok := (Dominance{IsWeak: true}).isBetter(mixture, r.g.Restricted(own).own(s.Player).row(0)); !ok || isStrict != s.IsStrict {
		return "is of another kind"
	}
	return ""
}
