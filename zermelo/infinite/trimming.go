package infinite

// trimming finds the vertices that may be on a cycle that the loser would win. It leaves out those with larger
// priorities than all bad ones in the winner's region, for a cycle with one of them is won; and then, as long as there
// are any, those from which no arc leads to a vertex that is left, or to which none leads from such a vertex. On most
// graphs few are left. Each arc is looked at a few times only, since each vertex remembers how far it has looked.
type trimming struct {
	*Solution
	crew    *crew
	isLeft  []bool
	isAsked []bool
	out, in []int32 // how many of the arcs from a vertex, and of the moves to it, lead to and come from vertices that are left out
	gone    []int32
}

func newTrimming(s *Solution, crew *crew) (*trimming, error) {
	n := s.g.Len()
	t := &trimming{Solution: s, crew: crew, isLeft: make([]bool, n), isAsked: make([]bool, n), out: make([]int32, n), in: make([]int32, n)}
	top := [2]int32{-1, -1}
	for v := range int32(n) {
		if s.isBad(v) {
			top[s.winner[v]] = max(top[s.winner[v]], s.objective.rank(s.g, v))
		}
	}
	err := crew.each(n, func(_, from, to int) {
		for v := int32(from); v < int32(to); v++ {
			t.isLeft[v] = s.objective.rank(s.g, v) <= top[s.winner[v]]
		}
	})
	if err != nil {
		return nil, err
	}
	return t, nil
}

// trim returns the vertices that are left, in increasing order. The moves have been checked.
func (t *trimming) trim() ([]int32, error) {
	n := t.g.Len()
	sweep := func() error {
		return t.crew.sweep(n, func(dst []arrow, from, to int) []arrow {
			for v := int32(from); v < int32(to); v++ {
				dst = t.look(dst, v)
			}
			return dst
		}, t.take)
	}
	if err := sweep(); err != nil {
		return nil, err
	}
	var asked []int32
	for i := 0; i < len(t.gone); {
		if t.g.sweepEvery()*(len(t.gone)-i) > n {
			i = len(t.gone)
			if err := sweep(); err != nil {
				return nil, err
			}
			continue
		}
		round := t.gone[i:min(len(t.gone), i+roundLength)]
		i += len(round)
		asked = asked[:0]
		near, err := t.crew.collect(len(round), func(dst []arrow, from, to int) []arrow { return t.beside(dst, round[from:to]) })
		if err != nil {
			return nil, err
		}
		for _, a := range near {
			if !t.isAsked[a.from] {
				t.isAsked[a.from] = true
				asked = append(asked, a.from)
			}
		}
		found, err := t.crew.collect(len(asked), func(dst []arrow, from, to int) []arrow {
			for _, v := range asked[from:to] {
				t.isAsked[v] = false
				dst = t.look(dst, v)
			}
			return dst
		})
		if err != nil {
			return nil, err
		}
		for _, a := range found {
			t.take(a)
		}
	}
	list := t.gone[:0]
	for v, ok := range t.isLeft {
		if ok {
			list = append(list, int32(v))
		}
	}
	return list, nil
}

// take leaves out a vertex.
func (t *trimming) take(a arrow) {
	t.isLeft[a.from] = false
	t.gone = append(t.gone, a.from)
}

// beside appends the vertices that are left, with arcs to or from those of a list.
func (t *trimming) beside(dst []arrow, list []int32) []arrow {
	for _, v := range list {
		for _, neighbours := range [2][]int32{t.g.before(v), t.arcs(v)} {
			for _, u := range neighbours {
				if t.isLeft[u] {
					dst = append(dst, arrow{u, -1})
				}
			}
		}
	}
	return dst
}

// look appends v if it is left and can be left out. One goroutine at a time may look at a vertex.
func (t *trimming) look(dst []arrow, v int32) []arrow {
	if !t.isLeft[v] {
		return dst
	}
	arcs, i := t.arcs(v), t.out[v]
	for int(i) < len(arcs) && !t.isLeft[arcs[i]] {
		i++
	}
	t.out[v] = i
	if int(i) == len(arcs) {
		return append(dst, arrow{v, -1})
	}
	moves, j := t.g.before(v), t.in[v]
	for int(j) < len(moves) && (!t.isLeft[moves[j]] || t.strategy[moves[j]] >= 0 && t.strategy[moves[j]] != v) {
		j++
	}
	t.in[v] = j
	if int(j) == len(moves) {
		return append(dst, arrow{v, -1})
	}
	return dst
}
