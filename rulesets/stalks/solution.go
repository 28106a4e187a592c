package stalks

import (
	"context"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/scan"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

// Solution says who wins a position.
type Solution struct {
	Position Position
	First    cgt.Player // who is to move
	Winner   cgt.Player
	Move     Move // if Winner is First, a move by which he wins

	limits surreal.Limits
}

// Verify checks the solution. That each stalk is worth its number it checks by the way back, from the number to the
// signs. Then it plays the finite games to numbers, by all moves that there are: after the move of the solution Winner
// must win against every reply, and if there is none, against every move of First. Neither stops nor comparisons of
// games are used. Of stalks nothing but their sum plays a part: a player need not cut one as long as the games are no
// number, and if they are, the sign of the total decides.
//
// The error is a [*VerifyError] if the solution is wrong, a [*MoveError] if its move is not legal, and one that wraps
// [cgt.ErrLimit] if there are more positions of the games than Limits.Positions of the [Solver], or
// [cgt.DefaultPositions].
func (s Solution) Verify(ctx context.Context) error {
	if max(s.First, s.Winner) > cgt.Right {
		return &VerifyError{s.Position.String(), "who begins, or wins, is neither Left nor Right"}
	}
	p, first, winsFirst := s.Position, s.First, s.Winner == s.First
	if winsFirst {
		var err error
		if p, err = p.Play(s.First, s.Move); err != nil {
			return err
		}
		first = first.Opponent()
	}
	var number transfinite.Quotient
	for i, x := range p.stalks {
		q, err := x.Quotient()
		if err != nil {
			return &StalkError{i, err}
		}
		signs, err := q.SignExpansion()
		if err != nil {
			return &StalkError{i, err}
		}
		if !signs.Equal(x) {
			return &VerifyError{s.Position.String(), "a stalk is not worth its number"}
		}
		number = number.Add(q)
	}
	game, err := (&surreal.Calculator{Limits: s.limits}).Sum(ctx, p.games...)
	if err != nil {
		return err
	}
	v := verifier{ctx: ctx, number: number, known: map[turn]bool{}, most: limit.Count(s.limits.Positions, cgt.DefaultPositions)}
	loses, err := v.loses(turn{game, first})
	switch {
	case err != nil:
		return err
	case !loses && winsFirst:
		return &VerifyError{s.Position.String(), "the move does not win"}
	case !loses:
		return &VerifyError{s.Position.String(), "the player to move wins"}
	}
	return nil
}

// VerifyError reports a [Solution] that is wrong.
type VerifyError struct {
	Position string
	Msg      string // what is wrong
}

// Error returns the message in one line.
func (e *VerifyError) Error() string {
	return "stalks: the solution of " + scan.Brief(e.Position) + ": " + e.Msg
}

// verifier finds out who wins the sum of a number and a game, from the moves in the game.
type verifier struct {
	ctx    context.Context
	number transfinite.Quotient
	known  map[turn]bool // who is to move loses
	most   int           // of turns
}

// turn is a game and who is to move.
type turn struct {
	game surreal.Game
	who  cgt.Player
}

// loses reports whether who is to move loses. He does if the opponent, after each of his moves, does not; and in a
// number, if its sign is not in his favour. It goes through the game without recursion, for games can be as deep as
// memory allows.
func (v *verifier) loses(t turn) (bool, error) {
	type frame struct {
		turn
		options []surreal.Game // not yet looked at
	}
	var stack []frame
	enter := func(t turn) error {
		if len(v.known)+len(stack) >= v.most {
			return &cgt.LimitError{What: "positions", Limit: v.most}
		}
		if (len(v.known)+len(stack))%1024 == 0 && v.ctx.Err() != nil {
			return context.Cause(v.ctx)
		}
		if x, ok := t.game.Number(); ok {
			sign := transfinite.FromDyadic(x).Quotient().Add(v.number).Sign()
			v.known[t] = sign*signOf(t.who) <= 0
			return nil
		}
		stack = append(stack, frame{t, slices.Collect(t.game.Options(t.who))})
		return nil
	}
	err := enter(t)
	for err == nil && len(stack) > 0 {
		top := &stack[len(stack)-1]
		if len(top.options) == 0 {
			v.known[top.turn] = true
			stack = stack[:len(stack)-1]
			continue
		}
		next := turn{top.options[0], top.who.Opponent()}
		switch loses, ok := v.known[next]; {
		case !ok:
			err = enter(next)
		case loses:
			v.known[top.turn] = false
			stack = stack[:len(stack)-1]
		default:
			top.options = top.options[1:]
		}
	}
	return v.known[t], err
}
