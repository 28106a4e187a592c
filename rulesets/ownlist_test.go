package rulesets_test

import (
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/zermelo"
)

// otherAnswers says of what looks like an answer about a game, and is not asked, why.
var otherAnswers = map[string]string{
	"rulesets/connect.Rules.Estimate":    "a guess, by which the solvers of the table order moves",
	"rulesets/hex.Rules.Estimate":        "a guess, by which the solvers of the table order moves",
	"rulesets/noughts.Position.Mark":     "it makes a move",
	"rulesets/noughts.Rules.Estimate":    "a guess, by which the solvers of the table order moves",
	"rulesets/shapes.Board.Mark":         "a mark that is there",
	"rulesets/shapes.Halving.Mark":       "boards have no edge, so that there are infinitely many moves",
	"rulesets/shapes.HalvingTurns":       "a bound for a strategy on boards without edge",
	"rulesets/shapes.Squares.Mark":       "boards have no edge, so that there are infinitely many moves",
	"rulesets/shapes.SquaresTurns":       "a bound for a strategy on boards without edge",
	"rulesets/shapes.Strategy.Mark":      "an interface",
	"rulesets/shapes.StrategyFunc.Mark":  "a function of the user",
	"rulesets/shapes.Triangles.Mark":     "boards have no edge, so that there are infinitely many moves",
	"rulesets/shapes.TrianglesTurns":     "a bound for a strategy on boards without edge",
	"rulesets/takeaway.Rules.Parts":      "numbers that Rules.WinningMoves adds up",
	"rulesets/takeaway.Zeckendorf":       "numbers that FibonacciWinningMoves adds up",
	"zermelo/switching.Graph.Forests":    "what Game.Solve is made of",
	"zermelo/switching.Solution.Barrier": "what Solution.Strategy is made of",
	"zermelo/switching.Solution.Trees":   "what Solution.Strategy is made of",
}

// An answer is known by one of the names that there are, or by what is returned.
var (
	exportedFunction = regexp.MustCompile(`^\t(?:func|method) (?:\(?\*?(\w+)(?:\[\w+\])?\)?\.)?(\w+)[\[(]`)
	answerName       = regexp.MustCompile(`^(?:IsP|Wins|Winner|\w*WinningMoves?|BestMoves|Moves|Reply|Refute|\w*Values?|Table|Bounds|Outcome|Class|Losing|Plus|Minus|Zeros|Pair|First|Pairing|Potential|Begin|Rest|Prove|Solve|NewChart|NewGrid|Estimate|Parts|Zeckendorf|Forests|Trees|Barrier|Mark|(?:Halving|Squares|Triangles)Turns)$`)
	answerResult     = regexp.MustCompile(`\) \(?(?:\w+ )?(?:\[\])*(?:nim\.Nimber|cgt\.Outcome|zermelo\.(?:Int|Rational|Result|Strategy)\b)`)
	// End and Unending are part of the rules.
	ruleName = regexp.MustCompile(`^(?:End|Unending)$`)
)

// TestOwnSolversAreComplete checks that each function and each method of a ruleset which says who wins, what a position
// is worth, which move is good, or how to play, is asked: in the list of own solvers, or by the solvers of the table,
// if the rules of a row say something of its positions; or that it is said why not.
func TestOwnSolversAreComplete(t *testing.T) {
	asked := map[string]bool{}
	for _, o := range slices.Concat(ownOfImpartialGames(), ownOfPartizanGames(), ownOfGamesWithPayoffs(), ownOfGamesByStructure()) {
		for answer := range strings.FieldsSeq(o.answers) {
			asked[o.path+"."+answer] = true
		}
	}
	byRows := map[string]bool{}
	for _, e := range rows() {
		for _, p := range somePositions(e, 300) {
			for _, answer := range e.answered(p) {
				byRows[e.typeName()+"."+answer] = true
			}
		}
	}
	exported := map[string]bool{}
	for folder, line := range exports() {
		isOf := strings.HasPrefix(folder, "rulesets/") || folder == "zermelo/structure" || folder == "zermelo/switching"
		m := exportedFunction.FindStringSubmatch(line)
		if !isOf || m == nil {
			continue
		}
		name := folder + "." + strings.TrimPrefix(m[1]+"."+m[2], ".")
		exported[name] = true
		if ruleName.MatchString(m[2]) || !answerName.MatchString(m[2]) && !answerResult.MatchString(line) {
			continue
		}
		isAsked := asked[name] || byRows[path.Base(name)]
		if why, ok := otherAnswers[name]; isAsked == ok {
			t.Errorf("%s is asked: %v; why it is not: %q", name, isAsked, why)
		}
	}
	for name := range otherAnswers {
		asked[name] = true
	}
	for name := range asked {
		if !exported[name] {
			t.Errorf("%s is not in the list of what is exported", name)
		}
	}
}

// answered returns the names of the methods by which the rules say what a position is worth.
func (e played) answered(p any) []string {
	var names []string
	if _, ok := e.rules.(nim.Valuer[any]).NimValue(p); ok {
		names = append(names, "NimValue")
	}
	if _, ok := e.rules.(surreal.Valuer[any]).Value(p); ok {
		names = append(names, "Value")
	}
	return names
}

func (e competed[V]) answered(p any) []string {
	if b, ok := e.game.(zermelo.Bounder[any, V]); ok {
		if _, _, ok := b.Bounds(p); ok {
			return []string{"Bounds"}
		}
	}
	return nil
}
