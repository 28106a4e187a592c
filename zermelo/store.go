package zermelo

import (
	"github.com/cgt-go/sdk/cgt"
)

// store keeps labels of positions, all of which are normalised.
type store[Pos comparable] interface {
	// find returns the label of p. The error is a [*GameError].
	find(p Pos) (l label, ok bool, err error)
	// len returns the number of positions.
	len() int
	// each calls yield for each position, until it returns an error.
	each(yield func(p Pos, l label) error) error
	// labels calls yield for the label of each position, until it returns false.
	labels(yield func(l label) bool)

	// add returns what get, set and position call p, and whether it is new.
	add(p Pos) (id uint32, isNew bool, err error)
	get(id uint32) label
	set(id uint32, l label) error
	position(id uint32) Pos
}

// hashed is a [store] for positions without numbers of their own.
type hashed[Pos comparable] struct {
	table *table[Pos]
	known []label // of the positions of the table
	most  int     // positions
}

func newHashed[Pos comparable](most int) *hashed[Pos] {
	return &hashed[Pos]{table: newTable[Pos](), most: most}
}

func (h *hashed[Pos]) find(p Pos) (l label, ok bool, err error) {
	id, ok := h.table.find(p, h.table.hash(p))
	if !ok {
		return label{}, false, nil
	}
	return h.known[id], true, nil
}

func (h *hashed[Pos]) len() int { return len(h.known) }

func (h *hashed[Pos]) each(yield func(p Pos, l label) error) error {
	for id, p := range h.table.keys {
		if err := yield(p, h.known[id]); err != nil {
			return err
		}
	}
	return nil
}

func (h *hashed[Pos]) labels(yield func(l label) bool) {
	for _, l := range h.known {
		if !yield(l) {
			return
		}
	}
}

func (h *hashed[Pos]) add(p Pos) (id uint32, isNew bool, err error) {
	return h.addHashed(p, h.table.hash(p))
}

// addHashed is add for a position whose hash is known.
func (h *hashed[Pos]) addHashed(p Pos, hash uint64) (id uint32, isNew bool, err error) {
	id, isNew, ok := h.table.place(p, hash, h.most)
	switch {
	case !ok:
		return 0, false, &cgt.LimitError{What: "positions", Limit: h.most}
	case isNew:
		h.known = append(h.known, label{})
	}
	return id, isNew, nil
}

func (h *hashed[Pos]) get(id uint32) label { return h.known[id] }

func (h *hashed[Pos]) set(id uint32, l label) error {
	h.known[id] = l
	return nil
}

func (h *hashed[Pos]) position(id uint32) Pos { return h.table.keys[id] }
