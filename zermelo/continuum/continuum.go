package continuum

import (
	"context"
	"fmt"
	"math"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
	"github.com/cgt-go/sdk/zermelo"
)

// Approach is a game with a continuum of positions and moves: the position is a distance, any real number that is not
// negative, and two players move in turn. A move brings it down by one of the steps that are not longer than it. Play
// is over where the distance is less than End, and there whoever is to move has lost, or won if Misere is set: then
// whoever brings it there loses.
//
// The ship on the plane, which moves by up to 3 and must come nearer by 1 at least, until it is nearer than 1, is such
// a game: by the triangle inequality it can come nearer by just the numbers from 1 to 3.
//
// Source: The sea chart, exercise 6.
type Approach struct {
	// Steps are the numbers by which a move may bring the distance down.
	Steps []Interval
	// End is the distance below which play is over.
	End zermelo.Rational
	// EndClosed says that play is over at the distance End, too.
	EndClosed bool
	// Misere says that whoever ends play loses.
	Misere bool
}

// ApproachSolution says who wins an [Approach] from each distance up to some number. It is immutable and safe for
// concurrent use. [ApproachSolution.Verify] checks it.
type ApproachSolution struct {
	game  Approach
	scale int64 // all ends of spans are divided by it
	steps []span
	end   span // where play is over
	all   span // the distances that are solved, with end
	// losing is where whoever is to move loses, in order: first the end, unless misère is played, and then spans in
	// play of which none touches another.
	losing []span
}

// mostScaled is more than any number, after multiplication by the scale, in a game with a continuum. Sums of a few of
// them do not overflow.
const mostScaled = 1 << 58

// faulty returns the error for a part of a game.
func faulty(part any, msg string) error {
	return &zermelo.GameError{Position: fmt.Sprint(part), Msg: msg}
}

// Solve says who wins from each distance up to the given one, exactly: the distances from which whoever is to move
// loses, or wins, are intervals with rational ends.
//
// Distances are labelled from below, in strips that are as wide as the shortest step, so that all moves lead to what is
// labelled: what a step can bring to a loss is won, and the rest of the strip is lost. The limits bound the number of
// strips, and that of intervals.
//
// The error is a [*zermelo.GameError] that names a step by which the distance does not become less, or says that from
// some distance there is no move; a [*cgt.LimitError] if the limits are reached, or if the numbers over a common
// denominator are 2^58 or more; and the cause of ctx when that is done.
func (a Approach) Solve(ctx context.Context, to zermelo.Rational, limits cgt.Limits) (*ApproachSolution, error) {
	if err := a.check(); err != nil {
		return nil, err
	}
	s := &ApproachSolution{game: a, scale: 1}
	s.game.Steps = slices.Clone(a.Steps)
	if err := s.convert(to); err != nil {
		return nil, err
	}
	shortest, longest := s.steps[0], s.steps[0]
	for _, t := range s.steps {
		if t.from < shortest.from {
			shortest = t
		}
		if t.to > longest.to {
			longest = t
		}
	}
	most := limits.MaxPositions()
	steps := 0
	first := 0 // of the lost spans that a step may still lead to
	if !a.Misere {
		s.losing = append(s.losing, s.end)
	}
	for at := s.end.to; at < s.all.to; {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, err
		}
		if steps > most || len(s.losing) > most {
			return nil, &cgt.LimitError{What: "intervals", Limit: most}
		}
		strip := span{at, min(at+shortest.from&^1, s.all.to)}
		for first < len(s.losing) && s.losing[first].add(longest).to <= at {
			first++
		}
		var won []span
		for _, l := range s.losing[first:] {
			for _, t := range s.steps {
				won = append(won, l.add(t).meet(strip))
			}
		}
		for _, l := range strip.without(union(won)) {
			if last := len(s.losing) - 1; len(s.lost()) > 0 && s.losing[last].to == l.from {
				s.losing[last].to = l.to
			} else {
				s.losing = append(s.losing, l)
			}
		}
		at = strip.to
	}
	return s, nil
}

// check says what is wrong with the game.
func (a Approach) check() error {
	reaches := false // whether there is a move wherever play is not over
	for _, i := range a.Steps {
		switch {
		case i.IsEmpty():
			return faulty(i, "there is no step in this interval")
		case i.Low.Sign() <= 0:
			return faulty(i, "a step must bring the distance down, by more than some number")
		}
		c := i.Low.Compare(a.End)
		reaches = reaches || c < 0 || c == 0 && (a.EndClosed || !i.LowOpen)
	}
	if !reaches {
		return faulty(a.End, "play is not over at this distance, or just above it, and all steps are longer")
	}
	return nil
}

// convert multiplies all numbers by a common denominator.
func (s *ApproachSolution) convert(to zermelo.Rational) error {
	scale := big.NewInt(1)
	multiply := func(x zermelo.Rational) {
		den := big.NewInt(x.Den())
		scale.Mul(scale, new(big.Int).Div(den, new(big.Int).GCD(nil, nil, scale, den)))
	}
	multiply(to)
	multiply(s.game.End)
	for _, i := range s.game.Steps {
		multiply(i.Low)
		multiply(i.High)
	}
	tooLarge := scale.Cmp(big.NewInt(mostScaled)) >= 0
	scaled := func(x zermelo.Rational, more bool) int64 {
		n := new(big.Int).Mul(big.NewInt(x.Num()), scale)
		n.Div(n, big.NewInt(x.Den()))
		if n.Cmp(big.NewInt(mostScaled)) >= 0 {
			tooLarge = true
			return 0
		}
		cut := 2 * n.Int64()
		if more {
			cut++
		}
		return cut
	}
	if to.Sign() < 0 {
		to = zermelo.Rational{}
	}
	s.all = span{0, scaled(to, true)}
	s.end = span{0, scaled(s.game.End, s.game.EndClosed)}
	for _, i := range s.game.Steps {
		s.steps = append(s.steps, span{scaled(i.Low, i.LowOpen), scaled(i.High, !i.HighOpen)})
	}
	if tooLarge {
		return &cgt.LimitError{What: "units of a common denominator", Limit: min(mostScaled, math.MaxInt)}
	}
	s.scale = scale.Int64()
	return nil
}

// lost returns where in play whoever is to move loses.
func (s *ApproachSolution) lost() []span {
	if s.game.Misere {
		return s.losing
	}
	return s.losing[min(1, len(s.losing)):]
}

// Lost returns the distances in play from which whoever is to move loses, in order; no two intervals touch.
func (s *ApproachSolution) Lost() []Interval { return s.intervals(s.lost()) }

// Won returns the distances in play from which whoever is to move wins, in order; no two intervals touch.
func (s *ApproachSolution) Won() []Interval {
	return s.intervals(span{s.end.to, s.all.to}.without(s.lost()))
}

func (s *ApproachSolution) intervals(spans []span) []Interval {
	var list []Interval
	for _, t := range spans {
		list = append(list, Interval{zermelo.Rat(t.from>>1, s.scale), zermelo.Rat(t.to>>1, s.scale), t.from&1 == 1, t.to&1 == 0})
	}
	return list
}

// String returns the lost distances in ascending order.
func (s *ApproachSolution) String() string {
	b := []byte("lost:")
	for _, i := range s.Lost() {
		b = fmt.Appendf(b, " %v", i)
	}
	return string(b)
}

// Wins reports whether whoever is to move at a distance wins, also where play is over. ok is false if the distance is
// negative or was not solved.
func (s *ApproachSolution) Wins(distance zermelo.Rational) (wins, ok bool) {
	at := s.cell(distance)
	if at.from < s.all.from || at.from >= s.all.to {
		return false, false
	}
	_, loses := slices.BinarySearchFunc(s.losing, at.from, func(l span, cut int64) int {
		switch {
		case l.to <= cut:
			return -1
		case l.from > cut:
			return 1
		}
		return 0
	})
	return !loses, true
}

// cell returns what is between the two cuts next to a distance: it alone, or all up to the next numbers with the common
// denominator.
func (s *ApproachSolution) cell(distance zermelo.Rational) span {
	n, rest := new(big.Int).Mul(big.NewInt(distance.Num()), big.NewInt(s.scale)), new(big.Int)
	n.DivMod(n, big.NewInt(distance.Den()), rest)
	if !n.IsInt64() || n.Int64() >= mostScaled || n.Sign() < 0 {
		return span{-1, 0} // it was not solved
	}
	at := 2 * n.Int64()
	if rest.Sign() > 0 {
		at++
	}
	return span{at, at + 1}
}

// Move returns a distance to go to from the given one such that the opponent loses there. There may be a continuum of
// them: it is the least one in the lowest interval of them that has one, or the middle of this interval if both ends
// are open, or the upper end if only that belongs to it. ok is false if there is none, since the distance is lost or
// was not solved or play is over there, and also if the fraction is too large for a [zermelo.Rational].
func (s *ApproachSolution) Move(distance zermelo.Rational) (to zermelo.Rational, ok bool) {
	at := s.cell(distance)
	if at.from < s.end.to || at.from >= s.all.to {
		return to, false
	}
	x := distance.Rat()
	for _, l := range s.intervals(s.losing) {
		for _, step := range s.game.Steps {
			low, lowOpen := new(big.Rat).Sub(x, step.High.Rat()), step.HighOpen
			if c := low.Cmp(l.Low.Rat()); c <= 0 {
				low, lowOpen = l.Low.Rat(), l.LowOpen || c == 0 && lowOpen
			}
			high, highOpen := new(big.Rat).Sub(x, step.Low.Rat()), step.LowOpen
			if c := high.Cmp(l.High.Rat()); c >= 0 {
				high, highOpen = l.High.Rat(), l.HighOpen || c == 0 && highOpen
			}
			switch c := low.Cmp(high); {
			case c > 0, c == 0 && (lowOpen || highOpen):
				continue
			case lowOpen && highOpen:
				low.Add(low, high).Quo(low, big.NewRat(2, 1))
			case lowOpen:
				low = high
			}
			return zermelo.RationalFromRat(low)
		}
	}
	return to, false
}

// Verify checks the intervals by the rules, without regard to how they were found: no step leads from a loss to a loss,
// and from each distance that is won some step leads to one. As every play ends this proves them. The error is a
// [*zermelo.LabelError] with the first interval for which it is not so, or the cause of ctx when that is done. It takes
// time in proportion to the square of the number of intervals.
func (s *ApproachSolution) Verify(ctx context.Context) error {
	if s.scale == 0 {
		return &zermelo.LabelError{Position: "0", Msg: "no game was solved"}
	}
	wrong := func(t span, r zermelo.Rule, format string, args ...any) error {
		return &zermelo.LabelError{Position: fmt.Sprint(s.intervals([]span{t})[0]), Rule: r, Msg: fmt.Sprintf(format, args...)}
	}
	steps := 0
	for _, l := range s.lost() {
		for _, t := range s.steps {
			if err := poll.Err(ctx, &steps); err != nil {
				return err
			}
			after := l.sub(t)
			for _, m := range s.losing {
				if both := after.meet(m); !both.isEmpty() {
					return wrong(l, zermelo.NoBetterRule, "it is lost, but so is %v, where a step leads", s.intervals([]span{both})[0])
				}
			}
		}
	}
	for _, w := range (span{s.end.to, s.all.to}).without(s.lost()) {
		var reached []span
		for _, t := range s.steps {
			if err := poll.Err(ctx, &steps); err != nil {
				return err
			}
			for _, l := range s.losing {
				reached = append(reached, l.add(t).meet(w))
			}
		}
		if rest := w.without(union(reached)); len(rest) > 0 {
			return wrong(rest[0], zermelo.ReachRule, "it is won, but no step leads to a loss")
		}
	}
	return nil
}
