package infinite

// gather begins a region with the vertices of its own that are in no larger one, and reports whether there are any.
func (s *regions[C]) gather(k int) bool {
	list, mark := s.members[k], cellOf[C](k)
	for _, v := range s.order[s.parts[k]:s.parts[k+1]] {
		if s.cells[v]&^1 == mark {
			s.strategy[v] = -1
			list = append(list, v)
		}
	}
	s.members[k] = list
	s.spent += int64(s.parts[k+1] - s.parts[k])
	return len(list) > 0
}

// attract adds to a list what its members from a place on attract for the fan from the vertices whose cells are not
// less than least, and marks it. The members are marked, and the vertices of other cells less than least do not matter.
//
// As long as many vertices are found, looking at all of them in their order is faster than to follow the moves
// backwards.
func (s *regions[C]) attract(list []int32, first int, least, mark C) ([]int32, error) {
	for i := first; i < len(list); {
		if s.sweepEvery()*(len(list)-i) > s.Len() {
			i = len(list)
			if err := s.poll(s.Len()); err != nil {
				return nil, err
			}
			err := s.crew.sweep(s.Len(), func(dst []arrow, from, to int) []arrow { return s.attracted(dst, from, to, least, mark) }, func(a arrow) { list = s.take(list, a, least, mark) })
			if err != nil {
				return nil, err
			}
			continue
		}
		round := list[i:min(len(list), i+roundLength)]
		i += len(round)
		if err := s.poll(len(round)); err != nil {
			return nil, err
		}
		var found []arrow
		if len(round) > partLength {
			var err error
			if found, err = s.crew.collect(len(round), func(dst []arrow, from, to int) []arrow { return s.attractedBy(dst, round[from:to], least) }); err != nil {
				return nil, err
			}
		} else {
			found = s.attractedBy(s.found[:0], round, least)
			s.found = found
		}
		for _, a := range found {
			list = s.take(list, a, least, mark)
		}
	}
	return list, nil
}

// take marks a vertex that is attracted and adds it to a list, if it has not been found before.
func (s *regions[C]) take(list []int32, a arrow, least, mark C) []int32 {
	c := s.cells[a.from]
	if c < least {
		return list
	}
	s.highest = min(s.highest, c&^1)
	s.cells[a.from] = mark | c&1
	if a.to >= 0 {
		s.strategy[a.from] = a.to
	}
	return append(list, a.from)
}

// attractedBy appends the vertices that are attracted, and have moves to some that are new in the region. It may append
// a vertex more than once.
func (s *regions[C]) attractedBy(dst []arrow, list []int32, least C) []arrow {
	cells := s.cells
	for _, v := range list {
	next:
		for _, u := range s.before(v) {
			switch c := cells[u]; {
			case c < least:
			case c&1 == s.fan:
				dst = append(dst, arrow{u, v})
			default:
				for _, w := range s.moves(u) {
					if cells[w] >= least {
						continue next
					}
				}
				dst = append(dst, arrow{u, -1})
			}
		}
	}
	return dst
}

// attracted appends the vertices from from to to−1 that are attracted, of those with cells not less than least.
func (s *regions[C]) attracted(dst []arrow, from, to int, least, mark C) []arrow {
	cells, head, moves, fan := s.cells, s.head, s.to, s.fan
next:
	for u := from; u < to; u++ {
		c := cells[u]
		if c < least {
			continue
		}
		moves := moves[head[u]:head[u+1]]
		if c&1 != fan {
			for _, w := range moves {
				if cells[w] >= least {
					continue next
				}
			}
			dst = append(dst, arrow{int32(u), -1})
			continue
		}
		for _, w := range moves {
			if cells[w]&^1 == mark {
				dst = append(dst, arrow{int32(u), w})
				break
			}
		}
	}
	return dst
}

// isOpen reports whether the fan must leave a region for a smaller one from one of the vertices with its priority, or
// the opponent can. It draws arrows from those where the fan can stay.
func (s *regions[C]) isOpen(k int) bool {
	mark := cellOf[C](k)
	for _, v := range s.order[s.parts[k]:s.parts[k+1]] {
		switch s.cells[v] {
		case mark | s.fan:
			if s.strategy[v] < 0 && !s.canStay(v, mark) {
				return true
			}
		case mark | s.fan ^ 1:
			for _, w := range s.moves(v) {
				if s.cells[w] >= mark+2 {
					return true
				}
			}
		}
	}
	return false
}

// canStay reports whether the fan can move from v to a vertex of the same region, and if so draws the arrow.
func (s *regions[C]) canStay(v int32, mark C) bool {
	for _, w := range s.moves(v) {
		if s.cells[w]&^1 == mark {
			s.strategy[v] = w
			return true
		}
	}
	return false
}
