package structure

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/zermelo"
)

// Stealing is the argument that Max, who begins a [Claiming] game, gets at least a draw: if Min had a strategy that
// wins against everything, Max could steal it. He makes a first move that he takes for a ghost, one that is not there,
// and then plays as Min would, with the players exchanged; when he is to move to the ghost, it becomes real and he
// makes another ghost. The additional mark does not hurt. So both would win, which cannot be. [NewStealing] checks what
// this needs; [Stealing.Refute] is what remains of it where the strategy is given. A Stealing is immutable and safe for
// concurrent use.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §10, problems 38 and 40.
type Stealing struct {
	game  *Claiming
	image []int
}

// NewStealing checks that the players of a game can change places: that both have a goal, the exchange takes each cell
// to a cell and that back, and takes the goal of each player to that of the other. For n in a row, where the goals
// are the same, nothing moves; in Hex the board is turned over. A full board without a winner must be a draw, if there
// is one. That an additional mark never hurts is so for every [Goal]. Otherwise the error is a [*HypothesisError]. It
// takes time linear in the goals, but for sorting.
func NewStealing(game *Claiming, exchange func(cell int) int) (*Stealing, error) {
	for who, goal := range game.goals {
		if goal == nil {
			return nil, &HypothesisError{"stealing", nil, fmt.Sprintf("%v has no goal", zermelo.Player(who))}
		}
	}
	if game.full != zermelo.Draw {
		return nil, &HypothesisError{"stealing", nil, fmt.Sprintf("a full board is a %v, which is not the same for both players", game.full)}
	}
	image, err := involution("stealing", game.cells, exchange)
	if err != nil {
		return nil, err
	}
	// The image of the image is the same set, so one direction is enough.
	if err := game.goals[zermelo.Max].isImage(game.goals[zermelo.Min], image); err != nil {
		return nil, err
	}
	return &Stealing{game, image}, nil
}

// Refute takes a strategy of Min, of which somebody says that it wins from the empty board with Max to move, and
// returns a play in which Min follows it and does not win. It plays the stolen strategy against the strategy itself:
// either the play is what is asked for, or Min wins it, and then the strategy lost the play that Max had in mind. It
// asks for at most one move for each cell.
//
// If the strategy says nothing, or what is no move, the error is a [*zermelo.StrategyError] with the play. It is the
// cause of ctx when that is done. Refute panics if the strategy is nil.
func (s *Stealing) Refute(ctx context.Context, second zermelo.Strategy[Claims]) (zermelo.Play[Claims, zermelo.Result], error) {
	if second == nil {
		panic(fmt.Errorf("structure: Refute without a strategy"))
	}
	type play = zermelo.Play[Claims, zermelo.Result]
	isOver := func(p *play) (ok bool) {
		p.Payoff, ok = s.game.End(p.Positions[len(p.Positions)-1])
		return ok
	}
	// What is played, and what Max has in mind: there the cells that he has without the ghost are Min's, and those of
	// Min are his, each as its image.
	outside, inside := play{Positions: []Claims{{}}}, play{Positions: []Claims{{}}}
	if isOver(&outside) {
		return outside, nil // on a board without cells
	}
	ghost := s.free(Claims{})
	claim(&outside, ghost)
	for !isOver(&outside) {
		if ctx.Err() != nil {
			return play{}, context.Cause(ctx)
		}
		cell, err := s.ask(second, outside.Positions)
		if err != nil {
			return play{}, err
		}
		claim(&outside, cell)
		claim(&inside, s.image[cell])
		if isOver(&inside) {
			return inside, nil
		}
		if isOver(&outside) {
			break
		}
		if cell, err = s.ask(second, inside.Positions); err != nil {
			return play{}, err
		}
		claim(&inside, cell)
		if cell = s.image[cell]; cell == ghost {
			ghost = s.free(outside.Positions[len(outside.Positions)-1])
			cell = ghost
		}
		claim(&outside, cell)
	}
	return outside, nil
}

// claim goes on with a play.
func claim(p *zermelo.Play[Claims, zermelo.Result], cell int) {
	p.Positions = append(p.Positions, p.Positions[len(p.Positions)-1].Claim(cell))
}

// ask returns the cell that a strategy of Min takes at the end of a play.
func (s *Stealing) ask(second zermelo.Strategy[Claims], play []Claims) (cell int, err error) {
	p := play[len(play)-1]
	fail := func(msg string) error {
		e := &zermelo.StrategyError{Who: zermelo.Min, Msg: msg}
		for _, p := range play {
			e.Play = append(e.Play, p.String())
		}
		return e
	}
	q, ok := second.Move(p)
	if !ok {
		return 0, fail("it says nothing")
	}
	if cell, ok = claimed(p, q, s.game.cells); !ok {
		return 0, fail(fmt.Sprintf("it says %v, which is no move", q))
	}
	return cell, nil
}

// free returns the first free cell. There is one where play goes on.
func (s *Stealing) free(p Claims) int {
	c := 0
	for !p.IsFree(c) {
		c++
	}
	return c
}
