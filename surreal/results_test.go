package surreal

import "testing"

// What an operation has found for the positions of a game is not worked out again, and no more is kept than is allowed.
func TestResultsAreKept(t *testing.T) {
	g := MustParse("{3||2|1,{5/2|-1}|||{0|-2},{1||-1|-5/2}}")
	for name, f := range map[string]func(e *engine, g Game) Game{
		"cool":      func(e *engine, g Game) Game { return e.cool(g, NewDyadic(1, 2)) },
		"heat":      func(e *engine, g Game) Game { return e.heat(g, Nimber(1)) },
		"overheat":  func(e *engine, g Game) Game { return e.overheat(g, Up(1), Nimber(1)) },
		"norton":    func(e *engine, g Game) Game { return e.norton(g, Up(1)) },
		"reduced":   (*engine).reduced,
		"companion": (*engine).companion,
	} {
		e := new(engine)
		want := f(e, g)
		kept := len(e.results)
		if kept == 0 {
			t.Errorf("%s: nothing is kept", name)
		}
		for h := range g.Followers() {
			if got := f(e, h); got != f(new(engine), h) {
				t.Errorf("%s: %v of %v", name, got, h)
			}
		}
		if len(e.results) != kept || f(e, g) != want {
			t.Errorf("%s: %d results of all followers, %d were kept", name, len(e.results), kept)
		}
		e.forget(kept)
		if len(e.results) != kept {
			t.Errorf("%s: %d of %d results are forgotten", name, kept-len(e.results), kept)
		}
		if e.forget(kept - 1); len(e.results) > 0 {
			t.Errorf("%s: %d results are kept", name, len(e.results))
		}
	}
}
