package infinite

// visits is the search for the vertices from which a player, the visitor, can come to a goal again and again. Each
// vertex has flags, in one byte so that those of millions of vertices fit into the cache of a processor.
//
// A vertex is supported if it is a goal, or the visitor is known to be able to come to a goal from it: it is his and
// the arrow from it leads to a supported vertex, or it is the opponent's and every move does. So the supported vertices
// are the attractor of the goals, and the others are lost, and so is the attractor of these for the opponent. When it
// is removed, only the vertices whose support rested on what was removed are looked at again. Nothing else changes, so
// that the rounds after the first one are short as a rule, while the classical algorithm begins each round anew.
type visits struct {
	*work
	who   uint8
	flags []uint8
	queue []int32
}

const (
	theirs    uint8 = 1 << iota // it is not the visitor's
	goal                        // it is a goal
	supported                   // see above; goals are
	removed                     // it is lost
)

func (w *work) newVisits(who uint8, isGoal func(v int32) bool) (s *visits, rest []int32, err error) {
	s = &visits{work: w, who: who, flags: make([]uint8, w.Len())}
	err = w.crew.each(w.Len(), func(_, from, to int) {
		for v := from; v < to; v++ {
			f := w.owner[v] ^ who
			if isGoal(int32(v)) {
				f |= goal | supported
			}
			s.flags[v] = f
		}
	})
	if err != nil {
		return nil, nil, err
	}
	rest, n := make([]int32, w.Len()), 0
	for v, f := range s.flags {
		rest[n] = int32(v)
		n += int(^f & supported / supported)
	}
	return s, rest[:n], nil
}

// support finds which of some vertices, that are not supported and are no goals, are supported after all, and returns
// the others in the memory of the list. None of the rest of the board may depend on them.
func (s *visits) support(list []int32) ([]int32, error) {
	flags := s.flags
	for _, v := range list {
		s.strategy[v] = -1
	}
	for before := 2 * len(list); s.sweepEvery()*(before-len(list)) > len(list); {
		// Looking at all vertices in their order is faster than to follow the moves backwards, as long as many are
		// found. What was found before this cannot support others any more.
		before = len(list)
		if err := s.poll(before); err != nil {
			return nil, err
		}
		var err error
		if list, err = s.sweep(list); err != nil {
			return nil, err
		}
	}
	for queue := s.queue; len(queue) > 0; s.queue = queue {
		v := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		if err := s.poll(1); err != nil {
			return nil, err
		}
		for _, u := range s.before(v) {
			if flags[u]&(supported|removed) == 0 {
				if w, ok := s.supportOf(u); ok {
					s.strategy[u] = w
					flags[u] |= supported
					queue = append(queue, u)
				}
			}
		}
	}
	return s.unsupported(list), nil
}

// sweep looks at vertices once and returns those that are not supported yet. The others are the queue.
func (s *visits) sweep(list []int32) ([]int32, error) {
	s.queue = s.queue[:0]
	err := s.crew.sweep(len(list), func(dst []arrow, from, to int) []arrow {
		for _, v := range list[from:to] {
			if w, ok := s.supportOf(v); ok {
				dst = append(dst, arrow{v, w})
			}
		}
		return dst
	}, func(a arrow) {
		s.strategy[a.from] = a.to
		s.flags[a.from] |= supported
		s.queue = append(s.queue, a.from)
	})
	if err != nil {
		return nil, err
	}
	return s.unsupported(list), nil
}

// unsupported returns the vertices of a list that are not supported, in the memory of the list.
func (s *visits) unsupported(list []int32) []int32 {
	n := 0
	for _, v := range list {
		list[n] = v
		n += int(^s.flags[v] & supported / supported) // without a branch, of which a processor could not guess the way
	}
	return list[:n]
}

// supportOf reports whether the moves from v say that it is supported, and returns the arrow. Of the opponent's
// vertices it notes how many moves are known to lead to supported ones, as a negative number where an arrow would be;
// so it looks at each of them once while support lasts. One goroutine at a time may ask for a vertex.
func (s *visits) supportOf(v int32) (w int32, ok bool) {
	flags := s.flags
	if flags[v]&theirs == 0 {
		for _, w := range s.moves(v) {
			if flags[w]&supported != 0 {
				return w, true
			}
		}
		return -1, false
	}
	moves, i := s.moves(v), -1-s.strategy[v]
	for int(i) < len(moves) && flags[moves[i]]&supported != 0 {
		i++
	}
	s.strategy[v] = -1 - i
	return -1, int(i) == len(moves)
}

// remove takes lost vertices from the board, with all from which the opponent can come there, and returns the vertices
// whose support rested on them, which are supported no more.
func (s *visits) remove(lost []int32) (loose []int32, err error) {
	flags := s.flags
	for _, v := range lost {
		flags[v] |= removed
	}
	for _, v := range lost { // these vertices can be kept among themselves
		if flags[v]&theirs != 0 {
			s.strategy[v] = s.first(v, removed)
		}
	}
	list := append(s.queue[:0], lost...)
	take := func(a arrow) {
		if flags[a.from]&removed == 0 {
			s.strategy[a.from] = a.to
			flags[a.from] = flags[a.from]&^supported | removed
			list = append(list, a.from)
		}
	}
	find := func(dst []arrow, round []int32) []arrow {
		for _, v := range round {
			for _, u := range s.before(v) {
				if flags[u]&removed == 0 {
					if w, ok := s.removedTo(u); ok {
						dst = append(dst, arrow{u, w})
					}
				}
			}
		}
		return dst
	}
	for i := 0; i < len(list); {
		if s.sweepEvery()*(len(list)-i) > s.Len() { // as in support
			i = len(list)
			if err := s.poll(s.Len()); err != nil {
				return nil, err
			}
			if err := s.crew.sweep(s.Len(), s.removedAmong, take); err != nil {
				return nil, err
			}
			continue
		}
		if i, err = s.follow(list, i, find, take); err != nil {
			return nil, err
		}
	}
	s.queue = list
	return s.loosen(list)
}

// follow takes what is found beside the next vertices of a list, from a place on, and returns the place after them.
func (s *visits) follow(list []int32, from int, find func(dst []arrow, round []int32) []arrow, take func(arrow)) (next int, err error) {
	round := list[from:min(len(list), from+roundLength)]
	if err := s.poll(len(round)); err != nil {
		return from, err
	}
	found, err := s.crew.collect(len(round), func(dst []arrow, from, to int) []arrow { return find(dst, round[from:to]) })
	if err != nil {
		return from, err
	}
	for _, a := range found {
		take(a)
	}
	return from + len(round), nil
}

// removedAmong appends the vertices from from to to−1 that are not removed, but from which the opponent can come to one
// that is.
func (s *visits) removedAmong(dst []arrow, from, to int) []arrow {
	for v := from; v < to; v++ {
		if s.flags[v]&removed == 0 {
			if w, ok := s.removedTo(int32(v)); ok {
				dst = append(dst, arrow{int32(v), w})
			}
		}
	}
	return dst
}

// removedTo reports whether the opponent can come from v to a vertex that is removed, and returns the arrow.
func (s *visits) removedTo(v int32) (w int32, ok bool) {
	flags := s.flags
	if flags[v]&theirs == 0 {
		for _, w := range s.moves(v) {
			if flags[w]&removed == 0 {
				return -1, false
			}
		}
		return -1, true
	}
	for _, w := range s.moves(v) {
		if flags[w]&removed != 0 {
			return w, true
		}
	}
	return -1, false
}

// loosen takes the support away from the vertices whose support rests on some that have been removed, and returns them.
func (s *visits) loosen(gone []int32) (list []int32, err error) {
	flags := s.flags
	take := func(a arrow) {
		if flags[a.from]&supported != 0 {
			flags[a.from] &^= supported
			list = append(list, a.from)
		}
	}
	if s.sweepEvery()*len(gone) > s.Len() {
		err := s.crew.sweep(s.Len(), func(dst []arrow, from, to int) []arrow {
			for v := from; v < to; v++ {
				if flags[v]&(supported|goal|theirs) == supported && flags[s.strategy[v]]&removed != 0 {
					dst = append(dst, arrow{int32(v), -1})
				}
			}
			return dst
		}, take)
		if err != nil {
			return nil, err
		}
	} else {
		for _, v := range gone {
			for _, u := range s.before(v) {
				if flags[u]&(supported|goal|theirs) == supported && s.strategy[u] == v {
					take(arrow{u, -1})
				}
			}
		}
	}
	find := func(dst []arrow, round []int32) []arrow {
		for _, v := range round {
			for _, u := range s.before(v) {
				if flags[u]&(supported|goal) == supported && (flags[u]&theirs != 0 || s.strategy[u] == v) {
					dst = append(dst, arrow{u, -1})
				}
			}
		}
		return dst
	}
	for i := 0; i < len(list); {
		if i, err = s.follow(list, i, find, take); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// buchi solves a game in which who wants to visit goals infinitely often.
func (w *work) buchi(who uint8, isGoal func(v int32) bool) error {
	s, list, err := w.newVisits(who, isGoal)
	if err != nil {
		return err
	}
	for {
		lost, err := s.support(list)
		if err != nil {
			return err
		}
		if len(lost) == 0 {
			break
		}
		if list, err = s.remove(lost); err != nil {
			return err
		}
	}
	return w.crew.each(w.Len(), func(_, from, to int) {
		for v := from; v < to; v++ {
			f := s.flags[v]
			w.winner[v] = who
			switch {
			case f&removed != 0:
				w.winner[v] = who ^ 1
			case f&(goal|theirs) == goal: // any move will do that stays on the board
				w.strategy[v] = s.first(int32(v), 0)
			}
		}
	})
}

// first returns the first move from v to a vertex that is removed, or is not.
func (s *visits) first(v int32, isRemoved uint8) int32 {
	for _, w := range s.moves(v) {
		if s.flags[w]&removed == isRemoved {
			return w
		}
	}
	return -1
}

// reach solves a game in which who wants to come to a goal.
func (w *work) reach(who uint8, isGoal func(v int32) bool) error {
	s, list, err := w.newVisits(who, isGoal)
	if err != nil {
		return err
	}
	lost, err := s.support(list)
	if err != nil {
		return err
	}
	for v := range w.winner {
		w.winner[v] = who
	}
	for _, v := range lost {
		s.flags[v] |= removed
		w.winner[v] = who ^ 1
	}
	return w.crew.each(w.Len(), func(_, from, to int) {
		for v := from; v < to; v++ {
			switch f := s.flags[v]; {
			case f&(removed|theirs) == removed|theirs:
				w.strategy[v] = s.first(int32(v), removed)
			case f&(goal|theirs) == goal:
				w.strategy[v] = w.to[w.head[v]]
			}
		}
	})
}
