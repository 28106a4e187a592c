package zermelo

// goal is a question of yes and no: whether who can force a payoff that is good enough. With a closed edge that is one
// at least as good as the edge is, with a strict one a better one, and with none any payoff.
type goal[V Payoff[V]] struct {
	who  Player
	edge edge[V]
}

// isMet reports whether v is good enough.
func (g *goal[V]) isMet(v V) bool {
	if g.edge.kind == noEdge {
		return true
	}
	c := prefer(g.who, v, g.edge.v)
	return c > 0 || c == 0 && g.edge.kind == closed
}

// swapped returns the goal after the players have changed places.
func (g goal[V]) swapped() goal[V] {
	g.who = g.who.Opponent()
	if g.edge.kind != noEdge {
		g.edge.v = negative(g.edge.v)
	}
	return g
}

// answer says whether a goal can be reached within some number of moves. If it can, v is a payoff that who asks can
// force. If not, nothing better than v can be forced, and nothing at all if not hasV.
type answer[V Payoff[V]] struct {
	v     V
	hasV  bool
	isYes bool
	// in is the number of moves within which v is forced, by the one who asks or, if the answer is no, by the other
	// one; that is never if more moves might change the answer.
	in uint32
}

// swapped returns the answer after the players have changed places.
func (a answer[V]) swapped() answer[V] {
	if a.hasV {
		a.v = negative(a.v)
	}
	return a
}

// later returns a number of moves with one more.
func later(in uint32) uint32 { return in + min(1, never-in) }

// claim is what is known of what a player can force at a position. More moves force no less, so that each claim holds
// for one number of moves and for all larger ones, or all smaller ones.
type claim[V Payoff[V]] struct {
	v       V      // what is forced
	most    V      // nothing better, or nothing at all if not hasMost, is forced within less than failed moves
	forced  uint32 // one more than the number of moves within which v is forced, or 0
	failed  uint32
	hasMost bool
	move    uint16 // one more than the number of the move that settled the last question, or 0
}

// claims are those of both players at a position.
type claims[V Payoff[V]] [2]claim[V]

// answer answers the question whether g can be reached within so many moves, if that is known.
func (c *claims[V]) answer(g goal[V], moves uint32) (a answer[V], ok bool) {
	own, other := &c[g.who], &c[g.who.Opponent()]
	switch {
	case own.forced > 0 && own.forced-1 <= moves && g.isMet(own.v):
		return answer[V]{own.v, true, true, own.forced - 1}, true
	case other.forced > 0 && !g.isMet(other.v):
		return answer[V]{other.v, true, false, other.forced - 1}, true
	case own.failed > moves && !(own.hasMost && g.isMet(own.most)):
		return answer[V]{own.most, own.hasMost, false, never}, true
	}
	return a, false
}

// note takes down the answer to the question whether who can reach a goal within so many moves. It returns false if
// that contradicts what is known.
func (c *claims[V]) note(who Player, moves uint32, a answer[V]) bool {
	if a.isYes {
		c[who].force(who, a.v, a.in)
	} else {
		c[who].fail(who, a, moves)
		if a.in != never {
			c[who.Opponent()].force(who.Opponent(), a.v, a.in)
		}
	}
	return c[Max].forced == 0 || c[Min].forced == 0 || c[Max].v.Compare(c[Min].v) <= 0
}

// force notes that who can force v. Of two claims neither of which says more than the other the newer one stays, since
// goals change slowly.
func (c *claim[V]) force(who Player, v V, in uint32) {
	if c.forced > 0 && c.forced-1 <= in && prefer(who, c.v, v) >= 0 {
		return
	}
	c.v, c.forced = v, later(in)
}

// fail notes that who can force no more than a says.
func (c *claim[V]) fail(who Player, a answer[V], moves uint32) {
	if c.failed > moves && (!c.hasMost || a.hasV && prefer(who, c.most, a.v) <= 0) {
		return
	}
	c.most, c.hasMost, c.failed = a.v, a.hasV, moves+1
}
