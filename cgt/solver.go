package cgt

import (
	"context"
	"errors"
	"fmt"
	"math"

	"github.com/cgt-go/sdk/internal/advice"
	"github.com/cgt-go/sdk/internal/poll"
)

// Solver finds who wins a position in normal or in misère play, by search with memory: it looks at every position at
// most once for each player to move, and remembers it for the next call. Set Rules; the other fields may stay zero. A
// Solver must not be used by two goroutines at once, and not be copied after its first use.
//
// A method that returns an error leaves the Solver as good as before: what was found until then is right
// and is kept, so that after a [*LimitError], say, the caller may raise Limits and ask again.
//
// The rules must describe a game in which every alternating play ends. A search that meets a play that
// comes back to where it was ends with a [*LoopError]; a search that is decided before it meets one is
// right all the same. Use [Explore] and [Graph.Cycle] to rule out loops altogether.
//
// Source: Siegel, Combinatorial Game Theory, §I.1 for outcomes, and ch. V for misère play.
type Solver[Pos comparable] struct {
	// Rules are the rules to play by; they must stay the same after the first call. If they are a
	// [Normalizer], positions that are alike are solved once.
	Rules Ruleset[Pos]
	// Misere makes a player who cannot move win, as in misère play; otherwise he loses. Like Rules it must stay
	// the same after the first call.
	Misere bool
	// Limits bounds the number of pairs of a position and a player to move, over the life of
	// the Solver. It may be changed between calls.
	Limits Limits
	// Progress, if not nil, is called after every [ProgressEvery] new positions.
	Progress func(Stats)

	normalizer Normalizer[Pos] // Rules as Normalizer, or nil
	ready      bool
	labels     map[turn[Pos]]label
	left       []frame[Pos] // what the last search left open when it ended in an error
}

// turn is a position with the player who is to move.
type turn[Pos comparable] struct {
	p   Pos
	who Player
}

// label says who wins a turn and proves it: a positive label is a win for the player to move, who has a
// move to a loss of smaller rank; a negative one is a loss, and every move from it leads to a win of
// smaller rank. The rank is the absolute value. open marks the turns of the play being looked at.
type label int32

const (
	lossAtOnce label = -1            // no moves, in normal play
	winAtOnce  label = 1             // no moves, in misère play
	open       label = math.MinInt32 // no rank is that large: it would need as many positions
)

func (l label) rank() label { return max(l, -l) }

// Outcome returns the outcome of p. Like the other methods it panics if Rules is nil.
func (s *Solver[Pos]) Outcome(ctx context.Context, p Pos) (Outcome, error) {
	left, err := s.Wins(ctx, p, Left)
	if err != nil {
		return 0, err
	}
	right, err := s.Wins(ctx, p, Right)
	if err != nil {
		return 0, err
	}
	return OutcomeOf(left, right), nil
}

// Wins reports whether first, moving first from p, wins. It panics if first is neither [Left] nor [Right].
func (s *Solver[Pos]) Wins(ctx context.Context, p Pos, first Player) (bool, error) {
	s.prepare(first)
	l, err := s.solve(ctx, p, first)
	return l > 0, err
}

// WinningMoves returns the positions that first can move to from p and win, in the order in which the
// ruleset lists them, without duplicates. It panics if first is neither [Left] nor [Right].
func (s *Solver[Pos]) WinningMoves(ctx context.Context, p Pos, first Player) ([]Pos, error) {
	s.prepare(first)
	var won []Pos
	seen := map[Pos]bool{}
	for _, q := range s.Rules.AppendMoves(nil, p, first) {
		if seen[q] {
			continue
		}
		seen[q] = true
		l, err := s.solve(ctx, q, first.Opponent())
		if err != nil {
			return nil, err
		}
		if l < 0 {
			won = append(won, q)
		}
	}
	return won, nil
}

func (s *Solver[Pos]) prepare(first Player) {
	if first > Right {
		panic(fmt.Errorf("cgt: %v is neither Left nor Right", first))
	}
	if s.ready {
		return
	}
	if s.Rules == nil {
		panic(errors.New("cgt: Solver without Rules"))
	}
	s.normalizer, _ = s.Rules.(Normalizer[Pos])
	s.labels = map[turn[Pos]]label{}
	s.ready = true
}

// turn returns the turn that stands for who to move from p.
func (s *Solver[Pos]) turn(p Pos, who Player) turn[Pos] {
	if s.normalizer != nil {
		q, swapped := s.normalizer.Normalize(p)
		if swapped {
			who = who.Opponent()
		}
		return turn[Pos]{q, who}
	}
	return turn[Pos]{p, who}
}

// frame is a turn of the play being looked at. Its moves lie in the buffer of the search from first
// on, where those of the frame before end.
type frame[Pos comparable] struct {
	turn        turn[Pos]
	first, next int
	rank        label // the largest rank of a winning reply so far
}

// solve labels the turn. It is a depth-first search on a stack of its own, so that the length of a
// play is not limited by that of the goroutine's stack.
func (s *Solver[Pos]) solve(ctx context.Context, p Pos, who Player) (label, error) {
	steps := 0
	if err := poll.Err(ctx, &steps); err != nil {
		return 0, err
	}
	if err := s.forget(ctx, &steps); err != nil {
		return 0, err
	}
	start := s.turn(p, who)
	if l, ok := s.labels[start]; ok {
		return l, nil
	}
	var stack []frame[Pos]
	var moves []Pos
	defer func() { s.left = stack }()
	most := s.Limits.MaxPositions()
	push := func(t turn[Pos]) error {
		if len(s.labels) >= most {
			return &LimitError{What: "positions", Limit: most, Advice: advice.LongPlay(len(stack))}
		}
		before := moves
		moves = s.Rules.AppendMoves(before, t.p, t.who)
		first := len(before)
		if err := poll.Many(ctx, &steps, len(moves)-first); err != nil {
			return err
		}
		// Rules that forget to append, or append in the wrong place, shall not spoil the answer.
		if len(moves) < first || first > 0 && moves[first-1] != before[first-1] {
			return &RulesetError{Position: fmt.Sprint(t.p), Who: t.who, Msg: "AppendMoves returned a slice that does not begin with the one it was given"}
		}
		s.labels[t] = open
		stack = append(stack, frame[Pos]{turn: t, first: first, next: first})
		if s.Progress != nil && len(s.labels)%ProgressEvery == 0 {
			s.Progress(Stats{Positions: len(s.labels), Depth: len(stack) - 1})
		}
		return nil
	}
	if err := push(start); err != nil {
		return 0, err
	}
	for {
		if err := poll.Err(ctx, &steps); err != nil {
			return 0, err
		}
		top := &stack[len(stack)-1]
		var done label // the label of top once it is known
		if s.Misere && top.first == len(moves) {
			done = winAtOnce
		} else if top.next == len(moves) {
			done = lossAtOnce - top.rank
		} else {
			reply := s.turn(moves[top.next], top.turn.who.Opponent())
			l, seen := s.labels[reply]
			switch {
			case !seen:
				if err := push(reply); err != nil {
					return 0, err
				}
				continue
			case l == open:
				return 0, s.loop(stack, reply)
			case l < 0:
				done = 1 + l.rank()
			default:
				top.rank = max(top.rank, l)
				top.next++
				continue
			}
		}
		s.labels[top.turn] = done
		moves = moves[:top.first]
		stack = stack[:len(stack)-1]
		if len(stack) == 0 {
			return done, nil
		}
	}
}

// forget takes the labels of the turns that the last search left open out of the table: nothing is known of them. They
// may be as many as there are labels, so it is not done before it matters: whoever stops a search does not wait for it.
func (s *Solver[Pos]) forget(ctx context.Context, steps *int) error {
	for len(s.left) > 0 {
		if err := poll.Err(ctx, steps); err != nil {
			return err
		}
		last := len(s.left) - 1
		delete(s.labels, s.left[last].turn)
		s.left = s.left[:last]
	}
	s.left = nil
	return nil
}

// loop returns the error for a play that comes back to the turn back, which is on the stack.
func (s *Solver[Pos]) loop(stack []frame[Pos], back turn[Pos]) error {
	at := len(stack) - 1
	for stack[at].turn != back {
		at--
	}
	err := &LoopError{Advice: advice.Step(s.normalizer != nil, false)}
	for _, f := range stack[at:] {
		err.Cycle = append(err.Cycle, fmt.Sprint(f.turn.p))
		err.Movers = append(err.Movers, f.turn.who)
	}
	return err
}

// Verify checks everything the Solver has found, and by that every answer it gave, without regard to
// how it was found: it asks the rules again for the moves of every position that was labelled, and
// checks that a win has a move to a loss of smaller rank and that all moves of a loss lead to wins of
// smaller rank. Labels with these properties are right, by induction on the rank. The error is a
// [*RulesetError] that names the first position, in the order of their texts, where they fail, or the
// cause why ctx is done.
//
// If the rules are a [Normalizer], the labels are those of representatives, and Verify takes the
// Normalizer's word for which position is alike to which.
func (s *Solver[Pos]) Verify(ctx context.Context) error {
	var moves []Pos
	var first *RulesetError // of several failures
	steps := 0
	if err := s.forget(ctx, &steps); err != nil {
		return err
	}
	for t, l := range s.labels {
		if err := poll.Err(ctx, &steps); err != nil {
			return err
		}
		moves = s.Rules.AppendMoves(moves[:0], t.p, t.who)
		if err := poll.Many(ctx, &steps, len(moves)); err != nil {
			return err
		}
		if s.holds(moves, t.who, l) {
			continue
		}
		err := &RulesetError{Position: fmt.Sprint(t.p), Who: t.who, Msg: "the moves do not bear out what was found from them before"}
		if first == nil || err.Compare(first) < 0 {
			first = err
		}
	}
	if first != nil {
		return first
	}
	return nil
}

// holds reports whether the label l of a turn of who follows from those of its moves.
func (s *Solver[Pos]) holds(moves []Pos, who Player, l label) bool {
	switch {
	case l == 0 || l == open:
		return false // no answer
	case s.Misere && len(moves) == 0:
		return l == winAtOnce
	}
	for _, q := range moves {
		m := s.labels[s.turn(q, who.Opponent())] // 0 if it is not known
		switch {
		case l > 0 && m < 0 && m.rank() < l:
			return true
		case l < 0 && (m <= 0 || m >= l.rank()):
			return false
		}
	}
	return l < 0
}
