package matrixgame

import (
	"context"
	"fmt"
	"slices"
)

// Eliminator takes dominated choices out of games, one after another, until there are none. The zero value takes those that are strictly dominated by a mixture of others, which get more whatever the other players do.
type Eliminator struct {
	// Weak also takes choices for which others never get less and sometimes more. Then the result depends on the order: it takes the first choice of the first player who has one, and begins again. Equilibria may be lost, but not all.
	Weak bool
	// Pure takes only choices that are dominated by a single other choice.
	Pure bool
	// Pivots is how many pivots each linear program may have; 0 means as many as are usual, and a negative number no limit.
	Pivots int
}

// Step is a choice that was taken out.
type Step struct {
	Player, Choice int   // both counted from 0
	By             Mixed // which of the player's choices in the whole game dominate it
}

// Elimination is what [Eliminator.Eliminate] did.
type Elimination struct {
	Game  *Game
	Weak  bool
	Steps []Step
	Left  [][]int // the choices of each player that are left, in order
}

// Eliminate takes dominated choices out of g. If domination is strict, every equilibrium of g, pure or mixed, is one of what is left and the other way round, and what is left does not depend on the order. Of a [Bimatrix], take its [Bimatrix.Game].
// The error is a [*cgt.LimitError] or the cause of ctx.
//
// Sources: R. D. Luce, H. Raiffa, Games and decisions, 1957; M. J. Osborne, A. Rubinstein, A course in game theory, 1994, §4.2 and §4.3.
func (el Eliminator) Eliminate(ctx context.Context, g *Game) (*Elimination, error) {
	e := &Elimination{Game: g, Weak: el.Weak, Left: make([][]int, len(g.sizes))}
	for who, n := range g.sizes {
		for k := range n {
			e.Left[who] = append(e.Left[who], k)
		}
	}
	d := dominance{el.Weak, el.Pure, el.Pivots}
	for {
		s, ok, err := d.next(ctx, e)
		if err != nil {
			return nil, err
		}
		if !ok {
			return e, nil
		}
		e.Steps = append(e.Steps, s)
		e.Left[s.Player] = slices.DeleteFunc(e.Left[s.Player], func(k int) bool { return k == s.Choice })
	}
}

// next finds the first choice left that is dominated by others left.
func (d dominance) next(ctx context.Context, e *Elimination) (s Step, ok bool, err error) {
	g := e.Game.Restricted(e.Left)
	for who, left := range e.Left {
		own := g.own(who)
		for i, k := range left {
			if ctx.Err() != nil {
				return Step{}, false, context.Cause(ctx)
			}
			by, ok, err := d.dominating(ctx, own, i)
			if err != nil {
				return Step{}, false, err
			}
			if ok {
				whole := Pure(e.Game.sizes[who], 0)
				whole.p[0].SetInt64(0)
				for l, x := range by.p {
					whole.p[left[l]] = x
				}
				return Step{who, k, whole}, true, nil
			}
		}
	}
	return Step{}, false, nil
}

// Reduced returns the game with the choices that are left.
func (e *Elimination) Reduced() *Game { return e.Game.Restricted(e.Left) }

// Verify checks that each choice taken out is dominated by the mixture that its step names, of choices that are there still, in the game of choices that are there still, and that the others are left. It does not check that no more can be taken out. The error is a
// [*VerifyError].
func (e *Elimination) Verify() error {
	left := make([][]int, len(e.Game.sizes))
	for who, n := range e.Game.sizes {
		for k := range n {
			left[who] = append(left[who], k)
		}
	}
	for n, s := range e.Steps {
		if wrong := e.check(s, left); wrong != "" {
			return &VerifyError{fmt.Sprintf("step %d", n+1), wrong}
		}
		left[s.Player] = slices.DeleteFunc(left[s.Player], func(k int) bool { return k == s.Choice })
	}
	if !slices.EqualFunc(left, e.Left, slices.Equal) {
		return &VerifyError{Msg: "what is left is not what the steps leave"}
	}
	return nil
}

// check returns what is wrong with a step, or nothing.
func (e *Elimination) check(s Step, left [][]int) string {
	switch {
	case s.Player < 0 || s.Player >= len(left):
		return "is of no player"
	case !slices.Contains(left[s.Player], s.Choice):
		return "takes out a choice that is not there"
	case s.By.Len() != e.Game.sizes[s.Player]:
		return "has a strategy that is not for the player"
	}
	own := slices.Clone(left)
	own[s.Player] = s.By.Support()
	if slices.ContainsFunc(own[s.Player], func(k int) bool { return k == s.Choice || !slices.Contains(left[s.Player], k) }) {
		return "has a strategy of choices that are not there"
	}
	var weights Mixed
	for _, k := range own[s.Player] {
		weights.p = append(weights.p, s.By.p[k])
	}
	mixture := e.Game.Restricted(own).own(s.Player).ColumnPayoffs(weights)
	own[s.Player] = []int{s.Choice}
	if d := (dominance{isWeak: e.Weak}); !d.isBetter(mixture, e.Game.Restricted(own).own(s.Player).row(0)) {
		return "has a strategy that does not dominate the choice"
	}
	return ""
}

// Rationalizable returns the rows and columns of g that a player may choose who thinks that the other one chooses what is best against some strategy, and thinks that he thinks so, and so on. Of two players, these are the ones that are left when what is strictly
// dominated by mixtures is taken out, again and again. The error is a [*cgt.LimitError] or the cause of ctx.
//
// Sources: B. D. Bernheim, Rationalizable strategic behavior, and D. G. Pearce, Rationalizable strategic behavior and the problem of perfection, both Econometrica 52, 1984.
func Rationalizable(ctx context.Context, g *Bimatrix) (rows, columns []int, err error) {
	e, err := Eliminator{}.Eliminate(ctx, g.Game())
	if err != nil {
		return nil, nil, err
	}
	return e.Left[0], e.Left[1], nil
}
