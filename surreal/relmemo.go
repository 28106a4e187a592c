package surreal

import "math/bits"

// relBits is what is known of the relation of two games: of g ≤ h and of g ≥ h, whether they are known to be
// true, or known to be false.
type relBits uint8

const (
	leTrue relBits = 1 << iota
	leFalse
	geTrue
	geFalse
	leBits  = leTrue | leFalse
	geBits  = geTrue | geFalse
	areTrue = leTrue | geTrue
)

// relMemo is a hash table from pairs of games to what is known of their relation. An engine asks it so often,
// and in such disorder, that it is the cache of the processor that counts: so pairs of nodes with
// numbers below 2^30, which are nearly all, take a word each.
type relMemo struct {
	near directory[nearBucket, *nearBucket]
	used int // of near
	far  memo[relBits]
}

// nearBucket has open addressing with linear probing, as a memoBucket has, but by the bits of the hash behind those
// that all have in common: the last bits of a product say little.
type nearBucket struct {
	words  []uint64 // the two numbers, and 4 bits of relBits; 0 in an empty slot
	used   int
	common uint8
}

const nearBits = 30

// nearKey returns the pair without its relBits as a word for near. It is not 0, for no node has the number 0.
func nearKey(k memoKey) (word uint64, ok bool) {
	first := k.first >> 1
	return first<<(4+nearBits) | k.a<<4, k.first&1 == 1 && max(first, k.a) < 1<<nearBits
}

// nearHash returns the hash of a word without its relBits.
func nearHash(word uint64) uint64 { return word * 0x9e3779b97f4a7c15 }

// get returns what is known of the pair.
func (m *relMemo) get(k memoKey) relBits {
	word, ok := nearKey(k)
	if !ok {
		known, _ := m.far.get(k)
		return known
	}
	if m.used == 0 {
		return 0
	}
	hash := nearHash(word)
	return relBits(*m.near.of(hash).slot(word, hash) & 15)
}

// add adds to what is known of the pair.
func (m *relMemo) add(k memoKey, known relBits) {
	word, ok := nearKey(k)
	if !ok {
		before, _ := m.far.get(k)
		m.far.put(k, before|known)
		return
	}
	hash := nearHash(word)
	p := m.near.withRoom(hash)
	slot := p.slot(word, hash)
	if *slot == 0 {
		p.used++
		m.used++
	}
	*slot |= word | uint64(known)
}

// forget empties the table if it has more than the given number of results.
func (m *relMemo) forget(most int) {
	if m.used > most {
		m.near, m.used = directory[nearBucket, *nearBucket]{}, 0
	}
	m.far.forget(most)
}

func (p *nearBucket) make(slots int, common uint8) {
	p.words, p.common = make([]uint64, slots), common
}

func (p *nearBucket) slots() int { return len(p.words) }

func (p *nearBucket) results() int { return p.used }

func (p *nearBucket) full() bool { return 4*(p.used+1) > 3*len(p.words) }

func (p *nearBucket) move(bit uint64, without, with *nearBucket) {
	for _, w := range p.words {
		if w == 0 {
			continue
		}
		hash, to := nearHash(w&^15), without
		if hash&bit != 0 {
			to = with
		}
		*to.slot(w&^15, hash) = w
		to.used++
	}
}

// slot returns the slot of a pair, or the empty one where it belongs.
func (p *nearBucket) slot(word, hash uint64) *uint64 {
	mask := uint64(len(p.words) - 1)
	i := hash << (p.common & 63) >> bits.LeadingZeros64(mask)
	for p.words[i]&^15 != word && p.words[i] != 0 {
		i = (i + 1) & mask
	}
	return &p.words[i]
}
