package infinite

import "slices"

// subgames is the algorithm of Zielonka without recursion. A subgame is what is left of the board when the attractors
// of some sets have been taken away, one after another; in each vertex that is left there is still a move. Each
// attractor belongs to a frame, and the frames form a stack:
//
//	In the subgame of a frame, take the vertices with the largest priority, which one of the players likes; call him the hunter. Their attractor, which is the hunter's, is taken away, and what is left is the subgame of the next frame.
//	When that is solved and the other player wins nothing in it, the hunter wins all: from wherever he comes to the attractor, he goes to the largest priority.
//	If the other one wins a part of it, he wins the attractor of this part as well, now in the subgame of the frame. If this is more, then the rest is solved anew. If not, he wins no more, since what he wins there cannot touch the attractor.
//
// While what is taken and what is left belong to the same hunter, frames are put together: so a subgame in which one
// player likes all priorities takes one frame. The winner's part in the last step is not searched as a whole: it is
// closed in the next subgame, so that it can only grow through the hunter's attractor.
//
// In state, each vertex has the depth of the frame to which its attractor belongs, or inside, times 4, and the bits
// below.
type subgames struct {
	*work
	state []uint32
	order []int32 // the vertices to be solved, by falling priority
	parts []int32 // where each priority begins in order, and the end of order
	taken []int32 // the attractors of the frames, one after another
	done  []int32 // vertices that are solved, in the subgame where they were
}

const (
	ownerBit  uint32 = 1 // who moves
	winnerBit uint32 = 2 // who wins, as far as that is known
	oneFrame  uint32 = 4
	inside           = 1<<30 - 1 // the depth of vertices that are in the present subgame, which is that of the last frame
)

// frame is a step of the algorithm of Zielonka.
type frame struct {
	hunter uint32
	part   int    // the largest priority
	taken  int    // where its attractor begins
	done   int    // where what is solved below begins
	won    [2]int // what is solved below
}

// zielonka solves a parity game.
func (w *work) zielonka() error {
	n := w.Len()
	s := &subgames{work: w, state: make([]uint32, n)}
	for v, who := range w.owner {
		s.state[v] = uint32(who) // outside
	}
	solved := newSettling(w)
	if err := solved.loops(); err != nil {
		return err
	}
	c := newComponents(w.ctx, n, w.moves)
	list := byPriority(w.Graph)
	first, which, err := numbering(c, list)
	if err != nil {
		return err
	}
	// The components one after another, each by falling priority.
	sorted, at := make([]int32, n), slices.Clone(first)
	for _, v := range list {
		k := which[v]
		sorted[at[k]] = v
		at[k]++
	}
	for k := range len(first) - 1 {
		s.order, s.parts = s.order[:0], s.parts[:0]
		last := int32(-1)
		for _, v := range sorted[first[k]:first[k+1]] {
			if solved.isSettled[v] {
				continue
			}
			if w.priority[v] != last {
				last = w.priority[v]
				s.parts = append(s.parts, int32(len(s.order)))
			}
			s.order = append(s.order, v)
		}
		if len(s.order) == 0 {
			continue
		}
		s.parts = append(s.parts, int32(len(s.order)))
		if err := s.solve(); err != nil {
			return err
		}
		for _, v := range s.order {
			w.winner[v] = uint8(s.state[v] & winnerBit >> 1)
			s.state[v] &= ownerBit // outside again
			solved.isSettled[v] = true
		}
		if err := solved.spread(s.order); err != nil {
			return err
		}
	}
	return nil
}

// numbering finds the components of all vertices: those with the number k are as many as lie between first[k] and
// first[k+1], and none of them leads to one with a larger number.
func numbering(c *components, all []int32) (first, which []int32, err error) {
	first, which = []int32{0}, make([]int32, len(all))
	err = c.find(all, func(component []int32) {
		k := int32(len(first) - 1)
		for _, v := range component {
			which[v] = k
		}
		first = append(first, first[k]+int32(len(component)))
	})
	return first, which, err
}

// solve solves the game on the vertices in order.
func (s *subgames) solve() error {
	for _, v := range s.order {
		s.state[v] |= inside * oneFrame
	}
	s.taken, s.done = s.taken[:0], s.done[:0]
	frames, err := s.descend(nil, 0)
	if err != nil {
		return err
	}
	for len(frames) > 0 {
		depth := len(frames)
		f := frames[depth-1]
		frames = frames[:depth-1]
		var above *frame
		if depth > 1 {
			above = &frames[depth-2]
		} else {
			above = &frame{}
		}
		hunter, other := f.hunter, f.hunter^1
		grown := s.touched(f, uint32(depth))
		if len(grown) == 0 {
			if err := s.settle(f, uint32(depth)); err != nil {
				return err
			}
			above.won[hunter] += f.won[hunter] + len(s.taken) - f.taken
			above.won[other] += f.won[other]
			s.done = append(s.done, s.taken[f.taken:]...)
			s.taken = s.taken[:f.taken]
			continue
		}
		if err := s.grow(grown, other, uint32(depth)); err != nil {
			return err
		}
		// What the other player wins is out of the frame, but not of the one above it.
		kept := s.done[:f.done]
		for _, list := range [][]int32{s.done[f.done:], s.taken[f.taken:]} {
			for _, v := range list {
				if state := s.state[v]; state&winnerBit>>1 == other {
					s.state[v] = uint32(depth-1)*oneFrame | state%oneFrame
					kept = append(kept, v)
				} else {
					s.state[v] = inside*oneFrame | state&ownerBit
				}
			}
		}
		s.done, s.taken = kept, s.taken[:f.taken]
		above.won[other] += len(kept) - f.done
		if frames, err = s.descend(frames, f.part); err != nil {
			return err
		}
	}
	return nil
}

// descend adds frames until nothing is left of the present subgame, in which there are no priorities before a part.
func (s *subgames) descend(frames []frame, part int) ([]frame, error) {
	state, above := s.state, len(frames)
	for ; part < len(s.parts)-1; part++ {
		first := len(s.taken)
		for _, v := range s.order[s.parts[part]:s.parts[part+1]] {
			if state[v] >= inside*oneFrame {
				s.taken = append(s.taken, v)
			}
		}
		if first == len(s.taken) {
			continue
		}
		hunter := uint32(s.priority[s.taken[first]]) & 1
		if len(frames) == above || frames[len(frames)-1].hunter != hunter {
			frames = append(frames, frame{hunter: hunter, part: part, taken: first, done: len(s.done)})
		}
		mark := uint32(len(frames))*oneFrame | hunter<<1
		for _, v := range s.taken[first:] {
			state[v] = mark | state[v]&ownerBit
			s.strategy[v] = -1
		}
		if err := s.attract(first, hunter, mark); err != nil {
			return nil, err
		}
	}
	return frames, nil
}

// attract adds to what is taken, from a place on, its attractor in the present subgame.
func (s *subgames) attract(first int, hunter, mark uint32) error {
	state := s.state
	for i := first; i < len(s.taken); {
		if s.sweepEvery()*(len(s.taken)-i) > s.Len() { // faster than to follow the moves backwards
			i = len(s.taken)
			if err := s.poll(s.Len()); err != nil {
				return err
			}
			for u, x := range state {
				if x >= inside*oneFrame && s.isAttracted(int32(u), hunter, mark) {
					state[u] = mark | x&ownerBit
					s.taken = append(s.taken, int32(u))
				}
			}
			continue
		}
		if err := s.poll(1); err != nil {
			return err
		}
		for _, u := range s.before(s.taken[i]) {
			if x := state[u]; x >= inside*oneFrame && s.isAttracted(u, hunter, mark) {
				state[u] = mark | x&ownerBit
				s.taken = append(s.taken, u)
			}
		}
		i++
	}
	return nil
}

// isAttracted reports whether the hunter can move from u to what has been taken last, or the other player must move to
// it, and draws the arrow.
func (s *subgames) isAttracted(u int32, hunter, mark uint32) bool {
	isMover := s.state[u]&ownerBit == hunter
	for _, w := range s.moves(u) {
		if isMover && s.state[w]&^ownerBit == mark {
			s.strategy[u] = w
			return true
		}
		if !isMover && s.state[w] >= inside*oneFrame {
			return false
		}
	}
	return !isMover
}

// touched returns the vertices of the attractor of a frame from which the other player can come to what he wins below.
// They are marked as his.
func (s *subgames) touched(f frame, depth uint32) (list []int32) {
	if f.won[f.hunter^1] == 0 {
		return nil
	}
	for _, v := range s.taken[f.taken:] {
		if s.falls(v, f.hunter^1, depth) {
			s.state[v] = s.state[v]&^winnerBit | (f.hunter^1)<<1
			list = append(list, v)
		}
	}
	return list
}

// falls reports whether who can move from v to a vertex of the subgame of a frame that is his, or his opponent must.
func (s *subgames) falls(v int32, who, depth uint32) bool {
	state := s.state
	isMover := state[v]&ownerBit == who
	for _, w := range s.moves(v) {
		if state[w] >= depth*oneFrame && (state[w]&winnerBit>>1 == who) == isMover {
			if isMover {
				s.strategy[v] = w
			}
			return isMover
		}
	}
	return !isMover
}

// grow marks the attractor of what who wins, in the subgame of a frame; the list is that of the vertices with which it
// has begun.
func (s *subgames) grow(list []int32, who, depth uint32) error {
	for i := 0; i < len(list); i++ {
		if err := s.poll(1); err != nil {
			return err
		}
		for _, u := range s.before(list[i]) {
			if s.state[u] >= depth*oneFrame && s.state[u]&winnerBit>>1 != who && s.falls(u, who, depth) {
				s.state[u] = s.state[u]&^winnerBit | who<<1
				list = append(list, u)
			}
		}
	}
	return nil
}

// settle draws the arrows of the hunter from the vertices with the largest priority of a frame: they only must not lead
// to what he loses.
func (s *subgames) settle(f frame, depth uint32) error {
	if err := s.poll(len(s.taken) - f.taken); err != nil {
		return err
	}
	for _, v := range s.taken[f.taken:] {
		if s.state[v]&ownerBit == f.hunter && s.strategy[v] < 0 {
			s.falls(v, f.hunter, depth)
		}
	}
	return nil
}
