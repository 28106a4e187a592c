package zermelo

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
)

// Proof is the value of a position with a strategy for each player, one with which Max gets at least the value and one with which Min pays at most that, whatever the other does. The strategies are
// tables of the positions that can be met. A Proof is immutable and safe for concurrent use; [Proof.Verify] checks it without regard to how it was found.
type Proof[Pos comparable, V Payoff[V]] struct {
	game   Game[Pos, V]
	start  Pos
	value  V
	arrows [2]Arrows[Pos]
	met    [2]int // positions
}

// Prove finds the value of p with a strategy for each player. A strategy makes the first move that is good enough, in the order in which the game lists
// them or, if it is an [Estimator], in that of the estimates, so that all methods find the same strategies. If play need not end, they are those of [Solution.Strategy].
//
// Limits bound what is looked at in search, and also the positions that can be met with each strategy. The errors are those of [Solver.Value].
//
// Source: B. A. Trakhtenbrot, Algorithms and Automatic Computing Machines, §2.4, for the two strategies.
func (s *Solver[Pos, V]) Prove(ctx context.Context, p Pos) (*Proof[Pos, V], error) {
	r := newRules(s.Game)
	proof := &Proof[Pos, V]{game: s.Game, start: p}
	m := s.searchMethod(r.mayLoop)
	var choose func(who Player, p Pos) (Pos, error)
	if m.isSearch() {
		f, err := s.newFinder(ctx, m, p)
		if err != nil {
			return nil, err
		}
		if proof.value, err = f.value(p); err != nil {
			return nil, err
		}
		choose = func(who Player, p Pos) (Pos, error) { return f.goodMove(who, p, proof.value) }
	} else {
		sol, err := s.with(m).Solve(ctx, p)
		if err != nil {
			return nil, err
		}
		proof.value = sol.StartValue()
		choose = func(who Player, p Pos) (Pos, error) { return sol.goodMove(who, p, proof.value) }
	}
	for who := Max; who <= Min; who++ {
		if err := proof.lead(ctx, &r, who, s.Limits, choose); err != nil {
			return nil, err
		}
	}
	return proof, nil
}

// lead fills in the arrows of who.
func (p *Proof[Pos, V]) lead(ctx context.Context, r *rules[Pos, V], who Player, limits cgt.Limits, choose func(who Player, p Pos) (Pos, error)) error {
	arrows := Arrows[Pos]{}
	g := net[Pos, V]{rules: *r, ctx: ctx, most: limits.MaxPositions()}
	err := g.walk(p.start, func(q Pos, turn Player, _ V, isEnd bool, moves []Pos) ([]Pos, error) {
		if isEnd || turn != who {
			return moves, nil
		}
		to, err := choose(who, q)
		if err != nil {
			return nil, err
		}
		arrows[q] = to
		return []Pos{to}, nil
	})
	p.arrows[who], p.met[who] = arrows, len(g.positions)
	return err
}

// goodMove returns the first move with which who, whose turn it is, gets v from p.
func (f *finder[Pos, V]) goodMove(who Player, p Pos, v V) (q Pos, err error) {
	w := atLeast(v)
	if who == Min {
		w = moreThan(v)
	}
	return f.firstMove(who, p, v, func(q Pos) (bool, error) {
		s, err := f.ask(q, w)
		return err == nil && (who == Max && s.hasLo && w.isHigh(s.lo) || who == Min && s.hasHi && w.isLow(s.hi)), err
	})
}

// goodMove returns the first move with which who, whose turn it is, gets v from p; if play need not end, one that keeps to the distance.
func (s *Solution[Pos, V]) goodMove(who Player, p Pos, v V) (q Pos, err error) {
	if s.rules.mayLoop {
		return s.QuickestMoves(p)[0], nil
	}
	return s.rules.firstMove(who, p, v, func(q Pos) (bool, error) {
		x, ok := s.Value(q)
		return ok && (who == Max && x.Compare(v) >= 0 || who == Min && x.Compare(v) <= 0), nil
	})
}

// firstMove returns the first move of who from p that is good.
func (r *rules[Pos, V]) firstMove(who Player, p Pos, v V, isGood func(q Pos) (bool, error)) (q Pos, err error) {
	moves, _, _, _, err := r.look(nil, p)
	if err != nil {
		return q, err
	}
	r.sort(moves, who)
	for _, q := range moves {
		if ok, err := isGood(q); ok || err != nil {
			return q, err
		}
	}
	return q, gameError(p, fmt.Sprintf("%v gets %v there, but with no move", who, v))
}

// Start returns the position that the proof is about.
func (p *Proof[Pos, V]) Start() Pos { return p.start }

// Value returns the value of the start.
func (p *Proof[Pos, V]) Value() V { return p.value }

// Strategy returns the strategy of who. It says nothing in positions that cannot be met with it.
func (p *Proof[Pos, V]) Strategy(who Player) Strategy[Pos] {
	return StrategyFunc[Pos](p.arrows[who].Move) // a caller must not get hold of the table
}

// Len returns the number of positions in which the strategy of who says something: those where who is to move that can be met with it.
func (p *Proof[Pos, V]) Len(who Player) int { return len(p.arrows[who]) }

// Verify checks both strategies against every reply with [CheckStrategy], which knows nothing of solvers. The error is one of its errors.
func (p *Proof[Pos, V]) Verify(ctx context.Context) error {
	for who := Max; who <= Min; who++ {
		// With more positions than were met it is not the same strategy or the same game.
		if _, err := CheckStrategy(ctx, p.game, p.start, who, p.Strategy(who), p.value, cgt.Limits{Positions: p.met[who]}); err != nil {
			return err
		}
	}
	return nil
}
