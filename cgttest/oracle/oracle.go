// Package oracle answers questions about short games by the definitions alone, so slowly that nobody
// would use it for anything else, and so plainly that it can be compared with the text of a book. Games
// are explicit trees ([cgt.Tree]), numbers are [big.Rat]. It shares no code with the packages that it is
// there to check.
//
// [Neg], [Sum], [NumberTree] and [Nim] build trees; [Outcome] plays them out, and [Same] says whether two are alike.
// An [Order] decides g ≤ h and what follows from it: equality, which trees are numbers, the stops, canonical forms.
// [Mex] and [Grundy] are the rule of the least excluded number, [Simplest] finds the simplest number between others,
// [Walk] goes down the tree of numbers, and [Born] lists all games born by a given day.
//
// All recursions remember what they have found for trees that are ==, which changes no answer: without
// that even the sum of three small games would take for ever.
//
// # References
//   - J. H. Conway, On Numbers and Games, 2nd ed., A K Peters, 2001, ch. 0, 1 and 7.
//   - A. N. Siegel, Combinatorial Game Theory, AMS, 2013, ch. II and III.
//   - Combinatorial Games, Numbers and Nimbers, notes of a course in Dubna, 2009, §§0–3.
package oracle

import "github.com/cgt-go/sdk/cgt"

// both lists the players, for loops over the two sides of a game.
var both = [2]cgt.Player{cgt.Left, cgt.Right}

// Neg returns −t: the tree in which Left and Right have changed places everywhere.
//
// Source: Dubna notes, definition 6.
func Neg(t cgt.Tree) cgt.Tree {
	negatives := map[cgt.Tree]cgt.Tree{}
	for u := range t.Subtrees() {
		var options [2][]cgt.Tree
		for _, who := range both {
			for o := range u.Options(who) {
				options[who.Opponent()] = append(options[who.Opponent()], negatives[o])
			}
		}
		negatives[u] = cgt.NewTree(options[cgt.Left], options[cgt.Right])
	}
	return negatives[t]
}

// Sum returns the disjunctive sum of trees as a tree: a move in the sum is a move in one of them.
//
// Source: Dubna notes, definition 4.
func Sum(ts ...cgt.Tree) cgt.Tree {
	var total cgt.Tree
	for _, t := range ts {
		total = sum(map[[2]cgt.Tree]cgt.Tree{}, total, t)
	}
	return total
}

func sum(known map[[2]cgt.Tree]cgt.Tree, g, h cgt.Tree) cgt.Tree {
	if t, ok := known[[2]cgt.Tree{g, h}]; ok {
		return t
	}
	var options [2][]cgt.Tree
	for _, who := range both {
		for o := range g.Options(who) {
			options[who] = append(options[who], sum(known, o, h))
		}
		for o := range h.Options(who) {
			options[who] = append(options[who], sum(known, g, o))
		}
	}
	t := cgt.NewTree(options[cgt.Left], options[cgt.Right])
	known[[2]cgt.Tree{g, h}] = t
	return t
}

// Outcome plays t out: a player who moves first wins if one of the moves leads to a tree that the
// opponent, moving first, does not win.
//
// Source: Dubna notes, proposition 0.2.
func Outcome(t cgt.Tree) cgt.Outcome {
	wins := map[cgt.Tree][2]bool{}
	for u := range t.Subtrees() {
		var w [2]bool
		for _, who := range both {
			for o := range u.Options(who) {
				w[who] = w[who] || !wins[o][who.Opponent()]
			}
		}
		wins[u] = w
	}
	return cgt.OutcomeOf(wins[t][cgt.Left], wins[t][cgt.Right])
}
