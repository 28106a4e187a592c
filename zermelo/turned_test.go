package zermelo_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/zermelo"
)

// A position whose text is empty is seen.
func TestTurnedText(t *testing.T) {
	for p, want := range map[zermelo.Turned[string]]string{
		{Pos: "ab"}:         "ab (Max)",
		{Next: zermelo.Min}: `"" (Min)`,
		{Pos: " "}:          `" " (Max)`,
	} {
		if got := p.String(); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

// byDefinition reports whether Max wins, by the definition.
func byDefinition(rules cgt.Ruleset[any], p zermelo.Turned[any], misere bool) bool {
	who, mine := cgt.Left, true
	if p.Next == zermelo.Min {
		who, mine = cgt.Right, false
	}
	moves := rules.AppendMoves(nil, p.Pos, who)
	for _, q := range moves {
		if byDefinition(rules, zermelo.Turned[any]{Pos: q, Next: p.Next.Opponent()}, misere) == mine {
			return mine
		}
	}
	return mine == (misere && len(moves) == 0)
}

// checkTurned solves a position of a ruleset, and checks the value of each position that can be reached, and both
// strategies.
func checkTurned(t *rapid.T, rules cgt.Ruleset[any], p any) {
	for _, misere := range []bool{false, true} {
		game := zermelo.Normal(rules)
		if misere {
			game = zermelo.Misere(rules)
		}
		for who := zermelo.Max; who <= zermelo.Min; who++ {
			start := zermelo.Turned[any]{Pos: p, Next: who}
			sol, err := zermelo.Solve(t.Context(), game, start)
			if err != nil {
				t.Fatal(err)
			}
			if err := sol.Verify(t.Context()); err != nil {
				t.Fatal(err)
			}
			for player := zermelo.Max; player <= zermelo.Min; player++ {
				if _, err := zermelo.CheckStrategy(t.Context(), game, start, player, sol.Strategy(player), sol.StartValue(), cgt.Limits{}); err != nil {
					t.Fatal(err)
				}
			}
			todo, seen := []zermelo.Turned[any]{start}, map[zermelo.Turned[any]]bool{start: true}
			for len(todo) > 0 {
				q := todo[len(todo)-1]
				todo = todo[:len(todo)-1]
				want := zermelo.Loss
				if byDefinition(rules, q, misere) {
					want = zermelo.Win
				}
				if got, ok := sol.Value(q); !ok || got != want {
					t.Fatalf("misère %v, from %v: %v is worth %v, %v, want %v", misere, start, q, got, ok, want)
				}
				for _, r := range game.AppendMoves(nil, q) {
					if !seen[r] {
						seen[r] = true
						todo = append(todo, r)
					}
				}
			}
		}
	}
}

// TestPartizanRulesets solves games whose rulesets take a position for its negative if it is alike: all positions that
// can be reached have their values, also those that are their own negatives, with either player to move.
func TestPartizanRulesets(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		checkTurned(t, ruletest.EraseRules(domineering.Rules{}), domineering.MustParse(drawSquares(t, ".#")))
	})
	rapid.Check(t, func(t *rapid.T) {
		b, err := clobber.Parse(drawSquares(t, "xo."))
		if err != nil {
			t.Fatal(err)
		}
		checkTurned(t, ruletest.EraseRules(clobber.Rules{}), b)
	})
}

// drawSquares draws a small board.
func drawSquares(t *rapid.T, letters string) string {
	text, cols := "", rapid.IntRange(1, 3).Draw(t, "columns")
	for row := range rapid.IntRange(1, 3).Draw(t, "rows") {
		if row > 0 {
			text += "|"
		}
		for range cols {
			text += string(letters[rapid.IntRange(0, len(letters)-1).Draw(t, "square")])
		}
	}
	return text
}
