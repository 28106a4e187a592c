package hotplay_test

import (
	"context"
	"errors"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/countdown"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/hotplay"
)

// strategyFunc is a strategy that looks at the position only.
type strategyFunc func(p hotplay.Position) (hotplay.Move, bool)

func (f strategyFunc) Move(_ context.Context, p hotplay.Position) (hotplay.Move, bool, error) {
	m, ok := f(p)
	return m, ok, nil
}

func silent(hotplay.Position) (hotplay.Move, bool) { return hotplay.Move{}, false }

func wrong(hotplay.Position) (hotplay.Move, bool) {
	return hotplay.Move{Component: 0, To: surreal.Int(77)}, true
}

func TestNothingToPlay(t *testing.T) {
	ctx := t.Context()
	for _, games := range [][]surreal.Game{nil, {surreal.Int(2), surreal.Up(1), surreal.Nimber(5), surreal.Tiny(surreal.Int(3))}} {
		positions(games, func(p hotplay.Position) {
			z, over := p.Score()
			if !over || len(p.Moves()) > 0 || p.Ambient().Sign() != 0 {
				t.Errorf("%v: over %v, moves %v, ambient %v", p, over, p.Moves(), p.Ambient())
			}
			for _, s := range []hotplay.Strategy{hotplay.Hotstrat{}, hotplay.Thermostrat{}, hotplay.Sentestrat{}, &hotplay.Solver{}} {
				if m, ok, err := s.Move(ctx, p); ok || err != nil {
					t.Errorf("%v: %v moves %v, %v", p, s, m, err)
				}
				if r, err := hotplay.Play(ctx, s, s, p); err != nil || r.Score != z || len(r.Moves) > 0 {
					t.Errorf("%v: %v plays %v, %v", p, s, r, err)
				}
			}
		})
	}
	var zero hotplay.Position
	if x, over := zero.Score(); !over || x.Sign() != 0 || zero.Turn() != cgt.Left || zero.String() != "; Left" {
		t.Errorf("the zero position %q is %v, %v", zero, x, over)
	}
}

func TestAfter(t *testing.T) {
	p := hotplay.NewPosition(cgt.Left, surreal.Int(1), surreal.MustParse("+-1"))
	for _, m := range []hotplay.Move{{-1, surreal.Int(1)}, {2, surreal.Int(1)}, {0, surreal.Int(0)}, {1, surreal.Int(-1)}, {1, surreal.MustParse("+-1")}} {
		if q, ok := p.After(m); ok {
			t.Errorf("%v moves to %v", m, q)
		}
	}
	q, ok := p.After(hotplay.Move{Component: 1, To: surreal.Int(1)})
	if last, is := q.Last(); !ok || q.String() != "1, 1; Right" || last != 1 || !is || p.String() != "1, +-1; Left" {
		t.Errorf("%v is followed by %v, %v, last %v", p, q, ok, last)
	}
	if _, is := p.Last(); is {
		t.Error("there is a last move in the beginning")
	}
}

// TestAmbient plays all plays and compares the ambient temperature with its definition.
func TestAmbient(t *testing.T) {
	n := 0
	var walk func(p hotplay.Position, lowest surreal.Dyadic)
	walk = func(p hotplay.Position, lowest surreal.Dyadic) {
		n++
		var games []surreal.Game
		for _, g := range p.Games() {
			games = append(games, g)
		}
		if h := hottest(games); h.Compare(lowest) < 0 {
			lowest = h
		}
		if p.Ambient() != lowest {
			t.Errorf("%v: ambient %v, not %v", p, p.Ambient(), lowest)
		}
		for _, m := range p.Moves() {
			q, ok := p.After(m)
			if !ok {
				t.Fatalf("%v cannot be made in %v", m, p)
			}
			walk(q, lowest)
		}
	}
	for _, text := range []string{"{9||0|-5}", "{{30|0}||-1|-2}"} {
		walk(hotplay.NewPosition(cgt.Right, surreal.MustParse(text), surreal.MustParse("+-1"), surreal.MustParse("{2||0|-20}")), surreal.DyadicFromInt(100))
	}
	if n < 100 {
		t.Errorf("%d positions", n)
	}
}

func TestErrors(t *testing.T) {
	ctx := t.Context()
	p := hotplay.NewPosition(cgt.Left, surreal.MustParse("{4||0|-1}"), surreal.MustParse("+-2"))
	for name, s := range map[string]hotplay.Strategy{"silent": strategyFunc(silent), "wrong": strategyFunc(wrong)} {
		var broken *cgt.RulesetError
		if _, err := hotplay.Play(ctx, s, hotplay.Hotstrat{}, p); !errors.As(err, &broken) || broken.Who != cgt.Left || broken.Position != p.String() {
			t.Errorf("%s: %v", name, err)
		}
		if _, err := hotplay.Play(ctx, hotplay.Hotstrat{}, s, p); !errors.As(err, &broken) || broken.Who != cgt.Right {
			t.Errorf("%s: %v", name, err)
		}
		for who := cgt.Left; who <= cgt.Right; who++ {
			if _, err := hotplay.Worst(ctx, s, who, p, cgt.Limits{}); !errors.As(err, &broken) || broken.Who != who {
				t.Errorf("%s: %v", name, err)
			}
		}
		if _, err := hotplay.Rank(ctx, cgt.Limits{}, [][]surreal.Game{{surreal.MustParse("+-1")}}, s); !errors.As(err, &broken) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestLimits(t *testing.T) {
	ctx := t.Context()
	p := hotplay.NewPosition(cgt.Left, surreal.MustParse("{4||0|-1}"), surreal.MustParse("{1||-2|-6}"))
	few := cgt.Limits{Positions: 2}
	s := hotplay.Solver{Limits: few}
	var limit *cgt.LimitError
	if _, err := s.Score(ctx, p); !errors.As(err, &limit) || limit.Limit != 2 {
		t.Error(err)
	}
	if _, _, err := s.Move(ctx, p); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	if err := s.Verify(ctx, p); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	s.Limits.Positions = 5 // what has been found is still there
	if x, err := s.Score(ctx, p); err != nil || x != surreal.DyadicFromInt(2) || s.Stats().Positions > 5 {
		t.Errorf("%v, %v after %v", x, err, s.Stats())
	}
	if _, err := hotplay.Worst(ctx, hotplay.Hotstrat{}, cgt.Left, p, few); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	if _, err := hotplay.Rank(ctx, few, [][]surreal.Game{{surreal.MustParse("{4||0|-1}"), surreal.MustParse("+-1")}}, hotplay.Hotstrat{}); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
}

func TestContext(t *testing.T) {
	ctx, cancel := context.WithCancelCause(t.Context())
	cause := errors.New("enough")
	cancel(cause)
	p := hotplay.NewPosition(cgt.Left, surreal.MustParse("+-1"))
	var s hotplay.Solver
	_, score := s.Score(ctx, p)
	_, _, move := s.Move(ctx, p)
	_, worst := hotplay.Worst(ctx, hotplay.Hotstrat{}, cgt.Left, p, cgt.Limits{})
	_, play := hotplay.Play(ctx, hotplay.Hotstrat{}, hotplay.Hotstrat{}, p)
	_, rank := hotplay.Rank(ctx, cgt.Limits{}, [][]surreal.Game{{surreal.MustParse("+-1")}})
	for _, err := range []error{score, move, s.Verify(ctx, p), worst, play, rank} {
		if err != cause {
			t.Error(err)
		}
	}
}

// TestContextWhileSearching has the context done in the middle of a search, by a strategy that does so.
func TestContextWhileSearching(t *testing.T) {
	ctx, cancel := context.WithCancelCause(t.Context())
	cause := errors.New("enough")
	asked := 0
	s := strategyFunc(func(p hotplay.Position) (hotplay.Move, bool) {
		if asked++; asked == 10 {
			cancel(cause)
		}
		return p.Moves()[0], true
	})
	var games []surreal.Game
	for i := range int64(9) {
		games = append(games, surreal.New([]surreal.Game{surreal.Int(20 + i)}, []surreal.Game{surreal.Switch(surreal.Int(9 - i))}))
	}
	if _, err := hotplay.Worst(ctx, s, cgt.Left, hotplay.NewPosition(cgt.Left, games...), cgt.Limits{}); err != cause {
		t.Error(err)
	}
	if asked > 10 {
		t.Errorf("the strategy was asked %d times", asked)
	}
}

func TestNilStrategy(t *testing.T) {
	ctx := t.Context()
	for name, f := range map[string]func(){
		"Worst": func() { _, _ = hotplay.Worst(ctx, nil, cgt.Left, hotplay.Position{}, cgt.Limits{}) },
		"Play":  func() { _, _ = hotplay.Play(ctx, hotplay.Hotstrat{}, nil, hotplay.Position{}) },
		"Rank":  func() { _, _ = hotplay.Rank(ctx, cgt.Limits{}, [][]surreal.Game{nil}, nil) },
	} {
		func() {
			defer func() {
				if _, ok := recover().(error); !ok {
					t.Errorf("%s does not panic with an error", name)
				}
			}()
			f()
		}()
	}
}

// TestLongPlay searches a play of many moves: x is {y|−2k} and y is {2k|x'}, and each move but the last is a threat.
func TestLongPlay(t *testing.T) {
	const turns = 100
	x := surreal.MustParse("+-1")
	for k := int64(2); k <= turns; k++ {
		y := surreal.New([]surreal.Game{surreal.Int(2 * k)}, []surreal.Game{x})
		x = surreal.New([]surreal.Game{y}, []surreal.Game{surreal.Int(-2 * k)})
	}
	positions([]surreal.Game{x}, func(p hotplay.Position) {
		var s hotplay.Solver
		if got, err := s.Score(t.Context(), p); err != nil || got != stop(x, p.Turn()) {
			t.Errorf("%v: %v, and the stop is %v", got, err, stop(x, p.Turn()))
		}
		if p.Turn() == cgt.Left && s.Stats().Depth < 2*turns-2 {
			t.Errorf("depth %d", s.Stats().Depth)
		}
	})
}

func TestNobodyPlays(t *testing.T) {
	panics.Expect(t, map[string]func(){
		"Guarantee":   func() { hotplay.Thermostrat{}.Guarantee(hotplay.NewPosition(cgt.Left), cgt.Right+1) },
		"NewPosition": func() { hotplay.NewPosition(cgt.Right + 1) },
		"Worst": func() {
			hotplay.Worst(t.Context(), hotplay.Hotstrat{}, cgt.Right+1, hotplay.NewPosition(cgt.Left), cgt.Limits{})
		},
	})
}

// TestThermostratIsCancelled cancels the strategy at each look at its context, of which there are many.
func TestThermostratIsCancelled(t *testing.T) {
	games := []surreal.Game{surreal.Int(0)} // has no moves, so that none can be taken from it by mistake
	for i := range int64(300) {
		games = append(games, surreal.Switch(surreal.Int(i+1)))
	}
	p := hotplay.NewPosition(cgt.Left, games...)
	cause := errors.New("enough")
	for looks := 1; ; looks++ {
		ctx := countdown.New(looks, cause)
		m, ok, err := hotplay.Thermostrat{}.Move(ctx, p)
		asked := ctx.Looks()
		ctx.Cancel()
		switch {
		case err == nil && asked <= looks:
			if !ok || looks < 24 { // each loop has some of them
				t.Errorf("after %d looks: %v, %v", asked, m, ok)
			}
			return
		case !errors.Is(err, cause) || ok || m != hotplay.Move{}:
			t.Fatalf("cancelled at look %d of %d: %v, %v, %v", looks, asked, m, ok, err)
		case asked > looks+3:
			t.Errorf("cancelled at look %d of %d", looks, asked)
		}
	}
}
