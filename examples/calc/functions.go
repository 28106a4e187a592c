package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/surreal"
)

// An operation is a function that expressions have, or a question about a game.
type operation struct {
	name   string
	takes  string // between the parentheses
	means  string
	source string // what go doc is to be asked for
}

// asks reports whether an operation is a question, which is no part of an expression.
func (o operation) asks() bool {
	c := surreal.Calculator{}
	st, err := c.ParseStatement(context.Background(), o.name+"(0)")
	return err == nil && st.Question != ""
}

// operations are in the order of [notation].
var operations = []operation{
	{"cool", "g,t", `g cooled by the number t: each move costs the player who makes it t, until that makes the
game a number. t is -1 at least`, "surreal Game.Cool"},
	{"heat", "g,t", `g heated by t: each move brings the player who makes it t, and numbers stay as they are`, "surreal Game.Heat"},
	{"freeze", "g", `g cooled by its own temperature: its mean plus an infinitesimal`, "surreal Game.Freeze"},
	{"overheat", "g,s,t", `g overheated from s to t: n.s for an integer n, and otherwise each move brings t`, "surreal Game.Overheat"},
	{"ordsum", "g,h", `the ordinal sum g:h, in which a move in g ends h. There may be more than two`, "surreal OrdinalSum"},
	{"norton", "g,u", `the Norton product of g and the unit u: n.u for an integer n, and otherwise each move is
one of g that brings u and an incentive of u`, "surreal Game.Norton"},
	{"times", "g,h", `the Conway product, which is the product of numbers, and of nimbers in their field`, "surreal Game.Times"},
	{"tiny", "g", `{0||0|-g}, also written +_g, positive and very small if g is positive`, "surreal Tiny"},
	{"miny", "g", `{g|0||0}, also written -_g, the negative of tiny(g)`, "surreal Tiny"},
	{"pow", "g,x", `the power g^x of a game g = {0|h}, for a number x of at least 1; ^<2> is pow(^,2)`, "surreal Game.Pow"},
	{"powto", "g,x", `the ordinal sum g:y with 1:y = x, for an integer x the sum of the powers of g up to x; ^[2] is powto(^,2)`, "surreal Game.PowTo"},
	{"subordinate", "g,b", `the game h with g = b:h, which undoes the ordinal sum`, "surreal Game.Subordinate"},
	{"companion", "g", `the companion of g: numbers but for 0 are their own, that of 0 is *, that of ^ is ^*`, "surreal Game.Companion"},
	{"mean", "g", `what g is worth on average, when many copies of it are played; also called the mast value`, "surreal Game.Mean"},
	{"temperature", "g", `the temperature from which on cooling makes g its mean, but for an infinitesimal`, "surreal Game.Temperature"},
	{"leftStop", "g", `the number at which play arrives if Left begins`, "surreal Game.LeftStop"},
	{"rightStop", "g", `the number at which play arrives if Right begins`, "surreal Game.RightStop"},
	{"birthday", "g", `the length of the longest play of the canonical form, in which the players need not take turns`, "surreal Game.Birthday"},
	{"atomicWeight", "g", `the atomic weight of g, if it has one: how many ^ it is worth beside far stars`, "surreal Game.AtomicWeight"},
	{"reducedCanonicalForm", "g", `the simplest game that differs from g by an infinitesimal only`, "surreal Game.Reduced"},
	{"simplest", "x,y", `the simplest number between the numbers x and y`, "surreal Interval.Simplest"},
	{"followers", "g", `how many games play of g can come to, with g itself`, "surreal Game.NumFollowers"},
	{"stopCount", "g", `how many plays there are from g to a number`, "surreal Game.NumStops"},
	{"conjunctive", "g,h", `the canonical forms side by side, where a move is a move in each of them`, "cgt Conjunctive"},
	{"selective", "g,h", `the canonical forms side by side, where a move is a move in some of them, or in all`, "cgt Selective"},
	{"continuedConjunctive", "g,h", `as conjunctive, but games in which the player cannot move are left out`, "cgt ContinuedConjunctive"},
	{"shortenedSelective", "g,h", `as selective, but play ends when the player cannot move in one of the games`, "cgt ShortenedSelective"},
	{"shortenedSum", "g,h", `a sum in which play ends when the player cannot move in one of the games`, "cgt ShortenedSum"},
	{"dicoticVariant", "g", `the canonical form, in which nobody may move where one of the players cannot`, "cgt Dicotic"},
	{"impartialVariant", "g", `the canonical form, in which both players have the moves of both`, "cgt Impartial"},
	{"twistedVariant", "g", `the canonical form, in which the players change places after each move`, "cgt Twisted"},

	{"isHot", "g", `whether the Left stop is above the Right stop, so that both want to move`, "surreal Game.IsHot"},
	{"isNumber", "g", `whether g is a number`, "surreal Game.IsNumber"},
	{"isInteger", "g", `whether g is an integer`, "surreal Game.IsInt"},
	{"isNimber", "g", `whether g is a nimber *n`, "surreal Game.Nimber"},
	{"isInfinitesimal", "g", `whether both stops are 0`, "surreal Game.IsInfinitesimal"},
	{"isNumberish", "g", `whether g is a number plus an infinitesimal: whether its stops are equal`, "surreal Game.IsNumberish"},
	{"isNumberTiny", "g", `whether g is a number, or one plus a tiny or miny game`, "surreal Game.IsNumberTiny"},
	{"isAllSmall", "g", `whether in each position of g both players can move, or none; also called dicotic`, "surreal Game.IsAllSmall"},
	{"isDicotic", "g", `another name of isAllSmall`, "surreal Game.IsAllSmall"},
	{"isAtomic", "g", `whether g has an atomic weight`, "surreal Game.AtomicWeight"},
	{"isUptimal", "g", `whether g is a sum of a number, a nimber and multiples of powers of ^`, "surreal Game.Uptimal"},
	{"isSwitch", "g", `whether g is {x|y} with numbers x > y`, "surreal Game.Switch"},
	{"isTepid", "g", `whether g is a number plus an infinitesimal that is not 0`, "surreal Game.IsTepid"},
	{"isCold", "g", `whether g is a number`, "surreal Game.IsNumber"},
	{"isEven", "g", `whether g is even: 0 is, and what has odd options only`, "surreal Game.Parity"},
	{"isOdd", "g", `whether g is odd: all options are even, and there are some`, "surreal Game.Parity"},
	{"isEvenTempered", "g", `as isEven, but where play stops at numbers, which are all even`, "surreal Game.Temper"},
	{"isOddTempered", "g", `as isOdd, but where play stops at numbers, which are all even`, "surreal Game.Temper"},
	{"isZero", "g", `whether g is 0: whether whoever begins loses`, "surreal Game.IsZero"},
	{"leftOptions", "g", `the options of Left in the canonical form`, "surreal Game.Left"},
	{"rightOptions", "g", `the options of Right in the canonical form`, "surreal Game.Right"},
	{"incentives", "g", `what moves of either player gain: g^L - g and g - g^R, without those that others dominate`, "surreal Game.Incentives"},
	{"leftIncentives", "g", `what moves of Left gain`, "surreal Game.Incentives"},
	{"rightIncentives", "g", `what moves of Right gain`, "surreal Game.Incentives"},
	{"uptimal", "g", `g as a sum of a number, a nimber and multiples of powers of ^, if it is one. The number and the nimber stand
before a point, and behind it how many ^, ^<2>, ^<3> and so on there are, with a - after a count of negative ones:
uptimal(1/2 + * + 2.^) is 1/2*.2
uptimal(*2 + 3.^ - ^<3>) is *2.301-
uptimal(10.^ - 40.^<2>) is 0.A(40)-
A to Z are 10 to 35, and larger counts have parentheses`, "surreal Game.Uptimal"},
	{"outcome", "g", `who wins: L, R, N or P`, "surreal Game.Outcome"},
	{"misereOutcome", "g", `who wins the canonical form if whoever cannot move wins; the winner of the game itself may be another one, see calc help misère`, "cgt Solver"},
	{"confusionInterval", "g", `the numbers that are confused with g`, "surreal Game.ConfusionInterval"},
	{"farStar", "g", `the relation of g to all nimbers that are large enough`, "surreal Game.FarStar"},
	{"levels", "g", `the games that play of g can come to, by their birthdays`, "surreal Game.Levels"},
}

// appendTo writes how the operation is called, what it means, and where its definition and the source of it are.
func (o operation) appendTo(b *strings.Builder) {
	fmt.Fprintf(b, "%s(%s)\n    %s\n\n", o.name, o.takes, strings.ReplaceAll(o.means, "\n", "\n    "))
	fmt.Fprintf(b, "The definition, and the source that it is from, in a clone: go doc ./%s\n", o.source)
}

// operationNamed returns the operation with a name, in small letters or capitals.
func operationNamed(name string) (operation, bool) {
	i := slices.IndexFunc(operations, func(o operation) bool { return strings.EqualFold(o.name, name) })
	if i < 0 {
		return operation{}, false
	}
	return operations[i], true
}

// operationMeant returns the operation that a word is the plain name of: tepid of isTepid, atomic weight of
// atomicWeight, ordinal sum of ordsum.
func operationMeant(word string) (operation, bool) {
	name := strings.ReplaceAll(word, " ", "")
	for theirs, ours := range renamed {
		if strings.EqualFold(theirs, name) {
			return operationNamed(ours)
		}
	}
	for _, name := range []string{name, "is" + name, name + "s"} {
		if o, ok := operationNamed(name); ok {
			return o, true
		}
	}
	return operation{}, false
}
