package sums_test

import (
	"context"
	"errors"
	"testing"

	"github.com/cgt-go/sdk/cgt"
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
	} {
		for _, limits := range []sums.VerifyLimits{{}, {Positions: 1, Plays: 20}} {
			var s sums.Solver
			sol, err := s.Solve(context.Background(), cgt.Left, sum...)
			if err != nil || len(sol.Winning) < 2 || len(sol.Losing) < 2 {
				t.Fatalf("%+v, %v", sol, err)
			}
			spoil(sol)
			var wrong *cgt.RulesetError
			if v, err := sol.Verify(context.Background(), limits); !errors.As(err, &wrong) {
				t.Errorf("%s: %+v, %v", name, v, err)
			}
		}
	}
}
