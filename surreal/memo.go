package surreal

import "github.com/cgt-go/sdk/internal/intern"

// memo is a hash table from pairs of games, the first of which has a node, to results. It exists because
// the arithmetic of games does little else than look things up: its keys hold the numbers of nodes and
// not the nodes, so that the garbage collector need not look at them and they keep no game alive, and
// the hash is made of what the games have at hand. The number of a node is never given to another.
type memo[V any] struct {
	buckets directory[memoBucket[V], *memoBucket[V]]
	used    int
}

// memoBucket has open addressing with linear probing, by the last bits of the hash.
type memoBucket[V any] struct {
	table []memoSlot[V]
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
	return intern.Mix(intern.Mix(k.first, k.a), k.b)
}

// get returns the result for k.
func (m *memo[V]) get(k memoKey) (v V, ok bool) {
	if m.used == 0 {
		return v, false
	}
	hash := k.hash()
	s := m.buckets.of(hash).slot(k, hash)
	return s.v, s.key == k
}

// put keeps the result for k.
func (m *memo[V]) put(k memoKey, v V) {
	hash := k.hash()
	p := m.buckets.withRoom(hash)
	s := p.slot(k, hash)
	if s.key != k {
		s.key = k
		p.used++
		m.used++
	}
	s.v = v
}

// forget empties the table if it has more than the given number of results.
func (m *memo[V]) forget(most int) {
	if m.used > most {
		*m = memo[V]{}
	}
}

func (p *memoBucket[V]) make(slots int, _ uint8) { p.table = make([]memoSlot[V], slots) }

func (p *memoBucket[V]) slots() int { return len(p.table) }

func (p *memoBucket[V]) results() int { return p.used }

func (p *memoBucket[V]) full() bool { return 4*(p.used+1) > 3*len(p.table) }

func (p *memoBucket[V]) move(bit uint64, without, with *memoBucket[V]) {
	for i := range p.table {
		s := &p.table[i]
		if s.key == (memoKey{}) {
			continue
		}
		hash, to := s.key.hash(), without
		if hash&bit != 0 {
			to = with
		}
		*to.slot(s.key, hash) = *s
		to.used++
	}
}

// slot returns the slot of k, or the empty one where it belongs.
func (p *memoBucket[V]) slot(k memoKey, hash uint64) *memoSlot[V] {
	mask := uint64(len(p.table) - 1)
	i := hash & mask
	for p.table[i].key != k && p.table[i].key != (memoKey{}) {
		i = (i + 1) & mask
	}
	return &p.table[i]
}
