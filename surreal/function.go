package surreal

import (
	"errors"
	"math"
	"slices"
	"strconv"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/plural"
)

// function is an operation that expressions call by its name. It takes at least so many arguments, and, if most is not
// 0, at most so many.
type function struct {
	name        string
	least, most int
	apply       func(e *engine, gs []Game) (Game, error)
}

// Errors of functions.
var (
	errNoTemperature = errors.New("want a number that is at least -1 for the temperature")
	errNotAtomic     = errors.New("this game has no atomic weight")
	errNoPower       = errors.New("powers are of games {0|h}, for numbers that are at least 1")
	errNoPowerTo     = errors.New("want a number that is at least 0")
	errNoSubordinate = errors.New("the first game is no ordinal sum of the second and another")
	errNotBetween    = errors.New("want two numbers, the smaller one first")
	errTooMany       = errors.New("the number is too large to be counted")
)

// functions lists them in the order of their names.
var functions = []function{
	{"atomicWeight", 1, 1, func(e *engine, gs []Game) (Game, error) {
		return defined(errNotAtomic)(e.atomicWeight(gs[0]))
	}},
	{"birthday", 1, 1, number(func(_ *engine, g Game) Dyadic { return g.Birthday() })},
	{"companion", 1, 1, total(func(e *engine, gs []Game) Game { return e.companion(gs[0]) })},
	{"conjunctive", 1, 0, compoundOf(cgt.Conjunctive)},
	{"continuedConjunctive", 1, 0, compoundOf(cgt.ContinuedConjunctive)},
	{"cool", 2, 2, func(e *engine, gs []Game) (Game, error) {
		t, ok := gs[1].Number()
		if !ok || t.Compare(coldest) < 0 {
			return Game{}, errNoTemperature
		}
		return e.cool(gs[0], t), nil
	}},
	{"dicoticVariant", 1, 1, variantOf(cgt.Dicotic[Game](Games{}), func(g Game) Game { return g })},
	{"followers", 1, 1, func(e *engine, gs []Game) (Game, error) {
		n := 0
		for range gs[0].Followers() {
			if n++; !e.Spend(costOfSum) {
				return Game{}, nil
			}
		}
		return Int(int64(n)), nil
	}},
	{"freeze", 1, 1, total(func(e *engine, gs []Game) Game { return e.freeze(gs[0]) })},
	{"heat", 2, 2, total(func(e *engine, gs []Game) Game { return e.heat(gs[0], gs[1]) })},
	{"impartialVariant", 1, 1, variantOf[Game](cgt.Impartial[Game](Games{}), func(g Game) Game { return g })},
	{"leftStop", 1, 1, number(func(_ *engine, g Game) Dyadic { return g.LeftStop() })},
	{"mean", 1, 1, number(func(e *engine, g Game) Dyadic { m, _ := e.meanAndTemperature(g); return m })},
	{"miny", 1, 1, total(func(e *engine, gs []Game) Game { return e.apply(prefix{op: 'm'}, gs) })},
	{"norton", 2, 2, total(func(e *engine, gs []Game) Game { return e.norton(gs[0], gs[1]) })},
	{"ordsum", 1, 0, total((*engine).ordinalSum)},
	{"overheat", 3, 3, total(func(e *engine, gs []Game) Game { return e.overheat(gs[0], gs[1], gs[2]) })},
	{"pow", 2, 2, func(e *engine, gs []Game) (Game, error) {
		x, ok := gs[1].Number()
		if !ok {
			return Game{}, errNoPower
		}
		return defined(errNoPower)(e.pow(gs[0], x))
	}},
	{"powto", 2, 2, func(e *engine, gs []Game) (Game, error) {
		x, ok := gs[1].Number()
		if !ok {
			return Game{}, errNoPowerTo
		}
		return defined(errNoPowerTo)(e.powTo(gs[0], x))
	}},
	{"reducedCanonicalForm", 1, 1, total(func(e *engine, gs []Game) Game { return e.reduced(gs[0]) })},
	{"rightStop", 1, 1, number(func(_ *engine, g Game) Dyadic { return g.RightStop() })},
	{"selective", 1, 0, compoundOf(cgt.Selective)},
	{"shortenedSelective", 1, 0, compoundOf(cgt.ShortenedSelective)},
	{"shortenedSum", 1, 0, compoundOf(cgt.ShortenedSum)},
	{"simplest", 2, 2, func(_ *engine, gs []Game) (Game, error) {
		low, lok := gs[0].Number()
		high, hok := gs[1].Number()
		x, ok := Interval{Low: low, High: high, LowOpen: true, HighOpen: true}.Simplest()
		if !lok || !hok || !ok {
			return Game{}, errNotBetween
		}
		return FromDyadic(x), nil
	}},
	{"stopCount", 1, 1, func(_ *engine, gs []Game) (Game, error) {
		n, ok := gs[0].NumStops(math.MaxUint64 - 1)
		if !ok {
			return Game{}, errTooMany
		}
		return FromDyadic(dyadicFromUint(n)), nil
	}},
	{"subordinate", 2, 2, func(e *engine, gs []Game) (Game, error) {
		return defined(errNoSubordinate)(e.subordinate(gs[0], gs[1]))
	}},
	{"temperature", 1, 1, number(func(e *engine, g Game) Dyadic { _, t := e.meanAndTemperature(g); return t })},
	{"times", 2, 2, total(func(e *engine, gs []Game) Game { return e.conway(gs[0], gs[1]) })},
	{"tiny", 1, 1, total(func(e *engine, gs []Game) Game { return e.apply(prefix{op: 't'}, gs) })},
	{"twistedVariant", 1, 1, variantOf(cgt.Twisted[Game](Games{}), func(g Game) cgt.Twist[Game] { return cgt.Twist[Game]{Pos: g} })},
}

// total makes a function of an operation that is always defined.
func total(f func(e *engine, gs []Game) Game) func(*engine, []Game) (Game, error) {
	return func(e *engine, gs []Game) (Game, error) { return f(e, gs), nil }
}

// number makes a function of an operation whose result is a number.
func number(f func(e *engine, g Game) Dyadic) func(*engine, []Game) (Game, error) {
	return func(e *engine, gs []Game) (Game, error) { return FromDyadic(f(e, gs[0])), nil }
}

// defined returns what a partial operation returns, or err where it is not defined.
func defined(err error) func(Game, bool) (Game, error) {
	return func(g Game, ok bool) (Game, error) {
		if !ok {
			return Game{}, err
		}
		return g, nil
	}
}

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

// ErrNoFunction is the error behind the [*cgt.SyntaxError] of a text in which a game should stand, and a name before a
// bracket does that is of no function and no question.
var ErrNoFunction = errors.New("surreal: there is no such function")

// function reads the name of a function and the bracket after it.
func (r *reader) function() error {
	at := r.at
	for r.at < len(r.s) && isLetter(r.s[r.at]) {
		r.at++
	}
	name := r.s[at:r.at]
	r.skipBlanks()
	bracket := r.at < len(r.s) && r.s[r.at] == '('
	i := slices.IndexFunc(functions, func(f function) bool { return f.name == name })
	_, asks := questions[name]
	switch {
	case asks && bracket:
		if len(r.frames) > 1 || r.st.Op != "" || r.top().started || r.top().wants {
			return r.fail(at, "%s is a question and stands alone", name)
		}
		return r.open(group{open: '(', at: at, function: &function{name: name, least: 1, most: 1}})
	case asks:
		return r.fail(r.at, "want '(' after the question %s, as in %[1]s(*)", name)
	case i < 0 && bracket:
		const most = 30
		return &cgt.SyntaxError{What: "game", Offset: at, Msg: "there is no function " + strconv.Quote(name[:min(len(name), most)]), Err: ErrNoFunction}
	case i < 0:
		return r.fail(at, "unexpected %q, want a game", name[:1])
	case !bracket:
		return r.fail(r.at, "want '(' after the function %s", name)
	}
	return r.open(group{open: '(', at: at, function: &functions[i]})
}

// call ends the arguments of a function at the closing bracket.
func (r *reader) call() error {
	top := r.top()
	f := top.function
	if n := len(top.items); n < f.least || f.most > 0 && n > f.most {
		want := plural.Of(f.least, "argument", "arguments")
		if f.most != f.least {
			want = "at least " + want
			if n > f.least {
				want = "at most " + plural.Of(f.most, "argument", "arguments")
			}
		}
		return r.fail(top.at, "%s takes %s, not %d", f.name, want, n)
	}
	if asks, ok := questions[f.name]; ok {
		g := top.items[0].g
		a, err := asks(r.e, g)
		if r.e.Err != nil {
			return r.stopped()
		}
		if err != nil {
			return r.fail(top.at, "%s: %v", f.name, err)
		}
		r.st = Statement{G: g, Question: f.name, answer: &a}
		r.asked = true
		return nil
	}
	args := make([]Game, len(top.items))
	for i, it := range top.items {
		args[i] = it.g
	}
	g, err := f.apply(r.e, args)
	if r.e.Err != nil { // then what is said to be undefined may not be
		return r.stopped()
	}
	if err != nil {
		return r.fail(top.at, "%s: %v", f.name, err)
	}
	r.frames = r.frames[:len(r.frames)-1]
	return r.term(g)
}
