package surreal

import (
	"errors"
	"slices"
)

// function is an operation that expressions call by its name. It takes at least so many arguments, and, if most is not 0, at
// most so many.
type function struct {
	name        string
	least, most int
	apply       func(e *engine, gs []Game) (Game, error)
}

// Errors of functions.
var (
	errNoTemperature = errors.New("want a number that is at least -1 for the temperature")
	errNotAllSmall   = errors.New("only all-small games have an atomic weight")
)

// functions lists them in the order of their names.
var functions = []function{
	{"atomicWeight", 1, 1, func(e *engine, gs []Game) (Game, error) {
		if !gs[0].IsAllSmall() {
			return Game{}, errNotAllSmall
		}
		return e.atomicWeight(gs[0]), nil
	}},
	{"birthday", 1, 1, number(func(_ *engine, g Game) Dyadic { return g.Birthday() })},
	{"cool", 2, 2, func(e *engine, gs []Game) (Game, error) {
		t, ok := gs[1].Number()
		if !ok || t.Compare(coldest) < 0 {
			return Game{}, errNoTemperature
		}
		return e.cool(gs[0], t), nil
	}},
	{"freeze", 1, 1, total(func(e *engine, gs []Game) Game { return e.freeze(gs[0]) })},
	{"heat", 2, 2, total(func(e *engine, gs []Game) Game { return e.heat(gs[0], gs[1]) })},
	{"leftStop", 1, 1, number(func(_ *engine, g Game) Dyadic { return g.LeftStop() })},
	{"mean", 1, 1, number(func(e *engine, g Game) Dyadic { m, _ := e.meanAndTemperature(g); return m })},
	{"norton", 2, 2, total(func(e *engine, gs []Game) Game { return e.norton(gs[0], gs[1]) })},
	{"ordsum", 1, 0, total((*engine).ordinalSum)},
	{"overheat", 3, 3, total(func(e *engine, gs []Game) Game { return e.overheat(gs[0], gs[1], gs[2]) })},
	{"reducedCanonicalForm", 1, 1, total(func(e *engine, gs []Game) Game { return e.reduced(gs[0]) })},
	{"rightStop", 1, 1, number(func(_ *engine, g Game) Dyadic { return g.RightStop() })},
	{"temperature", 1, 1, number(func(e *engine, g Game) Dyadic { _, t := e.meanAndTemperature(g); return t })},
	{"times", 2, 2, total(func(e *engine, gs []Game) Game { return e.conway(gs[0], gs[1]) })},
}

// total makes a function of an operation that is always defined.
func total(f func(e *engine, gs []Game) Game) func(*engine, []Game) (Game, error) {
	return func(e *engine, gs []Game) (Game, error) { return f(e, gs), nil }
}

// number makes a function of an operation whose result is a number.
func number(f func(e *engine, g Game) Dyadic) func(*engine, []Game) (Game, error) {
	return func(e *engine, gs []Game) (Game, error) { return FromDyadic(f(e, gs[0])), nil }
}

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

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
	switch {
	case i < 0 && bracket:
		const most = 30
		return r.fail(at, "there is no function %q", name[:min(len(name), most)])
	case i < 0:
		return r.fail(at, "unexpected %q, want a game", name[:1])
	case !bracket:
		return r.fail(r.at, "want '(' after the name of a function")
	}
	return r.open(group{open: '(', at: at, function: &functions[i]})
}

// call ends the arguments of a function at the closing bracket.
func (r *reader) call() error {
	top := r.top()
	f := top.function
	if n := len(top.items); n < f.least || f.most > 0 && n > f.most {
		return r.fail(top.at, "%s takes %d games, here are %d", f.name, f.least, n)
	}
	args := make([]Game, len(top.items))
	for i, it := range top.items {
		args[i] = it.g
	}
	g, err := f.apply(r.e, args)
	if err != nil {
		return r.fail(top.at, "%s: %v", f.name, err)
	}
	r.frames = r.frames[:len(r.frames)-1]
	return r.term(g)
}
