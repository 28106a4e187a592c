package main

import (
	"fmt"
	"slices"
	"strings"
)

// A term is a word of the answers, with what it means.
type term struct {
	word  string
	also  []string // other words that somebody may ask for
	means string
}

// terms are in an order in which none needs one that follows.
var terms = []term{
	{"Left, Right", []string{"left", "right", "player", "players"}, `the two players; whoever cannot move loses. Positive is good for Left, who is blue in pictures`},
	{"ordinal", []string{"ordinals", "omega", "w", "infinite"}, `w is the first infinite ordinal, omega: the birthday of 1/3, for instance. It is written in calc number, calc stalk and
calc nimber only, as values of finite games never are infinite`},
	{"first, second", []string{"first", "second", "draw", "move", "moves", "best", "best move", "best moves", "winning move", "winning moves", "losing move", "losing moves"}, `solve says which player wins, or draw: the one who moves first from the
position, or the other one. Each line called move has a position to which the first player best moves. Where every move loses, the
lines called losing move have the moves after which play lasts longest, or, if the way of solving does not tell, all of them`},
	{"Left first, Right first", []string{"Left first", "Right first"}, `calc sum says of each player who wins if he is the one who begins. The lines called move below have his winning
moves: the number of a component, and what to make of it`},
	{"distance", nil, `of an endgame of chess: in so many moves, of both players together, there is a mate if both play well: the winner as soon
as he can, the other one as late as he can`},
	{"verified", []string{"verify", "certificate", "certificates", "proof"}, `yes, if the answer was checked by other means than those by which it was found`},
	{"option", []string{"options", "{", "|", "}"}, `a position to which a player can move: {a,b|c} is the game in which Left can move to a
and b, and Right to c`},
	{"value", []string{"values", "canonical", "canonical form", "dominated", "reversible"}, `what a game is worth when it is played beside others: two games have the same value if
each may stand for the other in any sum. It is written in canonical form, as the simplest
game that has this value, in which no option is dominated, that is, never better than
another one, or reversible, that is, answered at once by a move of the opponent to
something that is at least as good for him as before`},
	{"outcome", []string{"outcomes", "L", "R", "N", "P", "winner", "wins"}, `who wins: L is Left and R is Right, whoever begins; N is whoever begins, P is the other one.
The letters N and P are for the next player and the previous one`},
	{"number", []string{"numbers", "integer", "fraction", "dyadic", "cold", "surreal", "surreal number"}, `a value that counts moves in hand: 2 is two free moves of Left, -1 one of Right, 1/2 half a
move of Left. Nobody wants to move in a number. The values of finite games are dyadic numbers; calc number has the other surreal
numbers, such as 1/3 and w`},
	{"stop", []string{"stops", "Left stop", "Right stop", "leftStop", "rightStop"}, `the number at which play arrives if Left begins, or Right, and both play well`},
	{"mean", []string{"average", "mast"}, `what a game is worth on average, when many copies of it are played`},
	{"temperature", []string{"hot", "thermograph", "thermographs", "wall", "walls", "heat", "cool"}, `how much it matters who moves in a game. A game is hot if the temperature is above 0: both want
to move in it. Numbers have temperatures below 0. A thermograph shows it, and the stops
while each move costs more and more: they are its walls, which meet at the temperature`},
	{"birthday", []string{"height", "depth"}, `the length of the longest play of the canonical form, in which the players need not take turns`},
	{"nimber", []string{"nim-value", "nim-values", "nimvalue", "grundy", "impartial", "partizan", "nimbers", "star", "*", "mex"}, `the value *n of a heap of n counters in Nim. A game is impartial if both players always have the same
moves, and else partizan. If it is impartial, its value is a nimber, and the number n is its nim-value: the mex, the smallest that none of the options has.
Whoever begins loses if it is 0`},
	{"sign", []string{"signs", "sign expansion"}, `of a surreal number: how it is found from 0 by going up, +, or down, -. These are the edges of a Hackenbush stalk
from the ground on: + is a blue edge, - a red one, and +:3 three blue ones`},
	{"quotient", []string{"quotients"}, `calc number writes numbers as sums of powers of w. If there is no end to these, a quotient of two sums says what number it is.
For quotients of games there is calc help misère`},
	{"bid", []string{"bids", "auction", "auctions", "share", "threshold", "bidding", "poorman", "taxman"}, `what a player of a Richman game offers for the next move, as a share of all the money: who bids more pays it to the other
one, and moves. The share at a vertex is the critical one: Blue wins with more of the money than that, and Red if Blue has less. Calc richman has
the rule of Richman, where the bid goes to the other player; others, such as poorman, are here for programs only: go doc ./richman`},
	{"strategy", []string{"strategies", "row", "column", "mixture", "mixed strategy"}, `of a matrix game: how often a player chooses each row, or each column, the first one first. The value is what the
player who chooses the row then gets from the other one on average, whatever that one does`},
	{"equilibrium", []string{"equilibria", "nash", "nash equilibrium"}, `strategies of two players such that neither gets more by another one as long as the other player keeps to his`},
	{"heap, largest", []string{"heap", "heaps", "largest"}, `of games with heaps: calc nim has a line for each move that wins, with the number of the heap, from 0 on,
and what to make of it. Calc octal says which nim-value is the largest of those it looked at, and which is the smallest heap that has it`},
	{"period", []string{"periodic", "preperiod", "saltus", "proved", "observed"}, `of a heap game: from the heap that is named on, the nim-values repeat, or do so with a number
added each time, the saltus. It is proved if a theorem says that they always will, and observed if
the larger half of the heaps that were looked at do so, four times or more`},
	{"infinitesimal", []string{"up", "ups", "upstar", "down", "downs", "downstar", "arrow", "^", "v", "↑", "↓", "all-small"}, `a value less than all positive numbers and greater than all negative ones, such as 0, the nimbers,
^ = {0|*}, called up, its negative v, called down, and tiny games. ^^ is ^ + ^, ^* is ^ + *, and 1v is 1 + v. A game is all-small, or
dicotic, if in each of its positions both players can move, or neither; then it is an infinitesimal`},
	{"switch", []string{"switches", "+-", "±"}, `a game {x|y} with numbers x > y; +-x is {x|-x}`},
	{"confused", []string{"fuzzy", "incomparable"}, `neither less nor greater nor equal, written ||: g || 0 says that whoever begins wins g`},
	{"misère", []string{"misere", "misère play", "misere play", "misère quotient", "misère quotients", "misere quotient", "misere quotients"}, `play in which whoever cannot move wins. misereOutcome(g) says who does in the canonical form of g; in g itself
it may be another player, and calc solve -misere says who wins that.
Genera are here for programs only, as is Kayles in misère play: go doc ./nim MisereSolver, in a clone. Misère quotients are not here`},
	{"loopy", []string{"loop", "loops", "cycle", "cycles"}, `of games in which play need not end: they have no values here. Who wins them, or that nobody does, is found for the game quixo,
for graphs (calc help graph), and by programs: go doc ./zermelo, in a clone`},
	{"game, positions, left out, bytes", []string{"game", "positions", "left out", "bytes"}, `of a database: the game, how many positions there are with a value, how many have none there, for finding it
would have taken too long, and how large the file is`},
	{"limit", []string{"limits", "steps"}, `how much work calc does before it gives up: a number of steps, or of positions, never a time. The forms
position, solve, sum and database take another one with -limit N; go doc ./examples/calc, in a clone, has them all`},
}

// appendTo writes what the word means.
func (t term) appendTo(b *strings.Builder) {
	fmt.Fprintf(b, "%s\n    %s\n", t.word, strings.ReplaceAll(t.means, "\n", "\n    "))
}

// words returns what all words mean.
func words() string {
	var b strings.Builder
	for _, t := range terms {
		t.appendTo(&b)
	}
	return b.String()
}

// termNamed returns the term that a word belongs to.
func termNamed(word string) (term, bool) {
	i := slices.IndexFunc(terms, func(t term) bool {
		same := func(s string) bool { return strings.EqualFold(s, word) }
		return same(t.word) || slices.ContainsFunc(t.also, same)
	})
	if i < 0 {
		return term{}, false
	}
	return terms[i], true
}
