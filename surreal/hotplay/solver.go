package hotplay

import (
	"context"
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// Solver finds the score that sums come to if both players play their best, by search, and is the strategy that plays
// so. It remembers sums without their numbers, whatever the order of the components. The zero Solver is ready for use,
// by one goroutine at a time; it must not be copied after its first use.
//
// The time and the memory grow exponentially with the number of different components: to say who wins a sum of games
// {a||b|c} is PSPACE-complete.
//
// Source: D. Moews, On some combinatorial games connected with Go (1993), for the last.
type Solver struct {
	// Limits bounds the number of positions that are remembered over the life of the Solver.
	Limits cgt.Limits

	numbers map[surreal.Game]uint64
	scores  map[string]surreal.Dyadic
	depth   int
}

// Score returns the score of p if both players play their best: the Left stop of the sum if Left is to move, or else
// the Right stop.
//
// The error is a *[cgt.LimitError] if the limit is reached, or the cause why ctx is done.
//
// Source: Conway, On Numbers and Games, ch. 9, for stops.
func (s *Solver) Score(ctx context.Context, p Position) (surreal.Dyadic, error) {
	if s.scores == nil {
		s.scores = map[string]surreal.Dyadic{}
		s.numbers = map[surreal.Game]uint64{}
	}
	f := search{
		ctx: ctx, most: s.Limits.MaxPositions(), scores: s.scores, depth: s.depth, key: s.key,
		moves: func(p Position) ([]Move, error) { return p.Moves(), nil },
	}
	x, err := f.score(p)
	s.depth = f.depth
	return x, err
}

// key returns the numbers of the hot components, sorted, and the sum of the others' means.
func (s *Solver) key(p Position) (key string, number surreal.Dyadic) {
	var hot []uint64
	for i := range p.games {
		c := &p.games[i]
		if !c.isHot() {
			number = number.Add(c.mean)
			continue
		}
		n, ok := s.numbers[c.Game]
		if !ok {
			n = uint64(len(s.numbers))
			s.numbers[c.Game] = n
		}
		hot = append(hot, n)
	}
	slices.Sort(hot)
	text := []byte{byte(p.next)}
	for _, n := range hot {
		text = binary.AppendUvarint(text, n)
	}
	return string(text), number
}

// Stats returns the number of positions that are remembered, and the most moves from a position that was asked for to
// one that was looked at.
func (s *Solver) Stats() cgt.Stats { return cgt.Stats{Positions: len(s.scores), Depth: s.depth} }

// Move returns the first of the best moves; ok is false if play is over. Errors are those of [Solver.Score].
func (s *Solver) Move(ctx context.Context, p Position) (m Move, ok bool, err error) {
	var best surreal.Dyadic
	for _, n := range p.Moves() {
		q, _ := p.After(n)
		x, err := s.Score(ctx, q)
		if err != nil {
			return Move{}, false, err
		}
		if x = sign(p.next, x); !ok || x.Compare(best) > 0 {
			m, best, ok = n, x, true
		}
	}
	return m, ok, nil
}

// Verify checks the [Solver.Score] of p by play: each player, moving as [Solver.Move] says, is sure of it against every
// reply. A wrong score, or one that the moves do not come to, is a *[cgt.RulesetError]. Other errors are those of
// [Solver.Score] and [Worst], which has the same limits.
func (s *Solver) Verify(ctx context.Context, p Position) error {
	want, err := s.Score(ctx, p)
	if err != nil {
		return err
	}
	for who := cgt.Left; who <= cgt.Right; who++ {
		x, err := Worst(ctx, s, who, p, s.Limits)
		if err != nil {
			return err
		}
		if sign(who, x).Compare(sign(who, want)) < 0 {
			return &cgt.RulesetError{Position: p.String(), Who: who, Msg: fmt.Sprintf("the score should be %v, but play comes to %v", want, x)}
		}
	}
	return nil
}

// String returns best play.
func (s *Solver) String() string { return "best play" }
