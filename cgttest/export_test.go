package cgttest

import "github.com/cgt-go/sdk/cgt"

// RulesetLaws returns the names of all laws of rulesets.
func RulesetLaws() []string {
	e, err := Suite[int]{Rules: Counting(cgt.Ruleset[int](everything{})), Positions: []int{0}}.examine(func(int) {})
	if err != nil {
		panic(err)
	}
	e.impartial = true
	var names []string
	for _, stage := range e.stages() {
		for _, law := range stage.laws {
			names = append(names, law.name)
		}
	}
	return names
}

// Coverage runs the suite, which must pass, and says how much it checked.
func (s Suite[Pos]) Coverage() string {
	e, err := s.examine(func(Pos) {})
	if err != nil {
		panic(err)
	}
	for _, stage := range e.stages() {
		if err := e.prepare(stage); err != nil {
			panic(err)
		}
		for _, law := range stage.laws {
			if err := law.broken(e); err != nil {
				panic(err)
			}
		}
	}
	return e.coverage()
}

// everything has no moves; wrapped, it has every capability.
type everything struct{}

func (everything) AppendMoves(dst []int, _ int, _ cgt.Player) []int { return dst }
