package extensive

import (
	"fmt"
	"math/big"
	"strings"

	"github.com/cgt-go/sdk/matrixgame"
)

// Tree is what can still happen from some moment of a game on. It never changes, and may stand at several places of
// another tree. The zero value is no tree.
type Tree struct{ n *node }

type kind uint8

const (
	end kind = iota
	chance
	choice
)

type node struct {
	kind          kind
	payoff        *big.Rat   // of an end
	who           Player     // of a choice
	set           string     // of a choice
	labels        []string   // of the branches
	probabilities []*big.Rat // of the branches of a chance
	next          []Tree
	wrong         string // what is wrong with it by itself; empty if nothing is
}

// tree returns the tree of a node that is complete.
func (n *node) tree() Tree {
	n.wrong = n.check()
	return Tree{n}
}

// check says what is wrong with a node by itself.
func (n *node) check() string {
	switch {
	case n.kind == end:
		if n.payoff == nil {
			return "the payoff is missing"
		}
		return ""
	case n.kind == choice && n.who > Min:
		return fmt.Sprintf("there is no player %d", n.who)
	case len(n.next) == 0:
		return "there is no way to go on"
	case n.kind == choice:
		if n.set == "" {
			return "the set has no label"
		}
		seen := make(map[string]bool, len(n.labels))
		for b, label := range n.labels {
			if label == "" {
				return fmt.Sprintf("move %d has no label", b+1)
			}
			if seen[label] {
				return fmt.Sprintf("two moves are called %s", quoted(label))
			}
			seen[label] = true
		}
		return ""
	}
	if _, err := matrixgame.NewMixed(n.probabilities...); err != nil {
		return strings.TrimPrefix(err.Error(), "matrixgame: ")
	}
	return ""
}

// Branch is one of the things that chance may do.
type Branch struct {
	Label       string   // for messages and pictures; may be empty
	Probability *big.Rat // at least 0
	Then        Tree
}

// Move is one of the moves of a player.
type Move struct {
	Label string // must differ from those of the other moves
	Then  Tree
}

// End returns the tree of a play that is over, with what Max gets from Min. The number is copied.
func End(payoff *big.Rat) Tree {
	n := &node{kind: end}
	if payoff != nil {
		n.payoff = new(big.Rat).Set(payoff)
	}
	return n.tree()
}

// EndInt is [End] with an integer.
func EndInt(payoff int64) Tree { return End(new(big.Rat).SetInt64(payoff)) }

// Chance returns the tree in which lots decide how to go on. The probabilities are copied; [New] checks them.
func Chance(branches ...Branch) Tree {
	n := &node{kind: chance}
	for _, b := range branches {
		p := b.Probability
		if p != nil {
			p = new(big.Rat).Set(p)
		}
		n.labels, n.probabilities, n.next = append(n.labels, b.Label), append(n.probabilities, p), append(n.next, b.Then)
	}
	return n.tree()
}

// Lot is [Chance] with branches that are all equally likely and have no labels.
func Lot(next ...Tree) Tree {
	n := &node{kind: chance}
	for _, t := range next {
		n.labels, n.probabilities, n.next = append(n.labels, ""), append(n.probabilities, big.NewRat(1, int64(len(next)))), append(n.next, t)
	}
	return n.tree()
}

// Choice returns the tree in which a player moves, who knows no more than that he is in this set. [New] checks that the
// moves are the same wherever he is in it.
func Choice(who Player, set string, moves ...Move) Tree {
	n := &node{kind: choice, who: who, set: set}
	for _, m := range moves {
		n.labels, n.next = append(n.labels, m.Label), append(n.next, m.Then)
	}
	return n.tree()
}
