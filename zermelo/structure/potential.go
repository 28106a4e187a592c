package structure

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// Potential is the argument that a player never loses, since a number that belongs to each position stays below 1. The
// number is often a probability, or a bound of one: that the player loses who from there on makes random moves. If it
// is less than 1 there is a strategy that does not lose, and with numbers that can be computed it can be written down:
// go where the number is smallest. That is called derandomisation.
//
// Of is the number of a position. The argument needs three things, which [Potential.Check] checks: the number is less
// than 1 where play starts; it is at least 1 where who has lost; and neither a move of the opponent nor the strategy's
// own makes it larger. All fields must be set. Of must give the same answer each time, and be safe for concurrent
// calls; its numbers are not changed.
//
// [Weights] has such a number for sets of cells.
//
// Sources: P. Erdős, J. L. Selfridge, On a combinatorial game, Journal of Combinatorial Theory A 14 (1973); J. Spencer,
// Randomization, derandomization and antirandomization: three games, Theoretical Computer Science 131 (1994); A. Shen,
// Games and strategies from the viewpoint of mathematics, §10, problem 43.
type Potential[Pos comparable] struct {
	Game zermelo.Game[Pos, zermelo.Result]
	Who  zermelo.Player // who does not lose
	Of   func(p Pos) *big.Rat
}

// one is the number that the potential must not reach.
var one = big.NewRat(1, 1)

// Strategy returns the strategy that goes to the position with the smallest number, to the first of these in the order
// of the game's moves. It takes a number for each move. It says nothing where play is over or the opponent is to move.
func (a Potential[Pos]) Strategy() zermelo.Strategy[Pos] {
	return zermelo.StrategyFunc[Pos](func(p Pos) (best Pos, ok bool) {
		if _, isEnd := a.Game.End(p); isEnd || a.Game.Turn(p) != a.Who {
			return best, false
		}
		var least *big.Rat
		for _, q := range a.Game.AppendMoves(nil, p) {
			if x := a.Of(q); least == nil || x.Cmp(least) < 0 {
				best, least = q, x
			}
		}
		return best, least != nil
	})
}

// Check checks the argument for a strategy against every reply, and returns the number of positions that can be met. It
// does not look for who wins: that the opponent does not is what follows.
//
// If something that the argument needs is not so, the error is a [*HypothesisError]; if the strategy says nothing or
// what is no move, a [*zermelo.StrategyError] with a play. If play may go on for ever and who loses it then, the
// argument shows nothing, and the error is a [*HypothesisError] as well. Other errors are a [*cgt.LimitError], or the
// cause of ctx. Check panics if the strategy is nil.
func (a Potential[Pos]) Check(ctx context.Context, start Pos, strategy zermelo.Strategy[Pos], limits cgt.Limits) (positions int, err error) {
	if strategy == nil {
		panic(fmt.Errorf("structure: Check without a strategy"))
	}
	if err := a.checkUnending(); err != nil {
		return 0, err
	}
	x := a.Of(start)
	if err := a.checkStart(start, x); err != nil {
		return 0, err
	}
	type node struct {
		pos  Pos
		from int // where it was met first, or −1
	}
	met := []node{{start, -1}}
	numbers := map[Pos]*big.Rat{start: x}
	var moves []Pos
	for i := 0; i < len(met); i++ {
		if ctx.Err() != nil {
			return 0, context.Cause(ctx)
		}
		at := met[i]
		x := numbers[at.pos]
		isEnd, err := a.checkEnd(at.pos, x)
		if err != nil {
			return 0, err
		}
		if isEnd {
			continue
		}
		moves = a.Game.AppendMoves(moves[:0], at.pos)
		if a.Game.Turn(at.pos) == a.Who {
			q, ok := strategy.Move(at.pos)
			if !ok || !slices.Contains(moves, q) {
				e := &zermelo.StrategyError{Who: a.Who, Msg: "it says nothing"}
				if ok {
					e.Msg = fmt.Sprintf("it says %v, which is no move", q)
				}
				for j := i; j >= 0; j = met[j].from {
					e.Play = append(e.Play, fmt.Sprint(met[j].pos))
				}
				slices.Reverse(e.Play)
				return 0, e
			}
			moves = append(moves[:0], q)
		}
		for _, q := range moves {
			y, ok := numbers[q]
			if !ok {
				y = a.Of(q)
			}
			if err := a.checkMove(at.pos, q, x, y); err != nil {
				return 0, err
			}
			if ok {
				continue
			}
			if len(met) >= limits.MaxPositions() {
				return 0, &cgt.LimitError{What: "positions", Limit: limits.MaxPositions()}
			}
			numbers[q] = y
			met = append(met, node{q, i})
		}
	}
	return len(met), nil
}

// CheckPlay checks the same along one play, such as one of [zermelo.Match], so that the game may be of any size: that
// the number is less than 1 at the start and never becomes larger, and what it is at the end if who has lost. Other
// moves are not looked at. The error is a [*HypothesisError]. A play without positions has nothing to check.
func (a Potential[Pos]) CheckPlay(positions []Pos) error {
	if err := a.checkUnending(); err != nil {
		return err
	}
	var before *big.Rat
	for i, p := range positions {
		x := a.Of(p)
		var err error
		if i == 0 {
			err = a.checkStart(p, x)
		} else {
			err = a.checkMove(positions[i-1], p, before, x)
		}
		if err == nil {
			_, err = a.checkEnd(p, x)
		}
		if err != nil {
			return err
		}
		before = x
	}
	return nil
}

const byPotential = "potential"

func (a Potential[Pos]) checkUnending() error {
	if u, ok := a.Game.(zermelo.Unending[zermelo.Result]); ok {
		if v, mayLoop := u.Unending(); mayLoop && v == zermelo.WinFor(a.Who.Opponent()) {
			return &HypothesisError{byPotential, nil, fmt.Sprintf("play without end is lost for %v", a.Who)}
		}
	}
	return nil
}

func (a Potential[Pos]) checkStart(p Pos, x *big.Rat) error {
	if x.Cmp(one) < 0 {
		return nil
	}
	return &HypothesisError{byPotential, nil, fmt.Sprintf("the number of %v is %s, which is not less than 1", p, x.RatString())}
}

func (a Potential[Pos]) checkMove(p, q Pos, x, y *big.Rat) error {
	if y.Cmp(x) <= 0 {
		return nil
	}
	return &HypothesisError{byPotential, nil, fmt.Sprintf("from %v to %v the number grows from %s to %s", p, q, x.RatString(), y.RatString())}
}

// checkEnd reports whether p is an end, and returns an error if who has lost there and the number is less than 1.
func (a Potential[Pos]) checkEnd(p Pos, x *big.Rat) (isEnd bool, err error) {
	v, isEnd := a.Game.End(p)
	if isEnd && v == zermelo.WinFor(a.Who.Opponent()) && x.Cmp(one) < 0 {
		return true, &HypothesisError{byPotential, nil, fmt.Sprintf("at %v the player %v has lost, and the number is %s, which is less than 1", p, a.Who, x.RatString())}
	}
	return isEnd, nil
}
