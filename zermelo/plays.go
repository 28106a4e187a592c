package zermelo

import (
	"context"
	"fmt"
	"iter"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
)

// Play is a play from a position to an end.
type Play[Pos comparable, V Payoff[V]] struct {
	Positions []Pos // the first one is where it begins, the last one the end
	Payoff    V     // what Max gets
}

// Plays returns the plays from start in which Max moves as the strategy max says and Min as min says, one after
// another; a strategy that is nil allows every move. Moves come in the order in which the game lists them, each once.
// So with one strategy these are the plays that the strategy leads to, and without any they are all plays.
//
// The loop gets an error instead of a play, and ends, if a play comes back to a position where it has been, a
// [*cgt.LoopError], if a strategy says nothing or makes a move that is none, a [*StrategyError], if the game breaks its
// contract, a [*GameError], or when ctx is done. Each play is a slice of its own. There may be very many: see
// [CountPlays].
//
// Source: B. A. Trakhtenbrot, Algorithms and Automatic Computing Machines, §2.4.
func Plays[Pos comparable, V Payoff[V]](ctx context.Context, game Game[Pos, V], start Pos, max, min Strategy[Pos]) iter.Seq2[Play[Pos, V], error] {
	return func(yield func(Play[Pos, V], error) bool) {
		w := &plays[Pos, V]{rules: newRules(game), ctx: ctx, strategies: [2]Strategy[Pos]{max, min}, met: map[Pos]int{}}
		if err := w.enter(start); err != nil {
			yield(Play[Pos, V]{}, err)
			return
		}
		for len(w.path) > 0 {
			last := len(w.path) - 1
			if w.isEnd {
				if !yield(Play[Pos, V]{slices.Clone(w.path), w.payoff}, nil) {
					return
				}
				w.isEnd = false
			}
			if len(w.moves[last]) == 0 {
				delete(w.met, w.path[last])
				w.path, w.moves = w.path[:last], w.moves[:last]
				continue
			}
			q := w.moves[last][0]
			w.moves[last] = w.moves[last][1:]
			if err := w.enter(q); err != nil {
				yield(Play[Pos, V]{}, err)
				return
			}
		}
	}
}

// plays is a walk through plays.
type plays[Pos comparable, V Payoff[V]] struct {
	rules      rules[Pos, V]
	ctx        context.Context
	steps      int
	strategies [2]Strategy[Pos]

	path   []Pos
	moves  [][]Pos // that are still to be made, from each position of the path
	met    map[Pos]int
	isEnd  bool // the last position of the path has just been reached, and is an end
	payoff V
}

// enter goes on to p.
func (w *plays[Pos, V]) enter(p Pos) error {
	if err := poll.Err(w.ctx, &w.steps); err != nil {
		return err
	}
	if at, ok := w.met[p]; ok {
		return &cgt.LoopError{Cycle: texts(w.path[at:])}
	}
	var err error
	if w.path, err = poll.Grow(w.ctx, w.path, 1); err != nil {
		return err
	}
	if w.moves, err = poll.Grow(w.ctx, w.moves, 1); err != nil {
		return err
	}
	w.met[p] = len(w.path)
	w.path = append(w.path, p)
	moves, who, v, isEnd, err := w.rules.look(nil, p)
	if err != nil {
		return err
	}
	if err := poll.Many(w.ctx, &w.steps, len(moves)); err != nil {
		return err
	}
	w.isEnd, w.payoff = isEnd, v
	if !isEnd {
		if moves, err = choose(w.strategies[who], who, w.path, moves); err != nil {
			return err
		}
	}
	w.moves = append(w.moves, moves)
	return nil
}

// choose returns the moves that who may make at the end of path, which are without duplicates: the one that the
// strategy says, or all.
func choose[Pos comparable](s Strategy[Pos], who Player, path, moves []Pos) ([]Pos, error) {
	if s == nil {
		seen := make(map[Pos]bool, len(moves))
		return slices.DeleteFunc(moves, func(q Pos) bool {
			isDouble := seen[q]
			seen[q] = true
			return isDouble
		}), nil
	}
	q, err := follow(s, who, path, func(q Pos) bool { return slices.Contains(moves, q) })
	if err != nil {
		return nil, err
	}
	return []Pos{q}, nil
}

// follow returns what a strategy says at the end of path.
func follow[Pos comparable](s Strategy[Pos], who Player, path []Pos, isMove func(q Pos) bool) (q Pos, err error) {
	q, ok := s.Move(path[len(path)-1])
	switch {
	case !ok:
		return q, &StrategyError{Who: who, Play: texts(path), Msg: "it says nothing"}
	case !isMove(q):
		return q, &StrategyError{Who: who, Play: texts(path), Msg: fmt.Sprintf("it says %v, which is no move", q)}
	}
	return q, nil
}

// Match is the referee: it plays a game from start, where Max moves as the strategy max says and Min as min says,
// checks every move, and records the play. It goes into no other move, so that the game may be of any size; if it is a
// [Judge], not even the moves from the positions of the play are listed. After as many moves as most says the play is
// broken off, with a [*cgt.LimitError]; if a strategy says nothing or what is no move, the error is a [*StrategyError],
// which names the player, the position and the number of moves before; the other errors are those of [Plays], but that
// a play may come back to where it was. What was played is returned in any case. Match panics if a strategy is nil.
func Match[Pos comparable, V Payoff[V]](ctx context.Context, game Game[Pos, V], start Pos, max, min Strategy[Pos], most int) (Play[Pos, V], error) {
	if max == nil || min == nil {
		panic(fmt.Errorf("zermelo: Match without a strategy"))
	}
	rules := newRules(game)
	strategies := [2]Strategy[Pos]{max, min}
	play := Play[Pos, V]{Positions: []Pos{start}}
	var moves []Pos
	steps := 0
	for {
		if err := poll.Err(ctx, &steps); err != nil {
			return play, err
		}
		p := play.Positions[len(play.Positions)-1]
		var (
			who   Player
			v     V
			isEnd bool
			err   error
		)
		if rules.judge == nil {
			if moves, who, v, isEnd, err = rules.look(moves[:0], p); err == nil {
				err = poll.Many(ctx, &steps, len(moves))
			}
		} else {
			who, v, isEnd, err = rules.glance(p)
		}
		switch {
		case err != nil:
			return play, err
		case isEnd:
			play.Payoff = v
			return play, nil
		case len(play.Positions) > most:
			return play, &cgt.LimitError{What: "moves", Limit: most}
		}
		isMove := func(q Pos) bool { return slices.Contains(moves, q) }
		if rules.judge != nil {
			isMove = func(q Pos) bool { return rules.judge.IsMove(p, q) }
		}
		q, err := follow(strategies[who], who, play.Positions, isMove)
		if err != nil {
			return play, err
		}
		if play.Positions, err = poll.Grow(ctx, play.Positions, 1); err != nil {
			return play, err
		}
		play.Positions = append(play.Positions, q)
	}
}

// CountPlays returns the number of plays from start, where moves to the same position are one. It looks at each
// position once, so that the number may be much larger than what [Plays] could go through. The errors are those of
// [Lengths].
func CountPlays[Pos comparable, V Payoff[V]](ctx context.Context, game Game[Pos, V], start Pos, limits cgt.Limits) (*big.Int, error) {
	g := net[Pos, V]{rules: newRules(game), ctx: ctx, most: limits.MaxPositions()}
	err := g.walk(start, func(_ Pos, _ Player, _ V, _ bool, moves []Pos) ([]Pos, error) {
		return choose(nil, 0, []Pos{start}, moves)
	})
	if err != nil {
		return nil, err
	}
	order, cycle, err := g.order()
	switch {
	case err != nil:
		return nil, err
	case cycle != nil:
		return nil, &cgt.LoopError{Cycle: texts(cycle)}
	}
	counts := make([]*big.Int, len(order))
	for _, i := range order {
		if ctx.Err() != nil { // at each, for the numbers may be long
			return nil, context.Cause(ctx)
		}
		counts[i] = new(big.Int)
		if len(g.next[i]) == 0 {
			counts[i].SetInt64(1)
		}
		for _, j := range g.next[i] {
			counts[i].Add(counts[i], counts[j])
		}
	}
	return counts[0], nil
}

// Lengths returns how many moves the shortest and the longest play from start have. The longest is the rank of the
// game, which no play exceeds; if the two are the same, all plays have the same length. The error is a [*cgt.LoopError]
// if play need not end, also if the game is [Unending], a [*cgt.LimitError], a [*GameError] or the cause of ctx.
//
// Sources: B. A. Trakhtenbrot, Algorithms and Automatic Computing Machines, §2.3, for the rank; A. Shen, Games and
// strategies from the viewpoint of mathematics, §2, for games in which it does not matter how one plays.
func Lengths[Pos comparable, V Payoff[V]](ctx context.Context, game Game[Pos, V], start Pos, limits cgt.Limits) (shortest, longest int, err error) {
	g := net[Pos, V]{rules: newRules(game), ctx: ctx, most: limits.MaxPositions()}
	err = g.walk(start, func(_ Pos, _ Player, _ V, _ bool, moves []Pos) ([]Pos, error) { return moves, nil })
	if err != nil {
		return 0, 0, err
	}
	order, cycle, err := g.order()
	switch {
	case err != nil:
		return 0, 0, err
	case cycle != nil:
		return 0, 0, &cgt.LoopError{Cycle: texts(cycle)}
	}
	type lengths struct{ least, most int }
	of := make([]lengths, len(order))
	for _, i := range order {
		if err := poll.Err(ctx, &g.steps); err != nil {
			return 0, 0, err
		}
		for k, j := range g.next[i] {
			l := lengths{of[j].least + 1, of[j].most + 1}
			if k > 0 {
				l = lengths{min(l.least, of[i].least), max(l.most, of[i].most)}
			}
			of[i] = l
		}
	}
	return of[0].least, of[0].most, nil
}
