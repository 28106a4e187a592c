package cgttest

import (
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

// The limits that zeros in a [Suite] stand for.
const (
	DefaultExplore = 1000
	DefaultSearch  = 5000
)

// TestRuleset checks that rules keep the contract of [cgt.Ruleset], and that what else they offer agrees with
// their moves, on the given positions and others that can be reached from them. It returns one error that
// joins a [*LawError] for each law that is broken; package cgttest lists the laws. No positions are an
// error as well, since nothing would have been checked. To set limits or to allow infinite play, use a
// [Suite]. That AppendMoves seems to lose moves, where none are left, only [Run] says.
//
// A test needs no more than this:
//
//	if err := cgttest.TestRuleset(rules, start); err != nil {
//		t.Fatal(err)
//	}
//
// TestRuleset panics if rules is nil.
func TestRuleset[Pos comparable](rules cgt.Ruleset[Pos], positions ...Pos) error {
	return Suite[Pos]{Rules: rules, Positions: positions}.Check()
}

// Run is [TestRuleset] with a subtest for each law. It also fails if no given position has moves, but AppendMoves
// seems to lose some.
func Run[Pos comparable](t *testing.T, rules cgt.Ruleset[Pos], positions ...Pos) {
	t.Helper()
	Suite[Pos]{Rules: rules, Positions: positions}.Run(t)
}

// Suite checks a ruleset as [TestRuleset] does. Set Rules and Positions; the other fields may stay zero. What
// it does is bounded by its counts, and the same every time.
type Suite[Pos comparable] struct {
	Rules cgt.Ruleset[Pos]
	// Positions are where to start from, at least one. They need not be small, but some of the positions that follow
	// must be, or there is nothing whose value can be checked. The values of those that are small enough are checked,
	// and of what follows them, as far as it is looked at. Of what follows large ones, the values of those nearest to
	// the end of play are, and some others.
	Positions []Pos
	// Explore is the number of positions to look at; 0 or less stands for [DefaultExplore]. If more can be reached,
	// half of them are those nearest to the start and the others come from plays to the end. If a play is tried from a
	// given position without a value, of both players or of one alone, and goes on until 100 moves for each of these
	// positions have been listed, that is an error, since it may have no end; four bytes by which the texts in a
	// position have grown count as a move, and 16 MiB in the moves from one position are an error at once, and so are
	// two million moves more than from any given position, or 64 MiB of them. Of very many given positions 20 are
	// tried: the first ones, and for plays of one alone some at even distances. If texts grow in a play that does not
	// end, one looks at 100 positions of it and at none of later plays, and tries no plays of one alone from there.
	Explore int
	// Search is the number of positions that may be looked at to find the value or the outcome of one of those; 0 or
	// less stands for [DefaultSearch]. Positions that need more have neither checked, nor have those whose values take
	// more than 1000 times as many steps, see [surreal.Limits], or those where in one search texts grow by 256 KiB for each
	// of these positions, in all that is listed, or by 2 KiB if a play of growing texts was tried and goes on. In a search
	// among parts and representatives 256 MiB in all are a fault.
	Search int
	// Loopy says that play need not end. Then nothing that is about outcomes and values is checked.
	Loopy bool
}

// Check checks the laws and returns one error that joins those for each law that is broken.
func (s Suite[Pos]) Check() error {
	e, err := s.examine(func(Pos) {})
	if err != nil {
		return err
	}
	return check(e)
}

// Run checks the laws in a subtest for each, as [Run] does.
func (s Suite[Pos]) Run(t *testing.T) {
	t.Helper()
	e, err := s.examine(logUnanswered[Pos](t))
	if err != nil {
		t.Fatal(err)
	}
	if !run(t, e) {
		return
	}
	if err := e.lost(); err != nil {
		t.Error(err)
	}
}
