package matrixgame_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
)

func TestEquilibriaVerifyRefuses(t *testing.T) {
	g := bimatrix(t, [][]int64{{1, 1}, {0, 2}}, [][]int64{{1, 1}, {0, 2}})
	e, err := matrixgame.ExtremeEquilibria(context.Background(), g)
	if err != nil || len(e.Extreme) != 3 {
		t.Fatal(e, err)
	}
	first, second := e.Extreme[0], e.Extreme[1]
	between := matrixgame.Profile{Row: matrixgame.Pure(2, 0), Column: mixed(t, 2, 1)}
	if !g.IsEquilibrium(between) {
		t.Fatal("an equilibrium between two others is none")
	}
	for text, list := range map[string][]matrixgame.Profile{
		"every game has":               nil,
		"equilibrium 1 is not extreme": {between},
		"equilibrium 2 is not after":   {second, first},
		"player 1 gets 1":              {{Row: matrixgame.Pure(2, 0), Column: matrixgame.Pure(2, 1)}},
		"has 1 choices":                {{Row: matrixgame.Pure(1, 0), Column: matrixgame.Pure(2, 1)}},
	} {
		wrong := &matrixgame.Equilibria{Game: g, Extreme: list}
		if err := wrong.Verify(); err == nil || !strings.Contains(err.Error(), text) {
			t.Errorf("%v: %v, want an error with %q", list, err, text)
		}
	}
	twice := &matrixgame.Equilibria{Game: g, Extreme: []matrixgame.Profile{first, first}}
	if v := (*matrixgame.VerifyError)(nil); !errors.As(twice.Verify(), &v) {
		t.Errorf("%v, want an error", twice.Verify())
	}
}

// Components notices that equilibria are missing, in a game that is degenerate and in one that is not.
func TestComponentsOfTooFew(t *testing.T) {
	for _, g := range []*matrixgame.Bimatrix{
		bimatrix(t, [][]int64{{1, 1}, {0, 2}}, [][]int64{{1, 1}, {0, 2}}),
		bimatrix(t, [][]int64{{2, 0}, {0, 1}}, [][]int64{{1, 0}, {0, 2}}),
	} {
		e, err := matrixgame.ExtremeEquilibria(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		for _, list := range [][]matrixgame.Profile{nil, e.Extreme[1:], e.Extreme[1:2]} {
			some := &matrixgame.Equilibria{Game: g, Extreme: list}
			_, err := some.Components(context.Background())
			if v := (*matrixgame.VerifyError)(nil); !errors.As(err, &v) {
				t.Errorf("%v: %v, want an error", list, err)
			}
		}
	}
}

func TestSmallThings(t *testing.T) {
	g := bimatrix(t, [][]int64{{1, 2}, {3, 4}}, [][]int64{{5, 6}, {7, -8}})
	if got, want := g.String(), "1 2\n3 4\n\n 5  6\n 7 -8\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	s := g.Submatrix([]int{1}, []int{1, 0})
	if !s.Equal(bimatrix(t, [][]int64{{4, 3}}, [][]int64{{-8, 7}})) || s.Equal(g) {
		t.Errorf("a part is %v", s)
	}
	if !s.Game().Equal(g.Game().Restricted([][]int{{1}, {1, 0}})) || s.Game().Equal(g.Game()) {
		t.Errorf("a part of %v is %v", g, s)
	}
	if got := g.TotalPayoffs(); !got.Equal(matrixgame.Integers([]int64{6, 8}, []int64{10, -4})) {
		t.Errorf("together they get %v", got)
	}
	for name, f := range map[string]func(){
		"label":      func() { _, _ = matrixgame.LemkeHowson(context.Background(), g, 4) },
		"choices":    func() { g.Game().Restricted([][]int{{0}}) },
		"no choices": func() { g.Game().Restricted([][]int{{0}, {}}) },
		"choice":     func() { g.Game().Restricted([][]int{{0}, {2}}) },
		"profile":    func() { g.Game().Payoff(0, 0) },
		"payoff":     func() { g.Game().Payoff(0, 0, 2) },
		"strategies": func() { g.Game().ChoicePayoffs(0, nil) },
		"strategy":   func() { g.BestReplies(matrixgame.Row, matrixgame.Pure(3, 0)) },
	} {
		func() {
			defer func() {
				if _, ok := recover().(error); !ok {
					t.Errorf("%s: no panic with an error", name)
				}
			}()
			f()
		}()
	}
}
