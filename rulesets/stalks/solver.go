package stalks

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

// Solver finds out who wins positions, and by which moves. The zero value is ready for use, by several goroutines at
// once.
//
// It needs the values of stalks: each must be a [transfinite.Quotient], and for others the error is a [*StalkError].
// The stalks of numbers with a finite normal form, and all that remains of them after cuts, are worth one. To find a
// cut it needs the signs of sums of these, which all Numbers have; for stalks such as (+:1 -:w)^w, which are worth
// Quotients, there may be none, and then the error is that of [transfinite.Quotient.SignExpansion].
type Solver struct {
	// Limits bounds the arithmetic with the finite games, and the positions of [Solution.Verify].
	Limits surreal.Limits
}

// StalkError reports a stalk whose value is not known.
type StalkError struct {
	Component int
	Err       error // a *[transfinite.ClassError] or a *[cgt.LimitError]
}

// Error returns the message in one line.
func (e *StalkError) Error() string {
	return fmt.Sprintf("stalks: component %d: %v", e.Component, e.Err)
}

// Unwrap returns e.Err.
func (e *StalkError) Unwrap() error { return e.Err }

// sum is a position as the player to move sees it, who is Left in it, with its values.
type sum struct {
	Position
	calculator *surreal.Calculator
	values     []transfinite.Quotient // of the stalks
	number     transfinite.Quotient   // of all stalks together
	game       surreal.Game           // of all games together
}

func (s Solver) sum(ctx context.Context, p Position, first cgt.Player) (sum, error) {
	if first == cgt.Right {
		p = p.Neg()
	}
	v := sum{Position: p, calculator: &surreal.Calculator{Limits: s.Limits}}
	for i, x := range p.stalks {
		if ctx.Err() != nil {
			return sum{}, context.Cause(ctx)
		}
		q, err := x.Quotient()
		if err != nil {
			return sum{}, &StalkError{i, err}
		}
		v.values = append(v.values, q)
		v.number = v.number.Add(q)
	}
	var err error
	v.game, err = v.calculator.Sum(ctx, p.games...)
	return v, err
}

// holds reports whether x + g ≥ 0, for the value x of all stalks and a game g.
//
// If g is a number, the sum of both says it. If not, g ≥ −x holds for −x below the Right stop of g, and does not hold
// for −x above it: nobody need move in a number while there is a game that is none, so that play comes down to a stop
// of g, plus x. If −x is the Right stop itself, it is dyadic, and the comparison is one of finite games.
//
// Source: Conway, On Numbers and Games, ch. 9; Siegel, Combinatorial Game Theory, §II.3.
func (v sum) holds(ctx context.Context, x transfinite.Quotient, g surreal.Game) (bool, error) {
	stop := g.RightStop()
	sign := transfinite.FromDyadic(stop).Quotient().Add(x).Sign()
	if g.IsNumber() || sign != 0 {
		return sign >= 0, nil
	}
	r, err := v.calculator.Rel(ctx, g, surreal.FromDyadic(stop))
	return r == surreal.Equal || r == surreal.Greater, err
}

// wins reports whether Left, who is to move, wins.
func (v sum) wins(ctx context.Context) (bool, error) {
	loses, err := v.holds(ctx, v.number.Neg(), v.game.Neg())
	return !loses, err
}

// Outcome returns who wins p if Left begins and who does if Right begins. Besides the arithmetic with values it takes
// one comparison of a number with the stops of the sum of the games.
func (s Solver) Outcome(ctx context.Context, p Position) (cgt.Outcome, error) {
	var wins [2]bool
	for who := range wins {
		v, err := s.sum(ctx, p, cgt.Player(who))
		if err == nil {
			wins[who], err = v.wins(ctx)
		}
		if err != nil {
			return 0, err
		}
	}
	return cgt.OutcomeOf(wins[cgt.Left], wins[cgt.Right]), nil
}

// Solve says who wins p if first is to move. If that is first himself, it gives a move by which he wins. Besides the
// arithmetic with values it takes one expansion of a number for each stalk, and one comparison for each option of the
// games. It panics if first is neither Left nor Right.
func (s Solver) Solve(ctx context.Context, p Position, first cgt.Player) (Solution, error) {
	if first > cgt.Right {
		panic(fmt.Errorf("stalks: %v is neither Left nor Right", first))
	}
	v, err := s.sum(ctx, p, first)
	if err != nil {
		return Solution{}, err
	}
	wins, err := v.wins(ctx)
	if err != nil {
		return Solution{}, err
	}
	solution := Solution{Position: p, First: first, Winner: first.Opponent(), limits: s.Limits}
	if !wins {
		return solution, nil
	}
	m, err := v.winningMove(ctx)
	if err != nil {
		return Solution{}, err
	}
	if first == cgt.Right {
		m.Option = m.Option.Neg()
	}
	solution.Winner, solution.Move = first, m
	return solution, nil
}

// Reply is a strategy for sums: it returns a move of who that wins, and where there is none any legal move. ok is false
// if there is no move at all, so that who has lost. After its winning moves the opponent has none, so that who plays by
// it to the end wins. It panics if who is neither Left nor Right.
func (s Solver) Reply(ctx context.Context, p Position, who cgt.Player) (m Move, ok bool, err error) {
	solution, err := s.Solve(ctx, p, who)
	if err != nil {
		return Move{}, false, err
	}
	if solution.Winner == who {
		return solution.Move, true, nil
	}
	m, ok = p.someMove(who)
	return m, ok, nil
}

// winningMove returns a move of Left by which she wins. There is one; why, and how it is found, is said in cut.go.
func (v sum) winningMove(ctx context.Context) (Move, error) {
	var unknown error // why a stalk could not be looked at
	if x, ok := v.game.Number(); ok {
		total := v.number.Add(transfinite.FromDyadic(x).Quotient())
		for i, stalk := range v.stalks {
			if ctx.Err() != nil {
				return Move{}, context.Cause(ctx)
			}
			least, err := v.values[i].Sub(total).SignExpansion()
			if err != nil {
				unknown = &StalkError{i, err}
				continue
			}
			if height, ok := cutTo(stalk, least); ok {
				return Move{Component: i, Height: height}, nil
			}
		}
	}
	for i, g := range v.games {
		for h := range g.Left() {
			after, err := v.calculator.Sum(ctx, v.game, g.Neg(), h)
			if err != nil {
				return Move{}, err
			}
			wins, err := v.holds(ctx, v.number, after)
			if err != nil {
				return Move{}, err
			}
			if wins {
				return Move{Component: len(v.stalks) + i, Option: h}, nil
			}
		}
	}
	if unknown == nil {
		panic("stalks: a won position without a winning move")
	}
	return Move{}, unknown
}
