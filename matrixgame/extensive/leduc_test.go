package extensive_test

import (
	"fmt"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/matrixgame/extensive"
)

// leduc returns Leduc hold'em: a deck of three ranks in two suits, of which each player gets a card, and one lies open
// on the table after a round of bets. Each pays 1 at first; bets and raises are 2 in the first round and 4 in the
// second, two at most in each, and Max speaks first in both. Who has a pair with the card on the table wins the pot, or
// else the higher card.
func leduc() extensive.Tree {
	ranks := "JQK"
	var deals []extensive.Branch
	for a := range ranks {
		for b := range ranks {
			cards := [2]int{a, b}
			ways := int64(4) // of a pair of cards, in order, of 30
			if a == b {
				ways = 2
			}
			var first, second func(line string, paid [2]int64, table int) extensive.Tree
			round := func(line string, paid [2]int64, bet int64, know func(extensive.Player) string, goOn func(line string, paid [2]int64) extensive.Tree) extensive.Tree {
				var turn func(line string, paid [2]int64, who extensive.Player, raises, checks int) extensive.Tree
				turn = func(line string, paid [2]int64, who extensive.Player, raises, checks int) extensive.Tree {
					var moves []extensive.Move
					behind := paid[1-who] - paid[who]
					if behind > 0 {
						won := paid[who]
						if who == extensive.Max {
							won = -won
						}
						moves = append(moves, extensive.Move{Label: "fold", Then: extensive.EndInt(won)})
					}
					level := paid
					level[who] += behind
					switch {
					case behind > 0 || checks == 1:
						moves = append(moves, extensive.Move{Label: "call", Then: goOn(line+"c", level)})
					default:
						moves = append(moves, extensive.Move{Label: "call", Then: turn(line+"c", level, 1-who, raises, 1)})
					}
					if raises < 2 {
						more := level
						more[who] += bet
						moves = append(moves, extensive.Move{Label: "raise", Then: turn(line+"r", more, 1-who, raises+1, 0)})
					}
					return extensive.Choice(who, know(who)+line, moves...)
				}
				return turn(line, paid, extensive.Max, 0, 0)
			}
			first = func(line string, paid [2]int64, _ int) extensive.Tree {
				return round(line, paid, 2, func(who extensive.Player) string { return ranks[cards[who]:cards[who]+1] + " " }, func(line string, paid [2]int64) extensive.Tree {
					var open []extensive.Branch
					for table := range ranks {
						left := int64(2)
						for _, c := range cards {
							if c == table {
								left--
							}
						}
						if left > 0 {
							open = append(open, extensive.Branch{Label: ranks[table : table+1], Probability: big.NewRat(left, 4), Then: second(line+" ", paid, table)})
						}
					}
					return extensive.Chance(open...)
				})
			}
			second = func(line string, paid [2]int64, table int) extensive.Tree {
				know := func(who extensive.Player) string {
					return ranks[cards[who]:cards[who]+1] + ranks[table:table+1] + " "
				}
				return round(line, paid, 4, know, func(_ string, paid [2]int64) extensive.Tree {
					switch {
					case a == b:
						return extensive.EndInt(0)
					case a == table || b != table && a > b:
						return extensive.EndInt(paid[extensive.Min])
					default:
						return extensive.EndInt(-paid[extensive.Max])
					}
				})
			}
			deals = append(deals, extensive.Branch{Label: fmt.Sprint(a, b), Probability: big.NewRat(ways, 30), Then: first("", [2]int64{1, 1}, 0)})
		}
	}
	return extensive.Chance(deals...)
}

// The value of Leduc hold'em is the one that the tests of OpenSpiel expect from its linear program in floating point.
//
// Source: M. Lanctot and others, OpenSpiel: a framework for reinforcement learning in games, 2019.
func TestLeduc(t *testing.T) {
	g := game(leduc())
	if n := len(g.Sets(extensive.Max)); n != 144 {
		t.Errorf("%d sets of Max, and the game has 144", n)
	}
	s := solve(g)
	if err := s.Verify(); err != nil {
		t.Error(err)
	}
	if got, want := s.Value().FloatString(12), "-0.085606424078"; got != want {
		t.Errorf("value %s, want %s", got, want)
	}
}
