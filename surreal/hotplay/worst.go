package hotplay

import (
	"context"
	"encoding/binary"
	"errors"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// Worst returns the score that who is sure of if he plays by the strategy from p on: the lowest for Left, or the
// highest for Right, that any replies come to. It tries them all. Positions that differ in the order of the components,
// the last move or the ambient temperature are different here, for the strategy may look at these.
//
// The error is a *[cgt.RulesetError] if the strategy makes no move, or one that is none, a *[cgt.LimitError] if there
// are more positions than the limit, the cause why ctx is done, or an error of the strategy. Worst panics if strategy
// is nil, or if who is neither Left nor Right.
func Worst(ctx context.Context, strategy Strategy, who cgt.Player, p Position, limits cgt.Limits) (surreal.Dyadic, error) {
	if strategy == nil {
		panic(errors.New("hotplay: Worst: nil strategy"))
	}
	mustBePlayer(who)
	numbers := map[surreal.Game]uint64{}
	ambients := map[surreal.Dyadic]uint64{}
	f := search{
		ctx: ctx, most: limits.MaxPositions(), scores: map[string]surreal.Dyadic{},
		moves: func(p Position) ([]Move, error) {
			if p.next != who {
				return p.Moves(), nil
			}
			m, err := ask(ctx, strategy, p)
			return []Move{m}, err
		},
		key: func(p Position) (string, surreal.Dyadic) {
			n, ok := ambients[p.ambient]
			if !ok {
				n = uint64(len(ambients))
				ambients[p.ambient] = n
			}
			text := []byte{byte(p.next)}
			text = binary.AppendUvarint(text, uint64(p.last))
			text = binary.AppendUvarint(text, n)
			for _, g := range p.Games() {
				n, ok := numbers[g]
				if !ok {
					n = uint64(len(numbers))
					numbers[g] = n
				}
				text = binary.AppendUvarint(text, n)
			}
			return string(text), surreal.Dyadic{}
		},
	}
	return f.score(p)
}

// ask returns the move of the strategy in a position that is not over.
func ask(ctx context.Context, strategy Strategy, p Position) (Move, error) {
	m, ok, err := strategy.Move(ctx, p)
	if err == nil && !ok {
		err = &cgt.RulesetError{Position: p.String(), Who: p.next, Msg: "the strategy makes no move"}
	}
	return m, err
}
