package infinite

// learning is the algorithm of tangle learning. A tangle is a set of vertices with moves for one player, its fan, by
// which he wins all plays that stay in it, and in which the opponent can come from every vertex to every other one. So
// sooner or later the opponent must leave it, by one of his moves that lead out of it, its ways out; or he loses.
// Hence, if all ways out lead to a set, then the whole tangle is attracted to it, as a vertex is.
//
// A pass goes through the ranks like priority promotion, but with attractors that know the tangles, and it promotes
// nothing: in each region it looks for the largest part in which the fan can stay as long as the opponent does not
// leave for a larger region. The smallest closed sets of that part are new tangles. Those without a way out are won,
// with their attractors, after the pass. The others make the next pass a different one.
//
// Source: T. van Dijk, Attracting tangles to solve parity games, CAV 2018.
type learning[C cell] struct {
	*regions[C]
	tangles []tangle[C]
	into    [][]int32 // the tangles that have a way out to each vertex; nil if there is no tangle

	components *components
	part       []int32     // of each vertex, the closed set of the region to which it belongs
	loose      []int32     // the queue of trim
	won        []tangle[C] // those of this pass without a way out
}

// tangle is a tangle.
type tangle[C cell] struct {
	fan      C
	vertices []int32
	moves    []int32 // of the fan, or −1
	exits    []int32 // where the ways out lead
}

// learn works by tangle learning for a number of steps, or a bit more, and reports whether all is solved.
func (l *learning[C]) learn(turn int64) (isOver bool, err error) {
	if l.components == nil {
		l.components, l.part = newComponents(l.ctx, l.Len(), l.arcs), make([]int32, l.Len())
	}
	for last := l.spent + turn; l.begin(); {
		if l.spent > last {
			return false, nil
		}
		if err := l.pass(); err != nil {
			return false, err
		}
		for _, t := range l.won {
			if err := l.take(t); err != nil {
				return false, err
			}
		}
	}
	return true, nil
}

// pass goes through the ranks once.
func (l *learning[C]) pass() error {
	l.won = l.won[:0]
	for k := l.skip(0); k < len(l.members); k = l.skip(k + 1) {
		l.fan = l.fanOf(k)
		if !l.gather(k) {
			continue
		}
		mark := cellOf[C](k)
		list, err := l.attract(l.members[k], mark+2, mark)
		if err != nil {
			return err
		}
		l.members[k] = list
		if err := l.poll(stepsToLearn * len(list)); err != nil {
			return err
		}
		if list, err = l.trim(list, k); err != nil {
			return err
		}
		if err := l.learnFrom(list, mark); err != nil {
			return err
		}
	}
	return nil
}

// stepsToLearn is how many steps, besides the attractor, a vertex takes in a pass.
const stepsToLearn = 5

// attract is that of regions with the tangles, from the beginning of the list.
func (l *learning[C]) attract(list []int32, least, mark C) ([]int32, error) {
	list, err := l.regions.attract(list, 0, least, mark)
	for i := 0; err == nil && l.into != nil && i < len(list); i++ {
		for _, number := range l.into[list[i]] {
			t := &l.tangles[number]
			if t.fan != l.fan || !l.isDrawn(t, least, mark) {
				continue
			}
			first := len(list)
			for j, v := range t.vertices {
				if c := l.cells[v]; c >= least {
					l.cells[v] = mark | c&1
					l.strategy[v] = t.moves[j]
					list = append(list, v)
				}
			}
			if list, err = l.regions.attract(list, first, least, mark); err != nil {
				return nil, err
			}
		}
	}
	return list, err
}

// isDrawn reports whether all ways out of a tangle, whose vertices are all in the region with the mark or smaller ones,
// lead to this region or larger ones.
func (l *learning[C]) isDrawn(t *tangle[C], least, mark C) bool {
	l.spent += int64(len(t.exits))
	for _, v := range t.exits {
		if l.cells[v] >= least {
			return false
		}
	}
	l.spent += int64(len(t.vertices))
	for _, v := range t.vertices {
		if l.cells[v] < mark {
			return false
		}
	}
	return true
}

// trim returns the largest part of a region in which the fan can stay as long as the opponent does not leave for a
// larger region, and draws the arrows for it. The list stays as it is.
func (l *learning[C]) trim(list []int32, k int) ([]int32, error) {
	mark := cellOf[C](k)
	zone, loose := l.components.zone, l.loose[:0]
	for _, v := range list {
		zone[v] = 1
	}
	// Only from the vertices with the priority of the region there can be moves to smaller ones.
	for _, v := range l.order[l.parts[k]:l.parts[k+1]] {
		if l.cells[v]&^1 == mark && l.isLoose(v, mark) {
			zone[v] = 0
			loose = append(loose, v)
		}
	}
	for i := 0; i < len(loose); i++ {
		if err := l.poll(1); err != nil {
			return nil, err
		}
		for _, u := range l.before(loose[i]) {
			if zone[u] == 1 && l.cells[u]&^1 == mark && (l.cells[u]&1 != l.fan || l.strategy[u] == loose[i] && (l.rankOf(u) != k || l.isLoose(u, mark))) {
				zone[u] = 0
				loose = append(loose, u)
			}
		}
	}
	l.loose = loose
	part := make([]int32, 0, len(list)-len(loose))
	for _, v := range list {
		if zone[v] == 1 {
			part = append(part, v)
		}
	}
	return part, nil
}

// isLoose reports whether the fan cannot stay from one of the vertices with the priority of the region, or the opponent
// can leave for a smaller one. If the fan can, it draws the arrow.
func (l *learning[C]) isLoose(v int32, mark C) bool {
	if l.cells[v]&1 != l.fan {
		for _, w := range l.moves(v) {
			if l.cells[w] >= mark+2 {
				return true
			}
		}
		return false
	}
	for _, w := range l.moves(v) {
		if l.components.zone[w] == 1 {
			l.strategy[v] = w
			return false
		}
	}
	return true
}

// arcs returns the moves that are left in a region: all of the opponent, and the arrows of the fan.
func (l *learning[C]) arcs(v int32) []int32 {
	if l.cells[v]&1 == l.fan {
		return l.strategy[v : v+1]
	}
	return l.moves(v)
}

// learnFrom finds the tangles of a part of a region.
func (l *learning[C]) learnFrom(list []int32, mark C) error {
	zone, part := l.components.zone, l.part
	number := int32(0)
	err := l.components.find(list, func(component []int32) {
		number++
		for _, v := range component {
			part[v] = number
		}
		t := tangle[C]{fan: l.fan}
		for _, v := range component {
			for _, w := range l.arcs(v) {
				switch {
				case zone[w] == 1 && part[w] != number:
					return // one can leave it for another part
				case zone[w] == 0 && l.cells[w] >= 4:
					t.exits = append(t.exits, w)
				}
			}
		}
		for _, v := range component {
			t.vertices = append(t.vertices, v)
			move := int32(-1)
			if l.cells[v]&1 == l.fan {
				move = l.strategy[v]
			}
			t.moves = append(t.moves, move)
		}
		if len(t.exits) == 0 {
			l.won = append(l.won, t)
			return
		}
		if l.into == nil {
			l.into = make([][]int32, l.Len())
		}
		for i, w := range t.exits {
			if i == 0 || w != t.exits[i-1] {
				l.into[w] = append(l.into[w], int32(len(l.tangles)))
			}
		}
		l.tangles = append(l.tangles, t)
	})
	for _, v := range list {
		zone[v] = 0
	}
	return err
}

// take settles a tangle without a way out, and its attractor on the whole board.
func (l *learning[C]) take(t tangle[C]) error {
	l.fan = t.fan
	var list []int32
	for i, v := range t.vertices {
		if l.cells[v] >= 4 {
			l.cells[v] = 2 | l.cells[v]&1
			l.strategy[v] = t.moves[i]
			list = append(list, v)
		}
	}
	list, err := l.attract(list, 4, 2)
	if err != nil {
		return err
	}
	l.settle(list)
	return nil
}
