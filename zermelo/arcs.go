package zermelo

import (
	"context"
	"slices"

	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/poll"
)

// arcs are the moves of all positions of a table, backwards.
type arcs struct {
	left list[left] // by position
	// The moves to the position i come from into[from[i]:from[i+1]], without the bit swapped.
	from []uint64
	into []uint32
	ends []uint32 // the positions that are ends
}

// left is how many moves from a position are left, times oneMove, and the player to move. The solver counts them down.
type left uint32

const oneMove left = 2

func (l left) who() Player { return Player(l & 1) }

// swapped is the bit of an arc that says that the players change places.
const swapped = 1 << 31

// explore lists what can be reached from root, which is normalised, and the moves. Positions have numbers in the order
// of a breadth-first search, for any number of goroutines.
func (w *work[Pos, V]) explore(h *hashed[Pos], goroutines int, root Pos) (*arcs, error) {
	var (
		a   arcs
		out list[uint32] // the moves, forwards, one position after another
	)
	if _, err := w.addOne(root, 0); err != nil {
		return nil, err
	}
	goroutines = limit.Goroutines(goroutines)
	batches := make([]batch[Pos, V], goroutines)
	depth, layer := 0, 1 // the positions up to the number layer are at most depth moves away
	for done := 0; done < h.len(); {
		if done == layer {
			depth, layer = depth+1, h.len()
		}
		n, err := w.list(h.table, batches, h.table.keys.run(done, layer))
		if err != nil {
			return nil, err
		}
		for i := range batches[:n] {
			b := &batches[i]
			for moves := range slices.Chunk(b.moves, poll.Every) {
				if w.ctx.Err() != nil {
					return nil, context.Cause(w.ctx)
				}
				before := h.len()
				err := h.addHashed(moves)
				w.report(h.len()-before, depth)
				if err != nil {
					return nil, err
				}
				for _, m := range moves {
					if m.isSwapped {
						m.id |= swapped
					}
					out.append(m.id)
				}
			}
			for _, s := range b.seen {
				if s.err != nil {
					return nil, s.err
				}
				a.left.append(left(s.moves)*oneMove | left(s.who))
				if s.isEnd {
					id := uint32(done)
					*h.known.at(id) = w.payoffs.end(s.v)
					a.ends = append(a.ends, id)
				}
				done++
			}
		}
	}
	if err := a.turn(w.ctx, &out); err != nil {
		return nil, err
	}
	return &a, nil
}

// turn turns the moves round. The error is the cause of ctx.
func (a *arcs) turn(ctx context.Context, out *list[uint32]) error {
	n := a.left.len()
	a.from = make([]uint64, n+2)
	for _, part := range out.parts {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		for _, m := range part {
			a.from[m&^swapped+2]++
		}
	}
	for i := range n {
		a.from[i+2] += a.from[i+1]
	}
	// Now the moves to the position i begin at a.from[i+1], which moves on as they come, until it is where those to the
	// next one begin.
	a.into = make([]uint32, out.len())
	id, moves := uint32(0), *a.left.at(0)/oneMove // the moves from the position id that are still to come
	for _, part := range out.parts {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		for _, m := range part {
			for moves == 0 {
				id++
				moves = *a.left.at(id) / oneMove
			}
			moves--
			at := &a.from[m&^swapped+1]
			a.into[*at] = id | m&swapped
			*at++
		}
	}
	return nil
}

const (
	batchSize = 1 << 10 // positions that a goroutine looks at before what it has found is taken
	fewest    = 1 << 6  // positions for which it pays to call a goroutine; without others, four times as many are looked at before what has been found is taken
)

// batch is what one goroutine finds.
type batch[Pos comparable, V Payoff[V]] struct {
	seen    []seen[V]
	moves   []move[Pos]
	scratch []Pos
}

// seen is what there is to say of one position.
type seen[V any] struct {
	moves int
	who   Player
	isEnd bool
	v     V
	err   error
}

// move is a move to a position that is normalised.
type move[Pos any] struct {
	p         Pos
	hash      uint64
	id        uint32
	isKnown   bool
	isSwapped bool
}

// list looks at the first ones of the positions and returns how many batches it has filled.
func (w *work[Pos, V]) list(table *table[Pos], batches []batch[Pos, V], todo []Pos) (n int, err error) {
	if len(batches) == 1 || len(todo) < 2*fewest {
		todo = todo[:min(len(todo), 4*fewest)]
		batches[0].fill(w, table, false, todo)
		return 1, nil
	}
	size := min(batchSize, (len(todo)+len(batches)-1)/len(batches))
	n = min(len(batches), (len(todo)+size-1)/size)
	err = crew(n, func(k int) {
		batches[k].fill(w, table, true, todo[k*size:min((k+1)*size, len(todo))])
	})
	if err != nil {
		return 0, err
	}
	return n, nil
}

// fill looks at positions. It only reads the table: if it is one of several that do, also to look up the moves.
func (b *batch[Pos, V]) fill(w *work[Pos, V], table *table[Pos], isHelping bool, todo []Pos) {
	b.seen, b.moves = b.seen[:0], b.moves[:0]
	steps := 0
	for _, p := range todo {
		var s seen[V]
		if b.scratch, s.who, s.v, s.isEnd, s.err = w.look(b.scratch[:0], p); s.err == nil {
			s.err = poll.Many(w.ctx, &steps, len(b.scratch))
		}
		if s.err == nil && !s.isEnd {
			s.moves = len(b.scratch)
			for _, q := range b.scratch {
				var m move[Pos]
				m.p, m.isSwapped = w.normalize(q)
				m.hash = table.hash(m.p)
				b.moves = append(b.moves, m)
			}
		}
		b.seen = append(b.seen, s)
		if s.err != nil {
			break
		}
	}
	if isHelping {
		for i := range b.moves {
			m := &b.moves[i]
			m.id, m.isKnown = table.find(m.p, m.hash)
		}
	}
}
