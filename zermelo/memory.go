package zermelo

import "math/bits"

// memory is what a search remembers of positions: a hash table of bounded size. What is in it does not depend on the
// hash: when it is full, the entries that took least work are forgotten, all those of at most so many positions, until
// half are gone. So a search looks at the same positions each time, also if it must forget.
//
// Source: A. Nagai, A new AND/OR tree search algorithm using proof number and disproof number, 1998, for forgetting
// small trees.
type memory[Key comparable, E any] struct {
	hash    func(Key) uint64
	stopped func() bool // nobody needs the memory any more; or nil
	late    bool        // it was found to be so
	slots   []slot[Key, E]
	used    int
	most    int // entries to hold
	full    int // entries to hold before some are forgotten: most, or more if a play is so long
	places  int // changes when entries change their places
	// base is what others have found, or nil. It is only read.
	base *memory[Key, E]
}

// slot is a place for an entry.
type slot[Key, E any] struct {
	key   Key
	e     E
	state slotState
	work  uint8 // the number of bits of the number of positions that had to be looked at
}

type slotState uint8

const (
	free   slotState = iota
	done             // the entry may be forgotten
	onPath           // the position is on the path from the start, and may not
)

func newMemory[Key comparable, E any](most int, hash func(Key) uint64, stopped func() bool) *memory[Key, E] {
	most = max(most, 1)
	return &memory[Key, E]{hash: hash, stopped: stopped, slots: make([]slot[Key, E], 64), most: most, full: most}
}

// over returns an empty memory over m.
func (m *memory[Key, E]) over(most int) *memory[Key, E] {
	o := newMemory[Key, E](most, m.hash, m.stopped)
	o.base = m
	return o
}

// clear forgets everything.
func (m *memory[Key, E]) clear() {
	clear(m.slots)
	if len(m.slots) > 64 && 16*m.used < len(m.slots) {
		m.slots = m.slots[:len(m.slots)/2]
	}
	m.used, m.full = 0, m.most
	m.places++
}

// at returns the entry at a place that find has returned for the key or, if that is −1, the one of the base, or nil.
func (m *memory[Key, E]) at(place int, key Key, hash uint64) *slot[Key, E] {
	if place >= 0 {
		return &m.slots[place]
	}
	if m.base == nil {
		return nil
	}
	if place = m.base.find(key, hash); place < 0 {
		return nil
	}
	return &m.base.slots[place]
}

// find returns the place of the entry for a key, or −1.
func (m *memory[Key, E]) find(key Key, hash uint64) int {
	mask := uint64(len(m.slots) - 1)
	for i := hash & mask; ; i = (i + 1) & mask {
		s := &m.slots[i]
		if s.state == free {
			return -1
		}
		if s.key == key {
			return int(i)
		}
	}
}

// add adds an entry for a key that has none, and returns its place. It may change the places of others.
func (m *memory[Key, E]) add(key Key, hash uint64, state slotState) int {
	if m.used >= m.full {
		m.forget()
	}
	if 4*m.used >= 3*len(m.slots) {
		m.rebuild(2*len(m.slots), 0)
	}
	i := m.free(hash)
	m.slots[i].key, m.slots[i].state = key, state
	m.used++
	return i
}

// free returns the free place for a new entry.
func (m *memory[Key, E]) free(hash uint64) int {
	mask := uint64(len(m.slots) - 1)
	i := hash & mask
	for m.slots[i].state != free {
		i = (i + 1) & mask
	}
	return int(i)
}

// close ends the work on an entry that was on the path.
func (m *memory[Key, E]) close(i, positions int, e E) {
	s := &m.slots[i]
	s.e, s.state = e, done
	s.work = max(s.work, uint8(bits.Len(uint(positions))))
}

// forget drops at least half of the entries, if so many are not on the path.
func (m *memory[Key, E]) forget() {
	var counts [256]int
	total := 0
	for i := range m.slots {
		if m.slots[i].state == done {
			counts[m.slots[i].work]++
			total++
		}
	}
	least, dropped := 0, 0
	for ; 2*dropped < total; least++ {
		dropped += counts[least]
	}
	m.rebuild(len(m.slots), uint8(min(least, 255)))
	m.full = max(m.most, 2*m.used)
}

// rebuild makes a table of the given size with the entries that took at least so much work, or are on the path. It
// leaves all as it was and returns false if nobody needs the memory any more and there is still room.
func (m *memory[Key, E]) rebuild(size int, least uint8) bool {
	old, used := m.slots, m.used
	isRoom := 8*used < 7*len(old)
	if m.late && isRoom {
		return false
	}
	m.slots, m.used = make([]slot[Key, E], size), 0
	m.places++
	for i := range old {
		if i%growPoll == growPoll-1 && m.stopped != nil && m.stopped() && isRoom {
			m.slots, m.used, m.late = old, used, true
			return false
		}
		if s := &old[i]; s.state == onPath || s.state == done && s.work >= least {
			m.slots[m.free(m.hash(s.key))] = *s
			m.used++
		}
	}
	return true
}

// take puts in the entries of o that took at least so much work; if there are so many that not all find room, those
// that took most work. Where there is an entry for the same key, join makes one of the two. What is in m afterwards
// does not depend on the hash.
func (m *memory[Key, E]) take(o *memory[Key, E], least uint8, join func(e, more *slot[Key, E])) {
	var counts [256]int
	total := 0
	for i := range o.slots {
		if s := &o.slots[i]; s.state == done && s.work >= least {
			counts[s.work]++
			total++
		}
	}
	if m.used+total > m.full {
		m.forget()
	}
	for ; total > 0 && m.used+total > m.full; least++ {
		total -= counts[least]
	}
	if total == 0 {
		return
	}
	for 4*(m.used+total) > 3*len(m.slots) {
		if !m.rebuild(2*len(m.slots), 0) {
			return
		}
	}
	for i := range o.slots {
		s := &o.slots[i]
		if s.state != done || s.work < least {
			continue
		}
		hash := m.hash(s.key)
		if place := m.find(s.key, hash); place >= 0 {
			join(&m.slots[place], s)
			continue
		}
		m.slots[m.free(hash)] = *s
		m.used++
	}
}
