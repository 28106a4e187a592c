package cgttest

import (
	"encoding/binary"
	"fmt"
	"math"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// This file numbers game trees, so that positions have the same number if and only if they have the same tree: the
// moves of each player lead to the same trees, in whatever order and however often they are listed. (A cgt.Tree is what
// is written, with an order.)

// tree is the number of a tree, and that of the tree with the players exchanged.
type tree struct{ number, mirror int }

// treesOf numbers the trees of positions.
type treesOf[Pos comparable] struct {
	rules   cgt.Ruleset[Pos]
	most    int // positions that one question may look at
	trees   map[Pos]tree
	known   []Pos          // those that have one, each behind those that follow it
	numbers map[string]int // by those of the moves
}

// mostTrees is how many positions are remembered, for each that one question may look at.
const mostTrees = 10

// begin makes room for more questions, if it is needed, and reports whether all that was known is forgotten.
func (t *treesOf[Pos]) begin() bool {
	if t.trees != nil && len(t.trees)/mostTrees < t.most {
		return false
	}
	t.trees, t.numbers, t.known = map[Pos]tree{}, map[string]int{}, nil
	return true
}

// of returns the tree of p. The error is a limit if too many positions follow that are not known yet, or that play
// comes back to a position.
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
			t.known = append(t.known, q)
			delete(open, q)
			stack = stack[:len(stack)-1]
			continue
		}
		if looked++; looked > t.most {
			return tree{}, cgt.ErrLimit
		}
		for who := cgt.Left; who <= cgt.Right; who++ {
			moves[who] = t.rules.AppendMoves(nil, q, who)
		}
		open[q] = moves
		for _, next := range slices.Concat(moves[cgt.Left], moves[cgt.Right]) {
			if _, isOpen := open[next]; isOpen {
				return tree{}, fmt.Errorf("play from it comes back to %s", show(next))
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

// difference says which move of p, or of its representative, leads to a tree to which no move of the other leads.
func (t *treesOf[Pos]) difference(p Pos, as representative[Pos]) (format string, q representative[Pos]) {
	for who := cgt.Left; who <= cgt.Right; who++ {
		there := who
		if as.swapped {
			there = who.Opponent()
		}
		own, other := t.rules.AppendMoves(nil, p, who), t.rules.AppendMoves(nil, as.p, there)
		for _, q := range own {
			if !slices.Contains(t.numbersOf(other, as.swapped), t.trees[q].number) {
				return fmt.Sprintf("%v has a move to %%v, and no move of %v from there leads to the like", who, there), representative[Pos]{p: q}
			}
		}
		for _, q := range other {
			if !slices.Contains(t.numbersOf(own, as.swapped), t.trees[q].number) {
				return fmt.Sprintf("from there %v has a move to %%v, and no move of %v from here leads to the like", there, who), representative[Pos]{p: q}
			}
		}
	}
	panic(fmt.Errorf("cgttest: the trees of %s and %v have different numbers and the same moves", show(p), as))
}

// checkSameTree compares the trees of positions and their representatives, also of those that follow from the positions
// with values. With the same value they may be worth something else in misère play, and play from them may take longer.
func (e *examination[Pos]) checkSameTree(f *faults) {
	t := treesOf[Pos]{rules: e.plain, most: e.Search}
	compared := 0 // of those that are known
	failures := 0
	for _, p := range e.valued {
		if t.begin() {
			compared = 0
		}
		if _, err := t.of(p); e.failed(f, p, "the game tree", err) {
			continue
		}
		// Representatives have others, so that there may be no end of them if rules are wrong.
		for most := compared + 2*min(e.Search, math.MaxInt/4); compared < min(len(t.known), most); compared++ {
			if e.checkTree(f, &t, t.known[compared]) {
				continue
			}
			if failures++; failures >= mostOtherTrees && f.n > 0 {
				return
			}
		}
	}
}

// mostOtherTrees is the number of representatives with other trees, or too large ones, that one has to meet to give up once
// there is a fault.
const mostOtherTrees = 100

// checkTree compares the tree of p, which is known, with that of its representative, and reports whether they are
// the same.
func (e *examination[Pos]) checkTree(f *faults, t *treesOf[Pos], p Pos) (ok bool) {
	as := normalized(e.normalizer, p)
	if as == (representative[Pos]{p: p}) {
		return true
	}
	got, err := t.of(as.p)
	if e.failed(f, p, "the game tree of the representative "+as.String(), err) {
		return false
	}
	if as.swapped {
		got.number, got.mirror = got.mirror, got.number
	}
	if got != t.trees[p] {
		what, q := t.difference(p, as)
		f.add(p, "the representative is %v, which has not the same game tree: "+what, as, q)
		return false
	}
	return true
}
