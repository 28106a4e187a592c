package hackenbush

// numbering numbers vertices in the order in which they are asked for, the ground being 0. Vertices may be any
// numbers, but those of large pictures mostly are not larger than the number of edges, and these need no map.
type numbering struct {
	small []int32       // the number of the vertex i, or −1
	other map[int]int32 // the numbers of the other vertices; nil if there are none
	count int           // of vertices with a number
}

// start begins anew, for a picture of a number of edges.
func (t *numbering) start(edges int) {
	t.small = filled(t.small, 2*edges+1, -1)
	t.other = nil
	t.small[Ground] = Ground
	t.count = 1
}

// vertex returns the number of a vertex.
func (t *numbering) vertex(name int) int32 {
	if uint(name) < uint(len(t.small)) {
		v := &t.small[name]
		if *v < 0 {
			*v = t.next()
		}
		return *v
	}
	v, ok := t.other[name]
	if !ok {
		if t.other == nil {
			t.other = map[int]int32{}
		}
		v = t.next()
		t.other[name] = v
	}
	return v
}

func (t *numbering) next() int32 {
	t.count++
	return int32(t.count - 1)
}
