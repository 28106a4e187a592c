package cgttest

import (
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

// Law is a statement about games that is true of all of them. [Laws] returns the laws there are.
//
// Where the statement is about games of one kind, a game of another kind stands for one that is made of
// it, and a game of the kind for itself. So every law can be checked on every game, and says
// something about it. The letters tell the kind:
//
//	g h k   any games
//	x y z   numbers; of a game that is no number, its Left stop
//	*m *n   nimbers; of another game, a small one made of the numbers of its options
//	i j     all-small games; of another game, what is left when all numbers in it are made 0
//	{x|y}   a switch, x > y; of a game, its stops, where x is raised by 1 if they are equal
//
// Statements that go through the options of games say nothing about games with very many, such as *1000, nor do they if
// they need games with very many on the way, or if a product or a heated game takes very many steps to be found.
type Law struct {
	// Name is a short name, as "add-associative".
	Name string
	// Statement is the law itself, in the notation of the field.
	Statement string
	// Source says where the law comes from: author, work, and place in it.
	Source string
	// Arity is the number of games that the law is about, 1, 2 or 3.
	Arity int

	check func(a arithmetic, g, h, k surreal.Game) error
}

// Check checks the law on the first Arity of the given games, in the order in which the statement names
// them. If the law does not hold, the error is a [*LawError]. Check panics if there are too few games.
func (l Law) Check(games ...surreal.Game) error { return l.checkIn(surrealArithmetic, games) }

func (l Law) checkIn(a arithmetic, games []surreal.Game) error {
	if len(games) < l.Arity {
		panic(fmt.Errorf("cgttest: the law %s is about %d games, not %d", l.Name, l.Arity, len(games)))
	}
	var three [3]surreal.Game
	copy(three[:], games[:l.Arity])
	found := l.check(a, three[0], three[1], three[2])
	if found == nil {
		return nil
	}
	var on []string
	for i, g := range games[:l.Arity] {
		on = append(on, fmt.Sprintf("%c = %s", "ghk"[i], show(g)))
	}
	return &LawError{Law: l.Name, Statement: l.Statement, Source: l.Source, On: strings.Join(on, ", "), Found: found.Error()}
}

// LawError says that a law is broken: one of values, by [Law.Check], or one of rulesets, by [TestRuleset].
type LawError struct {
	Law       string // its name
	Statement string // what should be true
	Source    string // who says so
	On        string // the games or positions where it is not
	Found     string // what is true instead
}

// Error returns the message in one line.
func (e *LawError) Error() string {
	return fmt.Sprintf("cgttest: %s: %s [%s]\n\ton %s\n\tfound %s", e.Law, e.Statement, e.Source, e.On, e.Found)
}

// Laws returns the laws of values: every [surreal.Game], all pairs and all triples of games satisfy them. They are laws
// of the group of games and its order, of canonical forms and their text, of stops, numbers, nimbers, infinitesimals,
// switches, temperature, and the other operations. The order is that of simplicity, more or less.
func Laws() []Law {
	return slices.Concat(groupLaws, orderLaws, canonicalLaws, textLaws, stopLaws, numberLaws, nimberLaws, infinitesimalLaws, switchLaws, temperatureLaws, algebraLaws)
}

// TestGames checks every law on the given games: on each game, on each pair and on each triple, the
// same game being taken more than once too. It returns one error that joins a [*LawError] for
// each law that is broken. No games are an error as well, since nothing would have been checked.
//
// There are n³ triples of n games, so some ten games are as many as one should take.
func TestGames(games ...surreal.Game) error { return testGamesIn(surrealArithmetic, Laws(), games) }

func testGamesIn(a arithmetic, laws []Law, games []surreal.Game) error {
	if len(games) == 0 {
		return errors.New("cgttest: TestGames: no games, so nothing was checked")
	}
	var broken []error
	for _, law := range laws {
		for tuple := range tuples(games, law.Arity) {
			if err := law.checkIn(a, tuple); err != nil {
				broken = append(broken, err)
				break
			}
		}
	}
	return errors.Join(broken...)
}

// tuples walks all tuples of n of the given games. The slice is the same every time.
func tuples(games []surreal.Game, n int) iter.Seq[[]surreal.Game] {
	return func(yield func([]surreal.Game) bool) {
		tuple := make([]surreal.Game, n)
		var fill func(i int) bool
		fill = func(i int) bool {
			if i == n {
				return yield(tuple)
			}
			for _, g := range games {
				tuple[i] = g
				if !fill(i + 1) {
					return false
				}
			}
			return true
		}
		fill(0)
	}
}

// same returns an error if the games are different; left and right name them.
func same(left string, g surreal.Game, right string, h surreal.Game) error {
	if g == h {
		return nil
	}
	return fmt.Errorf("%s = %s, but %s = %s", left, show(g), right, show(h))
}

// first returns the first of several errors, in a law with several parts.
func first(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// related returns an error if the relation of g to h is not the one that is wanted.
func (a arithmetic) related(left string, g surreal.Game, want surreal.Rel, right string, h surreal.Game) error {
	if r := a.rel(g, h); r != want {
		return fmt.Errorf("%s %v %s, where %s = %s and %s = %s", left, r, right, left, show(g), right, show(h))
	}
	return nil
}

// holds returns an error if the statement is false.
func holds(ok bool, format string, args ...any) error {
	if ok {
		return nil
	}
	for i, v := range args {
		switch v.(type) {
		case surreal.Game, surreal.Dyadic:
			args[i] = show(v)
		}
	}
	return fmt.Errorf(format, args...)
}

// arithmetic is what the laws are about. The tests put a wrong function in the place of one of these to see
// that some law is broken by it.
type arithmetic struct {
	make          func(left, right []surreal.Game) surreal.Game
	options       func(g surreal.Game, who cgt.Player) iter.Seq[surreal.Game]
	add, sub      func(g, h surreal.Game) surreal.Game
	neg           func(g surreal.Game) surreal.Game
	mul           func(g surreal.Game, n int64) surreal.Game
	sum           func(...surreal.Game) surreal.Game
	rel           func(g, h surreal.Game) surreal.Rel
	le, ge        func(g, h surreal.Game) bool
	lt, gt        func(g, h surreal.Game) bool
	confused      func(g, h surreal.Game) bool
	equal         func(g, h surreal.Game) bool
	isZero        func(g surreal.Game) bool
	outcome       func(g surreal.Game) cgt.Outcome
	compare       func(g, h surreal.Game) int
	leftStop      func(g surreal.Game) surreal.Dyadic
	rightStop     func(g surreal.Game) surreal.Dyadic
	birthday      func(g surreal.Game) surreal.Dyadic
	tree          func(g surreal.Game, max int) (cgt.Tree, error)
	fromTree      func(t cgt.Tree) surreal.Game
	text          func(g surreal.Game) string
	parse         func(s string) (surreal.Game, error)
	marshal       func(g surreal.Game) ([]byte, error)
	isNumber      func(g surreal.Game) bool
	number        func(g surreal.Game) (surreal.Dyadic, bool)
	nimber        func(g surreal.Game) (nim.Nimber, bool)
	numberUpStar  func(g surreal.Game) (x, n surreal.Dyadic, m nim.Nimber, ok bool)
	fromNumber    func(x surreal.Dyadic) surreal.Game
	fromNimber    func(n nim.Nimber) surreal.Game
	up            func(n int64) surreal.Game
	switchOf      func(x surreal.Game) surreal.Game
	tiny          func(g surreal.Game) surreal.Game
	addNumbers    func(x, y surreal.Dyadic) surreal.Dyadic
	compareNumber func(x, y surreal.Dyadic) int
	thermograph   func(g surreal.Game) surreal.Thermograph
	wall          func(th surreal.Thermograph, who cgt.Player) surreal.Wall
	cool          func(g surreal.Game, t surreal.Dyadic) (surreal.Game, bool)
	freeze        func(g surreal.Game) surreal.Game
	heat          func(g, t surreal.Game) surreal.Game

	overheat       func(g, s, t surreal.Game) surreal.Game
	ordinal        func(games ...surreal.Game) surreal.Game
	subordinate    func(g, b surreal.Game) (surreal.Game, bool)
	pow, powTo     func(g surreal.Game, x surreal.Dyadic) (surreal.Game, bool)
	uptimal        func(g surreal.Game) (surreal.Uptimal, bool)
	companion      func(g surreal.Game) surreal.Game
	norton, times  func(g, h surreal.Game) surreal.Game
	incentives     func(g surreal.Game, players ...cgt.Player) []surreal.Game
	atomicWeight   func(g surreal.Game) (surreal.Game, bool)
	reduced        func(g surreal.Game) surreal.Game
	between        func(i surreal.Interval) (surreal.Dyadic, bool)
	confusion      func(g surreal.Game) (surreal.Interval, bool)
	sumThermograph func(games ...surreal.Game) surreal.Thermograph
	parity, temper func(g surreal.Game) surreal.Parity
	numStops       func(g surreal.Game, most uint64) (uint64, bool)
	followers      func(g surreal.Game) iter.Seq[surreal.Game]
}

var surrealArithmetic = arithmetic{
	make:          surreal.New,
	options:       surreal.Game.Options,
	add:           surreal.Game.Add,
	sub:           surreal.Game.Sub,
	neg:           surreal.Game.Neg,
	mul:           surreal.Game.Mul,
	sum:           surreal.Sum,
	rel:           surreal.Game.Rel,
	le:            surreal.Game.Le,
	ge:            surreal.Game.Ge,
	lt:            surreal.Game.Lt,
	gt:            surreal.Game.Gt,
	confused:      surreal.Game.Confused,
	equal:         surreal.Game.Equal,
	isZero:        surreal.Game.IsZero,
	outcome:       surreal.Game.Outcome,
	compare:       surreal.CompareStructure,
	leftStop:      surreal.Game.LeftStop,
	rightStop:     surreal.Game.RightStop,
	birthday:      surreal.Game.Birthday,
	tree:          surreal.Game.Tree,
	fromTree:      surreal.FromTree,
	text:          surreal.Game.String,
	parse:         surreal.Parse,
	marshal:       surreal.Game.MarshalText,
	isNumber:      surreal.Game.IsNumber,
	number:        surreal.Game.Number,
	nimber:        surreal.Game.Nimber,
	numberUpStar:  surreal.Game.NumberUpStar,
	fromNumber:    surreal.FromDyadic,
	fromNimber:    surreal.Nimber,
	up:            surreal.Up,
	switchOf:      surreal.Switch,
	tiny:          surreal.Tiny,
	addNumbers:    surreal.Dyadic.Add,
	compareNumber: surreal.Dyadic.Compare,
	thermograph:   surreal.Game.Thermograph,
	wall:          surreal.Thermograph.Wall,
	cool:          surreal.Game.Cool,
	freeze:        surreal.Game.Freeze,
	heat:          surreal.Game.Heat,

	overheat:       surreal.Game.Overheat,
	ordinal:        surreal.OrdinalSum,
	subordinate:    surreal.Game.Subordinate,
	pow:            surreal.Game.Pow,
	powTo:          surreal.Game.PowTo,
	uptimal:        surreal.Game.Uptimal,
	companion:      surreal.Game.Companion,
	norton:         surreal.Game.Norton,
	times:          surreal.Game.Times,
	incentives:     surreal.Game.Incentives,
	atomicWeight:   surreal.Game.AtomicWeight,
	reduced:        surreal.Game.Reduced,
	between:        surreal.Interval.Simplest,
	confusion:      surreal.Game.ConfusionInterval,
	sumThermograph: surreal.SumThermograph,
	parity:         surreal.Game.Parity,
	temper:         surreal.Game.Temper,
	numStops:       surreal.Game.NumStops,
	followers:      surreal.Game.Followers,
}

// zero is the game 0.
var zero surreal.Game

// left and right return the options of a game.
func (a arithmetic) left(g surreal.Game) []surreal.Game {
	return slices.Collect(a.options(g, cgt.Left))
}

func (a arithmetic) right(g surreal.Game) []surreal.Game {
	return slices.Collect(a.options(g, cgt.Right))
}

// mostOptions is the number of options of one player from which on laws do not go through them.
const mostOptions = 32

// fewOptions reports whether g itself has not so many.
func fewOptions(g surreal.Game) bool {
	return g.NumOptions(cgt.Left) < mostOptions && g.NumOptions(cgt.Right) < mostOptions
}

// soon reports whether the arithmetic is done in so few steps that laws may ask for it. Games with a dozen positions
// each may have a Conway product that is not found in ten minutes, and a game with many nimbers in it, heated by a
// number of a thousand digits, takes minutes.
func soon(compute func(c *surreal.Calculator) error) bool {
	const steps = 1 << 20
	return !errors.Is(compute(&surreal.Calculator{Limits: surreal.Limits{Steps: steps}}), cgt.ErrLimit)
}

// few reports whether no position of any of the games has so many options, so that laws may go through
// them and make games of them.
func few(games ...surreal.Game) bool {
	seen := map[surreal.Game]bool{}
	var fewIn func(g surreal.Game) bool
	fewIn = func(g surreal.Game) bool {
		if _, _, m, ok := g.NumberUpStar(); ok {
			return m < mostOptions
		}
		if seen[g] {
			return true
		}
		seen[g] = true
		for who := cgt.Left; who <= cgt.Right; who++ {
			if g.NumOptions(who) >= mostOptions {
				return false
			}
			for o := range g.Options(who) {
				if !fewIn(o) {
					return false
				}
			}
		}
		return true
	}
	for _, g := range games {
		if !fewIn(g) {
			return false
		}
	}
	return true
}
