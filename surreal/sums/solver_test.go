package sums_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/fission"
	"github.com/cgt-go/sdk/rulesets/toadsfrogs"
	"github.com/cgt-go/sdk/rulesets/topplingdominoes"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
)

// efforts are limits of the search for values: as they are, none, little, and no end.
var efforts = [][3]int{{3, 1000, 10_000}, {-1, 0, 1}, {6, 20, 1}, {1 << 30, 1_000_000, 1_000_000}}

// drawComponent returns a component with its value.
func drawComponent(t *rapid.T) (sums.Component, surreal.Game) {
	letters := func(alphabet string, least, most int) string {
		return rapid.StringOfN(rapid.RuneFrom([]rune(alphabet)), least, most, -1).Draw(t, "letters")
	}
	var c sums.Component
	var g surreal.Game
	switch rapid.IntRange(0, 7).Draw(t, "game") {
	case 0:
		c, g = position(t, domineering.Rules{}, domineering.MustParse(letters(".#", 4, 4)+"|"+letters("..#", 4, 4)))
	case 1:
		c, g = position(t, clobber.Rules{}, clobber.MustParse(letters("xo", 5, 5)))
	case 2:
		c, g = position(t, topplingdominoes.Rules{}, topplingdominoes.MustParse(letters("lre", 1, 4)))
	case 3:
		c, g = position(t, toadsfrogs.Rules{}, toadsfrogs.MustParse(letters("tf.", 3, 6)))
	case 4:
		c, g = position(t, fission.Rules{}, fission.MustParse(letters(".x", 3, 3)+"|"+letters("..x", 3, 3)+"|..."))
	case 5:
		c, g = position(t, elephants{}, letters("xo..", 3, 6))
	case 6:
		c, g = position(t, cgt.Impartial[domineering.Position](domineering.Rules{}), domineering.MustParse(letters(".#", 3, 3)+"|"+letters(".#", 3, 3)))
	default:
		texts := []string{"*", "*2", "^", "v*", "1/2", "-3/4", "2", "+-1", "{3|1}", "{2||1|-1}", "{0||0|-2}", "{1|*}", "{^|v}", "-1", "^2*"}
		g = surreal.MustParse(rapid.SampledFrom(texts).Draw(t, "value"))
		c = sums.Value(g)
	}
	if rapid.Bool().Draw(t, "negative") {
		return c.Neg(), g.Neg()
	}
	return c, g
}

func position[Pos comparable](t *rapid.T, rules cgt.Ruleset[Pos], p Pos) (sums.Component, surreal.Game) {
	g, err := surreal.Value(context.Background(), rules, p)
	if err != nil {
		t.Fatal(err)
	}
	return sums.Of(rules, p), g
}

// TestAgainstValues compares winners and winning moves with the sign of the exact value.
func TestAgainstValues(t *testing.T) {
	for _, e := range efforts {
		t.Run(fmt.Sprint(e), func(t *testing.T) {
			sums.SetEffort(t, e[0], e[1], e[2])
			var s sums.Solver // for all: what it remembers must serve other sums
			rapid.Check(t, func(t *rapid.T) {
				var sum []sums.Component
				var total surreal.Game
				for range rapid.IntRange(0, 4).Draw(t, "components") {
					c, g := drawComponent(t)
					sum = append(sum, c)
					total = total.Add(g)
				}
				got, err := s.Outcome(context.Background(), sum...)
				if err != nil {
					t.Fatal(err)
				}
				if want := total.Outcome(); got != want {
					t.Fatalf("%v is %v, want %v for the value %v", sum, got, want, total)
				}
			})
		})
	}
}

// TestAgainstDefinition compares winners and winning moves with what the rules of play say.
func TestAgainstDefinition(t *testing.T) {
	for _, e := range efforts {
		t.Run(fmt.Sprint(e), func(t *testing.T) {
			sums.SetEffort(t, e[0], e[1], e[2])
			var s sums.Solver
			o := oracle{}
			rapid.Check(t, func(t *rapid.T) {
				var sum []sums.Component
				for range rapid.IntRange(0, 2).Draw(t, "components") {
					c, _ := drawComponent(t)
					sum = append(sum, c)
				}
				for who := cgt.Left; who <= cgt.Right; who++ {
					got, err := s.WinningMoves(context.Background(), who, sum...)
					if err != nil {
						t.Fatal(err)
					}
					var want []sums.Move
					for _, m := range sums.Moves(who, sum...) {
						if !o.wins(m.In(sum), who.Opponent()) {
							want = append(want, m)
						}
					}
					if !slices.Equal(got, want) {
						t.Fatalf("%v wins %v by %v, want %v", who, sum, got, want)
					}
				}
			})
		})
	}
}

// TestSumsOfRandomValues has hotter games, and more of them, than positions have.
func TestSumsOfRandomValues(t *testing.T) {
	source := rand.New(rand.NewPCG(7, 7))
	var s sums.Solver
	for range 300 {
		var sum []sums.Component
		var total surreal.Game
		for range 3 + source.IntN(3) {
			g := surreal.Random(source, 3, 2)
			sum = append(sum, sums.Value(g))
			total = total.Add(g)
		}
		got, err := s.Outcome(context.Background(), sum...)
		if err != nil {
			t.Fatal(err)
		}
		if want := total.Outcome(); got != want {
			t.Fatalf("%v is %v, want %v", sum, got, want)
		}
	}
}

// TestNegativesCancel has sums of a board and its negative, or its image, that are much too large for any search.
func TestNegativesCancel(t *testing.T) {
	var s sums.Solver
	d := domineeringBoard(8, 8)
	for _, sum := range [][]sums.Component{{d, d.Neg()}, {domineeringBoard(7, 8), domineeringBoard(8, 7)}} {
		if got, err := s.Outcome(context.Background(), sum...); err != nil || got != cgt.P {
			t.Errorf("%v is %v, %v, want P", sum, got, err)
		}
	}
}

// TestSmallTable has a table that forgets nearly everything at once.
func TestSmallTable(t *testing.T) {
	sums.SetEffort(t, -1, 0, 1)
	sum := []sums.Component{domineeringBoard(3, 4), domineeringBoard(3, 3), clobberBoard("xoxoxo")}
	for who := cgt.Left; who <= cgt.Right; who++ {
		want := mustWin(t, &sums.Solver{}, who, sum...)
		for _, words := range []int{1, 50, 500, 5000} {
			if got := mustWin(t, &sums.Solver{Limits: sums.Limits{Table: words}}, who, sum...); got != want {
				t.Errorf("with a table of %d words %v wins: %v, want %v", words, who, got, want)
			}
		}
	}
}

// TestTableLimit checks that tables keep to the limit, and fill it, and that answers are the same.
func TestTableLimit(t *testing.T) {
	sums.CallForHelp(t, 500)
	for _, limits := range []sums.Limits{{Table: 20_000}, {Table: 100_000}} {
		for _, n := range []int{1, 2} {
			s := sums.Solver{Limits: limits, Goroutines: n}
			if !mustWin(t, &s, cgt.Left, domineeringBoard(6, 6)) {
				t.Errorf("%+v with %d goroutines: Left loses", limits, n)
			}
			if got := sums.TableWords(&s); got > limits.Table || got < limits.Table/16 {
				t.Errorf("%+v with %d goroutines: the tables have %d words", limits, n, got)
			}
		}
	}
}

func TestLimits(t *testing.T) {
	sum := []sums.Component{domineeringBoard(6, 6), domineeringBoard(5, 7)}
	for _, limits := range []sums.Limits{{States: 100}, {Positions: 100}} {
		s := sums.Solver{Limits: limits}
		_, err := s.Wins(context.Background(), cgt.Left, sum...)
		var unfinished *sums.UnfinishedError
		if !errors.As(err, &unfinished) || !errors.Is(err, cgt.ErrLimit) {
			t.Fatalf("%+v: %v", limits, err)
		}
		if n := len(unfinished.Winning) + len(unfinished.Losing) + len(unfinished.Open); n != len(sums.Moves(cgt.Left, sum...)) {
			t.Errorf("%d moves in %v", n, err)
		}
		// With more room the same solver finds the answer.
		s.Limits = sums.Limits{}
		small := []sums.Component{domineeringBoard(4, 4), domineeringBoard(5, 5)}
		if got, want := mustWin(t, &s, cgt.Left, small...), mustWin(t, &sums.Solver{}, cgt.Left, small...); got != want {
			t.Errorf("after %v Left wins: %v, want %v", err, got, want)
		}
	}
}

func TestContext(t *testing.T) {
	cause := errors.New("enough")
	ctx, cancel := context.WithCancelCause(context.Background())
	calls := 0
	s := sums.Solver{Progress: func(st cgt.Stats) {
		if calls++; st.Positions != calls*cgt.ProgressEvery {
			t.Errorf("the report %d is of %d positions", calls, st.Positions)
		}
		cancel(cause)
	}}
	_, err := s.Wins(ctx, cgt.Left, domineeringBoard(8, 8))
	var unfinished *sums.UnfinishedError
	if !errors.As(err, &unfinished) || !errors.Is(err, cause) || calls != 1 {
		t.Fatalf("%v after %d reports", err, calls)
	}
	if _, err := s.WinningMoves(ctx, cgt.Left, domineeringBoard(8, 8)); !errors.Is(err, cause) {
		t.Error(err)
	}
}

// TestContextInLongList has a nimber with so many moves that listing them all would not end.
func TestContextInLongList(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	sum := []sums.Component{sums.Value(surreal.Nimber(1 << 40)), domineeringBoard(4, 4)}
	if _, err := new(sums.Solver).Wins(ctx, cgt.Left, sum...); !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
}

// TestUnfinishedIsRight checks what is learnt from searches that are cut off against whole ones.
func TestUnfinishedIsRight(t *testing.T) {
	sum := []sums.Component{domineeringBoard(4, 5), domineeringBoard(3, 3), clobberBoard("xoxoxo|oxoxox")}
	negative := []sums.Component{domineeringBoard(5, 5).Neg(), games("1/2")[0]}
	var whole sums.Solver
	known := 0
	for states := 10; states < 5000; states = states * 3 / 2 {
		for who := cgt.Left; who <= cgt.Right; who++ {
			sum, negative = negative, sum
			s := sums.Solver{Limits: sums.Limits{States: states}}
			_, err := s.WinningMoves(context.Background(), who, sum...)
			var u *sums.UnfinishedError
			if !errors.As(err, &u) {
				continue
			}
			for _, m := range u.Winning {
				known++
				if mustWin(t, &whole, who.Opponent(), m.In(sum)...) {
					t.Errorf("after %d states the losing move %v is thought to win", states, m)
				}
			}
			for _, m := range u.Losing {
				known++
				if !mustWin(t, &whole, who.Opponent(), m.In(sum)...) {
					t.Errorf("after %d states the winning move %v is thought to lose", states, m)
				}
			}
		}
	}
	if known == 0 {
		t.Error("nothing was learnt")
	}
}

// TestLoop has a game in which play need not end.
func TestLoop(t *testing.T) {
	round := cgt.ImpartialFunc[int](func(dst []int, p int) []int { return append(dst, (p+1)%5) })
	var loop *cgt.LoopError
	partizan := cgt.RulesetFunc[int](func(dst []int, p int, _ cgt.Player) []int { return append(dst, (p+1)%5) })
	for _, e := range efforts {
		sums.SetEffort(t, e[0], e[1], e[2])
		if _, err := new(sums.Solver).Wins(context.Background(), cgt.Left, sums.Of(partizan, 0)); !errors.As(err, &loop) {
			t.Errorf("%v: %v", e, err)
		}
		if _, err := new(sums.Solver).Wins(context.Background(), cgt.Left, sums.Of(round, 0), sums.Of(round, 1)); !errors.As(err, &loop) {
			t.Errorf("%v, impartial: %v", e, err)
		}
	}
}

// ring is a game in which play goes round, and too far to be met in the search for a value. turned has a Normalize, and
// parted parts. stair is a game that ends, with a Normalize.
type (
	ring   struct{}
	stair  struct{}
	turned struct{ ring }
	parted struct{ ring }
)

func (ring) AppendMoves(dst []int, p int, _ cgt.Player) []int { return append(dst, (p+1)%600) }

func (stair) AppendMoves(dst []int, p int, _ cgt.Player) []int {
	if p > 0 {
		dst = append(dst, p-1)
	}
	return dst
}

func (stair) Normalize(p int) (int, bool)         { return p, false }
func (turned) Normalize(p int) (int, bool)        { return p % 300, false }
func (parted) AppendParts(dst []int, p int) []int { return append(dst, p%300) }

// TestAdviceOnLoop has loops that the search for the winner meets. What it says of Normalize and AppendParts is about
// the components that move in them.
func TestAdviceOnLoop(t *testing.T) {
	for name, c := range map[string]struct {
		sum    []sums.Component
		advice string
	}{
		"moves alone":                   {[]sums.Component{sums.Of(ring{}, 0)}, ""},
		"representatives":               {[]sums.Component{sums.Of(turned{}, 0)}, "a move may lead to a position that the next one represents, by Normalize"},
		"parts":                         {[]sums.Component{sums.Of(parted{}, 0)}, "a move may lead to a position of which the next one is a part, by AppendParts"},
		"representatives of what stays": {[]sums.Component{sums.Of(ring{}, 0), sums.Of(stair{}, 300_000)}, ""},
	} {
		_, err := new(sums.Solver).Wins(context.Background(), cgt.Left, c.sum...)
		var loop *cgt.LoopError
		if !errors.As(err, &loop) || loop.Advice != c.advice {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if want := 300; len(loop.Cycle) != want && len(loop.Cycle) != 2*want || len(loop.Movers) != len(loop.Cycle) {
			t.Errorf("%s: a cycle of %d positions, %d of whose movers are told", name, len(loop.Cycle), len(loop.Movers))
		}
	}
}

// TestLongPlay has a game of a hundred thousand moves.
func TestLongPlay(t *testing.T) {
	sums.SetEffort(t, -1, 0, 1)
	const moves = 100_001
	walk := cgt.RulesetFunc[int](func(dst []int, p int, _ cgt.Player) []int {
		if p > 0 {
			dst = append(dst, p-1)
		}
		return dst
	})
	if !mustWin(t, &sums.Solver{}, cgt.Left, sums.Of(walk, moves)) {
		t.Error("Left loses a game with an odd number of moves")
	}
}

func TestComponent(t *testing.T) {
	c := clobberBoard("xo")
	if p, negative, ok := sums.At[domineering.Position](c); ok || negative || p != (domineering.Position{}) {
		t.Error("a Clobber board is a position of Domineering")
	}
	if _, negative, ok := sums.At[string](sums.Of(elephants{}, "x.o").Neg()); !ok || !negative {
		t.Error("a negative strip is not found")
	}
	if got := fmt.Sprint(c, c.Neg(), c.Neg().Neg(), sums.Component{}, games("^")[0].Neg()); got != "xo -(xo) xo 0 v" {
		t.Error(got)
	}
	if c.Neg().Neg() != c || games("0")[0] != (sums.Component{}) || len((sums.Component{}).Moves(cgt.Left)) != 0 {
		t.Error("components that are the same differ")
	}
	defer func() {
		if recover() == nil {
			t.Error("no panic for nil rules")
		}
	}()
	sums.Of[int](nil, 0)
}

// A large nimber is fine, but nobody lists its moves.
func TestManyMoves(t *testing.T) {
	var s sums.Solver
	sum := []sums.Component{sums.Value(surreal.Nimber(4_000_000_000)), sums.Of(clobber.Rules{}, clobber.MustParse("xoxo"))}
	if !mustWin(t, &s, cgt.Left, sum...) {
		t.Error("Left loses")
	}
	if _, err := s.WinningMoves(t.Context(), cgt.Left, sum...); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("winning moves: %v", err)
	}
	if _, err := s.Solve(t.Context(), cgt.Right, sum...); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("solution: %v", err)
	}
	solution, err := s.Solve(t.Context(), cgt.Left)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := solution.Reply(t.Context(), cgt.Left, sum...); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("reply: %v", err)
	}
}
