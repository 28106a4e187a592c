package three

import (
	"context"
	"fmt"
)

// Explore searches the bidding game with so many whole chips in all, by the rule that the second highest bidder is
// paid, for all ways to share them with the token at v. A player wins, or is beaten, if he, or the two others, can
// force it with bids that the other side might as well see, and though every lot falls against them. It is about whole
// chips: money that can be divided gives both sides more bids. But the more chips there are, the less that matters,
// away from the borders of the regions.
//
// The time grows with the fifth power of the number of chips: for small boards and some dozens of chips. The error is a
// [*cgt.LimitError], a [*richman.ChipsError] if there are less than 0 chips, or the cause of ctx.
func Explore(ctx context.Context, g *Graph, v, chips int, limits Limits) (*Map, error) {
	n, err := limits.shares(g.Len(), chips)
	if err != nil {
		return nil, err
	}
	m := &Map{title: fmt.Sprintf("who wins from %s with %d chips", g.Name(v), chips), chips: chips, judgements: make([]Judgement, n)}
	for p := range Players {
		for _, alone := range []bool{true, false} {
			s := &search{g: g, chips: chips, shares: n}
			for q := range s.team {
				s.team[q] = (q == p) == alone
			}
			if err := s.run(ctx); err != nil {
				return nil, err
			}
			for i := range n {
				if alone {
					m.judgements[i].Wins[p] = s.good[v*n+i]
				} else {
					m.judgements[i].Beaten[p] = s.good[v*n+i]
				}
			}
		}
	}
	return m, nil
}

// search finds out from which states a team can force that the token reaches a terminal of theirs.
type search struct {
	g      *Graph
	chips  int
	shares int
	team   [Players]bool
	good   []bool // by vertex and rank
}

// run adds states until there are no more.
func (s *search) run(ctx context.Context) error {
	s.good = make([]bool, s.g.Len()*s.shares)
	for v, w := range s.g.winner {
		if w >= 0 && s.team[w] {
			for i := range s.shares {
				s.good[v*s.shares+i] = true
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for v, w := range s.g.winner {
			if w >= 0 {
				continue
			}
			i := v * s.shares
			for money := range shares(s.chips) {
				if !s.good[i] {
					isGood, err := s.hasBids(ctx, v, money)
					if err != nil {
						return err
					}
					s.good[i], changed = isGood, changed || isGood
				}
				i++
			}
		}
	}
	return nil
}

// hasBids reports whether the team has bids that are good against all others. The error is the cause of ctx.
func (s *search) hasBids(ctx context.Context, v int, money [Players]int) (found bool, err error) {
	found = s.try(money, true, [Players]int{}, func(bids [Players]int) bool {
		if ctx.Err() != nil {
			err = context.Cause(ctx)
			return true
		}
		return !s.try(money, false, bids, func(bids [Players]int) bool { return !s.isGood(v, money, bids) })
	})
	return found, err
}

// try calls f with all bids of the team, or of the others, until it returns true, and returns whether it did. The bids
// of the other side are as they are.
func (s *search) try(money [Players]int, team bool, bids [Players]int, f func([Players]int) bool) bool {
	for {
		if f(bids) {
			return true
		}
		p := 0
		for ; p < Players; p++ { // the next bids, as one counts
			if s.team[p] != team {
				continue
			}
			if bids[p] < money[p] {
				bids[p]++
				break
			}
			bids[p] = 0
		}
		if p == Players {
			return false
		}
	}
}

// isGood reports whether all lots lead to a good state.
func (s *search) isGood(v int, money, bids [Players]int) bool {
	most := max(bids[0], bids[1], bids[2])
	for mover := range Players {
		if bids[mover] < most {
			continue
		}
		second := -1
		for p := range Players {
			if p != mover {
				second = max(second, bids[p])
			}
		}
		for payee := range Players {
			if payee == mover || bids[payee] < second {
				continue
			}
			after := money
			after[mover] -= most
			after[payee] += most
			if !s.moves(v, s.team[mover], rank(s.chips, after[0], after[1])) {
				return false
			}
		}
	}
	return true
}

// moves reports whether some move is good, if the team moves, or all moves are, if not.
func (s *search) moves(v int, team bool, share int) bool {
	for w := range s.g.Successors(v) {
		if s.good[w*s.shares+share] == team {
			return team
		}
	}
	return !team
}
