package cgttest

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// This file numbers game trees, so that positions have the same number if and only if they have the same tree: the
// moves of each player lead to the same trees, in whatever order and however often they are listed.

// tree is the number of a tree, and that of the tree with the players exchanged.
type tree struct{ number, mirror int }

// treesOf numbers the trees of positions.
type treesOf[Pos comparable] struct {
	rules   cgt.Ruleset[Pos]
	most    int // positions that one question may look at
	trees   map[Pos]tree
	numbers map[string]int // by those of the moves
}

// mostTrees is how many positions are remembered, for each that one question may look at.
const mostTrees = 10

// errTooManyTrees is a limit; errNoTree is that play comes back to a position.
var (
	errTooManyTrees = errors.New("too many positions")
	errNoTree       = errors.New("play comes back to where it was")
)

// begin makes room for more questions, whose answers are not to be compared with those before.
func (t *treesOf[Pos]) begin() {
	if t.trees == nil || len(t.trees)/mostTrees >= t.most {
		t.trees, t.numbers = map[Pos]tree{}, map[string]int{}
	}
}

// of returns the tree of p. The error is a limit if too many positions follow that are not known yet.
func (t *treesOf[Pos]) of(p Pos) (tree, error) {
	open := map[Pos][2][]Pos{} // those on the way to the position that is looked at
	looked := 0
	for stack := []Pos{p}; len(stack) > 0; {
		q := stack[len(stack)-1]
		if _, ok := t.trees[q]; ok {
			stack = stack[:len(stack)-1]
			continue
		}
		moves, ok := open[q]
		if ok { // what follows is known
			t.trees[q] = tree{t.number(moves, cgt.Left, false), t.number(moves, cgt.Right, true)}
			delete(open, q)
			stack = stack[:len(stack)-1]
			continue
		}
		if looked++; looked > t.most {
			return tree{}, errTooManyTrees
		}
		for who := cgt.Left; who <= cgt.Right; who++ {
			moves[who] = t.rules.AppendMoves(nil, q, who)
		}
		open[q] = moves
		for _, next := range slices.Concat(moves[cgt.Left], moves[cgt.Right]) {
			if _, isOpen := open[next]; isOpen {
				return tree{}, errNoTree
			}
			if _, ok := t.trees[next]; !ok {
				stack = append(stack, next)
			}
		}
	}
	return t.trees[p], nil
}

// number returns the number of the tree in which who has the part of Left, and everything below is mirrored or not.
func (t *treesOf[Pos]) number(moves [2][]Pos, who cgt.Player, mirrored bool) int {
	var key []byte
	for _, player := range []cgt.Player{who, who.Opponent()} {
		numbers := t.numbersOf(moves[player], mirrored)
		key = binary.AppendUvarint(key, uint64(len(numbers)))
		for _, n := range numbers {
			key = binary.AppendUvarint(key, uint64(n))
		}
	}
	n, ok := t.numbers[string(key)]
	if !ok {
		n = len(t.numbers)
		t.numbers[string(key)] = n
	}
	return n
}

// numbersOf returns the numbers of the trees of known positions, each once, or of their mirrors.
func (t *treesOf[Pos]) numbersOf(positions []Pos, mirrored bool) []int {
	var numbers []int
	for _, p := range positions {
		n := t.trees[p].number
		if mirrored {
			n = t.trees[p].mirror
		}
		numbers = append(numbers, n)
	}
	slices.Sort(numbers)
	return slices.Compact(numbers)
}

// unlike says which move of p, or of its representative, leads to a tree to which no move of the other leads.
func (t *treesOf[Pos]) unlike(p Pos, as representative[Pos]) (format string, args []any) {
	for who := cgt.Left; who <= cgt.Right; who++ {
		there := who
		if as.swapped {
			there = who.Opponent()
		}
		own, other := t.rules.AppendMoves(nil, p, who), t.rules.AppendMoves(nil, as.p, there)
		for _, q := range own {
			if !slices.Contains(t.numbersOf(other, as.swapped), t.trees[q].number) {
				return fmt.Sprintf("%v has a move to %%v, and no move of %v from there leads to the like", who, there), []any{representative[Pos]{p: q}}
			}
		}
		for _, q := range other {
			if !slices.Contains(t.numbersOf(own, as.swapped), t.trees[q].number) {
				return fmt.Sprintf("from there %v has a move to %%v, and no move of %v from here leads to the like", there, who), []any{representative[Pos]{p: q}}
			}
		}
	}
	return "their moves lead to the like", nil
}

// checkSameTree compares the trees of positions and their representatives. With the same value they may be worth
// something else in misère play, and play from them may take longer.
func (e *examination[Pos]) checkSameTree(f *faults) {
	t := treesOf[Pos]{rules: e.plain, most: e.Search}
	for _, p := range e.valued {
		as := normalized(e.normalizer, p)
		if as == (representative[Pos]{p: p}) {
			continue
		}
		t.begin()
		own, err := t.of(p)
		if err == nil {
			var other tree
			other, err = t.of(as.p)
			if as.swapped {
				other.number, other.mirror = other.mirror, other.number
			}
			if err == nil && own != other {
				what, args := t.unlike(p, as)
				f.add(p, "the representative is %v, which has not the same game tree: "+what, append([]any{as}, args...)...)
			}
		}
		if errors.Is(err, errNoTree) {
			f.add(p, "the representative is %v, from where %v", as, err)
		}
	}
}
