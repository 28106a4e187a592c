package promises_test

import (
	"bytes"
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/database"
	"github.com/cgt-go/sdk/surreal/hotplay"
	"github.com/cgt-go/sdk/surreal/sums"
)

// switches returns switches whose sums have long canonical forms.
func switches(n int) []surreal.Game {
	list := make([]surreal.Game, n)
	for i := range list {
		list[i] = surreal.Switch(surreal.Int(int64(3*i*i + i + 1)))
	}
	return list
}

// movedBy lets a strategy move in a game with many options.
func movedBy(t *testing.T, s hotplay.Strategy) func(context.Context) error {
	options := make([]surreal.Game, 1000)
	for i := range options {
		options[i] = surreal.Int(1).Add(surreal.Nimber(nim.Nimber(i)))
	}
	p := hotplay.NewPosition(cgt.Left, surreal.New(options, []surreal.Game{surreal.Int(-1)}))
	if n := len(p.Moves()); n < 1000 {
		t.Fatalf("there are %d moves", n)
	}
	return func(ctx context.Context) error {
		_, _, err := s.Move(ctx, p)
		return err
	}
}

// hotGame returns the sum of so many switches.
func hotGame(n int) surreal.Game { return surreal.Sum(switches(n)...) }

// dicotic returns a game with a long canonical form that is infinitesimal.
func dicotic(n int) surreal.Game {
	var list []surreal.Game
	for i := range n {
		list = append(list, surreal.Tiny(surreal.Int(int64(i+1))), surreal.Tiny(surreal.Switch(surreal.Int(int64(i+1)))))
	}
	return surreal.Sum(list...)
}

// allSmall returns a game in which, wherever a player has a move, the other has one, too.
func allSmall(n int) surreal.Game {
	source := rand.New(rand.NewPCG(8, 0))
	list := []surreal.Game{{}, surreal.Nimber(1), surreal.Up(1)}
	some := func() []surreal.Game {
		return []surreal.Game{list[source.IntN(len(list))], list[source.IntN(len(list))]}
	}
	for range n {
		list = append(list, surreal.New(some(), some()))
	}
	return surreal.Sum(list[n/2:]...)
}

// patient is a calculator that may go on for long.
var patient = &surreal.Calculator{Limits: surreal.Limits{Steps: 1 << 30}}

// longSum is an expression for the sum of so many switches.
func longSum(n int) string {
	var terms []string
	for _, g := range switches(n) {
		terms = append(terms, g.String())
	}
	return strings.Join(terms, "+")
}

// components returns boards of Domineering, whose sum is more than can be searched.
func components() []sums.Component {
	return []sums.Component{
		sums.Of(domineering.Rules{}, domineering.Rectangle(7, 7)), sums.Of(domineering.Rules{}, domineering.Rectangle(6, 7)),
	}
}

var maker = &database.Maker[domineering.Position]{Name: "domineering", Rules: domineering.Rules{}, Parse: domineering.Parse, Goroutines: 3}

// boards returns a database of what is played on a board.
func boards(t *testing.T, rows, cols int) *database.Database[domineering.Position] {
	db, _, err := maker.Build(t.Context(), slices.Values([]domineering.Position{domineering.Rectangle(rows, cols)}))
	if err != nil {
		t.Fatal(err)
	}
	return db
}

// unbounded are limits for long searches.
var unbounded = sums.Limits{Positions: 1 << 30, States: 1 << 30}

var surrealCalls = []call{
	{"surreal.Calculator.AtomicWeight", func(*testing.T) func(context.Context) error {
		g := allSmall(16)
		return func(ctx context.Context) error {
			_, _, err := patient.AtomicWeight(ctx, g)
			return err
		}
	}},
	{"surreal.Calculator.Companion", func(*testing.T) func(context.Context) error {
		g := hotGame(7)
		return func(ctx context.Context) error { return failure(patient.Companion(ctx, g)) }
	}},
	{"surreal.Calculator.Cool", func(*testing.T) func(context.Context) error {
		g := hotGame(7)
		return func(ctx context.Context) error {
			_, _, err := patient.Cool(ctx, g, surreal.NewDyadic(1, 1))
			return err
		}
	}},
	{"surreal.Calculator.Freeze", func(*testing.T) func(context.Context) error {
		g := hotGame(7)
		return func(ctx context.Context) error { return failure(patient.Freeze(ctx, g)) }
	}},
	{"surreal.Calculator.Heat", func(*testing.T) func(context.Context) error {
		g := hotGame(6)
		return func(ctx context.Context) error { return failure(patient.Heat(ctx, g, surreal.MustParse("{3|1/2}"))) }
	}},
	{"surreal.Calculator.Incentives", func(*testing.T) func(context.Context) error {
		g := hotGame(7)
		return func(ctx context.Context) error { return failure(patient.Incentives(ctx, g)) }
	}},
	{"surreal.Calculator.New", func(*testing.T) func(context.Context) error {
		g := hotGame(7)
		return func(ctx context.Context) error { return failure(patient.New(ctx, switches(9), []surreal.Game{g})) }
	}},
	{"surreal.Calculator.Norton", func(*testing.T) func(context.Context) error {
		g := hotGame(6)
		return func(ctx context.Context) error { return failure(patient.Norton(ctx, g, surreal.MustParse("{3|1/2}"))) }
	}},
	{"surreal.Calculator.OrdinalSum", func(*testing.T) func(context.Context) error {
		g := hotGame(6)
		return func(ctx context.Context) error { return failure(patient.OrdinalSum(ctx, g, g)) }
	}},
	{"surreal.Calculator.Overheat", func(*testing.T) func(context.Context) error {
		g := hotGame(6)
		return func(ctx context.Context) error {
			return failure(patient.Overheat(ctx, g, surreal.Int(1), surreal.MustParse("{3|1/2}")))
		}
	}},
	{"surreal.Calculator.Parse", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(patient.Parse(ctx, longSum(30))) }
	}},
	{"surreal.Calculator.ParseStatement", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(patient.ParseStatement(ctx, longSum(30))) }
	}},
	{"surreal.Calculator.ParseSum", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(patient.ParseSum(ctx, "("+longSum(30)+")-1")) }
	}},
	{"surreal.Calculator.Pow", func(*testing.T) func(context.Context) error {
		g := surreal.Tiny(surreal.Int(1))
		return func(ctx context.Context) error {
			_, _, err := patient.Pow(ctx, g, surreal.NewDyadic(1<<50+1, 40))
			return err
		}
	}},
	{"surreal.Calculator.PowTo", func(*testing.T) func(context.Context) error {
		g := surreal.Tiny(surreal.Int(1))
		return func(ctx context.Context) error {
			_, _, err := patient.PowTo(ctx, g, surreal.NewDyadic(1<<50+1, 40))
			return err
		}
	}},
	{"surreal.Calculator.Reduced", func(*testing.T) func(context.Context) error {
		g := dicotic(12)
		return func(ctx context.Context) error { return failure(patient.Reduced(ctx, g)) }
	}},
	{"surreal.Calculator.Rel", func(*testing.T) func(context.Context) error {
		g := hotGame(7)
		h := surreal.Sum(g, surreal.Tiny(surreal.Int(1)))
		return func(ctx context.Context) error { return failure(patient.Rel(ctx, g, h)) }
	}},
	{"surreal.Calculator.Subordinate", func(*testing.T) func(context.Context) error {
		b := hotGame(2)
		g := surreal.OrdinalSum(b, hotGame(7))
		return func(ctx context.Context) error {
			_, _, err := patient.Subordinate(ctx, g, b)
			return err
		}
	}},
	{"surreal.Calculator.Sum", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error { return failure(patient.Sum(ctx, switches(30)...)) }
	}},
	{"surreal.Calculator.SumThermograph", func(*testing.T) func(context.Context) error {
		g := hotGame(8)
		return func(ctx context.Context) error { return failure(patient.SumThermograph(ctx, g, g)) }
	}},
	{"surreal.Calculator.Thermograph", func(*testing.T) func(context.Context) error {
		g := hotGame(8)
		return func(ctx context.Context) error { return failure(patient.Thermograph(ctx, g)) }
	}},
	{"surreal.Calculator.Times", func(*testing.T) func(context.Context) error {
		g := hotGame(4)
		return func(ctx context.Context) error { return failure(patient.Times(ctx, g, g)) }
	}},
	{"surreal.Calculator.Uptimal", func(*testing.T) func(context.Context) error {
		one, two, three := surreal.DyadicFromInt(9), surreal.DyadicFromInt(-8), surreal.DyadicFromInt(7)
		g := surreal.Uptimal{Coefficients: []surreal.Dyadic{one, two, three}}.Game()
		return func(ctx context.Context) error {
			_, _, err := patient.Uptimal(ctx, g)
			return err
		}
	}},
	{"surreal.Solver.Value", func(*testing.T) func(context.Context) error {
		s := &surreal.Solver[domineering.Position]{Rules: domineering.Rules{}, Goroutines: 3}
		return func(ctx context.Context) error { return failure(s.Value(ctx, domineering.Rectangle(6, 6))) }
	}},
	{"surreal.Solver.Verify", func(t *testing.T) func(context.Context) error {
		s := &surreal.Solver[domineering.Position]{Rules: domineering.Rules{}}
		ready[surreal.Game](t)(s.Value(t.Context(), domineering.Rectangle(4, 4)))
		return s.Verify
	}},
	{"surreal.Value", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			return failure(surreal.Value(ctx, domineering.Rules{}, domineering.Rectangle(6, 6)))
		}
	}},

	{"surreal/database.Database.Verify", func(t *testing.T) func(context.Context) error { return boards(t, 3, 4).Verify }},
	{"surreal/database.Maker.Build", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			_, _, err := maker.Build(ctx, slices.Values([]domineering.Position{domineering.Rectangle(6, 6)}))
			return err
		}
	}},
	{"surreal/database.Maker.Read", func(t *testing.T) func(context.Context) error {
		var file bytes.Buffer
		ready[int64](t)(boards(t, 4, 5).WriteTo(&file))
		return func(ctx context.Context) error { return failure(maker.Read(ctx, &file)) }
	}},

	{"surreal/hotplay.Hotstrat.Move", func(t *testing.T) func(context.Context) error {
		return movedBy(t, hotplay.Hotstrat{})
	}},
	{"surreal/hotplay.Play", func(*testing.T) func(context.Context) error {
		p := hotplay.NewPosition(cgt.Left, switches(30)...)
		return func(ctx context.Context) error {
			return failure(hotplay.Play(ctx, hotplay.Hotstrat{}, hotplay.Sentestrat{}, p))
		}
	}},
	{"surreal/hotplay.Rank", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			return failure(hotplay.Rank(ctx, endlessly, [][]surreal.Game{switches(30)}, hotplay.Hotstrat{}))
		}
	}},
	{"surreal/hotplay.Sentestrat.Move", func(t *testing.T) func(context.Context) error {
		return movedBy(t, hotplay.Sentestrat{})
	}},
	{"surreal/hotplay.Solver.Move", func(*testing.T) func(context.Context) error {
		s, p := &hotplay.Solver{Limits: endlessly}, hotplay.NewPosition(cgt.Left, switches(30)...)
		return func(ctx context.Context) error {
			_, _, err := s.Move(ctx, p)
			return err
		}
	}},
	{"surreal/hotplay.Solver.Score", func(*testing.T) func(context.Context) error {
		s, p := &hotplay.Solver{Limits: endlessly}, hotplay.NewPosition(cgt.Left, switches(30)...)
		return func(ctx context.Context) error { return failure(s.Score(ctx, p)) }
	}},
	{"surreal/hotplay.Solver.Verify", func(t *testing.T) func(context.Context) error {
		s, p := &hotplay.Solver{}, hotplay.NewPosition(cgt.Left, switches(11)...)
		ready[surreal.Dyadic](t)(s.Score(t.Context(), p))
		return func(ctx context.Context) error { return s.Verify(ctx, p) }
	}},
	{"surreal/hotplay.Thermostrat.Move", func(t *testing.T) func(context.Context) error {
		return movedBy(t, hotplay.Thermostrat{})
	}},
	{"surreal/hotplay.Worst", func(*testing.T) func(context.Context) error {
		p := hotplay.NewPosition(cgt.Left, switches(30)...)
		return func(ctx context.Context) error {
			return failure(hotplay.Worst(ctx, hotplay.Hotstrat{}, cgt.Left, p, endlessly))
		}
	}},

	{"surreal/sums.Parser.Parse", func(*testing.T) func(context.Context) error {
		p := sums.Parser{Limits: surreal.Limits{Steps: 1 << 30}}
		return func(ctx context.Context) error { return failure(p.Parse(ctx, "("+longSum(30)+")")) }
	}},
	{"surreal/sums.Solution.Reply", func(t *testing.T) func(context.Context) error {
		s := ready[*sums.Solution](t)((&sums.Solver{Limits: unbounded}).Solve(t.Context(), cgt.Left, sums.Value(surreal.Int(1))))
		return func(ctx context.Context) error {
			_, _, err := s.Reply(ctx, cgt.Left, components()...)
			return err
		}
	}},
	{"surreal/sums.Solution.Verify", func(t *testing.T) func(context.Context) error {
		s := ready[*sums.Solution](t)(new(sums.Solver).Solve(t.Context(), cgt.Left, sums.Of(domineering.Rules{}, domineering.Rectangle(4, 6))))
		return func(ctx context.Context) error { return failure(s.Verify(ctx, sums.VerifyLimits{})) }
	}},
	{"surreal/sums.Solver.Bounds", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			_, _, err := (&sums.Solver{Limits: unbounded}).Bounds(ctx, 1, components()...)
			return err
		}
	}},
	{"surreal/sums.Solver.NimValue", func(*testing.T) func(context.Context) error {
		cram := sums.Of(cgt.Impartial[domineering.Position](domineering.Rules{}), domineering.Rectangle(7, 7))
		return func(ctx context.Context) error { return failure((&sums.Solver{Limits: unbounded}).NimValue(ctx, cram)) }
	}},
	{"surreal/sums.Solver.Outcome", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			return failure((&sums.Solver{Limits: unbounded}).Outcome(ctx, components()...))
		}
	}},
	{"surreal/sums.Solver.Solve", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			return failure((&sums.Solver{Limits: unbounded}).Solve(ctx, cgt.Left, components()...))
		}
	}},
	{"surreal/sums.Solver.Values", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			return failure((&sums.Solver{Limits: unbounded}).Values(ctx, components()...))
		}
	}},
	{"surreal/sums.Solver.WinningMoves", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			return failure((&sums.Solver{Limits: unbounded}).WinningMoves(ctx, cgt.Left, components()...))
		}
	}},
	{"surreal/sums.Solver.Wins", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			return failure((&sums.Solver{Limits: unbounded}).Wins(ctx, cgt.Left, components()...))
		}
	}},
}
