package richman

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
)

// Verify checks the thresholds by a search of the whole game, in which it tries all bids of both players and all moves,
// and that knows nothing of thresholds. It takes time that grows with the fourth power of the number of chips, and
// memory that grows with it: for small games only. The error is a [*VerifyError] for the first vertex where the search
// finds something else, a [*cgt.LimitError] if vertices and all that a player can have make more than 2^24 states, or
// the cause of ctx.
func (d *Discrete) Verify(ctx context.Context) error {
	if d.g == nil {
		return missingGame()
	}
	if d.g.Len() > mostStates/(2*(d.total+1)) {
		return &cgt.LimitError{What: "states of the search", Limit: mostStates}
	}
	for _, who := range []Player{Blue, Red} {
		for _, wins := range []bool{true, false} {
			s := &chipSearch{d: d, who: who, good: make([]bool, d.g.Len()*(d.total+1)*2)}
			if err := s.run(ctx, wins); err != nil {
				return err
			}
			values := d.hold[who]
			if wins {
				values = d.win[who]
			}
			for v, x := range values {
				for c := range d.total + 1 {
					for star := range 2 {
						if d.ties == TieLot && star == 1 {
							continue
						}
						if got, want := 2*c+star >= x, s.good[s.at(v, c, star)]; got != want {
							return &VerifyError{d.g.Name(v), fmt.Sprintf("whether %v wins with %v (or, if not that, does not lose) should be %v", who, Chips{c, star == 1}, want)}
						}
					}
				}
			}
		}
	}
	return nil
}

// chipSearch finds out for every vertex and every holding of a player whether it is good for him.
type chipSearch struct {
	d    *Discrete
	who  Player
	good []bool
}

func (s *chipSearch) at(v, chips, star int) int { return (v*(s.d.total+1)+chips)*2 + star }

// run adds what is good until nothing is left to be added, if the player wants to win, or takes away what is not, if he
// does not want to lose.
func (s *chipSearch) run(ctx context.Context, wins bool) error {
	for v := range s.d.g.Len() {
		p, isTerminal := s.d.g.Winner(v)
		for i := range (s.d.total + 1) * 2 {
			s.good[s.at(v, 0, 0)+i] = isTerminal && p == s.who || !isTerminal && !wins
		}
	}
	for changed := true; changed; {
		changed = false
		for v := range s.d.g.Len() {
			if _, isTerminal := s.d.g.Winner(v); isTerminal {
				continue
			}
			for c := range s.d.total + 1 {
				for star := range 2 {
					good, err := s.isGood(ctx, v, c, star)
					if err != nil {
						return err
					}
					if good != s.good[s.at(v, c, star)] {
						s.good[s.at(v, c, star)], changed = good, true
					}
				}
			}
		}
	}
	return nil
}

// isGood reports whether the player has a bid at v that is good against every bid of the other one.
func (s *chipSearch) isGood(ctx context.Context, v, c, star int) (bool, error) {
	his := s.d.total - c
	for x := range c + 1 {
		if ctx.Err() != nil {
			return false, context.Cause(ctx)
		}
		good := true
		for y := 0; y <= his && good; y++ {
			switch {
			case x > y:
				good = s.moves(v, c-x, star)
			case x < y:
				good = s.moved(v, c+y, star)
			case s.d.ties == TieLot:
				good = s.moves(v, c-x, star) && s.moved(v, c+y, star)
			case star == 1: // he decides: he gives the tie-break away, or keeps it
				good = s.moves(v, c-x, 0) || s.moved(v, c+y, 1)
			default:
				good = s.moves(v, c-x, 0) && s.moved(v, c+y, 1)
			}
		}
		if good {
			return true, nil
		}
	}
	return false, nil
}

// moves reports whether the player has a good move, moved whether every move of the other one is good for him.
func (s *chipSearch) moves(v, c, star int) bool {
	for w := range s.d.g.Successors(v) {
		if s.good[s.at(w, c, star)] {
			return true
		}
	}
	return false
}

func (s *chipSearch) moved(v, c, star int) bool {
	for w := range s.d.g.Successors(v) {
		if !s.good[s.at(w, c, star)] {
			return false
		}
	}
	return true
}
