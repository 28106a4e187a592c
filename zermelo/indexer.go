package zermelo

import (
	"context"
	"fmt"
	"math"

	"github.com/cgt-go/sdk/cgt"
)

// Indexer is an optional capability of a [Game]: its positions have numbers. A [Solver] then keeps two bytes for each number instead of the positions themselves, and
// finds what it knows of a position without a search; answers are the same.
//
// If the game is a [cgt.Normalizer] too, only the positions that stand for those that are alike need numbers. [CheckIndex] checks the laws.
type Indexer[Pos any] interface {
	// Size returns how many numbers there are: they are 0 to Size()−1. 0 says that there is no index, because the rules have too many positions, say.
	Size() int
	// Index returns the number of p, which is a position of the game. Different positions have different numbers.
	Index(p Pos) int
	// Position returns the position with the number i, from 0 to Size()−1; ok is false if there is none. It is the inverse of Index.
	Position(i int) (p Pos, ok bool)
}

// Retractor is an optional capability of a [Game] that is an [Indexer]: it takes moves back. With it a game that is [Unending] is solved backwards from the ends, and each position is looked at
// once or twice; without it, once for each number of moves to an end.
type Retractor[Pos any] interface {
	// AppendParents appends to dst every position from which a move leads to p, and returns the extended slice. The order is free, and duplicates are allowed, and
	// so are positions where play has ended or which the index does not have; there must be no others. If the game is a [cgt.Normalizer], p and what is appended stand for all
	// positions that are alike; where a move from q leads to p with the players swapped, it is q with the players swapped that is appended. It must not change or read dst[:len(dst)] nor keep dst.
	AppendParents(dst []Pos, p Pos) []Pos
}

// capable is a game of this package that has the capabilities of what it is made of.
type capable[Pos comparable] interface {
	capabilities() (Indexer[Pos], Retractor[Pos])
}

// mostMoves, mostDistance and mostPayoffs are how many of each fit into two bytes, see [cell].
const (
	mostMoves    = 1<<11 - 2
	mostDistance = 1<<12 - 2
	mostPayoffs  = 1<<4 - 1
)

// cell is what a dense table knows of a position. 0 stands for no position. Below 1<<12, nothing is known of the value: the lowest 11 bits are 1 for a position that has not been looked at, or else one
// more than the number of moves, each to another position, that may still lead somewhere else than what is known; the bit minMoves says who moves. Otherwise
// the highest 4 bits are one more than the number of the payoff, and the others one more than the distance, or 0 for none.
type cell uint16

const (
	noCell   cell = 0
	newCell  cell = 1
	pathCell cell = 2 // for induction, which does not count moves: on the path from the start
	minMoves cell = 1 << 11
	known    cell = 1 << 12
)

// isOpen reports whether c is a position of which the value is not known.
func (c cell) isOpen() bool { return c != noCell && c < known }

// cellOf returns a label as a cell; the error is a [*cgt.LimitError].
func cellOf(l label) (cell, error) {
	switch {
	case l.v > mostPayoffs:
		return 0, &cgt.LimitError{What: "payoffs in a table by numbers", Limit: mostPayoffs}
	case l.dist == noDistance:
		return cell(l.v) * known, nil
	case l.dist > mostDistance:
		return 0, &cgt.LimitError{What: "moves to the end in a table by numbers", Limit: mostDistance}
	}
	return cell(l.v)*known + cell(l.dist) + 1, nil
}

// label returns a cell as a label.
func (c cell) label() label {
	switch {
	case c == pathCell:
		return open
	case c < known:
		return label{}
	}
	return label{v: uint32(c / known), dist: uint32(c%known) - 1} // without a distance, this is noDistance
}

// dense is a [store] by numbers.
type dense[Pos comparable] struct {
	index Indexer[Pos]
	cells []cell
	n     int // positions
}

// newDense returns a store for the numbers, of which there must be at most so many.
func newDense[Pos comparable](index Indexer[Pos], most int) (*dense[Pos], error) {
	size := index.Size()
	if size > most {
		return nil, &cgt.LimitError{What: "positions", Limit: most}
	}
	return &dense[Pos]{index: index, cells: make([]cell, max(0, size))}, nil
}

// number returns the number of p, or an error if it is none.
func (d *dense[Pos]) number(p Pos) (uint32, error) {
	i := d.index.Index(p)
	if i < 0 || i >= len(d.cells) {
		return 0, gameError(p, fmt.Sprintf("its number is %d, and numbers are 0 to %d", i, len(d.cells)-1))
	}
	return uint32(i), nil
}

// inverse returns an error if i, the number of p, is not that of p alone.
func (d *dense[Pos]) inverse(p Pos, i uint32) error {
	q, ok := d.index.Position(int(i))
	switch {
	case !ok:
		return gameError(p, fmt.Sprintf("its number is %d, and no position has this number", i))
	case q != p:
		return gameError(p, fmt.Sprintf("its number is %d, and that is the number of %v", i, q))
	}
	return nil
}

func (d *dense[Pos]) find(p Pos) (l label, ok bool, err error) {
	i := d.index.Index(p)
	if i < 0 || i >= len(d.cells) || d.cells[i] == noCell {
		return label{}, false, nil
	}
	if q, ok := d.index.Position(i); !ok || q != p {
		return label{}, false, d.inverse(p, uint32(i))
	}
	return d.cells[i].label(), true, nil
}

func (d *dense[Pos]) len() int { return d.n }

func (d *dense[Pos]) each(yield func(p Pos, l label) error) error {
	for i, c := range d.cells {
		if c == noCell {
			continue
		}
		p, ok := d.index.Position(i)
		if !ok {
			return &GameError{fmt.Sprintf("number %d", i), "it was the number of a position, and is none now"}
		}
		if err := yield(p, c.label()); err != nil {
			return err
		}
	}
	return nil
}

func (d *dense[Pos]) labels(yield func(l label) bool) {
	for _, c := range d.cells {
		if c != noCell && !yield(c.label()) {
			return
		}
	}
}

func (d *dense[Pos]) add(moves []move[Pos]) error {
	for i := range moves {
		m := &moves[i]
		id, err := d.number(m.p)
		if err != nil {
			return err
		}
		// Each move is checked, for here it costs little.
		if err := d.inverse(m.p, id); err != nil {
			return err
		}
		if m.id = id; d.cells[id] == noCell {
			d.cells[id] = newCell
			d.n++
		}
	}
	return nil
}

func (d *dense[Pos]) get(id uint32) label { return d.cells[id].label() }

func (d *dense[Pos]) set(id uint32, l label) error {
	if l == open {
		d.cells[id] = pathCell
		return nil
	}
	c, err := cellOf(l)
	d.cells[id] = c
	return err
}

func (d *dense[Pos]) position(id uint32) Pos {
	p, _ := d.index.Position(int(id))
	return p
}

// CheckIndex checks the laws of [Indexer] and, if the game is one, of [Retractor], for the positions of all numbers, and returns how many of these there are: that numbers and positions are inverse
// to each other, that a move leads to a position with a number, and that moves can be taken back to exactly the positions from which they lead. It looks at
// every move twice and at the moves of every parent, and is meant for tests.
//
// The error is a [*GameError] for the first position that breaks a law, a [*cgt.LimitError] if there are more than the limit or 2³¹−1 numbers, and the cause why ctx is done. CheckIndex panics
// if game is nil or no [Indexer].
func CheckIndex[Pos comparable, V Payoff[V]](ctx context.Context, game Game[Pos, V], limits cgt.Limits) (positions int, err error) {
	r := newRules(game)
	if r.indexer == nil {
		panic(fmt.Errorf("zermelo: CheckIndex of a game that is no Indexer"))
	}
	d, err := newDense(r.indexer, min(limits.MaxPositions(), math.MaxInt32))
	if err != nil {
		return 0, err
	}
	var (
		steps         int
		moves, others []Pos
	)
	// leads reports whether a move leads from p to a position that is like q, with the players swapped or not, as is said.
	leads := func(p, q Pos, isSwapped bool) (bool, error) {
		var isEnd bool
		if others, _, _, isEnd, err = r.look(others[:0], p); err != nil || isEnd {
			return false, err
		}
		for _, o := range others {
			if o, s := r.normalize(o); o == q && (s == isSwapped || r.isEven(q)) {
				return true, nil
			}
		}
		return false, nil
	}
	// isPosition reports whether p has a number.
	isPosition := func(p Pos) bool {
		i := r.indexer.Index(p)
		if i < 0 || i >= len(d.cells) {
			return false
		}
		q, ok := r.indexer.Position(i)
		return ok && p == q
	}
	for i := range d.cells {
		if err := poll(ctx, &steps); err != nil {
			return 0, err
		}
		p, ok := r.indexer.Position(i)
		if !ok {
			continue
		}
		if n := r.indexer.Index(p); n != i {
			return 0, gameError(p, fmt.Sprintf("it is the position with the number %d, but its number is %d", i, n))
		}
		if q, _ := r.normalize(p); q != p {
			continue
		}
		positions++
		var isEnd bool
		if moves, _, _, isEnd, err = r.look(moves[:0], p); err != nil {
			return 0, err
		}
		if !isEnd {
			for _, q := range moves {
				q, isSwapped := r.normalize(q)
				if !isPosition(q) {
					return 0, gameError(p, fmt.Sprintf("a move leads to %v, which has no number", q))
				}
				if r.retractor == nil {
					continue
				}
				isFound := false
				others = r.retractor.AppendParents(others[:0], q)
				for _, o := range others {
					o, s := r.normalize(o)
					isFound = isFound || o == p && (s == isSwapped || r.isEven(q))
				}
				if !isFound {
					return 0, gameError(q, fmt.Sprintf("a move leads here from %v%s, which is not among the parents", p, withSwapped(isSwapped)))
				}
			}
		}
		if r.retractor == nil {
			continue
		}
		moves = r.retractor.AppendParents(moves[:0], p)
		for _, q := range moves {
			q, isSwapped := r.normalize(q)
			if !isPosition(q) {
				continue
			}
			if _, isEnd := r.End(q); isEnd {
				continue
			}
			if ok, err := leads(q, p, isSwapped); err != nil {
				return 0, err
			} else if !ok {
				return 0, gameError(p, fmt.Sprintf("no move leads here from %v%s, which is among the parents", q, withSwapped(isSwapped)))
			}
		}
	}
	return positions, nil
}

// isEven reports whether play has ended at p with a payoff that stays what it is when the players change places. Then it does not matter whether they have.
func (r *rules[Pos, V]) isEven(p Pos) bool {
	v, isEnd := r.End(p)
	return isEnd && r.isSigned && negative(v) == v
}

// withSwapped returns what is said of a position in which the players have changed places.
func withSwapped(isSwapped bool) string {
	if isSwapped {
		return " with the players swapped"
	}
	return ""
}
