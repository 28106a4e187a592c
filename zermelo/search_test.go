package zermelo_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/zermelo"
)

var searchMethods = []zermelo.Method{zermelo.AlphaBeta, zermelo.ProofNumber, zermelo.Deepening}

// mirrored is a position of a mirrorGame: a vertex, perhaps with the players swapped.
type mirrored struct {
	v         int
	isSwapped bool
}

// mirrorGame is a random game in which moves may let the players change places.
type mirrorGame struct {
	randomGame
	crosses [][]bool // whether the players change places with the move
}

func (g *mirrorGame) sign(p mirrored) zermelo.Int {
	if p.isSwapped {
		return -1
	}
	return 1
}

func (g *mirrorGame) End(p mirrored) (zermelo.Int, bool) {
	return g.sign(p) * g.pay[p.v], len(g.moves[p.v]) == 0
}

func (g *mirrorGame) Turn(p mirrored) zermelo.Player {
	if p.isSwapped {
		return g.who[p.v].Opponent()
	}
	return g.who[p.v]
}

func (g *mirrorGame) AppendMoves(dst []mirrored, p mirrored) []mirrored {
	for i, v := range g.moves[p.v] {
		dst = append(dst, mirrored{v, g.crosses[p.v][i] != p.isSwapped})
	}
	return dst
}

// value is the oracle: the definition, from the vertex with the largest number down.
func (g *mirrorGame) value(p mirrored) zermelo.Int { return g.sign(p) * g.values()[p.v] }

func (g *mirrorGame) values() []zermelo.Int {
	x := make([]zermelo.Int, len(g.who))
	for v := len(x) - 1; v >= 0; v-- {
		x[v] = g.pay[v]
		for i, q := range g.moves[v] {
			y := x[q]
			if g.crosses[v][i] {
				y = -y
			}
			if i == 0 || g.who[v] == zermelo.Max && y > x[v] || g.who[v] == zermelo.Min && y < x[v] {
				x[v] = y
			}
		}
	}
	return x
}

// normal adds that positions are alike, estimated that some are estimated, bounded that bounds are known.
type (
	normal    struct{ *mirrorGame }
	estimated struct{ *mirrorGame }
	bounded   struct{ normal }
)

func (normal) Normalize(p mirrored) (mirrored, bool) { return mirrored{v: p.v}, p.isSwapped }

func (estimated) Estimate(p mirrored) int { return p.v * 7 % 5 }

func (g bounded) Bounds(p mirrored) (least, most zermelo.Int, ok bool) {
	x := g.value(p)
	return x - zermelo.Int(p.v%2), x + zermelo.Int(p.v/2%3), p.v%4 != 1
}

func drawMirrorGame(t *rapid.T) *mirrorGame {
	g := &mirrorGame{randomGame: *drawGame(t, false)}
	for _, moves := range g.moves {
		var crosses []bool
		for range moves {
			crosses = append(crosses, rapid.Bool().Draw(t, "crosses"))
		}
		g.crosses = append(g.crosses, crosses)
	}
	return g
}

// A search that comes to no end returns no value, also if it has seen some.
func TestSearchWithoutValue(t *testing.T) {
	// The first play ends with 5.
	g := &randomGame{
		who: []zermelo.Player{zermelo.Max, zermelo.Min, zermelo.Max, zermelo.Max}, pay: []zermelo.Int{0, 0, 5, 7},
		moves: [][]int{{1, 2}, {2, 3}, nil, nil},
	}
	for _, m := range searchMethods {
		isCut := false
		for limit := 1; limit < 10; limit++ {
			s := intSolver{Game: g, Method: m, Limits: cgt.Limits{Positions: limit}}
			switch v, err := s.Value(context.Background(), 0); {
			case errors.Is(err, cgt.ErrLimit):
				isCut = true
				if v != 0 {
					t.Errorf("%v: the value %v with the limit %d, besides %v", m, v, limit, err)
				}
			case err != nil || v != 5:
				t.Errorf("%v: %v, %v with the limit %d", m, v, err, limit)
			}
		}
		if !isCut {
			t.Errorf("%v: no limit is reached", m)
		}
	}
}

// TestSearchAgreesWithDefinition compares all that search methods find with the definition, also with a table that
// holds next to nothing.
func TestSearchAgreesWithDefinition(t *testing.T) {
	ctx := context.Background()
	rapid.Check(t, func(t *rapid.T) {
		g := drawMirrorGame(t)
		start := mirrored{0, rapid.Bool().Draw(t, "swapped")}
		want := g.value(start)
		for name, game := range map[string]zermelo.Game[mirrored, zermelo.Int]{"plain": g, "normal": normal{g}, "estimated": estimated{g}, "bounded": bounded{normal{g}}} {
			for _, m := range []zermelo.Method{zermelo.Auto, zermelo.Induction, zermelo.AlphaBeta, zermelo.ProofNumber, zermelo.Deepening} {
				var first *zermelo.Proof[any, zermelo.Int] // the same for all tables
				for _, table := range []int{0, 1, 3} {
					s := zermelo.Solver[any, zermelo.Int]{Game: ruletest.EraseGame(game), Method: m, Table: table, Limits: cgt.Limits{Positions: 100_000}}
					if got, err := s.Value(ctx, start); err != nil || got != want {
						t.Fatalf("%s, %v, table of %d: %v, %v, want %v", name, m, table, got, err, want)
					}
					for v := want - 1; v <= want+1; v++ {
						if got, err := s.AtLeast(ctx, start, v); err != nil || got != (v <= want) {
							t.Fatalf("%s, %v, table of %d: at least %v: %v, %v, but the value is %v", name, m, table, v, got, err, want)
						}
					}
					proof, err := s.Prove(ctx, start)
					if err != nil || proof.Value() != want || proof.Start() != any(start) {
						t.Fatalf("%s, %v, table of %d: proof of %v, %v, want %v", name, m, table, proof, err, want)
					}
					if err := proof.Verify(ctx); err != nil {
						t.Fatalf("%s, %v, table of %d: %v", name, m, table, err)
					}
					if first == nil {
						first = proof
					}
					for who := zermelo.Max; who <= zermelo.Min; who++ {
						if proof.Len(who) != first.Len(who) {
							t.Fatalf("%s, %v: %v has %d arrows, not %d", name, m, who, proof.Len(who), first.Len(who))
						}
						for v := range g.who {
							for _, p := range []mirrored{{v, false}, {v, true}} {
								q, ok := proof.Strategy(who).Move(p)
								if r, ok2 := first.Strategy(who).Move(p); q != r || ok != ok2 {
									t.Fatalf("%s, %v: %v moves from %v to %v, not %v", name, m, who, p, q, r)
								}
							}
						}
					}
				}
			}
		}
	})
}

// TestMinimalTree checks that a search of a tree with moves in the best order looks at no more leaves than any proof of
// the value must (D. E. Knuth, R. W. Moore, An analysis of alpha–beta pruning, 1975, §6).
func TestMinimalTree(t *testing.T) {
	for _, c := range []struct{ branching, depth, leaves int }{
		{3, 3, 11},
		{5, 4, 49},
		{10, 4, 199},
		{2, 10, 63},
		{7, 1, 7},
		{1, 5, 1},
	} {
		// A position is the path to it: the digits are the moves, and the first move is the best one everywhere.
		leaves := map[string]bool{}
		game := zermelo.Rules[string, zermelo.Int]{
			Ended: func(p string) (zermelo.Int, bool) {
				if len(p) < c.depth {
					return 0, false
				}
				leaves[p] = true
				// Every mistake costs its maker more than all later mistakes may cost the opponent.
				var v zermelo.Int
				for i, move := range p {
					loss := zermelo.Int(move - '0')
					for range c.depth - i {
						loss *= 20
					}
					if i%2 == 0 {
						loss = -loss
					}
					v += loss
				}
				return v, true
			},
			Mover: func(p string) zermelo.Player { return zermelo.Player(len(p) % 2) },
			Moves: func(dst []string, p string) []string {
				for i := range c.branching {
					dst = append(dst, p+string(rune('0'+i)))
				}
				return dst
			},
		}
		s := zermelo.Solver[any, zermelo.Int]{Game: ruletest.EraseGame(game), Method: zermelo.AlphaBeta}
		v, err := s.Value(context.Background(), "")
		if err != nil || v != 0 {
			t.Errorf("%+v: the value is %v, %v", c, v, err)
		}
		if len(leaves) != c.leaves {
			t.Errorf("%+v: %d leaves", c, len(leaves))
		}
	}
}

func TestSearchLongPlay(t *testing.T) {
	n := detector.Either(100_000, 10_000)
	// Whoever leaves the road loses, so that all of it must be walked.
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
		if m == zermelo.Deepening {
			n = 10_000 // it walks most of the road many times
		}
		s := zermelo.Solver[int, zermelo.Result]{Game: road, Method: m, Table: 1000}
		if v, err := s.Value(context.Background(), 0); err != nil || v != zermelo.Draw {
			t.Errorf("%v: %v, %v", m, v, err)
		}
	}
}

func TestSearchErrors(t *testing.T) {
	ctx := context.Background()
	ring := zermelo.Rules[int, zermelo.Result]{
		Ended: func(p int) (zermelo.Result, bool) { return zermelo.Loss, p == 9 },
		Mover: func(int) zermelo.Player { return zermelo.Max },
		Moves: func(dst []int, p int) []int { return append(dst, (p+1)%3, 9) },
	}
	way := ring
	way.Moves = func(dst []int, p int) []int {
		if p >= 5 {
			return append(dst, (p+1)%8, 9)
		}
		return ring.Moves(dst, p)
	}
	stuck := ring
	stuck.Moves = func(dst []int, p int) []int { return dst }
	done, cancel := context.WithCancel(ctx)
	cancel()
	for _, m := range searchMethods {
		s := zermelo.Solver[int, zermelo.Result]{Game: ring, Method: m}
		var loop *cgt.LoopError
		if v, err := s.Value(ctx, 0); !errors.As(err, &loop) || fmt.Sprint(loop.Cycle) != "[0 1 2]" {
			t.Errorf("%v: %v, %v, want a cycle", m, v, err)
		}
		if ok, err := s.AtLeast(ctx, 0, zermelo.Win); !errors.As(err, &loop) || fmt.Sprint(loop.Cycle) != "[0 1 2]" || ok {
			t.Errorf("%v: %v, %v, want a cycle", m, ok, err)
		}
		if p, err := s.Prove(ctx, 0); !errors.As(err, &loop) || p != nil {
			t.Errorf("%v: %v, %v, want a cycle", m, p, err)
		}
		for _, goroutines := range []int{1, 3} {
			s := zermelo.Solver[int, zermelo.Result]{Game: way, Method: m, Goroutines: goroutines} // the way from 5 to the ring is no part of the cycle
			if v, err := s.Value(ctx, 5); !errors.As(err, &loop) || fmt.Sprint(loop.Cycle) != "[0 1 2]" {
				t.Errorf("%v: %v, %v, want a cycle", m, v, err)
			}
		}
		var method *zermelo.MethodError
		if sol, err := s.Solve(ctx, 0); !errors.As(err, &method) || method.Method != m || sol != nil {
			t.Errorf("%v: %v, %v, want a MethodError", m, sol, err)
		}
		if _, err := s.Value(done, 0); !errors.Is(err, context.Canceled) {
			t.Errorf("%v: %v, want the context's error", m, err)
		}
		var contract *zermelo.GameError
		s.Game = stuck
		if _, err := s.Value(ctx, 0); !errors.As(err, &contract) || contract.Position != "0" {
			t.Errorf("%v: %v, want a GameError at 0", m, err)
		}
		var limit *cgt.LimitError
		b := zermelo.Solver[zermelo.Turned[int], zermelo.Result]{Game: zermelo.Normal[int](subtraction), Method: m, Limits: cgt.Limits{Positions: 10}}
		if _, err := b.Value(ctx, zermelo.Turned[int]{Pos: 100}); !errors.As(err, &limit) || limit.Limit != 10 {
			t.Errorf("%v: %v, want a limit of 10 positions", m, err)
		}
		b.Limits = cgt.Limits{}
		for n := range 40 {
			want := n%5 != 0
			if got, err := b.AtLeast(ctx, zermelo.Turned[int]{Pos: n}, zermelo.Win); err != nil || got != want {
				t.Errorf("%v: %d: %v, %v", m, n, got, err)
			}
		}
	}
	// Wrong bounds are found out where they contradict what is found.
	wrong := liar{randomGame{who: make([]zermelo.Player, 3), moves: [][]int{{1}, {2}, nil}, pay: make([]zermelo.Int, 3)}}
	s := zermelo.Solver[int, zermelo.Int]{Game: &wrong, Method: zermelo.AlphaBeta}
	var contract *zermelo.GameError
	if v, err := s.Value(ctx, 0); !errors.As(err, &contract) || contract.Position != "1" {
		t.Errorf("%v, %v, want a GameError at 1", v, err)
	}
}

// liar has wrong bounds.
type liar struct{ randomGame }

func (*liar) Bounds(p int) (least, most zermelo.Int, ok bool) { return 5, 9, p == 1 }

// TestSearchIsRepeatable checks that a search looks at the same positions each time, also when it must forget some.
func TestSearchIsRepeatable(t *testing.T) {
	for _, m := range searchMethods {
		var first int
		for i := range 3 {
			looked := 0
			game := zermelo.Rules[[2]int, zermelo.Int]{
				Ended: func(p [2]int) (zermelo.Int, bool) { return zermelo.Int(p[0] * p[1] % 17), p[0]+p[1] >= 60 },
				Mover: func(p [2]int) zermelo.Player { return zermelo.Player((p[0] + p[1]) % 2) },
				Moves: func(dst [][2]int, p [2]int) [][2]int {
					looked++
					return append(dst, [2]int{p[0] + 1, p[1]}, [2]int{p[0], p[1] + 1}, [2]int{p[0] + 2, p[1]})
				},
			}
			s := zermelo.Solver[any, zermelo.Int]{Game: ruletest.EraseGame(game), Method: m, Table: 40, Limits: cgt.Limits{Positions: -1}}
			if _, err := s.Value(context.Background(), [2]int{}); err != nil {
				t.Fatal(err)
			}
			if i == 0 {
				first = looked
			}
			if looked != first {
				t.Errorf("%v: looked at %d positions, and then at %d", m, first, looked)
			}
		}
	}
}

// TestProveSwapped checks that a proof costs the same whoever moves first, where the players may change places: what
// the search found of a position is of use whichever of them stands for the other. Deepening is not among them: whoever
// moves, it asks about Max first.
func TestProveSwapped(t *testing.T) {
	for _, m := range []zermelo.Method{zermelo.AlphaBeta, zermelo.ProofNumber} {
		var looked [2]int
		for next := range looked {
			count := 0
			rules := cgt.ImpartialFunc[[3]int](func(dst [][3]int, p [3]int) [][3]int {
				count++
				for i := range p {
					for k := 1; k <= p[i]; k++ {
						q := p
						q[i] -= k
						dst = append(dst, q)
					}
				}
				return dst
			})
			start := zermelo.Turned[any]{Pos: [3]int{6, 7, 8}, Next: zermelo.Player(next)}
			s := zermelo.Solver[zermelo.Turned[any], zermelo.Result]{Game: zermelo.Normal(ruletest.EraseRules(rules)), Method: m}
			proof, err := s.Prove(context.Background(), start)
			if err != nil || proof.Value() != zermelo.WinFor(start.Next) {
				t.Fatalf("%v, %v: %v, %v", m, start, proof, err)
			}
			looked[next] = count
		}
		if looked[0] != looked[1] {
			t.Errorf("%v: the moves of %d positions were listed if Max moves first, and %d if Min does", m, looked[0], looked[1])
		}
	}
}

// TestProveWithLoops checks values and strategies where play need not end, for any number of goroutines.
func TestProveWithLoops(t *testing.T) {
	ctx := context.Background()
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t, true)
		want := g.values()[0]
		var first *zermelo.Proof[int, zermelo.Int]
		for _, goroutines := range []int{1, 3} {
			s := zermelo.Solver[int, zermelo.Int]{Game: g, Goroutines: goroutines}
			if v, err := s.Value(ctx, 0); err != nil || v != want {
				t.Fatalf("%v, %v, want %v", v, err, want)
			}
			if ok, err := s.AtLeast(ctx, 0, want+1); err != nil || ok {
				t.Fatalf("more than %v: %v, %v", want, ok, err)
			}
			proof, err := s.Prove(ctx, 0)
			if err != nil || proof.Value() != want {
				t.Fatalf("%v, %v, want %v", proof, err, want)
			}
			if err := proof.Verify(ctx); err != nil {
				t.Fatal(err)
			}
			if first == nil {
				first = proof
			}
			for who := zermelo.Max; who <= zermelo.Min; who++ {
				for v := range g.who {
					q, ok := proof.Strategy(who).Move(v)
					if r, ok2 := first.Strategy(who).Move(v); q != r || ok != ok2 {
						t.Fatalf("%v moves from %v to %v, not %v", who, v, q, r)
					}
				}
			}
		}
	})
}

// TestSearchDomineering compares the searches with induction on a partizan game under normal and misère play, where
// positions may be alike with the players swapped.
func TestSearchDomineering(t *testing.T) {
	ctx := context.Background()
	rules := ruletest.EraseRules(domineering.Rules{})
	for _, text := range []string{"....|....|....|....", ".....|.....|.....", "..#.|....|.#..", "."} {
		p := domineering.MustParse(text)
		for name, game := range map[string]zermelo.Game[zermelo.Turned[any], zermelo.Result]{
			"normal": zermelo.Normal(rules), "misère": zermelo.Misere(rules),
		} {
			for next := zermelo.Max; next <= zermelo.Min; next++ {
				start := zermelo.Turned[any]{Pos: p, Next: next}
				sol, err := zermelo.Solve(ctx, game, start)
				if err != nil {
					t.Fatal(err)
				}
				for _, m := range searchMethods {
					s := zermelo.Solver[zermelo.Turned[any], zermelo.Result]{Game: game, Method: m}
					proof, err := s.Prove(ctx, start)
					if err != nil || proof.Value() != sol.StartValue() {
						t.Fatalf("%s, %s, %v by %v: %v, %v, want %v", text, name, next, m, proof, err, sol.StartValue())
					}
					if err := proof.Verify(ctx); err != nil {
						t.Fatalf("%s, %s, %v by %v: %v", text, name, next, m, err)
					}
				}
			}
		}
	}
}

// TestProofIsChecked checks that a proof fails for a game that has changed.
func TestProofIsChecked(t *testing.T) {
	ctx := context.Background()
	bonus := zermelo.Int(0)
	game := zermelo.Rules[int, zermelo.Int]{
		Ended: func(p int) (zermelo.Int, bool) { return zermelo.Int(p%7) + bonus, p > 40 },
		Mover: func(p int) zermelo.Player { return zermelo.Player(p % 2) },
		Moves: func(dst []int, p int) []int { return append(dst, p+1, p+2, p+5) },
	}
	for _, m := range []zermelo.Method{zermelo.Induction, zermelo.AlphaBeta, zermelo.ProofNumber, zermelo.Deepening} {
		bonus = 0
		s := zermelo.Solver[int, zermelo.Int]{Game: game, Method: m}
		proof, err := s.Prove(ctx, 0)
		if err != nil {
			t.Fatal(err)
		}
		if err := proof.Verify(ctx); err != nil {
			t.Error(err)
		}
		for _, bonus = range []zermelo.Int{-1, 1} {
			var strategy *zermelo.StrategyError
			if err := proof.Verify(ctx); !errors.As(err, &strategy) || (strategy.Who == zermelo.Max) != (bonus < 0) {
				t.Errorf("%v: %v", m, err)
			}
		}
	}
}
