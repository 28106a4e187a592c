package zermelo_test

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

func TestResult(t *testing.T) {
	results := []zermelo.Result{zermelo.Loss, zermelo.Draw, zermelo.Win}
	for i, r := range results {
		for j, s := range results {
			if c := r.Compare(s); c < 0 != (i < j) || c > 0 != (i > j) {
				t.Errorf("%v.Compare(%v) = %d", r, s, c)
			}
		}
		if r.Sign() != i-1 || r.Neg() != results[2-i] {
			t.Errorf("%v has sign %d and negative %v", r, r.Sign(), r.Neg())
		}
		text, err := json.Marshal(r)
		var back zermelo.Result
		if err != nil || json.Unmarshal(text, &back) != nil || back != r {
			t.Errorf("%v is written %s and read %v", r, text, back)
		}
		who, ok := r.Winner()
		if ok != (r != zermelo.Draw) || ok && zermelo.WinFor(who) != r {
			t.Errorf("%v is won by %v, %v", r, who, ok)
		}
	}
	if _, err := zermelo.Result(7).MarshalText(); err == nil {
		t.Error("Result(7) can be written")
	}
	var syntax *cgt.SyntaxError
	if err := new(zermelo.Result).UnmarshalText([]byte("won")); !errors.As(err, &syntax) {
		t.Errorf("won: %v", err)
	}
}

func TestPlayer(t *testing.T) {
	for _, who := range []zermelo.Player{zermelo.Max, zermelo.Min} {
		text, err := who.MarshalText()
		var back zermelo.Player
		if err != nil || back.UnmarshalText(text) != nil || back != who || who.Opponent() == who || who.Opponent().Opponent() != who {
			t.Errorf("%v is written %s and read %v", who, text, back)
		}
	}
	if _, err := zermelo.Player(2).MarshalText(); err == nil {
		t.Error("Player(2) can be written")
	}
	var syntax *cgt.SyntaxError
	if err := new(zermelo.Player).UnmarshalText([]byte("max")); !errors.As(err, &syntax) {
		t.Errorf("max: %v", err)
	}
}

func TestInt(t *testing.T) {
	for _, x := range []zermelo.Int{-3, 0, 5} {
		if x.Neg().Neg() != x || x.Sign() != x.Compare(0) || x.Compare(x.Neg()) != x.Sign() {
			t.Errorf("%d: negative %d, sign %d", x, x.Neg(), x.Sign())
		}
	}
}

// steep is a payoff whose comparisons are as large as they can be.
type steep int8

func (x steep) Compare(y steep) int {
	switch {
	case x < y:
		return math.MinInt
	case x > y:
		return math.MaxInt
	}
	return 0
}

// TestCompareIsASign checks that no more of a comparison counts than its sign: the smallest int has no negative.
func TestCompareIsASign(t *testing.T) {
	ctx := context.Background()
	for turn := zermelo.Max; turn <= zermelo.Min; turn++ {
		loop := steep(0)
		for _, loops := range []*steep{nil, &loop} {
			game := zermelo.Rules[int, steep]{
				Ended: func(p int) (steep, bool) { return steep(p), p != 0 },
				Mover: func(int) zermelo.Player { return turn },
				Moves: func(dst []int, p int) []int { return append(dst, 2, -1, 1, -2, 1) },
				Loops: loops,
			}
			want := steep(2)
			if turn == zermelo.Min {
				want = -2
			}
			for _, m := range []zermelo.Method{zermelo.Auto, zermelo.Induction, zermelo.Retrograde, zermelo.AlphaBeta, zermelo.ProofNumber, zermelo.Deepening} {
				s := zermelo.Solver[int, steep]{Game: game, Method: m}
				proof, err := s.Prove(ctx, 0)
				if err == nil {
					err = proof.Verify(ctx)
				}
				if err != nil || proof.Value() != want {
					t.Errorf("%v, %v: %v, want %v", turn, m, err, want)
				}
			}
		}
	}
}

// A payoff that is less than the least one, or more than the largest, breaks the contract, and searches that stop at the
// largest would not agree.
func TestPayoffOutOfRange(t *testing.T) {
	ctx := context.Background()
	scored := func(most zermelo.Result, loops *zermelo.Result) zermelo.Rules[int, zermelo.Result] {
		return zermelo.Rules[int, zermelo.Result]{
			Ended: func(n int) (zermelo.Result, bool) { return most, n == 0 },
			Mover: func(int) zermelo.Player { return zermelo.Max },
			Moves: func(dst []int, n int) []int { return append(dst, n-1) },
			Loops: loops,
		}
	}
	good, bad := zermelo.Draw, zermelo.Result(-2)
	for _, test := range []struct {
		game  zermelo.Game[int, zermelo.Result]
		start int
		where string // or "" if all is well
	}{
		{scored(zermelo.Win, nil), 2, ""},
		{scored(zermelo.Loss, &good), 2, ""},
		{scored(2, nil), 2, "0"},
		{scored(2, nil), 0, "0"},
		{scored(-2, &good), 2, "0"},
		{scored(zermelo.Win, &bad), 2, "a play without end"},
	} {
		calls := map[string]func() error{}
		if test.where != "a play without end" { // these do not ask what it is worth
			calls["Explore"] = func() error {
				_, _, err := zermelo.Explore(ctx, test.game, test.start, cgt.Limits{})
				return err
			}
			calls["Plays"] = func() error {
				for _, err := range zermelo.Plays(ctx, test.game, test.start, nil, nil) {
					return err
				}
				return nil
			}
		}
		_, mayLoop := test.game.(zermelo.Rules[int, zermelo.Result]).Unending()
		for m := zermelo.Auto; m <= zermelo.Deepening; m++ {
			if m == zermelo.Indexed || mayLoop && (m == zermelo.Induction || m == zermelo.AlphaBeta || m == zermelo.ProofNumber) {
				continue
			}
			s := zermelo.Solver[int, zermelo.Result]{Game: test.game, Method: m}
			calls["Value by "+m.String()] = func() error { _, err := s.Value(ctx, test.start); return err }
			calls["Prove by "+m.String()] = func() error { _, err := s.Prove(ctx, test.start); return err }
			if m <= zermelo.Retrograde {
				calls["Solve by "+m.String()] = func() error { _, err := s.Solve(ctx, test.start); return err }
			}
		}
		for name, call := range calls {
			err := call()
			var broken *zermelo.GameError
			switch {
			case test.where == "" && err != nil:
				t.Errorf("%s: %v", name, err)
			case test.where != "" && (!errors.As(err, &broken) || broken.Position != test.where || !strings.Contains(broken.Msg, "by Extremes")):
				t.Errorf("%s from %d: %v, want a GameError at %s", name, test.start, err, test.where)
			}
		}
	}
}
