package cgt_test

import (
	"context"
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// Outcomes known from elsewhere.
func TestKnownOutcomes(t *testing.T) {
	// Domineering on rows × cols: the table of D. M. Breuker, J. W. H. M. Uiterwijk, H. J. van den Herik, Solving
	// 8×8 Domineering, Theoretical Computer Science 230 (2000). The boards 2 × n go back to E. Berlekamp,
	// Blockbusting and Domineering, J. Combin. Theory A 49 (1988). Left places upright.
	boards := []string{
		1: "PRRRRR",
		2: "LNNRLNNR",
		3: "LNNRRR",
		4: "LLLNL",
	}
	for rows, want := range boards {
		for cols := 1; cols <= len(want); cols++ {
			if got := outcomeOf(t, domineering{rows, cols}, 0); got.String() != want[cols-1:cols] {
				t.Errorf("Domineering on %d × %d is %v, want %s", rows, cols, got, want[cols-1:cols])
			}
		}
	}

	// Domineering with holes, Clobber: found by MCGS 1.7 (University of Alberta) and CGSuite 2.1.1.
	for text, want := range map[string]cgt.Outcome{
		"....|....|.#.#|..#.": cgt.N,
		"#...|#.##|....|#...": cgt.N,
		".#.#|....|....|....": cgt.P,
		"....|....|....|#.#.": cgt.P,
		"#.#.|..#.|#...|....": cgt.N,
	} {
		rows := strings.Split(text, "|")
		var covered uint64
		for i, square := range strings.Join(rows, "") {
			if square == '#' {
				covered |= 1 << i
			}
		}
		if got := outcomeOf(t, domineering{len(rows), len(rows[0])}, covered); got != want {
			t.Errorf("Domineering on %s is %v, want %v", text, got, want)
		}
	}
	for strip, want := range map[string]cgt.Outcome{"XX": cgt.P, "..XOXO": cgt.N, "XXOXXO": cgt.L, "XOXOXOXO": cgt.N} {
		if got := outcomeOf(t, clobber{}, strip); got != want {
			t.Errorf("Clobber on %s is %v, want %v", strip, got, want)
		}
	}

	// Toads and Frogs: values 0 and ∗ from the tests of cgt-tools (T. Maciosowski); T.F = ∗ by hand.
	for strip, want := range map[string]cgt.Outcome{
		"": cgt.P, "T": cgt.P, "TFTFTF.": cgt.P, "TFTFT.F": cgt.N, "TF.TTFF": cgt.P, ".TTFTFF": cgt.P, "T.F": cgt.N,
	} {
		if got := outcomeOf(t, toadsAndFrogs{}, strip); got != want {
			t.Errorf("Toads and Frogs on %q is %v, want %v", strip, got, want)
		}
	}

	// Cutcake: Winning Ways, ch. 2. The sign depends on the numbers of binary digits of the sides.
	for width := 1; width <= 5; width++ {
		for height := 1; height <= 3; height++ {
			want := cgt.P
			if d := bits.Len(uint(width)) - bits.Len(uint(height)); d > 0 {
				want = cgt.L
			} else if d < 0 {
				want = cgt.R
			}
			if got := outcomeOf(t, cgt.Positions{}, cgt.Position(cake{width, height})); got != want {
				t.Errorf("a cake of %d × %d is %v, want %v", width, height, got, want)
			}
		}
	}
}

// Nim (Bouton 1901): P if and only if the heaps add to 0 without carry; two heaps if and only if they are equal. A win
// has a winning move to every such position.
func TestNim(t *testing.T) {
	ctx := context.Background()
	s := cgt.Solver[[3]int]{Rules: cgt.ImpartialFunc[[3]int](func(moves [][3]int, heaps [3]int) [][3]int {
		for i, n := range heaps {
			for left := range n {
				after := heaps
				after[i] = left
				moves = append(moves, after)
			}
		}
		return moves
	})}
	for a := range 8 {
		for b := range 8 {
			for c := range 8 {
				want := cgt.N
				if a^b^c == 0 {
					want = cgt.P
				}
				if got, err := s.Outcome(ctx, [3]int{a, b, c}); err != nil || got != want {
					t.Errorf("%d, %d, %d is %v, error %v, want %v", a, b, c, got, err, want)
				}
				var winning [][3]int
				for _, m := range [][3]int{{b ^ c, b, c}, {a, a ^ c, c}, {a, b, a ^ b}} {
					if m[0]+m[1]+m[2] < a+b+c && (m[0] < a || m[1] < b || m[2] < c) && m[0]^m[1]^m[2] == 0 && m[0] <= a && m[1] <= b && m[2] <= c {
						winning = append(winning, m)
					}
				}
				if got, err := s.WinningMoves(ctx, [3]int{a, b, c}, cgt.Right); err != nil || !slices.Equal(got, winning) {
					t.Errorf("%d, %d, %d is won by %v, error %v, want %v", a, b, c, got, err, winning)
				}
			}
		}
	}
	if err := s.Verify(ctx); err != nil {
		t.Error(err)
	}
}

// What Outcome, Wins and WinningMoves say fits together and fits the oracle.
func TestSolverByDefinition(t *testing.T) {
	ctx := context.Background()
	rapid.Check(t, func(t *rapid.T) {
		g := games(3).Draw(t, "g")
		s := cgt.Solver[cgt.Tree]{Rules: cgt.Trees{}}
		for _, who := range players {
			wins, err := s.Wins(ctx, g.tree(), who)
			if want := g.wins(who, who.Opponent()); err != nil || wins != want {
				t.Errorf("%v wins moving first in %s: %v, error %v, want %v", who, g.text(), wins, err, want)
			}
			var want []cgt.Tree
			for _, option := range g.options(who) {
				if tree := option.tree(); !option.wins(who.Opponent(), who) && !slices.Contains(want, tree) {
					want = append(want, tree)
				}
			}
			moves, err := s.WinningMoves(ctx, g.tree(), who)
			if err != nil || !slices.Equal(moves, want) {
				t.Errorf("%v wins %s by %v, error %v, want %v", who, g.text(), moves, err, want)
			}
			if wins != (len(moves) > 0) {
				t.Errorf("%v wins %s is %v, with the winning moves %v", who, g.text(), wins, moves)
			}
		}
		if err := s.Verify(ctx); err != nil {
			t.Error(err)
		}
	})
}

// fixpoint labels the turns of a graph that may have cycles: true and false for those from which the player
// to move can force a win or loses for certain, and nothing for those from which he can play for ever.
func fixpoint(moves [2][][]int) [2]map[int]bool {
	known := [2]map[int]bool{{}, {}}
	for changed := true; changed; {
		changed = false
		for who := range moves {
			for v := range moves[who] {
				if _, ok := known[who][v]; ok {
					continue
				}
				losing, won := false, true
				for _, w := range moves[who][v] {
					wins, ok := known[1-who][w]
					losing = losing || ok && !wins
					won = won && ok && wins
				}
				if losing || won {
					known[who][v], changed = losing, true
				}
			}
		}
	}
	return known
}

// In graphs with cycles the Solver answers right or reports a loop of alternating moves, and it never answers
// where there is no answer. One Solver is asked everything, so it goes on after its errors.
func TestSolverInGraphsWithCycles(t *testing.T) {
	ctx := context.Background()
	loops, answers := 0, 0
	check := func(t rapid.TB, moves [2][][]int) {
		g := newGraph(t, moves)
		known := fixpoint(moves)
		s := cgt.Solver[int]{Rules: g}
		for v := range g.Len() {
			for _, who := range players {
				wins, err := s.Wins(ctx, v, who)
				want, decided := known[who][v]
				if err == nil {
					answers++
					if !decided || wins != want {
						t.Errorf("%v wins from %d: %v; want %v, decided %v", who, v, wins, want, decided)
					}
					continue
				}
				loops++
				if wins {
					t.Error("a win beside an error")
				}
				loop := checkCycle(t, err, g, number)
				if len(loop.Cycle)%2 != 0 {
					t.Errorf("%v is a loop of an odd number of moves", loop)
				}
				for i, mover := range loop.Movers {
					if next := loop.Movers[(i+1)%len(loop.Movers)]; next != mover.Opponent() {
						t.Errorf("%v: the moves do not alternate", loop)
					}
				}
				if _, again := s.Wins(ctx, v, who); again == nil || again.Error() != err.Error() {
					t.Errorf("the second time the error is %v, the first time it was %v", again, err)
				}
			}
		}
		if err := s.Verify(ctx); err != nil {
			t.Error(err)
		}
	}
	check(t, [2][][]int{{{1}, {0}, {0, 3}, {}}, {{1}, {0}, {1}, {}}}) // 0 and 1 follow each other
	rapid.Check(t, func(t *rapid.T) { check(t, edges(6).Draw(t, "moves")) })
	if loops == 0 || answers == 0 {
		t.Errorf("%d loops and %d answers: nothing was tested", loops, answers)
	}
}

// With a Normalizer the loop is one of representatives: from each there is a move to a position which the
// next represents, and whose turn it is changes unless the symmetry exchanges the players.
func TestLoopOfRepresentatives(t *testing.T) {
	ctx := context.Background()
	swaps, loops := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		// In the upper half of the numbers everything is as below, but with the players exchanged; a move may
		// lead from one half to the other.
		moves := edges(5).Draw(t, "moves")
		size := len(moves[0])
		over := rapid.SliceOfN(rapid.Bool(), size, size).Draw(t, "over")
		rules := both{cgt.RulesetFunc[int](func(dst []int, n int, who cgt.Player) []int {
			upper := n >= size
			if upper {
				n, who = n-size, who.Opponent()
			}
			for _, m := range moves[who][n] {
				if over[m] != upper {
					m += size
				}
				dst = append(dst, m)
			}
			return dst
		}), folded{random{moves}}}
		plain, s := cgt.Solver[int]{Rules: rules.Ruleset}, cgt.Solver[int]{Rules: rules}
		for n := range 2 * size {
			for _, who := range players {
				want, loop := plain.Wins(ctx, n, who)
				got, err := s.Wins(ctx, n, who)
				if err == nil && loop == nil && got != want {
					t.Errorf("%v wins from %d is %v with the Normalizer, and %v without", who, n, got, want)
				}
				if err == nil {
					continue
				}
				loops++
				var found *cgt.LoopError
				if !errors.As(err, &found) || len(found.Cycle) == 0 || len(found.Movers) != len(found.Cycle) {
					t.Fatalf("the error is %v, want a LoopError", err)
				}
				for i, name := range found.Cycle {
					next, mover := number(found.Cycle[(i+1)%len(found.Cycle)]), found.Movers[(i+1)%len(found.Movers)]
					if !slices.ContainsFunc(rules.AppendMoves(nil, number(name), found.Movers[i]), func(q int) bool {
						r, swapped := rules.Normalize(q)
						if swapped {
							swaps++
						}
						return r == next && (mover == found.Movers[i]) == swapped
					}) {
						t.Errorf("%v: no move of %v from %s leads to %d with %v to move", err, found.Movers[i], name, next, mover)
					}
				}
			}
		}
	})
	if loops == 0 || swaps == 0 {
		t.Errorf("%d loops with %d exchanges: nothing was tested", loops, swaps)
	}
}

type both struct {
	cgt.Ruleset[int]
	cgt.Normalizer[int]
}

var countdown = cgt.ImpartialFunc[int](func(moves []int, n int) []int {
	if n > 0 {
		moves = append(moves, n-1)
	}
	return moves
})

// A very long play, and one that goes round after as many moves.
func TestDeepSolver(t *testing.T) {
	ctx := context.Background()
	forbidRecursion(t)
	s := cgt.Solver[int]{Rules: countdown}
	for n := chainLength; n <= chainLength+1; n++ { // the second is solved from the first
		if wins, err := s.Wins(ctx, n, cgt.Player(n%2)); err != nil || wins != (n%2 == 1) {
			t.Errorf("the first player wins a chain of %d moves: %v, error %v", n, wins, err)
		}
	}
	if got := cgt.NumLabels(&s); got != chainLength+2 {
		t.Errorf("%d turns were looked at", got)
	}
	if err := s.Verify(ctx); err != nil {
		t.Error(err)
	}
	length := chainLength / 10
	ring := cgt.ImpartialFunc[int](func(moves []int, n int) []int { return append(moves, (n+1)%length) })
	loopy := cgt.Solver[int]{Rules: ring}
	_, err := loopy.Wins(ctx, 0, cgt.Left)
	if loop := checkCycle(t, err, ring, number); len(loop.Cycle) != length {
		t.Errorf("a loop of %d moves", len(loop.Cycle))
	}
	if len(err.Error()) > 500 {
		t.Errorf("the error has %d bytes", len(err.Error()))
	}
}

// The limit counts turns, and is exact: a chain of n moves has n+1 turns for one player who starts.
func TestSolverLimit(t *testing.T) {
	ctx := context.Background()
	const n = 50
	s := cgt.Solver[int]{Rules: countdown, Limits: cgt.Limits{Positions: n}}
	wins, err := s.Wins(ctx, n, cgt.Left)
	var limit *cgt.LimitError
	if wins || !errors.Is(err, cgt.ErrLimit) || !errors.As(err, &limit) || limit.Limit != n || limit.What != "positions" {
		t.Errorf("a limit of %d for %d turns: %v, error %v", n, n+1, wins, err)
	}
	if got := cgt.NumLabels(&s); got != 0 {
		t.Errorf("%d turns are known after an error in the middle of the only play", got)
	}
	s.Limits.Positions = n + 1
	if wins, err := s.Wins(ctx, n, cgt.Left); err != nil || wins {
		t.Errorf("a limit of %d for %d turns: %v, error %v", n+1, n+1, wins, err)
	}
	if _, err := s.Wins(ctx, n, cgt.Right); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("the limit is for the life of the Solver, but the error is %v", err)
	}
	// What is known can still be asked.
	if wins, err := s.Wins(ctx, n, cgt.Left); err != nil || wins {
		t.Errorf("what was known: %v, error %v", wins, err)
	}
	s.Limits.Positions = -1 // none
	if wins, err := s.Wins(ctx, 3*n+1, cgt.Right); err != nil || !wins {
		t.Errorf("without limit: %v, error %v", wins, err)
	}
	if err := s.Verify(ctx); err != nil {
		t.Error(err)
	}
}

// Whatever the error, wherever it comes, the Solver is right when it is asked again.
func TestSolverAfterErrors(t *testing.T) {
	background := context.Background()
	cause, thrown := errors.New("enough"), errors.New("thrown by the rules")
	rules := domineering{3, 4}
	want := outcomeOf(t, rules, 0)
	for _, mischief := range []string{"panic", "forget", "cancel", "limit"} {
		t.Run(mischief, func(t *testing.T) {
			tried, stopped := 0, 0
			for stop := 1; ; stop += 1 + stop/10 {
				// The rules do their mischief once, from the stop-th call on as soon as they can.
				calls, done := 0, false
				ctx, cancel := context.WithCancelCause(background)
				s := cgt.Solver[uint64]{Rules: cgt.RulesetFunc[uint64](func(moves []uint64, p uint64, who cgt.Player) []uint64 {
					if calls++; calls >= stop && !done && (mischief != "forget" || len(moves) > 0) {
						done = true
						switch mischief {
						case "panic":
							panic(thrown)
						case "forget":
							return nil
						case "cancel":
							cancel(cause)
						}
					}
					return rules.AppendMoves(moves, p, who)
				})}
				if mischief == "limit" {
					s.Limits.Positions = stop
				}
				_, err := func() (_ cgt.Outcome, err error) {
					defer func() {
						if r := recover(); r != nil {
							err = r.(error)
						}
					}()
					return s.Outcome(ctx, 0)
				}()
				if !done {
					break // the rules are asked less often
				}
				tried++
				if err != nil {
					stopped++
				}
				var wrong *cgt.RulesetError
				switch {
				case mischief == "panic" && err != thrown,
					mischief == "forget" && !errors.As(err, &wrong),
					mischief == "cancel" && err != nil && err != cause, // it may have been too late
					mischief == "limit" && err != nil && !errors.Is(err, cgt.ErrLimit):
					t.Fatalf("at call %d the error is %v", stop, err)
				}
				s.Limits = cgt.Limits{}
				if err := s.Verify(background); err != nil {
					t.Fatalf("at call %d, what is left: %v", stop, err)
				}
				if got, err := s.Outcome(background, 0); err != nil || got != want {
					t.Fatalf("at call %d, asked again: %v, error %v, want %v", stop, got, err, want)
				}
				if err := s.Verify(background); err != nil {
					t.Fatalf("at call %d, after all: %v", stop, err)
				}
			}
			if tried < 20 || stopped < tried/2 {
				t.Errorf("%d calls were tried, %d of them led to an error", tried, stopped)
			}
		})
	}
}

func TestSolverStops(t *testing.T) {
	cause := errors.New("enough")
	ctx, cancel := context.WithCancelCause(context.Background())
	calls := 0
	s := cgt.Solver[int]{Rules: cgt.ImpartialFunc[int](func(moves []int, n int) []int {
		if calls++; calls == 5000 {
			cancel(cause)
		}
		return append(moves, n+1)
	}), Limits: cgt.Limits{Positions: -1}}
	if _, err := s.Outcome(ctx, 0); err != cause {
		t.Errorf("the error is %v, want the cause", err)
	}
	if calls > 6000 {
		t.Errorf("stopped only after %d calls", calls)
	}

	// A context that is done is noticed even if there is next to nothing to do, or all is known.
	u := cgt.Solver[int]{Rules: countdown}
	for range 2 {
		if _, err := u.Outcome(ctx, 1); err != cause {
			t.Errorf("the error of Outcome is %v, want the cause", err)
		}
		if _, err := u.Wins(ctx, 1, cgt.Left); err != cause {
			t.Errorf("the error of Wins is %v, want the cause", err)
		}
		if moves, err := u.WinningMoves(ctx, 1, cgt.Left); err != cause || moves != nil {
			t.Errorf("the error of WinningMoves is %v, want the cause", err)
		}
		if _, err := u.Outcome(context.Background(), 1); err != nil {
			t.Error(err)
		}
	}
	if err := u.Verify(ctx); err != cause {
		t.Errorf("the error of Verify is %v, want the cause", err)
	}

	// A plain cancel and a deadline have their own causes.
	plain, stop := context.WithCancel(context.Background())
	stop()
	if _, err := u.Outcome(plain, 1); !errors.Is(err, context.Canceled) {
		t.Errorf("the error is %v, want Canceled", err)
	}
	late, stop := context.WithTimeout(context.Background(), -1)
	defer stop()
	if _, err := u.Outcome(late, 1); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("the error is %v, want DeadlineExceeded", err)
	}
}

// Rules that do not append are found out before they can spoil an answer.
func TestRulesThatDoNotAppend(t *testing.T) {
	ctx := context.Background()
	for name, rules := range map[string]cgt.RulesetFunc[int]{
		"shorter": func(moves []int, n int, who cgt.Player) []int {
			if n == 3 {
				return moves[:len(moves)-1]
			}
			return countdown(moves, n)
		},
		"nil": func(moves []int, n int, who cgt.Player) []int {
			if n == 3 {
				return nil
			}
			return countdown(moves, n)
		},
		"a slice of its own": func(moves []int, n int, who cgt.Player) []int {
			if n == 3 {
				return slices.Repeat([]int{2}, 20)
			}
			return countdown(moves, n)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := cgt.Solver[int]{Rules: rules}
			wins, err := s.Wins(ctx, 10, cgt.Left)
			var wrong *cgt.RulesetError
			if !errors.As(err, &wrong) || wrong.Position != "3" || wrong.Who != cgt.Right || wins {
				t.Errorf("%v, error %v, want one at 3 (Right)", wins, err)
			}
			// Not even then is it taken for a loss.
			if wins, err := s.Wins(ctx, 4, cgt.Left); err == nil {
				t.Errorf("asked again, Left wins from 4: %v", wins)
			}
			if err := s.Verify(ctx); err != nil {
				t.Error(err)
			}
			if wins, err := s.Wins(ctx, 2, cgt.Left); err != nil || wins {
				t.Errorf("Left wins from 2: %v, error %v", wins, err)
			}
		})
	}
}

// Verify finds every label that is wrong: in a game where all matter, each label in turn is changed in many
// ways.
func TestVerifyFindsWrongLabels(t *testing.T) {
	ctx := context.Background()
	s := cgt.Solver[int]{Rules: takeAway{left: []int{1, 4}, right: []int{2, 3}}}
	const most = 12
	for n := range most + 1 {
		for _, who := range players {
			if _, err := s.WinningMoves(ctx, n, who); err != nil {
				t.Fatal(err)
			}
			if _, err := s.Wins(ctx, n, who); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := s.Verify(ctx); err != nil {
		t.Fatal(err)
	}
	for n := range most + 1 {
		for _, who := range players {
			right := cgt.Label(&s, n, who)
			if right == 0 {
				t.Fatalf("no label of %d (%v)", n, who)
			}
			for _, wrong := range []int{0, -right, 1, -1, right + 1 - 2*b2i(right > 0), -1 << 31, 1<<31 - 1} {
				if !cgt.SetLabel(&s, n, who, wrong) {
					t.Fatalf("no label of %d (%v)", n, who)
				}
				err := s.Verify(ctx)
				var found *cgt.RulesetError
				switch {
				case err != nil && !errors.As(err, &found):
					t.Errorf("the error is %v, want a RulesetError", err)
				case err == nil && (wrong == 0 || wrong == -1<<31 || (wrong > 0) != (right > 0)):
					t.Errorf("%d (%v): Verify takes %d for %d", n, who, wrong, right)
				case err == nil && wrong > 0 && wrong < right:
					// A smaller rank can be right only if the search did not find the fastest win.
					t.Logf("%d (%v) is a win of rank %d, found with rank %d", n, who, wrong, right)
				}
			}
			cgt.SetLabel(&s, n, who, right)
		}
	}
	if err := s.Verify(ctx); err != nil {
		t.Fatal(err)
	}

	// Labels that hold one another up in a circle: rank is what forbids it.
	ring := cgt.Solver[int]{Rules: cgt.ImpartialFunc[int](func(moves []int, n int) []int { return append(moves, 1-n) })}
	if _, err := ring.Wins(ctx, 0, cgt.Left); err == nil {
		t.Fatal("no error in a ring")
	}
	if err := ring.Verify(ctx); err != nil { // which forgets what the error left open
		t.Fatal(err)
	}
	for win := 1; win <= 3; win++ {
		cgt.SetLabel(&ring, 0, cgt.Left, win)
		cgt.SetLabel(&ring, 1, cgt.Right, -2)
		if ring.Verify(ctx) == nil {
			t.Errorf("Verify takes a circle of labels, of ranks %d and 2, for a proof", win)
		}
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// Rules that say something else the second time are caught by Verify, always with the same words.
func TestVerifyFindsFickleRules(t *testing.T) {
	ctx := context.Background()
	words := map[string]bool{}
	for range 20 {
		asked := map[int]int{}
		s := cgt.Solver[int]{Rules: cgt.RulesetFunc[int](func(moves []int, n int, who cgt.Player) []int {
			if asked[n]++; asked[n] > 2 { // twice for the search, once for each player
				return moves
			}
			return countdown(moves, n)
		})}
		if got, err := s.Outcome(ctx, 20); err != nil || got != cgt.P {
			t.Fatalf("20 is %v, error %v", got, err)
		}
		err := s.Verify(ctx)
		var wrong *cgt.RulesetError
		if !errors.As(err, &wrong) {
			t.Fatalf("the error is %v, want a RulesetError", err)
		}
		words[err.Error()] = true
	}
	if len(words) != 1 {
		t.Errorf("%d different errors: %v", len(words), words)
	}
	if !words["cgt: the ruleset breaks its contract at 1 (Left): the moves do not bear out what was found from them before"] {
		t.Errorf("%v", words) // of all wins, 1 comes first in the order of texts
	}
}

// A Solver that has not been asked has nothing to answer for.
func TestVerifyNothing(t *testing.T) {
	var s cgt.Solver[int]
	if err := s.Verify(context.Background()); err != nil {
		t.Error(err)
	}
}

func TestSolverProgress(t *testing.T) {
	var seen []cgt.Stats
	s := cgt.Solver[int]{Rules: countdown, Progress: func(stats cgt.Stats) { seen = append(seen, stats) }}
	if _, err := s.Wins(context.Background(), 3*cgt.ProgressEvery-1, cgt.Left); err != nil {
		t.Fatal(err)
	}
	want := []cgt.Stats{
		{Positions: cgt.ProgressEvery, Depth: cgt.ProgressEvery - 1},
		{Positions: 2 * cgt.ProgressEvery, Depth: 2*cgt.ProgressEvery - 1},
		{Positions: 3 * cgt.ProgressEvery, Depth: 3*cgt.ProgressEvery - 1},
	}
	if !slices.Equal(seen, want) {
		t.Errorf("progress %v, want %v", seen, want)
	}
}

// Everything a Solver says and does is the same every time.
func TestSolverIsDeterministic(t *testing.T) {
	ctx := context.Background()
	run := func() string {
		var said, asked strings.Builder
		rules := cgt.RulesetFunc[string](func(moves []string, p string, who cgt.Player) []string {
			fmt.Fprintln(&asked, p, who)
			return toadsAndFrogs{}.AppendMoves(moves, p, who)
		})
		s := cgt.Solver[string]{Rules: rules}
		for _, strip := range []string{"TT.FF", "T.TF.F", "TT...F"} {
			fmt.Fprintln(&said, strip)
			for _, who := range players {
				moves, err := s.WinningMoves(ctx, strip, who)
				fmt.Fprintln(&said, moves, err)
			}
			outcome, err := s.Outcome(ctx, strip)
			fmt.Fprintln(&said, outcome, err)
		}
		g, positions, err := cgt.Explore(ctx, rules, "TT.FF", cgt.Limits{})
		fmt.Fprintln(&said, positions, err)
		for v := range g.Len() {
			fmt.Fprintln(&said, slices.Collect(g.Moves(v, cgt.Left)), slices.Collect(g.Moves(v, cgt.Right)))
		}
		return said.String() + asked.String()
	}
	want := run()
	for range 5 {
		if got := run(); got != want {
			t.Fatalf("once\n%s\nand once\n%s", want, got)
		}
	}
}

// Many solvers may share rules, trees, graphs and positions.
func TestSolversConcurrently(t *testing.T) {
	p := cgt.Sum(cgt.Bind(domineering{2, 3}, 0), cgt.Neg(cgt.Bind(takeAway{[]int{1, 4}, []int{2, 3}}, 6)), cgt.MustParseTree("{{|}|{|}}"))
	want := outcomeOf(t, cgt.Positions{}, p)
	g, _, err := cgt.Explore(t.Context(), cgt.Positions{}, p, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	done := make(chan error)
	for range 8 {
		go func() {
			s := cgt.Solver[cgt.Position]{Rules: cgt.Positions{}}
			u := cgt.Solver[int]{Rules: g}
			got, err := s.Outcome(context.Background(), p)
			byGraph, other := u.Outcome(context.Background(), 0)
			tree, third := g.Tree(0)
			v := cgt.Solver[cgt.Tree]{Rules: cgt.Trees{}}
			byTree, fourth := v.Outcome(context.Background(), tree)
			err = errors.Join(err, other, third, fourth, s.Verify(context.Background()))
			if err == nil && (got != want || byGraph != want || byTree != want) {
				err = fmt.Errorf("%v, by graph %v, by tree %v, want %v", got, byGraph, byTree, want)
			}
			done <- err
		}()
	}
	for range 8 {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
}
