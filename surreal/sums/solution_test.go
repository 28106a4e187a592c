package sums_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
)

func TestVerify(t *testing.T) {
	for _, test := range []struct {
		sum      []sums.Component
		complete bool
	}{
		{nil, true},
		{games("2", "-3/2", "+-1", "^*"), true},
		{append(games("*2", "{2|-1}"), domineeringBoard(2, 3), clobberBoard("xox")), true},
		{[]sums.Component{domineeringBoard(4, 4), domineeringBoard(4, 4), domineeringBoard(4, 4)}, false},
		{[]sums.Component{amazonsBoard("x..|...|..o"), sums.Of(elephants{}, "x..o.x")}, false},
	} {
		var s sums.Solver
		for who := cgt.Left; who <= cgt.Right; who++ {
			sol, err := s.Solve(context.Background(), who, test.sum...)
			if err != nil {
				t.Fatal(err)
			}
			v, err := sol.Verify(context.Background(), sums.VerifyLimits{Positions: 500, Plays: 3})
			if err != nil {
				t.Errorf("%v: %v", test.sum, err)
			}
			if v.Complete != test.complete {
				t.Errorf("%v was checked: %+v, want complete: %v", test.sum, v, test.complete)
			}
			if v.Positions == 0 && len(sol.Winning)+len(sol.Losing) > 0 {
				t.Errorf("no position of %v was checked", test.sum)
			}
		}
	}
}

// TestVerifyFinds checks that what is wrong is found.
func TestVerifyFinds(t *testing.T) {
	sum := games("1/2", "1/4", "-1/2", "*2")
	for name, spoil := range map[string]func(s *sums.Solution){
		"winner":       func(s *sums.Solution) { s.Winner = s.Winner.Opponent() },
		"move missing": func(s *sums.Solution) { s.Losing = s.Losing[1:] },
		"won for lost": func(s *sums.Solution) { s.Winning, s.Losing = append(s.Winning, s.Losing[0]), s.Losing[1:] },
		"lost for won": func(s *sums.Solution) { s.Winning, s.Losing = s.Winning[:1], append(s.Losing, s.Winning[1:]...) },
		"other sum":    func(s *sums.Solution) { s.Sum = append(games("-4"), s.Sum[1:]...) },
		"move twice":   func(s *sums.Solution) { s.Losing[1] = s.Losing[0] },
		"all but one": func(s *sums.Solution) {
			s.Winning = append(s.Winning[:1], slices.Repeat(s.Winning[:1], len(s.Winning)-1)...)
		},
		"no move":      func(s *sums.Solution) { s.Losing[0].To = games("-7")[0] },
		"no component": func(s *sums.Solution) { s.Losing[0].Component = 4 },
		"no winner": func(s *sums.Solution) {
			s.Winner, s.Winning, s.Losing = cgt.Right, nil, slices.Repeat(s.Losing[:1], len(s.Winning)+len(s.Losing))
		},
	} {
		for _, limits := range []sums.VerifyLimits{{}, {Positions: 1, Plays: 20}} {
			var s sums.Solver
			sol, err := s.Solve(context.Background(), cgt.Left, sum...)
			if err != nil || len(sol.Winning) < 2 || len(sol.Losing) < 2 {
				t.Fatalf("%+v, %v", sol, err)
			}
			spoil(sol)
			var wrong *sums.VerifyError
			if v, err := sol.Verify(context.Background(), limits); !errors.As(err, &wrong) {
				t.Errorf("%s: %+v, %v", name, v, err)
			}
		}
	}
}

// TestVerifyOwn checks a solution that was put together by hand.
func TestVerifyOwn(t *testing.T) {
	sum := games("1", "*")
	moves := sums.Moves(cgt.Left, sum...)
	right := sums.Solution{Sum: sum, First: cgt.Left, Winner: cgt.Left, Winning: moves[1:], Losing: moves[:1]}
	if v, err := right.Verify(t.Context(), sums.VerifyLimits{}); err != nil || !v.Complete {
		t.Errorf("%+v, %v", v, err)
	}
	wrong := sums.Solution{Sum: sum, First: cgt.Left, Winner: cgt.Left, Winning: moves}
	var claim *sums.VerifyError
	if _, err := wrong.Verify(t.Context(), sums.VerifyLimits{}); !errors.As(err, &claim) {
		t.Error(err)
	}
}

// TestVerifyManyMoves has a large nimber that only the player who loses comes to.
func TestVerifyManyMoves(t *testing.T) {
	large := surreal.Int(20).Add(surreal.Nimber(5_000_000_000))
	sum := append(games("*"), sums.Value(surreal.New([]surreal.Game{large}, []surreal.Game{{}})))
	sol, err := new(sums.Solver).Solve(t.Context(), cgt.Right, sum...)
	if err != nil {
		t.Fatal(err)
	}
	for _, positions := range []int{0, 1} {
		if v, err := sol.Verify(t.Context(), sums.VerifyLimits{Positions: positions}); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%+v, %v", v, err)
		}
	}
}

// TestVerifyLoop has a game that Left wins from 0 by 2, but where it may also seem to him that 1 is as good, from where
// Right can only go back.
func TestVerifyLoop(t *testing.T) {
	sums.SetEffort(t, -1, 0, 1)
	back := cgt.RulesetFunc[int](func(dst []int, p int, who cgt.Player) []int {
		switch {
		case p == 0 && who == cgt.Left:
			return append(dst, 1, 2)
		case p == 1 && who == cgt.Right:
			return append(dst, 0)
		}
		return dst
	})
	sol, err := new(sums.Solver).Solve(t.Context(), cgt.Left, sums.Of(back, 0))
	if err != nil || len(sol.Winning) != 2 {
		t.Fatal(sol, err)
	}
	for _, positions := range []int{0, 1} {
		var wrong *sums.VerifyError
		if v, err := sol.Verify(t.Context(), sums.VerifyLimits{Positions: positions}); !errors.As(err, &wrong) {
			t.Errorf("%+v, %v", v, err)
		}
	}
}

func TestVerificationString(t *testing.T) {
	for v, want := range map[sums.Verification]string{
		{Complete: true, Positions: 3}: "every reply to 3 sums",
		{Positions: 70_000}:            "some replies to 70000 sums",
	} {
		if got := v.String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
