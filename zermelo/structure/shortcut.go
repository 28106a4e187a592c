package structure

import (
	"context"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// Shortcut is the argument that the first player wins an impartial game under normal play if some first move allows no
// move that was not allowed before it. Chomp is such a game: what can be bitten off after the corner is bitten off
// could be bitten off with the corner at once. If the first move does not win, some reply to it does, and the first
// player could have made that move instead. A Shortcut is immutable and safe for concurrent use if its rules are.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, problem 39.
type Shortcut[Pos comparable] struct {
	rules      cgt.ImpartialRuleset[Pos]
	start, via Pos
}

// NewShortcut checks that there is a move from start to via, and that every move from via is one from start. Otherwise
// the error is a [*HypothesisError]. It looks at the moves of these two positions only. It panics if rules is nil.
func NewShortcut[Pos comparable](rules cgt.ImpartialRuleset[Pos], start, via Pos) (*Shortcut[Pos], error) {
	if rules == nil {
		panic(fmt.Errorf("structure: no ruleset"))
	}
	isMove := map[Pos]bool{}
	for _, q := range rules.AppendMoves(nil, start, cgt.Left) {
		isMove[q] = true
	}
	if !isMove[via] {
		return nil, &HypothesisError{"stealing", nil, fmt.Sprintf("there is no move from %v to %v", start, via)}
	}
	for _, q := range rules.AppendMoves(nil, via, cgt.Left) {
		if !isMove[q] {
			return nil, &HypothesisError{"stealing", nil, fmt.Sprintf("there is a move from %v to %v, and none from %v", via, q, start)}
		}
	}
	return &Shortcut[Pos]{rules, start, via}, nil
}

// Refute takes a strategy of Min, of which somebody says that it wins the game that [zermelo.Normal] makes of the
// rules, from the start with Max to move, and returns a play in which Min follows it and loses. Max moves to via, and
// Min replies. From there on the strategy plays against itself, and loses either this play or the one in which Max made
// the move of that reply at once.
//
// If the strategy says nothing, or what is no move, the error is a [*zermelo.StrategyError] with the play; if it does
// not end after as many moves as most says, it is a [*cgt.LimitError], and it is the cause of ctx when that is done.
// Refute panics if the strategy is nil.
func (s *Shortcut[Pos]) Refute(ctx context.Context, second zermelo.Strategy[zermelo.Turned[Pos]], most int) (zermelo.Play[zermelo.Turned[Pos], zermelo.Result], error) {
	type play = zermelo.Play[zermelo.Turned[Pos], zermelo.Result]
	if second == nil {
		panic(fmt.Errorf("structure: Refute without a strategy"))
	}
	replies := []Pos{s.via}
	// The play in which Min is to move after the last of the replies. There are two, with via and without it.
	current := func() play {
		positions, next := []zermelo.Turned[Pos]{{Pos: s.start}}, zermelo.Min
		for _, p := range replies[(len(replies)+1)%2:] {
			positions = append(positions, zermelo.Turned[Pos]{Pos: p, Next: next})
			next = next.Opponent()
		}
		return play{Positions: positions, Payoff: zermelo.Win}
	}
	var moves []Pos
	for {
		if ctx.Err() != nil {
			return play{}, context.Cause(ctx)
		}
		p := replies[len(replies)-1]
		if moves = s.rules.AppendMoves(moves[:0], p, cgt.Left); len(moves) == 0 {
			return current(), nil
		}
		if len(replies) > most {
			return play{}, &cgt.LimitError{What: "moves", Limit: most}
		}
		q, ok := second.Move(zermelo.Turned[Pos]{Pos: p, Next: zermelo.Min})
		if !ok || q.Next != zermelo.Max || !slices.Contains(moves, q.Pos) {
			e := &zermelo.StrategyError{Who: zermelo.Min, Msg: "it says nothing"}
			if ok {
				e.Msg = fmt.Sprintf("it says %v, which is no move", q)
			}
			for _, p := range current().Positions {
				e.Play = append(e.Play, p.String())
			}
			return play{}, e
		}
		replies = append(replies, q.Pos)
	}
}
