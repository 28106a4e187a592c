package database

import (
	"errors"
	"fmt"
	"math"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/surreal"
)

// Maker makes databases of one game: it builds them, or reads them from files. Set the first three fields; the others
// may stay zero. A Maker may be used by several goroutines at once if Progress may.
type Maker[Pos comparable] struct {
	// Name is that of the game, with all parameters of its rules. A file with another name is refused.
	Name string
	// Rules are the rules. Normalize, if they have it, must be idempotent.
	Rules cgt.Ruleset[Pos]
	// Parse reads the text of a position that [fmt.Sprint] writes.
	Parse func(text string) (Pos, error)
	// Version is that of the rules: whoever changes what positions mean counts it up, and files of other versions are
	// refused.
	Version uint64
	// Limits bounds the number of positions, and the steps for each value and each sum of a position. Here the default
	// for the latter is [DefaultSteps].
	Limits surreal.Limits
	// Goroutines is how many goroutines may build a database at once; less than 2 means one, and more than 256 is as
	// 256. The file is the same for any number.
	Goroutines int
	// Progress, if not nil, is called by Build after every [cgt.ProgressEvery] new positions.
	Progress func(cgt.Stats)
	// Sample is the number of positions, spread evenly over the file, whose values Read verifies; a negative one is all
	// of them.
	Sample int
}

// DefaultSteps is the limit that a zero in the Limits of a [Maker] stands for.
const DefaultSteps = 10_000_000

// MaxPositions is the largest number of positions of a database, if there is no smaller limit.
const MaxPositions = math.MaxInt32 / 2

// mostPositions returns the largest number of positions.
func (m *Maker[Pos]) mostPositions() int {
	return min(limit.Count(m.Limits.Positions, cgt.DefaultPositions), MaxPositions)
}

// calculator returns what works out values.
func (m *Maker[Pos]) calculator() surreal.Calculator {
	l := m.Limits
	l.Steps = limit.Count(l.Steps, DefaultSteps)
	return surreal.Calculator{Limits: l}
}

func (m *Maker[Pos]) check(method string) {
	if m.Rules == nil || m.Parse == nil {
		panic(errors.New("database: Maker." + method + " without Rules or Parse"))
	}
}

// splitter splits positions into normalised parts.
type splitter[Pos comparable] struct {
	rules      cgt.Ruleset[Pos]
	normalizer cgt.Normalizer[Pos] // rules as Normalizer, or nil
	decomposer cgt.Decomposer[Pos] // likewise
}

func newSplitter[Pos comparable](rules cgt.Ruleset[Pos]) splitter[Pos] {
	s := splitter[Pos]{rules: rules}
	s.normalizer, _ = rules.(cgt.Normalizer[Pos])
	s.decomposer, _ = rules.(cgt.Decomposer[Pos])
	return s
}

// appendParts appends the parts of p, as they are.
func (s *splitter[Pos]) appendParts(dst []Pos, p Pos) []Pos {
	if s.decomposer == nil {
		return append(dst, p)
	}
	return s.decomposer.AppendParts(dst, p)
}

func (s *splitter[Pos]) normalize(p Pos) (q Pos, swapped bool) {
	if s.normalizer == nil {
		return p, false
	}
	return s.normalizer.Normalize(p)
}

// text returns the text of a normalised position, by which the file knows it.
func (m *Maker[Pos]) text(s *splitter[Pos], p Pos) (string, error) {
	text := fmt.Sprint(p)
	fail := func(format string, args ...any) (string, error) {
		return "", &cgt.RulesetError{Position: text, Msg: fmt.Sprintf(format, args...)}
	}
	if q, swapped := s.normalize(p); q != p || swapped {
		return fail("its representative has another representative, %v", q)
	}
	switch q, err := m.Parse(text); {
	case err != nil:
		return fail("its text cannot be read: %v", err)
	case q != p:
		return fail("its text is read as another position, %v", q)
	}
	return text, nil
}
