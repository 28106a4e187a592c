package infinite

// regions is the algorithm of priority promotion. Each vertex is in a region, which has a rank: that of a priority; at first its own. From the largest rank downwards, each region takes up its attractor, for the player who likes its priority, among the vertices of smaller regions. He wins every play
// that stays in the region for ever, and the other one can only leave it for a larger region. So if he cannot leave it, it is won, and so is its attractor. If all his ways out lead to larger regions, the region is promoted: it becomes a part of the smallest of these, and all regions that are smaller are given up. If the player himself
// must leave it for a smaller one, or the other one can, the search goes on below.
//
// Source: M. Benerecetti, D. Dell'Erba, F. Mogavero, Solving parity games via priority promotion, CAV 2016.
type regions struct {
	*work
	order   []int32 // the vertices by falling priority
	parts   []int32 // where each rank begins in order, and the end of order
	rank    []int32 // of each vertex, by its priority; the smaller the rank the larger the priority
	region  []int32 // the rank of the region, or won
	members [][]int32
}

// won is the region of vertices whose winner is known.
const won = -1

// promote solves a parity game.
func (w *work) promote() error {
	s := &regions{work: w, order: byPriority(w.Graph), rank: make([]int32, w.Len()), region: make([]int32, w.Len())}
	last := int32(-1)
	for i, v := range s.order {
		if w.priority[v] != last {
			last = w.priority[v]
			s.parts = append(s.parts, int32(i))
		}
		s.rank[v] = int32(len(s.parts) - 1)
	}
	copy(s.region, s.rank)
	s.members = make([][]int32, len(s.parts))
	s.parts = append(s.parts, int32(w.Len()))
	for k, fresh := int32(0), 0; int(k) < len(s.members); {
		// The regions after k have no members but their own vertices, and the members of k up to fresh have taken up what they attract.
		if len(s.members[k]) == 0 && !s.gather(k) {
			k++
			continue
		}
		if err := s.attract(k, fresh); err != nil {
			return err
		}
		fresh = 0
		if s.isOpen(k) {
			k++
			continue
		}
		to, err := s.escape(k)
		if err != nil {
			return err
		}
		if to == won {
			if err := s.win(k); err != nil {
				return err
			}
			s.giveUp(0, k)
			k = 0
			continue
		}
		fresh = len(s.members[to])
		for _, v := range s.members[k] {
			s.region[v] = to
		}
		s.members[to] = append(s.members[to], s.members[k]...)
		s.members[k] = s.members[k][:0]
		s.giveUp(to+1, k)
		k = to
	}
	return nil
}

// gather begins a region with the vertices of its own that are in no larger one, and reports whether there are any.
func (s *regions) gather(k int32) bool {
	list := s.members[k]
	for _, v := range s.order[s.parts[k]:s.parts[k+1]] {
		if s.region[v] == k {
			s.strategy[v] = -1
			list = append(list, v)
		}
	}
	s.members[k] = list
	return len(list) > 0
}

// fan returns who likes the priority of a rank.
func (s *regions) fan(k int32) uint8 { return uint8(s.priority[s.order[s.parts[k]]]) & 1 }

// attract adds to a region what its members from a place on attract from smaller regions.
func (s *regions) attract(k int32, first int) error {
	region, fan, list := s.region, s.fan(k), s.members[k]
	for i := first; i < len(list); i++ {
		if err := s.poll(1); err != nil {
			return err
		}
		v := list[i]
	next:
		for _, u := range s.before(v) {
			if region[u] <= k {
				continue
			}
			if s.owner[u] == fan {
				s.strategy[u] = v
			} else {
				for _, w := range s.moves(u) {
					if region[w] > k {
						continue next
					}
				}
			}
			region[u] = k
			list = append(list, u)
		}
	}
	s.members[k] = list
	return nil
}

// isOpen reports whether the fan must leave a region for a smaller one from one of the vertices with its priority, or the opponent can. It draws arrows from those where the fan can stay.
func (s *regions) isOpen(k int32) bool {
	fan := s.fan(k)
	for _, v := range s.order[s.parts[k]:s.parts[k+1]] {
		if s.region[v] != k || s.owner[v] == fan && s.strategy[v] >= 0 {
			continue
		}
		isOpen := s.owner[v] == fan
		for _, w := range s.moves(v) {
			if isOpen && s.region[w] == k {
				s.strategy[v] = w
				isOpen = false
				break
			}
			if s.owner[v] != fan && s.region[w] > k {
				isOpen = true
				break
			}
		}
		if isOpen {
			return true
		}
	}
	return false
}

// escape returns the smallest region for which the opponent can leave a closed one, or won if he cannot.
func (s *regions) escape(k int32) (to int32, err error) {
	to = won
	fan := s.fan(k)
	for _, v := range s.members[k] {
		if s.owner[v] == fan {
			continue
		}
		for _, w := range s.moves(v) {
			if s.region[w] < k {
				to = max(to, s.region[w])
			}
		}
	}
	return to, s.poll(len(s.members[k]))
}

// win settles a region that nobody leaves, and its attractor on the whole board.
func (s *regions) win(k int32) error {
	fan, list := s.fan(k), s.members[k]
	for _, v := range list {
		s.region[v], s.winner[v] = won, fan
	}
	for i := 0; i < len(list); i++ {
		if err := s.poll(1); err != nil {
			return err
		}
		v := list[i]
	next:
		for _, u := range s.before(v) {
			if s.region[u] == won {
				continue
			}
			if s.owner[u] == fan {
				s.strategy[u] = v
			} else {
				for _, w := range s.moves(u) {
					if s.region[w] != won {
						continue next
					}
				}
			}
			s.region[u], s.winner[u] = won, fan
			list = append(list, u)
		}
	}
	s.members[k] = list[:0]
	return nil
}

// giveUp takes all members out of the regions from one to another.
func (s *regions) giveUp(from, to int32) {
	for k := from; k <= to; k++ {
		for _, v := range s.members[k] {
			if s.region[v] != won {
				s.region[v] = s.rank[v]
			}
		}
		s.members[k] = s.members[k][:0]
	}
}
