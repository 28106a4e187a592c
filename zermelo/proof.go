package zermelo

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
)

// Proof is the value of a position with a strategy for each player, one with which Max gets at least the value and one
// with which Min pays at most that, whatever the other does. The strategies are tables of the positions that can be
// met. Who gets the worst payoff that there is, if payoffs are [Extremal], as whoever loses does, gets it with any
// moves: that strategy is empty. A Proof is immutable and safe for concurrent use; [Proof.Verify] checks it without
// regard to how it was found.
type Proof[Pos comparable, V Payoff[V]] struct {
	game   Game[Pos, V]
	start  Pos
	value  V
	arrows [2]Arrows[Pos]
	met    [2]int // positions
}

// Prove finds the value of p with a strategy for each player. With a search method they make the moves that the search
// found, of those that are good enough the one that took least work; so they are not the same for each method, nor for
// one goroutine and for more: see [Solver.Goroutines]. With [Deepening] they are the moves with which the value is
// known to be forced soonest; so a win ([Result]) is as short as can be, unless the game is a [Bounder]. Otherwise the
// strategies are those of [Solution.Strategy].
//
// Prove remembers all that it looks at, so that [Solver.Table] does not matter; Limits bound that, and also the
// positions that can be met with each strategy. The errors are those of [Solver.Value].
//
// Source: B. A. Trakhtenbrot, Algorithms and Automatic Computing Machines, §2.4, for the two strategies.
func (s *Solver[Pos, V]) Prove(ctx context.Context, p Pos) (*Proof[Pos, V], error) {
	r := newRules(s.Game)
	proof := &Proof[Pos, V]{game: s.Game, start: p}
	m := s.searchMethod(r.mayLoop)
	var choose func(who Player, p Pos) (Pos, error)
	switch {
	case m == Deepening:
		t := *s
		t.Table = -1
		x, err := t.newDeepening(ctx)
		if err != nil {
			return nil, err
		}
		if proof.value, err = x.value(p); err != nil {
			return nil, err
		}
		var moves [2]func(Pos) (Pos, error)
		for who := range moves {
			moves[who] = x.chooser(Player(who), proof.value)
		}
		choose = func(who Player, q Pos) (Pos, error) { return moves[who](q) }
	case m.isSearch():
		t := *s
		t.Table = -1
		f, err := t.newFinder(ctx, m)
		if err != nil {
			return nil, err
		}
		if proof.value, err = f.value(p); err != nil {
			return nil, err
		}
		choose = func(who Player, q Pos) (Pos, error) {
			if q == p {
				// The search for the value may have proved this in another way, or forgotten it.
				if _, err := f.ask(p, guarantee(who, proof.value)); err != nil {
					return q, err
				}
			}
			return f.goodMove(who, q, proof.value)
		}
	default:
		sol, err := s.with(m).Solve(ctx, p)
		if err != nil {
			return nil, err
		}
		proof.value = sol.StartValue()
		choose = func(_ Player, p Pos) (best Pos, err error) {
			moves := sol.QuickestMoves(p)
			if len(moves) == 0 {
				return best, gameError(p, "there were other moves before")
			}
			return moves[0], nil
		}
	}
	for who := Max; who <= Min; who++ {
		if isWorst(who, proof.value) {
			continue
		}
		if err := proof.lead(ctx, &r, who, s.Limits, choose); err != nil {
			return nil, err
		}
	}
	return proof, nil
}

// isWorst reports whether there is no payoff that who likes less than v.
func isWorst[V Payoff[V]](who Player, v V) bool {
	e := extremes[V]()
	return who == Max && e.hasLo && v.Compare(e.lo) == 0 || who == Min && e.hasHi && v.Compare(e.hi) == 0
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

// guarantee returns the question whether who gets v: yes is good for Max, and no for Min.
func guarantee[V Payoff[V]](who Player, v V) window[V] {
	if who == Max {
		return atLeast(v)
	}
	return moreThan(v)
}

// goodMove returns a move with which who, whose turn it is, gets v from p: of those that are known to be good the one
// that took least work, or the first one that turns out to be good.
func (f *finder[Pos, V]) goodMove(who Player, p Pos, v V) (best Pos, err error) {
	w := guarantee(who, v)
	isGood := func(s span[V]) bool {
		return who == Max && s.hasLo && w.isHigh(s.lo) || who == Min && s.hasHi && w.isLow(s.hi)
	}
	moves, _, _, _, err := f.look(nil, p)
	if err != nil {
		return best, err
	}
	f.sort(moves, who)
	least := -1
	for _, q := range moves {
		k, err := f.glance(q)
		if err != nil {
			return best, err
		}
		work := 1 // bounds are good, but it is better to come to the end
		switch {
		case isGood(k.s) && k.isEnd:
			work = 0
		case !isGood(k.s):
			if k.s, work = f.known(k, w); !isGood(k.s) {
				continue
			}
			work++
		}
		if least < 0 || work < least {
			best, least = q, work
		}
	}
	if least >= 0 {
		return best, nil
	}
	for _, q := range moves {
		s, err := f.ask(q, w)
		if err != nil || isGood(s) {
			return q, err
		}
	}
	return best, gameError(p, fmt.Sprintf("%v gets %v there, but with no move", who, v))
}

// Start returns the position that the proof is about.
func (p *Proof[Pos, V]) Start() Pos { return p.start }

// Value returns the value of the start.
func (p *Proof[Pos, V]) Value() V { return p.value }

// Strategy returns the strategy of who. It says nothing in positions that cannot be met with it, and nowhere if who
// gets the worst payoff that there is.
func (p *Proof[Pos, V]) Strategy(who Player) Strategy[Pos] {
	return StrategyFunc[Pos](p.arrows[who].Move) // a caller must not get hold of the table
}

// Len returns the number of positions in which the strategy of who says something: those where who is to move that can
// be met with it.
func (p *Proof[Pos, V]) Len(who Player) int { return len(p.arrows[who]) }

// Verify checks both strategies against every reply with [CheckStrategy], which knows nothing of solvers. The error is
// one of its errors.
func (p *Proof[Pos, V]) Verify(ctx context.Context) error {
	if p.game == nil {
		return &StrategyError{Play: []string{fmt.Sprint(p.start)}, Msg: "no game was solved"}
	}
	for who := Max; who <= Min; who++ {
		if isWorst(who, p.value) {
			continue
		}
		// With more positions than were met it is not the same strategy or the same game.
		if _, err := CheckStrategy(ctx, p.game, p.start, who, p.Strategy(who), p.value, cgt.Limits{Positions: p.met[who]}); err != nil {
			return err
		}
	}
	return nil
}
