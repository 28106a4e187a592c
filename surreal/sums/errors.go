package sums

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// UnfinishedError says why a computation of a [Solver] ended without an answer, and what was found until then. All of this is right. The Solver keeps more than
// this: asked again, it goes on from there.
type UnfinishedError struct {
	Err   error     // the cause why the context was done, or a *[cgt.LimitError]
	Stats cgt.Stats // the sums looked at in the call
	// First was to move in the sum. These moves of his are known to win, or to lose, and of the others nothing is known.
	First                 cgt.Player
	Winning, Losing, Open []Move
	// Low and High, if not nil, are numbers between which the stops of the sum lie.
	Low, High *surreal.Dyadic
}

// Error returns the message in one line.
func (e *UnfinishedError) Error() string {
	text := fmt.Sprintf("sums: unfinished after %d sums: %v; %d moves of %v win, %d lose, %d are open",
		e.Stats.Positions, e.Err, len(e.Winning), e.First, len(e.Losing), len(e.Open))
	if e.Low != nil {
		text += fmt.Sprintf("; not below %v", e.Low)
	}
	if e.High != nil {
		text += fmt.Sprintf("; not above %v", e.High)
	}
	return text
}

// Unwrap returns e.Err.
func (e *UnfinishedError) Unwrap() error { return e.Err }

// unfinished returns what is known of a sum after err. Errors of other kinds, which more time would not cure, it returns as they are.
func (s *Solver) unfinished(err error, first cgt.Player, sum []Component) error {
	f := &s.search
	if !f.interrupted {
		return err
	}
	u := &UnfinishedError{Err: err, Stats: cgt.Stats{Positions: f.looked, Depth: len(f.frames)}, First: first}
	f.ctx = context.Background()
	for _, m := range Moves(first, sum...) {
		switch wins, ok := f.known(m.In(sum), first.Opponent()); {
		case !ok:
			u.Open = append(u.Open, m)
		case wins:
			u.Losing = append(u.Losing, m)
		default:
			u.Winning = append(u.Winning, m)
		}
	}
	u.Low, u.High = f.confine(f.at(f.state(sum)))
	return u
}

// confine returns numbers between which the stops of a state lie, or nil where none is known.
func (f *search) confine(state []ref) (low, high *surreal.Dyadic) {
	x := f.numbers[state[numberWord]].x
	left, right := x, x
	for _, r := range state[firstAtom:] {
		if f.atoms[r>>1].kind != isValue {
			return f.confineByTable(state)
		}
		g := f.game(r)
		left, right = left.Add(g.LeftStop()), right.Add(g.RightStop())
	}
	return &right, &left
}

// confineByTable uses that a sum is at least −x if Left wins it plus x although Right begins.
func (f *search) confineByTable(state []ref) (low, high *surreal.Dyadic) {
	q := f.question(state, cgt.Left)
	e := f.table.find(q.key)
	if e == nil {
		return nil, nil
	}
	x := f.numbers[state[numberWord]].x
	if q.negative {
		x = x.Neg()
	}
	if n := e[entrySides*int(cgt.Right)+leftWins]; n != 0 {
		y := x.Sub(f.numbers[n-1].x)
		low = &y
	}
	if n := e[entrySides*int(cgt.Left)+leftLoses]; n != 0 {
		y := x.Sub(f.numbers[n-1].x)
		high = &y
	}
	if q.negative {
		low, high = high, low
		for _, bound := range []*surreal.Dyadic{low, high} {
			if bound != nil {
				*bound = bound.Neg()
			}
		}
	}
	return low, high
}
