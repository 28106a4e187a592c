package cgt

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/internal/visible"
)

// ErrLimit is what errors.Is finds in every error that says a limit was reached.
var ErrLimit = errors.New("cgt: limit reached")

// LimitError reports that a computation stopped at a limit its caller set (or left at its
// default). errors.Is(err, [ErrLimit]) holds for it. Where rules are new the cause may be a
// mistake by which play goes on for ever, through ever more positions: package cgttest names
// such a play. A search of package cgt, nim, surreal or sums that went down a very long one says
// so in Advice.
type LimitError struct {
	What  string // what was counted: "positions", "nodes", "nesting depth"
	Limit int    // the limit that was reached
	// Advice is what the solver knows about the cause or a remedy, or "". It ends the message.
	Advice string
}

// Error returns the message in one line.
func (e *LimitError) Error() string {
	s := fmt.Sprintf("cgt: more than %d %s: the limit was reached", e.Limit, e.What)
	if e.Advice != "" {
		s += "; " + e.Advice
	}
	return s
}

// Is reports whether target is [ErrLimit].
func (e *LimitError) Is(target error) bool { return target == ErrLimit }

// LoopError reports a play that need not end where the theory wants every play to end.
type LoopError struct {
	// Cycle is the cycle of positions, as text: there is a move from each to the next, and one from the last to the
	// first. If the solver that found the cycle looks at representatives only, as a [Solver] does whose rules are a
	// [Normalizer], then these are what it names, and a move may lead to a position that the next one represents; and
	// likewise with parts, where a solver looks at these. So the cause may be a wrong Normalize or AppendParts as well
	// as a loop in the rules; the property kit, package cgttest, tells which.
	Cycle []string
	// Movers says who makes these moves: Movers[i] moves from Cycle[i].
	Movers []Player
	// Advice is what the solver knows about the cause or a remedy, or "". It ends the message.
	Advice string
}

// Error returns the message in one line.
func (e *LoopError) Error() string {
	const most = 6 // a cycle may be as long as the game; the fields have all of it
	var b strings.Builder
	b.WriteString("cgt: infinite play: ")
	for i, p := range e.Cycle {
		if i == most {
			fmt.Fprintf(&b, "… (%d more) → ", len(e.Cycle)-most)
			break
		}
		b.WriteString(visible.Text(p))
		if i < len(e.Movers) {
			fmt.Fprintf(&b, " (%v to move)", e.Movers[i])
		}
		b.WriteString(" → ")
	}
	if len(e.Cycle) > 0 {
		b.WriteString(visible.Text(e.Cycle[0]))
	}
	if e.Advice != "" {
		b.WriteString("; " + e.Advice)
	}
	return b.String()
}

// RulesetError reports that a ruleset breaks its contract, for instance by giving different
// moves when it is asked twice.
type RulesetError struct {
	Position string // the position, as text
	Who      Player // the player whose moves were asked for, where that matters
	Msg      string // what is wrong
}

// Error returns the message in one line.
func (e *RulesetError) Error() string {
	return fmt.Sprintf("cgt: the ruleset breaks its contract at %s (%v): %s", visible.Text(e.Position), e.Who, e.Msg)
}

// Compare compares two errors by their positions, as texts, then by the players and by what is wrong. It returns −1 if
// e comes first, 1 if f does, and 0 if they say the same. The Verify of a solver of package cgt, nim or surreal
// reports, of several failures, the one that comes first.
func (e *RulesetError) Compare(f *RulesetError) int {
	return cmp.Or(cmp.Compare(e.Position, f.Position), cmp.Compare(e.Who, f.Who), cmp.Compare(e.Msg, f.Msg))
}

// SyntaxError reports text that cannot be read. The packages of this module all use it.
type SyntaxError struct {
	What   string // what was being read: "game", "tree", "hackenbush picture"
	Line   int    // the line, counted from 1, in texts of several lines; otherwise 0
	Offset int    // the byte offset, in the line if Line > 0 and else in the text
	Msg    string // what is wrong there
	Err    error  // the error behind it, or nil
}

// Error returns the message in one line.
func (e *SyntaxError) Error() string {
	if e.Line > 0 {
		return fmt.Sprintf("%s: line %d, offset %d: %s", e.What, e.Line, e.Offset, e.Msg)
	}
	return fmt.Sprintf("%s: offset %d: %s", e.What, e.Offset, e.Msg)
}

// Unwrap returns e.Err.
func (e *SyntaxError) Unwrap() error { return e.Err }
