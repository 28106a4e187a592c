package zermelo

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
)

// CheckIsomorphism checks that two games are the same but for the names of their positions: that image is an
// isomorphism from the positions that can be reached from p in the game from onto those that can be reached from
// image(p) in the game to. It must take different positions to different ones, ends to ends with the same payoff,
// positions where one player moves to such positions of the same player, and the moves from a position to all moves
// from its image. If one of the games is [Unending], both must be, with the same value. Then whatever is true of the
// one game is true of the other. That a move is listed twice does not matter, nor does the order; play need not end.
// [Exchange] helps where the players have changed places.
//
// It returns the number of positions. If image is no isomorphism the error is a [*cgt.IsomorphismError] for the
// position nearest to p where it fails; it is a [*cgt.LimitError] if there are more positions than limits allow, a
// [*GameError] if a game breaks its contract, and the cause of ctx when that is done. It takes time and memory in
// proportion to the moves and the positions of one game. CheckIsomorphism panics if a game or image is nil.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §7.
func CheckIsomorphism[P, Q comparable, V Payoff[V]](ctx context.Context, from Game[P, V], p P, to Game[Q, V], image func(P) Q, limits cgt.Limits) (positions int, err error) {
	if image == nil {
		panic(fmt.Errorf("zermelo: CheckIsomorphism without a map"))
	}
	g, h := net[P, V]{rules: newRules(from), ctx: ctx, most: limits.MaxPositions()}, newRules(to)
	if g.rules.mayLoop != h.mayLoop || g.rules.unending != h.unending {
		return 0, &cgt.IsomorphismError{Position: fmt.Sprint(p), Image: fmt.Sprint(image(p)), Msg: "play without end is not the same in the two games"}
	}
	preimages := map[Q]P{image(p): p}
	var wanted []Q
	err = g.walk(p, func(p P, who Player, v V, isEnd bool, moves []P) ([]P, error) {
		fail := func(format string, args ...any) ([]P, error) {
			return nil, &cgt.IsomorphismError{Position: fmt.Sprint(p), Image: fmt.Sprint(image(p)), Msg: fmt.Sprintf(format, args...)}
		}
		next, whoElse, w, isAlsoEnd, err := h.look(wanted[:0], image(p))
		wanted = next
		if err == nil {
			err = poll.Many(ctx, &g.steps, len(wanted))
		}
		switch {
		case err != nil:
			return nil, err
		case isEnd != isAlsoEnd:
			return fail("play ends at one of them only")
		case isEnd && v != w:
			return fail("the payoffs are %v and %v", v, w)
		case isEnd:
			return nil, nil
		case who != whoElse:
			return fail("the players to move are %v and %v", who, whoElse)
		}
		missing := make(map[Q]bool, len(wanted))
		for _, q := range wanted {
			missing[q] = true
		}
		met := make(map[Q]bool, len(moves))
		for _, move := range moves {
			q := image(move)
			if !missing[q] && !met[q] {
				return fail("a move leads to %v, but none to its image %v", move, q)
			}
			delete(missing, q)
			met[q] = true
			if other, ok := preimages[q]; ok && other != move {
				return fail("a move leads to %v, whose image %v is that of %v", move, q, other)
			}
			preimages[q] = move
		}
		for _, q := range wanted { // in their order, to report the first one
			if missing[q] {
				return fail("a move leads to %v, which is no image of a move", q)
			}
		}
		return moves, nil
	})
	if err != nil {
		return 0, err
	}
	return len(g.positions), nil
}

// Exchange returns the game after Max and Min have changed places: each moves where the other did, and every payoff is
// its negative, also that of a play without end. Positions that are alike stay so. It panics if game is nil.
func Exchange[Pos comparable, V interface {
	Payoff[V]
	Signed[V]
}](game Game[Pos, V],
) Game[Pos, V] {
	g := exchanged[Pos, V]{newRules(game)}
	if g.normalizer != nil {
		return &exchangedAlike[Pos, V]{g, g.normalizer}
	}
	return &g
}

type exchanged[Pos comparable, V Payoff[V]] struct{ rules[Pos, V] }

func (g *exchanged[Pos, V]) End(p Pos) (V, bool) {
	v, ok := g.rules.End(p)
	if !ok {
		return v, false
	}
	return negative(v), true
}

func (g *exchanged[Pos, V]) Turn(p Pos) Player { return g.rules.Turn(p).Opponent() }

func (g *exchanged[Pos, V]) Unending() (v V, ok bool) {
	if !g.mayLoop {
		return v, false
	}
	return negative(g.unending), true
}

// exchangedAlike is an exchanged game with positions that are alike.
type exchangedAlike[Pos comparable, V Payoff[V]] struct {
	exchanged[Pos, V]
	cgt.Normalizer[Pos]
}
