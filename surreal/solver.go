package surreal

import (
	"context"
	"errors"

	"github.com/cgt-go/sdk/cgt"
)

// Valuer is an optional capability of a [cgt.Ruleset]: it knows the values of some positions without
// looking at their moves. It must give the value that the moves would give.
type Valuer[Pos comparable] interface {
	// Value returns the value of p if it knows it. It must be deterministic and safe for concurrent use.
	Value(p Pos) (g Game, ok bool)
}

// Solver computes the values of positions. It looks at every position once (several goroutines at some of them more
// often), and remembers its value for the next call; positions that split into parts ([cgt.Decomposer]) are valued by
// their parts, and of positions that are alike ([cgt.Normalizer]) one is looked at. Set Rules; the other fields may
// stay zero. A Solver must not be used by two goroutines at once, but may use several itself. All fields but Rules may
// be changed between calls: what was found before an error is right and is kept.
//
// The positions must have finitely many positions after them and no infinite play among these, in
// whatever order the players move: then they have a value. A cycle ends the computation with a
// [*cgt.LoopError], and too many positions with a [*cgt.LimitError]. Rules that give different moves when they
// are asked again are found by [Solver.Verify], not before.
type Solver[Pos comparable] struct {
	Rules  cgt.Ruleset[Pos]
	Limits Limits
	// Goroutines is how many goroutines may work on one call, including the caller's; less than 2 means no other, and
	// more than 256 is as 256. The others start when a call has looked at about a thousand positions (of one part, if
	// it splits), and the call waits until they have ended. More than there are processors rarely help, and where it
	// takes less to value a position than to list its moves, or where there is no choice of moves, one is fastest. Each
	// keeps memory of its own for sums and comparisons, also between calls. There are no others in calls for which
	// Limits sets a number of steps, because how the steps divide is a matter of chance.
	//
	// Answers are the same for any number, and so are errors, except for positions that come near the default limit of
	// steps: how many one of them takes depends on the sums that its goroutine remembers.
	Goroutines int
	// Progress, if not nil, is called after [cgt.ProgressEvery] new positions, or somewhat more if several goroutines
	// work; always by the goroutine of the caller. If they meet an error, the caller looks for it again alone, and
	// Progress counts again from where they began.
	Progress func(cgt.Stats)

	normalizer cgt.Normalizer[Pos] // Rules as Normalizer, or nil
	decomposer cgt.Decomposer[Pos] // likewise
	valuer     Valuer[Pos]         // likewise
	values     map[Pos]Game
	walk       *walk[Pos]   // the last one, kept for its buffers; nil before the first
	helpers    []*walk[Pos] // likewise
}

// Value returns the value of p.
func (s *Solver[Pos]) Value(ctx context.Context, p Pos) (Game, error) {
	return s.begin(ctx).value(p)
}

// begin returns a walk with nothing on its stack.
func (s *Solver[Pos]) begin(ctx context.Context) *walk[Pos] {
	s.prepare()
	if most := max(0, s.Goroutines-1); len(s.helpers) > most {
		clear(s.helpers[most:])
		s.helpers = s.helpers[:most]
	}
	s.walk.begin(ctx)
	return s.walk
}

func (s *Solver[Pos]) prepare() {
	if s.walk != nil {
		return
	}
	if s.Rules == nil {
		panic(errors.New("surreal: Solver without Rules"))
	}
	s.normalizer, _ = s.Rules.(cgt.Normalizer[Pos])
	s.decomposer, _ = s.Rules.(cgt.Decomposer[Pos])
	s.valuer, _ = s.Rules.(Valuer[Pos])
	if _, ok := any(s.Rules).(cgt.Positions); ok {
		s.valuer = any(knownGames{}).(Valuer[Pos])
	}
	s.values = map[Pos]Game{}
	s.walk = newWalk(s, 0)
}
