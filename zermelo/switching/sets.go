package switching

// sets are disjoint sets of the numbers from 0. Each number leads to another one of its set, and the last one to
// itself.
type sets []int32

func newSets(n int) sets {
	s := make(sets, n)
	s.reset()
	return s
}

// reset puts each number into a set of its own.
func (s sets) reset() {
	for i := range s {
		s[i] = int32(i)
	}
}

// find returns the representative of the set of a number.
func (s sets) find(x int32) int32 {
	for s[x] != x {
		s[x] = s[s[x]]
		x = s[x]
	}
	return x
}

// join joins two sets; ok is false if they are the same.
func (s sets) join(x, y int32) (ok bool) {
	x, y = s.find(x), s.find(y)
	s[x] = y
	return x != y
}
