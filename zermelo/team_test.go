package zermelo_test

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"runtime"
	"slices"
	"sync/atomic"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/leftover"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/zermelo"
)

// drawTeamSizes makes searches share small questions until the returned function is called.
func drawTeamSizes(t *rapid.T) (restore func()) {
	return zermelo.SetTeamSizes(rapid.IntRange(0, 4).Draw(t, "alone"), rapid.IntRange(1, 5).Draw(t, "jobs"), rapid.IntRange(1, 4).Draw(t, "looks"))
}

// found is all that can be seen of a few calls of a solver.
type found struct {
	Value    zermelo.Int
	AtLeast  []bool
	Moves    []any // of the proof
	Lens     [2]int
	Listed   int64 // positions whose moves were listed
	Progress []cgt.Stats
	Errors   []string
}

// countingGame counts how often moves are listed.
type countingGame struct {
	zermelo.Game[mirrored, zermelo.Int]
	listed *atomic.Int64
}

func (g countingGame) AppendMoves(dst []mirrored, p mirrored) []mirrored {
	g.listed.Add(1)
	return g.Game.AppendMoves(dst, p)
}

type (
	countingNormal struct {
		countingGame
		cgt.Normalizer[mirrored]
	}
	countingEstimated struct {
		countingGame
		zermelo.Estimator[mirrored]
	}
	countingBounded struct {
		countingNormal
		zermelo.Bounder[mirrored, zermelo.Int]
	}
)

// counted returns the variants of g with the capabilities that a search uses.
func counted(g *mirrorGame, listed *atomic.Int64) map[string]zermelo.Game[mirrored, zermelo.Int] {
	plain := countingGame{g, listed}
	return map[string]zermelo.Game[mirrored, zermelo.Int]{
		"plain":     plain,
		"normal":    countingNormal{plain, normal{g}},
		"estimated": countingEstimated{plain, estimated{g}},
		"bounded":   countingBounded{countingNormal{plain, normal{g}}, bounded{normal{g}}},
	}
}

// TestTeamIsTheSame compares all that searches find, and what they look at, for 2, 3 and 8 goroutines, with tables that
// hold next to nothing, and limits that are reached. What they find without errors is also compared with the
// definition, and with what one goroutine finds.
func TestTeamIsTheSame(t *testing.T) {
	ctx := context.Background()
	rapid.Check(t, func(t *rapid.T) {
		defer drawTeamSizes(t)()
		g := drawMirrorGame(t)
		start := mirrored{0, rapid.Bool().Draw(t, "swapped")}
		want := g.value(start)
		table := rapid.SampledFrom([]int{0, 1, 3}).Draw(t, "table")
		limits := cgt.Limits{Positions: rapid.SampledFrom([]int{0, 0, 1, 5, 20}).Draw(t, "limit")}
		var listed atomic.Int64
		for name, game := range counted(g, &listed) {
			for _, m := range searchMethods {
				var first found
				for _, goroutines := range []int{2, 3, 8, 1} {
					var got found
					note := func(err error) {
						if err != nil {
							got.Errors = append(got.Errors, err.Error())
						}
					}
					listed.Store(0)
					s := zermelo.Solver[any, zermelo.Int]{
						Game: ruletest.EraseGame(game), Method: m, Table: table, Limits: limits, Goroutines: goroutines,
						Progress: func(s cgt.Stats) { got.Progress = append(got.Progress, s) },
					}
					var err error
					got.Value, err = s.Value(ctx, start)
					note(err)
					if err == nil && got.Value != want {
						t.Fatalf("%s, %v with %d: %v, want %v", name, m, goroutines, got.Value, want)
					}
					for v := want - 1; v <= want+1; v++ {
						is, err := s.AtLeast(ctx, start, v)
						note(err)
						if err == nil && is != (v <= want) {
							t.Fatalf("%s, %v with %d: at least %v: %v, but the value is %v", name, m, goroutines, v, is, want)
						}
						got.AtLeast = append(got.AtLeast, is)
					}
					proof, err := s.Prove(ctx, start)
					note(err)
					if err == nil {
						if proof.Value() != want {
							t.Fatalf("%s, %v with %d: proof of %v, want %v", name, m, goroutines, proof.Value(), want)
						}
						if err := proof.Verify(ctx); err != nil {
							t.Fatalf("%s, %v with %d: %v", name, m, goroutines, err)
						}
						for who := zermelo.Max; who <= zermelo.Min; who++ {
							got.Lens[who] = proof.Len(who)
							for v := range g.who {
								for _, p := range []mirrored{{v, false}, {v, true}} {
									if q, ok := proof.Strategy(who).Move(p); ok {
										got.Moves = append(got.Moves, p, q)
									}
								}
							}
						}
					}
					got.Listed = listed.Load()
					if goroutines == 2 {
						first = got
					}
					if goroutines > 1 && !reflect.DeepEqual(got, first) {
						t.Fatalf("%s, %v with %d goroutines:\n%+v\nwith 2:\n%+v", name, m, goroutines, got, first)
					}
					if limits.Positions == 0 && len(got.Errors) > 0 {
						t.Fatalf("%s, %v with %d: %v", name, m, goroutines, got.Errors)
					}
				}
			}
		}
	})
}

// grid is a game with many ways to the same positions: p goes up in one of its coordinates until they sum to size, and
// then the payoff is looked up.
type grid struct {
	size   int
	broken func(p [3]int) // called for each position, if not nil
	back   bool           // a move leads back to the start wherever the coordinates sum to 6
}

func (g grid) End(p [3]int) (zermelo.Int, bool) {
	x := uint32(p[0]*7919+p[1]*104729+p[2]*1299709) * 2654435761
	return zermelo.Int(x>>16%9) - 4, p[0]+p[1]+p[2] >= g.size
}
func (g grid) Turn(p [3]int) zermelo.Player { return zermelo.Player((p[0] + p[1] + p[2]) % 2) }
func (g grid) AppendMoves(dst [][3]int, p [3]int) [][3]int {
	if g.broken != nil {
		g.broken(p)
	}
	if g.back && p[0]+p[1]+p[2] == 6 {
		dst = append(dst, [3]int{})
	}
	for i := range p {
		q := p
		q[i]++
		dst = append(dst, q)
	}
	return dst
}

// TestTeamWithTransposedPositions compares values with induction, and numbers of looks for 2 to 8 goroutines, where
// positions are reached in many ways.
func TestTeamWithTransposedPositions(t *testing.T) {
	defer zermelo.SetTeamSizes(10, 4, 5)()
	ctx := context.Background()
	for size := range 16 {
		sol, err := zermelo.Solve[any](ctx, ruletest.EraseGame(grid{size: size}), [3]int{})
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range searchMethods {
			var first int64
			for _, goroutines := range []int{2, 3, 8} {
				var listed atomic.Int64
				s := zermelo.Solver[any, zermelo.Int]{Game: ruletest.EraseGame(grid{size: size, broken: func([3]int) { listed.Add(1) }}), Method: m, Goroutines: goroutines, Table: 100}
				v, err := s.Value(ctx, [3]int{})
				if err != nil || v != sol.StartValue() {
					t.Errorf("%d by %v with %d: %v, %v, want %v", size, m, goroutines, v, err, sol.StartValue())
				}
				if goroutines == 2 {
					first = listed.Load()
				}
				if n := listed.Load(); n != first {
					t.Errorf("%d by %v: %d looks with %d goroutines, %d with 2", size, m, n, goroutines, first)
				}
			}
		}
	}
}

// TestTeamErrors asks questions, for the search for a value begins with a play, which would find most mistakes. It
// checks that errors, panics and the end of goroutines that the rules cause come to the caller, always the same, and
// that no goroutine stays.
func TestTeamErrors(t *testing.T) {
	defer zermelo.SetTeamSizes(10, 4, 6)()
	ctx := context.Background()
	check := leftover.Goroutines(t)
	for _, m := range searchMethods {
		// A cycle, from a job to where that comes from, or before there is a job. Which one is named depends on the
		// method and the sizes, but it must be one.
		for _, looks := range []int{6, 1} {
			cycles := map[string]bool{}
			for _, goroutines := range []int{2, 3, 8} {
				restore := zermelo.SetTeamSizes(3, 4, looks)
				s := zermelo.Solver[any, zermelo.Int]{Game: ruletest.EraseGame(grid{size: 12, back: true}), Method: m, Goroutines: goroutines}
				is, err := s.AtLeast(ctx, [3]int{}, 0)
				restore()
				var loop *cgt.LoopError
				if !errors.As(err, &loop) {
					t.Errorf("%v with %d: %v, %v, want a cycle", m, goroutines, is, err)
					continue
				}
				checkCycle(t, loop.Cycle)
				cycles[err.Error()] = true
			}
			if len(cycles) != 1 {
				t.Errorf("%v: cycles differ: %v", m, cycles)
			}
		}
		// A position without moves deep in the game, and a panic there.
		stuck := map[string]bool{}
		for _, goroutines := range []int{2, 3, 8, 8} {
			s := zermelo.Solver[any, zermelo.Int]{Game: ruletest.EraseGame(stuckGrid{grid{size: 14}}), Method: m, Goroutines: goroutines}
			_, err := s.AtLeast(ctx, [3]int{}, 0)
			var contract *zermelo.GameError
			if !errors.As(err, &contract) {
				t.Fatalf("%v with %d: %v", m, goroutines, err)
			}
			stuck[err.Error()] = true

			s.Game = ruletest.EraseGame(grid{size: 14, broken: func(p [3]int) {
				if p[0]+p[1]+p[2] == 9 {
					panic(fmt.Sprint("at ", p))
				}
			}})
			func() {
				defer func() { stuck[fmt.Sprint(recover())] = true }()
				v, err := s.AtLeast(ctx, [3]int{}, 0)
				t.Errorf("%v with %d: %v, %v, want a panic", m, goroutines, v, err)
			}()
		}
		if len(stuck) != 2 {
			t.Errorf("%v: errors differ: %v", m, stuck)
		}
		// The rules end the goroutine that calls them.
		done := make(chan bool)
		go func() {
			defer close(done)
			s := zermelo.Solver[any, zermelo.Int]{Method: m, Goroutines: 3, Game: ruletest.EraseGame(grid{size: 14, broken: func(p [3]int) {
				if p[0]+p[1]+p[2] == 9 {
					runtime.Goexit()
				}
			}})}
			if v, err := s.AtLeast(ctx, [3]int{}, 0); err == nil {
				t.Errorf("%v: %v, though a goroutine ended", m, v)
			}
		}()
		<-done
		// The caller loses patience in the middle.
		var listed atomic.Int64
		cause := errors.New("enough")
		stop, cancel := context.WithCancelCause(ctx)
		s := zermelo.Solver[any, zermelo.Int]{Method: m, Goroutines: 3, Table: 1, Limits: cgt.Limits{Positions: -1}, Game: ruletest.EraseGame(grid{size: 100, broken: func([3]int) {
			if listed.Add(1) == 5000 {
				cancel(cause)
			}
		}})}
		if v, err := s.AtLeast(stop, [3]int{}, 0); !errors.Is(err, cause) {
			t.Errorf("%v: %v, %v, want the cause", m, v, err)
		}
		if n := listed.Load(); n > 5000+8*256 {
			t.Errorf("%v: %d positions", m, n)
		}
	}
	check()
}

// stuckGrid has no moves at some positions.
type stuckGrid struct{ grid }

func (g stuckGrid) AppendMoves(dst [][3]int, p [3]int) [][3]int {
	if p[0]+p[1]+p[2] == 9 {
		return dst
	}
	return g.grid.AppendMoves(dst, p)
}

// checkCycle checks that each position of a cycle of a grid comes after the one before it.
func checkCycle(t *testing.T, cycle []string) {
	t.Helper()
	for i, text := range cycle {
		var p, q [3]int
		if _, err := fmt.Sscanf(text+" "+cycle[(i+1)%len(cycle)], "[%d %d %d] [%d %d %d]", &p[0], &p[1], &p[2], &q[0], &q[1], &q[2]); err != nil {
			t.Fatal(err)
		}
		if !slices.Contains(grid{size: 12, back: true}.AppendMoves(nil, p), q) {
			t.Errorf("the cycle %v has a move from %v to %v", cycle, p, q)
		}
	}
	if len(cycle) < 2 {
		t.Errorf("%v is no cycle", cycle)
	}
}

// TestTeamUnstable checks that a search ends, with an error or not, of a game whose moves change while it is searched.
func TestTeamUnstable(t *testing.T) {
	defer zermelo.SetTeamSizes(10, 4, 5)()
	for _, m := range searchMethods {
		for seed := range int64(20) {
			var n atomic.Int64
			n.Store(seed)
			game := zermelo.Rules[int, zermelo.Int]{
				Ended: func(p int) (zermelo.Int, bool) { return zermelo.Int((int64(p) + n.Load()) % 7), p > 60 },
				Mover: func(p int) zermelo.Player { return zermelo.Player(p % 2) },
				Moves: func(dst []int, p int) []int { return append(dst, p+1+int(n.Add(1)%3), p+2, p+3+int(n.Add(3)%2)) },
			}
			s := zermelo.Solver[int, zermelo.Int]{Game: game, Method: m, Goroutines: 3, Limits: cgt.Limits{Positions: 20_000}}
			var (
				contract *zermelo.GameError
				limit    *cgt.LimitError
			)
			if _, err := s.Value(context.Background(), 0); err != nil && !errors.As(err, &contract) && !errors.As(err, &limit) {
				t.Errorf("%v: %v", m, err)
			}
		}
	}
}

// TestTeamDomineering checks proofs of a partizan game by several goroutines.
func TestTeamDomineering(t *testing.T) {
	defer zermelo.SetTeamSizes(50, 8, 20)()
	ctx := context.Background()
	p := domineering.MustParse(".....|.....|.....|....#")
	game := zermelo.Normal(ruletest.EraseRules(domineering.Rules{}))
	for next := zermelo.Max; next <= zermelo.Min; next++ {
		start := zermelo.Turned[any]{Pos: p, Next: next}
		sol, err := zermelo.Solve(ctx, game, start)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range searchMethods {
			s := zermelo.Solver[zermelo.Turned[any], zermelo.Result]{Game: game, Method: m, Goroutines: 2}
			proof, err := s.Prove(ctx, start)
			if err != nil || proof.Value() != sol.StartValue() {
				t.Fatalf("%v by %v: %v, %v, want %v", next, m, proof, err, sol.StartValue())
			}
			if err := proof.Verify(ctx); err != nil {
				t.Fatalf("%v by %v: %v", next, m, err)
			}
		}
	}
}

// TestTeamLongPlay checks that the goroutines get on where play is long.
func TestTeamLongPlay(t *testing.T) {
	defer zermelo.SetTeamSizes(1<<8, 8, 1<<5)()
	const n = 20_000
	road := zermelo.Rules[int, zermelo.Result]{
		Ended: func(p int) (zermelo.Result, bool) {
			switch {
			case p == n:
				return zermelo.Draw, true
			case p < 0:
				return zermelo.WinFor(zermelo.Player(-p - 1)), true
			}
			return 0, false
		},
		Mover: func(p int) zermelo.Player { return zermelo.Player(p / 3 % 2) },
		Moves: func(dst []int, p int) []int { return append(dst, -1-(1-p/3%2), p+1) },
	}
	for _, m := range searchMethods {
		s := zermelo.Solver[int, zermelo.Result]{Game: road, Method: m, Table: 1000, Goroutines: 3}
		if v, err := s.Value(context.Background(), 0); err != nil || v != zermelo.Draw {
			t.Errorf("%v: %v, %v", m, v, err)
		}
	}
}
