package rulesets_test

import (
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/rulesets/stalks"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

func ownOfPartizanGames() []own {
	return []own{
		{"rulesets/stalks", "Solver.Outcome Solver.Solve Solver.Reply", checkStalks},
	}
}

// checkStalks compares stalks of which package stalks knows that they end with the same ones of Hackenbush, beside
// finite games.
func checkStalks(t *testing.T) {
	words := []string{"", "L", "R", "LR", "RL", "LLR", "LRRL", "RLLRL"}
	games := []surreal.Game{{}, surreal.MustParse("^*"), surreal.MustParse("{1|-1}"), surreal.MustParse("{1/2|*}")}
	read := map[string]string{} // the words of all stalks that cuts may leave
	for _, word := range words {
		for n := range len(word) + 1 {
			read[signs(word[:n]).String()] = word[:n]
		}
	}
	search := cgt.Solver[any]{Rules: positions}
	inHackenbush := func(p stalks.Position) (q hackenbush.Position, sum cgt.Position) {
		for i := range p.NumStalks() {
			q = q.Add(hackenbush.MustStalk(read[p.Stalk(i).String()]))
		}
		return q, cgt.Sum(cgt.Bind[hackenbush.Position](hackenbush.Rules{}, q), p.Game(p.NumStalks()))
	}
	for _, word := range words {
		for _, other := range words {
			for _, g := range games {
				p := stalks.New([]transfinite.SignExpansion{signs(word), signs(other)}, g)
				q, sum := inHackenbush(p)
				want := must(search.Outcome(t.Context(), sum))
				if o, err := (stalks.Solver{}).Outcome(t.Context(), p); o != want || err != nil {
					t.Errorf("the outcome of %v is %v, %v, and not %v", p, o, err, want)
				}
				if v := must(surreal.Value(t.Context(), hackenbush.Rules{}, q)).Add(g); v.Outcome() != want {
					t.Errorf("%v is worth %v, but an %v", p, v, want)
				}
				for _, first := range []cgt.Player{cgt.Left, cgt.Right} {
					wins := must(search.Wins(t.Context(), sum, first))
					s := must(stalks.Solver{}.Solve(t.Context(), p, first))
					if (s.Winner == first) != wins {
						t.Errorf("%v begins at %v, and wins: %v", first, p, wins)
						continue
					}
					reply, ok, err := stalks.Solver{}.Reply(t.Context(), p, first)
					if !wins {
						if hasMoves := len(sum.AppendMoves(nil, first)) > 0; ok != hasMoves || err != nil {
							t.Errorf("%v is to move at %v: %v, %v", first, p, ok, err)
						}
						continue
					}
					for _, m := range []stalks.Move{s.Move, reply} {
						_, after := inHackenbush(must(p.Play(first, m)))
						if must(search.Wins(t.Context(), after, first.Opponent())) {
							t.Errorf("%v does not win %v by %v", first, p, m)
						}
					}
				}
			}
		}
	}
}

// signs returns the stalk of a word.
func signs(word string) (x transfinite.SignExpansion) {
	if word == "" {
		return x
	}
	return transfinite.MustParseSignExpansion(word)
}
