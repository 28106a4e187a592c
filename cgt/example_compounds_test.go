package cgt_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
)

// heap is a heap of counters, of which a player takes one or two.
type heap int

func (h heap) AppendMoves(dst []cgt.Position, _ cgt.Player) []cgt.Position {
	for take := heap(1); take <= min(h, 2); take++ {
		dst = append(dst, h-take)
	}
	return dst
}

// whoWins prints who wins compounds of two heaps.
func whoWins(compound func(...cgt.Position) cgt.Position) {
	s := cgt.Solver[cgt.Position]{Rules: cgt.Positions{}}
	for _, heaps := range [][2]heap{{1, 4}, {3, 3}, {3, 4}} {
		p := compound(heaps[0], heaps[1])
		o, err := s.Outcome(context.Background(), p)
		fmt.Println(p, o, err)
	}
}

// In both heaps at once, until one of them is empty.
func ExampleConjunctive() {
	whoWins(cgt.Conjunctive)
	// Output:
	// conjunctive(1, 4) N <nil>
	// conjunctive(3, 3) P <nil>
	// conjunctive(3, 4) P <nil>
}

// In all heaps that are not empty, until all are.
func ExampleContinuedConjunctive() {
	whoWins(cgt.ContinuedConjunctive)
	// Output:
	// continued conjunctive(1, 4) N <nil>
	// continued conjunctive(3, 3) P <nil>
	// continued conjunctive(3, 4) N <nil>
}

// In one heap or in both.
func ExampleSelective() {
	whoWins(cgt.Selective)
	// Output:
	// selective(1, 4) N <nil>
	// selective(3, 3) P <nil>
	// selective(3, 4) N <nil>
}

// In one heap or in both, until one of them is empty.
func ExampleShortenedSelective() {
	whoWins(cgt.ShortenedSelective)
	// Output:
	// shortened selective(1, 4) N <nil>
	// shortened selective(3, 3) P <nil>
	// shortened selective(3, 4) N <nil>
}

// In one heap, until one of them is empty.
func ExampleShortenedSum() {
	whoWins(cgt.ShortenedSum)
	// Output:
	// shortened sum(1, 4) N <nil>
	// shortened sum(3, 3) P <nil>
	// shortened sum(3, 4) N <nil>
}

// In the first heap, which does away with the second, or in the second.
func ExampleOrdinal() {
	whoWins(cgt.Ordinal)
	// Output:
	// ordinal(1, 4) N <nil>
	// ordinal(3, 3) P <nil>
	// ordinal(3, 4) N <nil>
}

// race is a game of counters: Left takes one of hers, or Right one of his.
type race struct{ left, right int }

func raceMoves(dst []race, p race, who cgt.Player) []race {
	if who == cgt.Left && p.left > 0 {
		dst = append(dst, race{p.left - 1, p.right})
	}
	if who == cgt.Right && p.right > 0 {
		dst = append(dst, race{p.left, p.right - 1})
	}
	return dst
}

// Left has three moves and Right two, so Left wins the plain game. In the dicotic variant play ends as soon as one of
// them has no move left, which Right can bring about sooner; and if everybody may make all moves, there are five.
func ExampleDicotic() {
	rules := cgt.Ruleset[race](cgt.RulesetFunc[race](raceMoves))
	for _, rules := range []cgt.Ruleset[race]{rules, cgt.Dicotic(rules), cgt.Impartial(rules)} {
		s := cgt.Solver[race]{Rules: rules}
		fmt.Println(s.Outcome(context.Background(), race{3, 2}))
	}
	// Output:
	// L <nil>
	// R <nil>
	// N <nil>
}

func ExampleImpartial() {
	rules := cgt.Impartial(cgt.Ruleset[race](cgt.RulesetFunc[race](raceMoves)))
	fmt.Println(rules.AppendMoves(nil, race{3, 2}, cgt.Left))
	// Output:
	// [{2 2} {3 1}]
}

// raceRules are the rules of a race that know another game as their impartial variant.
type raceRules struct{}

func (raceRules) AppendMoves(dst []race, p race, who cgt.Player) []race {
	return raceMoves(dst, p, who)
}

func (raceRules) ImpartialTwin() cgt.ImpartialRuleset[race] {
	return cgt.ImpartialFunc[race](func(dst []race, p race) []race {
		return raceMoves(raceMoves(dst, p, cgt.Right), p, cgt.Left)
	})
}

// Rules may say themselves what their impartial variant is.
func ExampleTwin() {
	fmt.Println(cgt.Impartial[race](raceRules{}).AppendMoves(nil, race{3, 2}, cgt.Left))
	// Output:
	// [{3 1} {2 2}]
}

// After each move the players change places, so Left's move takes a counter of hers, and then the other counter is
// Left's.
func ExampleTwisted() {
	rules := cgt.Twisted(cgt.Ruleset[race](cgt.RulesetFunc[race](raceMoves)))
	p := cgt.Twist[race]{Pos: race{1, 2}}
	for _, q := range rules.AppendMoves(nil, p, cgt.Left) {
		fmt.Println(q, rules.AppendMoves(nil, q, cgt.Left), rules.AppendMoves(nil, q, cgt.Right))
	}
	s := cgt.Solver[cgt.Twist[race]]{Rules: rules}
	fmt.Println(s.Outcome(context.Background(), p))
	// Output:
	// {{0 2} true} [{{0 1} false}] []
	// L <nil>
}
