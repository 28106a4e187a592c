package stalks_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/cgttest/cgtrapid"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/rulesets/stalks"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

// finite are stalks of finite height as a ruleset: positions are words, and each cut is a move.
type finite struct{}

func (finite) AppendMoves(dst []string, word string, who cgt.Player) []string {
	p := stalks.New([]transfinite.SignExpansion{read(word)})
	for h := range len(word) {
		if q, err := p.Play(who, stalks.Move{Height: transfinite.OrdinalFromUint(uint64(h))}); err == nil {
			n, _ := q.Stalk(0).Len().Uint64()
			dst = append(dst, word[:n])
		}
	}
	return dst
}

func read(word string) transfinite.SignExpansion {
	if word == "" {
		return transfinite.SignExpansion{}
	}
	return signs(word)
}

// TestFiniteStalks plays stalks of finite height as a ruleset, and compares them with those of package hackenbush.
func TestFiniteStalks(t *testing.T) {
	cgttest.Run(t, finite{}, "", "LRRL", "RLLRL")
	for n := range 7 {
		for code := range 1 << n {
			var b strings.Builder
			for i := range n {
				b.WriteByte("LR"[code>>i&1])
			}
			word := b.String()
			got, err := surreal.Value(t.Context(), finite{}, word)
			if err != nil {
				t.Fatal(err)
			}
			want, err := surreal.Value(t.Context(), hackenbush.Rules{}, hackenbush.MustStalk(word))
			if err != nil || got != want {
				t.Errorf("%q is worth %v, want %v, %v", word, got, want, err)
			}
			x, err := read(word).Number()
			if d, ok := x.Dyadic(); err != nil || !ok || surreal.FromDyadic(d) != want {
				t.Errorf("%q is the number %v, want %v, %v", word, x, want, err)
			}
		}
	}
}

func TestPlay(t *testing.T) {
	p := stalks.New([]transfinite.SignExpansion{signs("L^w R^w"), signs("(LR)^w L")}, surreal.MustParse("{1|0}"))
	for _, test := range []struct {
		who    cgt.Player
		i      int
		height string
		after  string
	}{
		{cgt.Left, 0, "0", "[()] + [(+:1 -:1)^w +:1] + {1|0}"},
		{cgt.Left, 0, "1000000", "[+:1000000] + [(+:1 -:1)^w +:1] + {1|0}"},
		{cgt.Right, 0, "w", "[+:w] + [(+:1 -:1)^w +:1] + {1|0}"},
		{cgt.Right, 0, "w+5", "[+:w -:5] + [(+:1 -:1)^w +:1] + {1|0}"},
		{cgt.Left, 1, "w", "[+:w -:w] + [(+:1 -:1)^w] + {1|0}"},
		{cgt.Right, 1, "3", "[+:w -:w] + [+:1 -:1 +:1] + {1|0}"},
	} {
		q, err := p.Play(test.who, stalks.Move{Component: test.i, Height: ordinal(test.height)})
		if err != nil || q.String() != test.after {
			t.Errorf("%v cuts %d at %s: %v, %v", test.who, test.i, test.height, q, err)
		}
	}
	for option, who := range map[string]cgt.Player{"1": cgt.Left, "0": cgt.Right} {
		q, err := p.Play(who, stalks.Move{Component: 2, Option: surreal.MustParse(option)})
		if err != nil || q.Game(2).String() != option {
			t.Errorf("%v goes to %s: %v, %v", who, option, q, err)
		}
	}
	if p.String() != "[+:w -:w] + [(+:1 -:1)^w +:1] + {1|0}" {
		t.Errorf("the position was changed to %v", p)
	}
	for _, test := range []struct {
		who  cgt.Player
		m    stalks.Move
		want string
	}{
		{cgt.Right, stalks.Move{Height: ordinal("7")}, "stalks: the move of Right in component 0: the edge at height 7 belongs to Left"},
		{cgt.Left, stalks.Move{Height: ordinal("w")}, "stalks: the move of Left in component 0: the edge at height w belongs to Right"},
		{cgt.Right, stalks.Move{Height: ordinal("w*2")}, "stalks: the move of Right in component 0: there is no edge at height w*2, for the stalk ends at height w*2"},
		{cgt.Left, stalks.Move{Component: 1, Height: ordinal("w^w")}, "stalks: the move of Left in component 1: there is no edge at height w^(w), for the stalk ends at height w+1"},
		{cgt.Left, stalks.Move{Component: 2, Option: surreal.Int(0)}, "stalks: the move of Left in component 2: the game has no such option"},
		{cgt.Left, stalks.Move{Component: 3}, "stalks: the move of Left in component 3: there is no such component"},
		{cgt.Left, stalks.Move{Component: -1}, "stalks: the move of Left in component -1: there is no such component"},
		{7, stalks.Move{}, "stalks: the move of Player(7) in component 0: there is no such player"},
	} {
		_, err := p.Play(test.who, test.m)
		var move *stalks.MoveError
		if !errors.As(err, &move) || err.Error() != test.want || move.Who != test.who {
			t.Errorf("%v, want %s", err, test.want)
		}
	}
	long := sum("(LR)^w L")
	if _, err := long.Play(cgt.Left, stalks.Move{Height: transfinite.OrdinalFromUint(1e18)}); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("a stalk of 10^18 runs: %v", err)
	}
}

// TestOutcomes has sums whose winner the text says, or follows from the order of numbers.
func TestOutcomes(t *testing.T) {
	for _, test := range []struct {
		words []string
		games string
		want  cgt.Outcome
	}{
		{nil, "0", cgt.P},
		{[]string{"L^w"}, "-1000000", cgt.L},
		{[]string{"L^w", "R^w"}, "0", cgt.P},
		{[]string{"L^w", "R^w"}, "*", cgt.N},
		{[]string{"(LR)^w", "(LR)^w", "(LR)^w"}, "-2", cgt.P}, // exercise 1.19
		{[]string{"(LR)^w", "(LR)^w", "(LR)^w", "L R^w"}, "-2", cgt.L},
		{[]string{"L^w R^w", "L^w R^w", "R^w"}, "0", cgt.P},     // exercise 1.21
		{[]string{"L^w L^w", "R^w", "R^w"}, "0", cgt.P},         // the same
		{[]string{"L^w R^(w^2)", "L^w R^(w^2)"}, "-100", cgt.L}, // 2√ω
		{[]string{"L^w R^(w^2)", "R^w L^w"}, "0", cgt.R},        // √ω < ω/2
		{[]string{"L R^w"}, "-1/1024", cgt.R},                   // 1/ω
		{[]string{"L R^w"}, "v", cgt.L},                         // ↓ is above −1/ω
		{[]string{"L R^w"}, "-_1", cgt.L},                       // and so is −tiny
		{[]string{"L R^w"}, "v*", cgt.L},                        //
		{[]string{"R L^w"}, "+-1", cgt.N},                       //
		{[]string{"LR L^w"}, "{0|-1}", cgt.N},                   // 1 − 1/ω
		{[]string{"LL R^w"}, "{0|-1}", cgt.L},                   // 1 + 1/ω
		{[]string{"R R R"}, "{2|0}", cgt.R},
		{[]string{"R R"}, "{2|0}", cgt.N},
		{[]string{"L R^w", "L^w"}, "{0|-1000000}", cgt.L},         //
		{[]string{"(L R^w)^w", "R L^w", "R L^(w*2)"}, "0", cgt.L}, // 1/(ω − 1) > 1/ω + 1/ω²
	} {
		p := stalks.New(sumOf(test.words), surreal.MustParse(test.games))
		var s stalks.Solver
		got, err := s.Outcome(t.Context(), p)
		if err != nil || got != test.want {
			t.Errorf("%v is %v, want %v, %v", p, got, test.want, err)
		}
		for _, first := range []cgt.Player{cgt.Left, cgt.Right} {
			solution, err := s.Solve(t.Context(), p, first)
			if err != nil || solution.Winner != test.want.Winner(first) {
				t.Errorf("%v, %v first: %v wins, %v", p, first, solution.Winner, err)
				continue
			}
			if err := solution.Verify(t.Context()); err != nil {
				t.Errorf("%v, %v first: %v", p, first, err)
			}
		}
	}
}

func sumOf(words []string) (xs []transfinite.SignExpansion) {
	for _, w := range words {
		xs = append(xs, signs(w))
	}
	return xs
}

// TestFiniteSums compares sums of finite stalks and games with the value of all together.
func TestFiniteSums(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPosition(t, true)
		total := surreal.Game{}
		var xs []transfinite.SignExpansion
		for range rapid.IntRange(0, 3).Draw(t, "finite stalks") {
			word := rapid.StringMatching("[LR]{0,6}").Draw(t, "word")
			xs = append(xs, read(word))
			x, err := surreal.Value(context.Background(), hackenbush.Rules{}, hackenbush.MustStalk(word))
			if err != nil {
				t.Fatal(err)
			}
			total = total.Add(x)
		}
		var games []surreal.Game
		for i := range p.NumGames() {
			games = append(games, p.Game(p.NumStalks()+i))
			total = total.Add(games[i])
		}
		q := stalks.New(xs, games...)
		if got, err := (stalks.Solver{}).Outcome(context.Background(), q); err != nil || got != total.Outcome() {
			t.Fatalf("%v is %v, want %v, %v", q, got, total.Outcome(), err)
		}
	})
}

// TestStrategy plays random sums to the end. Whoever has a won position and moves by the strategy wins: against moves
// at random, and against an opponent who makes the move that costs him least.
func TestStrategy(t *testing.T) {
	for _, opponent := range []string{"random", "hostile"} {
		t.Run(opponent, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				ctx := context.Background()
				var s stalks.Solver
				p := drawPosition(t, true)
				who := rapid.SampledFrom([]cgt.Player{cgt.Left, cgt.Right}).Draw(t, "first")
				solution, err := s.Solve(ctx, p, who)
				if err != nil {
					t.Fatalf("%v, %v first: %v", p, who, err)
				}
				if err := solution.Verify(ctx); err != nil {
					t.Fatalf("%v, %v first: %v", p, who, err)
				}
				winner := solution.Winner
				for {
					var m stalks.Move
					list := moves(p, who)
					ok := len(list) > 0
					switch {
					case who == winner:
						if m, ok, err = s.Reply(ctx, p, who); err != nil || !ok {
							t.Fatalf("%v has no reply in %v: %v", who, p, err)
						}
					case ok && opponent == "random":
						m = rapid.SampledFrom(list).Draw(t, "move")
					case ok:
						m = cheapest(t, p, who, list)
					}
					if !ok {
						if _, ok, _ := s.Reply(ctx, p, who); ok {
							t.Fatalf("%v can move in %v", who, p)
						}
						return
					}
					q, err := p.Play(who, m)
					if err != nil {
						t.Fatalf("%v, move %v: %v", p, m, err)
					}
					if q.Remaining().Compare(p.Remaining()) >= 0 {
						t.Fatalf("%v remain after %v", q.Remaining(), p.Remaining())
					}
					p, who = q, who.Opponent()
				}
			})
		})
	}
}

// TestEqualitiesByPlay plays sums that are said to be 0, for exercises 1.19 and 1.21 of the Dubna notes and the stalks
// of Fig. 12. Whoever begins loses: to each cut at one of the heights there is a reply, and to each cut after that,
// until the player who began has none. What is not tried are the cuts at other heights, of which there is no end.
func TestEqualitiesByPlay(t *testing.T) {
	heights := strings.Fields("0 1 2 3 4 w w+1 w+2")
	for _, test := range []struct {
		equality string
		position stalks.Position
	}{
		{"g + g + g = 2", stalks.New(sumOf([]string{"(LR)^w", "(LR)^w", "(LR)^w"}), surreal.Int(-2))},
		{"2ω = ω + ω", sum("L^w L^w", "R^w", "R^w")},
		{"ω/2 + ω/2 = ω", sum("L^w R^w", "L^w R^w", "R^w")},
		{"(ω + 1) = ω + 1", sum("L^w L", "R^w", "R")},
		{"(ω − 1) + 1 = ω", sum("L^w R", "L", "R^w")},
	} {
		var s stalks.Solver
		lost := map[string]bool{} // the positions that were played to the end, with who is to move
		var play func(p stalks.Position, who cgt.Player)
		play = func(p stalks.Position, who cgt.Player) {
			key := who.String() + p.String()
			if lost[key] {
				return
			}
			lost[key] = true
			answer := func(m stalks.Move) {
				q, err := p.Play(who, m)
				if err != nil {
					return // no move of this player
				}
				reply, ok, err := s.Reply(t.Context(), q, who.Opponent())
				if err != nil || !ok {
					t.Fatalf("%s: in %v there is no reply to %v: %v", test.equality, p, m, err)
				}
				if q, err = q.Play(who.Opponent(), reply); err != nil {
					t.Fatalf("%s: %v", test.equality, err)
				}
				play(q, who)
			}
			for i := range p.NumStalks() {
				for _, h := range heights {
					answer(stalks.Move{Component: i, Height: ordinal(h)})
				}
			}
			for i := range p.NumGames() {
				for o := range p.Game(p.NumStalks() + i).Options(who) {
					answer(stalks.Move{Component: p.NumStalks() + i, Option: o})
				}
			}
		}
		play(test.position, cgt.Left)
		play(test.position, cgt.Right)
		if len(lost) < 20 {
			t.Errorf("%s: only %d positions were met", test.equality, len(lost))
		}
	}
}

// TestAllSmallBelowStalks: propositions 3.4 and 3.6 for all kinds of numbers, also those that are infinitely small.
// Beside an all-small game a positive number wins, and a negative one loses.
func TestAllSmallBelowStalks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := signs("L").Concat(drawStalk(t))
		g := cgtrapid.AllSmall(3).Draw(t, "g")
		for _, p := range []stalks.Position{stalks.New([]transfinite.SignExpansion{x}, g), stalks.New([]transfinite.SignExpansion{x}, surreal.Up(-1))} {
			if o, err := (stalks.Solver{}).Outcome(t.Context(), p); err != nil || o != cgt.L {
				t.Fatalf("%v is %v, %v", p, o, err)
			}
			if o, err := (stalks.Solver{}).Outcome(t.Context(), p.Neg()); err != nil || o != cgt.R {
				t.Fatalf("%v is %v, %v", p.Neg(), o, err)
			}
		}
	})
}

// cheapest returns the move in a stalk that changes its number least, or any move if there is none in a stalk.
func cheapest(t *rapid.T, p stalks.Position, who cgt.Player, list []stalks.Move) stalks.Move {
	best := list[0]
	var least transfinite.Quotient
	for i, m := range list {
		if m.Component >= p.NumStalks() {
			continue
		}
		q, err := p.Play(who, m)
		if err != nil {
			t.Fatal(err)
		}
		before, err1 := p.Stalk(m.Component).Quotient()
		after, err2 := q.Stalk(m.Component).Quotient()
		if err1 != nil || err2 != nil {
			t.Fatal(err1, err2)
		}
		if cost := before.Sub(after).Abs(); i == 0 || cost.Compare(least) < 0 {
			best, least = m, cost
		}
	}
	return best
}

// TestSolutionErrors has errors and solutions that are wrong.
func TestSolutionErrors(t *testing.T) {
	var s stalks.Solver
	outside := sum("L", "(L R^w)^w (L^w R)^w (L R^w)^w")
	_, err := s.Solve(t.Context(), outside, cgt.Left)
	var stalk *stalks.StalkError
	var class *transfinite.ClassError
	if !errors.As(err, &stalk) || stalk.Component != 1 || !errors.As(err, &class) {
		t.Errorf("%v", err)
	}
	if _, err := s.Outcome(t.Context(), outside); !errors.As(err, &stalk) {
		t.Errorf("%v", err)
	}
	if _, _, err := s.Reply(t.Context(), outside, cgt.Right); !errors.As(err, &stalk) {
		t.Errorf("%v", err)
	}
	p := stalks.New([]transfinite.SignExpansion{signs("L^w R"), signs("R^w")}, surreal.MustParse("{3|1}"), surreal.MustParse("^"))
	good, err := s.Solve(t.Context(), p, cgt.Left)
	if err != nil || good.Winner != cgt.Left || good.Verify(t.Context()) != nil {
		t.Fatalf("%v, %v", good, err)
	}
	var wrong *stalks.VerifyError
	bad := good
	bad.Winner = cgt.Right
	if err := bad.Verify(t.Context()); !errors.As(err, &wrong) || !strings.Contains(err.Error(), "the player to move wins") {
		t.Errorf("%v", err)
	}
	bad = good
	bad.Move = stalks.Move{Component: 3, Option: surreal.Int(0)}
	if err := bad.Verify(t.Context()); !errors.As(err, &wrong) && err == nil {
		t.Errorf("%v", err)
	}
	bad.Move = stalks.Move{Component: 0, Height: ordinal("5")}
	if err := bad.Verify(t.Context()); !errors.As(err, &wrong) || !strings.Contains(err.Error(), "the move does not win") {
		t.Errorf("%v", err)
	}
	var illegal *stalks.MoveError
	bad.Move = stalks.Move{Component: 1, Height: ordinal("5")}
	if err := bad.Verify(t.Context()); !errors.As(err, &illegal) {
		t.Errorf("%v", err)
	}
	few := stalks.Solver{Limits: surreal.Limits{Positions: 2}}
	if solution, err := few.Solve(t.Context(), p, cgt.Left); err != nil || !errors.Is(solution.Verify(t.Context()), cgt.ErrLimit) {
		t.Errorf("%v, %v", solution, err)
	}
	cause := errors.New("enough")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(cause)
	if _, err := s.Solve(ctx, p, cgt.Left); !errors.Is(err, cause) {
		t.Errorf("%v", err)
	}
	if err := good.Verify(ctx); !errors.Is(err, cause) {
		t.Errorf("%v", err)
	}
}

func TestNobodyPlays(t *testing.T) {
	panics.Expect(t, map[string]func(){
		"Solve": func() { stalks.Solver{}.Solve(t.Context(), stalks.Position{}, cgt.Right+1) },
		"Reply": func() { stalks.Solver{}.Reply(t.Context(), stalks.Position{}, cgt.Right+1) },
	})
	for _, s := range []stalks.Solution{{First: cgt.Right + 1}, {Winner: cgt.Right + 1}} {
		var wrong *stalks.VerifyError
		if err := s.Verify(t.Context()); !errors.As(err, &wrong) {
			t.Errorf("a solution for nobody: %v", err)
		}
	}
}
