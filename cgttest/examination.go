package cgttest

import (
	"errors"
	"fmt"
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

	first        firstAnswers[Pos] // of moves those of Left and of Right
	positions    []Pos             // those looked at
	given        int               // the number of them that are given; they come first
	moves        map[Pos]*[2][]Pos
	early        map[Pos]*[2][]Pos     // the moves from positions that are not looked at unless a play comes there
	standIns     map[Pos]standIns[Pos] // if there are such capabilities
	complete     bool                  // they are all there are
	unending     []play[Pos]           // those that were tried and did not end
	guard        textGuard[Pos]
	searchGrowth int   // by how many bytes texts have grown in a search, or in one in which they grew too long
	refused      error // why a position is not looked at, so that no law is, or nil

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
	at   []any
	what []func(*lookalikes) string
}

func (f *faults) add(at any, format string, args ...any) {
	if f.n++; f.n <= 3 {
		f.at = append(f.at, at)
		f.what = append(f.what, func(among *lookalikes) string {
			for i, arg := range args {
				if p, ok := arg.(interface{ named(*lookalikes) string }); ok {
					args[i] = p.named(among)
				}
			}
			return fmt.Sprintf(format, args...)
		})
	}
}

// orElse takes other faults if there are none.
func (f *faults) orElse(others faults) {
	if f.n == 0 {
		*f = others
	}
}

func (l rulesetLaw) broken(e examined) error {
	var f faults
	l.check(&f)
	if f.n == 0 {
		return nil
	}
	alike := e.lookalikes()
	var found []string
	for i, at := range f.at {
		found = append(found, fmt.Sprintf("at %s: %s", alike.name(at), f.what[i](alike)))
	}
	if more := f.n - len(f.at); more > 0 {
		found = append(found, fmt.Sprintf("%d more like these", more))
	}
	return &LawError{Law: l.name, Statement: l.statement, Source: l.source, On: alike.name(f.at[0]), Found: strings.Join(found, "\n\tand ") + alike.note}
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
	e := &examination[Pos]{Suite: s, plain: Plain(s.Rules), guard: textGuard[Pos]{given: longest(s.Positions)}, unanswered: unanswered, moves: map[Pos]*[2][]Pos{}, standIns: map[Pos]standIns[Pos]{}}
	_, e.impartial = s.Rules.(cgt.ImpartialRuleset[Pos])
	e.decomposer, _ = s.Rules.(cgt.Decomposer[Pos])
	e.normalizer, _ = s.Rules.(cgt.Normalizer[Pos])
	e.valuer, _ = s.Rules.(surreal.Valuer[Pos])
	e.nimValuer, _ = s.Rules.(nim.Valuer[Pos])
	e.twin, _ = s.Rules.(cgt.Twin[Pos])
	first := firstQuestions[Pos]{from: s.Positions, explore: s.Explore, moves: []list[Pos]{e.movesOf(cgt.Left), e.movesOf(cgt.Right)}, unanswered: unanswered}
	first.hear = func(p Pos, ask asking[Pos], movesFirst bool) ([]Pos, int, recheck) {
		first := e.hear(p, ask, movesFirst)
		moves := slices.Concat(first.lists[:2]...)
		return moves, len(moves) + len(first.lists[2]), func(f *faults) bool { return e.answer(p).compare(f, p, first, notTheFirstTime) }
	}
	e.first = first.ask()
	if e.explore(); e.refused != nil {
		return nil, e.refused
	}
	if err := e.growingParts(); err != nil {
		return nil, fmt.Errorf("cgttest: nothing was checked, since %w", err)
	}
	return e, nil
}

// stages returns the laws that apply to the rules.
func (e *examination[Pos]) stages() []stage {
	const contract = "package cgt, Ruleset"
	contracts := stage{laws: []rulesetLaw{
		{"capabilities", "what looks like an optional capability is one: a method of that name has its signature", contract, e.checkCapabilities},
		{"deterministic", "asked twice, the rules give the same answers, and the moves in the same order", contract, e.checkDeterministic},
		{"append", "AppendMoves and AppendParts append to dst, with spare capacity and without, do not change or read what is in it, and do not keep it", contract, e.checkAppend},
	}}
	more := stage{laws: []rulesetLaw{
		{concurrent, "asked by several goroutines at once, the rules give the same answers", contract, e.checkConcurrent},
		e.first.law(contract),
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
			rulesetLaw{"normalizer-tree", "a position has the game tree of its representative, or that with the players exchanged if they are swapped", "package cgt, Normalizer", e.checkSameTree})
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

// prepare finds the values if the stage needs them.
func (e *examination[Pos]) prepare(s stage) error {
	if !s.needValues {
		return nil
	}
	if e.values == nil { // the law that play ends was not asked for
		law := e.finite()
		law.check = e.findValues
		if err := law.broken(e); err != nil {
			return err
		}
	}
	if len(e.valued) == 0 {
		advice := "see that play ends, start from smaller positions, or set Suite.Search"
		if len(e.unending) > 0 {
			advice = fmt.Sprintf("%v; ", e.unending[0]) + advice
		}
		return fmt.Errorf("cgttest: outcomes and values were not checked: to find the value of %s, or of any of the %d that were tried of the %d positions looked at, takes more than %d positions, or too many steps%s; %s",
			show(e.positions[0]), e.tried, len(e.positions), e.Search, orText(e.unending, e.Explore), advice)
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

func (e *examination[Pos]) lookalikes() *lookalikes { return lookalikesAmong(e.positions, e.valued) }

// coverage says how much was checked.
func (e *examination[Pos]) coverage() string {
	var b strings.Builder
	b.WriteString(coverageOf(len(e.positions), e.complete))
	if e.complete && len(e.positions) == e.given && !slices.ContainsFunc(e.positions, e.hasMoves) {
		b.WriteString(", and nobody has a move")
	}
	b.WriteString(e.oddity())
	if e.normalizer != nil && e.represented > 0 {
		fmt.Fprintf(&b, "; %s", plural.Of(e.represented, "has another representative", "have another representative"))
	}
	if e.values == nil {
		return b.String()
	}
	fmt.Fprintf(&b, "; %s", plural.Of(len(e.valued), "has a value that was checked", "have values that were checked"))
	besides := 0
	for _, p := range e.valued {
		if e.moves[p] == nil {
			besides++
		}
	}
	if besides > 0 {
		fmt.Fprintf(&b, ", %d of them met only as parts or representatives", besides)
	}
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

// oddity says what moves all positions have that were looked at, if that is so in few games, but where the rules forget
// a player: then they are those of another game, and keep all laws.
func (e *examination[Pos]) oddity() string {
	var has [2]bool
	areSame := true
	for _, p := range e.positions {
		moves := e.moves[p]
		for who := range has {
			has[who] = has[who] || len(moves[who]) > 0
		}
		for who := cgt.Left; areSame && who <= cgt.Right; who++ {
			_, isOwn := e.ownMove(p, who)
			areSame = !isOwn
		}
	}
	switch {
	case areSame && !e.impartial && has[cgt.Left]:
		return "; everywhere both players have the same moves, and no method Impartial says so"
	case has[cgt.Left] && !has[cgt.Right]:
		return "; Right never has a move"
	case has[cgt.Right] && !has[cgt.Left]:
		return "; Left never has a move"
	}
	return ""
}

func (e *examination[Pos]) hasMoves(p Pos) bool {
	return len(e.moves[p][cgt.Left])+len(e.moves[p][cgt.Right]) > 0
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
