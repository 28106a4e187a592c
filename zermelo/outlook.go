package zermelo

import (
	"context"
	"fmt"
	"iter"
)

// Outlook is what is known of the value of a position when one has looked so many moves ahead. What a player can force
// within so many moves is forced, so that the value is never less than Least nor more than Most; all the rest is open.
// An Outlook is a value that does not change.
type Outlook[Pos comparable, V Payoff[V]] struct {
	Depth     int // how many moves ahead
	Positions int // positions looked at so far, again and again
	known     span[V]
	best      Pos
	hasBest   bool
}

// Least returns what Max gets at least, if both play on: the largest payoff such that Max can force play to end within
// Depth moves, whatever Min does, with this payoff or a larger one. A position of which a [Bounder] says that it is
// worth so much counts as such an end. Where Max can force nothing it is the least payoff that there is, if payoffs are
// [Extremal]; or else ok is false.
func (o Outlook[Pos, V]) Least() (v V, ok bool) { return o.known.of(Max) }

// Most returns what Max gets at most, which is what Min can force in the same sense.
func (o Outlook[Pos, V]) Most() (v V, ok bool) { return o.known.of(Min) }

// Value returns the value of the position; ok is false if looking Depth moves ahead does not decide it.
func (o Outlook[Pos, V]) Value() (v V, ok bool) {
	if !o.known.isExact() {
		return v, false
	}
	return o.known.lo, true
}

// BestMove returns the best move so far. With it the player to move forces what is known to be forced; or, if that is
// nothing, the opponent cannot force the worst within so many moves, and if that is forced with every move, with this
// one it takes longest. ok is false if play has ended, or if everything is known without search.
func (o Outlook[Pos, V]) BestMove() (q Pos, ok bool) { return o.best, o.hasBest }

// Deepen looks 0, 1, 2, … moves ahead, and says after each what is known, until that is the value. It is the method
// [Deepening], watched: a loop that has seen enough may end, and what it has seen is true.
//
// If a player wins ([Result]), the Depth of the last [Outlook] is the number of moves of the shortest win, which is
// [Solution.Distance]; a [Bounder] may know of it before. Any other value is known as soon as each player can force it,
// also against moves that are not the best. So a draw is known when both can force one, which takes no more moves than
// are left, and otherwise has nothing to do with Distance, for which both make a draw last; and for other payoffs on
// the side of who is in a hurry it is Distance or more.
//
// The last value of the loop may be an error instead, the one that [Solver.Value] has with that method. In particular,
// a play without end is never forced within any number of moves, so that for a position that is worth one the loop ends
// with a [*cgt.LimitError], if not before. What there is to say does not depend on Table; among equally good moves the
// best one may. Deepen panics if Game is nil, and if Method is neither Deepening nor [Auto].
func (s *Solver[Pos, V]) Deepen(ctx context.Context, p Pos) iter.Seq2[Outlook[Pos, V], error] {
	if s.Game == nil || s.Method != Auto && s.Method != Deepening {
		panic(fmt.Errorf("zermelo: Deepen without a game, or with the method %v", s.Method))
	}
	return func(yield func(Outlook[Pos, V], error) bool) {
		x, err := s.newDeepening(ctx)
		if err != nil {
			yield(Outlook[Pos, V]{}, err)
			return
		}
		l, err := x.ahead(p)
		for {
			var o Outlook[Pos, V]
			if err == nil {
				o, err = l.outlook()
			}
			if !yield(o, err) || err != nil || l.known.isExact() {
				return
			}
			err = l.further(l.moves + 1)
		}
	}
}

// Within returns the outlook when one looks so many moves ahead, none if moves is negative; or fewer, if that is enough
// to know the value. So it answers whether there is a mate in three, which is within five moves of the two players. It
// is the loop of [Solver.Deepen]; with an error it returns the last outlook before that.
func (s *Solver[Pos, V]) Within(ctx context.Context, p Pos, moves int) (last Outlook[Pos, V], err error) {
	for o, err := range s.Deepen(ctx, p) {
		if err != nil {
			return last, err
		}
		if last = o; o.Depth >= moves {
			break
		}
	}
	return last, nil
}

// lookahead is a search that looks further and further ahead from a start.
type lookahead[Pos comparable, V Payoff[V]] struct {
	*deepening[Pos, V]
	start Pos
	root  kid[Pos, V]
	moves uint32 // ahead
	known span[V]
	// The last move that forced something, and the last one that kept the opponent from it.
	forcing, keeping deepMove[Pos]
	keeper           Player
}

// ahead looks no moves ahead of p.
func (x *deepening[Pos, V]) ahead(p Pos) (*lookahead[Pos, V], error) {
	k, err := x.glance(p)
	if err != nil {
		return nil, err
	}
	l := &lookahead[Pos, V]{deepening: x, start: p, root: k, known: k.s}
	return l, l.further(0)
}

// further looks so many moves ahead.
func (l *lookahead[Pos, V]) further(moves uint32) error {
	l.moves = moves
	for who := Max; who <= Min; who++ {
		for isYes := true; isYes && !l.known.isExact(); {
			g := goal[V]{who: who}
			if v, ok := l.known.of(who); ok {
				g.edge = edge[V]{v, strict}
			}
			l.reached, l.kept = deepMove[Pos]{}, deepMove[Pos]{}
			a, err := l.ask(&l.root, g, moves)
			if err != nil {
				return err
			}
			if l.kept.ok {
				l.keeping, l.keeper = l.kept, who.Opponent()
			}
			if isYes = a.isYes; isYes {
				switch {
				case l.reached.ok:
					l.forcing = l.reached
				case l.keeping.ok && who == l.keeper:
					// It is known since the opponent asked for more, and was kept from it for ever.
					l.forcing = l.keeping
				}
				s := span[V]{lo: a.v, hasLo: true}
				if who == Min {
					s = span[V]{hi: a.v, hasHi: true}
				}
				var ok bool
				if l.known, ok = l.known.meet(s); !ok {
					return contradiction(l.start)
				}
			}
		}
	}
	return nil
}

// outlook returns what is known.
func (l *lookahead[Pos, V]) outlook() (o Outlook[Pos, V], err error) {
	o = Outlook[Pos, V]{Depth: int(l.moves), Positions: l.looked, known: l.known}
	best := l.forcing
	if !best.ok {
		best = l.keeping
	}
	if l.moves == 0 {
		return o, nil
	}
	moves, who, _, isEnd, err := l.look(nil, l.start)
	switch {
	case err != nil:
		return Outlook[Pos, V]{}, err
	case isEnd:
		return Outlook[Pos, V]{}, gameError(l.start, "play has ended there, and had not before")
	case !best.ok: // every move loses at once what could be lost
		l.sort(moves, who)
		o.best, o.hasBest = moves[0], true
		return o, nil
	}
	for _, q := range moves {
		if p, isSwapped := l.normalize(q); p == best.p && isSwapped == (best.isSwapped != l.root.isSwapped) {
			o.best, o.hasBest = q, true
			return o, nil
		}
	}
	return Outlook[Pos, V]{}, gameError(l.start, "there were other moves before")
}
