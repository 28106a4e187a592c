package richman

// Bid returns a bid at v, and the move with which it goes, that leaves a player with enough not to lose for sure,
// whatever the other one bids and wherever he moves: at least what [Discrete.Hold] says of the next vertex; ok is false
// if he has less than that now, or if v is a terminal. On a graph without cycles this wins.
//
// If both bid the same and the player has the tie-break, [Discrete.UseTieBreak] says whether he should use it.
func (d *Discrete) Bid(v int, who Player, have Chips) (bid, to int, ok bool) {
	low, high, to, ok := d.ends(v, who)
	star := 0
	if have.HasStar && d.ties == TieBreak {
		star = 1
	}
	if !ok || have.Count > d.total || 2*have.Count+star < d.hold[who][v] {
		return 0, 0, false
	}
	// The most that leaves the player with what he needs if he moves, but for the star: this bid or one beside it.
	for bid = have.Count - low/2 + 1; bid >= have.Count-low/2-1; bid-- {
		if bid >= 0 && bid <= have.Count && d.keeps(bid, have.Count, star, low, high) {
			return bid, to, true
		}
	}
	return 0, 0, false
}

// UseTieBreak reports whether a player who has the tie-break, and has bid as much as the other one, should use it, so
// that he moves and the other one gets the tie-break. If not he keeps it, and the other one moves.
func (d *Discrete) UseTieBreak(v int, who Player, have Chips, bid int) bool {
	low, _, _, ok := d.ends(v, who)
	return ok && have.HasStar && 2*(have.Count-bid) >= low
}

// ends returns what the player needs at the best and at the worst successor of v not to lose, and the best one.
func (d *Discrete) ends(v int, who Player) (low, high, best int, ok bool) {
	for w := range d.g.Successors(v) {
		x := d.hold[who][w]
		if !ok || x < low {
			low, best = x, w
		}
		high = max(high, x)
		ok = true
	}
	return low, high, best, ok
}

// keeps reports whether a bid leaves the player with low if he moves and with high if the other one does. The other one
// may bid less, as much or more, if he has it.
func (d *Discrete) keeps(bid, count, star, low, high int) bool {
	his := d.total - count
	moves := func(star int) bool { return 2*(count-bid)+star >= low }
	moved := func(more, star int) bool { return 2*(count+bid+more)+star >= high }
	if bid > 0 && !moves(star) || bid < his && !moved(1, star) {
		return false
	}
	switch {
	case bid > his:
		return true
	case d.ties == TieLot:
		return moves(0) && moved(0, 0)
	case star == 1:
		return moves(0) || moved(0, 1)
	}
	return moves(0) && moved(0, 1)
}
