package zermelo

import (
	"context"
	"slices"

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

	// add fills in what get, set and position call the given positions, and adds those that are new. If there is an
	// error, it has added those before.
	add(moves []move[Pos]) error
	get(id uint32) label
	set(id uint32, l label) error
	position(id uint32) Pos
}

// hashed is a [store] for positions without numbers of their own.
type hashed[Pos comparable] struct {
	table *table[Pos]
	known list[label] // of the positions of the table
	most  int         // positions
}

func newHashed[Pos comparable](ctx context.Context, most int) *hashed[Pos] {
	h := &hashed[Pos]{table: newTable[Pos](), most: most}
	h.table.stopped = func() bool { return ctx.Err() != nil }
	return h
}

func (h *hashed[Pos]) find(p Pos) (l label, ok bool, err error) {
	id, ok := h.table.find(p, h.table.hash(p))
	if !ok {
		return label{}, false, nil
	}
	return *h.known.at(id), true, nil
}

func (h *hashed[Pos]) len() int { return h.known.len() }

func (h *hashed[Pos]) each(yield func(p Pos, l label) error) error {
	for id, p := range h.table.all() {
		if err := yield(p, *h.known.at(id)); err != nil {
			return err
		}
	}
	return nil
}

func (h *hashed[Pos]) labels(yield func(l label) bool) {
	for _, part := range h.known.parts {
		for _, l := range part {
			if !yield(l) {
				return
			}
		}
	}
}

func (h *hashed[Pos]) add(moves []move[Pos]) error {
	for i := range moves {
		m := &moves[i]
		m.hash = h.table.hash(m.p)
	}
	return h.addHashed(moves)
}

// addHashed is add for positions whose hashes are known.
func (h *hashed[Pos]) addHashed(moves []move[Pos]) error {
	for some := range slices.Chunk(moves, together) {
		for i := range some {
			h.table.touch(some[i].hash)
		}
		for i := range some {
			m := &some[i]
			if m.isKnown {
				continue
			}
			id, isNew, ok := h.table.place(m.p, m.hash, h.most)
			switch {
			case !ok:
				return &cgt.LimitError{What: "positions", Limit: h.most}
			case isNew:
				h.known.append(label{})
			}
			m.id = id
		}
	}
	return nil
}

func (h *hashed[Pos]) get(id uint32) label { return *h.known.at(id) }

func (h *hashed[Pos]) set(id uint32, l label) error {
	*h.known.at(id) = l
	return nil
}

func (h *hashed[Pos]) position(id uint32) Pos { return *h.table.keys.at(id) }
