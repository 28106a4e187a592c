package zermelo

import (
	"errors"
	"iter"
)

// Solution is what a [Solver] finds: the value of each position that can be reached from the start. It is immutable and
// safe for concurrent use. [Solution.Verify] checks it without regard to how it was found.
type Solution[Pos comparable, V Payoff[V]] struct {
	rules   rules[Pos, V]
	start   Pos
	isAll   bool // the positions are all that have numbers
	store   store[Pos]
	payoffs *payoffs[V] // with all negatives that are ever asked for
}

// Start returns the position that the solution starts from. After [Solver.SolveAll] it is the one with the smallest
// number.
func (s *Solution[Pos, V]) Start() Pos { return s.start }

// Len returns the number of positions that are solved; of those that are alike one counts.
func (s *Solution[Pos, V]) Len() int { return s.store.len() }

// label returns what is known of p.
func (s *Solution[Pos, V]) label(p Pos) (l label, ok bool) {
	l, ok, _ = s.lookUp(p)
	return l, ok
}

// lookUp returns what is known of p, or says why the game does not give it a number of its own.
func (s *Solution[Pos, V]) lookUp(p Pos) (l label, ok bool, err error) {
	q, isSwapped := s.rules.normalize(p)
	if l, ok, err = s.store.find(q); !ok {
		return label{}, false, err
	}
	if isSwapped && l.v != 0 {
		l = s.payoffs.negative(l)
	}
	return l, true, nil
}

// Value returns the value of p: what Max gets if both play as well as possible from there. ok is false if p cannot be
// reached from the start. If the game is a [cgt.Normalizer] it is false where no play of representatives reaches that
// of p: if positions that are alike have several, p may be reached by other play.
func (s *Solution[Pos, V]) Value(p Pos) (v V, ok bool) {
	l, ok := s.label(p)
	if !ok {
		return v, false
	}
	return s.payoffs.value(l), true
}

// StartValue returns the value of the start.
func (s *Solution[Pos, V]) StartValue() V {
	v, _ := s.Value(s.start)
	return v
}

// Distance returns how many moves there are from p to the end, if both play as well as possible and one of them is in a
// hurry while the other is not. Max is in a hurry if the value is good for him: if it is more than that of play without
// end, where the game is [Unending], or else if its sign is positive ([Signed]), or else always. Min is in a hurry if
// the value is good for her. So it is the shortest win, or the longest resistance. If the value is good for nobody, as
// in a draw, both make play last. Of games that are won or lost it is also called the remoteness.
//
// ok is false if p cannot be reached from the start, and also if p is worth a play without end.
//
// Source: Conway, On Numbers and Games, ch. 14, for remoteness.
func (s *Solution[Pos, V]) Distance(p Pos) (moves int, ok bool) {
	l, ok := s.label(p)
	if !ok || l.dist == noDistance {
		return 0, false
	}
	return int(l.dist), true
}

// BestMoves returns the positions to which the player to move can move from p without giving anything away, in the
// order in which the game lists them, without duplicates. Where all moves lose, and lose as much, these are all of
// them, for then none gives anything away ([cgt.Solver.WinningMoves] has none there). There is none if play has ended
// at p, or if p cannot be reached from the start.
func (s *Solution[Pos, V]) BestMoves(p Pos) []Pos {
	return s.moves(p, func(who Player, l, best label) bool {
		return s.payoffs.list[l.v-1].Compare(s.payoffs.list[best.v-1]) == 0
	})
}

// QuickestMoves returns those of [Solution.BestMoves] that also keep to the distance: the quickest ones if the player
// to move is in a hurry, and those that resist longest if it is the opponent who is. Whoever always makes such a move
// gets the value of the position, also where play need not end.
func (s *Solution[Pos, V]) QuickestMoves(p Pos) []Pos {
	return s.moves(p, func(who Player, l, best label) bool { return s.payoffs.compare(who, l, best) == 0 })
}

// moves returns the moves from p whose labels are as good as the best one.
func (s *Solution[Pos, V]) moves(p Pos, isGood func(who Player, l, best label) bool) []Pos {
	if _, ok := s.label(p); !ok {
		return nil
	}
	if _, isEnd := s.rules.End(p); isEnd {
		return nil
	}
	who := s.rules.Turn(p)
	moves := s.rules.AppendMoves(nil, p)
	labels := make([]label, len(moves))
	var best label
	for i, q := range moves {
		labels[i], _ = s.label(q)
		if labels[i].v != 0 && (best.v == 0 || s.payoffs.compare(who, labels[i], best) > 0) {
			best = labels[i]
		}
	}
	var good []Pos
	seen := make(map[Pos]bool, len(moves))
	for i, q := range moves {
		if labels[i].v != 0 && !seen[q] && isGood(who, labels[i], best) {
			seen[q] = true
			good = append(good, q)
		}
	}
	return good
}

// Strategy returns a strategy with which who gets at least the value of any position that can be reached from the
// start: it makes the first one of [Solution.QuickestMoves]. It says nothing where the opponent is to move.
func (s *Solution[Pos, V]) Strategy(who Player) Strategy[Pos] {
	return StrategyFunc[Pos](func(p Pos) (q Pos, ok bool) {
		if _, isEnd := s.rules.End(p); isEnd || s.rules.Turn(p) != who {
			return q, false
		}
		moves := s.QuickestMoves(p)
		if len(moves) == 0 {
			return q, false
		}
		return moves[0], true
	})
}

// All returns the positions that are solved with their values; of those that are alike one. The start, or the one that
// is like it, comes first, and else the order is that of a breadth-first search. After [Solver.SolveAll] it is the
// order of their numbers.
func (s *Solution[Pos, V]) All() iter.Seq2[Pos, V] {
	return func(yield func(Pos, V) bool) {
		if s.isAll {
			// The error only ends the loop.
			_ = s.store.each(func(p Pos, l label) error {
				if !yield(p, s.payoffs.value(l)) {
					return errEnough
				}
				return nil
			})
			return
		}
		var moves []Pos
		first, _ := s.rules.normalize(s.start)
		queue, seen := []Pos{first}, map[Pos]bool{first: true}
		for len(queue) > 0 {
			p := queue[0]
			queue = queue[1:]
			v, _ := s.Value(p)
			if !yield(p, v) {
				return
			}
			if _, isEnd := s.rules.End(p); isEnd {
				continue
			}
			moves = s.rules.AppendMoves(moves[:0], p)
			for _, q := range moves {
				q, _ = s.rules.normalize(q)
				if !seen[q] {
					seen[q] = true
					queue = append(queue, q)
				}
			}
		}
	}
}

// errEnough ends a loop.
var errEnough = errors.New("zermelo: enough")
