package matrixgame

import (
	"context"
	"errors"
	"testing"
)

// A row that only a mixture dominates, and the ways in which a trail may be wrong.
func TestReduceGameByMixture(t *testing.T) {
	g := ZeroSum(Integers([]int64{3, 0}, []int64{0, 3}, []int64{1, 1})).Game()
	r, err := Dominance{ByMixtures: true}.ReduceGame(context.Background(), g)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.steps) != 1 || r.steps[0].Player != 0 || r.steps[0].Choice != 2 || !r.steps[0].IsStrict {
		t.Fatalf("the steps are %v", r.steps)
	}
	if pure, err := (Dominance{}).ReduceGame(context.Background(), g); err != nil || len(pure.steps) != 0 {
		t.Errorf("a single row dominates: %v, %v", pure, err)
	}
	right := r.steps[0]
	but := func(change func(s *GameStep)) GameStep {
		s := right
		change(&s)
		return s
	}
	all := g.all()
	for _, c := range []struct {
		steps []GameStep
		left  [][]int
	}{
		{[]GameStep{but(func(s *GameStep) { s.By = Pure(3, 0) })}, r.left},
		{[]GameStep{but(func(s *GameStep) { s.By = Pure(3, 2) })}, r.left},
		{[]GameStep{but(func(s *GameStep) { s.Choice = 0 })}, [][]int{{1, 2}, {0, 1}}},
		{[]GameStep{but(func(s *GameStep) { s.IsStrict = false })}, r.left},
		{[]GameStep{right, right}, r.left},
		{r.steps, all},
		{nil, r.left},
	} {
		wrong := &GameReduction{g, Dominance{}, c.steps, c.left}
		if v := (*VerifyError)(nil); !errors.As(wrong.Verify(), &v) {
			t.Errorf("%v with %v left passes: %v", c.steps, c.left, wrong.Verify())
		}
	}
	// Without its last step a reduction does not go far enough.
	weak := Dominance{IsWeak: true}
	if g, err = NewGame([]int{2, 2}, Integers([]int64{1, 1, 1, 0}).entries, Integers([]int64{0, 0, 0, 0}).entries); err != nil {
		t.Fatal(err)
	}
	if r, err = weak.ReduceGame(context.Background(), g); err != nil || len(r.steps) != 1 || r.Verify() != nil {
		t.Fatalf("%v, %v", r, err)
	}
	short := &GameReduction{g, weak, nil, g.all()}
	if v := (*VerifyError)(nil); !errors.As(short.Verify(), &v) || v.Place != "player 1, choice 2" {
		t.Errorf("a weakly dominated choice is left: %v", short.Verify())
	}
	short.d = Dominance{}
	if err := short.Verify(); err != nil {
		t.Errorf("no choice is dominated strictly: %v", err)
	}
	cause := errors.New("cause")
	ctx, cancel := context.WithCancelCause(context.Background())
	cancel(cause)
	if _, err := (Dominance{}).ReduceGame(ctx, g); !errors.Is(err, cause) {
		t.Errorf("%v, want the cause", err)
	}
}
