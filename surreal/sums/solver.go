package sums

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/surreal"
)

// Solver finds who wins sums of components, by search. It remembers what it finds for the next call. The zero Solver is
// ready for use, by one goroutine at a time; but it may use several itself. It must not be copied after its first use.
type Solver struct {
	// Limits bounds time and memory by counts. It may be changed between calls: what was found before an error is right
	// and is kept.
	Limits Limits
	// Database, if not nil, is asked for the value of each part before it is looked for otherwise. Set it before the
	// first call.
	Database Database
	// Progress, if not nil, is called after every [cgt.ProgressEvery] sums looked at. Positions are the sums, and Depth
	// is how many moves were made from the first one.
	Progress func(cgt.Stats)
	// Goroutines is how many goroutines may work on one question, including the caller's; less than 2 means no other,
	// and more than 256 is as 256. The rules and the Database must be safe for concurrent calls then. The others start
	// when a question has taken some thousand sums, and the call waits until they have ended. They remember what they
	// find for later calls, in half of the memory that Limits allows the table. More than there are processors do not
	// help.
	//
	// Winners, moves, bounds and nim-values are the same for any number. So are errors: the caller works alone if
	// Limits sets a number of states or of positions, and goes on alone if the others meet an error. What an
	// [UnfinishedError] knows when ctx is done, and how much had been looked at, is a matter of chance, and so are
	// reports of progress; and near the default limit of positions the number of goroutines may decide whether there is
	// an error.
	Goroutines int

	team       *team       // that it called last, or nil
	joined     *team       // that it is a member of, or nil
	families   map[any]any // families by the keys of their rules
	held       int         // positions in them
	atoms      []atom      // the first is none
	bounds     []bounds
	options    []ref
	incentives incentives
	gains      []int32
	games      map[surreal.Game]meaning
	valued     map[surreal.Game]ref
	numbers    []numberEntry
	numberRefs map[surreal.Dyadic]ref
	smalls     []surreal.Game
	smallRefs  map[surreal.Game]ref
	table      table
	search     search
}

// How much is done to find values. They are variables for the tests, which do without values as well, or have nothing
// else.
var (
	// Values of positions with more moves, of both players together, are not looked for before a search comes to them.
	firstMoves = 3
	// Steps, as [surreal.Limits] counts them, to look for a value in for the first time.
	firstSteps = 1000
	// Steps to compare two values in.
	comparisonSteps = 10_000
)

const (
	moreMoves        = 4         // how many moves more than firstMoves are allowed each time that the number of visits has doubled
	stepsOfPosition  = 10        // what valuing an impartial position counts for
	thermographSteps = 1_000_000 // to find a thermograph in
	incentiveSteps   = 10_000    // to find or to compare incentives in
)

// The limits that a zero in [Limits] stands for.
const (
	DefaultStates = 1_000_000_000
	DefaultTable  = 1 << 28
)

// Limits bounds what a [Solver] may do, by counts and never by time, so that the same input fails in the same way
// everywhere. A field that is 0 stands for its default, a negative one for no limit.
type Limits struct {
	// Positions is the number of different positions of components over the life of the Solver; the default is
	// [cgt.DefaultPositions].
	Positions int
	// States is the number of sums looked at in one call; the default is [DefaultStates].
	States int
	// Table is the number of words, of four bytes each, of the table of sums; the default is [DefaultTable]. A sum of
	// few components takes some ten words. If the table is full, the older half is forgotten, which costs time only.
	// The sums that wait to be looked at may take as many words, or a million if that is more; beyond this there is an
	// error.
	Table int
}

func (l Limits) positions() int { return limit.Count(l.Positions, cgt.DefaultPositions) }
func (l Limits) states() int    { return limit.Count(l.States, DefaultStates) }
func (l Limits) table() int     { return limit.Count(l.Table, DefaultTable) }
func (l Limits) waiting() int   { return max(l.table(), 1_000_000) }

func (s *Solver) prepare(ctx context.Context) {
	if s.families == nil {
		s.families = map[any]any{}
		s.atoms = make([]atom, 1)
		s.options = make([]ref, 1)
		s.gains = make([]int32, 1)
		s.games = map[surreal.Game]meaning{{}: {}}
		s.valued = map[surreal.Game]ref{}
		s.numberRefs = map[surreal.Dyadic]ref{}
		s.numberOf(surreal.Dyadic{})
		s.smalls = make([]surreal.Game, 1)
		s.smallRefs = map[surreal.Game]ref{}
	}
	words := s.Limits.table()
	if s.teamSize() > 1 {
		words /= 2 // the others have the other half
	} else {
		s.team = nil
	}
	s.table.most = words / 2
	s.search = search{Solver: s, ctx: ctx, words: s.search.words[:0], frames: s.search.frames[:0], children: s.search.children[:0]}
}

// Outcome returns the outcome of the sum of components. Errors are those of [Solver.Wins].
func (s *Solver) Outcome(ctx context.Context, sum ...Component) (cgt.Outcome, error) {
	left, err := s.Wins(ctx, cgt.Left, sum...)
	if err != nil {
		return 0, err
	}
	right, err := s.Wins(ctx, cgt.Right, sum...)
	if err != nil {
		return 0, err
	}
	return cgt.OutcomeOf(left, right), nil
}

// mustBePlayer panics if who is no player.
func mustBePlayer(who cgt.Player) {
	if who > cgt.Right {
		panic(fmt.Errorf("sums: %v is neither Left nor Right", who))
	}
}

// Wins reports whether first, moving first in the sum of components, wins. It panics if first is neither Left nor
// Right.
//
// The error is an *[UnfinishedError] if a limit is reached or ctx is done. If play in the components need not end, it
// is a *[cgt.LoopError], should the search meet such a play. Errors of the values of components are those of
// [surreal.Solver.Value] and [github.com/cgt-go/sdk/nim.Solver.Value].
func (s *Solver) Wins(ctx context.Context, first cgt.Player, sum ...Component) (bool, error) {
	mustBePlayer(first)
	s.prepare(ctx)
	wins, err := s.search.wins(sum, first)
	if err != nil {
		return false, s.unfinished(err, first, sum)
	}
	return wins, nil
}
