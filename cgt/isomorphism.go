package cgt

import (
	"context"
	"errors"
	"fmt"

	"github.com/cgt-go/sdk/internal/poll"
	"github.com/cgt-go/sdk/internal/visible"
)

// IsomorphismError reports that a map is no isomorphism of games.
type IsomorphismError struct {
	Position string // where it fails, as text
	Image    string // of that position
	Msg      string // what is wrong
}

// Error returns the message in one line.
func (e *IsomorphismError) Error() string {
	return fmt.Sprintf("cgt: no isomorphism: %s has the image %s: %s", visible.Text(e.Position), visible.Text(e.Image), e.Msg)
}

// CheckIsomorphism checks that two games are the same but for the names of their positions: that image is an
// isomorphism from the positions that can be reached from p under the rules from onto those that can be reached from
// image(p) under the rules to. It must take different positions to different ones, and the moves of each player from a
// position to all moves of that player from the image. Then the two graphs of positions are isomorphic, and whatever is
// true of the one game is true of the other. That a move is listed twice does not matter, nor does the order; play need
// not end.
//
// It returns the number of positions. If image is no isomorphism the error is an [*IsomorphismError] for the position
// nearest to p where it fails; it is a [*LimitError] if there are more positions than limits allow, and the cause of
// ctx when that is done. It takes time and memory in proportion to the moves and the positions of one game.
// CheckIsomorphism panics if one of the rules or image is nil.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §§3 and 7.
func CheckIsomorphism[P, Q comparable](ctx context.Context, from Ruleset[P], p P, to Ruleset[Q], image func(P) Q, limits Limits) (positions int, err error) {
	if from == nil || to == nil || image == nil {
		panic(errors.New("cgt: CheckIsomorphism: nil rules or map"))
	}
	most := limits.MaxPositions()
	seen := map[P]bool{p: true}
	preimages := map[Q]P{image(p): p}
	list := []P{p}
	var moves []P
	var wanted []Q
	steps := 0
	for v := 0; v < len(list); v++ {
		if err := poll.Err(ctx, &steps); err != nil {
			return 0, err
		}
		p := list[v]
		fail := func(format string, args ...any) (int, error) {
			return 0, &IsomorphismError{fmt.Sprint(p), fmt.Sprint(image(p)), fmt.Sprintf(format, args...)}
		}
		for who := Left; who <= Right; who++ {
			moves = from.AppendMoves(moves[:0], p, who)
			wanted = to.AppendMoves(wanted[:0], image(p), who)
			if err := poll.Many(ctx, &steps, len(moves)+len(wanted)); err != nil {
				return 0, err
			}
			missing := make(map[Q]bool, len(wanted))
			for _, q := range wanted {
				missing[q] = true
			}
			met := make(map[Q]bool, len(moves))
			for _, move := range moves {
				q := image(move)
				if !missing[q] && !met[q] {
					return fail("%v can move to %v, but not to its image %v", who, move, q)
				}
				delete(missing, q)
				met[q] = true
				if seen[move] {
					continue
				}
				if other, taken := preimages[q]; taken {
					return fail("%v can move to %v, whose image %v is that of %v", who, move, q, other)
				}
				if len(list) >= most {
					return 0, &LimitError{What: "positions", Limit: most}
				}
				seen[move] = true
				preimages[q] = move
				list = append(list, move)
			}
			for _, q := range wanted { // in their order, to report the first one
				if missing[q] {
					return fail("%v can move to %v, which is no image of a move", who, q)
				}
			}
		}
	}
	return len(list), nil
}
