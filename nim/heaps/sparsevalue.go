package heaps

// This file has the steps from one value, or four, to the next, which the head of sparse.go describes.

// nextOne finds the value of the next heap.
func (s *sparse) nextOne() error {
	n := s.len()
	seen := &s.table[0]
	clear(seen[:s.size])
	s.markFew(seen, n)
	m := 0
	for _, p := range s.splits {
		if m = n - p.t; m < 2 {
			continue
		}
		rares := s.smaller(m)
		if p.unequal && m%2 == 0 {
			half := rareAt(rares, m/2)
			s.mark(seen, rares[:half], m)
			if rares = rares[half:]; len(rares) > 0 && int(rares[0].heap) == m/2 {
				rares = rares[1:]
			}
		}
		s.mark(seen, rares, m)
	}
	v, missing := s.leastToOne(seen, m)
	return s.settle(seen, n, v, missing)
}

// settle adds the value of the heap of n, the next one. It is v if a move reaches all smaller values from missing on;
// before that there are none that it does not reach. If missing is negative all smaller ones are known to be reached.
func (s *sparse) settle(seen *[1 << 16]uint8, n, v, missing int) error {
	if missing >= 0 {
		v = s.reach(seen, n, missing, v)
	}
	if v == 1<<16 {
		return errLarge
	}
	s.push(uint16(v))
	return nil
}

// smaller returns the rare heaps that are smaller than m.
func (s *sparse) smaller(m int) []rare {
	rares := s.rares
	for len(rares) > 0 && int(rares[len(rares)-1].heap) >= m {
		rares = rares[:len(rares)-1]
	}
	return rares
}

// nextFour finds the values of the next four heaps, which must be larger by 8 or more than what a move can take.
func (s *sparse) nextFour() error {
	n := s.len()
	t := s.table
	for i := range t {
		clear(t[i][:s.size])
	}
	s.markFour(t, n, 4, n)
	return s.settleFour(t, n)
}

// settleFour adds the values of the next four heaps, from n on, which are marked.
func (s *sparse) settleFour(t *table, n int) error {
	for i := range 4 {
		v, missing := s.guess(t, n, i)
		if err := s.settle(&t[i], n+i, v, missing); err != nil {
			return err
		}
	}
	return nil
}

// markFour marks what the heaps from n to n+3 reach with a known rare heap of so many counters or more, but fewer than
// end. If two heaps must be unequal it may mark 0 for two equal ones.
func (s *sparse) markFour(t *table, n, least, end int) {
	for _, p := range s.splits {
		m := n - p.t
		rares := s.smaller(min(m, end))
		for _, r := range rares[rareAt(rares, least):] {
			s.markWith(t, r.heap, r.value, m)
		}
	}
}

// markCommon marks what the heaps from n to n+3 reach with some small heaps of so many counters or more, common or
// rare. For most values that go to 0 that is enough if there are many small heaps; if there are few rare ones it takes
// more time than it saves.
func (s *sparse) markCommon(t *table, n, least int) {
	m := n - s.splits[0].t
	for a := least; a < min(2*s.size, len(s.rares)/2, m/4); a++ {
		s.markWith(t, uint32(a), s.at(a), m)
	}
}

// markWith marks m, m+1, m+2 and m+3 counters in two heaps, one of which has a counters and the value v.
func (s *sparse) markWith(t *table, a uint32, v uint16, m int) {
	x := s.four(m-int(a)) ^ uint64(v)*0x0001_0001_0001_0001
	t[0][uint16(x)] = 1
	t[1][uint16(x>>16)] = 1
	t[2][uint16(x>>32)] = 1
	t[3][uint16(x>>48)] = 1
}

// guess returns the least value that goes to 1 and is not reached from n+i, if n is the first of the four heaps that
// are marked, and as missing the first smaller one that is not marked, or -1.
func (s *sparse) guess(t *table, n, i int) (v, missing int) {
	seen := &t[i]
	if s.unequal && !s.goesToOne(0, n+i-s.splits[0].t) {
		seen[0] = 0 // it may be marked for two equal heaps, which go to 0
	}
	s.markFew(seen, n+i)
	m := 0
	for _, p := range s.splits {
		m = n + i - p.t
		s.mark(seen, s.rares[:rareAt(s.rares, 4)], m)
		for j := len(s.rares) - 1; j >= 0 && int(s.rares[j].heap) >= n-p.t; j-- {
			if r := s.rares[j]; int(r.heap) < m {
				seen[r.value^s.at(m-int(r.heap))] = 1
			}
		}
	}
	return s.leastToOne(seen, m)
}

// markFew marks the values of moves from n but those that part a heap in two as they like.
func (s *sparse) markFew(seen *[1 << 16]uint8, n int) {
	for _, t := range s.whole {
		if t == n {
			seen[0] = 1
		}
	}
	for _, t := range s.takes {
		if t >= n {
			break
		}
		seen[s.at(n-t)] = 1
	}
	for _, e := range s.equals {
		if v, ok := s.equal(e, n); ok {
			seen[v] = 1
		}
	}
}

// equal returns the value of the move from n to equal heaps, if there is one.
func (s *sparse) equal(e equalParts, n int) (v uint16, ok bool) {
	m := n - e.t
	if m < e.r || m%e.r != 0 {
		return 0, false
	}
	if e.r%2 == 1 {
		v = s.at(m / e.r)
	}
	return v, true
}

// mark marks the values of m counters in two heaps, one of them one of the rares.
func (s *sparse) mark(seen *[1 << 16]uint8, rares []rare, m int) {
	for _, r := range rares {
		seen[r.value^s.at(m-int(r.heap))] = 1
	}
}

// leastToOne returns the least value that is not marked and that the map takes to 1, for m counters in two heaps, and
// the first smaller one that is not marked, or -1. Values from s.size on are not reached by any move, wherever the map
// takes them.
func (s *sparse) leastToOne(seen *[1 << 16]uint8, m int) (v, missing int) {
	missing = -1
	for ; v < s.size; v++ {
		if seen[v] != 0 {
			continue
		}
		if s.goesToOne(uint16(v), m) {
			return v, missing
		}
		if missing < 0 {
			missing = v
		}
	}
	return v, missing
}

// reach goes through the ways to part n in two until all values from missing up to v are reached, and returns the least
// that is not, or v.
func (s *sparse) reach(seen *[1 << 16]uint8, n, missing, v int) int {
	const chunk = 64
	for _, p := range s.splits {
		m := n - p.t
		end := m/2 + 1 // the first heap goes up to half of the counters
		if p.unequal {
			end = (m + 1) / 2
		}
		for a := 1; a < end; a += chunk {
			b := min(a+chunk, end)
			left, right := s.slice(a, b), s.slice(m-b+1, m-a+1)
			for i, j := 0, len(right)-2; i < len(left)-1 && j >= 0; i, j = i+2, j-2 {
				x := uint16(left[i]) | uint16(left[i+1])<<8
				y := uint16(right[j]) | uint16(right[j+1])<<8
				seen[x^y] = 1
			}
			for missing < v && seen[missing] != 0 {
				missing++
			}
			if missing == v {
				return v
			}
		}
	}
	return missing
}

// reaches reports whether a move from n reaches the value v.
func (s *sparse) reaches(n int, v uint16) bool {
	for _, t := range s.takes {
		if t < n && s.at(n-t) == v {
			return true
		}
	}
	for _, e := range s.equals {
		if x, ok := s.equal(e, n); ok && x == v {
			return true
		}
	}
	for _, p := range s.splits {
		m := n - p.t
		end := m/2 + 1
		if p.unequal {
			end = (m + 1) / 2
		}
		for a := 1; a < end; a++ {
			if s.at(a)^s.at(m-a) == v {
				return true
			}
		}
	}
	for _, t := range s.whole {
		if t == n && v == 0 {
			return true
		}
	}
	return false
}
