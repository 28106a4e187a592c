package sums

import (
	"context"
	"fmt"
	"time"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/surreal"
)

// UnfinishedError says why a computation of a [Solver] ended without an answer, and what was found until then. All of
// this is right. The Solver keeps more than this: asked again, it goes on from there.
type UnfinishedError struct {
	Err   error     // the cause why the context was done, or a *[cgt.LimitError]
	Stats cgt.Stats // the sums looked at in the call
	// First was to move in the sum. These moves of his are known to win, or to lose, and of the others nothing is
	// known, or there was no time to collect it when ctx was done, or the sum is very long. They are left out if a
	// nimber in the sum has too many, or if there was no time to add up the sum and to list them.
	First                 cgt.Player
	Winning, Losing, Open []Move
	// Low and High, if not nil, are numbers between which the stops of the sum lie.
	Low, High *surreal.Dyadic
}

// Error returns the message in one line.
func (e *UnfinishedError) Error() string {
	text := fmt.Sprintf("sums: unfinished after %s: %v; %s, %s, %s",
		plural.Of(e.Stats.Positions, "sum", "sums"), e.Err,
		plural.Of(len(e.Winning), fmt.Sprintf("move of %v wins", e.First), fmt.Sprintf("moves of %v win", e.First)),
		plural.Of(len(e.Losing), "loses", "lose"), plural.Of(len(e.Open), "is open", "are open"))
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

// grace is the time for which what was found is collected after the context is done.
const grace = 20 * time.Millisecond

// wordsAfter is the number of words of sums that are made to look at the moves after an error. The other moves stay
// open: a sum of n components has n moves and more, and each leads to a sum of as many.
const wordsAfter = 1 << 24

// unfinished returns what is known of a sum after err. Errors of other kinds, which more time would not cure, it
// returns as they are.
func (s *Solver) unfinished(err error, first cgt.Player, sum []Component) error {
	f := &s.search
	if !f.interrupted {
		return err
	}
	u := &UnfinishedError{Err: err, Stats: cgt.Stats{Positions: f.looked, Depth: len(f.frames)}, First: first}
	f.err = nil
	if f.ctx.Err() != nil {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(f.ctx), grace)
		defer cancel()
		f.ctx = ctx
	}
	f.clear()
	f.gather(&f.total, sum)
	state := f.push(&f.total)
	if f.err != nil {
		return u
	}
	if u.Low, u.High = f.confine(f.at(state)); f.err != nil || tooManyMoves(first, sum) != nil {
		return u
	}
	moves, ok := f.movesIn(first, sum)
	if !ok {
		return u
	}
	f.written = 0
	for _, m := range moves {
		wins, ok := false, f.written < wordsAfter
		if ok {
			wins, ok = f.knownAfter(sum[m.Component], m.To, first.Opponent())
		}
		switch {
		case !ok:
			u.Open = append(u.Open, m)
		case wins:
			u.Losing = append(u.Losing, m)
		default:
			u.Winning = append(u.Winning, m)
		}
	}
	return u
}

// mostMoves is the largest number of moves of a value that are listed.
const mostMoves = 1 << 16

// tooManyMoves returns an error if a value in the sum has more moves than anybody would list.
func tooManyMoves(who cgt.Player, sum []Component) error {
	for i, c := range sum {
		if v, ok := c.body.(value); ok && v.g.NumOptions(who) > mostMoves {
			return &cgt.LimitError{What: fmt.Sprintf("moves of component %d", i), Limit: mostMoves}
		}
	}
	return nil
}
