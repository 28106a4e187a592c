package zermelo

import (
	"fmt"

	"github.com/cgt-go/sdk/cgt"
)

// mostMoves, mostDistance and mostPayoffs are how many of each fit into two bytes, see [cell].
const (
	mostMoves    = 1<<11 - 2
	mostDistance = 1<<12 - 2
	mostPayoffs  = 1<<4 - 1
)

// cell is what a dense table knows of a position. 0 stands for no position. Below 1<<12, nothing is known of the value:
// the lowest 11 bits are 1 for a position that has not been looked at, or else one more than the number of moves, each
// to another position, that may still lead somewhere else than what is known; the bit minMoves says who moves.
// Otherwise the highest 4 bits are one more than the number of the payoff, and the others one more than the distance,
// or 0 for none.
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
	size  int
	words []uint32 // two cells each, so that goroutines can share them
	n     int      // positions
}

// cell returns the cell of a number, and setCell sets it. Of several goroutines that do, no two may have cells of the
// same word.
func (d *dense[Pos]) cell(i uint32) cell { return cellIn(d.words[i/2], i) }

func (d *dense[Pos]) setCell(i uint32, c cell) {
	w := &d.words[i/2]
	*w = withCell(*w, i, c)
}

// cellIn returns the cell of the number i in its word, and withCell returns the word with another cell for it.
func cellIn(word, i uint32) cell { return cell(word >> (i % 2 * 16)) }

func withCell(word, i uint32, c cell) uint32 {
	shift := i % 2 * 16
	return word&^(0xffff<<shift) | uint32(c)<<shift
}

// newDense returns a store for the numbers, of which there must be at most so many.
func newDense[Pos comparable](index Indexer[Pos], most int) (*dense[Pos], error) {
	d, err := newNumbers(index, most)
	if err != nil {
		return nil, err
	}
	d.words = make([]uint32, (d.size+1)/2)
	return d, nil
}

// newNumbers returns a store that has no cells, for questions about numbers alone.
func newNumbers[Pos comparable](index Indexer[Pos], most int) (*dense[Pos], error) {
	size := max(0, index.Size())
	if size > most {
		return nil, &cgt.LimitError{What: "positions", Limit: most}
	}
	return &dense[Pos]{index: index, size: size}, nil
}

// has reports whether i is a number.
func (d *dense[Pos]) has(i int) bool { return 0 <= i && i < d.size }

// number returns the number of p, or an error if it is none.
func (d *dense[Pos]) number(p Pos) (uint32, error) {
	i := d.index.Index(p)
	if !d.has(i) {
		return 0, gameError(p, fmt.Sprintf("its number is %d, and numbers are 0 to %d", i, d.size-1))
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

// check returns the number of p, or an error if it is not that of p alone.
func (d *dense[Pos]) check(p Pos) (uint32, error) {
	i, err := d.number(p)
	if err != nil {
		return 0, err
	}
	return i, d.inverse(p, i)
}

// numberOf returns the number of p; ok is false if it has none.
func (d *dense[Pos]) numberOf(p Pos) (id uint32, ok bool) {
	i := d.index.Index(p)
	if !d.has(i) {
		return 0, false
	}
	q, ok := d.index.Position(i)
	return uint32(i), ok && p == q
}

func (d *dense[Pos]) find(p Pos) (l label, ok bool, err error) {
	i := d.index.Index(p)
	if !d.has(i) || d.cell(uint32(i)) == noCell {
		return label{}, false, nil
	}
	if q, ok := d.index.Position(i); !ok || q != p {
		return label{}, false, d.inverse(p, uint32(i))
	}
	return d.cell(uint32(i)).label(), true, nil
}

func (d *dense[Pos]) len() int { return d.n }

func (d *dense[Pos]) each(yield func(p Pos, l label) error) error {
	for i := range d.size {
		c := d.cell(uint32(i))
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
	for i := range uint32(d.size) {
		if c := d.cell(i); c != noCell && !yield(c.label()) {
			return
		}
	}
}

func (d *dense[Pos]) add(moves []move[Pos]) error {
	for i := range moves {
		m := &moves[i]
		var err error
		if m.id, err = d.check(m.p); err != nil {
			return err
		}
		if d.cell(m.id) == noCell {
			d.setCell(m.id, newCell)
			d.n++
		}
	}
	return nil
}

func (d *dense[Pos]) get(id uint32) label { return d.cell(id).label() }

func (d *dense[Pos]) set(id uint32, l label) error {
	if l == open {
		d.setCell(id, pathCell)
		return nil
	}
	c, err := cellOf(l)
	d.setCell(id, c)
	return err
}

func (d *dense[Pos]) position(id uint32) Pos {
	p, _ := d.index.Position(int(id))
	return p
}
