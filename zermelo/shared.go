package zermelo

import (
	"sync/atomic"

	"github.com/cgt-go/sdk/internal/poll"
)

// shared is a [store] by numbers for one of several goroutines that fill the same table.
type shared[Pos comparable, V Payoff[V]] struct {
	*dense[Pos]
	mine    cell            // that of a position that this goroutine is the first to look at
	foreign map[uint32]bool // the positions on its path that another one was the first to look at
	payoffs *payoffs[V]
	total   *atomic.Int64 // the positions that have labels
	untold  int64         // how many of those that this goroutine has labelled are not in total yet
	told    int           // what total was when it last looked
}

// busy is the label of a position that another goroutine is looking at.
var busy = label{dist: 2}

func (s *shared[Pos, V]) len() int { return s.told }

func (s *shared[Pos, V]) add(moves []move[Pos]) error {
	for i := range moves {
		m := &moves[i]
		var err error
		if m.id, err = s.check(m.p); err != nil {
			return err
		}
	}
	s.told = int(s.total.Load())
	return nil
}

func (s *shared[Pos, V]) get(id uint32) label {
	switch c := cellIn(atomic.LoadUint32(&s.words[id/2]), id); {
	case c >= known:
		l := c.label()
		s.payoffs.know(l.v)
		return l
	case c == s.mine:
		return open
	case c == noCell:
		return label{}
	}
	if s.foreign[id] {
		return open
	}
	return busy
}

func (s *shared[Pos, V]) set(id uint32, l label) error {
	if l == open {
		if was := s.change(id, s.mine, newCell); was != noCell {
			s.foreign[id] = true
		}
		return nil
	}
	c, err := cellOf(l)
	if err != nil {
		return err
	}
	switch was := s.change(id, c, known); {
	case was >= known: // another one was faster
		delete(s.foreign, id)
		return nil
	case was != noCell && was != s.mine:
		delete(s.foreign, id)
	}
	if s.untold++; s.untold == poll.Every {
		s.tell()
	}
	return nil
}

// change makes c the cell of a number if that is less than limit, and returns what it was.
func (s *shared[Pos, V]) change(id uint32, c, limit cell) (was cell) {
	word := &s.words[id/2]
	for {
		old := atomic.LoadUint32(word)
		was = cellIn(old, id)
		if was >= limit || atomic.CompareAndSwapUint32(word, old, withCell(old, id, c)) {
			return was
		}
	}
}

// tell adds what is untold to the total.
func (s *shared[Pos, V]) tell() {
	s.total.Add(s.untold)
	s.untold = 0
}
