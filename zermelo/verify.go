package zermelo

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/internal/poll"
	"github.com/cgt-go/sdk/internal/visible"
)

// Rule is one of the three rules that make a labelling of positions with values right.
//
// Source: The sea chart, a course in programming games, for the rules with plus and minus.
type Rule uint8

// The rules. In a game that is won or lost they read: an end bears its result; no move leads from a lost position to
// one that is lost for the opponent; some move leads from a won position to one that is lost for the opponent.
const (
	// EndRule says that an end has its payoff as value.
	EndRule Rule = iota + 1
	// NoBetterRule says that no move leads to a position that is better for the player to move than the value.
	NoBetterRule
	// ReachRule says that some move leads to a position that has the value.
	ReachRule
)

// String returns the name of the rule.
func (r Rule) String() string {
	switch r {
	case EndRule:
		return "EndRule"
	case NoBetterRule:
		return "NoBetterRule"
	case ReachRule:
		return "ReachRule"
	}
	return fmt.Sprintf("Rule(%d)", uint8(r))
}

// LabelError reports that a labelling of positions with values is wrong.
type LabelError struct {
	Position string // the first position where it fails, as text: its label, or that of one of its moves, is wrong
	Rule     Rule   // the rule it breaks; 0 if the position has no label
	Msg      string // what is wrong
}

// Error returns the message in one line.
func (e *LabelError) Error() string {
	what := "is wrong"
	if e.Rule == NoBetterRule || e.Rule == ReachRule { // one of them is wrong, and it need not be this one
		what = "does not fit those of its moves"
	}
	return fmt.Sprintf("zermelo: the label of %s %s: %s", visible.Text(e.Position), what, e.Msg)
}

// Verify checks every value and distance of the solution, and by that every answer it gave, without regard to how they
// were found: it asks the game again for all positions that were labelled, and checks the rules of [Rule], and that the
// distances are what [Solution.Distance] says. Labels with these properties are right, by induction on the distance; a
// position that is worth a play without end is so since there both players can avoid what is worse. Of positions that
// are alike it checks one, and takes the word of a [cgt.Normalizer] for the others.
//
// The error is a [*LabelError] for the first position where they fail, a [*GameError], or the cause why ctx is done.
func (s *Solution[Pos, V]) Verify(ctx context.Context) error {
	if s.store == nil {
		return &LabelError{Position: fmt.Sprint(s.start), Msg: "no game was solved"}
	}
	var moves []Pos
	steps := 0
	err := s.store.each(func(p Pos, l label) (err error) {
		if err := poll.Err(ctx, &steps); err != nil {
			return err
		}
		if moves, err = s.verify(moves[:0], p, l); err == nil {
			err = poll.Many(ctx, &steps, len(moves))
		}
		return err
	})
	if err != nil {
		return err
	}
	if _, ok := s.label(s.start); !ok {
		return &LabelError{Position: fmt.Sprint(s.start), Msg: "it is the start and has none"}
	}
	return nil
}

// verify checks the label of p, and returns the moves, which it appends to dst.
func (s *Solution[Pos, V]) verify(dst []Pos, p Pos, l label) (moves []Pos, err error) {
	wrong := func(r Rule, format string, args ...any) error {
		return &LabelError{fmt.Sprint(p), r, fmt.Sprintf(format, args...)}
	}
	if l.v == 0 {
		return dst, wrong(0, "it has none")
	}
	v := s.payoffs.value(l)
	hurry := s.rules.hurry(v)
	moves, who, payoff, isEnd, err := s.rules.look(dst, p)
	if err != nil {
		return moves, err
	}
	endless := s.rules.mayLoop && hurry == 0
	if endless != (l.dist == noDistance) {
		return moves, wrong(ReachRule, "it must have a distance if and only if it is not worth a play without end")
	}
	if isEnd {
		if v != payoff || !endless && l.dist != 0 {
			after := ""
			if l.dist != noDistance {
				after = " after " + plural.Of(int(l.dist), "move", "moves")
			}
			return moves, wrong(EndRule, "%v%s, but play ends there with %v", v, after, payoff)
		}
		return moves, nil
	}
	isReached := false
	nearest, farthest := uint32(noDistance), uint32(0)
	for _, q := range moves {
		m, ok, err := s.lookUp(q)
		if err != nil {
			return moves, err
		}
		if !ok || m.v == 0 {
			return moves, wrong(0, "a move leads to %v, which has none", q)
		}
		c := s.payoffs.value(m).Compare(v)
		switch {
		case c > 0 && who == Max, c < 0 && who == Min:
			return moves, wrong(NoBetterRule, "%v, but %v moves to %v with %v", v, who, q, s.payoffs.value(m))
		case c == 0:
			isReached = true
			nearest, farthest = min(nearest, m.dist), max(farthest, m.dist)
		}
	}
	switch {
	case !isReached:
		return moves, wrong(ReachRule, "%v, but no move leads to a position with this value", v)
	case endless:
		return moves, nil
	}
	want := farthest
	if hurry > 0 && who == Max || hurry < 0 && who == Min {
		want = nearest
	}
	if uint64(l.dist) != uint64(want)+1 {
		return moves, wrong(ReachRule, "%v after %s, but it takes %d", v, plural.Of(int(l.dist), "move", "moves"), uint64(want)+1)
	}
	return moves, nil
}
