package surreal

import (
	"slices"

	"github.com/cgt-go/sdk/internal/budget"
	"github.com/cgt-go/sdk/internal/intern"
)

// memo is a hash table from pairs of games, the first of which has a node, to results. It exists because
// the arithmetic of games does little else than look things up: its keys hold the numbers of nodes and
// not the nodes, so that the garbage collector need not look at them and they keep no game alive, and
// the hash is made of what the games have at hand. The number of a node is never given to another.
type memo[V any] struct {
	slots []memoSlot[V] // open addressing with linear probing; the length is 0 or a power of two
	used  int
}

type memoSlot[V any] struct {
	key memoKey
	v   V
}

// memoKey is a pair of games. The zero key is that of no pair.
type memoKey struct {
	first uint64 // twice the number of the first node, and 1 more if the second game is a node
	a, b  uint64 // the number of the second node and 0, or the fields of a game kept in place
}

func keyOf(n *node, h Game) memoKey {
	if h.n != nil {
		return memoKey{2*n.id + 1, h.n.id, 0}
	}
	return memoKey{2 * n.id, uint64(h.num), h.small()}
}

func (k memoKey) hash() uint64 {
	return intern.Mix(k.first*0x9e3779b97f4a7c15^k.a, k.b)
}

// get returns the result for k.
func (m *memo[V]) get(k memoKey) (v V, ok bool) {
	if m.used == 0 {
		return v, false
	}
	s := m.slot(k)
	return s.v, s.key == k
}

// put keeps the result for k. If it has to make room first and b ends meanwhile, it keeps nothing.
func (m *memo[V]) put(k memoKey, v V, b *budget.Budget) {
	if 4*(m.used+1) > 3*len(m.slots) && !m.grow(b) {
		return
	}
	s := m.slot(k)
	if s.key != k {
		s.key = k
		m.used++
	}
	s.v = v
}

// movedAtOnce is how many slots of a table are moved to a larger one between two looks at the context.
const movedAtOnce = 1 << 14

// grow makes the table larger, unless b ends meanwhile.
func (m *memo[V]) grow(b *budget.Budget) bool {
	if !b.Now() {
		return false
	}
	larger := memo[V]{make([]memoSlot[V], max(64, 2*len(m.slots))), m.used}
	for piece := range slices.Chunk(m.slots, movedAtOnce) {
		if !b.Now() {
			return false
		}
		for i := range piece {
			if s := &piece[i]; s.key != (memoKey{}) {
				*larger.slot(s.key) = *s
			}
		}
	}
	*m = larger
	return true
}

// slot returns the slot of k, or the empty one where it belongs.
func (m *memo[V]) slot(k memoKey) *memoSlot[V] {
	mask := uint64(len(m.slots) - 1)
	i := k.hash() & mask
	for m.slots[i].key != k && m.slots[i].key != (memoKey{}) {
		i = (i + 1) & mask
	}
	return &m.slots[i]
}

// forget empties the table if it has more than the given number of results.
func (m *memo[V]) forget(most int) {
	if m.used > most {
		*m = memo[V]{}
	}
}
