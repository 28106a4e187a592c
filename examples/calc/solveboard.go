package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/bridgit"
	"github.com/cgt-go/sdk/rulesets/connect"
	"github.com/cgt-go/sdk/rulesets/endgames"
	"github.com/cgt-go/sdk/rulesets/fence"
	"github.com/cgt-go/sdk/rulesets/hex"
	"github.com/cgt-go/sdk/rulesets/noughts"
	"github.com/cgt-go/sdk/rulesets/quixo"
	"github.com/cgt-go/sdk/zermelo"
)

func solveBridgit(ctx context.Context, c *call, o solveOptions) (answer, error) {
	n, err := numbers("bridgit", c.words, []string{"columns", "rows"}, 2, 2, bridgit.MaxPlaces)
	if err != nil {
		return nil, err
	}
	start, err := bridgit.New(n[0], n[1])
	if err != nil {
		return nil, err
	}
	if o.method != zermelo.Auto {
		return solveGame(ctx, zermelo.Game[bridgit.Position, zermelo.Result](bridgit.Rules{}), start, o, o.within(1), bridgit.Position.String)
	}
	game, err := start.Board().Game()
	if err != nil {
		return nil, err
	}
	sol, err := game.Solve(ctx)
	if err != nil {
		return nil, err
	}
	if err := sol.Verify(); err != nil {
		return nil, err
	}
	winner := sol.Class().Winner(zermelo.Max)
	a := solvedGame{Value: valueInWords(game, start.Claims(), zermelo.WinFor(winner)), Moves: []string{}, Verified: true}
	for _, q := range (bridgit.Rules{}).AppendMoves(nil, start) {
		value, _ := game.End(q.Claims())
		if rest, _, ok := game.Rest(q.Claims()); ok {
			sol, err := rest.Solve(ctx)
			if err != nil {
				return nil, err
			}
			if err := sol.Verify(); err != nil {
				return nil, err
			}
			value = zermelo.WinFor(sol.Class().Winner(zermelo.Min))
		}
		if value == zermelo.WinFor(winner) {
			a.Moves = append(a.Moves, q.String())
		}
	}
	return a, nil
}

// searched returns the options for a game with positions that are too many to list: it is searched, unless another
// method is asked for.
func (o solveOptions) searched() solveOptions {
	if o.method == zermelo.Auto {
		o.method = zermelo.AlphaBeta
	}
	return o
}

func solveConnect(ctx context.Context, c *call, o solveOptions) (answer, error) {
	n, err := numbers("connect", c.words, []string{"columns", "rows", "stones in a row"}, 2, 1, connect.MaxBits)
	if err != nil {
		return nil, err
	}
	start, err := connect.New(n[0], n[1])
	if err != nil {
		return nil, err
	}
	var rules connect.Rules
	if len(n) == 3 {
		rules.InRow = n[2]
	}
	a, err := solveGame(ctx, zermelo.Game[connect.Position, zermelo.Result](rules), start, o.searched(), o.within(1), connect.Position.String)
	isLarge := n[0]*n[1] > 6*5 && min(n[0], n[1]) >= 5 || n[0]*n[1] > 4*9 && min(n[0], n[1]) == 4
	if isLarge && (len(n) < 3 || n[2] >= 4) { // fewer in a row are soon made
		err = beyond(err, "connect")
	}
	return a, err
}

func solveNoughts(ctx context.Context, c *call, o solveOptions) (answer, error) {
	n, err := numbers("noughts", c.words, []string{"columns", "rows", "marks in a row", "layers"}, 3, 1, noughts.MaxCells)
	if err != nil {
		return nil, err
	}
	layers := 1
	if len(n) == 4 {
		layers = n[3]
	}
	start, err := noughts.New(n[0], n[1], layers)
	if err != nil {
		return nil, err
	}
	rules := noughts.Rules{InRow: n[2], Misere: o.misere}
	a, err := solveGame(ctx, zermelo.Game[noughts.Position, zermelo.Result](rules), start, o.searched(), o.within(1), noughts.Position.String)
	if n[0]*n[1]*layers > 5*4 && (n[2] >= 4 || o.misere) {
		err = beyond(err, "noughts")
	}
	return a, err
}

func solveHex(ctx context.Context, c *call, o solveOptions) (answer, error) {
	n, err := numbers("hex", c.words, []string{"the number of cells along a side"}, 1, 1, mostOfSide)
	if err != nil {
		return nil, err
	}
	start, err := hex.New(n[0], n[0])
	if err != nil {
		return nil, err
	}
	if o.method != zermelo.Auto {
		a, err := solveGame(ctx, zermelo.Game[hex.Position, zermelo.Result](hex.Rules{}), start, o, o.within(1), hex.Position.String)
		if n[0] > 6 {
			err = beyond(err, "hex")
		}
		return a, err
	}
	most := o.limit
	if most == 0 {
		most = mostOfHex
	}
	// The first player wins if some opening does.
	a := solvedGame{Value: "second", Moves: []string{}, Verified: true}
	openings := (hex.Rules{}).AppendMoves(nil, start)
	for k, q := range openings {
		if o.told != nil {
			fmt.Fprintf(o.told, "opening %d of %d\n", k+1, len(openings))
		}
		proof, err := hex.Prove(ctx, q, cgt.Limits{Positions: most})
		if err != nil {
			return nil, beyondHex(err, n[0], most)
		}
		if err := proof.Verify(); err != nil {
			return nil, err
		}
		if proof.Value() == zermelo.Win {
			a.Value = "first"
			a.Moves = append(a.Moves, q.String())
		}
	}
	return a, nil
}

// mostOfHex6 is enough for each opening on a board of 6 × 6.
const mostOfHex6 = 100_000

// beyondHex says of the limit in err, if there is one, which one will do for a board of this side.
func beyondHex(err error, side, most int) error {
	switch {
	case !errors.Is(err, cgt.ErrLimit):
		return err
	case side > 6:
		return beyond(err, "hex")
	case side == 6 && most < mostOfHex6:
		return beyondError{err, fmt.Sprintf("-limit %d does for this board, and takes minutes; -progress tells how far it is", mostOfHex6)}
	}
	return err
}

func solveQuixo(ctx context.Context, c *call, o solveOptions) (answer, error) {
	n, err := numbers("quixo", c.words, []string{"the number of cubes along a side"}, 1, quixo.MinSize, quixo.MaxSize)
	if err != nil {
		return nil, err
	}
	rules, err := quixo.New(n[0])
	if err != nil {
		return nil, err
	}
	a, err := solveGame(ctx, zermelo.Game[quixo.Position, zermelo.Result](rules), rules.Start(), o, o.within(1), quixo.Position.String)
	if n[0] > 4 {
		err = beyond(err, "quixo")
	}
	return a, err
}

// solveEndgame solves an endgame of chess. Its position has blanks, so that it may be several words.
func solveEndgame(ctx context.Context, c *call, o solveOptions) (answer, error) {
	text, err := c.argument(strings.Join(c.words, " "))
	if err != nil {
		return nil, err
	}
	p, err := endgames.Parse(text)
	if err != nil {
		return nil, err
	}
	piece, _ := p.Piece()
	rules := endgames.Rules{Piece: piece}
	o.isRace = true
	return solveGame(ctx, zermelo.Game[endgames.Position, zermelo.Result](rules), p, o, o.within(1), endgames.Position.String)
}

// solveFence solves the fence of Shen's problem 33.
func solveFence(ctx context.Context, c *call, o solveOptions) (answer, error) {
	planks, err := numbers("fence", c.words, []string{"the number of planks"}, 1, 1, fence.MaxPlanks)
	if err != nil {
		return nil, err
	}
	start := fence.New(planks[0])
	if o.method == zermelo.Auto {
		return knownFence(ctx, start, o)
	}
	return solveGame(ctx, zermelo.Game[fence.Fence, zermelo.Int](fence.Rules{}), start, o, o.within(2*planks[0]), func(q fence.Fence) string { return q.String() })
}

// knownFence says what is known of a fence that nobody has painted: its value, and that any first move is as good as
// any other, since the strategy of Max may begin anywhere. The strategies are checked against every reply if these are
// not too many.
func knownFence(ctx context.Context, start fence.Fence, o solveOptions) (answer, error) {
	rules := fence.Rules{}
	v := zermelo.Int(rules.Value(start.Planks()))
	a := solvedGame{Value: fmt.Sprint(v)}
	for _, q := range rules.AppendMoves(nil, start) {
		a.Moves = append(a.Moves, q.String())
	}
	strategies := [...]zermelo.Strategy[fence.Fence]{zermelo.Max: fence.Contrast(), zermelo.Min: fence.Copy()}
	strategy := func(who zermelo.Player) zermelo.Strategy[fence.Fence] { return strategies[who] }
	var err error
	if a.Verified, err = checkStrategies(ctx, zermelo.Game[fence.Fence, zermelo.Int](rules), start, strategy, v, cgt.Limits{Positions: o.within(1)}); err != nil {
		return nil, err
	}
	return a, nil
}
