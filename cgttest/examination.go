package cgttest

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

// examination is one run of a suite.
type examination[Pos comparable] struct {
	Suite[Pos]
	plain      cgt.Ruleset[Pos] // Rules without optional capabilities
	impartial  bool
	decomposer cgt.Decomposer[Pos] // Rules as Decomposer, or nil
	normalizer cgt.Normalizer[Pos] // likewise
	valuer     surreal.Valuer[Pos] // likewise
	nimValuer  nim.Valuer[Pos]     // likewise
	twin       cgt.Twin[Pos]       // likewise

	unanswered func(Pos) // is told at which position a method of Rules panics

	positions []Pos // those looked at
	given     int   // the number of them that are given; they come first
	moves     map[Pos]*[2][]Pos
	complete  bool        // they are all there are
	unending  []play[Pos] // those that were tried and did not end
	strange   *Pos        // a position that is not equal to itself, or nil

	solver      *surreal.Solver[Pos] // of plain
	valued      []Pos                // of positions, and of their parts and representatives, those with a value; the given ones come last
	valuedGiven int                  // the number of given ones among them
	values      map[Pos]surreal.Game // nil if they were not found
	tried       int                  // the number of positions whose values were to be found

	split, searched, represented, known, tooLarge int // how much the laws had to check
}

// rulesetLaw is a law of rulesets, about the one that is being examined.
type rulesetLaw struct {
	name, statement, source string
	check                   func(*faults)
}

// faults collects where a law is broken. Only the first few are kept.
type faults struct {
	n    int
	text []string
	on   string
}

func (f *faults) add(on any, format string, args ...any) {
	f.n++
	if f.n == 1 {
		f.on = show(on)
	}
	if f.n <= 3 {
		f.text = append(f.text, fmt.Sprintf("at %s: ", show(on))+fmt.Sprintf(format, args...))
	}
}

func (l rulesetLaw) broken() error {
	var f faults
	l.check(&f)
	if f.n == 0 {
		return nil
	}
	if more := f.n - len(f.text); more > 0 {
		f.text = append(f.text, fmt.Sprintf("%d more like these", more))
	}
	return &LawError{Law: l.name, Statement: l.statement, Source: l.source, On: f.on, Found: strings.Join(f.text, "\n\tand ")}
}

// prepare puts the numbers that stand for 0 in the fields of a suite, and refuses one without positions.
func prepare(positions int, explore, search *int) error {
	if positions == 0 {
		return errors.New("cgttest: no positions, so nothing was checked")
	}
	if *explore <= 0 {
		*explore = DefaultExplore
	}
	if *search <= 0 {
		*search = DefaultSearch
	}
	return nil
}

// examine looks at the rules and explores their positions.
func (s Suite[Pos]) examine(unanswered func(Pos)) (*examination[Pos], error) {
	if s.Rules == nil {
		panic(errors.New("cgttest: nil ruleset"))
	}
	if err := prepare(len(s.Positions), &s.Explore, &s.Search); err != nil {
		return nil, err
	}
	e := &examination[Pos]{Suite: s, plain: Plain(s.Rules), unanswered: unanswered, moves: map[Pos]*[2][]Pos{}}
	_, e.impartial = s.Rules.(cgt.ImpartialRuleset[Pos])
	e.decomposer, _ = s.Rules.(cgt.Decomposer[Pos])
	e.normalizer, _ = s.Rules.(cgt.Normalizer[Pos])
	e.valuer, _ = s.Rules.(surreal.Valuer[Pos])
	e.nimValuer, _ = s.Rules.(nim.Valuer[Pos])
	e.twin, _ = s.Rules.(cgt.Twin[Pos])
	if e.explore(); e.strange != nil {
		return nil, notItself(*e.strange)
	}
	return e, nil
}

// visit looks at the moves from p if it has not done so yet.
func (e *examination[Pos]) visit(p Pos) {
	switch {
	case !isItself(p):
		e.strange = &p
	case e.moves[p] == nil:
		e.moves[p] = e.ask(p)
		e.positions = append(e.positions, p)
		if q := e.strangeAfter(p); q != nil { // or one that was met before
			e.strange = q
		}
	}
}

// strangeAfter returns a move from p, a part of p, or its representative, that is not equal to itself, or nil.
func (e *examination[Pos]) strangeAfter(p Pos) *Pos {
	answered := false
	defer unlessAnswered(e.unanswered, p, &answered)
	pieces := slices.Concat(e.moves[p][cgt.Left], e.moves[p][cgt.Right])
	if e.decomposer != nil {
		pieces = append(pieces, e.decomposer.AppendParts(nil, p)...)
	}
	if e.normalizer != nil {
		pieces = append(pieces, normalized(e.normalizer, p).p)
	}
	answered = true
	for _, q := range pieces {
		if !isItself(q) {
			return &q
		}
	}
	return nil
}

// ask asks the rules for the moves from p.
func (e *examination[Pos]) ask(p Pos) *[2][]Pos {
	return &[2][]Pos{cgt.Left: e.askOne(p, cgt.Left), cgt.Right: e.askOne(p, cgt.Right)}
}

// askOne asks the rules for the moves of one player from p.
func (e *examination[Pos]) askOne(p Pos, who cgt.Player) []Pos {
	answered := false
	defer unlessAnswered(e.unanswered, p, &answered)
	moves := slices.Clone(e.Rules.AppendMoves(nil, p, who))
	answered = true
	return moves
}

// explore visits positions, first in the order of their distance from the start, and if that takes too
// many, then in plays that go on to the end. The last positions are those nearest to the end of play.
func (e *examination[Pos]) explore() {
	for _, p := range e.Suite.Positions {
		if e.visit(p); e.strange != nil {
			return
		}
	}
	e.given = len(e.positions)
	e.complete = true
	near := max(e.Explore/2, e.given)
	for i := 0; i < len(e.positions) && e.complete; i++ {
		for _, moves := range e.moves[e.positions[i]] {
			for _, q := range moves {
				if isItself(q) && e.moves[q] == nil && len(e.positions) >= e.Explore {
					e.complete = false
					break
				}
				if e.visit(q); e.strange != nil {
					return
				}
			}
		}
	}
	if e.strange != nil {
		return
	}
	if e.complete {
		e.sortByEnds()
		return
	}
	for _, p := range e.positions[near:] {
		delete(e.moves, p)
	}
	e.positions = e.positions[:near]
	random := rand.New(rand.NewPCG(1, 2)) // always the same
	fromEnd := map[Pos]int{}              // how many moves later the play ended, or more than any play has if it did not
	for plays := range e.Explore {
		isKept := len(e.positions) < e.Explore
		if !isKept && (e.Loopy || plays >= min(e.given, mostTried)) {
			break
		}
		from := e.positions[plays%e.given]
		isLong := !e.Loopy && len(e.unending) < mostTried
		play := randomPlay(from, e.Explore, isLong, random, func(p Pos, isFirst bool) []Pos {
			if !isItself(p) {
				e.strange = &p
			}
			if e.strange != nil {
				return nil
			}
			if isKept && isFirst {
				e.visit(p)
			}
			m := e.moves[p]
			if m == nil {
				m = e.ask(p)
			}
			return slices.Concat(m[cgt.Left], m[cgt.Right])
		})
		if e.strange != nil {
			return
		}
		beyond := 0 // moves that may be left where the play is broken off
		if !play.ended {
			beyond = math.MaxInt / 2
		}
		for i, p := range play.begins {
			if moves := play.moves - i + beyond; fromEnd[p] == 0 || moves < fromEnd[p] {
				fromEnd[p] = moves
			}
		}
		if play.begins = nil; !play.ended && isLong {
			e.unending = append(e.unending, play)
		}
	}
	slices.SortStableFunc(e.positions[near:], func(p, q Pos) int { return cmp.Compare(fromEnd[q], fromEnd[p]) })
	if !e.Loopy && !e.impartial { // where both have the same moves, plays of one are plays of both
		e.playAlone(random)
	}
}

// playAlone tries plays in which only one player moves, from some given positions or after a move of the other player:
// the moves of that one may be all that ends random play.
func (e *examination[Pos]) playAlone(random *rand.Rand) {
	for _, from := range spread(e.positions[:e.given], mostTried) {
		for who := cgt.Left; who <= cgt.Right; who++ {
			for _, first := range []cgt.Player{who, who.Opponent()} {
				if len(e.unending) == 2*mostTried {
					return
				}
				next := first
				play := randomPlay(from, e.Explore, true, random, func(p Pos, _ bool) []Pos {
					if !isItself(p) {
						e.strange = &p
						return nil
					}
					mover := next
					next = who
					if m := e.moves[p]; m != nil {
						return m[mover]
					}
					return e.askOne(p, mover)
				})
				if e.strange != nil {
					return
				}
				play.begins, play.kind = nil, fmt.Sprintf(" of %v alone", who)
				if first != who {
					play.kind += fmt.Sprintf(", after a move of %v,", first)
				}
				if !play.ended {
					e.unending = append(e.unending, play)
				}
			}
		}
	}
}

// stages returns the laws that apply to the rules.
func (e *examination[Pos]) stages() []stage {
	const contract = "package cgt, Ruleset"
	contracts := stage{laws: []rulesetLaw{
		{"capabilities", "what looks like an optional capability is one: a method of that name has its signature", contract, e.checkCapabilities},
		{"deterministic", "asked twice, the rules give the same moves in the same order", contract, e.checkDeterministic},
		{"append", "AppendMoves appends to dst, with spare capacity and without, does not change or read what is in it, and does not keep it", contract, e.checkAppend},
	}}
	more := stage{laws: []rulesetLaw{
		{"concurrent", "asked by several goroutines at once, the rules give the same moves", contract, e.checkConcurrent},
	}}
	if e.impartial {
		more.laws = append(more.laws, rulesetLaw{"impartial", "in an ImpartialRuleset both players have the same moves", "package cgt, ImpartialRuleset", e.checkImpartial})
	}
	if e.normalizer != nil {
		more.laws = append(more.laws, rulesetLaw{"normalizer-idempotent", "a representative represents itself, not swapped", "package cgt, Normalizer", e.checkIdempotent})
	}
	if e.Loopy {
		return []stage{contracts, more}
	}
	// The laws that say most about the cause come first.
	values, variant := stage{needValues: true}, stage{needValues: true}
	if e.decomposer != nil {
		values.laws = append(values.laws,
			rulesetLaw{"decomposer", "the value of a position is the sum of the values of its parts", "package cgt, Decomposer", e.checkDecomposer},
			rulesetLaw{"decomposer-play", "whoever moves first in a position minus its parts loses", "package cgt, Decomposer; Dubna notes, definition 7", e.checkDecomposerPlay})
	}
	if e.normalizer != nil {
		values.laws = append(values.laws,
			rulesetLaw{"normalizer", "the value of a position is that of its representative, or the negative of it if the players are swapped", "package cgt, Normalizer", e.checkNormalizer},
			rulesetLaw{"normalizer-misere", "who wins in misère play is who wins it by the moves alone, for a representative is played alike", "package cgt, Normalizer", e.checkMisere})
	}
	if e.valuer != nil {
		values.laws = append(values.laws, rulesetLaw{"valuer", "a value that is known is the value that the moves give", "package surreal, Valuer", e.checkValuer})
	}
	if e.nimValuer != nil {
		values.laws = append(values.laws, rulesetLaw{"nim-valuer", "a nim-value that is known is the value that the moves give", "package nim, Valuer", e.checkNimValuer})
	}
	if e.impartial {
		values.laws = append(values.laws, rulesetLaw{"nim-value", "under impartial rules a position is worth the nimber that nim.Solver finds", "Dubna notes, theorem 2.4", e.checkNimValue})
	}
	values.laws = append(values.laws,
		rulesetLaw{"same-value", "optional capabilities change no value, and play among parts and representatives ends from given positions", contract, e.checkSameValue},
		rulesetLaw{"outcome", "who wins by search is who wins by the value", "Dubna notes, definition 5", e.checkOutcome},
		rulesetLaw{"negative", "with the players exchanged, the value is the negative", "Dubna notes, definition 6", e.checkNegative},
		rulesetLaw{"verify", "what the solvers found passes their own verification", "packages cgt and surreal, Solver", e.checkVerify})
	if !e.impartial && (e.decomposer != nil || e.normalizer != nil || e.twin != nil) {
		// What is wrong in play of both players is wrong in the variant too.
		variant.laws = append(variant.laws, rulesetLaw{"impartial-variant", "where both players have the moves of both, optional capabilities change no nim-value", "package cgt, Impartial and Twin", e.checkVariant})
	}
	stages := []stage{contracts, more, {laws: []rulesetLaw{e.finite()}}, values}
	if len(variant.laws) > 0 {
		stages = append(stages, variant)
	}
	return stages
}

// finite returns the law that play ends. It looks for values too, which may take it farther than the positions looked
// at.
func (e *examination[Pos]) finite() rulesetLaw {
	return rulesetLaw{"finite", "no play comes back to where it was, in whatever order the players move", "Dubna notes, definition 1", func(f *faults) {
		if e.checkFinite(f); f.n == 0 {
			e.findValues(f)
		}
		for _, play := range e.unending {
			if play.isLoop && f.n == 0 { // too long for a search to come to its end
				f.add(play.at, "%v", play)
			}
		}
	}}
}

// findValues finds values of positions. If it meets a loop, which begins after the positions looked at, it adds a
// fault.
func (e *examination[Pos]) findValues(f *faults) {
	values := map[Pos]surreal.Game{}
	tried := map[Pos]bool{}
	// find reports whether it is not too much to find the value of p.
	find := func(p Pos) bool {
		tried[p] = true
		g, err := e.value(p)
		switch {
		case err == nil:
			values[p] = g
			return true
		case !errors.Is(err, cgt.ErrLimit):
			f.add(p, "%v", err)
		}
		return false
	}
	for _, p := range e.positions[:e.given] {
		if find(p); f.n > 0 {
			return
		}
	}
	// What follows from a given position with a value has one too, even if larger ones are given beside it.
	for _, p := range e.after(values) {
		if find(p); f.n > 0 {
			return
		}
	}
	// Of the others, the values of the last ones are found most easily. If more is too much, some of those before them
	// may be small as well.
	findSome := func(last []Pos) {
		failures := 0
		for _, p := range slices.Backward(last) {
			if failures == mostFailures || f.n > 0 {
				break
			}
			if !tried[p] && !find(p) {
				failures++
			}
		}
		rest := slices.DeleteFunc(slices.Clone(last), func(p Pos) bool { return tried[p] })
		for _, p := range slices.Backward(spread(rest, mostSpread)) {
			if f.n == 0 {
				find(p)
			}
		}
	}
	findSome(e.positions[e.given:])
	pieces := e.pieces(values)
	if findSome(pieces); f.n > 0 {
		return
	}
	e.addHard(values)
	e.values, e.tried = values, len(tried)
	e.valued, e.valuedGiven = nil, 0
	for _, p := range slices.Backward(pieces) {
		if _, ok := values[p]; ok {
			e.valued = append(e.valued, p)
		}
	}
	for i, p := range slices.Backward(e.positions) {
		if _, ok := values[p]; !ok {
			continue
		}
		if e.valued = append(e.valued, p); i < e.given {
			e.valuedGiven++
		}
	}
}

// mostPieces is the largest number of parts and representatives that are looked at besides the positions.
const mostPieces = 200

// pieces returns parts and representatives of positions that are not among those looked at and have no value yet: those
// of positions near the end of play come last. In play from large positions one meets them hardly ever, although much
// depends on them.
func (e *examination[Pos]) pieces(values map[Pos]surreal.Game) []Pos {
	var list []Pos
	isMet := map[Pos]bool{}
	add := func(p Pos) {
		if len(list) == mostPieces || !isItself(p) || isMet[p] || e.moves[p] != nil {
			return
		}
		if _, ok := values[p]; !ok {
			isMet[p] = true
			list = append(list, p)
		}
	}
	for _, p := range slices.Backward(e.positions) {
		if e.decomposer != nil {
			for _, q := range e.decomposer.AppendParts(nil, p) {
				add(q)
			}
		}
		if e.normalizer != nil {
			add(normalized(e.normalizer, p).p)
		}
	}
	slices.Reverse(list)
	return list
}

// sortByEnds sorts the positions that are not given so that each comes before all that follow it, if play ends. So the
// values are easy to find from the last one on.
func (e *examination[Pos]) sortByEnds() {
	type step struct {
		p     Pos
		moves []Pos // those that are not followed yet
	}
	var path []step
	place := map[Pos]int{} // in which order they are left
	isMet := map[Pos]bool{}
	enter := func(p Pos) {
		if !isMet[p] {
			isMet[p] = true
			path = append(path, step{p, slices.Concat(e.moves[p][cgt.Left], e.moves[p][cgt.Right])})
		}
	}
	for _, p := range e.positions {
		enter(p)
		for len(path) > 0 {
			last := &path[len(path)-1]
			if n := len(last.moves); n > 0 {
				q := last.moves[n-1]
				last.moves = last.moves[:n-1]
				enter(q)
				continue
			}
			place[last.p] = len(place)
			path = path[:len(path)-1]
		}
	}
	slices.SortFunc(e.positions[e.given:], func(p, q Pos) int { return cmp.Compare(place[q], place[p]) })
}

// addHard adds the values of given positions that took too much to be found if those of all moves have been found
// since.
func (e *examination[Pos]) addHard(values map[Pos]surreal.Game) {
	c := surreal.Calculator{Limits: limitsOfValue(e.Search)}
	for found := true; found; {
		found = false
		for _, p := range e.positions[:e.given] {
			if _, ok := values[p]; ok {
				continue
			}
			left, isLeft := valuesOf(e.moves[p][cgt.Left], values)
			right, isRight := valuesOf(e.moves[p][cgt.Right], values)
			if !isLeft || !isRight {
				continue
			}
			if g, err := c.New(context.Background(), left, right); err == nil {
				values[p] = g
				found = true
			}
		}
	}
}

// valuesOf returns the values of positions; ok is false if one is not known.
func valuesOf[Pos comparable](positions []Pos, values map[Pos]surreal.Game) (games []surreal.Game, ok bool) {
	for _, p := range positions {
		g, ok := values[p]
		if !ok {
			return nil, false
		}
		games = append(games, g)
	}
	return games, true
}

// after returns those of the positions that follow from given ones with a value, and are not given.
func (e *examination[Pos]) after(values map[Pos]surreal.Game) []Pos {
	var list []Pos
	isMet := map[Pos]bool{}
	for _, p := range e.positions[:e.given] {
		isMet[p] = true
		if _, ok := values[p]; ok {
			list = append(list, p)
		}
	}
	given := len(list)
	for i := 0; i < len(list); i++ {
		for _, moves := range e.moves[list[i]] {
			for _, q := range moves {
				if !isMet[q] && e.moves[q] != nil {
					isMet[q] = true
					list = append(list, q)
				}
			}
		}
	}
	return list[given:]
}

// mostSpread is the number of positions at which one looks between those that are given and those nearest to the end of
// play.
const mostSpread = 20

// prepare finds the values if the stage needs them.
func (e *examination[Pos]) prepare(s stage) error {
	if !s.needValues {
		return nil
	}
	if e.values == nil { // the law that play ends was not asked for
		law := e.finite()
		law.check = e.findValues
		if err := law.broken(); err != nil {
			return err
		}
	}
	if len(e.valued) == 0 {
		advice := "start from smaller positions or set Suite.Search"
		if len(e.unending) > 0 {
			advice = fmt.Sprintf("%v, so see that play ends, or ", e.unending[0]) + advice
		}
		return fmt.Errorf("cgttest: outcomes and values were not checked: to find the value of %s, or of any of the %d that were tried of the %d positions looked at, takes more than %d positions, or too many steps; %s",
			show(e.positions[0]), e.tried, len(e.positions), e.Search, advice)
	}
	return nil
}

// enough returns an error if play may have no end. If there are no values, prepare has said so.
func (e *examination[Pos]) enough() error {
	if e.Loopy {
		return nil
	}
	for _, l := range e.unending {
		if _, ok := e.values[l.from]; !ok {
			return l.unchecked("Suite")
		}
	}
	return nil
}

// mostFailures is the number of positions with too many others after them that one has to meet to
// give up.
const mostFailures = 5

// value returns the value of p by the moves alone.
func (e *examination[Pos]) value(p Pos) (surreal.Game, error) {
	return valueIn(&e.solver, e.plain, e.Search, p)
}

// limitsOfValue returns how much it may take to find a value if one may look at so many positions. A move is some
// hundred steps.
func limitsOfValue(search int) surreal.Limits {
	const each = 1000
	return surreal.Limits{Positions: search, Steps: min(search, math.MaxInt/each) * each}
}

// valueIn returns the value of p. The solver is kept from one call to the next for as long as it is not full.
func valueIn[Pos comparable](s **surreal.Solver[Pos], rules cgt.Ruleset[Pos], search int, p Pos) (surreal.Game, error) {
	fresh := func() *surreal.Solver[Pos] {
		return &surreal.Solver[Pos]{Rules: rules, Limits: limitsOfValue(search)}
	}
	return askKept(s, fresh, func(s *surreal.Solver[Pos]) (surreal.Game, error) { return s.Value(context.Background(), p) })
}

// askKept asks the solver that is kept, and if it is full a fresh one, which is kept then.
func askKept[S, V any](kept **S, fresh func() *S, ask func(*S) (V, error)) (V, error) {
	used := *kept != nil
	if !used {
		*kept = fresh()
	}
	v, err := ask(*kept)
	if used && errors.Is(err, cgt.ErrLimit) {
		*kept = fresh()
		v, err = ask(*kept)
	}
	return v, err
}

// coverage says how much was checked.
func (e *examination[Pos]) coverage() string {
	var b strings.Builder
	b.WriteString(coverageOf(len(e.positions), e.complete))
	if e.normalizer != nil && e.represented > 0 {
		fmt.Fprintf(&b, "; %s", plural.Of(e.represented, "has another representative", "have another representative"))
	}
	if e.values == nil {
		return b.String()
	}
	fmt.Fprintf(&b, "; %s", plural.Of(len(e.valued), "has a value that was checked", "have values that were checked"))
	if large := e.given - e.valuedGiven; large > 0 {
		fmt.Fprintf(&b, ", but not %s, from which too many can be reached or whose values take too many steps", plural.Of(large, "given position", "given positions"))
	}
	if e.decomposer != nil {
		fmt.Fprintf(&b, "; %s into parts, %s played out", plural.Of(e.split, "splits", "split"), plural.Of(e.searched, "of which was", "of which were"))
	}
	if e.tooLarge > 0 {
		fmt.Fprintf(&b, "; not checked because they are too large: the parts or the representatives of %s", plural.Of(e.tooLarge, "position", "positions"))
	}
	if e.valuer != nil || e.nimValuer != nil {
		fmt.Fprintf(&b, "; the rules know %s", plural.Of(e.known, "value", "values"))
	}
	return b.String()
}

// coverageOf says at how many positions a suite has looked.
func coverageOf(n int, complete bool) string {
	switch {
	case !complete:
		return fmt.Sprintf("looked at %s, but there are more", plural.Of(n, "position", "positions"))
	case n == 1:
		return "looked at the only position there is"
	}
	return fmt.Sprintf("looked at all %d positions", n)
}
