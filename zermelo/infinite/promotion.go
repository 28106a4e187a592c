package infinite

import "math"

// regions is the algorithm of priority promotion. Each vertex is in a region, which has a rank: that of a priority; at
// first its own. From the largest priority downwards, each region takes up its attractor, for the player who likes its
// priority, its fan, among the vertices of smaller regions. He wins every play that stays in the region for ever, and
// the other one can only leave it for a larger region. So if he cannot leave it, it is won, and so is its attractor.
// That is done when all ranks have been gone through; until then the region is only out of the way, which is why
// several can be found at a time. If all his ways out lead to larger regions, the region is promoted: it becomes a part
// of the smallest of these, and the regions that are smaller are looked at again. If the fan himself must leave it for
// a smaller one, or the other one can, the search goes on below.
//
// Ranks are counted from 0, which is that of the largest priority. Priorities that the same player likes have the same
// rank if there is none between them that the other one likes, since then it does not matter which is larger. A cell is
// (rank+2)·2 + owner for a vertex in the region with this rank, 2 + owner if it is being won, and the owner if the
// winner is known. Bytes are enough for most graphs: then the cells of a million vertices fit into the cache of a
// processor.
//
// Sources: M. Benerecetti, D. Dell'Erba, F. Mogavero, Solving parity games via priority promotion, CAV 2016, where all
// smaller regions are given up when one is promoted; and Improving priority promotion for parity games, HVC 2016, for
// what can be kept of them.
type regions[C cell] struct {
	*work
	order   []int32 // the vertices by falling priority
	parts   []int32 // where each rank begins in order, and the end of order
	cells   []C
	own     []C // the cells that vertices have at first
	members [][]int32
	left    []int32 // of each rank, the vertices of its own whose winner is not known
	next    []int32 // from each rank, one before which no ranks have such vertices; see skip
	isOld   []bool  // whether the members of a region are those before a larger one grew
	fan     C       // of the present region
	closed  []dominion[C]
	found   []arrow // of attract
	won     []int32 // by all dominions that are found in a descent
	highest C       // the least cell of a vertex that attract has taken from its region
}

// dominion is a region that the opponent cannot leave, unless for one that is lost for him too.
type dominion[C cell] struct {
	fan      C
	vertices []int32
}

type cell interface{ uint8 | uint32 }

// cellOf returns the cell of Max's vertices in the region with a rank.
func cellOf[C cell](rank int) C { return C(rank+2) * 2 }

// mostByteRanks is the number of ranks for which bytes are enough.
const mostByteRanks = math.MaxUint8/2 - 2

// promote solves a parity game.
func (w *work) promote(m Method) error {
	order := byPriority(w.Graph)
	var parts []int32
	for i, v := range order {
		if i == 0 || (w.priority[v]^w.priority[order[i-1]])&1 == 1 {
			parts = append(parts, int32(i))
		}
	}
	parts = append(parts, int32(len(order)))
	if len(parts)-1 <= mostByteRanks {
		return (&regions[uint8]{work: w, order: order, parts: parts}).solve(m)
	}
	return (&regions[uint32]{work: w, order: order, parts: parts}).solve(m)
}

func (s *regions[C]) solve(m Method) error {
	s.cells, s.own, s.members = make([]C, s.Len()), make([]C, s.Len()), make([][]int32, len(s.parts)-1)
	s.isOld, s.left, s.next = make([]bool, len(s.members)), make([]int32, len(s.members)), make([]int32, len(s.parts))
	s.next[len(s.members)] = int32(len(s.members))
	for k := range s.members {
		s.left[k], s.next[k] = s.parts[k+1]-s.parts[k], int32(k)
		for _, v := range s.order[s.parts[k]:s.parts[k+1]] {
			s.own[v] = cellOf[C](k) + C(s.owner[v])
		}
	}
	copy(s.cells, s.own)
	var err error
	isOver, learned := false, &learning[C]{regions: s}
	for turn := firstTurn * int64(s.Len()); !isOver && err == nil; turn *= 2 {
		if m != Auto {
			turn = math.MaxInt64 / 2
		}
		if m != Tangles {
			isOver, err = s.promote(turn)
		}
		if m != Promotion && !isOver && err == nil {
			isOver, err = learned.learn(turn)
		}
	}
	return err
}

// firstTurn is how many steps there are for each vertex in the first turn of each method.
const firstTurn = 128

// begin puts all vertices into the regions of their own priorities that are not won, and reports whether there are any.
func (s *regions[C]) begin() bool {
	hasAny := false
	for v, c := range s.cells {
		if c >= 4 {
			s.cells[v] = s.own[v]
			hasAny = true
		}
	}
	for k := range s.members {
		s.members[k] = s.members[k][:0]
	}
	clear(s.isOld)
	return hasAny
}

// skip returns the first rank from k on that has vertices of its own whose winner is not known, or the number of ranks.
func (s *regions[C]) skip(k int) int {
	next := s.next
	for int(next[k]) != k {
		next[k] = next[next[k]]
		k = int(next[k])
	}
	return k
}

// promote works by priority promotion for a number of steps, or a bit more, and reports whether all is solved.
func (s *regions[C]) promote(turn int64) (isOver bool, err error) {
	from, hasAny := 0, s.begin()
	for last := s.spent + turn; hasAny; {
		if err := s.descend(from, last); err != nil {
			return false, err
		}
		hasFound := len(s.closed) > 0
		if from, err = s.winClosed(); err != nil {
			return false, err
		}
		if s.spent > last {
			return !s.begin(), nil
		}
		if !hasFound || from == len(s.members) {
			from, hasAny = 0, s.begin()
			continue
		}
		for k := s.skip(from); k < len(s.members); k = s.skip(k + 1) {
			s.isOld[k] = true
		}
	}
	return true, nil
}

// winClosed settles the closed regions and returns the first rank whose region may be another one without them: it has
// lost vertices, or is that of a vertex from which a move led to what is settled, or one to which such a vertex may be
// attracted by now. It returns the number of ranks if it is better to begin anew.
func (s *regions[C]) winClosed() (from int, err error) {
	s.highest = cellOf[C](len(s.members))
	for _, d := range s.closed {
		for _, v := range d.vertices {
			s.cells[v] = s.own[v]
		}
	}
	for _, d := range s.closed {
		list, err := s.win(d)
		if err != nil {
			return 0, err
		}
		s.won = append(s.won, list...)
	}
	s.closed = s.closed[:0]
	if s.sweepEvery()*len(s.won) > s.Len() { // then to begin anew takes no longer
		s.won = s.won[:0]
		return len(s.members), nil
	}
	for _, v := range s.won {
		for _, u := range s.before(v) {
			if s.cells[u] < 4 {
				continue
			}
			smallest := C(0) // the region to which u can be attracted
			for _, w := range s.moves(u) {
				smallest = max(smallest, s.cells[w]&^1)
			}
			s.highest = min(s.highest, smallest, s.cells[u]&^1)
		}
	}
	s.won = s.won[:0]
	return int(s.highest)/2 - 2, nil
}

// descend goes through all ranks from one on, and finds closed regions that nobody leaves.
func (s *regions[C]) descend(from int, last int64) error {
	for k, fresh := s.skip(from), 0; k < len(s.members) && s.spent <= last; {
		// The regions after k are old, or have no members but their own vertices, and the members of k up to fresh have
		// taken up what they attract.
		s.fan = s.fanOf(k)
		if s.isOld[k] {
			s.recover(k)
		}
		if len(s.members[k]) == 0 && !s.gather(k) {
			k = s.skip(k + 1)
			continue
		}
		mark := cellOf[C](k)
		list, err := s.attract(s.members[k], fresh, mark+2, mark)
		if err != nil {
			return err
		}
		s.members[k] = list
		fresh = 0
		if s.isOpen(k) {
			k = s.skip(k + 1)
			continue
		}
		to, kind, err := s.escape(k)
		if err != nil {
			return err
		}
		switch kind {
		case toLarger:
			fresh = len(s.members[to])
			for _, v := range s.members[k] {
				s.cells[v] = cellOf[C](to) | s.cells[v]&1
			}
			s.members[to] = append(s.members[to], s.members[k]...)
			s.members[k] = s.members[k][:0]
			for i := s.skip(to + 1); i < k; i = s.skip(i + 1) {
				s.isOld[i] = true
			}
			k = to
			continue
		case toNone:
			for _, v := range s.members[k] {
				s.cells[v] = 2 | s.cells[v]&1
				s.winner[v] = uint8(s.fan)
			}
			s.closed = append(s.closed, dominion[C]{s.fan, s.members[k]})
			s.members[k] = nil
		}
		k = s.skip(k + 1)
	}
	return nil
}

// fanOf returns who likes the priority of a rank.
func (s *regions[C]) fanOf(k int) C { return C(s.priority[s.order[s.parts[k]]]) & 1 }

// ways says where the opponent can leave a region for.
type ways uint8

const (
	toNone   ways = iota
	toLarger      // for a larger region
	toOwn         // for a region that he has won himself
)

// escape says where the opponent can leave a region that he cannot leave for a smaller one, and which is the smallest
// larger one.
func (s *regions[C]) escape(k int) (to int, kind ways, err error) {
	mark, best := cellOf[C](k), C(0)
	for _, v := range s.members[k] {
		if s.cells[v]&1 == s.fan {
			continue
		}
		for _, w := range s.moves(v) {
			switch c := s.cells[w] &^ 1; {
			case c >= mark || c == 0:
			case c > 2:
				best = max(best, c)
			case C(s.winner[w]) != s.fan:
				return 0, toOwn, nil
			}
		}
	}
	if best > 0 {
		kind = toLarger
	}
	return int(best)/2 - 2, kind, s.poll(len(s.members[k]))
}

// win settles a closed region, and its attractor on the whole board, and returns them.
func (s *regions[C]) win(d dominion[C]) ([]int32, error) {
	s.fan = d.fan
	list := d.vertices[:0]
	for _, v := range d.vertices {
		if s.cells[v] >= 4 {
			s.cells[v] = 2 | s.cells[v]&1
			list = append(list, v)
		}
	}
	list, err := s.attract(list, 0, 4, 2)
	if err != nil {
		return nil, err
	}
	s.settle(list)
	return list, nil
}

// settle notes that the fan wins what is being won. A rank that has no vertices of its own any more is gone: what its
// region has attracted is in the regions of its own priorities again.
func (s *regions[C]) settle(list []int32) {
	for _, v := range list {
		s.winner[v] = uint8(s.fan)
		s.cells[v] &= 1
		k := s.rankOf(v)
		if s.left[k]--; s.left[k] > 0 {
			continue
		}
		s.next[k] = int32(k) + 1
		mark := cellOf[C](k)
		for _, u := range s.members[k] {
			if s.cells[u]&^1 == mark {
				s.cells[u] = s.own[u]
				s.highest = min(s.highest, mark)
			}
		}
		s.members[k] = s.members[k][:0]
	}
}

// rankOf returns the rank of the priority of v.
func (s *regions[C]) rankOf(v int32) int { return int(s.own[v])/2 - 2 }

// recover looks at what a region was before a larger one grew. If the fan can still stay in what is left of it, and the
// opponent cannot leave that for a smaller one, but for the vertices with its priority, then it is a good beginning; if
// not, it is given up.
func (s *regions[C]) recover(k int) {
	mark := cellOf[C](k)
	list := s.members[k][:0]
	isGood := true
	for _, v := range s.members[k] {
		if s.cells[v]&^1 == mark && s.own[v]&^1 != mark {
			list = append(list, v)
			isGood = isGood && s.stays(v, mark)
		}
	}
	s.spent += int64(len(s.members[k]))
	s.isOld[k] = false
	if !isGood {
		for _, v := range list {
			s.cells[v] = s.own[v]
		}
		list = list[:0]
	}
	s.members[k] = list
	s.gather(k)
}

// stays reports whether v holds in what is left of a region.
func (s *regions[C]) stays(v int32, mark C) bool {
	if s.cells[v]&1 == s.fan {
		return s.cells[s.strategy[v]]&^1 == mark
	}
	for _, w := range s.moves(v) {
		if s.cells[w] >= mark+2 {
			return false
		}
	}
	return true
}
