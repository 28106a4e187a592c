package ruletest_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/bridgit"
	"github.com/cgt-go/sdk/rulesets/noughts"
	"github.com/cgt-go/sdk/rulesets/pawnwalk"
	"github.com/cgt-go/sdk/rulesets/quixo"
	"github.com/cgt-go/sdk/rulesets/robots"
	"github.com/cgt-go/sdk/zermelo"
)

// said is all that a game says of a position, by the methods that it has.
func said[Pos comparable, V zermelo.Payoff[V]](game zermelo.Game[Pos, V], p Pos) map[string]string {
	all := map[string]string{}
	v, isEnd := game.End(p)
	all["End"] = fmt.Sprint(v, isEnd)
	if !isEnd {
		all["Turn"] = fmt.Sprint(game.Turn(p))
		all["AppendMoves"] = fmt.Sprint(game.AppendMoves([]Pos{p}, p))
	}
	if u, ok := game.(zermelo.Unending[V]); ok {
		if v, ok := u.Unending(); ok {
			all["Unending"] = fmt.Sprint(v)
		}
	}
	if n, ok := game.(cgt.Normalizer[Pos]); ok {
		q, isSwapped := n.Normalize(p)
		all["Normalize"] = fmt.Sprint(q, isSwapped)
	}
	if e, ok := game.(zermelo.Estimator[Pos]); ok {
		all["Estimate"] = fmt.Sprint(e.Estimate(p))
	}
	if b, ok := game.(zermelo.Bounder[Pos, V]); ok {
		least, most, ok := b.Bounds(p)
		all["Bounds"] = fmt.Sprint(least, most, ok)
	}
	if j, ok := game.(zermelo.Judge[Pos]); ok && !isEnd {
		all["IsMove"] = fmt.Sprint(j.IsMove(p, p), j.IsMove(p, game.AppendMoves(nil, p)[0]))
	}
	if i, ok := game.(zermelo.Indexer[Pos]); ok {
		n := i.Index(p)
		q, ok := i.Position(n)
		all["Index"] = fmt.Sprint(i.Size(), n, q, ok)
	}
	if r, ok := game.(zermelo.Retractor[Pos]); ok {
		all["AppendParents"] = fmt.Sprint(r.AppendParents([]Pos{p}, p))
	}
	return all
}

// checkErased checks that a game without the type of positions says the same, and so many things of a position where
// play goes on.
func checkErased[Pos comparable, V zermelo.Payoff[V]](t *testing.T, game zermelo.Game[Pos, V], things int, start Pos) {
	t.Helper()
	erased := ruletest.EraseGame(game)
	positions := []Pos{start}
	for p := range 20 {
		if p < len(positions) {
			if _, isEnd := game.End(positions[p]); !isEnd {
				positions = game.AppendMoves(positions, positions[p])
			}
		}
	}
	for i, p := range positions {
		want := said(game, p)
		if diff := cmp.Diff(want, said(erased, any(p))); diff != "" || i == 0 && len(want) != things {
			t.Errorf("%T says %d things of %v: %s", game, len(want), p, diff)
		}
	}
}

// These are games with more to say.
type (
	estimated struct{ pawnwalk.Rules }
	bounded   struct{ bridgit.Rules }
	both      struct{ estimated }
	numbered  struct{ bridgit.Rules }
	odd       struct{ numbered }
)

func (estimated) Estimate(p pawnwalk.Square) int { return 3*p.Row - p.Col }

func (both) Bounds(p pawnwalk.Square) (least, most zermelo.Int, ok bool) {
	return -9, 9, p.Row%2 == 0
}

func (bounded) Bounds(p bridgit.Position) (least, most zermelo.Result, ok bool) {
	return zermelo.Loss, zermelo.Draw, len(p.String())%2 == 0
}

func (numbered) Size() int                             { return 7 }
func (numbered) Index(p bridgit.Position) int          { return len(p.String()) }
func (numbered) Position(int) (bridgit.Position, bool) { return bridgit.Position{}, false }
func (odd) IsMove(_, _ bridgit.Position) bool          { return true }

func TestEraseGame(t *testing.T) {
	walk, bridge := pawnwalk.Figure10(), bridgit.MustParse("..|.|..")
	checkErased(t, walk, 3, pawnwalk.Square{})
	checkErased(t, estimated{walk}, 4, pawnwalk.Square{})
	checkErased(t, both{estimated{walk}}, 5, pawnwalk.Square{})
	checkErased(t, bridgit.Rules{}, 4, bridge)
	checkErased(t, bounded{}, 5, bridge)
	checkErased(t, numbered{}, 5, bridge)
	checkErased(t, noughts.Rules{InRow: 3}, 6, noughts.MustParse("X..|.O.|..."))
	checkErased(t, robots.Rules{}, 4, robots.MustParse("1,2,3"))
	rules, err := quixo.New(2)
	if err != nil {
		t.Fatal(err)
	}
	checkErased(t, rules, 7, rules.Start())
	panics.Expect(t, map[string]func(){"EraseGame": func() { ruletest.EraseGame(odd{}) }})
}
