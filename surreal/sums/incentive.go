package sums

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// The incentive of a move is how much it improves the game for the player, G^L − G or G − G^R. In a sum, a move in G is
// dominated by one in H, whatever else there is, if its incentive is at most that of the other. There are few different
// incentives, so one comparison serves many sums. This is done for hot games: incentives of infinitesimals are seldom
// comparable, and large.
//
// Source: Winning Ways, ch. 6.

// incentives compares the incentives of moves in values.
type incentives struct {
	games   []surreal.Game
	numbers map[surreal.Game]int32
	// less[i] has, for each j that was asked for, whether incentive i is at most j.
	less [][]answer
}

type answer uint8

const (
	notAsked answer = iota
	no
	yes
)

// move is a move in an atom of a state that is a value.
type move struct {
	place, option int   // of the atom, and in Solver.options
	incentive     int32 // its number, or notKnown
	dominated     bool
}

const notKnown = -1

// mostIncentives is the number of different incentives that are compared, for there is an answer for each pair of them.
const mostIncentives = 1 << 12

// number returns the number of an incentive, or notKnown if there are too many.
func (n *incentives) number(g surreal.Game) int32 {
	if i, ok := n.numbers[g]; ok {
		return i
	}
	if len(n.games) == mostIncentives {
		return notKnown
	}
	if n.numbers == nil {
		n.numbers = map[surreal.Game]int32{}
	}
	i := int32(len(n.games))
	n.games = append(n.games, g)
	n.less = append(n.less, nil)
	n.numbers[g] = i
	return i
}

// isAtMost reports whether incentive i is known to be at most j: if the comparison takes too long, it is not.
func (f *search) isAtMost(i, j int32) bool {
	row := f.incentives.less[i]
	if int(j) >= len(row) {
		row = append(row, make([]answer, len(f.incentives.games)-len(row))...)
		f.incentives.less[i] = row
	}
	if row[j] == notAsked {
		row[j] = no
		c := surreal.Calculator{Limits: surreal.Limits{Steps: incentiveSteps}}
		rel, err := c.Rel(f.ctx, f.incentives.games[i], f.incentives.games[j])
		switch {
		case err != nil && f.ctx.Err() != nil:
			row[j] = notAsked
			return false
		case err == nil && (rel == surreal.Less || rel == surreal.Equal):
			row[j] = yes
		}
	}
	return row[j] == yes
}

// incentivesOf returns where the numbers of the incentives of the options of who in an atom that is a value begin in
// Solver.gains. They are in the order of its options. With an error they are not there.
func (s *Solver) incentivesOf(k ref, who cgt.Player) int {
	a := &s.atoms[k]
	if a.gains[who] != 0 {
		return int(a.gains[who])
	}
	at := len(s.gains)
	c := surreal.Calculator{Limits: surreal.Limits{Steps: incentiveSteps}}
	for g := range a.game.Options(who) {
		number := int32(notKnown)
		if b := &s.bounds[a.number]; b.exact && b.left[0] > b.right[0] {
			better, worse := g, a.game
			if who == cgt.Right {
				better, worse = worse, better
			}
			if gain, err := c.Sum(s.search.ctx, better, worse.Neg()); err == nil {
				number = s.incentives.number(gain)
			}
		}
		s.gains = append(s.gains, number)
		if s.search.stopped() {
			s.gains = s.gains[:at]
			return 0
		}
	}
	a.gains[who] = int32(at)
	return at
}

// appendMoves appends the moves of who in the atom at a place of a state, which is a value.
func (f *search) appendMoves(dst []move, state []ref, place int, who cgt.Player) []move {
	k := state[place] >> 1
	if state[place]&1 != 0 {
		who = who.Opponent()
	}
	at := f.optionsOf(k, who)
	gain := f.incentivesOf(k, who)
	if f.err != nil {
		return dst
	}
	n := int(f.options[at])
	at++
	for i := range n {
		dst = append(dst, move{place: place, option: at, incentive: f.gains[gain+i]})
		at += 1 + int(f.options[at])
	}
	return dst
}

// dominate marks the moves that others dominate: of equal ones, all but the first.
func (f *search) dominate(moves []move) {
	for i := range moves {
		if f.stopped() {
			return
		}
		m := &moves[i]
		if m.incentive == notKnown {
			continue
		}
		for j := range moves {
			n := &moves[j]
			if n.incentive == notKnown || n.dominated || m.place == n.place { // the options of a canonical form do not dominate each other
				continue
			}
			if m.incentive == n.incentive && i > j || m.incentive != n.incentive && f.isAtMost(m.incentive, n.incentive) {
				m.dominated = true
				break
			}
		}
	}
}
