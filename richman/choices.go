package richman

// choices are the moves of both players from vertices that have the numbers 0, …, n−1. The numbers that follow are
// those of exits, which have no moves.
type choices struct {
	n int
	// The moves of who from v are arcs[who][at[who][v]:at[who][v+1]].
	at, arcs [2][]int32
	isCommon bool // both have the same moves, and the same slices of them
}

func (c *choices) moves(v int, who Player) []int32 {
	return c.arcs[who][c.at[who][v]:c.at[who][v+1]]
}

// bounds returns the smallest value that Blue can move to from v, and the largest that Red can.
func (c *choices) bounds(x []uint64, v int) (least, most uint64) {
	moves := c.moves(v, Blue)
	least = x[moves[0]]
	if c.isCommon {
		most = least
		for _, j := range moves[1:] {
			y := x[j]
			least, most = min(least, y), max(most, y)
		}
		return least, most
	}
	for _, j := range moves[1:] {
		least = min(least, x[j])
	}
	for _, j := range c.moves(v, Red) {
		most = max(most, x[j])
	}
	return least, most
}

// best returns moves to such values, the first ones.
func (c *choices) best(x []uint64, v int) (blue, red int32) {
	moves := c.moves(v, Blue)
	blue, red = moves[0], c.moves(v, Red)[0]
	least, most := x[blue], x[red]
	if c.isCommon {
		for _, j := range moves[1:] {
			y := x[j]
			if y < least {
				blue, least = j, y
			}
			if y > most {
				red, most = j, y
			}
		}
		return blue, red
	}
	for _, j := range moves[1:] {
		if y := x[j]; y < least {
			blue, least = j, y
		}
	}
	for _, j := range c.moves(v, Red)[1:] {
		if y := x[j]; y > most {
			red, most = j, y
		}
	}
	return blue, red
}

// distances returns how many moves of who lead from each vertex to the next of the exits that are goals, or −1 if none
// do.
func (c *choices) distances(who Player, isGoal func(exit int) bool) []int32 {
	at := make([]int32, c.n+1) // where the moves that lead to a vertex begin
	for _, j := range c.arcs[who] {
		if int(j) < c.n {
			at[j+1]++
		}
	}
	for v := range c.n {
		at[v+1] += at[v]
	}
	from := make([]int32, at[c.n])
	dist := make([]int32, c.n)
	queue := make([]int32, 0, c.n)
	for v := range c.n {
		dist[v] = -1
		for _, j := range c.moves(v, who) {
			if int(j) < c.n {
				from[at[j]] = int32(v)
				at[j]++
			} else if dist[v] < 0 && isGoal(int(j)-c.n) {
				dist[v] = 1
				queue = append(queue, int32(v))
			}
		}
	}
	for i := 0; i < len(queue); i++ {
		w, first := queue[i], int32(0)
		if w > 0 {
			first = at[w-1] // the beginnings have moved on to the ends
		}
		for _, v := range from[first:at[w]] {
			if dist[v] < 0 {
				dist[v] = dist[w] + 1
				queue = append(queue, v)
			}
		}
	}
	return dist
}
