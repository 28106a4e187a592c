package hotplay

import (
	"context"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// search finds the score of positions by alternate play. It goes without recursion, for plays may be long.
type search struct {
	ctx  context.Context
	most int // positions
	// moves lists the moves that are considered in a position.
	moves func(p Position) ([]Move, error)
	// key returns the same text for positions that differ by a number only, and the number that p has more than the
	// others may have.
	key    func(p Position) (key string, number surreal.Dyadic)
	scores map[string]surreal.Dyadic // without the numbers
	depth  int                       // the most moves from the first position
}

// frame is a position on the way to the one that is looked at.
type frame struct {
	p      Position
	key    string
	number surreal.Dyadic
	moves  []Move
	next   int // move
	best   surreal.Dyadic
}

func (s *search) score(p Position) (surreal.Dyadic, error) {
	x, frames, err := s.enter(nil, p)
	for err == nil && len(frames) > 0 {
		f := &frames[len(frames)-1]
		q, ok := f.p.After(f.moves[f.next])
		if !ok {
			return surreal.Dyadic{}, notAMove(f.p, f.moves[f.next])
		}
		below := len(frames)
		if x, frames, err = s.enter(frames, q); err != nil || len(frames) > below {
			continue
		}
		for len(frames) > 0 { // x is the score after the next move of the last frame
			f := &frames[len(frames)-1]
			if f.next == 0 || sign(f.p.next, x).Compare(sign(f.p.next, f.best)) > 0 {
				f.best = x
			}
			if f.next++; f.next < len(f.moves) {
				break
			}
			x = f.best
			s.scores[f.key] = x.Sub(f.number)
			frames = frames[:len(frames)-1]
		}
	}
	return x, err
}

// enter returns the score of p if it is known, and otherwise puts p on the frames.
func (s *search) enter(frames []frame, p Position) (surreal.Dyadic, []frame, error) {
	if s.ctx.Err() != nil { // at each position, for one of many components takes long
		return surreal.Dyadic{}, nil, context.Cause(s.ctx)
	}
	if x, over := p.Score(); over {
		return x, frames, nil
	}
	key, number := s.key(p)
	if x, ok := s.scores[key]; ok {
		return x.Add(number), frames, nil
	}
	if len(s.scores)+len(frames) >= s.most {
		return surreal.Dyadic{}, nil, &cgt.LimitError{What: "positions of a sum", Limit: s.most}
	}
	moves, err := s.moves(p)
	if err != nil {
		return surreal.Dyadic{}, nil, err
	}
	frames = append(frames, frame{p: p, key: key, number: number, moves: moves})
	s.depth = max(s.depth, len(frames))
	return surreal.Dyadic{}, frames, nil
}
