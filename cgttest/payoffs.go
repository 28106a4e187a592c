package cgttest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/zermelo"
)

// RunGame checks a game of package zermelo, on the given positions and others that can be reached from them, with a
// subtest for each law. Package cgttest lists the laws. To set limits, or without a [testing.T], use a [GameSuite].
// RunGame panics if game is nil.
func RunGame[Pos comparable, V zermelo.Payoff[V]](t *testing.T, game zermelo.Game[Pos, V], positions ...Pos) {
	t.Helper()
	GameSuite[Pos, V]{Game: game, Positions: positions}.Run(t)
}

// GameSuite checks that a game of package zermelo keeps the contract of [zermelo.Game], and that what else it offers
// agrees with its moves. Set Game and Positions; the other fields may stay zero. What it does is bounded by its counts,
// and the same every time.
type GameSuite[Pos comparable, V zermelo.Payoff[V]] struct {
	Game zermelo.Game[Pos, V]
	// Positions are where to start from, at least one. Values are checked from each of them, of the position itself and
	// of all that can be reached from it; but from no more than 20, at even distances, of those that can be reached
	// from another one of them. Likewise they are checked from 20 of the others that are looked at, or 5 if texts grow
	// in a play that does not end. They need not be small. But from a position from which more can be reached than may
	// be searched, what the game offers is compared with bounds of values only: see the laws. If that is so from all
	// positions that are looked at, there must be positions near the end of play among those that follow, or there is
	// nothing to check.
	Positions []Pos
	// Explore is the number of positions to look at; 0 or less stands for [DefaultExplore]. If more can be reached,
	// half of them are those nearest to the start and the others come from plays. If a play is tried from a given
	// position whose value is not found, and goes on until 100 moves for each of these positions have been listed, that
	// is an error, since it may have no end; not so if the game is [zermelo.Unending]. Four bytes by which the texts in
	// a position have grown count as a move, and 16 MiB in the moves from one position are an error at once, and so are
	// two million moves more than from any given position, or 64 MiB of them. If texts grow in a play that does not
	// end, one looks at 100 positions of it, and at none of later plays.
	Explore int
	// Search is the number of positions that may be looked at to find the values of one of those; 0 or less stands for
	// [DefaultSearch]. Positions that need more, or more text than Suite.Search says, do not have them checked; of those
	// that are given, and of others if all need more, as many of the nearest positions give bounds.
	Search int
}

// Check checks the laws and returns one error that joins a [*LawError] for each that is broken. No positions are an
// error as well, since nothing would have been checked.
func (s GameSuite[Pos, V]) Check() error {
	e, err := s.examine(func(Pos) {})
	if err != nil {
		return err
	}
	return check(e)
}

// Run checks the laws in a subtest for each.
func (s GameSuite[Pos, V]) Run(t *testing.T) {
	t.Helper()
	e, err := s.examine(logUnanswered[Pos](t))
	if err != nil {
		t.Fatal(err)
	}
	run(t, e)
}

// gameExamination is one run of a [GameSuite].
type gameExamination[Pos comparable, V zermelo.Payoff[V]] struct {
	GameSuite[Pos, V]
	normalizer cgt.Normalizer[Pos]     // Game as Normalizer, or nil
	bounder    zermelo.Bounder[Pos, V] // likewise
	indexer    zermelo.Indexer[Pos]    // likewise
	endless    V
	isLoopy    bool

	unanswered func(Pos) // is told at which position a method of Game panics

	first     firstAnswers[Pos] // of moves those from positions where play has not ended
	firstEnds map[Pos]ended[V]  // what one was told who asked for these moves alone
	positions []Pos
	given     int         // the number of them that are given; they come first
	complete  bool        // they are all there are
	unending  []play[Pos] // those that were tried and did not end
	guard     textGuard[Pos]
	refused   error                // why a position is not looked at, so that no law is, or nil
	early     map[Pos]turn[Pos, V] // of positions that are not looked at unless a play comes there
	seen      map[Pos]turn[Pos, V]

	hasTried                  bool         // to find values
	compared                  map[Pos]bool // those whose values were found and compared
	solvedGiven, solvedOthers int          // the number of positions from which they were
	far                       []Pos        // given positions from which there are too many
	settled                   map[Pos]bool // positions before a horizon that have values
}

// ended is whether play has ended, and then the payoff.
type ended[V any] struct {
	isEnd bool
	v     V
}

// turn is all that a game says of a position.
type turn[Pos comparable, V zermelo.Payoff[V]] struct {
	isEnd bool
	v     V
	who   zermelo.Player
	moves []Pos
	as    representative[Pos]
}

func (s GameSuite[Pos, V]) examine(unanswered func(Pos)) (*gameExamination[Pos, V], error) {
	if s.Game == nil {
		panic(errors.New("cgttest: nil game"))
	}
	if err := prepare(len(s.Positions), &s.Explore, &s.Search); err != nil {
		return nil, err
	}
	e := &gameExamination[Pos, V]{GameSuite: s, guard: textGuard[Pos]{given: longest(s.Positions)}, unanswered: unanswered, firstEnds: map[Pos]ended[V]{}, seen: map[Pos]turn[Pos, V]{}, compared: map[Pos]bool{}, settled: map[Pos]bool{}}
	e.normalizer, _ = s.Game.(cgt.Normalizer[Pos])
	e.bounder, _ = s.Game.(zermelo.Bounder[Pos, V])
	e.indexer, _ = s.Game.(zermelo.Indexer[Pos])
	if u, ok := s.Game.(zermelo.Unending[V]); ok {
		e.endless, e.isLoopy = u.Unending()
	}
	moves := func(dst []Pos, p Pos) []Pos {
		v, isEnd := s.Game.End(p)
		if _, ok := e.firstEnds[p]; !ok && isItself(p) {
			e.firstEnds[p] = ended[V]{isEnd, v}
		}
		if isEnd {
			return dst
		}
		return s.Game.AppendMoves(dst, p)
	}
	first := firstQuestions[Pos]{from: s.Positions, explore: s.Explore, moves: []list[Pos]{moves}, unanswered: unanswered}
	first.hear = func(p Pos, ask asking[Pos], movesFirst bool) ([]Pos, int, recheck) {
		var before turn[Pos, V]
		var number numbering[Pos]
		if !movesFirst {
			before.as = e.represented(p)
			number = e.hearNumbering(p, before, ask)
		}
		first := e.hear(p, ask)
		if movesFirst {
			number = e.hearNumbering(p, first, ask)
		} else {
			first.as = before.as
		}
		besides := e.hearBesides(p, first, number)
		return first.moves, len(first.moves) + len(besides.parents) + len(besides.affirmed), func(f *faults) bool {
			a := e.ask(p)
			return a.compare(f, p, first, notTheFirstTime) || e.askBesides(p, a, askNew[Pos]).compare(f, p, besides, notTheFirstTime)
		}
	}
	e.first = first.ask()
	if e.explore(); e.refused != nil {
		return nil, e.refused
	}
	return e, nil
}

// ask asks the game all there is to ask about p.
func (e *gameExamination[Pos, V]) ask(p Pos) turn[Pos, V] { return e.askAs(p, askNew[Pos]) }

func (e *gameExamination[Pos, V]) askAs(p Pos, ask asking[Pos]) turn[Pos, V] {
	answered := false
	defer unlessAnswered(e.unanswered, p, &answered)
	a := e.hear(p, ask)
	answered = true
	if a.moves = e.guard.pass(nil, p, a.moves); e.guard.err != nil {
		e.refused = fmt.Errorf("cgttest: nothing was checked, since %w", e.guard.err)
	}
	return a
}

// hear asks the game about p, and tells nobody if it panics.
func (e *gameExamination[Pos, V]) hear(p Pos, ask asking[Pos]) (a turn[Pos, V]) {
	if a.v, a.isEnd = e.Game.End(p); !a.isEnd {
		var zero V
		a.v = zero // it says nothing
		a.who = e.Game.Turn(p)
		a.moves = ask("moves", e.Game.AppendMoves, p)
	}
	a.as = e.represented(p)
	return a
}

// represented asks what represents p, if the game says so.
func (e *gameExamination[Pos, V]) represented(p Pos) (as representative[Pos]) {
	if e.normalizer != nil {
		as = normalized(e.normalizer, p)
	}
	return as
}

func (e *gameExamination[Pos, V]) visit(p Pos) {
	if !isItself(p) {
		e.refused = notItself(p)
	} else if _, ok := e.seen[p]; !ok {
		a, ok := e.early[p]
		if !ok {
			a = e.askAs(p, e.first.buffers.ask)
		}
		if e.seen[p] = a; e.normalizer != nil && !isItself(a.as.p) {
			e.refused = notItself(a.as.p)
		}
		e.positions = append(e.positions, p)
	}
}

// explore visits all positions if they are not too many. Else it visits half of them in the order of their distance
// from the start, the others in plays.
func (e *gameExamination[Pos, V]) explore() {
	for _, p := range e.Positions {
		if e.visit(p); e.refused != nil {
			return
		}
	}
	e.given = len(e.positions)
	for _, a := range e.seen {
		e.guard.few = max(e.guard.few, len(a.moves))
	}
	e.complete = true
	for i := 0; i < len(e.positions) && e.complete; i++ {
		for _, q := range e.seen[e.positions[i]].moves {
			if e.refused == nil && isItself(q) {
				if _, ok := e.seen[q]; !ok && len(e.positions) >= e.Explore {
					e.complete = false
					break
				}
			}
			if e.visit(q); e.refused != nil {
				return
			}
		}
	}
	if e.complete {
		return
	}
	near := max(e.Explore/2, e.given)
	e.early = map[Pos]turn[Pos, V]{}
	for _, p := range e.positions[near:] {
		e.early[p] = e.seen[p]
		delete(e.seen, p)
	}
	e.positions = e.positions[:near]
	random := rand.NewPCG(1, 2) // always the same
	grows := false
	for plays := range e.Explore {
		looked := len(e.positions)
		if isKept := looked < e.Explore && !grows; !isKept && (e.isLoopy || plays >= min(e.given, mostTried)) {
			break
		}
		from := e.positions[plays%e.given]
		isLong := !e.isLoopy && len(e.unending) < mostTried
		play := randomPlay("", from, e.Explore, isLong, random, func(p Pos, _ int) []Pos {
			if len(e.positions) < e.Explore && !grows {
				e.visit(p)
			}
			return e.listed(p)
		})
		if e.refused != nil {
			return
		}
		if isLong && play.grows(e.Explore) {
			grows = true
			e.positions = firstOf(e.positions, looked+mostGrowing, e.seen)
		}
		if play.begins = nil; !play.ended && isLong {
			e.unending = append(e.unending, play)
		}
	}
	if e.isLoopy || len(e.unending) > 0 {
		return
	}
	for _, from := range spread(e.positions[:e.given], mostTried) {
		play := randomPlay(goingOn, from, e.Explore, true, random, func(p Pos, _ int) []Pos { return e.listed(p) })
		if e.refused != nil {
			return
		}
		if play.begins = nil; !play.ended {
			e.unending = append(e.unending, play)
			return
		}
	}
}

// listed returns the moves in a play that is tried. A position that is not equal to itself has none, and is refused.
func (e *gameExamination[Pos, V]) listed(p Pos) []Pos {
	if !isItself(p) {
		e.refused = notItself(p)
		return nil
	}
	a, ok := e.seen[p]
	if !ok {
		a = e.ask(p)
	}
	return a.moves
}

func (e *gameExamination[Pos, V]) stages() []stage {
	const contract = "package zermelo, Game"
	contracts := []rulesetLaw{
		{"capabilities", "what looks like an optional capability is one: a method of that name has its signature, and what it needs", contract, e.checkCapabilities},
		{"deterministic", "asked twice, the game gives the same answers, also in its capabilities, and the moves in the same order", contract, e.checkDeterministic},
		{"append", "AppendMoves and AppendParents append to dst, with spare capacity and without, do not change or read what is in it, and do not keep it", contract, e.checkAppend},
		{"payoffs", "payoffs are totally ordered, between the least and the largest if there are such, and their signs and negatives agree with the order", "package zermelo, Payoff, Signed and Extremal", e.checkPayoffs},
	}
	more := []rulesetLaw{
		{"moves", "where play has not ended, Max or Min is to move and has a move", contract, e.checkMoves},
		{concurrent, "asked by several goroutines at once, the game gives the same answers", contract, e.checkConcurrent},
		e.first.law(contract),
	}
	if e.normalizer != nil {
		more = append(more, rulesetLaw{"normalizer-idempotent", "a representative represents itself, not swapped", "package cgt, Normalizer", e.checkIdempotent})
	}
	if e.indexer != nil {
		more = append(more, rulesetLaw{"index", "numbers and positions are inverse to each other, and moves can be taken back", "package zermelo, Indexer and Retractor", e.checkIndex})
	}
	if j, ok := e.Game.(zermelo.Judge[Pos]); ok {
		more = append(more, rulesetLaw{"judge", "IsMove is true of the moves, and of nothing else", "package zermelo, Judge", func(f *faults) { e.checkJudge(f, j) }})
	}
	values := []rulesetLaw{
		{"values", "with and without optional capabilities, by every method, a position has the same value and distance, and it keeps to the bounds", "package zermelo, Game and Bounder", e.checkValues},
	}
	// If values are wrong, it is not known from where they are not found.
	horizons := []rulesetLaw{
		{"horizon", "from where too many positions can be reached to find values, the nearest of them give bounds of the value, which are compatible with those that the game knows, and with those of the representative", "package zermelo, Bounder, and package cgt, Normalizer", func(f *faults) {
			if e.solved() == 0 {
				e.checkHorizons(f, sample(e.positions, e.given, mostValued))
			} else {
				e.checkHorizons(f, e.far)
			}
		}},
	}
	return []stage{{laws: contracts}, {laws: more}, {laws: values}, {laws: horizons}}
}

// prepare has nothing to do: the laws find values themselves.
func (e *gameExamination[Pos, V]) prepare(stage) error { return nil }

// solved returns the number of positions from which the game was solved.
func (e *gameExamination[Pos, V]) solved() int { return e.solvedGiven + e.solvedOthers }

// enough returns an error if no values were checked, or if play may have no end.
func (e *gameExamination[Pos, V]) enough() error {
	if !e.hasTried {
		return nil
	}
	if at := slices.IndexFunc(e.unending, func(l play[Pos]) bool { return l.isLoop && !e.isLoopy }); at >= 0 {
		return fmt.Errorf("cgttest: play need not end: %v; a game in which that may be says so by a method Unending", e.unending[at])
	}
	i := slices.IndexFunc(e.unending, func(l play[Pos]) bool { return !e.isLoopy && !e.compared[l.from] })
	switch {
	case e.solved() == 0 && len(e.settled) == 0:
		advice := "start from smaller positions, or set GameSuite.Search"
		if !e.isLoopy {
			advice = "see that play ends, " + advice
		}
		if i >= 0 {
			advice = fmt.Sprintf("%v; ", e.unending[i]) + advice
		}
		return fmt.Errorf("cgttest: values were not checked: to find that of any of the %d positions looked at, or of those near them, takes more than %d positions%s; %s", len(e.positions), e.Search, orText(e.unending, e.Explore), advice)
	case i >= 0:
		return e.unending[i].unchecked("GameSuite")
	}
	return nil
}

func (e *gameExamination[Pos, V]) lookalikes() *lookalikes { return lookalikesAmong(e.positions) }

// coverage says how much was checked.
func (e *gameExamination[Pos, V]) coverage() string {
	text := coverageOf(len(e.positions), e.complete)
	if e.complete && len(e.positions) == e.given && !slices.ContainsFunc(e.positions, func(p Pos) bool { return !e.ask(p).isEnd }) {
		text += ", and play has ended"
	}
	var isToMove [2]bool
	for _, p := range e.positions {
		if a := e.seen[p]; !a.isEnd && a.who <= zermelo.Min {
			isToMove[a.who] = true
		}
	}
	for who, is := range isToMove {
		if !is && isToMove[1-who] { // a puzzle, or the game forgets who is to move
			text += fmt.Sprintf("; %v is never to move", zermelo.Player(who))
		}
	}
	switch {
	case e.solved() > 0:
		text += fmt.Sprintf("; values were checked from %s and %s, those of %s in all",
			plural.Of(e.solvedGiven, "given position", "given positions"), plural.Of(e.solvedOthers, "other", "others"), plural.Of(len(e.compared), "position", "positions"))
		if len(e.far) > 0 {
			text += fmt.Sprintf("; from %s too many can be reached, so only bounds were checked", plural.Of(len(e.far), "given position", "given positions"))
		}
	case !e.hasTried: // the law was not asked for
	case len(e.settled) > 0:
		text += fmt.Sprintf("; from all of them too many can be reached, so only bounds were checked, and %s near them", plural.Of(len(e.settled), "value", "values"))
	}
	return text
}

// mostRetracted is the number of positions from which moves are made and taken back if there are too many positions to
// do it with all.
const mostRetracted = 100
